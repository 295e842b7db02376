"""Mutates what a game's tests are about, one thing at a time, to see that they notice.

As a program (scripts/mutants GAME) it runs every test of a card with that card's text wiped out, every test of a spell
with a spell that does nothing, and so on, and demands that its own tests then fail. As a plugin it lets one look at it:
with CONCLAVE_MUTANT=GAME:KEY, `python -m pytest -p tests.games.mutants` runs tests on a game in which that does
nothing. What can be mutated, and how, is each game's `mutants.MUTANTS`.
"""

import importlib
import os
import sys
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

import pytest

VARIABLE = "CONCLAVE_MUTANT"
SURVIVES = "SURVIVES"
FAILS_ANYWAY = "FAILS ANYWAY"
KILLED = "killed"


@dataclass
class Mutants:
    """What a game has that can be mutated, and where its tests are."""

    keys: list[str]
    files: list[str]
    mutated: Callable[[str], AbstractContextManager[None]]  # one of the keys does nothing for a while
    key_of: Callable[[str], str]  # what a test is about, file::function[parameters]; empty if it is about none
    own_tests: Callable[[str], list[str]]  # those of a key that must notice; the names of its others begin with theirs


def mutants_of(game: str) -> Mutants:
    """What can be mutated in a game."""
    mutants: Mutants = importlib.import_module(f"tests.games.{game}.mutants").MUTANTS
    return mutants


KEPT: list[AbstractContextManager[None]] = []


def pytest_configure() -> None:
    """The plugin's part."""
    if os.environ.get(VARIABLE):
        game, _, key = os.environ[VARIABLE].partition(":")
        KEPT.append(mutants_of(game).mutated(key))
        KEPT[-1].__enter__()


def function_of(test: str) -> str:
    """The function that a test, file::function[parameters], runs."""
    return test.partition("[")[0].rpartition("::")[2]


class Runner:
    """Runs tests inside pytest and writes down which pass; with `mutating`, each with what it is about mutated."""

    def __init__(self, mutants: Mutants, keys: list[str], mutating: bool) -> None:
        self.mutants = mutants
        self.keys = keys
        self.mutating = mutating
        self.passed: dict[str, bool] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.mutants.key_of(item.nodeid) in self.keys]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Failures end here: a traceback of each would take most of the time."""
        key = self.mutants.key_of(item.nodeid)
        try:
            with self.mutants.mutated(key) if self.mutating else nullcontext():
                yield
            self.passed[item.nodeid] = True
        except Exception:
            self.passed[item.nodeid] = False

    def run(self) -> dict[str, bool]:
        pytest.main(["-p", "no:terminal", "-p", "no:cacheprovider", *self.mutants.files], plugins=[self])
        return self.passed


def verdict(own: str, whole: dict[str, bool], killed: list[str]) -> str:
    """On the runs of one of a key's own tests: all must pass, and one fail on its mutant."""
    runs = [name for name in whole if function_of(name) == own]
    if not runs or not all(whole[name] for name in runs):
        return FAILS_ANYWAY
    return KILLED if any(name in killed for name in runs) else SURVIVES


def check(mutants: Mutants, keys: list[str]) -> int:
    """A line for each key named, or for all; 1 if one of its own tests passes on its mutant, or never passes."""
    keys = keys or mutants.keys
    unknown = [key for key in keys if key not in mutants.keys]
    if unknown:
        sys.stderr.write(f"nothing to mutate is called {', '.join(unknown)}\n")
        return 2
    whole = Runner(mutants, keys, mutating=False).run()
    mutant_runs = Runner(mutants, keys, mutating=True).run()
    survivors = 0
    for key in keys:
        tests = [name for name in mutant_runs if mutants.key_of(name) == key]
        killed = [name for name in tests if whole[name] and not mutant_runs[name]]
        said = [verdict(own, {name: whole[name] for name in tests}, killed) for own in mutants.own_tests(key)]
        survivors += set(said) != {KILLED}
        sys.stdout.write(f"{key}: {', '.join(said)}; by {len(killed)} of {len(tests)} tests\n")
    sys.stdout.write(f"{len(keys) - survivors} of {len(keys)} are killed by their own tests\n")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(check(mutants_of(sys.argv[1]), sys.argv[2:]))
