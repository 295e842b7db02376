"""The engine under test is the expected one (CONCLAVE_EXPECT says interpreted or compiled), and it has the page."""

import importlib
import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave.table.table
from conclave.version import __version__

EXPECTED = os.environ.get("CONCLAVE_EXPECT", "interpreted")
ROOT = Path(__file__).parent.parent
ENDINGS = {"interpreted": (".py",), "compiled": (".so", ".pyd")}


def engine_modules() -> Iterator[str]:
    """The modules that pyproject.toml says are compiled; package files stay interpreted."""
    told = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))["tool"]["conclave"]
    sources = ROOT / "src" / "conclave"
    files = {file for pattern in told["compiled"] for file in sources.glob(pattern)}
    files -= {file for pattern in told["interpreted"] for file in sources.glob(pattern)}
    for file in files:
        if file.name != "__init__.py":
            yield ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)


def test_the_whole_engine_is_among_them() -> None:
    assert {"conclave.table.table", "conclave.games.seasons.rules.turn", "conclave.bots.search"} < set(engine_modules())


def test_the_table_is_the_expected_one() -> None:
    assert conclave.table.table.__file__.endswith(ENDINGS[EXPECTED])


@pytest.mark.parametrize("name", sorted(engine_modules()))
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
