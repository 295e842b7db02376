"""A bot that drafts blindly: what cards bring it is what they are worth, whatever those who draft think of them."""

from collections.abc import Callable
from typing import ClassVar, Final

from conclave.bots.bot import Bot, Thought, thoughts_of
from conclave.bots.random_bot import RandomBot
from conclave.table import View


class BlindDrafter:
    """Chooses at random while cards are drafted, then plays as another bot does."""

    remembers: ClassVar[int] = RandomBot.remembers

    def __init__(self, player: Bot, seed: int, drafting: Callable[[View], bool]) -> None:
        self.chance: Final = RandomBot(seed)
        self.player: Final = player
        self.drafting: Final = drafting
        self.thoughts: list[Thought] = []

    def choose(self, view: View) -> int:
        bot = self.chance if self.drafting(view) else self.player
        choice = bot.choose(view)
        self.thoughts = thoughts_of(bot)
        return choice
