"""The figures of cards: what they are, how they are written, and the columns and plots in which they stand."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

from conclave.text import say

NOTHING: Final = "–"

Array = Any  # numpy comes with an extra, so it is not imported here
Figure = int | float | None | list[int]  # a number, or how many cards there are of each part, such as each period


@dataclass(frozen=True)
class Estimate:
    """A figure with the interval that holds it in 95 cases of 100."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class CardFigures:
    """Everything that the games tell of one card."""

    card: str
    seen: int  # seats that had it among their cards or in play
    matches: int  # that they played in
    played: int  # times that it came into play
    played_of_held: float | None  # share of those among a seat's own cards that did
    round: float | None  # in which it came into play, the mean
    used: float | None  # activations or casts of one in play, the mean
    points: float | None  # that one in play brought at the end, the mean
    win_rate: Estimate
    added: Estimate  # points, to a seat that has it among its cards
    added_in_play: Estimate  # points, to a seat that brings it into play
    own: Mapping[str, Figure] = field(default_factory=dict)  # what the game counts beside these

    def number(self, name: str) -> float | None:
        """A figure of the game's own that is a number."""
        found = self.own[name]
        assert not isinstance(found, list)
        return found

    def counts(self, name: str) -> list[int]:
        """A figure of the game's own that has parts."""
        found = self.own[name]
        assert isinstance(found, list)
        return found

    def shares(self, name: str) -> list[float]:
        """Its parts as shares of one."""
        counts = self.counts(name)
        return [count / max(1, sum(counts)) for count in counts]

    def data(self) -> dict[str, Any]:
        """Everything, as a program would want it: the game's own figures after those that tell how much was seen."""
        told: dict[str, Any] = asdict(self)
        own: dict[str, Any] = told.pop("own")
        first: dict[str, Any] = {name: told.pop(name) for name in ("card", "seen", "matches")}
        return first | own | told


@dataclass(frozen=True)
class Column:
    """A figure of cards: what it is called, how it is written, what orders it, and where there is room for it."""

    title: str  # the name of a message
    text: Callable[[CardFigures], str]
    value: Callable[[CardFigures], float | None]
    falling: bool = True  # the largest comes first
    wide: bool = False

    def place(self, card: CardFigures) -> tuple[bool, float]:
        """By which cards are ordered: those without the figure come last."""
        value = self.value(card)
        return value is None, 0.0 if value is None else -value if self.falling else value


@dataclass(frozen=True)
class Plot:
    """A picture of a figure of the game's own: against points added, or as shares of its parts, each card a line."""

    draw: Literal["cloud", "shares"]
    figure: str
    axis: str  # what is said along it, as the name of a message
    part: str = ""  # what each part is called, given its `$number` from 1


def number(value: float | None, digits: int = 1) -> str:
    if value is None:
        return NOTHING
    return say("stats-whole" if digits == 0 else "stats-tenths", number=value if digits else round(value))


def share(value: float | None) -> str:
    return NOTHING if value is None else number(100 * value, 0)


def points(estimate: Estimate) -> str:
    """Points with the half of their interval: +5.2 ± 2.1."""
    sign = "+" if round(estimate.value, 1) > 0 else ""
    return say("stats-interval", value=sign + number(estimate.value), width=number(estimate.high - estimate.value))


def rate(estimate: Estimate) -> str:
    """A win rate in per cent, with the half of its interval."""
    width = 50 * (estimate.high - estimate.low)
    return say("stats-interval", value=number(100 * estimate.value), width=number(width))


def shares(card: CardFigures, name: str) -> str:
    """How many of a hundred are of each part."""
    return "/".join(map(share, card.shares(name))) if any(card.counts(name)) else NOTHING


def mean(values: Array) -> float | None:
    return float(values.mean()) if len(values) else None
