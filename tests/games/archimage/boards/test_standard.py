"""The four standard boards, laid from the twelve sides of six segments."""

from itertools import combinations
from math import hypot
from pathlib import Path

import pytest

from conclave.games.archimage.rules import boards
from conclave.games.archimage.rules.boards import CIRCLE, HALL, SCROLL, Board, Space, standard_board
from conclave.games.archimage.rules.boards.board import LETTERS
from conclave.games.archimage.rules.boards.files import LARGE, SEGMENTS, segment
from conclave.games.archimage.rules.boards.validation import faults, warnings
from conclave.table import BadOption

PLAYERS = [2, 3, 4, 5]
POWERS = [2, 3, 4, 5, 6]
SIDES = ["small", "large"]

each = pytest.mark.parametrize("players", PLAYERS)


def steps(board: Board) -> dict[int, int]:
    """For each space how many steps it is from the hall."""
    found = {0: 0}
    queue = [0]
    for number in queue:
        for other in board.neighbours(number):
            if other not in found:
                found[other] = found[number] + 1
                queue.append(other)
    return found


def ways(board: Board) -> list[tuple[Space, Space]]:
    spaces = board.spaces
    return [
        (space, spaces[other]) for space in spaces for other in board.neighbours(space.number) if other > space.number
    ]


def count(board: Board, kind: int, power: int) -> int:
    return len([space for space in board.spaces if space.kind == kind and space.power == power])


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


@each
def test_the_checker_has_nothing_to_say(players: int) -> None:
    data = standard_board(players).data()
    assert faults(data, players) == []
    assert warnings(data, players) == []


@each
def test_scroll_spaces_of_each_power(players: int) -> None:
    board = standard_board(players)
    assert [count(board, SCROLL, power) for power in POWERS] == [players + 4] * 5


@each
def test_circles(players: int) -> None:
    board = standard_board(players)
    about = {2: 40, 3: 50, 4: 65, 5: 80}[players]
    assert abs(len(board.circles) - about) <= 3
    assert max(count(board, CIRCLE, power) for power in POWERS) <= 24
    assert min(count(board, CIRCLE, power) for power in POWERS) > 0
    assert len(board.spaces) <= 160


@each
def test_the_hall_is_the_first_space_and_the_only_hall(players: int) -> None:
    board = standard_board(players)
    assert [space.number for space in board.spaces if space.kind == HALL] == [0]
    assert [space.number for space in board.spaces] == list(range(len(board.spaces)))
    assert (board.spaces[0].x, board.spaces[0].y, board.spaces[0].power) == (0, 0, 0)


@each
def test_every_segment_opens_to_the_hall_with_a_circle_of_2_or_3(players: int) -> None:
    board = standard_board(players)
    opening = [board.spaces[number] for number in board.neighbours(0)]
    assert {space.name[0] for space in opening} == {name[0].upper() for name in SEGMENTS}
    assert all(space.kind == CIRCLE and space.power in (2, 3) for space in opening)


@each
def test_everything_can_be_reached(players: int) -> None:
    board = standard_board(players)
    assert board.reached() == (1 << len(board.spaces)) - 1
    assert len(steps(board)) == len(board.spaces)


@each
def test_power_grows_outwards(players: int) -> None:
    """On the whole in steps and in distance; the sixes lie farthest."""
    board = standard_board(players)
    far = steps(board)
    by_steps = [mean([far[space.number] for space in board.spaces if space.power == power]) for power in POWERS]
    assert by_steps == sorted(by_steps)
    radii = {power: [hypot(s.x, s.y) for s in board.spaces if s.power == power] for power in POWERS}
    assert min(radii[6]) > max(radii[3])
    sixes = [far[number] for number in board.scrolls if board.spaces[number].power == 6]
    assert min(sixes) >= max(5, max(far[space.number] for space in board.spaces if space.power <= 3))


@each
def test_power_grows_by_small_steps_on_the_way_to_a_six(players: int) -> None:
    """No six next to anything weaker than a four."""
    board = standard_board(players)
    for one, other in ways(board):
        if 6 in (one.power, other.power):
            assert min(one.power, other.power) >= 4


@each
def test_scrolls_at_dead_ends_and_at_junctions(players: int) -> None:
    board = standard_board(players)
    doors = [len(board.neighbours(number)) for number in board.scrolls]
    assert doors.count(1) >= 3
    assert len([door for door in doors if door > 1]) >= 3


@each
def test_there_are_choices(players: int) -> None:
    """Loops within segments and around the hall: many more ways than a tree would have."""
    board = standard_board(players)
    assert len(ways(board)) >= 1.25 * len(board.spaces)


@each
def test_neighbouring_segments_join_on_both_sides(players: int) -> None:
    board = standard_board(players)
    between = [
        (one.name[0], other.name[0]) for one, other in ways(board) if one.number and one.name[0] != other.name[0]
    ]
    letters = [name[0].upper() for name in SEGMENTS]
    for at, letter in enumerate(letters):
        after = letters[(at + 1) % 6]
        assert between.count((letter, after)) + between.count((after, letter)) in (1, 2)
    assert len(between) == 9


@each
def test_segments_stand_in_their_own_sixth_of_the_board(players: int) -> None:
    board = standard_board(players)
    for side in ("L", "G"):
        spaces = [space for space in board.spaces[1:] if space.name[0] == side]
        assert all((space.y < 0) == (side == "L") and abs(space.x) < abs(space.y) for space in spaces)


def apart(space: Space, one: Space, other: Space) -> float:
    """How far a space is from the line between two others."""
    dx, dy = other.x - one.x, other.y - one.y
    along = ((space.x - one.x) * dx + (space.y - one.y) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0), 1)
    return hypot(space.x - one.x - along * dx, space.y - one.y - along * dy)


def crosses(a: Space, b: Space, c: Space, d: Space) -> bool:
    def turn(p: Space, q: Space, r: Space) -> float:
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


@each
def test_the_drawing_is_clear(players: int) -> None:
    """Spaces apart, no two ways across each other, no way through a space that it does not belong to."""
    board = standard_board(players)
    lines = ways(board)
    assert min(hypot(a.x - b.x, a.y - b.y) for a, b in combinations(board.spaces, 2)) > 10
    assert not [pair for pair in combinations(lines, 2) if crosses(*pair[0], *pair[1])]
    for one, other in lines:
        others = [space for space in board.spaces if space not in (one, other)]
        assert min(apart(space, one, other) for space in others) > 7


def test_no_space_is_called_like_a_seal() -> None:
    """F2 is a fire seal of power 2, so no segment begins with an F."""
    letters = {name[0].upper() for name in SEGMENTS}
    assert len(letters) == len(SEGMENTS)
    assert not letters & set(LETTERS)


def test_sides_for_each_number_of_players() -> None:
    assert [len(LARGE[players]) for players in PLAYERS] == [0, 2, 4, 6]


def test_all_twelve_sides_are_used_and_no_other_file_is_there() -> None:
    folder = Path(boards.__file__).parent / "segments"
    assert {path.name for path in folder.iterdir()} == {f"{name}-{side}.toml" for name in SEGMENTS for side in SIDES}


@pytest.mark.parametrize("name", SEGMENTS)
def test_a_small_side_has_a_scroll_space_of_each_power(name: str) -> None:
    assert sorted(row["power"] for row in segment(name, "small") if row["kind"] == "scroll") == POWERS


@pytest.mark.parametrize(("name", "across"), list(zip(SEGMENTS[:3], SEGMENTS[3:], strict=True)))
def test_large_sides_across_the_hall_have_three_scroll_spaces_of_each_power(name: str, across: str) -> None:
    rows = segment(name, "large") + segment(across, "large")
    powers = [row["power"] for row in rows if row["kind"] == "scroll"]
    assert [powers.count(power) for power in POWERS] == [3] * 5


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", SEGMENTS)
def test_a_side(name: str, side: str) -> None:
    """Its spaces are numbered outwards, stay in their wedge, and name each other as neighbours."""
    rows = segment(name, side)
    assert [row["id"] for row in rows] == list(range(1, len(rows) + 1))
    assert all(set(row) - {"left", "right"} == {"id", "kind", "power", "radius", "angle", "neighbours"} for row in rows)
    assert all(-27 < row["angle"] < 27 and 20 < row["radius"] < 102 for row in rows)
    near = {row["id"]: row["neighbours"] for row in rows}
    for number, others in near.items():
        assert all(other == "hall" or number in near[other] for other in others)


@pytest.mark.parametrize(("name", "after"), list(zip(SEGMENTS, [*SEGMENTS[1:], SEGMENTS[0]], strict=True)))
def test_every_door_meets_a_door_whichever_sides_are_up(name: str, after: str) -> None:
    right = [sorted(row["right"] for row in segment(name, side) if "right" in row) for side in SIDES]
    left = [sorted(row["left"] for row in segment(after, side) if "left" in row) for side in SIDES]
    assert right[0] == right[1] == left[0] == left[1]
    assert "inner" in right[0]


def test_a_board_is_made_once() -> None:
    assert standard_board(3) is standard_board(3)
    assert standard_board(3).name == "standard-3"
    assert standard_board(3).players == [3]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_board_for_other_numbers(players: int) -> None:
    with pytest.raises(BadOption) as caught:
        standard_board(players)
    assert caught.value.reason.args["option"] == "players"


def test_a_board_says_what_it_is() -> None:
    board = standard_board(2)
    assert repr(board) == f"<board 'standard-2': {len(board.spaces)} spaces>"
