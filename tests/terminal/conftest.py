"""A seat at the terminal, its saves in a folder of the test's own."""

from pathlib import Path

import pytest

from tests.terminal.playing import Sitting


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Sitting:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("os.fsync", lambda handle: None)  # the disk may take its time; the tests need not
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setattr("conclave.terminal.commands.USUAL", "random")  # soon done, and the same when a game goes on
    return Sitting(monkeypatch, capsys)
