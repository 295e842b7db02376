"""Playing at the terminal in tests: answers go in through a pipe that is not there, and the screen comes back."""

import io
import json
import os
import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from conclave.cli import main
from conclave.table import Record
from conclave.table.data import Data
from conclave.terminal.play import LineSession
from conclave.terminal.screen import Screen, make_console
from conclave.terminal.session import HUMAN, Seating
from tests.games.archimage.scene import Scene as Tower
from tests.games.scene import Scene as Position
from tests.games.seasons.scene import Scene

BUILD = ["1 2 3", "1 2 3"]  # a hand and a library
SETS = ["1 2 3", "1 3 4 5", "1 2 3 5 7 8 10 11 12"]


class Answers(io.TextIOBase):
    """Standard input that hands out one answer a line, then ends."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers: Iterator[str] = iter(answers)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed's stub of StringIO has other names
        for answer in self.answers:
            return f"{answer}\n"
        return ""

    def isatty(self) -> bool:
        return False


class Terminal:
    """Somebody at the terminal: `play` runs a command with answers and keeps what was shown."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        self.status = -1
        self.errors = ""

    def play(self, *args: str, answers: Iterable[str] = ()) -> str:
        self.patch.setattr(sys, "stdin", Answers(answers))
        self.capture.readouterr()
        self.status = main(["play", "--plain", *args])
        shown = self.capture.readouterr()
        self.errors = shown.err
        return shown.out


def at_random(seed: int, count: int = 4000) -> list[str]:
    """Numbers for choices, some of them out of range."""
    luck = random.Random(seed)
    return [str(luck.randint(1, 5)) for _ in range(count)]


class Player:
    """Somebody before a position that a scene has laid out: what they type, and what they are shown."""

    def __init__(self, scene: Scene | Tower, capture: pytest.CaptureFixture[str]) -> None:
        players = scene.t.seats
        self.scene = scene
        self.capture = capture
        record = Record.begin(scene.t.game, players=players, seed=1)
        record.table = scene.t
        seating = Seating([HUMAN] * players, [""] * players)
        self.game = LineSession(record, seating, Path(os.devnull), Screen(make_console()), input)

    def shown(self) -> str:
        """What whoever is asked sees, on one line."""
        self.capture.readouterr()
        self.game.show(self.scene.asked)
        return " ".join(self.capture.readouterr().out.split())

    def types(self, *texts: str) -> str:
        """Whoever is asked types something; what the screen answers, on one line."""
        self.capture.readouterr()
        for text in texts:
            self.game.answer(self.scene.asked, text)
            scene: Position = self.scene  # a whole set is chosen on a copy, which the record then has
            scene.t = self.game.record.table
        return " ".join(self.capture.readouterr().out.split())


def anything(seed: int, count: int = 3000) -> list[str]:
    """Numbers for choices, small and large, and between them sets of every size that is ever asked for."""
    luck = random.Random(seed)
    numbers = [str(luck.randint(1, 5) if luck.random() < 0.8 else luck.randint(6, 12)) for _ in range(count)]
    return [answer for number in numbers for answer in (number, *(SETS if luck.random() < 0.2 else ()))]


def saved(path: Path) -> Data:
    data: Data = json.loads(path.read_text(encoding="utf-8"))
    return data
