"""Boards from files: the standard ones, laid from segments as in the box, and one that somebody typed in."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Any, Final

from conclave.games.archimage.rules.boards.board import Board, board_of_rows
from conclave.games.archimage.rules.boards.errors import BadBoard
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
HEADER: Final = re.compile(r"[ \t]*\[\[[ \t]*space[ \t]*\]\]")
UNKNOWN: Final = "none"  # in a reason, of a line, a column or an id
LONGEST_ERROR: Final = 200  # characters; tomllib repeats names in full
LONGEST_LINE: Final = 10_000  # characters: thousands of tables within each other take tomllib for ever

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
    return board_of_rows(f"standard-{players}", [players], spaces)


def segment(name: str, side: str) -> list[Row]:
    """The spaces of one side of a segment, as its file has them."""
    file = files("conclave.games.archimage.rules.boards").joinpath("segments", f"{name}-{side}.toml")
    text = file.read_text(encoding="utf-8")
    rows: list[Row] = tomllib.loads(text)["space"]
    return rows


def read(text: str) -> tuple[dict[str, Any], list[int]]:
    """What a board file holds, not yet looked at, and the lines in which its spaces begin: of all of them, or none."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadBoard(Reason("board-long-line", {"line": str(number), "most": LONGEST_LINE}))
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadBoard(_not_toml(str(error), len(lines))) from None
    begun = [number for number, line in enumerate(lines, 1) if HEADER.match(line)]
    spaces = data.get("space")
    # A header may also stand in a text, and spaces may be listed without any.
    return data, begun if isinstance(spaces, list) and len(spaces) == len(begun) else []


def _not_toml(error: str, last: int) -> Reason:
    """tomllib ends its message with the line and the column, or says that the document ends there."""
    found = ERROR_PLACE.fullmatch(error)
    what, line, column = found.groups() if found else (error, None, None)
    if found and not line:
        line = str(last)
    return Reason(
        "board-not-toml", {"line": line or UNKNOWN, "column": column or UNKNOWN, "error": what[:LONGEST_ERROR]}
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
