"""What crosses the API as plain data: what is told of events, options and questions, and what a game is set up with."""

from collections.abc import Mapping
from typing import Any, NotRequired, Required, TypedDict

# JSON whose fields each game has of its own: what a table is saved as, what a view holds, what a position is laid out
# with. Whoever reads it checks it.
Data = dict[str, Any]
Options = Mapping[str, object]  # what a game is set up with, by name; each game knows the types of its own
About = Mapping[str, object]  # what an option is about: a verb and, where they exist, things on the table by name


class Event(TypedDict, total=False):
    """Something that happened. Each game adds the things that its own events name."""

    event: Required[str]
    seat: Required[int]
    card: str | int  # as the game names it
    other: int
    amount: int
    pick: str  # that the table made itself
    seen_by: list[int]  # only where everything is shown


class Waste(TypedDict, total=False):
    """What would be left undone by ending a turn. Each game adds what it is about."""

    waste: Required[str]


class SetData(TypedDict):
    """A set that is chosen: how many of which picks."""

    least: int
    most: int
    of: list[list[int]]  # each pick, and how often it may be chosen
    done: NotRequired[int]


def players_in(options: Options) -> int:
    """How many play, in options that have been checked."""
    players = options["players"]
    assert isinstance(players, int)
    return players


Costs = dict[str, int | str | dict[str, int]]  # what has to be paid, by name
Changes = dict[str, int | dict[str, int]]  # of numbers by name; those with parts have a number for each part
