"""The program on a real terminal: how soon it asks, and what it says where it cannot draw."""

import fcntl
import os
import pty
import random
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from conclave.terminal.save_files import read_saved
from tests.terminal.pace import slowness

PROGRAM = [sys.executable, "-c", "from conclave.cli import main; raise SystemExit(main())"]
SLOWEST = 1.0  # seconds of the program's own time, from its start to its end, on an ordinary machine
PATIENCE = 60.0


class Terminal:
    """A terminal of a size, with the program on it."""

    def __init__(self, *args: str, size: tuple[int, int] = (80, 24), **environ: str) -> None:
        self.shown = b""
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": "xterm-256color", **environ})
            os.environ.pop("COLUMNS", None)
            os.environ.pop("LINES", None)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execv(PROGRAM[0], [*PROGRAM, *args])

    def until(self, text: str) -> None:
        """Wait for some words."""
        while text.encode() not in self.shown:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, f"{text!r} did not come: {self.shown[-2000:]!r}"
            try:
                self.shown += os.read(self.end, 65536)
            except OSError:
                raise AssertionError(f"the program ended without {text!r}: {self.shown[-2000:]!r}") from None

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def left(self) -> tuple[int, float]:
        """The status with which the program ends, once all it says has been read, and the seconds it worked."""
        while True:
            try:
                if not os.read(self.end, 65536):
                    break
            except OSError:
                break
        os.close(self.end)
        _, status, used = os.wait4(self.pid, 0)
        return os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime


@pytest.mark.parametrize(
    ("args", "asks"),
    [
        (("play", "seasons", "--seed", "3"), "Choose a card"),
        (("play", "archimage", "--seed", "3"), "Take dice"),
        (("play", "seasons", "--seed", "3", "--lang", "fr"), "Choisissez"),
        (("play", "archimage", "--seed", "3", "--lang", "it"), "dadi"),
        (("play", "seasons", "--seed", "3", "--plain"), "Choose a card"),
    ],
)
def test_it_soon_asks(tmp_path: Path, args: tuple[str, ...], asks: str) -> None:
    """The best of three starts; leaving with q says how to go on."""
    worked = []
    for _ in range(3):
        terminal = Terminal(*args, XDG_DATA_HOME=str(tmp_path))
        terminal.until(asks)
        terminal.type("q\n" if "--plain" in args else "q")
        terminal.until("--resume")
        status, seconds = terminal.left()
        assert status == 0
        worked.append(seconds / slowness())
    assert min(worked) < SLOWEST


def test_no_colour_and_a_small_window(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", "3", size=(40, 10), XDG_DATA_HOME=str(tmp_path), NO_COLOR="1")
    terminal.until("too small")
    terminal.type("q")
    assert terminal.left()[0] == 0


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_terminal_that_cannot_be_drawn_on(tmp_path: Path, term: str) -> None:
    terminal = Terminal("play", "--seed", "3", TERM=term, XDG_DATA_HOME=str(tmp_path))
    terminal.until("line by line")
    terminal.until("your choice")
    terminal.type("q\n")
    terminal.until("--resume")
    assert terminal.left()[0] == 0


def test_a_pipe_is_told_and_served(tmp_path: Path) -> None:
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [*PROGRAM, "play", "--seed", "3"], input="1\nq\n", capture_output=True, text=True, env=environ, check=False
    )
    assert done.returncode == 0
    assert "line by line" in done.stderr
    assert "Choose a card" in done.stdout


@pytest.mark.parametrize("language", ["en", *(pytest.param(other, marks=pytest.mark.soak) for other in ("fr", "it"))])
@pytest.mark.parametrize("game", ["seasons", "archimage"])
def test_a_whole_game_through_a_pipe(tmp_path: Path, game: str, language: str) -> None:
    """Numbers and nothing else, in each language; the record is whole and verified."""
    path = tmp_path / "game.json"
    luck = random.Random(2)
    typed = "".join(f"{luck.randint(1, 5)}\n{'1 2 3' if game == 'seasons' else ''}\n" for _ in range(3000))
    command = [*PROGRAM, "play", game, "--plain", "--seed", "4", "--record", str(path), "--lang", language]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    record = read_saved(path).record
    record.verify()
    assert record.table.over
    for score in record.table.scores:
        assert str(score) in done.stdout
