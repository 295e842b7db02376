"""A board: its spaces and the ways between them. What `data()` gives is what a board file holds."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

HALL: Final = 0
CIRCLE: Final = 1
SCROLL: Final = 2
KINDS: Final = ["hall", "circle", "scroll"]

LEAST_POWER: Final = 2
MOST_POWER: Final = 6

# By element, in the order in which the rules name them: fire, water, air, earth, spirit.
LETTERS: Final = "FWAES"


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

    def __repr__(self) -> str:
        return f"<board {self.name!r}: {len(self.spaces)} spaces>"

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


def board_of_rows(name: str, players: list[int], rows: Iterable[Mapping[str, Any]]) -> Board:
    """The board of a list of spaces as a board file has them, in which nothing is wrong any more."""
    rows = sorted(rows, key=is_no_hall)  # the hall is space 0, the others keep their order
    numbers = {str(row["id"]): number for number, row in enumerate(rows)}
    spaces = [space_of_row(number, row) for number, row in enumerate(rows)]
    ways = []
    for row in rows:
        way = 0
        for near in row["neighbours"]:
            way |= 1 << numbers[str(near)]
        ways.append(way)
    return Board(name, players, spaces, ways)


def is_no_hall(row: Mapping[str, Any]) -> bool:
    return bool(row["kind"] != KINDS[HALL])


def space_of_row(number: int, row: Mapping[str, Any]) -> Space:
    kind = KINDS.index(row["kind"])
    power = int(row["power"]) if kind != HALL else 0
    return Space(number, kind, power, float(row["x"]), float(row["y"]), str(row["id"]))


class Content:
    """What lies and stands on a space, for drawing; whoever knows the game fills it in.

    A seal as (element, power), a scroll as (element, power, short name), pieces by a label of a letter or two.
    The guardian is the number of its element.
    """

    def __init__(
        self,
        seal: tuple[int, int] | None = None,
        scroll: tuple[int, int, str] | None = None,
        mages: list[str] | None = None,
        familiars: list[str] | None = None,
        guardian: int | None = None,
    ) -> None:
        self.seal: Final = seal
        self.scroll: Final = scroll
        self.mages: Final = mages or []
        self.familiars: Final = familiars or []
        self.guardian: Final = guardian


NOTHING: Final = Content()
