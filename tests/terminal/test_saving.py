"""Leaving and coming back, by choice, by the end of input, by Ctrl-C and by force."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from conclave.cli import main
from tests.terminal.terminal import BUILD, Answers, Terminal, at_random, saved

GAME = ["seasons", "--level", "apprentice", "--seed", "9", "--seats", "human,random"]
ANSWERS = [*BUILD, *at_random(5, 2000)]


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game played in one go."""
    path = tmp_path_factory.mktemp("games") / "whole.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", Answers(ANSWERS))
        patch.setattr("os.fsync", lambda handle: None)
        assert main(["play", *GAME, "--record", str(path)]) == 0
    return path


@pytest.mark.parametrize("count", [0, 1, 10, 60])
def test_a_game_left_and_resumed_is_the_same_game(
    terminal: Terminal, tmp_path: Path, unbroken: Path, count: int
) -> None:
    path = tmp_path / "broken.json"
    shown = terminal.play(*GAME, "--record", str(path), answers=ANSWERS[:count])
    assert terminal.status == 0
    assert f"To go on: conclave play --resume {path}" in shown
    assert "scores" not in saved(path)
    terminal.play("--resume", str(path), answers=ANSWERS[count:])
    assert terminal.status == 0
    assert saved(path) == saved(unbroken)


def test_whoever_comes_back_is_told_what_followed_their_last_choice(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    before = terminal.play(*GAME, "--record", str(path), answers=ANSWERS[:30])
    after = terminal.play("--resume", str(path))
    assert "Going on after" in after
    assert "Since your last choice:" in after
    assert after.count("begins; Player") <= 1 < before.count("begins; Player")


def test_quitting_saves_where_the_data_folder_is(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal.play(*GAME, answers=[*BUILD, "q"])
    files = list((tmp_path / "data" / "conclave").glob("*.json"))
    assert len(files) == 1
    assert f"conclave play --resume {files[0]}" in shown
    assert [pick for pick in saved(files[0])["picks"] if pick.startswith("1 ")]
    terminal.play(*GAME, answers=["q"])
    assert len(list((tmp_path / "data" / "conclave").glob("*.json"))) == 2


def test_ctrl_c_leaves_a_save(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    def interrupted() -> Iterator[str]:
        yield from BUILD
        raise KeyboardInterrupt

    shown = terminal.play(*GAME, "--record", str(path), answers=interrupted())
    assert terminal.status == 0
    assert "--resume" in shown
    assert len([pick for pick in saved(path)["picks"] if pick.startswith("1 ")]) == 6


def test_a_killed_game_goes_on_from_its_last_choice(terminal: Terminal, tmp_path: Path, unbroken: Path) -> None:
    path = tmp_path / "killed.json"
    command = [sys.executable, "-m", "conclave", "play", *GAME, "--record", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stdin is not None
        process.stdin.write("\n".join(ANSWERS[:12]) + "\n")
        process.stdin.flush()
        deadline = time.monotonic() + 60
        before = -1
        while time.monotonic() < deadline:
            made = len(saved(path)["picks"]) if path.exists() else 0
            if made == before and made > 14:
                break  # all that was typed has been heard
            before = made
            time.sleep(1)
        os.kill(process.pid, signal.SIGKILL)
    left = saved(path)["picks"]
    assert len(left) > 14
    terminal.play("--resume", str(path), answers=ANSWERS[12:])
    assert saved(path) == saved(unbroken)
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".")]


def test_resuming_tells_what_a_finished_game_came_to(terminal: Terminal, unbroken: Path) -> None:
    before = saved(unbroken)
    shown = terminal.play("--resume", str(unbroken))
    assert terminal.status == 0
    assert "wins." in shown or "share the win" in shown
    assert saved(unbroken) == before


def test_a_copy_is_written_and_no_other_file_is_touched(terminal: Terminal, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("mine", encoding="utf-8")
    copy = tmp_path / "copy.json"
    shown = terminal.play(*GAME, answers=[*BUILD, f"save {copy}", f"save {other}", "save", f"save {tmp_path}", "q"])
    assert f"A copy of the game is in {copy}" in shown
    assert re.search(r"exists\s+already\s+and\s+is\s+not\s+this\s+game", shown)
    assert other.read_text(encoding="utf-8") == "mine"
    assert saved(copy)["picks"]


def test_another_game_in_the_file_is_not_overwritten_later(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    def meddling() -> Iterator[str]:
        yield BUILD[0]
        path.write_text("something else", encoding="utf-8")
        yield BUILD[1]

    shown = terminal.play(*GAME, "--record", str(path), answers=meddling())
    assert "goes on unsaved" in shown
    assert path.read_text(encoding="utf-8") == "something else"


def test_the_file_is_one_pick_a_line(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.play(*GAME, "--record", str(path), answers=BUILD)
    lines = [line.strip().strip(",").strip('"') for line in path.read_text(encoding="utf-8").splitlines()]
    assert all(pick in lines for pick in saved(path)["picks"])
