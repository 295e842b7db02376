"""The commands with broken board files: a sentence and an exit status, whatever is in the file; never a game."""

import json
import os
from pathlib import Path
from random import Random

import pytest

from tests.cli.runner import Outcome, Run, refused, runner
from tests.games.archimage.boards.files import Plain, small, standard
from tests.games.archimage.boards.test_fuzz import SPOIL

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
        plain_end(run("board", "show", str(path)))
        for words in GAMES:
            outcome = run(*words, "--board", str(path))
            plain_end(outcome)
            assert (outcome.status == 0) == data["sound"]
            assert data["sound"] or data["faults"][0] in outcome.err
        told += not data["sound"]
    assert told > 30 * FACTOR


CONTENTS = {
    "empty": (b"", "“space” is missing"),
    "blank": (b"\n \n\t\n", "“space” is missing"),
    "a remark": (b"# [[space]]\n# id = 1", "“space” is missing"),
    "prose": (b"It was a dark\nand stormy night.", "Line 1, column 4: this is not TOML"),
    "another format": (b'{"space": []}', "Line 1, column 1: this is not TOML"),
    "nothing but zeros": (b"\0" * 100, "Line 1, column 1: this is not TOML (Invalid statement)."),
    "a zero": (b'name = "a"\nplayers = [2]\n# \0', "Line 3, column 3: this is not TOML"),
    "old line ends": (b"name = 1\rplayers = [2]\r", "Line 1, column 9: this is not TOML"),
    "not closed": (b'name = "a"\nspace = [\n', "Line 3, where the file ends: it is not TOML"),
    "a mark alone": (b"\xef\xbb\xbf", "“space” is missing"),
    "a mark and a fault": (b"\xef\xbb\xbf\n[[space]]\nid = 1\nid = 2", "Line 4, where the file ends: it is not TOML"),
    "deep lists": (b"name = 1\nspace = " + b"[" * 400_000, "Line 2 has more than 10,000 characters"),
    "deep lists over lines": (b"space = " + b"[\n" * 400_000, "The file cannot be read as TOML"),
    "deep tables": (b"space = " + b"{a=" * 200_000, "Line 1 has more than 10,000 characters"),
    "deep names": (b"[space" + b".a" * 400_000 + b"]", "Line 1 has more than 10,000 characters"),
    "a long number": (b"[[space]]\nid = " + b"1" * 9000, "The file cannot be read as TOML"),
    "a long text": (b"[[space]]\nkind='hall'\nid = '" + b"1" * 9000 + b"'", "Space 1 (line 1): “id” is “1111"),
    "one sign": (b"[", "Line 1, "),
    "a table": (b"\n[space]\nid = 1\n", "“space” is “{…}”; it must be a list with a [[space]], in double brackets"),
    "many entries": (b"space = [" + b"1,\n" * 200_000 + b"]", "“space” is a list of 200,000 entries"),
    "many tables": (b"[[space]]\n" * 90_000, "“space” is a list of 90,000 entries; it must be a list"),
    "many neighbours": (
        b"[[space]]\nid = 1\nkind = 'hall'\nx = 1\ny = 1\nneighbours = [" + b"2," * 2000 + b"]",
        "Space 1 (“1”, line 1): “neighbours” is a list of 2,000 entries; it must be a list of at most 160 ids",
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
    assert all(len(one) < 600 for one in told)
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


def test_the_place_is_told_on_the_screen(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    file = Plain(small())
    file.spaces[3]["power"] = "9"
    path.write_text(file.text(), encoding="utf-8")
    fault = f"Space 4 (“1”, line {file.line(3)}): “power” is “9”; it must be a whole number from 2 to 6."
    assert fault in " ".join(run("board", "check", str(path)).out.split())
    refused(run("board", "show", str(path)), fault)
    refused(run(*GAMES[0], "--board", str(path)), fault)
