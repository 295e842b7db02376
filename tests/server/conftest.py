"""A server for the tests of a module, and people in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server import Person, RunningServer, everybody_goes_home, file_in, running_server


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(file_in(Path(tmp_path_factory.mktemp("server")))) as one:
        yield one


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    everybody_goes_home()


@pytest.fixture
def ann(at: RunningServer) -> Person:
    return Person(at.url)


@pytest.fixture
def bob(at: RunningServer) -> Person:
    return Person(at.url)
