"""`conclave arena` for tests that disturb it: writes every game at once, and after two parts waits for a file `go`.

    python -m tests.arena.gated arena archimage …  --out FOLDER

So whatever a test does to it is done half-way, however slow the machine is.
"""

import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from conclave.arena import contest, results
from conclave.cli import main

GO: Final = "go"
PATIENCE: Final = 90  # seconds
ROOT: Final = Path(__file__).parent.parent.parent


def started(folder: Path, words: Sequence[str]) -> "subprocess.Popen[str]":
    """A run of its own, in a session of its own."""
    command = [sys.executable, "-m", "tests.arena.gated", *words, "--out", str(folder)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def wait_half_way(run: "subprocess.Popen[str]", folder: Path) -> None:
    until = time.monotonic() + PATIENCE
    while parts(folder) < 2:
        assert run.poll() is None, run.communicate()
        assert time.monotonic() < until
        time.sleep(0.02)


def go_on(folder: Path) -> None:
    (folder / GO).touch()


def parts(folder: Path) -> int:
    return len(list(folder.glob(results.PARTS)))


class Gated(contest.ResultWriter):
    """Keeps games as usual, and waits half-way."""

    def write(self) -> None:
        super().write()
        while parts(self.folder) == 2 and not (self.folder / GO).exists():
            time.sleep(0.02)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background are started deaf to it
    contest.EVERY = 0.0  # type: ignore[misc]
    contest.ResultWriter = Gated  # type: ignore[misc]
    sys.exit(main(sys.argv[1:]))
