"""Games that are not ours, installed for single tests: a folder on Python's path that holds a package and says so."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def forget_games() -> None:
    """What has been remembered of the games that are installed."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "conclave":
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@contextmanager
def installed(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[None]:
    """The games in a folder are there, also for processes that are started."""
    with monkeypatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ["PYTHONPATH"]]))
        forget_games()
        yield
    forget_games()
