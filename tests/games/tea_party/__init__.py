"""A second game that is not ours: what it shares with other games it has in a way of its own. It is installed for some
tests only, with `installed`."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

FOLDER: Final = str(Path(__file__).parent)
KEY: Final = "tea-party"


def forget_games() -> None:
    """What has been remembered of the games that are installed."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "conclave":
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@contextmanager
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The game's key, while it is installed."""
    with monkeypatch.context() as patch:
        patch.syspath_prepend(FOLDER)
        patch.setenv("PYTHONPATH", os.pathsep.join([FOLDER, os.environ["PYTHONPATH"]]))
        forget_games()
        yield KEY
    forget_games()
