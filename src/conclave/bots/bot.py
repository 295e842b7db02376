"""What a bot is: it gets a view and answers with one of its options, and can tell what it thought of them."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from conclave.table import View

POINTS: Final = "points"  # more than the others can hope for
CHANCE: Final = "chance"  # of winning, from 0 to 1


class RatedPick(NamedTuple):
    """What a bot thinks of one option."""

    pick: int
    value: float
    scale: str  # POINTS or CHANCE


class Bot(Protocol):
    """A player that sees only a View and answers with one of its options.

    A bot may have `ratings`, a list of RatedPick: what it made of the options that it chose from last, its choice
    first. People are shown the first three.
    """

    def choose(self, view: View) -> int: ...


Maker = Callable[[str, int], Bot]  # from a game's key and a seed; raises ValueError for a game that it cannot play


def ratings_of(bot: Bot) -> list[RatedPick]:
    """What a bot made of the options that it chose from last, its choice first; empty for one that does not tell."""
    return list(getattr(bot, "ratings", []))


def picks_to_replay(bot: Bot, seat: int, makers: Sequence[int]) -> list[int]:
    """Which picks of a game, of which the makers' seats are told, a bot has to go through again before it plays on.

    Most have none: what matters to them is in the view. One that follows a plan says by `remembers` how many of its own
    picks the longest plan has.
    """
    most = int(getattr(bot, "remembers", 0))
    return [at for at, maker in enumerate(makers) if maker == seat][-most:] if most else []


def best_first(options: list[int], values: list[float], scale: str) -> list[RatedPick]:
    """All options by what they are worth; of equals the one that was offered first."""
    order = sorted(range(len(options)), key=lambda at: (-values[at], at))
    return [RatedPick(options[at], values[at], scale) for at in order]


def choice_first(choice: int, options: list[int], value: float = 0.0, scale: str = POINTS) -> list[RatedPick]:
    """A choice that was not weighed against the others, which are worth nothing as far as anybody knows."""
    rest = [RatedPick(pick, 0.0, scale) for pick in options if pick != choice]
    return [RatedPick(choice, value, scale), *rest]
