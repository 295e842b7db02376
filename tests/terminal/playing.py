"""Playing at the terminal in tests: answers go in through a pipe that is not there, and the screen comes back."""

import io
import json
import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from conclave.cli import main

BUILD = ["1 2 3", "1 2 3"]  # a hand and a library


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


class Sitting:
    """Somebody at the terminal: `play` runs a command with answers and keeps what was shown."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        self.status = -1
        self.errors = ""

    def play(self, *args: str, answers: Iterable[str] = ()) -> str:
        self.patch.setattr(sys, "stdin", Answers(answers))
        self.capture.readouterr()
        self.status = main(["play", *args])
        shown = self.capture.readouterr()
        self.errors = shown.err
        return shown.out


def at_random(seed: int, count: int = 4000) -> list[str]:
    """Numbers for choices, some of them out of range."""
    luck = random.Random(seed)
    return [str(luck.randint(1, 5)) for _ in range(count)]


def saved(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data
