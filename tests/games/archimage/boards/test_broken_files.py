"""The commands with broken board files: a sentence and an exit status, whatever is in the file; never a game."""

import json
import os
from pathlib import Path
from random import Random

import pytest

from tests.cli.running import Outcome, Run, refused, runner
from tests.games.archimage.boards.files import Plain, small, standard
from tests.games.archimage.boards.test_fuzz import SPOIL
from tests.games.archimage.boards.verdicts import PLACE

FACTOR = int(os.environ.get("CONCLAVE_SOAK", "1"))
GAMES = [
    ("play", "archimage", "--seats", "random,random", "--seed", "1"),
    ("simulate", "archimage", "--players", "2", "--games", "1"),
]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("os.fsync", lambda handle: None)
    return runner(capsys)


def plain_end(outcome: Outcome) -> None:
    """Done, or refused in a sentence."""
    assert "Traceback" not in outcome.out + outcome.err
    if outcome.status:
        refused(outcome)


def test_files_spoilt_at_random(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    told = 0
    for number in range(60 * FACTOR):
        dice = Random(number)
        text = Plain(small() if number % 10 else standard(2)).text()
        for _ in range(dice.choice([1, 1, 2])):
            text = dice.choice(SPOIL)(text, dice)
        path.write_bytes(text.encode("utf-8", errors="surrogatepass"))
        checked = run("board", "check", str(path), "--players", "2")
        data = json.loads(run("board", "check", str(path), "--players", "2", "--json").out)
        assert (checked.status, checked.err) == (0 if data["sound"] else 1, "")
        assert data["sound"] == (not data["faults"])
        assert all(PLACE.match(sentence) for sentence in data["faults"] + data["warnings"])
        plain_end(run("board", "show", str(path)))
        for words in GAMES:
            outcome = run(*words, "--board", str(path))
            plain_end(outcome)
            assert (outcome.status == 0) == data["sound"]
            assert data["sound"] or data["faults"][0] in outcome.err
        told += not data["sound"]
    assert told > 30 * FACTOR


CONTENTS = {
    "empty": (b"", "Line 1: There are no spaces"),
    "blank": (b"\n \n\t\n", "Line 1: There are no spaces"),
    "a remark": (b"# [[space]]\n# id = 1", "Line 1: There are no spaces"),
    "prose": (b"It was a dark\nand stormy night.", "Line 1: The file is not TOML"),
    "another format": (b'{"space": []}', "Line 1: The file is not TOML"),
    "nothing but zeros": (b"\0" * 100, "Line 1: The file is not TOML: Invalid statement, at column 1."),
    "a zero": (b'name = "a"\nplayers = [2]\n# \0', "Line 3: The file is not TOML"),
    "old line ends": (b"name = 1\rplayers = [2]\r", "Line 1: The file is not TOML"),
    "a mark alone": (b"\xef\xbb\xbf", "Line 1: There are no spaces"),
    "a mark and a fault": (b"\xef\xbb\xbf\n[[space]]\nid = 1\nid = 2", "Line 4: The file is not TOML"),
    "deep lists": (b"name = 1\nspace = " + b"[" * 400_000, "Line 2: Here are tables or lists within each other"),
    "deep tables": (b"space = " + b"{a=" * 200_000, "Line 1: Here are tables or lists within each other"),
    "deep names": (b"[space" + b".a" * 400_000 + b"]", "Line 1: Here are tables or lists within each other"),
    "a long number": (b"[[space]]\nid = " + b"1" * 900_000, "Line 2: This number has more than 600 digits."),
    "a long text": (b"[[space]]\nid = '" + b"1" * 900_000 + b"'", "Line 2, space 1: The id of this space is “1111"),
    "a long name": (b"a" * 900_000 + b" = 1", "Line 1: There are no spaces"),
    "one sign": (b"[", "Line 1: The file is not TOML"),
    "a table": (b"\n[space]\nid = 1\n", "Line 2: “space” is “{…}” and no list"),
    "many entries": (b"space = [" + b"1," * 400_000 + b"]", "Line 1: Up to here there are more than 50,000"),
    "many tables": (b"[[space]]\n" * 90_000, "Line 50001: Up to here there are more than 50,000"),
    "many spaces": (b"[[space]]\n" * 2000, "Line 161: There are 2,000 spaces; a board has at most 160."),
    "many neighbours": (
        b"[[space]]\nid = 1\nneighbours = [" + b"2," * 2000 + b"]",
        "Line 3: The neighbours of “1” are a list of 2,000 entries, more than a board has spaces.",
    ),
}


@pytest.mark.parametrize(("content", "sentence"), CONTENTS.values(), ids=list(CONTENTS))
def test_what_is_no_board(run: Run, tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(content)
    outcome = run("board", "check", str(path), "--json")
    assert (outcome.status, outcome.err) == (1, "")
    told = json.loads(outcome.out)["faults"]
    assert [one for one in told if one.startswith(sentence)]
    assert all(PLACE.match(one) and len(one) < 600 for one in told)
    assert len(set(told)) == len(told) < 1000
    refused(run("board", "show", str(path)), "odd.toml", told[0])
    for words in GAMES:
        refused(run(*words, "--board", str(path)), "odd.toml", told[0])


UNREADABLE = {
    "no text": (b"name = '\xff'", "UTF-8"),
    "another encoding": ("name = 1".encode("utf-16"), "UTF-8"),
    "half a sign": ("name = 'é".encode()[:-1], "UTF-8"),
    "too large": (b"#" * 1_000_001, "too large"),
}


@pytest.mark.parametrize(("content", "part"), UNREADABLE.values(), ids=list(UNREADABLE))
def test_what_cannot_be_read(run: Run, tmp_path: Path, content: bytes, part: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(content)
    for words in (("board", "check"), ("board", "show"), *((*game, "--board") for game in GAMES)):
        refused(run(*words, str(path)), "odd.toml", part)


def test_what_is_no_file(run: Run, tmp_path: Path) -> None:
    for words in (("board", "check"), ("board", "show"), *((*game, "--board") for game in GAMES)):
        refused(run(*words, str(tmp_path)), "folder")
        refused(run(*words, str(tmp_path / "nowhere.toml")), "nowhere.toml", "no file")
        refused(run(*words, "a\0b"), "no file")
        refused(run(*words, "a" * 300), "cannot be read")
        refused(run(*words, os.devnull), "no ordinary file")


def test_the_line_is_told_on_the_screen(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    file = Plain(small())
    file.spaces[3]["power"] = "9"
    path.write_text(file.text(), encoding="utf-8")
    fault = f"Line {file.line(3, 'power')}: The power of “1” is “9”; it must be a whole number from 2 to 6."
    assert fault in run("board", "check", str(path)).out
    refused(run("board", "show", str(path)), fault)
    refused(run(*GAMES[0], "--board", str(path)), fault)
