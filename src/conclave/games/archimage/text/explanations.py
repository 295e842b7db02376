"""Where points come from, what a turn would leave undone, and what reasons are about, in words."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import scroll_name
from conclave.games.archimage.text.spaces import board_behind, place
from conclave.table import Table, View
from conclave.text.catalogue import Value, say
from conclave.text.words import either

# The first word of every source that `breakdown` names.
SOURCES: Final = ["scroll", "synergy"]


def describe_source(source: str) -> str:
    """A source of points, as `Table.breakdown` names it."""
    kind, _, key = source.partition(" ")
    return say(f"archimage-score-{kind}", scroll=scroll_name(key))


def describe_waste(waste: Mapping[str, Any]) -> str:
    scrolls = either([scroll_name(key) for key in waste["scrolls"]])
    return say(f"archimage-waste-{waste['waste']}", dice=int(waste["dice"]), scrolls=scrolls)


def reason_in_words(args: dict[str, Value], where: Table | View | None) -> dict[str, Value]:
    """A reason's arguments, with keys of scrolls and numbers of spaces put into words."""
    if args.get("scroll") in SCROLL_NUMBERS:
        args["scroll"] = scroll_name(str(args["scroll"]))
    if "element" in args:
        args["name"] = words.element(str(args["element"]))
        args["colours"] = words.colours_of_element(str(args["element"]))
    if isinstance(args.get("space"), int):
        space = int(args["space"])
        args["number"] = space
        args["space"] = place(board_behind(where), space)
    if "spaces" in args:
        args["last"] = int(args["spaces"]) - 1
    return args
