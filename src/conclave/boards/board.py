"""A board: its spaces and the ways between them. What `data()` gives is what a board file holds."""

from typing import Final

from conclave.boards.errors import BadBoard
from conclave.table.errors import Reason

HALL: Final = 0
CIRCLE: Final = 1
SCROLL: Final = 2
KINDS: Final = ["hall", "circle", "scroll"]

LEAST_POWER: Final = 2
MOST_POWER: Final = 6
MOST_SPACES: Final = 160
MOST_PLAYERS: Final = 5
LONGEST_NAME: Final = 24
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
        self.circles: Final = [space.number for space in spaces if space.kind == CIRCLE]
        self.scrolls: Final = [space.number for space in spaces if space.kind == SCROLL]

    def neighbours(self, number: int) -> list[int]:
        return [other for other in range(len(self.spaces)) if self.ways[number] >> other & 1]

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
    power = row.get("power", 0)
    assert isinstance(power, int)
    return Space(number, kind, power if kind != HALL else 0, place(row, "x"), place(row, "y"), str(row["id"]))


# --- What must be so before data can be a board at all


def shape_faults(data: object) -> list[Reason]:
    """Every fault that keeps data from being a board. Whether the board is good for play is for the checker to say."""
    if not isinstance(data, dict) or not isinstance(data.get("space"), list) or not data["space"]:
        return [Reason("board-no-spaces", {})]
    faults = _head_faults(data)
    rows = rows_of(data)
    if len(rows) != len(data["space"]):
        faults.append(Reason("board-not-a-space", {"count": len(data["space"]) - len(rows)}))
    if len(rows) > MOST_SPACES:
        faults.append(Reason("board-too-many-spaces", {"count": len(rows), "most": MOST_SPACES}))
    for at, row in enumerate(rows):
        faults += _row_faults(at + 1, row)
    halls = len([row for row in rows if row.get("kind") == KINDS[HALL]])
    if halls == 0:
        faults.append(Reason("board-no-hall", {}))
    if halls > 1:
        faults.append(Reason("board-many-halls", {"count": halls}))
    return faults + _double_faults(rows) + _way_faults(rows)


def _head_faults(data: dict[str, object]) -> list[Reason]:
    faults = []
    if not isinstance(data.get("name", ""), str):
        faults.append(Reason("board-bad-name", {}))
    players = data.get("players", [])
    if not isinstance(players, list) or len(players_in(players)) != len(players):
        faults.append(Reason("board-bad-players", {}))
    return faults


def _row_faults(at: int, row: dict[str, object]) -> list[Reason]:
    """`at` is which space of the file it is, counted from 1, for one that has no id to be called by."""
    name = id_in(row.get("id"))
    faults = []
    if "id" not in row:
        faults.append(Reason("board-no-id", {"at": at}))
    elif not name:
        faults.append(Reason("board-bad-id", {"at": at}))
    called = name or f"#{at}"
    kind = row.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        faults.append(Reason("board-unknown-kind", {"space": called, "kind": shown(kind)}))
    elif kind != KINDS[HALL] and not is_power(row.get("power")):
        faults.append(Reason("board-bad-power", {"space": called, "power": shown(row.get("power"))}))
    for axis in ("x", "y"):
        if not is_place(row.get(axis)):
            faults.append(Reason("board-no-place", {"space": called, "axis": axis}))
    neighbours = row.get("neighbours")
    if not isinstance(neighbours, list) or len(names_in(neighbours)) != len(neighbours):
        faults.append(Reason("board-bad-neighbours", {"space": called}))
    return faults


def _double_faults(rows: list[dict[str, object]]) -> list[Reason]:
    counts: dict[str, int] = {}
    for row in rows:
        name = id_in(row.get("id"))
        counts[name] = counts.get(name, 0) + 1
    return [
        Reason("board-double-id", {"space": name, "count": count})
        for name, count in counts.items()
        if name and count > 1
    ]


def _way_faults(rows: list[dict[str, object]]) -> list[Reason]:
    ways = ways_in(rows)
    faults = []
    for name, others in ways.items():
        for other in others:
            if other == name:
                faults.append(Reason("board-own-neighbour", {"space": name}))
            elif other not in ways:
                faults.append(Reason("board-unknown-neighbour", {"space": name, "neighbour": other}))
            elif name not in ways[other]:
                faults.append(Reason("board-one-way", {"space": name, "neighbour": other}))
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
    """A value that is wrong, for the sentence that says so; nothing where it is missing or not fit to be shown."""
    if isinstance(value, bool | float):
        return str(value)
    return id_in(value)


def names_in(value: object) -> list[str]:
    if not isinstance(value, list):
        return []
    names = [id_in(name) for name in value]
    return [name for name in names if name]


def players_in(value: object) -> list[int]:
    if not isinstance(value, list):
        return []
    return [number for number in value if type(number) is int and 2 <= number <= MOST_PLAYERS]


def ways_in(rows: list[dict[str, object]]) -> dict[str, dict[str, None]]:
    """For each id the neighbours it names, once each and in order; what has no id or no list is left out."""
    ways: dict[str, dict[str, None]] = {}
    for row in rows:
        name = id_in(row.get("id"))
        if name:
            ways.setdefault(name, {}).update(dict.fromkeys(names_in(row.get("neighbours"))))
    return ways


def is_power(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and LEAST_POWER <= value <= MOST_POWER


def is_place(value: object) -> bool:
    """A number that can be drawn: not a truth value, not infinite, not "not a number"."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= 1e6


def place(row: dict[str, object], axis: str) -> float:
    value = row[axis]
    assert isinstance(value, int | float)
    return float(value)
