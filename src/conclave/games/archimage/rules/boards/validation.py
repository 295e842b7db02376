"""Is a board good to play on? Every fault it has, and what is odd about it but may be meant."""

from typing import Final

from conclave.games.archimage.rules.boards.board import (
    CIRCLE,
    KINDS,
    LEAST_POWER,
    MOST_POWER,
    SCROLL,
    Board,
    Listed,
    Spaces,
    board_from,
    is_place,
    is_power,
    place,
    players_in,
    shape_faults,
    shown,
)
from conclave.games.archimage.rules.boards.errors import BadBoard
from conclave.games.archimage.rules.boards.files import located
from conclave.games.archimage.rules.boards.toml_lines import NO_LINES, Lines, other_line
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

    Without `players` it is looked at for the numbers that the board itself is meant for. Faults of a text have the line
    in which they stand.
    """
    try:
        data, lines = located(board) if isinstance(board, str) else (board, NO_LINES)
    except BadBoard as bad:
        return [bad.reason]
    found = shape_faults(data, lines)
    if not isinstance(data, dict):
        return found
    spaces = Spaces(data, lines)
    if spaces.all:
        found += _unreachable(spaces) + _same_spots(spaces) + _box_faults(spaces) + _end_faults(data, spaces, players)
    return found


def least_sixes(players: int) -> int:
    """With fewer power-6 scrolls on the board the game is over at the end of a round."""
    return 4 if players <= 3 else 5


def _unreachable(spaces: Spaces) -> list[Reason]:
    """A passage with one end missing is a fault of its own and counts as open here.

    Nothing is asked where there is no hall, or one without an id, which nobody can name.
    """
    both: dict[str, list[str]] = {}
    for name, others in spaces.ways.items():
        for other in others:
            both.setdefault(name, []).append(other)
            both.setdefault(other, []).append(name)
    queue = [hall.name for hall in spaces.halls]
    if not all(queue):
        return []
    seen = set(queue)
    for name in queue:
        fresh = dict.fromkeys(other for other in both.get(name, []) if other not in seen)
        seen.update(fresh)
        queue += fresh
    return [
        Reason("board-unreachable", {"line": one.line(), "at": one.number, "space": one.name})
        for one in spaces.some
        if queue and one.name and one.name not in seen
    ]


def _same_spots(spaces: Spaces) -> list[Reason]:
    spots: dict[tuple[int, int], Listed] = {}
    found = []
    for one in spaces.some:
        if not is_place(one.row.get("x")) or not is_place(one.row.get("y")):
            continue
        spot = (round(place(one.row, "x") / SAME_SPOT), round(place(one.row, "y") / SAME_SPOT))
        first = spots.setdefault(spot, one)
        if first is not one:
            line = one.line("x")
            second = other_line(line, first.line("x"))
            found.append(
                Reason(
                    "board-same-spot",
                    {"line": line, "second": second, "at": one.number, "space": one.called, "other": first.called},
                )
            )
    return found


def _box_faults(spaces: Spaces) -> list[Reason]:
    found = []
    if not _of_power(spaces, CIRCLE):
        found.append(Reason("board-no-circle", {"line": spaces.line, "last": spaces.last}))
    if not _of_power(spaces, SCROLL):
        found.append(Reason("board-no-scroll", {"line": spaces.line, "last": spaces.last}))
    for power in range(LEAST_POWER, MOST_POWER + 1):
        circles, scrolls = _of_power(spaces, CIRCLE, power), _of_power(spaces, SCROLL, power)
        if len(circles) > MOST_CIRCLES:
            line, count = circles[MOST_CIRCLES].line("power"), len(circles)
            found.append(
                Reason("board-many-circles", {"line": line, "power": power, "count": count, "most": MOST_CIRCLES})
            )
        if len(scrolls) > MOST_SCROLLS:
            line, count = scrolls[MOST_SCROLLS].line("power"), len(scrolls)
            found.append(
                Reason("board-many-scrolls", {"line": line, "power": power, "count": count, "most": MOST_SCROLLS})
            )
    return found


def _end_faults(data: Row, spaces: Spaces, players: int | None) -> list[Reason]:
    meant = [players] if players else players_in(data.get("players")) or [2]
    count = len(_of_power(spaces, SCROLL, MOST_POWER))
    least = max(least_sixes(number) for number in meant)
    if count >= least:
        return []
    line, last = spaces.line, spaces.last
    return [
        Reason("board-few-sixes", {"line": line, "last": last, "count": count, "least": least, "players": max(meant)})
    ]


def _of_power(spaces: Spaces, kind: int, power: int = 0) -> list[Listed]:
    """The spaces of a kind that have this power, or any that there is."""
    return [
        one
        for one in spaces.all
        if one.row.get("kind") == KINDS[kind] and is_power(one.row.get("power")) and power in (0, one.row["power"])
    ]


# --- What is odd but can be played


def warnings(board: object, players: int | None = None) -> list[Reason]:
    """What is odd about a board that has no fault of shape; nothing about one that has."""
    try:
        data, lines = located(board) if isinstance(board, str) else (board, NO_LINES)
    except BadBoard:
        return []
    if shape_faults(data) or not isinstance(data, dict):
        return []
    built, spaces = board_from(data), Spaces(data, lines)
    found = _unread_fields(data, spaces, lines)
    if players and built.players and players not in built.players:
        found.append(Reason("board-other-players", {"line": lines.of("players"), "players": players}))
    return found + _opening_warnings(built, spaces) + _slope_warnings(built, spaces)


def _unread_fields(data: Row, spaces: Spaces, lines: Lines) -> list[Reason]:
    """A field's name once, where it stands first: what one space has, mostly all have."""
    found = []
    seen: set[str] = set()
    for field in data:
        if field not in FIELDS and shown(field) not in seen:
            seen.add(shown(field))
            found.append(Reason("board-unknown-field", {"line": lines.of(field), "field": shown(field)}))
    seen = set()
    for one in spaces.all:
        for field in one.row:
            if field not in SPACE_FIELDS and shown(field) not in seen:
                seen.add(shown(field))
                line, name = one.line(field), shown(field)
                found.append(Reason("board-unknown-space-field", {"line": line, "space": one.name, "field": name}))
    hall = spaces.halls[0]
    if "power" in hall.row:
        found.append(Reason("board-hall-power", {"line": hall.line("power"), "space": hall.name}))
    return found


def _opening_warnings(board: Board, spaces: Spaces) -> list[Reason]:
    found = []
    for number in board.neighbours(0):
        space = board.spaces[number]
        one = spaces.first[space.name]
        if space.kind == SCROLL:
            found.append(Reason("board-scroll-at-hall", {"line": one.line("kind"), "space": space.name}))
        elif space.power not in OPENING_POWERS:
            line = one.line("power")
            found.append(Reason("board-steep-opening", {"line": line, "space": space.name, "power": space.power}))
    return found


def _slope_warnings(board: Board, spaces: Spaces) -> list[Reason]:
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
        Reason("board-power-falls", {"line": spaces.first[space.name].line(), "space": space.name})
        for space in board.spaces
        if space.number not in seen and reached >> space.number & 1
    ]
