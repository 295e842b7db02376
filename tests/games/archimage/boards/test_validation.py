"""The checker names every fault of a board, and only faults."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.games.archimage.rules.boards import BadBoard, board_from, standard_board
from conclave.games.archimage.rules.boards.board import shape_faults
from conclave.games.archimage.rules.boards.svg import svg, text_lines
from conclave.games.archimage.rules.boards.validation import faults, warnings
from conclave.table import Reason
from conclave.text import describe_reason

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


def alone(data: Data) -> Data:
    """V4 without its only neighbour."""
    space(data, "V1")["neighbours"].remove("V4")
    space(data, "V4")["neighbours"] = []
    return space(data, "V4")


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


BAD_ID = (
    "Space 72: The id of this space is “{}”; it must be a whole number or a text of up to 24 characters"
    " that can be shown, without spaces around it."
)
BAD_POWER = "The power of “{}” is “{}”; it must be a whole number from 2 to 6."
BAD_PLACE = "The {} of “V4” is “{}”; it must be a number from -1000000 to 1000000."
FEW_SIXES = (
    "Scroll spaces of power 6: {}. With 2 players there must be at least 4,"
    " or the game would be over after its first round."
)


def another(data: Data, **changes: Any) -> None:
    """One more space, which is V4 again but for the changes."""
    data["space"].append({**space(data, "V4"), "x": 300, **changes})


# What is done to a board, and the sentences about it: without a file they have no lines, but they name the space.
ALTERED: list[tuple[str, Callable[[Data], object], list[str]]] = [
    ("no spaces", lambda d: d.pop("space"), ["There are no spaces: a board file has a [[space]] for each."]),
    (
        "one space only",
        lambda d: d.update(space={}),
        ["“space” is “{}” and no list; a board file has a [[space]], in double brackets, for each."],
    ),
    ("an empty list", lambda d: d.update(space=[]), ["The list of spaces is empty."]),
    ("a space that is none", lambda d: d["space"].append(5), ["Space 72: “5” stands where a [[space]] must be."]),
    (
        "a name that is none",
        lambda d: d.update(name=5),
        ["The board's name must be a text that can be shown, not “5”."],
    ),
    (
        "players",
        lambda d: d.update(players=[2, 9, True]),
        [
            "Entry 2 of the board's players is “9”; it must be a whole number from 2 to 5.",
            "Entry 3 of the board's players is “true”; it must be a whole number from 2 to 5.",
        ],
    ),
    (
        "players that are no list",
        lambda d: d.update(players=2),
        ["The board's players must be a list of numbers, not “2”."],
    ),
    (
        "many players",
        lambda d: d.update(players=[2] * 5),
        ["The board's players are a list of 5 entries; there are 4 numbers from 2 to 5."],
    ),
    ("no id", no_id, ["Space 51: This space has no id."]),
    ("an empty id", lambda d: another(d, id=""), [BAD_ID.format('""')]),
    ("a truth for an id", lambda d: another(d, id=True), [BAD_ID.format("true")]),
    ("a control sign in an id", lambda d: another(d, id="a\x1b"), [BAD_ID.format("a\\x1b")]),
    ("a long id", lambda d: another(d, id="a" * 99), [BAD_ID.format("a" * 24 + "…")]),
    ("an id twice", another, ["Space 72: The id “V4” is already that of space 51."]),
    (
        "an unknown kind",
        lambda d: space(d, "V4").update(kind="door"),
        ["The kind of “V4” is “door”; it must be hall, circle or scroll."],
    ),
    ("no kind", lambda d: space(d, "V4").pop("kind"), ["“V4” has no kind; it must be hall, circle or scroll."]),
    ("power 1", lambda d: space(d, "V4").update(power=1), [BAD_POWER.format("V4", "1")]),
    ("power 7", lambda d: space(d, "V1").update(power=7), [BAD_POWER.format("V1", "7")]),
    ("power 2.0", lambda d: space(d, "V1").update(power=2.0), [BAD_POWER.format("V1", "2.0")]),
    ("a huge power", lambda d: space(d, "V1").update(power=10**5000), [BAD_POWER.format("V1", "> 10^20")]),
    ("a tiny power", lambda d: space(d, "V1").update(power=-(10**5000)), [BAD_POWER.format("V1", "< -10^20")]),
    ("a list for a power", lambda d: space(d, "V1").update(power=[6]), [BAD_POWER.format("V1", "[…]")]),
    (
        "no power",
        lambda d: space(d, "V4").pop("power"),
        ["“V4” has no power; it must be a whole number from 2 to 6."],
    ),
    (
        "neither kind nor power",
        lambda d: space(d, "V4").update(kind=0, power=0),
        ["The kind of “V4” is “0”; it must be hall, circle or scroll.", BAD_POWER.format("V4", "0")],
    ),
    (
        "no neighbours",
        lambda d: alone(d).pop("neighbours"),
        [
            "“V4” has no neighbours; they must be a list of ids, which may be empty.",
            "“V4” cannot be reached from the hall.",
        ],
    ),
    (
        "neighbours that are no list",
        lambda d: alone(d).update(neighbours="V1"),
        ["The neighbours of “V4” must be a list of ids, not “V1”.", "“V4” cannot be reached from the hall."],
    ),
    (
        "many neighbours",
        lambda d: space(d, "V4")["neighbours"].extend(["V1"] * 160),
        ["The neighbours of “V4” are a list of 161 entries, more than a board has spaces."],
    ),
    (
        "an unknown neighbour",
        lambda d: space(d, "V4")["neighbours"].extend(["Z9", "Z9"]),
        ["“V4” has a neighbour “Z9” that is no space."],
    ),
    (
        "itself as a neighbour",
        lambda d: space(d, "V4")["neighbours"].append("V4"),
        ["“V4” is its own neighbour."],
    ),
    (
        "a neighbour that is none",
        lambda d: space(d, "V4")["neighbours"].insert(0, 1.5),
        ["Entry 1 of the neighbours of “V4” is “1.5”, which can be no space's id."],
    ),
    (
        "a passage one way",
        lambda d: space(d, "V4")["neighbours"].append("L1"),
        ["The passage from “V4” to “L1” is one-way: “L1” does not name “V4”."],
    ),
    ("a space walled off", alone, ["“V4” cannot be reached from the hall."]),
    (
        "two halls",
        lambda d: space(d, "V4").update(kind="hall"),
        ["“V4” is a hall besides “hall”; a board has one."],
    ),
    ("no hall", lambda d: d["space"][0].update(kind="circle", power=2), ["There is no hall."]),
    ("no x", lambda d: space(d, "V4").pop("x"), ["“V4” has no x, so it cannot be drawn."]),
    ("y without end", lambda d: space(d, "V4").update(y=float("inf")), [BAD_PLACE.format("y", "inf")]),
    ("x is no number", lambda d: space(d, "V4").update(x=float("nan")), [BAD_PLACE.format("x", "nan")]),
    ("x too far off", lambda d: space(d, "V4").update(x=-1e7), [BAD_PLACE.format("x", "-10000000.0")]),
    ("x a truth", lambda d: space(d, "V4").update(x=False), [BAD_PLACE.format("x", "false")]),
    (
        "one spot for two",
        lambda d: space(d, "V4").update(x=0, y=0),
        ["“V4” and “hall” lie on the same spot."],
    ),
    (
        "many circles",
        lambda d: add(d, "circle", 4, 13),
        ["There are 25 circles of power 4; the box has 24 seals of it."],
    ),
    (
        "many scrolls",
        lambda d: add(d, "scroll", 3, 5),
        ["There are 11 scroll spaces of power 3; a game has 10 scrolls of it."],
    ),
    ("few sixes", few_sixes, [FEW_SIXES.format(3)]),
    ("no circles", lambda d: drop(d, "circle"), ["There is no circle of a power from 2 to 6."]),
    (
        "no scrolls",
        lambda d: drop(d, "scroll"),
        ["There is no scroll space of a power from 2 to 6.", FEW_SIXES.format(0)],
    ),
]


@pytest.mark.parametrize(("name", "alter", "expected"), ALTERED, ids=[name for name, _, _ in ALTERED])
def test_a_fault_is_named_and_nothing_else(name: str, alter: Callable[[Data], object], expected: list[str]) -> None:
    data = good()
    alter(data)
    assert [describe_reason(fault) for fault in faults(data)] == expected


def test_too_many_spaces() -> None:
    data = good(5)
    for power, count in ((2, 12), (3, 5), (4, 5), (5, 6), (6, 7)):
        add(data, "circle", power, count)
    assert [describe_reason(fault) for fault in faults(data)] == ["There are 161 spaces; a board has at most 160."]


def test_spaces_that_cannot_be_told_apart_are_numbered() -> None:
    """Two of one id, one without, and one that is called as if it had none."""
    data = good()
    for row in ({"id": "V4"}, {}, {"id": "#73"}):
        data["space"].append({"kind": "door", "x": 300 + len(data["space"]), "y": 0, "neighbours": ["V1"], **row})
    sentences = [describe_reason(fault) for fault in faults(data)]
    assert len(set(sentences)) == len(sentences)
    for part in ("Space 72: The kind of “V4”", "Space 73: The kind of “#73”", "The kind of “#73”"):
        assert len([sentence for sentence in sentences if sentence.startswith(part)]) == 1


def test_what_lies_beyond_the_last_space_is_not_looked_at() -> None:
    data = good()
    data["space"] += [{}] * 100_000
    found = faults(data)
    assert len(found) < 600
    assert found[0].key == "board-too-many-spaces"


@pytest.mark.parametrize("text", ["[[space]", "x = 1\nx = 2", "\x00"])
def test_what_is_not_toml(text: str) -> None:
    assert told(faults(text)) == ["board-not-toml"]
    assert warnings(text) == []


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (None, "board-no-spaces"),
        ([], "board-no-spaces"),
        ({}, "board-no-spaces"),
        ({"space": 1}, "board-no-list-of-spaces"),
        ({"space": [1]}, "board-not-a-space"),
    ],
)
def test_what_is_no_board_at_all(data: object, key: str) -> None:
    assert told(faults(data)) == [key]
    assert warnings(data) == []


def test_all_faults_at_once() -> None:
    data = good()
    expected: list[str] = []
    for name in ("players", "power 1", "an unknown neighbour", "no x", "many circles", "many scrolls", "few sixes"):
        _, alter, sentences = next(row for row in ALTERED if row[0] == name)
        alter(data)
        expected += sentences
    assert {describe_reason(fault) for fault in faults(data)} == set(expected)


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
        (lambda d: space(d, "L3").update(colour="red"), "board-unknown-space-field"),
        (lambda d: space(d, "hall").update(power="none"), "board-hall-power"),
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


def test_a_field_that_nobody_reads_is_told_once() -> None:
    data = good()
    data["colour"] = data["\x1b"] = 1
    for row in data["space"]:
        row["colour"] = 2
    assert [describe_reason(warning) for warning in warnings(data)] == [
        "Nobody reads the field “colour” of a board.",
        "Nobody reads the field “\\x1b” of a board.",
        "Nobody reads the field “colour” of a space (“hall” has it).",
    ]


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
