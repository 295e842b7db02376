"""Odd streams, odd files and pasted nonsense: one sentence or a game that goes on, never a traceback."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conclave.cli import main
from conclave.table.record import Record, checksum
from conclave.terminal import session
from conclave.terminal.save_files import write_saved
from conclave.text.errors import Mistake


def conclave(
    *words: str, stdin: bytes = b"", redirect: str = "", **settings: str
) -> subprocess.CompletedProcess[bytes]:
    """The command as a program of its own, with its streams as a shell would set them."""
    line = f'exec "$0" -m conclave "$@" {redirect}'
    return subprocess.run(
        ["/bin/sh", "-c", line, sys.executable, *words],
        input=stdin,
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, **settings},
    )


def lines_of(path: Path) -> list[str]:
    picks: list[str] = json.loads(path.read_text(encoding="utf-8"))["picks"]
    return picks


@pytest.mark.parametrize("typed", ["5", "5.", "#5", "5)", "５"])
def test_a_number_is_always_a_choice(tmp_path: Path, typed: str) -> None:
    """Never the card with that number."""
    path = tmp_path / "game.json"
    done = conclave("play", "--seed", "2", "--record", str(path), stdin=f"{typed}\nq\n".encode(), PYTHONUTF8="1")
    assert done.returncode == 0
    fifth = Record.begin("seasons", seed=2).table
    assert f"1 {fifth.notation(fifth.options[4])}" in lines_of(path)


def test_input_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = conclave(
        "play", "--plain", "--seed", "3", "--record", str(path), stdin=b"\xe9\n\xff\n", PYTHONIOENCODING="utf-8"
    )
    assert done.returncode == 0
    assert b"To go on" in done.stdout
    assert done.stderr == b""


def test_a_pasted_page_is_not_understood_and_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = conclave("play", "--seed", "3", "--record", str(path), stdin=b"x" * 9000 + b"\n1\nq\n")
    assert done.returncode == 0
    assert len(lines_of(path)) >= 1


@pytest.mark.parametrize("redirect", ["<&-", ">&-", "2>&-"])
def test_closed_streams(tmp_path: Path, redirect: str) -> None:
    done = conclave("play", "--seed", "3", "--record", str(tmp_path / "game.json"), redirect=redirect)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert (tmp_path / "game.json").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_output() -> None:
    done = conclave("cards", redirect=">/dev/full")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless device here")
def test_files_that_are_no_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for file in ("/dev/zero", str(pipe)):
        assert main(["verify", file]) == 2
        assert "no ordinary file" in capsys.readouterr().err


def test_huge_numbers_and_narrow_screens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    assert conclave("play", "--seed", "3", "--record", str(path), COLUMNS="0").returncode == 0
    assert main(["replay", str(path), "--to", "9" * 30]) == 2
    assert main(["play", "--seed", "9" * 5000]) == 2
    assert main(["cards", "9" * 5000]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 3
    assert len(err) < 3000


def test_what_a_record_says_is_shown_and_not_obeyed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = Record.begin("seasons", seed=1).dump()
    data["picks"] = ["1 \x1b[2Jgone"]
    data["sum"] = checksum(data)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert "\x1b" not in capsys.readouterr().err


def test_records_of_other_editors_and_versions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = Record.begin("seasons", seed=1).dump()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), encoding="utf-8-sig")
    assert main(["verify", str(path)]) == 0
    path.write_text(json.dumps({**data, "format": "conclave record 9"}), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert "newer version" in capsys.readouterr().err


def test_a_game_that_cannot_be_saved_is_not_called_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    calls: list[int] = []

    def full(*args: Any) -> None:
        calls.append(1)
        if len(calls) > 2:
            raise Mistake("no space left")
        write_saved(*args)

    monkeypatch.setattr(session, "write_saved", full)
    monkeypatch.setattr("sys.stdin", iter_lines("1\nq\n"))
    assert main(["play", "--seed", "3", "--record", str(path)]) == 0
    out = capsys.readouterr().out
    assert "NOT saved" in out
    assert "The game is saved. To go on" not in out


def iter_lines(text: str) -> io.StringIO:
    return io.StringIO(text)
