"""Events as sentences."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.archimage.rules.boards import Board
from conclave.games.archimage.rules.elements import COLOUR_NAMES, ELEMENT_NAMES
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import mage_behind, scroll_name, the_familiar
from conclave.games.archimage.text.spaces import board_behind, place
from conclave.table import Table, View
from conclave.text.catalogue import Value, say

KEPT: Final = "kept-die"  # messages for a special case of an event
BORROWED: Final = "cast-borrowed"
TO_SEATS: Final = {"cast", "gave-die", "gave-scroll"}  # whose `other` is a seat


def describe_event(event: Mapping[str, Any], names: words.Names, where: Table | View | None) -> str:
    """What happened, in a sentence; the table says what its spaces are called."""
    name = str(event["event"])
    seat = int(event["seat"])
    familiar = the_familiar(mage_behind(where, seat), first=True)
    args: dict[str, Value] = {"player": words.player(seat, names), "familiar": familiar}
    if event["scroll"]:
        args["scroll"] = scroll_name(str(event["scroll"]))
    if "die" in event:
        args["die"] = words.die(event["die"])
    elif "seal" in event:
        args["seal"] = words.seal(event["seal"])
    else:
        args |= amounts(name, int(event["amount"]), board_behind(where))
    return say(f"archimage-event-{variant(args, event)}", **(args | others(name, event, names, board_behind(where))))


def amounts(name: str, amount: int, board: Board | None) -> dict[str, Value]:
    """What the amount of an event stands for."""
    if name == "took-die":
        return {"colour": words.colour(COLOUR_NAMES[amount])}
    if name in ("guardian", "guardian-home"):
        return {"element": words.element(ELEMENT_NAMES[amount])}
    if name in ("swapped-seals", "swapped-scrolls"):
        return {"first": place(board, amount)}
    return {"amount": amount}


def others(name: str, event: Mapping[str, Any], names: words.Names, board: Board | None) -> dict[str, Value]:
    """What the other of an event stands for: a die, a seat or a space."""
    other = int(event["other"])
    if name == "changed-die":
        return {"old": words.die_number(other)}
    if name in TO_SEATS:
        return {"other": words.player(other, names)}
    return {"space": place(board, other)}


def variant(args: Mapping[str, Value], event: Mapping[str, Any]) -> str:
    """Which of an event's messages to use: a die may show the same as before, and a spell may be another's."""
    name = str(event["event"])
    if name == "changed-die" and args["die"] == words.die_number(int(event["other"])):
        return KEPT
    if name == "cast" and event["amount"]:
        return BORROWED
    return name
