"""What a game tells bots about itself: the part `bots` of its descriptor. What it leaves out has a plain default."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from conclave.bots.judge import Judge
from conclave.bots.search import RolloutGuide
from conclave.table import View
from conclave.table.registry import game_named

PART: Final = "bots"


@dataclass(frozen=True)
class GameBots:
    """How bots play a game."""

    judge: Callable[[], Judge] = Judge
    greedy: Callable[[int, float], RolloutGuide] | None = None  # of its own, from a seed and noise; it guides `search`
    simulations: int = 200  # what `search` alone means
    noise: float = 2.0  # points that a novice may be wrong about an option
    drafting: Callable[[View], bool] | None = None  # whether cards are drafted just now; None where nobody drafts
    sets: frozenset[str] = frozenset()  # questions at which a hint names the whole set that is to be chosen


PLAIN: Final = GameBots()


def bots_of(game: str) -> GameBots:
    """What a game says; the defaults where it says nothing."""
    described = game_named(game)
    bots: GameBots = described.part(PART) if described.brings(PART) else PLAIN
    return bots


def judge_of(game: str) -> Judge:
    return bots_of(game).judge()
