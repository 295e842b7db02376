"""The checker names every fault of a board, and only faults."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.boards import BadBoard, board_from, standard_board
from conclave.boards.board import shape_faults
from conclave.boards.checking import faults, warnings
from conclave.boards.drawing import svg, text_lines
from conclave.table import Reason

Data = dict[str, Any]


def good(players: int = 2) -> Data:
    return deepcopy(standard_board(players).data())


def space(data: Data, name: str) -> Data:
    found: Data = next(row for row in data["space"] if row["id"] == name)
    return found


def told(reasons: list[Reason]) -> list[str]:
    return [reason.key for reason in reasons]


def add(data: Data, kind: str, power: int, count: int) -> None:
    """So many more dead ends off L1."""
    for at in range(count):
        name = f"{kind} {power} {at}"
        row = {"id": name, "kind": kind, "power": power, "x": 200 + at, "y": power, "neighbours": ["L1"]}
        data["space"].append(row)
        space(data, "L1")["neighbours"].append(name)


def no_id(data: Data) -> None:
    space(data, "V4").pop("id")
    space(data, "V1")["neighbours"].remove("V4")


def wall_off(data: Data) -> None:
    space(data, "V1")["neighbours"].remove("V4")
    space(data, "V4")["neighbours"] = []


def drop(data: Data, kind: str) -> None:
    """Take away all spaces of a kind; what is left lies around the hall."""
    hall, *others = [row for row in data["space"] if row["kind"] != kind]
    for row in others:
        row["neighbours"] = ["hall"]
    hall["neighbours"] = [row["id"] for row in others]
    data["space"] = [hall, *others]


def few_sixes(data: Data) -> None:
    for name in ("L12", "O12", "C11"):
        space(data, name)["power"] = 5


ALTERED: list[tuple[str, Callable[[Data], object], list[Reason]]] = [
    ("no spaces", lambda d: d.pop("space"), [Reason("board-no-spaces", {})]),
    ("a space that is none", lambda d: d["space"].append(5), [Reason("board-not-a-space", {"count": 1})]),
    ("a name that is none", lambda d: d.update(name=5), [Reason("board-bad-name", {})]),
    ("players", lambda d: d.update(players=[2, 9]), [Reason("board-bad-players", {})]),
    ("players that are no list", lambda d: d.update(players=2), [Reason("board-bad-players", {})]),
    ("no id", no_id, [Reason("board-no-id", {"at": 51})]),
    (
        "an empty id",
        lambda d: d["space"].append({**space(d, "V4"), "id": "", "x": 300}),
        [Reason("board-bad-id", {"at": 72})],
    ),
    (
        "a truth for an id",
        lambda d: d["space"].append({**space(d, "V4"), "id": True, "x": 300}),
        [Reason("board-bad-id", {"at": 72})],
    ),
    (
        "a control sign in an id",
        lambda d: d["space"].append({**space(d, "V4"), "id": "a\x1b", "x": 300}),
        [Reason("board-bad-id", {"at": 72})],
    ),
    (
        "an id twice",
        lambda d: d["space"].append({**space(d, "V4"), "x": 300}),
        [Reason("board-double-id", {"space": "V4", "count": 2})],
    ),
    (
        "an unknown kind",
        lambda d: space(d, "V4").update(kind="door"),
        [Reason("board-unknown-kind", {"space": "V4", "kind": "door"})],
    ),
    ("no kind", lambda d: space(d, "V4").pop("kind"), [Reason("board-unknown-kind", {"space": "V4", "kind": ""})]),
    ("power 1", lambda d: space(d, "V4").update(power=1), [Reason("board-bad-power", {"space": "V4", "power": "1"})]),
    ("power 7", lambda d: space(d, "V1").update(power=7), [Reason("board-bad-power", {"space": "V1", "power": "7"})]),
    (
        "power 2.0",
        lambda d: space(d, "V1").update(power=2.0),
        [Reason("board-bad-power", {"space": "V1", "power": "2.0"})],
    ),
    (
        "a huge power",
        lambda d: space(d, "V1").update(power=10**5000),
        [Reason("board-bad-power", {"space": "V1", "power": ""})],
    ),
    ("no power", lambda d: space(d, "V4").pop("power"), [Reason("board-bad-power", {"space": "V4", "power": ""})]),
    (
        "an unknown neighbour",
        lambda d: space(d, "V4")["neighbours"].append("Z9"),
        [Reason("board-unknown-neighbour", {"space": "V4", "neighbour": "Z9"})],
    ),
    (
        "itself as a neighbour",
        lambda d: space(d, "V4")["neighbours"].append("V4"),
        [Reason("board-own-neighbour", {"space": "V4"})],
    ),
    (
        "a neighbour that is none",
        lambda d: space(d, "V4")["neighbours"].append(1.5),
        [Reason("board-bad-neighbours", {"space": "V4"})],
    ),
    (
        "a passage one way",
        lambda d: space(d, "V4")["neighbours"].append("L1"),
        [Reason("board-one-way", {"space": "V4", "neighbour": "L1"})],
    ),
    ("a space walled off", wall_off, [Reason("board-unreachable", {"space": "V4"})]),
    ("two halls", lambda d: space(d, "V4").update(kind="hall"), [Reason("board-many-halls", {"count": 2})]),
    ("no hall", lambda d: d["space"][0].update(kind="circle", power=2), [Reason("board-no-hall", {})]),
    ("no x", lambda d: space(d, "V4").pop("x"), [Reason("board-no-place", {"space": "V4", "axis": "x"})]),
    (
        "y without end",
        lambda d: space(d, "V4").update(y=float("inf")),
        [Reason("board-no-place", {"space": "V4", "axis": "y"})],
    ),
    (
        "x is no number",
        lambda d: space(d, "V4").update(x=float("nan")),
        [Reason("board-no-place", {"space": "V4", "axis": "x"})],
    ),
    (
        "one spot for two",
        lambda d: space(d, "V4").update(x=0, y=0),
        [Reason("board-same-spot", {"space": "V4", "other": "hall"})],
    ),
    (
        "many circles",
        lambda d: add(d, "circle", 4, 13),
        [Reason("board-many-circles", {"power": 4, "count": 25, "most": 24})],
    ),
    (
        "many scrolls",
        lambda d: add(d, "scroll", 3, 5),
        [Reason("board-many-scrolls", {"power": 3, "count": 11, "most": 10})],
    ),
    ("few sixes", few_sixes, [Reason("board-few-sixes", {"count": 3, "least": 4, "players": 2})]),
    ("no circles", lambda d: drop(d, "circle"), [Reason("board-no-circle", {})]),
    (
        "no scrolls",
        lambda d: drop(d, "scroll"),
        [Reason("board-no-scroll", {}), Reason("board-few-sixes", {"count": 0, "least": 4, "players": 2})],
    ),
]


@pytest.mark.parametrize(("name", "alter", "expected"), ALTERED, ids=[name for name, _, _ in ALTERED])
def test_a_fault_is_named_and_nothing_else(name: str, alter: Callable[[Data], object], expected: list[Reason]) -> None:
    data = good()
    alter(data)
    assert faults(data) == expected


def test_too_many_spaces() -> None:
    data = good(5)
    for power, count in ((2, 12), (3, 5), (4, 5), (5, 6), (6, 7)):
        add(data, "circle", power, count)
    assert faults(data) == [Reason("board-too-many-spaces", {"count": 161, "most": 160})]


@pytest.mark.parametrize("text", ["[[space]", "x = 1\nx = 2", "\x00"])
def test_what_is_not_toml(text: str) -> None:
    assert told(faults(text)) == ["board-not-toml"]
    assert warnings(text) == []


@pytest.mark.parametrize("data", [None, 5, [], {}, {"space": 1}, {"space": [1]}])
def test_what_is_no_board_at_all(data: object) -> None:
    assert "board-no-spaces" in told(faults(data)) or "board-not-a-space" in told(faults(data))
    assert warnings(data) == []


def test_all_faults_at_once() -> None:
    data = good()
    expected: set[str] = set()
    for name in ("players", "power 1", "an unknown neighbour", "no x", "many circles", "many scrolls", "few sixes"):
        _, alter, reasons = next(row for row in ALTERED if row[0] == name)
        alter(data)
        expected |= set(told(reasons))
    assert set(told(faults(data))) == expected


@pytest.mark.parametrize(
    ("players", "sixes", "enough"),
    [(2, 4, True), (3, 4, True), (4, 4, False), (5, 4, False), (4, 5, True), (5, 5, True), (3, 3, False)],
)
def test_enough_sixes_for_so_many_players(players: int, sixes: int, enough: bool) -> None:
    data = good()
    for name in ["L12", "O12", "C11", "G11", "V12", "M12"][sixes:]:
        space(data, name)["power"] = 5
    assert told(faults(data, players)) == ([] if enough else ["board-few-sixes"])
    data["players"] = [players]
    assert told(faults(data)) == ([] if enough else ["board-few-sixes"])


@pytest.mark.parametrize(
    ("alter", "key"),
    [
        (lambda d: d.update(author="me"), "board-unknown-field"),
        (lambda d: space(d, "L3").update(colour="red"), "board-unknown-field"),
        (lambda d: space(d, "L1").update(power=4), "board-steep-opening"),
        (lambda d: space(d, "C1").update(kind="scroll"), "board-scroll-at-hall"),
        (lambda d: space(d, "V1").update(power=3), "board-power-falls"),
    ],
)
def test_what_is_odd_is_a_warning_and_no_fault(alter: Callable[[Data], object], key: str) -> None:
    data = good()
    alter(data)
    assert faults(data) == []
    assert key in told(warnings(data))


def test_a_board_meant_for_others_is_odd() -> None:
    assert told(warnings(good(4), 5)) == ["board-other-players"]
    assert warnings(good(4), 4) == []


leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.sampled_from(["hall", "a"])
wild = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3), max_leaves=4)
rows = st.fixed_dictionaries(
    {},
    optional={
        "id": st.sampled_from(["a", "b", "c", 1]) | wild,
        "kind": st.sampled_from(["hall", "circle", "scroll"]) | wild,
        "power": st.integers(1, 7) | wild,
        "x": st.integers(0, 3) | wild,
        "y": st.integers(0, 3) | wild,
        "neighbours": st.lists(st.sampled_from(["a", "b", "c", 1]), max_size=3) | wild,
    },
)


@given(
    st.fixed_dictionaries({"space": st.lists(rows | wild, max_size=5) | wild}, optional={"players": wild, "name": wild})
)
def test_any_data_is_a_board_or_is_refused_with_a_reason(data: Data) -> None:
    """What the checker passes can be built; what cannot be built has its first fault in the checker's list."""
    found = faults(data)
    if shape_faults(data):
        with pytest.raises(BadBoard) as caught:
            board_from(data)
        assert caught.value.reason == found[0]
    else:
        board = board_from(data)
        assert board_from(board.data()).data() == board.data()
        assert ElementTree.fromstring(svg(board)) is not None
        assert len(text_lines(board, 30, 10)) == 10
