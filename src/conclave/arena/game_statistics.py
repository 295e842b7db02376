"""What a game tells the arena about itself: the part `statistics` of its descriptor.

A game without it has contests, ratings and scores; its cards are not counted.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from conclave.arena.card_log import CardLog
from conclave.arena.figures import Array, Column, Figure, Plot
from conclave.table import Table
from conclave.table.registry import game_keys, game_named
from conclave.text import say

PART: Final = "statistics"

FIELDS: Final = MappingProxyType(
    {"entered": "int16", "used": "int16", "points": "int16"}
)  # of a card, where a game has no others

Mark = float | None  # None where nothing is promised
Fate = Mapping[str, Array]  # the fields of some rows of cards, as columns


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
    # What is written of a card beside its name, each field with its kind in a Parquet file; `used` and `points` are
    # among them, and the names of these two: the round in which a card came into play, 0 for never; and what is above 0
    # where a card was among a seat's own.
    fields: Mapping[str, str] = field(default_factory=lambda: FIELDS)
    entered: str = "entered"
    held: str = "entered"
    # Figures beside those of every game, from the fields of a card as columns; how they are shown, and drawn.
    figures: Mapping[str, Callable[[Fate], Figure]] = field(default_factory=dict)
    own_columns: Mapping[str, Column] = field(default_factory=dict)
    own_plots: Mapping[str, Plot] = field(default_factory=dict)
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


def fields_of(game: str) -> Mapping[str, str]:
    """What is written of a game's cards; the usual fields where they are not counted, or the game is not installed."""
    counted = game in game_keys() and game_named(game).brings(PART)
    return statistics_of(game).fields if counted else FIELDS


def log_of(table: Table) -> CardLog | None:
    """Who follows the cards of a game from here on; None where nobody counts them."""
    return statistics_of(table.game).log(table) if game_named(table.game).brings(PART) else None


def benchmark_of(game: str) -> Benchmark:
    return statistics_of(game).benchmark if game_named(game).brings(PART) else Benchmark()
