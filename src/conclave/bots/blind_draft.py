"""A bot that drafts blindly: what cards bring it is what they are worth, whatever those who draft think of them."""

from typing import ClassVar, Final

from conclave.bots.bot import Bot, Thought, thoughts_of
from conclave.bots.random_bot import RandomBot
from conclave.table import View

PRELUDE: Final = 0  # the round before the first


class BlindDrafter:
    """Drafts, builds its deck and chooses its token at random, then plays as another bot does."""

    remembers: ClassVar[int] = RandomBot.remembers

    def __init__(self, player: Bot, seed: int) -> None:
        self.chance: Final = RandomBot(seed)
        self.player: Final = player
        self.thoughts: list[Thought] = []

    def choose(self, view: View) -> int:
        bot = self.chance if view.data["round"] == PRELUDE else self.player
        choice = bot.choose(view)
        self.thoughts = thoughts_of(bot)
        return choice
