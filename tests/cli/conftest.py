"""The command as a function, and a finished game in a file."""

import io
import sys
from pathlib import Path

import pytest

from conclave.cli import main
from tests.cli.running import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("os.fsync", lambda handle: None)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    return runner(capsys)


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that two bots have played to its end."""
    path = tmp_path_factory.mktemp("games") / "finished.json"
    assert main(["play", "seasons", "--seats", "random,random", "--seed", "5", "--record", str(path)]) == 0
    return path
