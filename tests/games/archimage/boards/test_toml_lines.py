"""Where things stand in a file: the outline finds the line of everything that tomllib finds, or says nothing."""

import math
import os
import tomllib
from datetime import date, datetime, time
from random import Random
from typing import Any

import pytest

from conclave.games.archimage.rules.boards import BadBoard
from conclave.games.archimage.rules.boards.toml_lines import (
    DEEPEST,
    MOST_DIGITS,
    NO_LINE,
    NO_LINES,
    Lines,
    Outline,
    other_line,
)
from tests.games.archimage.boards.files import Data, Path, Plain, Wild, paths, small, standard

FACTOR = int(os.environ.get("CONCLAVE_SOAK", "1"))
NAMES = ["id", "space", "a b", "x.y", "", "é", "[[space]]", "#", "kind", "n-1", "7", "'", "deep"]
TEXTS = [
    "",
    "hall",
    "[[space]]",
    '"',
    "'",
    "'''",
    '"""',
    'id = "7"\n[[space]]\nid = 8',
    "\n\n# no remark",
    "a\\",
    'ends in ""',
    "ends in ''",
    "tab\tand \x01",
    " spaces ",
    "é – 🜁",
    "] } , = #",
]
LEAVES: list[Any] = [0, 7, -3, 2.5, -1e300, math.inf, True, False, date(1979, 5, 27), time(7, 32)]
LEAVES += [datetime(1979, 5, 27, 7, 32), *TEXTS]


def anything(dice: Random, depth: int) -> Any:
    kind = dice.random()
    if depth and kind < 0.2:
        return [anything(dice, depth - 1) for _ in range(dice.randrange(4))]
    if depth and kind < 0.4:
        return {dice.choice(NAMES): anything(dice, depth - 1) for _ in range(dice.randrange(4))}
    if depth and kind < 0.5:
        return [{dice.choice(NAMES): anything(dice, depth - 1)} for _ in range(dice.randrange(1, 4))]
    return dice.choice(LEAVES)


def outlined(text: str) -> Lines:
    return Outline(text).lines(tomllib.loads(text))


def all_lines(lines: Lines, data: Data) -> dict[Path, int]:
    return {path: int(lines.of(*path)) for path in paths(data)}


def check_by_beginnings(text: str, found: dict[Path, int]) -> None:
    """The first lines of a file, where they are TOML by themselves, hold just what begins in them."""
    lines = text.split("\n")
    for count in range(len(lines) + 1):
        try:
            data = tomllib.loads("\n".join(lines[:count]).removesuffix("\r"))
        except ValueError:
            continue
        assert set(paths(data)) == {path for path, line in found.items() if line <= count}, (count, text)


@pytest.mark.parametrize("seed", range(10))
def test_data_in_every_form(seed: int) -> None:
    """There and back: data is written in some form, with known lines; tomllib reads it, and the outline has them."""
    dice = Random(seed)
    for _ in range(40 * FACTOR):
        data = {dice.choice(NAMES): anything(dice, 3) for _ in range(6)}
        wild = Wild(data, dice)
        assert tomllib.loads(wild.text) == data, wild.text
        found = all_lines(outlined(wild.text), data)
        assert found == wild.lines, wild.text
        check_by_beginnings(wild.text, found)


@pytest.mark.parametrize("data", [small(), standard(2), standard(5)])
def test_boards_in_every_form(data: Data) -> None:
    for seed in range(3 * FACTOR):
        wild = Wild(data, Random(seed))
        assert tomllib.loads(wild.text) == data
        assert all_lines(outlined(wild.text), data) == wild.lines, wild.text


def test_a_plain_file() -> None:
    file = Plain(small())
    lines = outlined(file.text())
    assert lines.of("players") == str(file.head_line("players")) == "2"
    assert (file.line(0), file.line(0, "id"), file.line(1)) == (4, 5, 11)
    for at, row in enumerate(file.spaces):
        assert lines.of("space", at) == str(file.line(at))
        assert all(lines.of("space", at, field) == str(file.line(at, field)) for field in row)
    assert lines.last == str(file.last())


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("\n\n[[space]]\nid = 1", ("space", 0, "id"), "4"),
        ("\r\n\r\n[[space]]\r\nid = 1\r\n", ("space", 0, "id"), "4"),
        ("# [[space]]\n[[space]] # [[space]]\nid = 1", ("space", 0), "2"),
        ('name = "[[space]]"\n[[space]]\n', ("space", 0), "2"),
        ('name = """\n[[space]]\nid = 5\n"""\n[[space]]\nid = 1', ("space", 0, "id"), "6"),
        ("name = '''\n[[space]]\n\\'''\n[[space]]\nid = 1", ("space", 0, "id"), "5"),
        ('name = """a\n""""" # two quotes more\n[[space]]', ("space", 0), "3"),
        ('name = "\\""\n[[space]]', ("space", 0), "2"),
        ("name = '\\'\n[[space]]", ("space", 0), "2"),
        ('name = """\\"""\n"""\n[[space]]', ("space", 0), "3"),
        ("space = [{id = 1}, {id = 2}]", ("space", 1, "id"), "1"),
        ("space = [\n{id = 1},\n# {id = 2}\n\n{id = 2, neighbours = [\n1,\n2]}]", ("space", 1, "neighbours", 1), "7"),
        ("[[space]]\nneighbours = [ # one\n  1,\n\n  2,\n]\n[[space]]", ("space", 0, "neighbours", 1), "5"),
        ("[[space]]\nneighbours = [\n1\n]\n[[space]]", ("space", 1), "5"),
        ("[[space]]\n[space.note]\nx = 1\n[[space]]\nid = 2", ("space", 1, "id"), "5"),
        ("[[space]]\nat.x = 1\nat.y = 2", ("space", 0, "at", "y"), "3"),
        ('[["sp\\u0061ce"]]\n"i\\u0064" = 1', ("space", 0, "id"), "2"),
        ("[[ 'space' ]]\n  'id'=1", ("space", 0, "id"), "2"),
        ("[[space]]\nx = 1979-05-27 07:32:00 # noon\ny = 2", ("space", 0, "y"), "3"),
        ("[[space]]\nid = 1", ("space", 0, "kind"), "1"),
        ("[[space]]\nid = 1", ("space", 5, "kind"), "1"),
        ("", (), "1"),
        ("\n\n", ("space",), "1"),
    ],
)
def test_lines(text: str, path: Path, line: str) -> None:
    assert outlined(text).of(*path) == line


def test_nothing_is_said_where_nothing_is_known() -> None:
    """Of data that is not the text's, of text that is no TOML, and of data without text."""
    data = tomllib.loads("a = [1, {b = 2}]\nc = 3")
    for other in ("a = [1, {b = 2}]", "a = [1, {b = 2, d = 1}]\nc = 3", "a = [1]\nc = 3", "a = 5\nc = 3", "a = [1,"):
        assert Outline(other).lines(data) is NO_LINES
    assert Outline("a = [1, {b = 7}]\nc = 'x'").lines(data).of("c") == "2"
    assert NO_LINES.of() == NO_LINES.of("space", 3, "id") == NO_LINES.last == NO_LINE


def test_a_second_line_is_another_one() -> None:
    assert other_line("3", "5") == "5"
    assert other_line("3", "3") == other_line(NO_LINE, NO_LINE) == NO_LINE


@pytest.mark.parametrize(
    ("text", "line", "begun"),
    [
        ("a = 1\nb = [1,\n2\nc = 3", 4, 2),
        ("a = 1\nb = [1,\n2\nc = 3", 1, 1),
        ('a = 1\n\nb = """\n\n[[space]]\n', 5, 3),
        ("a = 1\n\n[[space]\nid = 1", 3, 3),
        ("a = [\n1\n]\n# \0", 3, 1),
        ("a = [\n1\n]\n# \0", 4, 4),
        ("", 1, 1),
    ],
)
def test_where_a_statement_begins(text: str, line: int, begun: int) -> None:
    assert Outline(text).begun(line) == begun


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = " + "[" * (DEEPEST + 5), "2"),
        ("a = 1\nb =" + "{a=" * (DEEPEST + 5), "2"),
        ("a = 1\n" + ".".join("a" * (DEEPEST + 5)) + " = 1", "2"),
        ("a = 1\n\n[" + ".".join("a" * (DEEPEST + 5)) + "]", "3"),
        ("b = " + "[\n" * (DEEPEST + 5), str(DEEPEST + 1)),
        ("[[a.a.a]]\nb = " + "{a.b.c.d = [" * (DEEPEST // 4), "2"),
    ],
)
def test_what_is_too_deep_is_not_read(text: str, line: str) -> None:
    with pytest.raises(BadBoard) as caught:
        Outline(text)
    assert (caught.value.reason.key, caught.value.reason.args["line"]) == ("board-too-deep", line)


def test_what_is_deep_enough() -> None:
    text = "a = " + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1)
    assert outlined(text).of("a") == "1"


def test_a_number_too_long_to_be_read() -> None:
    assert outlined("a = 1\nb = " + "9" * MOST_DIGITS).of("b") == "2"
    with pytest.raises(BadBoard) as caught:
        Outline("a = 1\nb = [\n-" + "9" * (MOST_DIGITS + 1))
    assert caught.value.reason.key == "board-long-number"
    assert caught.value.reason.args["line"] == "3"
    assert outlined("a = 0x" + "f" * 5000 + "\nb = '" + "9" * 5000 + "'").of("b") == "2"


def spoilt(text: str, dice: Random) -> str:
    """A sign or a few more, fewer or other than there were."""
    at = dice.randrange(len(text))
    return (
        text[:at]
        + dice.choice(["", '"', "'", "\n", "#", "[", "]", "{", "}", ",", "=", ".", "\\", "a", " "])
        + text[at + dice.randrange(2) :]
    )


@pytest.mark.parametrize("seed", range(5))
def test_whatever_tomllib_takes_is_outlined(seed: int) -> None:
    """Spoilt files: where one is still TOML, all of its lines are known, and they are right."""
    dice = Random(seed)
    taken = 0
    for _ in range(300 * FACTOR):
        data = {dice.choice(NAMES): anything(dice, 2) for _ in range(3)}
        text = spoilt(Wild(data, dice).text, dice)
        try:
            data = tomllib.loads(text)
        except ValueError:
            Outline(text)
            continue
        taken += 1
        check_by_beginnings(text, all_lines(outlined(text), data))
    assert taken > 30
