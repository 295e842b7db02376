"""Is a board good to play on? Every fault it has, and what is odd about it but may be meant.

The model says first what is wrong with fields; where nothing is, what is wrong with how the spaces go together.
"""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.archimage.rules.boards.board import (
    CIRCLE,
    HALL,
    KINDS,
    LEAST_POWER,
    MOST_POWER,
    SCROLL,
    Board,
    board_of_rows,
)
from conclave.games.archimage.rules.boards.errors import BadBoard
from conclave.games.archimage.rules.boards.files import UNKNOWN, Row, read
from conclave.table.errors import Reason

# What the box holds of each power: 24 seal tokens; a scroll of each element in each of two magic circles.
MOST_CIRCLES: Final = 24
MOST_SCROLLS: Final = 10
SAME_SPOT: Final = 0.001
OPENING_POWERS: Final = [2, 3]
FIELDS: Final = ["name", "players", "space"]
SPACE_FIELDS: Final = ["id", "kind", "power", "x", "y", "neighbours"]
LONGEST_SHOWN: Final = 24  # characters of a value that is wrong
LARGEST_SHOWN: Final = 10**20  # and Python will not write out a number of thousands of digits

Args = dict[str, str | int]
Steps = list[str | int]


class Listed:
    """A space as a file lists it: its number there, from 1, and the line in which it begins."""

    def __init__(self, at: int, line: str, row: Row) -> None:
        self.at: Final = at
        self.line: Final = line
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.power: Final[int] = row.get("power", 0)
        self.x: Final[float] = row["x"]
        self.y: Final[float] = row["y"]
        self.near: Final = list(dict.fromkeys(row["neighbours"]))

    def place(self) -> Args:
        """Where it stands, for sentences about it."""
        return {"at": self.at, "line": self.line, "space": self.id}


class Checked:
    """A board file's data after a look at every field: its faults or, if there is none, its spaces."""

    def __init__(self, data: object, lines: list[int]) -> None:
        # Whoever brings no board of their own need not wait for pydantic.
        from conclave.games.archimage.rules.boards.model import look_at_fields  # noqa: PLC0415

        given = data if isinstance(data, dict) else {}
        told, errors = look_at_fields(given)
        self.faults: Final = [field_fault(given, lines, steps, error) for steps, error in errors]
        self.name: Final[str] = told.get("name", "")
        self.players: Final[list[int]] = told.get("players", [])
        self.rows: Final[list[Row]] = told.get("space", [])
        self.spaces: Final = [Listed(at, line_of(lines, at), row) for at, row in enumerate(self.rows, 1)]

    def board(self) -> Board:
        return board_of_rows(self.name, self.players, self.rows)


def checked(board: object) -> Checked:
    """A board file's text or data; BadBoard where the text cannot be read."""
    data, lines = read(board) if isinstance(board, str) else (board, [])
    return Checked(data, lines)


def parse_board(text: str) -> Board:
    """A whole board typed into one TOML file; BadBoard names the first fault that keeps it from being a board."""
    return built(checked(text))


def board_from(data: Mapping[str, object]) -> Board:
    """The board that a board file's data describes; BadBoard names the first fault where it describes none."""
    return built(checked(data))


def built(found: Checked) -> Board:
    for fault in found.faults or shape_faults(found.spaces):
        raise BadBoard(fault)
    return found.board()


def faults(board: object, players: int | None = None) -> list[Reason]:
    """Every fault of a board file's text or data, as a board for so many players; of a good board there is none.

    Without `players` it is looked at for the numbers that the board itself is meant for.
    """
    try:
        found = checked(board)
    except BadBoard as bad:
        return [bad.reason]
    if found.faults:
        return found.faults
    spaces = found.spaces
    wrong = shape_faults(spaces)
    if wrong and wrong[0].key == "board-double-id":
        return wrong
    meant = [players] if players else found.players or [2]
    return wrong + unreachable(spaces) + same_spots(spaces) + box_faults(spaces) + end_faults(spaces, meant)


def least_sixes(players: int) -> int:
    """With fewer power-6 scrolls on the board the game is over at the end of a round."""
    return 4 if players <= 3 else 5


# --- Fields


def field_fault(data: Mapping[str, Any], lines: list[int], steps: Steps, error: str) -> Reason:
    """What is wrong in the place that the model names, or is missing there."""
    if len(steps) > 2 and steps[0] == "space":
        del steps[2]  # the kind of space, by which the model tells them apart
    value: Any = data
    missing = False
    for step in steps:
        missing = isinstance(step, str) and step not in value
        value = None if missing else value[step]
    where = place_of(data, lines, steps)
    if missing:
        return Reason("board-missing", where)
    if error == "too_long" and isinstance(value, list):
        return Reason("board-too-many", {**where, "count": len(value)})
    return Reason("board-wrong", {**where, "value": shown(value)})


def place_of(data: Mapping[str, Any], lines: list[int], steps: Steps) -> Args:
    """The number of the space (0 for none), its line and id as far as they are known, the field, and the number of an
    entry in it. `what` is the kind of thing that should be there."""
    names = [step for step in steps if isinstance(step, str)]
    numbers = [step + 1 for step in steps if isinstance(step, int)]
    field = names[-1]
    at = numbers.pop(0) if names[0] == "space" and numbers else 0
    entry = numbers[0] if numbers else 0
    what = f"{field}-entry" if entry or (at and field == "space") else field
    name = called(data["space"][at - 1]) if at and field != "id" else UNKNOWN
    line = line_of(lines, at) if at else UNKNOWN
    return {"at": at, "line": line, "space": name, "field": field, "entry": entry, "what": what}


def line_of(lines: list[int], at: int) -> str:
    return str(lines[at - 1]) if at <= len(lines) else UNKNOWN


def called(row: object) -> str:
    """The id of a space of which something else is wrong, if it has any."""
    value = row.get("id") if isinstance(row, dict) else None
    return shown(value) if type(value) in (int, str) and value != "" else UNKNOWN


def shown(value: object) -> str:
    """A value that is wrong, for the sentence that says so: briefly, and nothing that cannot be shown."""
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    if isinstance(value, list):
        return "[…]" if value else "[]"
    if type(value) is int and abs(value) >= LARGEST_SHOWN:
        return "> 10^20" if value > 0 else "< -10^20"
    text = str(value).lower() if isinstance(value, bool) else str(value) or '""'
    text = text if text.isprintable() else ascii(text)[1:-1]
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


# --- How the spaces go together


def shape_faults(spaces: list[Listed]) -> list[Reason]:
    """Every fault that keeps spaces from being a board; neighbours are looked for where each id is that of one only."""
    return double_ids(spaces) or hall_faults(spaces) + way_faults(spaces)


def double_ids(spaces: list[Listed]) -> list[Reason]:
    first: dict[str, Listed] = {}
    return [
        Reason("board-double-id", {**one.place(), "other": first[one.id].at})
        for one in spaces
        if first.setdefault(one.id, one) is not one
    ]


def hall_faults(spaces: list[Listed]) -> list[Reason]:
    halls = of_power(spaces, HALL)
    if not halls:
        return [Reason("board-no-hall", {})]
    return [Reason("board-many-halls", {**one.place(), "other": halls[0].id}) for one in halls[1:]]


def way_faults(spaces: list[Listed]) -> list[Reason]:
    ways = {one.id: one.near for one in spaces}
    found = []
    for one in spaces:
        for other in one.near:
            if other == one.id:
                found.append(Reason("board-own-neighbour", one.place()))
            elif other not in ways:
                found.append(Reason("board-unknown-neighbour", {**one.place(), "neighbour": other}))
            elif one.id not in ways[other]:
                found.append(Reason("board-one-way", {**one.place(), "neighbour": other}))
    return found


def unreachable(spaces: list[Listed]) -> list[Reason]:
    """A passage with one end missing is a fault of its own and counts as open here."""
    both: dict[str, list[str]] = {}
    for one in spaces:
        for other in one.near:
            both.setdefault(one.id, []).append(other)
            both.setdefault(other, []).append(one.id)
    queue = [hall.id for hall in of_power(spaces, HALL)]
    reached = set(queue)
    for name in queue:
        fresh = dict.fromkeys(other for other in both.get(name, []) if other not in reached)
        reached.update(fresh)
        queue += fresh
    return [Reason("board-unreachable", one.place()) for one in spaces if queue and one.id not in reached]


def same_spots(spaces: list[Listed]) -> list[Reason]:
    spots: dict[tuple[int, int], Listed] = {}
    found = []
    for one in spaces:
        first = spots.setdefault((round(one.x / SAME_SPOT), round(one.y / SAME_SPOT)), one)
        if first is not one:
            found.append(Reason("board-same-spot", {**one.place(), "other": first.id}))
    return found


def box_faults(spaces: list[Listed]) -> list[Reason]:
    found = []
    if not of_power(spaces, CIRCLE):
        found.append(Reason("board-no-circle", {}))
    if not of_power(spaces, SCROLL):
        found.append(Reason("board-no-scroll", {}))
    for power in range(LEAST_POWER, MOST_POWER + 1):
        circles, scrolls = len(of_power(spaces, CIRCLE, power)), len(of_power(spaces, SCROLL, power))
        if circles > MOST_CIRCLES:
            found.append(Reason("board-many-circles", {"power": power, "count": circles, "most": MOST_CIRCLES}))
        if scrolls > MOST_SCROLLS:
            found.append(Reason("board-many-scrolls", {"power": power, "count": scrolls, "most": MOST_SCROLLS}))
    return found


def end_faults(spaces: list[Listed], meant: list[int]) -> list[Reason]:
    count = len(of_power(spaces, SCROLL, MOST_POWER))
    least = max(least_sixes(number) for number in meant)
    if count >= least:
        return []
    return [Reason("board-few-sixes", {"count": count, "least": least, "players": max(meant)})]


def of_power(spaces: list[Listed], kind: int, power: int = 0) -> list[Listed]:
    """The spaces of a kind that have this power, or any."""
    return [one for one in spaces if one.kind == KINDS[kind] and power in (0, one.power)]


# --- What is odd but can be played


def warnings(board: object, players: int | None = None) -> list[Reason]:
    """What is odd about a board that has no fault of shape; nothing about one that has."""
    try:
        data, lines = read(board) if isinstance(board, str) else (board, [])
    except BadBoard:
        return []
    found = Checked(data, lines)
    if found.faults or shape_faults(found.spaces) or not isinstance(data, dict):
        return []
    odd = unread_fields(data, found.spaces)
    if players and found.players and players not in found.players:
        odd.append(Reason("board-other-players", {"players": players}))
    return odd + opening_warnings(found.spaces) + slope_warnings(found.board(), found.spaces)


def unread_fields(data: Mapping[str, Any], spaces: list[Listed]) -> list[Reason]:
    """A field's name once, with the first space that has it: what one space has, mostly all have."""
    odd = [shown(field) for field in data if field not in FIELDS]
    found = [Reason("board-unknown-field", {"field": field}) for field in dict.fromkeys(odd)]
    first: dict[str, Listed] = {}
    for one in spaces:
        row = data["space"][one.at - 1]
        for field in row:
            if field not in SPACE_FIELDS:
                first.setdefault(shown(field), one)
        if one.kind == KINDS[HALL] and "power" in row:
            found.append(Reason("board-hall-power", one.place()))
    return found + [
        Reason("board-unknown-space-field", {**one.place(), "field": field}) for field, one in first.items()
    ]


def opening_warnings(spaces: list[Listed]) -> list[Reason]:
    [hall] = of_power(spaces, HALL)
    found = []
    for one in spaces:
        if one.id not in hall.near:
            continue
        if one.kind == KINDS[SCROLL]:
            found.append(Reason("board-scroll-at-hall", one.place()))
        elif one.power not in OPENING_POWERS:
            found.append(Reason("board-steep-opening", {**one.place(), "power": one.power}))
    return found


def slope_warnings(board: Board, spaces: list[Listed]) -> list[Reason]:
    """Spaces to which no way leads from the hall along which the power never falls."""
    rising = {0}
    queue = [0]
    for number in queue:
        power = board.spaces[number].power
        fresh = [
            other for other in board.neighbours(number) if other not in rising and board.spaces[other].power >= power
        ]
        rising.update(fresh)
        queue += fresh
    reached = board.reached()
    falls = {space.name for space in board.spaces if space.number not in rising and reached >> space.number & 1}
    return [Reason("board-power-falls", one.place()) for one in spaces if one.id in falls]
