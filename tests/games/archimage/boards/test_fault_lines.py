"""Files spoilt on purpose: the fault that was made is told, in the line where it was made."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import conclave.text
from conclave.games.archimage.rules.boards.board import KINDS
from conclave.games.archimage.rules.boards.validation import faults, warnings
from conclave.table import Reason
from tests.games.archimage.boards.files import Plain, small, standard
from tests.games.archimage.boards.verdicts import LITERALS, judged

Place = tuple[str, int, int]  # a fault's key, its line, and its second or last line; 0 where there is none


def places(reasons: list[Reason]) -> list[Place]:
    found = []
    for reason in reasons:
        other = str(reason.args.get("second", reason.args.get("last", "none")))
        found.append((reason.key, int(reason.args["line"]), 0 if other == "none" else int(other)))
    return found


# --- one field --------------------------------------------------------------------------------------------------------

MISSING = {
    "id": "board-no-id",
    "kind": "board-no-kind",
    "power": "board-no-power",
    "x": "board-no-place",
    "y": "board-no-place",
    "neighbours": "board-no-neighbours",
}
WRONG = {
    "id": "board-bad-id",
    "kind": "board-unknown-kind",
    "power": "board-bad-power",
    "x": "board-bad-place",
    "y": "board-bad-place",
    "neighbours": "board-no-list-of-neighbours",
}


def is_id(value: object) -> bool:
    if type(value) is int:
        return abs(value) < 10**20
    return isinstance(value, str) and value.isprintable() and value == value.strip() and 0 < len(value) <= 24


def is_place(value: object) -> bool:
    return type(value) in (int, float) and -1_000_000 <= value <= 1_000_000  # type: ignore[operator]


FITS: dict[str, Callable[[Any], bool]] = {
    "id": is_id,
    "kind": lambda value: value in KINDS,
    "power": lambda value: type(value) is int and value in range(2, 7),
    "x": is_place,
    "y": is_place,
    "neighbours": lambda value: isinstance(value, list),
}


@pytest.mark.parametrize("field", MISSING)
@pytest.mark.parametrize("kind", KINDS)
def test_a_missing_field(kind: str, field: str) -> None:
    """It is missing from the space, so the space's line is told."""
    for data in (small(), standard(4)):
        file = Plain(data)
        at = file.find(kind)
        if file.spaces[at].pop(field, None):
            assert (MISSING[field], file.line(at), 0) in places(judged(file.text()))


@pytest.mark.parametrize("field", WRONG)
@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_field(kind: str, field: str) -> None:
    for literal in LITERALS:
        file = Plain(small())
        at = file.find(kind)
        file.spaces[at][field] = literal
        wrong = not FITS[field](tomllib.loads(f"value = {literal}")["value"]) and (kind, field) != ("hall", "power")
        found = places(faults(file.text()))
        assert ((WRONG[field], file.line(at, field), 0) in found) == wrong, literal
        assert wrong or not [key for key, _, _ in found if key == WRONG[field]]


@pytest.mark.parametrize("literal", LITERALS)
def test_a_wrong_head(literal: str) -> None:
    value = tomllib.loads(f"value = {literal}")["value"]
    file = Plain(small())
    file.head["name"] = literal
    fits = isinstance(value, str) and value.isprintable()
    assert places(faults(file.text())) == ([] if fits else [("board-bad-name", 1, 0)])
    file = Plain(small())
    file.head["players"] = literal
    found = places(judged(file.text()))
    if not isinstance(value, list):
        assert found == [("board-no-list-of-players", 2, 0)]
    elif len(value) > 4:
        assert found[0] == ("board-many-players", 2, 0)
    elif all(type(number) is int and number in range(2, 6) for number in value):
        assert not [key for key, _, _ in found if "players" in key]
    else:
        assert found[0][0] == "board-bad-players"


# --- everything else --------------------------------------------------------------------------------------------------


def near(file: Plain, at: int, *names: str | int) -> None:
    """More neighbours for a space."""
    file.spaces[at]["neighbours"] = json.dumps([*json.loads(file.spaces[at]["neighbours"]), *names])


def unknown_neighbour(file: Plain) -> Place:
    near(file, 3, "nobody")
    return "board-unknown-neighbour", file.line(3, "neighbours"), 0


def unknown_neighbour_over_lines(file: Plain) -> Place:
    file.spaces[3]["neighbours"] = '[ # [[space]]\n  "a",\n\n  "nobody",\n]'
    return "board-unknown-neighbour", file.line(3, "neighbours") + 3, 0


def bad_neighbour(file: Plain) -> Place:
    file.spaces[3]["neighbours"] = '["a",\n  2.5]'
    return "board-bad-neighbour", file.line(3, "neighbours") + 1, 0


def own_neighbour(file: Plain) -> Place:
    near(file, 3, 1)
    return "board-own-neighbour", file.line(3, "neighbours"), 0


def many_neighbours(file: Plain) -> Place:
    near(file, 3, *["a"] * 160)
    return "board-many-neighbours", file.line(3, "neighbours"), 0


def one_way(file: Plain) -> Place:
    near(file, 3, "b")
    return "board-one-way", file.line(3, "neighbours"), file.line(2, "neighbours")


def one_way_back(file: Plain) -> Place:
    near(file, 1, 3)
    return "board-one-way", file.line(1, "neighbours"), file.line(5, "neighbours")


def unreachable(file: Plain) -> Place:
    file.spaces[3]["neighbours"] = "[]"
    file.spaces[1]["neighbours"] = '["hall", "b", 2]'
    return "board-unreachable", file.line(3), 0


def double_id(file: Plain) -> Place:
    file.spaces.append(file.spaces[3] | {"x": "100"})
    return "board-double-id", file.line(7, "id"), file.line(3, "id")


def no_hall(file: Plain) -> Place:
    file.spaces[0] |= {"kind": '"circle"', "power": "2"}
    return "board-no-hall", file.line(0), file.last()


def many_halls(file: Plain) -> Place:
    file.spaces[2]["kind"] = '"hall"'
    return "board-many-halls", file.line(2, "kind"), file.line(0, "kind")


def same_spot(file: Plain) -> Place:
    file.spaces[6] |= {"x": "3.0000001", "y": "5.0"}
    return "board-same-spot", file.line(6, "x"), file.line(5, "x")


def more(file: Plain, count: int, power: int, kind: str) -> None:
    for at in range(count):
        row = {"id": at + 1000, "kind": kind, "power": power, "x": at + 10, "y": power, "neighbours": ["a"]}
        file.spaces.append({field: json.dumps(value) for field, value in row.items()})
    near(file, 1, *range(1000, 1000 + count))


def many_circles(file: Plain) -> Place:
    more(file, 30, 2, "circle")
    return "board-many-circles", file.line(7 + 23, "power"), 0


def many_scrolls(file: Plain) -> Place:
    more(file, 8, 6, "scroll")
    return "board-many-scrolls", file.line(7 + 6, "power"), 0


def too_many_spaces(file: Plain) -> Place:
    more(file, 155, 2, "circle")
    return "board-too-many-spaces", file.line(160), 0


def few_sixes(file: Plain) -> Place:
    file.spaces[5]["power"] = "5"
    return "board-few-sixes", file.line(0), file.last()


def no_circle(file: Plain) -> Place:
    for at in (1, 2):
        file.spaces[at]["kind"] = '"scroll"'
    return "board-no-circle", file.line(0), file.last()


def no_scroll(file: Plain) -> Place:
    for at in (3, 4, 5, 6):
        file.spaces[at]["kind"] = '"circle"'
    return "board-no-scroll", file.line(0), file.last()


def not_toml(file: Plain) -> Place:
    file.spaces[3]["kind"] = "scroll"
    return "board-not-toml", file.line(3, "kind"), 0


def twice_in_one_space(file: Plain) -> Place:
    file.spaces[3]["y"] += "\ny = 5"
    return "board-not-toml", file.line(3, "y") + 1, 0


def not_closed(file: Plain) -> Place:
    """What is not closed is told from where it was opened to where it cannot go on."""
    file.spaces[3]["neighbours"] = '["a",\n'
    return "board-not-toml", file.line(3, "neighbours"), file.line(4)


def not_closed_to_the_end(file: Plain) -> Place:
    file.spaces[3]["kind"] = '"""scroll'
    return "board-not-toml", file.line(3, "kind"), file.last()


def not_closed_in_the_last_line(file: Plain) -> Place:
    file.spaces[6]["neighbours"] = '["b"'
    return "board-not-toml", file.line(6, "neighbours"), 0


def too_deep(file: Plain) -> Place:
    file.spaces[3]["neighbours"] = "[" * 400 + "]" * 400
    return "board-too-deep", file.line(3, "neighbours"), 0


def too_many_points(file: Plain) -> Place:
    file.spaces[3]["a" + ".a" * 300_000] = "1"
    return "board-too-deep", file.line(3, "neighbours") + 1, 0


def long_number(file: Plain) -> Place:
    file.spaces[3]["power"] = "9" * 5000
    return "board-long-number", file.line(3, "power"), 0


def too_much(file: Plain) -> Place:
    """An entry a line from line 4 on; five things stand before them: the name, the players, two numbers, the list."""
    file.spaces = []
    file.head["space"] = "[" + "\n1," * 60_000 + "]"
    return "board-too-much", 3 + 50_001 - 5, 0


def one_table(file: Plain) -> Place:
    """[space] in place of [[space]]."""
    file.spaces = []
    file.head["players"] = "[2]\n\n[space]\nid = 1"
    return "board-no-list-of-spaces", 4, 0


def no_space(file: Plain) -> Place:
    file.spaces = []
    return "board-no-spaces", 1, 2


def empty(file: Plain) -> Place:
    file.spaces = []
    file.head["space"] = "[\n]"
    return "board-empty", 3, 0


def not_a_space(file: Plain) -> Place:
    file.spaces = []
    file.head["space"] = "[\n  { id = 1 },\n  7,\n]"
    return "board-not-a-space", 5, 0


AIMED: list[Callable[[Plain], Place]] = [
    unknown_neighbour,
    unknown_neighbour_over_lines,
    bad_neighbour,
    own_neighbour,
    many_neighbours,
    one_way,
    one_way_back,
    unreachable,
    double_id,
    no_hall,
    many_halls,
    same_spot,
    many_circles,
    many_scrolls,
    too_many_spaces,
    few_sixes,
    no_circle,
    no_scroll,
    not_toml,
    twice_in_one_space,
    not_closed,
    not_closed_to_the_end,
    not_closed_in_the_last_line,
    too_deep,
    too_many_points,
    long_number,
    too_much,
    one_table,
    no_space,
    empty,
    not_a_space,
]


@pytest.mark.parametrize("aim", AIMED, ids=[aim.__name__ for aim in AIMED])
def test_a_fault_made_on_purpose(aim: Callable[[Plain], Place]) -> None:
    file = Plain(small())
    expected = aim(file)
    text = file.text()
    for form in (text, text.replace("\n", "\r\n"), "\ufeff" + text):
        assert expected in places(judged(form))


def test_the_same_fault_in_one_line_is_told_by_number() -> None:
    text = "space = [{}, {}, { id = 1 }, { id = 1 }, { id = 1 }]"
    told = judged(text)
    assert {line for _, line, _ in places(told)} == {1}
    assert len(told) == 2 + 2 + 5 * 4 + 1 + 3


# --- what is odd ------------------------------------------------------------------------------------------------------


def unread_head(file: Plain) -> Place:
    file.head["author"] = '"me"'
    return "board-unknown-field", 3, 0


def unread_field(file: Plain) -> Place:
    file.spaces[3]["colour"] = "1"
    return "board-unknown-space-field", file.line(3, "colour"), 0


def hall_power(file: Plain) -> Place:
    file.spaces[0]["power"] = "[1]"
    return "board-hall-power", file.line(0, "power"), 0


def scroll_at_hall(file: Plain) -> Place:
    file.spaces[2]["kind"] = '"scroll"'
    return "board-scroll-at-hall", file.line(2, "kind"), 0


def steep_opening(file: Plain) -> Place:
    file.spaces[2]["power"] = "5"
    return "board-steep-opening", file.line(2, "power"), 0


def power_falls(file: Plain) -> Place:
    file.spaces[3]["power"] = "2"
    file.spaces[1]["power"] = "3"
    return "board-power-falls", file.line(3), 0


def other_players(file: Plain) -> Place:
    return "board-other-players", file.head_line("players"), 0


ODD: list[Callable[[Plain], Place]] = [
    unread_head,
    unread_field,
    hall_power,
    scroll_at_hall,
    steep_opening,
    power_falls,
    other_players,
]


@pytest.mark.parametrize("aim", ODD, ids=[aim.__name__ for aim in ODD])
def test_what_is_odd_has_its_line_too(aim: Callable[[Plain], Place]) -> None:
    file = Plain(small())
    expected = aim(file)
    assert expected in places(warnings(file.text(), 5))
    judged(file.text())


def test_every_fault_that_has_a_sentence_was_made() -> None:
    catalogue = Path(conclave.text.__file__).parent / "en" / "reason.ftl"
    told = set(re.findall(r"^reason-(board-[a-z-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE))
    made = {aim(Plain(small()))[0] for aim in AIMED + ODD} | set(MISSING.values()) | set(WRONG.values())
    made |= {"board-bad-name", "board-no-list-of-players", "board-many-players", "board-bad-players"}
    assert made == told
