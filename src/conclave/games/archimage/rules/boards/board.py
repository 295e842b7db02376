"""A board: its spaces and the ways between them. What `data()` gives is what a board file holds."""

from typing import Final

from conclave.games.archimage.rules.boards.errors import BadBoard
from conclave.games.archimage.rules.boards.toml_lines import NO_LINE, NO_LINES, Lines, other_line
from conclave.table.errors import Reason

HALL: Final = 0
CIRCLE: Final = 1
SCROLL: Final = 2
KINDS: Final = ["hall", "circle", "scroll"]

LEAST_POWER: Final = 2
MOST_POWER: Final = 6
MOST_SPACES: Final = 160
MOST_PLAYERS: Final = 5
MOST_NUMBERS: Final = 4  # of players: from 2 to 5
LONGEST_NAME: Final = 24
FARTHEST: Final = 1_000_000  # for a coordinate
TOO_LONG: Final = 10**20  # for an id; and Python will not write out a number of thousands of digits


class Space:
    """A place on the board: the hall, a circle or a scroll space."""

    def __init__(self, number: int, kind: int, power: int, x: float, y: float, name: str) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.power: Final = power
        self.x: Final = x
        self.y: Final = y
        self.name: Final = name

    def __repr__(self) -> str:
        return f"Space({self.number}, {KINDS[self.kind]} {self.name!r}, power {self.power})"


class Board:
    """Spaces and, for each, the set of its neighbours as bits; space 0 is the hall. A wall is a missing way."""

    def __init__(self, name: str, players: list[int], spaces: list[Space], ways: list[int]) -> None:
        self.name: Final = name
        self.players: Final = players  # the numbers of players it is meant for; empty for any
        self.spaces: Final = spaces
        self.ways: Final = ways
        self.bits: Final = [1 << space.number for space in spaces]
        self.circles: Final = [space.number for space in spaces if space.kind == CIRCLE]
        self.scrolls: Final = [space.number for space in spaces if space.kind == SCROLL]

        self.around: Final = [[other for other in range(len(spaces)) if way >> other & 1] for way in ways]

    def neighbours(self, number: int) -> list[int]:
        return self.around[number]

    def reached(self, start: int = 0) -> int:
        """As bits, every space that can be reached from a space when nothing bars the way."""
        seen = fresh = 1 << start
        while fresh:
            found = 0
            for number in range(len(self.spaces)):
                if fresh >> number & 1:
                    found |= self.ways[number]
            fresh = found & ~seen
            seen |= found
        return seen

    def data(self) -> dict[str, object]:
        """The board as a board file has it, in plain JSON."""
        return {"name": self.name, "players": list(self.players), "space": [self._row(space) for space in self.spaces]}

    def _row(self, space: Space) -> dict[str, object]:
        row: dict[str, object] = {"id": space.name, "kind": KINDS[space.kind]}
        if space.power:
            row["power"] = space.power
        row["x"] = space.x
        row["y"] = space.y
        row["neighbours"] = [self.spaces[other].name for other in self.neighbours(space.number)]
        return row


def board_from(data: dict[str, object]) -> Board:
    """The board that a board file's data describes; BadBoard names the first fault where it describes none."""
    faults = shape_faults(data)
    if faults:
        raise BadBoard(faults[0])
    rows = rows_of(data)
    rows.sort(key=lambda row: row["kind"] != KINDS[HALL])  # the hall is space 0, the others keep their order
    numbers = {str(row["id"]): number for number, row in enumerate(rows)}
    spaces = [_space(number, row) for number, row in enumerate(rows)]
    ways = []
    for row in rows:
        way = 0
        for name in names_in(row.get("neighbours")):
            way |= 1 << numbers[name]
        ways.append(way)
    return Board(str(data.get("name", "")), players_in(data.get("players")), spaces, ways)


def _space(number: int, row: dict[str, object]) -> Space:
    kind = KINDS.index(str(row["kind"]))
    power = row["power"] if kind != HALL else 0
    assert isinstance(power, int)
    return Space(number, kind, power, place(row, "x"), place(row, "y"), str(row["id"]))


# --- What must be so before data can be a board at all


class Listed:
    """A space as data lists it: its number in the list, from 1, and its id and neighbours, as far as they are any."""

    def __init__(self, at: int, row: dict[str, object], lines: Lines) -> None:
        self.at: Final = at
        self.row: Final = row
        self.name: Final = id_in(row.get("id"))
        self.called: Final = self.name or f"#{at}"
        self.number = 0 if self.name else at  # for sentences: where its id does not tell it from all others
        near = row.get("neighbours")
        self.near: Final = [id_in(value) for value in near] if isinstance(near, list) else []
        self._lines: Final = lines

    def line(self, *path: str | int) -> str:
        """Where it begins, or a field of it, or an entry (from 0) of that field."""
        return self._lines.of("space", self.at - 1, *path)


class Spaces:
    """All spaces that data lists, and what is known of them together. What else is listed there is left out."""

    def __init__(self, data: dict[str, object], lines: Lines) -> None:
        listed = data.get("space")
        rows = listed if isinstance(listed, list) else []
        self.all: Final = [Listed(at, row, lines) for at, row in enumerate(rows, 1) if isinstance(row, dict)]
        self.some: Final = self.all[:MOST_SPACES]  # whose own faults are named
        self.halls: Final = [one for one in self.all if one.row.get("kind") == KINDS[HALL]]
        self.first: Final[dict[str, Listed]] = {}  # with an id
        self.ways: Final[dict[str, dict[str, None]]] = {}  # for each id the neighbours it names, once each and in order
        for one in self.all:
            if not one.name:
                continue
            first = self.first.setdefault(one.name, one)
            if first is not one:
                one.number, first.number = one.at, first.at
            self.ways.setdefault(one.name, {}).update(dict.fromkeys(name for name in one.near if name))
        # Where one looks for what is missing from all of them together.
        self.line: Final = lines.of("space")
        self.last: Final = other_line(self.line, lines.last)


def shape_faults(data: object, lines: Lines = NO_LINES) -> list[Reason]:
    """Every fault that keeps data from being a board. Whether the board is good for play is for the checker to say."""
    if not isinstance(data, dict):
        return [Reason("board-no-spaces", {"line": NO_LINE, "last": NO_LINE})]
    faults = _head_faults(data, lines) + _list_faults(data, lines)
    spaces = Spaces(data, lines)
    if not spaces.all:
        return faults
    for one in spaces.some:
        faults += _id_faults(one) + _kind_faults(one) + _power_faults(one) + _place_faults(one) + _neighbour_faults(one)
    faults += _hall_faults(spaces)
    for one in spaces.some:
        faults += _double_faults(spaces, one) + _way_faults(spaces, one)
    return faults


def _head_faults(data: dict[str, object], lines: Lines) -> list[Reason]:
    faults = []
    name, players = data.get("name", ""), data.get("players", [])
    if not isinstance(name, str) or not name.isprintable():
        faults.append(Reason("board-bad-name", {"line": lines.of("name"), "value": shown(name)}))
    if not isinstance(players, list):
        faults.append(Reason("board-no-list-of-players", {"line": lines.of("players"), "value": shown(players)}))
    elif len(players) > MOST_NUMBERS:
        line = lines.of("players")
        faults.append(Reason("board-many-players", {"line": line, "count": len(players), "most": MOST_NUMBERS}))
    else:
        for entry, number in enumerate(players):
            if not players_in([number]):
                line = lines.of("players", entry)
                faults.append(Reason("board-bad-players", {"line": line, "entry": entry + 1, "value": shown(number)}))
    return faults


def _list_faults(data: dict[str, object], lines: Lines) -> list[Reason]:
    """What is wrong with the list of spaces, whatever they are."""
    if "space" not in data:
        line = lines.of()
        return [Reason("board-no-spaces", {"line": line, "last": other_line(line, lines.last)})]
    listed = data["space"]
    if not isinstance(listed, list):
        return [Reason("board-no-list-of-spaces", {"line": lines.of("space"), "value": shown(listed)})]
    if not listed:
        return [Reason("board-empty", {"line": lines.of("space")})]
    faults = []
    if len(listed) > MOST_SPACES:
        line = lines.of("space", MOST_SPACES)
        faults.append(Reason("board-too-many-spaces", {"line": line, "count": len(listed), "most": MOST_SPACES}))
    for at, row in enumerate(listed[:MOST_SPACES], 1):
        if not isinstance(row, dict):
            faults.append(
                Reason("board-not-a-space", {"line": lines.of("space", at - 1), "at": at, "value": shown(row)})
            )
    return faults


def _id_faults(one: Listed) -> list[Reason]:
    if "id" not in one.row:
        return [Reason("board-no-id", {"line": one.line(), "at": one.at})]
    if not one.name:
        return [Reason("board-bad-id", {"line": one.line("id"), "at": one.at, "value": shown(one.row["id"])})]
    return []


def _kind_faults(one: Listed) -> list[Reason]:
    at, space, kind = one.number, one.called, one.row.get("kind")
    if "kind" not in one.row:
        return [Reason("board-no-kind", {"line": one.line(), "at": at, "space": space})]
    if not isinstance(kind, str) or kind not in KINDS:
        line = one.line("kind")
        return [Reason("board-unknown-kind", {"line": line, "at": at, "space": space, "kind": shown(kind)})]
    return []


def _power_faults(one: Listed) -> list[Reason]:
    """The hall needs no power; of a space whose kind is unknown nobody can say whether it does."""
    at, space, kind = one.number, one.called, one.row.get("kind")
    if kind == KINDS[HALL]:
        return []
    if "power" not in one.row:
        needed = kind == KINDS[CIRCLE] or kind == KINDS[SCROLL]
        return [Reason("board-no-power", {"line": one.line(), "at": at, "space": space})] if needed else []
    if is_power(one.row["power"]):
        return []
    line, power = one.line("power"), shown(one.row["power"])
    return [Reason("board-bad-power", {"line": line, "at": at, "space": space, "power": power})]


def _place_faults(one: Listed) -> list[Reason]:
    at, space = one.number, one.called
    faults = []
    for axis in ("x", "y"):
        if axis not in one.row:
            faults.append(Reason("board-no-place", {"line": one.line(), "at": at, "space": space, "axis": axis}))
        elif not is_place(one.row[axis]):
            line, value = one.line(axis), shown(one.row[axis])
            faults.append(
                Reason("board-bad-place", {"line": line, "at": at, "space": space, "axis": axis, "value": value})
            )
    return faults


def _neighbour_faults(one: Listed) -> list[Reason]:
    """Is there a list of neighbours, and can each of them be an id? Which spaces they are is another question."""
    at, space = one.number, one.called
    if "neighbours" not in one.row:
        return [Reason("board-no-neighbours", {"line": one.line(), "at": at, "space": space})]
    listed = one.row["neighbours"]
    if not isinstance(listed, list):
        line, value = one.line("neighbours"), shown(listed)
        return [Reason("board-no-list-of-neighbours", {"line": line, "at": at, "space": space, "value": value})]
    if len(listed) > MOST_SPACES:
        line, count = one.line("neighbours"), len(listed)
        return [Reason("board-many-neighbours", {"line": line, "at": at, "space": space, "count": count})]
    faults = []
    for entry, name in enumerate(one.near):
        if not name:
            line, value = one.line("neighbours", entry), shown(listed[entry])
            faults.append(
                Reason(
                    "board-bad-neighbour",
                    {"line": line, "at": at, "space": space, "entry": entry + 1, "value": value},
                )
            )
    return faults


def _hall_faults(spaces: Spaces) -> list[Reason]:
    if not spaces.halls:
        return [Reason("board-no-hall", {"line": spaces.line, "last": spaces.last})]
    first = spaces.halls[0]
    faults = []
    for one in spaces.halls[1:MOST_SPACES]:
        line = one.line("kind")
        second = other_line(line, first.line("kind"))
        faults.append(
            Reason(
                "board-many-halls",
                {"line": line, "second": second, "at": one.number, "space": one.called, "other": first.called},
            )
        )
    return faults


def _double_faults(spaces: Spaces, one: Listed) -> list[Reason]:
    if not one.name or spaces.first[one.name] is one:
        return []
    first, line = spaces.first[one.name], one.line("id")
    second = other_line(line, first.line("id"))
    return [
        Reason("board-double-id", {"line": line, "second": second, "at": one.at, "space": one.name, "other": first.at})
    ]


def _way_faults(spaces: Spaces, one: Listed) -> list[Reason]:
    at, space = one.number, one.called
    faults = []
    seen: set[str] = set()
    for entry, other in enumerate(one.near[:MOST_SPACES]):
        if not other or other in seen:
            continue
        seen.add(other)
        if other == one.name:
            line = one.line("neighbours", entry)
            faults.append(Reason("board-own-neighbour", {"line": line, "at": at, "space": space}))
        elif other not in spaces.first:
            line = one.line("neighbours", entry)
            faults.append(
                Reason("board-unknown-neighbour", {"line": line, "at": at, "space": space, "neighbour": other})
            )
        elif one.name and one.name not in spaces.ways[other]:
            line = one.line("neighbours", entry)
            second = other_line(line, spaces.first[other].line("neighbours"))
            faults.append(
                Reason(
                    "board-one-way",
                    {"line": line, "second": second, "at": at, "space": space, "neighbour": other},
                )
            )
    return faults


# --- Reading what may be anything


def rows_of(data: dict[str, object]) -> list[dict[str, object]]:
    listed = data.get("space")
    return [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []


def id_in(value: object) -> str:
    """An id, text or a whole number, as text; empty where it is neither, too long, or not fit to be shown."""
    if type(value) is int and abs(value) >= TOO_LONG:
        return ""
    if type(value) is not int and not isinstance(value, str):
        return ""
    name = str(value)
    return name if name.isprintable() and name.strip() == name and len(name) <= LONGEST_NAME else ""


def shown(value: object) -> str:
    """A value that is wrong, for the sentence that says so: briefly, and nothing that cannot be shown."""
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    if isinstance(value, list):
        return "[…]" if value else "[]"
    if type(value) is int and abs(value) >= TOO_LONG:
        return "> 10^20" if value > 0 else "< -10^20"
    text = str(value).lower() if isinstance(value, bool) else str(value) or '""'
    text = text if text.isprintable() else ascii(text)[1:-1]
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"


def names_in(value: object) -> list[str]:
    if not isinstance(value, list):
        return []
    names = [id_in(name) for name in value]
    return [name for name in names if name]


def players_in(value: object) -> list[int]:
    if not isinstance(value, list):
        return []
    return [number for number in value if type(number) is int and 2 <= number <= MOST_PLAYERS]


def is_power(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and LEAST_POWER <= value <= MOST_POWER


def is_place(value: object) -> bool:
    """A number that can be drawn: not a truth value, not infinite, not "not a number"."""
    if isinstance(value, float):
        return -FARTHEST <= value <= FARTHEST
    return isinstance(value, int) and not isinstance(value, bool) and -FARTHEST <= value <= FARTHEST


def place(row: dict[str, object], axis: str) -> float:
    value = row[axis]
    assert isinstance(value, int | float)
    return float(value)
