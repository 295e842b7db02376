"""What every game can put into words, handed on to the room of the game it is about.

Each is told in short, in a line; or in full, with the text of the card, spell or ruling behind it.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

from conclave.games.archimage import text as archimage
from conclave.games.seasons import text as seasons
from conclave.table import Reason, Table, View
from conclave.text.board import Shown, with_text
from conclave.text.catalogue import Value, has, say
from conclave.text.words import Names, player

SEASONS: Final = "seasons"
CHOSE: Final = "chose"  # the event of a choice that the table made itself


class Room(Protocol):
    """What a game's room in this package has to offer."""

    def describe_view(self, where: Table | View, names: Names = None) -> Shown: ...

    def describe_question(self, where: Table | View, names: Names = None) -> str: ...

    def describe_option(self, where: Table | View, pick: int, names: Names = None) -> str: ...

    def full_option(self, where: Table | View, pick: int, names: Names = None) -> str: ...

    def question_text(self, where: Table | View) -> str: ...

    def event_text(self, event: Mapping[str, Any], where: Table | View | None) -> str: ...

    def source_text(self, source: str) -> str: ...

    def describe_event(self, event: Mapping[str, Any], names: Names, where: Table | View | None) -> str: ...

    def describe_decision(self, question: str) -> str: ...

    def describe_source(self, source: str) -> str: ...

    def describe_waste(self, waste: Mapping[str, Any]) -> str: ...

    def reason_name(self, reason: Reason) -> str: ...

    def reason_arguments(self, reason: Reason, where: Table | View | None) -> dict[str, Value]: ...


ROOMS: Final[dict[str, Room]] = {SEASONS: seasons, "archimage": archimage}


def describe_view(where: Table | View, names: Names = None) -> Shown:
    """The board as a seat, or a spectator, may see it: its `lines` are everything, or with `full=False` in short."""
    return ROOMS[where.game].describe_view(where, names)


def describe_question(where: Table | View, names: Names = None, full: bool = False) -> str:
    """What the viewer is asked; for the others, whom the table waits for. In full with the text of what asks."""
    room = ROOMS[where.game]
    sentence = room.describe_question(where, names)
    return with_text(sentence, room.question_text(where)) if full else sentence


def describe_option(where: Table | View, pick: int, names: Names = None, full: bool = False) -> str:
    """What an offered pick would do, in a line; in full with what its card or spell does."""
    room = ROOMS[where.game]
    return room.full_option(where, pick, names) if full else room.describe_option(where, pick, names)


# What follows is no position: whose it is, the caller says. Without that it is of Seasons.


def describe_event(
    event: Mapping[str, Any], names: Names = None, where: Table | View | None = None, full: bool = False
) -> str:
    """An event, as `Table.events_for` tells it, in a sentence that shows no more than the event does; in full with what
    the card or spell does that it names."""
    if event["event"] == CHOSE:
        return say("table-chose", player=player(int(event["seat"]), names))
    room = room_of(where)
    sentence = room.describe_event(event, names, where)
    return with_text(sentence, room.event_text(event, where)) if full else sentence


def describe_events(
    events: Iterable[Mapping[str, Any]], names: Names = None, where: Table | View | None = None
) -> list[str]:
    """What a choice made happen, a sentence each; what the table chose itself shows in what that made happen."""
    return [describe_event(event, names, where) for event in events if event["event"] != CHOSE]


def describe_decision(question: str, game: str = SEASONS) -> str:
    """A decision by its key, as a phrase for other sentences."""
    return ROOMS[game].describe_decision(question)


def describe_reason(
    reason: Reason,
    ruling: bool = False,
    where: Table | View | None = None,
    full: bool = False,
    names: Names = None,
) -> str:
    """Why something is refused or wrong; in full with the number of the ruling where there is one, as with `ruling`.

    A game has its own words for what its rules refuse; what any table refuses is said in the words of all.
    """
    room = room_with_words(reason, where)
    own = room.reason_name(reason)
    args = room.reason_arguments(reason, where)
    told = {name: "none" if value == "" else value for name, value in args.items()}  # a message can ask for that
    if "asked" in reason.args:
        told["player"] = player(int(reason.args["asked"]) - 1, names)
    sentence = say(own if has(own) else f"reason-{reason.key}", **told)
    if (ruling or full) and reason.ruling:
        return say("reason-with-ruling", reason=sentence, ruling=reason.ruling)
    return sentence


def describe_waste(waste: Mapping[str, Any], game: str = SEASONS) -> str:
    """What would be left undone by ending a turn, as `Table.wasted` tells it."""
    return ROOMS[game].describe_waste(waste)


def describe_source(source: str, game: str = SEASONS) -> str:
    """A source of points, as `Table.breakdown` names it."""
    return ROOMS[game].describe_source(source)


def describe_score(source: str, points: int, game: str = SEASONS, full: bool = False) -> str:
    """A source with its points; in full with why it has them."""
    line = say("score-line", source=describe_source(source, game), points=points)
    return with_text(line, ROOMS[game].source_text(source)) if full else line


def room_of(where: Table | View | None) -> Room:
    return ROOMS[SEASONS if where is None else where.game]


def room_with_words(reason: Reason, where: Table | View | None) -> Room:
    """Whose words a reason is told in: those of the game on the table; without one, of the game that has any for it."""
    rooms = list(ROOMS.values()) if where is None else [ROOMS[where.game]]
    return next((room for room in rooms if has(room.reason_name(reason))), room_of(where))
