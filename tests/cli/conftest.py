"""A finished game in a file."""

from pathlib import Path

import pytest

from conclave.cli import main


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that two bots have played to its end."""
    path = tmp_path_factory.mktemp("games") / "finished.json"
    assert main(["play", "seasons", "--seats", "random,random", "--seed", "5", "--record", str(path)]) == 0
    return path
