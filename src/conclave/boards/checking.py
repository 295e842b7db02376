"""Is a board good to play on? Every fault it has, and what is odd about it but may be meant."""

from typing import Final

from conclave.boards.assembling import read
from conclave.boards.board import (
    CIRCLE,
    HALL,
    KINDS,
    LEAST_POWER,
    MOST_POWER,
    SCROLL,
    Board,
    board_from,
    id_in,
    is_place,
    is_power,
    place,
    players_in,
    rows_of,
    shape_faults,
    ways_in,
)
from conclave.boards.errors import BadBoard
from conclave.table.errors import Reason

# What the box holds of each power: 24 seal tokens; a scroll of each element in each of two magic circles.
MOST_CIRCLES: Final = 24
MOST_SCROLLS: Final = 10
SAME_SPOT: Final = 0.001
OPENING_POWERS: Final = [2, 3]
FIELDS: Final = ["name", "players", "space"]
SPACE_FIELDS: Final = ["id", "kind", "power", "x", "y", "neighbours"]

Row = dict[str, object]


def faults(board: object, players: int | None = None) -> list[Reason]:
    """Every fault of a board file's text or data, as a board for so many players; of a good board there is none.

    Without `players` it is looked at for the numbers that the board itself is meant for.
    """
    try:
        data = read(board) if isinstance(board, str) else board
    except BadBoard as bad:
        return [bad.reason]
    found = shape_faults(data)
    if not isinstance(data, dict):
        return found
    rows = rows_of(data)
    if rows:
        found += _unreachable(rows) + _same_spots(rows) + _box_faults(rows) + _end_faults(data, rows, players)
    return found


def least_sixes(players: int) -> int:
    """With fewer power-6 scrolls on the board the game is over at the end of a round."""
    return 4 if players <= 3 else 5


def _unreachable(rows: list[Row]) -> list[Reason]:
    """A passage with one end missing is a fault of its own and counts as open here; without a hall nothing is asked."""
    both: dict[str, list[str]] = {}
    for name, others in ways_in(rows).items():
        for other in others:
            both.setdefault(name, []).append(other)
            both.setdefault(other, []).append(name)
    halls = [id_in(row.get("id")) for row in rows if row.get("kind") == KINDS[HALL]]
    if not halls:
        return []
    seen = set(halls)
    queue = list(halls)
    for name in queue:
        fresh = [other for other in both.get(name, []) if other not in seen]
        seen.update(fresh)
        queue += fresh
    names = dict.fromkeys(id_in(row.get("id")) for row in rows)
    return [Reason("board-unreachable", {"space": name}) for name in names if name and name not in seen]


def _same_spots(rows: list[Row]) -> list[Reason]:
    spots: dict[tuple[int, int], str] = {}
    found = []
    for at, row in enumerate(rows):
        if not is_place(row.get("x")) or not is_place(row.get("y")):
            continue
        name = id_in(row.get("id")) or f"#{at + 1}"
        spot = (round(place(row, "x") / SAME_SPOT), round(place(row, "y") / SAME_SPOT))
        if spot in spots:
            found.append(Reason("board-same-spot", {"space": name, "other": spots[spot]}))
        else:
            spots[spot] = name
    return found


def _box_faults(rows: list[Row]) -> list[Reason]:
    circles, scrolls = _powers(rows, CIRCLE), _powers(rows, SCROLL)
    found = []
    if not circles:
        found.append(Reason("board-no-circle", {}))
    if not scrolls:
        found.append(Reason("board-no-scroll", {}))
    for power in range(LEAST_POWER, MOST_POWER + 1):
        count = circles.count(power)
        if count > MOST_CIRCLES:
            found.append(Reason("board-many-circles", {"power": power, "count": count, "most": MOST_CIRCLES}))
        count = scrolls.count(power)
        if count > MOST_SCROLLS:
            found.append(Reason("board-many-scrolls", {"power": power, "count": count, "most": MOST_SCROLLS}))
    return found


def _end_faults(data: Row, rows: list[Row], players: int | None) -> list[Reason]:
    meant = [players] if players else players_in(data.get("players")) or [2]
    sixes = _powers(rows, SCROLL).count(MOST_POWER)
    least = max(least_sixes(count) for count in meant)
    if sixes >= least:
        return []
    return [Reason("board-few-sixes", {"count": sixes, "least": least, "players": max(meant)})]


def _powers(rows: list[Row], kind: int) -> list[object]:
    return [row.get("power") for row in rows if row.get("kind") == KINDS[kind] and is_power(row.get("power"))]


# --- What is odd but can be played


def warnings(board: object, players: int | None = None) -> list[Reason]:
    """What is odd about a board that has no fault of shape; nothing about one that has."""
    try:
        data = read(board) if isinstance(board, str) else board
    except BadBoard:
        return []
    if shape_faults(data) or not isinstance(data, dict):
        return []
    built = board_from(data)
    found = _unknown_fields(data)
    if players and built.players and players not in built.players:
        found.append(Reason("board-other-players", {"players": players}))
    return found + _opening_warnings(built) + _slope_warnings(built)


def _unknown_fields(data: Row) -> list[Reason]:
    fields = {field: "" for field in data if field not in FIELDS}
    for row in rows_of(data):
        fields.update({field: str(row["id"]) for field in row if field not in SPACE_FIELDS})
    return [Reason("board-unknown-field", {"field": field, "space": name}) for field, name in fields.items()]


def _opening_warnings(board: Board) -> list[Reason]:
    found = []
    for number in board.neighbours(0):
        space = board.spaces[number]
        if space.kind == SCROLL:
            found.append(Reason("board-scroll-at-hall", {"space": space.name}))
        elif space.power not in OPENING_POWERS:
            found.append(Reason("board-steep-opening", {"space": space.name, "power": space.power}))
    return found


def _slope_warnings(board: Board) -> list[Reason]:
    """Spaces to which no way leads from the hall along which the power never falls."""
    seen = {0}
    queue = [0]
    for number in queue:
        power = board.spaces[number].power
        fresh = [
            other for other in board.neighbours(number) if other not in seen and board.spaces[other].power >= power
        ]
        seen.update(fresh)
        queue += fresh
    reached = board.reached()
    return [
        Reason("board-power-falls", {"space": space.name})
        for space in board.spaces
        if space.number not in seen and reached >> space.number & 1
    ]
