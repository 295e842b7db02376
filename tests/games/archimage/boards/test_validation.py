"""The checker names every fault of a board, and only faults."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.games.archimage.rules.boards import BadBoard, board_from, standard_board
from conclave.games.archimage.rules.boards.svg import svg, text_lines
from conclave.games.archimage.rules.boards.validation import faults, warnings
from conclave.table import Reason
from conclave.table.data import Data
from conclave.text import describe_reason


def good(players: int = 2) -> Data:
    return deepcopy(standard_board(players).data())


def space(data: Data, name: str) -> Data:
    found: Data = next(row for row in data["space"] if row["id"] == name)
    return found


def written(data: Data) -> str:
    """A board file."""
    lines = [f"{name} = {json.dumps(value)}" for name, value in data.items() if name != "space"]
    if not data["space"] or not all(isinstance(row, dict) for row in data["space"]):
        lines.append(f"space = [{', '.join(inline(row) for row in data['space'])}]")
        return "\n".join(lines)
    for row in data["space"]:
        lines += ["", "[[space]]", *(f"{field} = {toml(value)}" for field, value in row.items())]
    return "\n".join(lines)


def inline(row: object) -> str:
    if not isinstance(row, dict):
        return toml(row)
    return "{" + ", ".join(f"{field} = {toml(value)}" for field, value in row.items()) + "}"


def toml(value: object) -> str:
    return json.dumps(value).replace("NaN", "nan").replace("Infinity", "inf")


def told(reasons: list[Reason]) -> list[str]:
    return [reason.key for reason in reasons]


def add(data: Data, kind: str, power: int, count: int) -> None:
    """So many more dead ends off L1."""
    for at in range(count):
        name = f"{kind} {power} {at}"
        row = {"id": name, "kind": kind, "power": power, "x": 200 + at, "y": power, "neighbours": ["L1"]}
        data["space"].append(row)
        space(data, "L1")["neighbours"].append(name)


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


EXPECTED = {
    "name": "a text that can be shown",
    "players": "a list of at most 4 numbers of players",
    "space": "a list with a [[space]], in double brackets, for each of at most 160 spaces",
    "id": "a whole number or a text of up to 24 characters that can be shown, without spaces around it",
    "kind": "hall, circle or scroll",
    "power": "a whole number from 2 to 6",
    "neighbours": "a list of at most 160 ids, which may be empty",
    "x": "a number from -1000000 to 1000000",
    "y": "a number from -1000000 to 1000000",
}
FEW_SIXES = (
    "Scroll spaces of power 6: {}. With 2 players there must be at least 4,"
    " or the game would be over after its first round."
)
V4 = "Space 51 (“V4”): "


def wrong(field: str, value: str, place: str = V4) -> list[str]:
    return [f"{place}“{field}” is “{value}”; it must be {EXPECTED[field]}."]


def missing(field: str, place: str = V4) -> list[str]:
    return [f"{place}“{field}” is missing; it must be {EXPECTED[field]}."]


def too_long(field: str, count: int, place: str = V4) -> list[str]:
    return [f"{place}“{field}” is a list of {count} entries; it must be {EXPECTED[field]}."]


def on_v4(**changes: Any) -> Callable[[Data], object]:
    return lambda data: space(data, "V4").update(changes)


def without(field: str) -> Callable[[Data], object]:
    return lambda data: space(data, "V4").pop(field)


def another(data: Data, **changes: Any) -> None:
    """One more space, which is V4 again but for the changes."""
    data["space"].append({**space(data, "V4"), "x": 300, **changes})


# What is done to a board, and the sentences about it: without a file they have no lines.
ALTERED: list[tuple[str, Callable[[Data], object], list[str]]] = [
    ("no spaces", lambda d: d.pop("space"), missing("space", "")),
    ("one space only", lambda d: d.update(space={}), wrong("space", "{}", "")),
    ("an empty list", lambda d: d.update(space=[]), wrong("space", "[]", "")),
    (
        "a space that is none",
        lambda d: d["space"].append(5),
        ["Space 72: here stands “5”; it must be a [[space]], in double brackets."],
    ),
    ("a name that is none", lambda d: d.update(name=5), wrong("name", "5", "")),
    ("a name that cannot be shown", lambda d: d.update(name="a\x1b"), wrong("name", "a\\x1b", "")),
    (
        "players",
        lambda d: d.update(players=[2, 9, True]),
        [
            "“players”, entry 2, is “9”; it must be a whole number from 2 to 5.",
            "“players”, entry 3, is “true”; it must be a whole number from 2 to 5.",
        ],
    ),
    ("players that are no list", lambda d: d.update(players=2), wrong("players", "2", "")),
    ("many players", lambda d: d.update(players=[2] * 5), too_long("players", 5, "")),
    ("no id", without("id"), missing("id", "Space 51: ")),
    ("an empty id", on_v4(id=""), wrong("id", '""', "Space 51: ")),
    ("spaces around an id", on_v4(id=" a"), wrong("id", " a", "Space 51: ")),
    ("a truth for an id", on_v4(id=True), wrong("id", "true", "Space 51: ")),
    ("a control sign in an id", on_v4(id="a\x1b"), wrong("id", "a\\x1b", "Space 51: ")),
    ("a long id", on_v4(id="a" * 99), wrong("id", "a" * 24 + "…", "Space 51: ")),
    ("an id twice", another, ["Space 72 (“V4”): this id is already that of space 51."]),
    ("an unknown kind", on_v4(kind="door"), wrong("kind", "door")),
    ("half a character for a kind", on_v4(kind="\ud800"), wrong("kind", "\\ud800")),
    ("half a character for an id", on_v4(id="\ud800"), wrong("id", "\\ud800", "Space 51: ")),
    ("half a character for an x", on_v4(x="\ud800"), wrong("x", "\\ud800")),
    (
        "half a character for a neighbour",
        on_v4(neighbours=["\ud800"]),
        [f"{V4}“neighbours”, entry 1, is “\\ud800”; it must be the id of a space."],
    ),
    (
        "a space with nothing in it",
        lambda d: d["space"].append({}),
        [line for field in ("id", "x", "y", "neighbours", "kind", "power") for line in missing(field, "Space 72: ")],
    ),
    ("a list for a kind", on_v4(kind=["hall"]), wrong("kind", "[…]")),
    ("no kind", without("kind"), missing("kind")),
    ("power 1", on_v4(power=1), wrong("power", "1")),
    ("power 7", on_v4(power=7), wrong("power", "7")),
    ("power 2.0", on_v4(power=2.0), wrong("power", "2.0")),
    ("a truth for a power", on_v4(power=True), wrong("power", "true")),
    ("a huge power", on_v4(power=10**5000), wrong("power", "> 10^20")),
    ("a tiny power", on_v4(power=-(10**5000)), wrong("power", "< -10^20")),
    ("a list for a power", on_v4(power=[6]), wrong("power", "[…]")),
    ("no power", without("power"), missing("power")),
    ("no neighbours", without("neighbours"), missing("neighbours")),
    ("neighbours that are no list", on_v4(neighbours="V1"), wrong("neighbours", "V1")),
    ("many neighbours", on_v4(neighbours=["V1"] * 161), too_long("neighbours", 161)),
    (
        "a neighbour that is none",
        lambda d: space(d, "V4")["neighbours"].insert(0, 1.5),
        [f"{V4}“neighbours”, entry 1, is “1.5”; it must be the id of a space."],
    ),
    ("no x", without("x"), missing("x")),
    ("y without end", on_v4(y=float("inf")), wrong("y", "inf")),
    ("x is no number", on_v4(x=float("nan")), wrong("x", "nan")),
    ("x too far off", on_v4(x=-1e7), wrong("x", "-10000000.0")),
    ("a huge x", on_v4(x=10**5000), wrong("x", "> 10^20")),
    ("x a truth", on_v4(x=False), wrong("x", "false")),
    (
        "an unknown neighbour",
        lambda d: space(d, "V4")["neighbours"].extend(["Z9", "Z9"]),
        [f"{V4}its neighbour “Z9” is no space."],
    ),
    ("itself as a neighbour", lambda d: space(d, "V4")["neighbours"].append("V4"), [f"{V4}it is its own neighbour."]),
    (
        "a passage one way",
        lambda d: space(d, "V4")["neighbours"].append("L1"),
        [f"{V4}the passage to “L1” is one-way: “L1” does not name “V4”."],
    ),
    ("a space walled off", alone, [f"{V4}it cannot be reached from the hall."]),
    ("two halls", on_v4(kind="hall"), [f"{V4}it is a hall besides “hall”; a board has one."]),
    ("no hall", lambda d: d["space"][0].update(kind="circle", power=2), ["There is no hall."]),
    (
        "one spot for two",
        lambda d: space(d, "V4").update(x=0, y=0),
        [f"{V4}it lies on the same spot as “hall”."],
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
    ("no circles", lambda d: drop(d, "circle"), ["There is no circle."]),
    (
        "no scrolls",
        lambda d: drop(d, "scroll"),
        ["There is no scroll space.", FEW_SIXES.format(0)],
    ),
]


ODD: list[tuple[Callable[[Data], object], str]] = [
    (lambda d: d.update(author="me"), "board-unknown-field"),
    (lambda d: space(d, "L3").update(colour="red"), "board-unknown-space-field"),
    (lambda d: space(d, "hall").update(power="none"), "board-hall-power"),
    (lambda d: space(d, "L1").update(power=4), "board-steep-opening"),
    (lambda d: space(d, "C1").update(kind="scroll"), "board-scroll-at-hall"),
    (lambda d: space(d, "V1").update(power=3), "board-power-falls"),
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
    assert [describe_reason(fault) for fault in faults(data)] == too_long("space", 161, "")


@pytest.mark.parametrize("text", ["[[space]", "x = 1\nx = 2", "\x00"])
def test_what_is_not_toml(text: str) -> None:
    assert told(faults(text)) == ["board-not-toml"]
    assert warnings(text) == []


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (None, "board-missing"),
        ([], "board-missing"),
        ({}, "board-missing"),
        ({"space": 1}, "board-wrong"),
        ({"space": [1]}, "board-wrong"),
        ({"space": [{}] * 100_000}, "board-too-many"),
    ],
)
def test_what_is_no_board_at_all(data: object, key: str) -> None:
    assert told(faults(data)) == [key]
    assert warnings(data) == []


@pytest.mark.parametrize(
    "names",
    [
        ["players", "power 1", "no x", "a name that is none"],
        ["two halls", "an unknown neighbour", "one spot for two", "many circles", "many scrolls", "few sixes"],
    ],
    ids=["fields", "spaces"],
)
def test_all_faults_at_once(names: list[str]) -> None:
    """Those of fields; and where there is none, those of how the spaces go together."""
    data = good()
    expected: list[str] = []
    for name in names:
        _, alter, sentences = next(row for row in ALTERED if row[0] == name)
        alter(data)
        expected += sentences
    assert {describe_reason(fault) for fault in faults(data)} == set(expected)


@pytest.mark.parametrize(("name", "alter", "expected"), ALTERED, ids=[name for name, _, _ in ALTERED])
def test_in_a_file_a_space_has_its_line(name: str, alter: Callable[[Data], object], expected: list[str]) -> None:
    """Written down, the same faults are told with the lines in which their spaces begin."""
    data = good()
    alter(data)
    if (
        not isinstance(data.get("space"), list)
        or "huge" in name
        or "tiny" in name
        or "control" in name
        or "half" in name
    ):
        return
    text = written(data)
    found = faults(text)
    assert [fault.key for fault in found] == [fault.key for fault in faults(data)]
    for fault in found:
        if at := fault.args.get("at"):
            line = fault.args["line"]
            assert (line == "none") == (name == "a space that is none")
            assert line == "none" or text.split("\n")[: int(str(line))].count("[[space]]") == at


def test_a_header_in_a_text_is_not_taken_for_a_space() -> None:
    text = 'name = """\n[[space]]\n"""\n[[space]]\nid = 1\nkind = "hall"\nx = 1\n'
    assert [fault.args["line"] for fault in faults(text)] == ["none"] * 3


def test_every_fault_that_has_a_sentence_is_made_here() -> None:
    catalogue = files("conclave.games.archimage.text").joinpath("en", "reason.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^archimage-reason-(board-[a-z-]+) =", catalogue, re.MULTILINE))
    made = {fault.key for _, alter, _ in ALTERED for fault in faults(altered(alter))}
    made |= {key for _, key in ODD} | {"board-not-toml", "board-long-line", "board-other-players"}
    assert made == told


def altered(alter: Callable[[Data], object]) -> Data:
    data = good()
    alter(data)
    return data


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


@pytest.mark.parametrize(("alter", "key"), ODD)
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
        "Space 1 (“hall”): nobody reads the field “colour” of a space.",
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
    try:
        board = board_from(data)
    except BadBoard as bad:
        reason = bad.reason
        assert reason == found[0]
    else:
        assert board_from(board.data()).data() == board.data()
        assert ElementTree.fromstring(svg(board)) is not None
        assert len(text_lines(board, 30, 10)) == 10
