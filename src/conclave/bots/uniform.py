"""The bot that takes any option, each as likely as the next."""

from random import Random

from conclave.table import View


class RandomBot:
    """Chooses at random, from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, view: View) -> int:
        return self.luck.choice(view.options)
