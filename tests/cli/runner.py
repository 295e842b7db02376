"""Running the command in tests, and a finished game to run it on."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from conclave.cli import main
from conclave.table.record import checksum


class Outcome(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


def runner(capture: pytest.CaptureFixture[str]) -> Run:
    def run(*args: str) -> Outcome:
        capture.readouterr()
        status = main(list(args))
        shown = capture.readouterr()
        return Outcome(status, shown.out, shown.err)

    return run


def refused(outcome: Outcome, *parts: str) -> None:
    """One sentence on standard error, nothing else, exit code 2."""
    assert outcome.status == 2
    assert outcome.out == ""
    lines = outcome.err.splitlines()
    assert len(lines) == 1, outcome.err
    assert lines[0].startswith("conclave: ")
    assert lines[0].endswith((".", "?"))
    assert "Traceback" not in outcome.err
    for part in parts:
        assert part in lines[0], lines[0]


def rewritten(path: Path, target: Path, **changes: Any) -> Path:
    """A record with fields changed and its checksum made to fit."""
    data = json.loads(path.read_text(encoding="utf-8")) | changes
    data = {name: value for name, value in data.items() if value is not None}
    data["sum"] = checksum(data)
    target.write_text(json.dumps(data), encoding="utf-8")
    return target
