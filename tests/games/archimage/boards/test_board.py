"""A board and its data, there and back."""

import json
import subprocess
import sys
from typing import Any

import pytest

from conclave.games.archimage.rules.boards import (
    CIRCLE,
    HALL,
    SCROLL,
    BadBoard,
    board_from,
    parse_board,
    standard_board,
)
from conclave.table import Fault

SMALL = """
name = "small"
players = [2, 3]

[[space]]
id = 7
kind = "scroll"
power = 6
x = 2
y = 0.5
neighbours = ["door"]

[[space]]
id = "stair"
kind = "hall"
x = 0
y = 0
neighbours = ["door"]

[[space]]
id = "door"
kind = "circle"
power = 2
x = 1
y = 0
neighbours = [7, "stair"]
"""


def row(name: object, kind: str, near: list[Any], **more: Any) -> dict[str, Any]:
    return {"id": name, "kind": kind, "power": 2, "x": len(str(name)), "y": 0, "neighbours": near, **more}


def test_a_typed_board() -> None:
    board = parse_board(SMALL)
    assert [space.name for space in board.spaces] == ["stair", "7", "door"]
    assert [space.kind for space in board.spaces] == [HALL, SCROLL, CIRCLE]
    assert [space.power for space in board.spaces] == [0, 6, 2]
    assert (board.spaces[1].x, board.spaces[1].y) == (2.0, 0.5)
    assert board.ways == [0b100, 0b100, 0b011]
    assert (board.circles, board.scrolls) == ([2], [1])
    assert (board.name, board.players) == ("small", [2, 3])
    assert board.neighbours(2) == [0, 1]
    assert board.reached() == board.reached(1) == 0b111
    assert repr(board.spaces[1]) == "Space(1, scroll '7', power 6)"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_and_back(players: int) -> None:
    board = standard_board(players)
    again = board_from(json.loads(json.dumps(board.data())))
    assert again.data() == board.data()
    assert again.ways == board.ways
    assert [repr(space) for space in again.spaces] == [repr(space) for space in board.spaces]


def test_a_typed_board_there_and_back() -> None:
    board = parse_board(SMALL)
    assert board_from(board.data()).data() == board.data()


def test_name_and_players_may_be_left_out() -> None:
    board = board_from({"space": [row("hall", "hall", [])]})
    assert (board.name, board.players, board.circles, board.scrolls) == ("", [], [], [])
    assert board.spaces[0].power == 0
    assert board_from(board.data()).data() == board.data()


def test_what_is_not_reached() -> None:
    board = board_from({"space": [row("a", "circle", ["bb"]), row("bb", "circle", ["a"]), row("ccc", "hall", [])]})
    assert board.reached() == 0b001
    assert board.reached(1) == 0b110


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("space = [", "board-not-toml"),
        ("a = " + "9" * 5000, "board-not-toml"),
        ("a = " + "[" * 5000, "board-not-toml"),
        ("a = " + "[" * 50_000, "board-long-line"),
        ("", "board-missing"),
        ("space = []", "board-wrong"),
        (SMALL.replace('"hall"', '"porch"'), "board-wrong"),
    ],
)
def test_nonsense_is_no_board(text: str, key: str) -> None:
    with pytest.raises(BadBoard) as caught:
        parse_board(text)
    assert caught.value.reason.key == key
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, Fault)


def test_the_first_fault_has_the_line_of_its_space() -> None:
    with pytest.raises(BadBoard) as caught:
        parse_board(SMALL.replace("power = 2", "power = 7"))
    args = caught.value.reason.args
    assert (args["at"], args["line"], args["space"], args["field"]) == (3, "20", "door", "power")


def test_a_byte_order_mark_is_no_fault() -> None:
    assert parse_board("\ufeff" + SMALL).name == "small"
    with pytest.raises(BadBoard):
        parse_board("\ufeff\ufeff" + SMALL)


def test_only_a_board_of_one_s_own_waits_for_pydantic() -> None:
    code = """
import sys, conclave
from conclave.games.archimage.rules.boards import board_from, standard_board
table = conclave.new("archimage", players=2, seed=1)
conclave.load(table.dump())
table.redeal(0, 1)
assert "pydantic" not in sys.modules
board_from(standard_board(2).data())
assert "pydantic" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
