"""`conclave board`: every fault is named, a sound board is drawn, and no file is overwritten."""

import json
from pathlib import Path

import pytest

from tests.cli.runner import Run, refused

BOARD = """
name = "three rooms"
players = [2]

[[space]]
id = "hall"
kind = "hall"
x = 0
y = 0
neighbours = ["gate"]

[[space]]
id = "gate"
kind = "circle"
power = 2
x = 4
y = 0
neighbours = ["hall", 17]

[[space]]
id = 17
kind = "scroll"
power = 6
x = 8
y = 3
neighbours = ["gate"]
"""


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    path = tmp_path / "rooms.toml"
    path.write_text(BOARD, encoding="utf-8")
    return path


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_standard_boards_are_sound(run: Run, players: int) -> None:
    outcome = run("board", "check", f"standard-{players}")
    assert (outcome.status, outcome.err) == (0, "")
    assert f"standard-{players} is sound" in outcome.out
    assert "Odd" not in outcome.out
    drawn = run("board", "show", f"Standard-{players}")
    assert drawn.status == 0
    assert "<*>" in drawn.out
    assert "L1(2)" in drawn.out


@pytest.mark.parametrize(
    ("changes", "parts"),
    [
        (
            {"power = 2": "power = 9", "y = 3": "y = nan"},
            ["(“gate”, line 12): “power” is “9”", "(“17”, line 20): “y” is"],
        ),
        ({'["hall", 17]': '["attic", 17]'}, ["one-way", "“attic” is no space", "power 6: 1"]),
    ],
    ids=["fields", "spaces"],
)
def test_every_fault_is_named(run: Run, rooms: Path, changes: dict[str, str], parts: list[str]) -> None:
    text = BOARD
    for old, new in changes.items():
        text = text.replace(old, new)
    rooms.write_text(text, encoding="utf-8")
    outcome = run("board", "check", str(rooms))
    assert outcome.status == 1
    out = flat(outcome.out)
    assert f"has {len(parts)} faults:" in out
    for part in parts:
        assert part in out
    data = json.loads(run("board", "check", str(rooms), "--json").out)
    assert (data["sound"], len(data["faults"])) == (False, len(parts))
    refused(run("play", "archimage", "--board", str(rooms)), f"{len(parts)} faults", "conclave board check")
    refused(run("simulate", "archimage", "--board", str(rooms)), f"{len(parts)} faults")


def test_a_board_too_small_to_play_on_can_be_drawn(run: Run, rooms: Path) -> None:
    assert run("board", "check", str(rooms)).status == 1
    shown = run("board", "show", str(rooms))
    assert shown.status == 0
    assert "three rooms" in shown.out
    assert "gate(2)" in shown.out
    assert json.loads(run("board", "show", str(rooms), "--json").out)["name"] == "three rooms"
    refused(run("play", "archimage", "--board", str(rooms)), "cannot be played on", "at least 4")


def test_what_is_odd_is_told(run: Run, rooms: Path) -> None:
    rooms.write_text(BOARD.replace("power = 2", 'power = 5\ncolour = "red"'), encoding="utf-8")
    out = flat(run("board", "check", str(rooms), "--players", "3").out)
    assert "Odd, but it can be played:" in out
    assert "colour" in out


def test_a_picture_is_a_new_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    outcome = run("board", "show", "standard-5", "--svg", str(path))
    assert (outcome.status, outcome.err) == (0, "")
    picture = path.read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    refused(run("board", "show", "standard-2", "--svg", str(path)), "exists already")
    assert path.read_text(encoding="utf-8") == picture
    refused(run("board", "show", "standard-2", "--svg", str(tmp_path / "no" / "board.svg")), "cannot be written")


@pytest.mark.parametrize("content", [b"", b"hello", b"[[space]", b"a = 1" + b"0" * 5000, b"[" * 3000, b"space = 3"])
def test_a_file_that_is_no_board(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(content)
    outcome = run("board", "check", str(path))
    assert (outcome.status, outcome.err) == (1, "")
    assert "has 1 fault:" in flat(outcome.out)
    refused(run("board", "show", str(path)), "odd.toml")
    refused(run("play", "archimage", "--board", str(path)), "odd.toml", "conclave board check")


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("chek", "standard-2"), ("“chek”", "conclave board check FILE")),
        (("check",), ("FILE",)),
        (("check", "standard-6"), ("standard-6", "standard-5")),
        (("check", "nowhere.toml"), ("nowhere.toml",)),
        (("check", "standard-2", "--players", "6"), ("“6”", "2, 3, 4 and 5")),
        (("check", "standard-2", "--svg", "x.svg"), ("--svg", "board show")),
        (("show", "standard-2", "--players", "2"), ("--players", "board check")),
        (("show", "a\0b"), ("no file",)),
    ],
)
def test_a_wrong_argument(run: Run, args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(run("board", *args), *parts)


def test_what_cannot_be_read(run: Run, tmp_path: Path) -> None:
    refused(run("board", "check", str(tmp_path)), "folder")
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xff\xfe\x00")
    refused(run("board", "check", str(path)), "UTF-8")
    path.write_bytes(b"#" * 1_000_001)
    refused(run("board", "check", str(path)), "too large")
    refused(run("board", "check", "/dev/null"), "no ordinary file")
