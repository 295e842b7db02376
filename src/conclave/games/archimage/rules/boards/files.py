"""Boards from files: the standard ones, laid from segments as in the box, and one that somebody typed in."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Any, Final

from conclave.games.archimage.rules.boards.board import Board, board_from, shape_faults
from conclave.games.archimage.rules.boards.errors import BadBoard
from conclave.games.archimage.rules.boards.toml_lines import NO_LINE, Lines, Outline, other_line
from conclave.table.errors import BadOption, Reason

# Clockwise around the hall. None begins with an element's letter: a space L4 is no seal, and a seal F4 no space.
# A large side is balanced by the one across the hall: each such pair has three scroll spaces of every power.
SEGMENTS: Final = ["library", "observatory", "crypt", "garden", "vault", "menagerie"]
LARGE: Final = {
    2: [],
    3: ["observatory", "vault"],
    4: ["library", "observatory", "garden", "vault"],
    5: SEGMENTS,
}
HALL_ID: Final = "hall"
WEDGE: Final = 360 / len(SEGMENTS)

BYTE_ORDER_MARK: Final = "\ufeff"  # some editors begin a file with it
ERROR_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
LONGEST: Final = 200  # characters of an error; tomllib repeats names in full

# A segment file is checked by the tests, not here: it came with the package.
Row = dict[str, Any]


@cache
def standard_board(players: int) -> Board:
    """The board for so many players: six segments, each with its small or its large side up."""
    if players not in LARGE:
        counts = ", ".join(str(count) for count in LARGE)
        raise BadOption(Reason("option-value", {"option": "players", "value": str(players), "values": counts}))
    rings = [segment(name, "large" if name in LARGE[players] else "small") for name in SEGMENTS]
    spaces: list[Row] = [{"id": HALL_ID, "kind": "hall", "x": 0, "y": 0, "neighbours": []}]
    for place, rows in enumerate(rings):
        spaces += [_laid(place, row) for row in rows]
    ways = {row["id"]: row["neighbours"] for row in spaces}
    for name in [row["id"] for row in spaces if HALL_ID in row["neighbours"]]:
        ways[HALL_ID].append(name)
    for place in range(len(rings)):
        for one, other in _passages(rings, place):
            ways[one].append(other)
            ways[other].append(one)
    return board_from({"name": f"standard-{players}", "players": [players], "space": spaces})


def segment(name: str, side: str) -> list[Row]:
    """The spaces of one side of a segment, as its file has them."""
    file = files("conclave.games.archimage.rules.boards").joinpath("segments", f"{name}-{side}.toml")
    text = file.read_text(encoding="utf-8")
    rows: list[Row] = tomllib.loads(text)["space"]
    return rows


def parse_board(text: str) -> Board:
    """A whole board typed into one TOML file; BadBoard names its first fault."""
    data, lines = located(text)
    for fault in shape_faults(data, lines):
        raise BadBoard(fault)
    return board_from(data)


def read(text: str) -> dict[str, object]:
    """What a board file holds, not yet looked at."""
    return located(text)[0]


def located(text: str) -> tuple[dict[str, object], Lines]:
    """What a board file holds, not yet looked at, and in which lines it stands there."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    outline = Outline(text)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadBoard(_not_toml(str(error), outline)) from None
    return data, outline.lines(data)


def _not_toml(error: str, outline: Outline) -> Reason:
    """tomllib ends its message with the line and the column, or says that the document ends there."""
    found = ERROR_PLACE.fullmatch(error)
    what, line, column = found.groups() if found else (error, None, None)
    last = int(line) if line else outline.last
    begun = str(outline.begun(last))
    return Reason(
        "board-not-toml",
        {"line": begun, "last": other_line(begun, str(last)), "column": column or NO_LINE, "error": what[:LONGEST]},
    )


def _laid(place: int, row: Row) -> Row:
    """A segment's space at its place around the hall: the first segment lies at the top."""
    angle = radians(place * WEDGE + row["angle"])
    return {
        "id": _id(place, row["id"]),
        "kind": row["kind"],
        "power": row["power"],
        "x": round(row["radius"] * sin(angle), 2),
        "y": round(-row["radius"] * cos(angle), 2),
        "neighbours": [near if near == HALL_ID else _id(place, near) for near in row["neighbours"]],
    }


def _id(place: int, number: int) -> str:
    """The segment's first letter and the space's number in it."""
    return f"{SEGMENTS[place][0].upper()}{number}"


def _passages(rings: list[list[Row]], place: int) -> list[tuple[str, str]]:
    """The ways from a segment to the next one clockwise: doors of the same name meet."""
    after = (place + 1) % len(rings)
    meeting = {row["left"]: _id(after, row["id"]) for row in rings[after] if "left" in row}
    return [(_id(place, row["id"]), meeting[row["right"]]) for row in rings[place] if "right" in row]
