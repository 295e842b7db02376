"""Bots that take any option, each as likely as the next: always, or while cards are drafted."""

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from conclave.bots.bot import Bot, RatedPick, choice_first, ratings_of
from conclave.table import View


class RandomBot:
    """Chooses at random, from a seed of its own."""

    remembers: ClassVar[int] = 1_000_000  # picks: its luck goes on where it was

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.ratings: list[RatedPick] = []

    def __repr__(self) -> str:
        return "<random bot>"

    def choose(self, view: View) -> int:
        options = view.options
        choice = self.rng.choice(options)
        self.ratings = choice_first(choice, options)
        return choice


class BlindDrafter:
    """Chooses at random while cards are drafted, then plays as another bot does: what cards bring it is what they are
    worth, whatever those who draft think of them."""

    remembers: ClassVar[int] = RandomBot.remembers

    def __init__(self, player: Bot, seed: int, drafting: Callable[[View], bool]) -> None:
        self.chance: Final = RandomBot(seed)
        self.player: Final = player
        self.drafting: Final = drafting
        self.ratings: list[RatedPick] = []

    def __repr__(self) -> str:
        return f"<blind drafter, then {self.player!r}>"

    def choose(self, view: View) -> int:
        bot = self.chance if self.drafting(view) else self.player
        choice = bot.choose(view)
        self.ratings = ratings_of(bot)
        return choice
