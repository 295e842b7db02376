"""The engine under test is the expected one: CONCLAVE_EXPECT says interpreted, the default, or compiled."""

import importlib
import importlib.metadata
import os
import pkgutil
from collections.abc import Iterator

import pytest

import conclave.archimage
import conclave.seasons
import conclave.table.table
from conclave.version import __version__

EXPECTED = os.environ.get("CONCLAVE_EXPECT", "interpreted")
ENDINGS = {"interpreted": (".py",), "compiled": (".so", ".pyd")}


def engine_modules() -> Iterator[str]:
    """The modules of the compiled rooms; the package files stay interpreted."""
    yield "conclave.boards.board"
    for room in (conclave.table, conclave.seasons, conclave.archimage):
        for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
            if not module.ispkg:
                yield module.name


def test_the_table_is_the_expected_one() -> None:
    assert conclave.table.table.__file__.endswith(ENDINGS[EXPECTED])


@pytest.mark.parametrize("name", sorted(set(engine_modules())))
def test_every_module_of_the_engine_is_the_expected_one(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(ENDINGS[EXPECTED])


def test_the_version_is_the_installed_one() -> None:
    assert importlib.metadata.version("conclave") == __version__
