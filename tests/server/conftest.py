"""A house for the tests of a module, and people in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server import GUESTS, PROCESSES, House, Person, file_in, house


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(file_in(Path(tmp_path_factory.mktemp("house")))) as one:
        yield one


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().close()
    while PROCESSES:
        PROCESSES.pop().kill()


@pytest.fixture
def ann(at: House) -> Person:
    return Person(at.url)


@pytest.fixture
def bob(at: House) -> Person:
    return Person(at.url)
