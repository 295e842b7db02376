"""What a bot is, and the bots by name."""

from collections.abc import Callable
from typing import Final, Protocol

from conclave.bots.greedy import GreedyBot
from conclave.bots.uniform import RandomBot
from conclave.table import View


class Bot(Protocol):
    """A player that sees only a View and answers with one of its options."""

    def choose(self, view: View) -> int: ...


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}  # that play any game
BOTS_OF: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {"archimage": {"greedy": GreedyBot}}  # of one game


def bots_of(game: str) -> dict[str, Callable[[int], Bot]]:
    """The bots that can play a game, by name."""
    return {**BOTS, **BOTS_OF.get(game, {})}


def make_bot(name: str, seed: int, game: str = "") -> Bot:
    """A bot by its name, with a seed of its own; KeyError if there is none of that name for the game."""
    return bots_of(game)[name](seed)
