"""What a game tells the arena about itself: the part `statistics` of its descriptor.

A game without it has contests, ratings and scores; its cards are not counted.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from conclave.arena.card_log import CardLog
from conclave.table import Table
from conclave.table.registry import game_named
from conclave.text import say

PART: Final = "statistics"

Mark = float | None  # None where nothing is promised


@dataclass(frozen=True)
class Benchmark:
    """What of a game is measured, and what it should reach."""

    options: dict[str, object] = field(default_factory=dict)
    mid_game: int = 1  # the round of the table that is copied
    marks: dict[str, tuple[Mark, Mark]] = field(default_factory=dict)  # by engine: decisions a second, µs a copy
    extended: dict[str, object] | None = None  # what all that extends the game adds to the options

    def marks_of(self, engine: str) -> tuple[Mark, Mark]:
        return self.marks.get(engine, (None, None))


def itself(key: str) -> str:
    return key


@dataclass(frozen=True)
class GameStatistics:
    """What is counted of a game's cards, and how that is told."""

    log: Callable[[Table], CardLog]
    name: Callable[[str], str]  # what is counted, in the language
    counted: Callable[[str], str] = itself  # what a card is counted as
    held: str = "summoned"  # the column that is above 0 where a card was among a seat's own
    columns: tuple[str, ...] = ("seen", "round", "used", "points", "win", "value")
    plots: tuple[str, ...] = ("values",)
    messages: Mapping[str, str] = field(default_factory=dict)  # its own, by those in whose place they are said
    benchmark: Benchmark = Benchmark()

    def say(self, message: str, /, **args: str) -> str:
        return say(self.messages.get(message, message), **args)


def statistics_of(game: str) -> GameStatistics:
    """What a game says; MissingPart where its cards are not counted."""
    statistics: GameStatistics = game_named(game).part(PART)
    return statistics


def log_of(table: Table) -> CardLog | None:
    """Who follows the cards of a game from here on; None where nobody counts them."""
    return statistics_of(table.game).log(table) if game_named(table.game).brings(PART) else None


def benchmark_of(game: str) -> Benchmark:
    return statistics_of(game).benchmark if game_named(game).brings(PART) else Benchmark()
