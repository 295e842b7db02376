"""Blanks what a game's tests are about, one thing at a time, to see that they notice.

As a program (scripts/blank GAME) it runs every test of a card with that card's text wiped out, every test of a spell
with a spell that does nothing, and so on, and demands that its own tests then fail. As a plugin it lets one look at it:
with CONCLAVE_BLANK=GAME:KEY, `python -m pytest -p tests.games.blanking` runs tests on a game in which that does
nothing. What can be blanked, and how, is each game's `blanking.BLANKS`.
"""

import importlib
import os
import sys
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

import pytest

VARIABLE = "CONCLAVE_BLANK"
SURVIVES = "SURVIVES"
FAILS_ANYWAY = "FAILS ANYWAY"
NOTICED = "noticed"


@dataclass
class Blanks:
    """What a game has that can be blanked, and where its tests are."""

    keys: list[str]
    files: list[str]
    blanked: Callable[[str], AbstractContextManager[None]]  # one of the keys does nothing for a while
    key_of: Callable[[str], str]  # what a test is about, file::function[parameters]; empty if it is about none
    own_tests: Callable[[str], list[str]]  # those of a key that must notice; the names of its others begin with theirs


def blanks_of(game: str) -> Blanks:
    """What can be blanked in a game."""
    blanks: Blanks = importlib.import_module(f"tests.games.{game}.blanking").BLANKS
    return blanks


KEPT_BLANK: list[AbstractContextManager[None]] = []


def pytest_configure() -> None:
    """The plugin's part."""
    if os.environ.get(VARIABLE):
        game, _, key = os.environ[VARIABLE].partition(":")
        KEPT_BLANK.append(blanks_of(game).blanked(key))
        KEPT_BLANK[-1].__enter__()


def function_of(test: str) -> str:
    """The function that a test, file::function[parameters], runs."""
    return test.partition("[")[0].rpartition("::")[2]


class Runner:
    """Runs tests inside pytest and writes down which pass; with `blanking`, each with what it is about blanked."""

    def __init__(self, blanks: Blanks, keys: list[str], blanking: bool) -> None:
        self.blanks = blanks
        self.keys = keys
        self.blanking = blanking
        self.passed: dict[str, bool] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.blanks.key_of(item.nodeid) in self.keys]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Failures end here: a traceback of each would take most of the time."""
        key = self.blanks.key_of(item.nodeid)
        try:
            with self.blanks.blanked(key) if self.blanking else nullcontext():
                yield
            self.passed[item.nodeid] = True
        except Exception:
            self.passed[item.nodeid] = False

    def run(self) -> dict[str, bool]:
        pytest.main(["-p", "no:terminal", "-p", "no:cacheprovider", *self.blanks.files], plugins=[self])
        return self.passed


def verdict(own: str, whole: dict[str, bool], noticed: list[str]) -> str:
    """On the runs of one of a key's own tests: all must pass, and one fail when it is blank."""
    runs = [name for name in whole if function_of(name) == own]
    if not runs or not all(whole[name] for name in runs):
        return FAILS_ANYWAY
    return NOTICED if any(name in noticed for name in runs) else SURVIVES


def check(blanks: Blanks, keys: list[str]) -> int:
    """A line for each key named, or for all; 1 if one of its own tests passes when it is blank, or never passes."""
    keys = keys or blanks.keys
    unknown = [key for key in keys if key not in blanks.keys]
    if unknown:
        sys.stderr.write(f"nothing to blank is called {', '.join(unknown)}\n")
        return 2
    whole = Runner(blanks, keys, blanking=False).run()
    blind = Runner(blanks, keys, blanking=True).run()
    survivors = 0
    for key in keys:
        tests = [name for name in blind if blanks.key_of(name) == key]
        noticed = [name for name in tests if whole[name] and not blind[name]]
        said = [verdict(own, {name: whole[name] for name in tests}, noticed) for own in blanks.own_tests(key)]
        survivors += set(said) != {NOTICED}
        sys.stdout.write(f"{key}: {', '.join(said)}; by {len(noticed)} of {len(tests)} tests\n")
    sys.stdout.write(f"{len(keys) - survivors} of {len(keys)} are noticed by their own tests when blank\n")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(check(blanks_of(sys.argv[1]), sys.argv[2:]))
