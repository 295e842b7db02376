"""Every kind of mistake gets one clear sentence and exit code 2, and no file is touched."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.runner import Run, refused, rewritten


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("plya",), ("“plya”", "play")),
        (("--colour",), ("“--colour”",)),
        (("play", "seasons", "--plyers", "3"), ("“--plyers”", "--players")),
        (("play", "chess"), ("“chess”", "seasons")),
        (("play", "seasons", "extra"), ("“extra”",)),
        (("play", "seasons", "--players"), ("--players",)),
        (("play", "seasons", "--players", "5"), ("“5”", "2, 3, 4")),
        (("play", "seasons", "--players", "two"), ("“two”", "2, 3, 4")),
        (("play", "seasons", "--players", "-2"), ("2, 3, 4",)),
        (("play", "seasons", "--level", "wizard"), ("“wizard”", "apprentice, magician, archmage")),
        (("play", "seasons", "--edition", "3"), ("“3”", "2, 1")),
        (("play", "seasons", "--seed", "seven"), ("“seven”", "whole number")),
        (("play", "seasons", "--seed", "1.5"), ("“1.5”", "whole number")),
        (("play", "seasons", "--seats", "human,robot"), ("“robot”", "human, random")),
        (("play", "seasons", "--seats", "human,"), ("human, random",)),
        (("play", "seasons", "--seats", "human,random", "--players", "3"), ("2", "3", "human,novice,novice")),
        (("play", "seasons", "--seats", "human"), ("2, 3, 4",)),
        (("play", "seasons", "--names", "A,B,C"), ("3", "2")),
        (("play", "seasons", "--names", "A,A"), ("“A”",)),
        (("play", "seasons", "--names", "A,"), ("20 letters",)),
        (("play", "--resume", "nowhere.json"), ("nowhere.json",)),
        (("cards", "seasons", "divine chalise"), ("“divine chalise”", "Divine Chalice")),
        (("cards", "xyzzy"), ("“xyzzy”",)),
        (("cards", "999"), ("“999”",)),
        (("cards", "EK999"), ("“EK999”",)),
        (("cards", "token 99"), ("“token 99”",)),
        (("cards", "drougth"), ("“drougth”", "Drought")),
        (("cards", "--set", "archimage"), ("“archimage”", "enchanted-kingdom")),
        (("cards", "--sets", "base"), ("“--sets”", "--set")),
        (("cards", "--set", "base", "drought"), ("--set", "“drought”")),
        (("cards", "tokens", "--set", "base"), ("--set", "“tokens”")),
        (("cards", "--jsn"), ("“--jsn”", "--json")),
        (("replay",), ("FILE",)),
        (("replay", "nowhere.json"), ("nowhere.json",)),
        (("verify", "nowhere.json"), ("nowhere.json",)),
    ],
)
def test_a_wrong_argument(run: Run, args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(run(*args), *parts)


EXPANSION = ["--sets all", "--tokens", "--enchantment drought"]


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("options", "parts"),
    [
        ("--sets kingdom", ("“kingdom”", "base+enchanted-kingdom")),
        ("--sets base,archimage", ("“base+archimage”", "base+enchanted-kingdom")),
        ("--sets ,", ("sets", "base+enchanted-kingdom")),
        ("--enchantment draught", ("“draught”", "drought")),
        ("--enchantment 99", ("“99”", "none, random, elemental-construction")),
        ("--sets all --edition 1", ("first edition", "ability tokens and enchantments", "second edition")),
        ("--tokens --edition 1", ("first edition", "ability tokens and enchantments", "second edition")),
        ("--enchantment random --edition 1", ("first edition", "ability tokens and enchantments", "second edition")),
        ("--enchantment elemental-construction --level magician --players 4", ("72", "60", "Elemental Construction")),
        ("--enchantment elemental-construction --level apprentice", ("Elemental Construction", "another level")),
        ("--enchantment extended-experience --level apprentice", ("Extended Experience", "another level")),
        ("--enchantment natural-selection --level apprentice", ("Natural Selection", "another level")),
    ],
)
def test_what_the_expansion_cannot_be(run: Run, command: str, options: str, parts: tuple[str, ...]) -> None:
    """Each refusal says why, and what to do instead."""
    refused(run(command, "seasons", *options.split()), *parts)


COMMANDS = [("verify",), ("replay",), ("play", "--resume")]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        b"[]",
        b"null",
        b"{}",
        b'{"format": "conclave record 1"}',
        b"[" * 100_000,
        b'{"format": "something else 1"}',
        b"1" * 5000,
    ],
)
def test_a_foreign_file(run: Run, tmp_path: Path, command: tuple[str, ...], content: bytes) -> None:
    path = tmp_path / "foreign.json"
    path.write_bytes(content)
    refused(run(*command, str(path)), "foreign.json")
    assert path.read_bytes() == content


@pytest.mark.parametrize("command", COMMANDS)
def test_a_cut_off_or_changed_file(run: Run, tmp_path: Path, finished: Path, command: tuple[str, ...]) -> None:
    whole = finished.read_bytes()
    path = tmp_path / "game.json"
    for content in (whole[:-30], whole[: len(whole) // 2], whole.replace(b"end turn", b"draw", 1)):
        path.write_bytes(content)
        refused(run(*command, str(path)), "game.json")
        assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"picks": ["1 end turn"]}, "line 1"),
        ({"picks": ["nobody knows"]}, "nobody knows"),
        ({"picks": [7]}, "7"),
        ({"picks": 7}, "damaged"),
        ({"picks": ["9 card purse-of-io"]}, "line 1"),
        ({"picks": ["1 undo"]}, "nothing to take back"),
        ({"scores": [1, 2]}, "[1, 2]"),
        ({"key": "00" * 32}, "commitment"),
        ({"key": "xyz"}, "hexadecimal"),
        ({"key": None}, "key"),
        ({"revision": 99}, "99"),
        ({"revision": "x"}, "damaged"),
        ({"options": {"players": 7}}, "7"),
        ({"options": {"players": 2, "colour": "red"}}, "colour"),
        ({"options": 3}, "damaged"),
        ({"game": "chess"}, "chess"),
        ({"game": None}, "game"),
    ],
)
def test_a_record_that_does_not_hold(
    run: Run, tmp_path: Path, finished: Path, changes: dict[str, object], part: str
) -> None:
    path = rewritten(finished, tmp_path / "bent.json", **changes)
    before = path.read_bytes()
    refused(run("verify", str(path)), "bent.json", part)
    refused(run("play", "--resume", str(path)), "bent.json")
    assert path.read_bytes() == before
    outcome = run("verify", str(path), "--json")
    assert outcome.status == 2
    assert json.loads(outcome.out)["ok"] is False


def test_a_folder_is_no_file(run: Run, tmp_path: Path) -> None:
    refused(run("verify", str(tmp_path)), "folder")
    refused(run("play", "seasons", "--record", str(tmp_path)), str(tmp_path))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write everything")
def test_a_file_that_may_not_be_read_or_written(run: Run, tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(finished.read_bytes())
    path.chmod(0)
    refused(run("verify", str(path)), "cannot be read")
    tmp_path.chmod(0o500)
    refused(run("play", "seasons", "--record", str(tmp_path / "new.json")), "cannot be written")
    tmp_path.chmod(0o700)


def test_a_place_where_nothing_can_be_written(run: Run, tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("", encoding="utf-8")
    refused(run("play", "seasons", "--record", str(blocker / "game.json")), "cannot be written")


def test_no_file_is_overwritten(run: Run, tmp_path: Path, finished: Path) -> None:
    for content in (b"", b"my diary", finished.read_bytes()):
        path = tmp_path / "precious"
        path.write_bytes(content)
        refused(run("play", "seasons", "--record", str(path)), "exists already")
        refused(run("play", "seasons", "--seed", "5", "--record", str(path)), "exists already")
        assert path.read_bytes() == content


def test_a_dangling_link_is_left_alone(run: Run, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    refused(run("play", "seasons", "--record", str(link)), "exists already")
    assert not (tmp_path / "nowhere").exists()


def test_what_a_saved_game_settles_cannot_be_changed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert run("play", "seasons", "--seed", "1", "--record", str(path)).status == 0
    before = path.read_bytes()
    for option in ("--players 3", "--level archmage", "--edition 1", "--seed 4", *EXPANSION):
        refused(run("play", "--resume", str(path), *option.split()), option.split()[0])
    refused(run("play", "chess", "--resume", str(path)), "chess")
    refused(run("play", "--resume", str(path), "--seats", "human"), "2 players")
    assert path.read_bytes() == before
    assert run("play", "--resume", str(path), "--seats", "human,human").status == 0


def test_a_record_without_seats_wants_them_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert run("play", "seasons", "--seed", "1", "--record", str(path)).status == 0
    bare = rewritten(path, tmp_path / "bare.json", seats=None, names=None)
    refused(run("play", "--resume", str(bare)), "--seats")
    assert run("play", "--resume", str(bare), "--seats", "human,random").status == 0


@pytest.mark.parametrize("to", ["-1", "999", "x", "1.5"])
def test_a_position_that_is_not_there(run: Run, finished: Path, to: str) -> None:
    refused(run("replay", str(finished), f"--to={to}"), to)
