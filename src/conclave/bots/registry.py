"""What a bot is, and the bots by name."""

from collections.abc import Callable
from typing import Final, Protocol

from conclave.bots.uniform import RandomBot
from conclave.table import View


class Bot(Protocol):
    """A player that sees only a View and answers with one of its options."""

    def choose(self, view: View) -> int: ...


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with a seed of its own; KeyError if there is none."""
    return BOTS[name](seed)
