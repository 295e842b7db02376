"""The engine under test is the expected one (CONCLAVE_EXPECT says interpreted or compiled), and it has the page."""

import importlib
import importlib.metadata
import os
import pkgutil
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave.archimage
import conclave.seasons
import conclave.table.table
from conclave.version import __version__

EXPECTED = os.environ.get("CONCLAVE_EXPECT", "interpreted")
COMPILED_MODULES = [
    "conclave.boards.board",
    "conclave.bots.judging",
    "conclave.bots.greedy",
    "conclave.bots.searching",
    "conclave.bots.seasons.weights",
    "conclave.bots.seasons.weighing",
    "conclave.bots.seasons.quick",
    "conclave.bots.seasons.deck",
    "conclave.bots.seasons.judge",
    "conclave.bots.archimage.judge",
    "conclave.bots.archimage.sight",
    "conclave.bots.archimage.plan",
    "conclave.bots.archimage.schemes",
    "conclave.bots.archimage.greedy",
]
ENDINGS = {"interpreted": (".py",), "compiled": (".so", ".pyd")}


def engine_modules() -> Iterator[str]:
    """The modules that are compiled: whole rooms, whose package files stay interpreted, and some others."""
    yield from COMPILED_MODULES
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


def test_the_page_is_in_the_wheel(tmp_path: Path) -> None:
    """What is installed serves the page and all that it names; a checkout serves the one that scripts/page builds."""
    if EXPECTED == "interpreted":
        pytest.skip("the package is not installed from a wheel here; tests/browser looks at its page")
    command = [sys.executable, "-m", "conclave", "serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite3")]
    environment = os.environ | {"CONCLAVE_LANG": "en"}
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            page = fetched(address)
            named = re.findall(r'(?:src|href)="\./([^"]+)"', page)
            assert "<title>Conclave</title>" in page
            assert any(name.endswith(".js") for name in named)
            assert all(fetched(address + name) for name in named)
        finally:
            server.kill()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return str(answer.read().decode())
