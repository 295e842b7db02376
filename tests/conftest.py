"""What all tests share: `soak` tests run only where CONCLAVE_SOAK is set; property tests are repeatable."""

import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.cli.runner import Run, runner
from tests.games import quiet_hand, tea_party
from tests.games.installed import installed
from tests.terminal.terminal import Terminal

# The same examples in every run: a red light here is red everywhere. A soak looks for new ones.
SOAKING = "CONCLAVE_SOAK" in os.environ
hypothesis.settings.register_profile("conclave", deadline=None, derandomize=not SOAKING, database=None)
hypothesis.settings.load_profile("conclave")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests speak English, whatever the language of the machine."""
    monkeypatch.setenv("CONCLAVE_LANG", "en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command as a function."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("os.fsync", lambda handle: None)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    return runner(capsys)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """A seat at the terminal, its saves in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("os.fsync", lambda handle: None)  # the disk may take its time; the tests need not
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setattr("conclave.terminal.commands.USUAL", "random")  # soon done, and the same when a game goes on
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def tea(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game beside ours and the toy, which is installed for this test only."""
    with installed(monkeypatch, tea_party.FOLDER):
        yield tea_party.KEY


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game of rules only, which is installed for this test only."""
    with installed(monkeypatch, quiet_hand.FOLDER):
        yield quiet_hand.KEY


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SOAKING:
        return
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.skip(reason="runs in make soak"))
