"""The bot that takes any option, each as likely as the next."""

from random import Random
from typing import ClassVar

from conclave.bots.bot import Thought, choice_first
from conclave.table import View


class RandomBot:
    """Chooses at random, from a seed of its own."""

    remembers: ClassVar[int] = 1_000_000  # picks: its luck goes on where it was

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.thoughts: list[Thought] = []

    def choose(self, view: View) -> int:
        options = view.options
        choice = self.luck.choice(options)
        self.thoughts = choice_first(choice, options)
        return choice
