"""Blanks the spells of Archimage, to see that their tests notice.

As a program (scripts/blank-spells) it runs every test of a spell with its effect wiped out, and demands that its own
tests, that of a natural element and that of spirit, then fail. As a plugin it lets one look at it: with
CONCLAVE_BLANK=<spell>, `python -m pytest -p tests.games.archimage.blanking` runs tests on a game in which it does
nothing.
"""

import os
import sys
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

import pytest

import conclave.games.archimage.rules  # noqa: F401 - puts the spells into the book
from conclave.games.archimage.rules.registry import EFFECTS, SPELL_EFFECTS
from conclave.games.archimage.rules.scoring import SYNERGIES
from conclave.games.archimage.rules.scrolls import SPELLS, SYNERGY
from conclave.games.archimage.rules.state import ArchimageTable
from conclave.table.frame import DONE, Frame

VARIABLE = "CONCLAVE_BLANK"
NAMES = ("power", "passages", "conflict", "traveller", "bond")
FILES = [str(Path(__file__).parent / f"test_{name}.py") for name in NAMES]
BOND = "bond"  # everybody's, and of spirit only

# --- wiping out ----------------------------------------------------------------------------------------------------


def nothing(t: ArchimageTable, f: Frame, pick: int) -> int:
    return DONE


@contextmanager
def blanked(spell: str) -> Iterator[None]:
    """A spell that can be used whenever it could be, and does nothing; a Synergy that scores its power only."""
    number = SPELLS.index(spell)
    whole = EFFECTS[SPELL_EFFECTS[number]]
    scoring = SYNERGIES[:]
    if number == SYNERGY:
        SYNERGIES.clear()
    else:
        EFFECTS[SPELL_EFFECTS[number]] = nothing
    try:
        yield
    finally:
        EFFECTS[SPELL_EFFECTS[number]] = whole
        SYNERGIES[:] = scoring


KEPT_BLANK: list[AbstractContextManager[None]] = []


def pytest_configure() -> None:
    """The plugin's part."""
    if os.environ.get(VARIABLE):
        KEPT_BLANK.append(blanked(os.environ[VARIABLE]))
        KEPT_BLANK[-1].__enter__()


# --- running tests -------------------------------------------------------------------------------------------------


def own_tests(spell: str) -> list[str]:
    """The names of the tests that are a spell's own; the names of its other tests begin with the first."""
    return [f"test_{spell}"] if spell == BOND else [f"test_{spell}", f"test_{spell}_of_spirit"]


def function_of(test: str) -> str:
    """The function that a test, file::function[parameters], runs."""
    return test.partition("[")[0].rpartition("::")[2]


def spell_of(test: str) -> str:
    """What a test is named after; nothing if it is about a school at large."""
    name = f"{function_of(test)}_"
    return next((spell for spell in SPELLS if name.startswith(f"test_{spell}_")), "")


class Runner:
    """Runs tests inside pytest and writes down which pass; with `blanking`, each with its spell blanked."""

    def __init__(self, spells: list[str], blanking: bool) -> None:
        self.spells = spells
        self.blanking = blanking
        self.passed: dict[str, bool] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if spell_of(item.nodeid) in self.spells]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Failures end here: a traceback of each would take most of the time."""
        try:
            with blanked(spell_of(item.nodeid)) if self.blanking else nullcontext():
                yield
            self.passed[item.nodeid] = True
        except Exception:
            self.passed[item.nodeid] = False

    def run(self) -> dict[str, bool]:
        pytest.main(["-p", "no:terminal", "-p", "no:cacheprovider", *FILES], plugins=[self])
        return self.passed


def verdict(own: str, whole: dict[str, bool], noticed: list[str]) -> str:
    """On the runs of one of a spell's own tests: all must pass, and one fail when it is blank."""
    runs = [name for name in whole if function_of(name) == own]
    if not runs or not all(whole[name] for name in runs):
        return "FAILS ANYWAY"
    return "noticed" if any(name in noticed for name in runs) else "SURVIVES"


def main(spells: list[str]) -> int:
    """A line for each spell named, or for all; 1 if one of its own tests passes when it is blank, or never passes."""
    spells = spells or SPELLS
    unknown = [spell for spell in spells if spell not in SPELLS]
    if unknown:
        sys.stderr.write(f"no such spell: {', '.join(unknown)}\n")
        return 2
    whole = Runner(spells, blanking=False).run()
    blind = Runner(spells, blanking=True).run()
    survivors = 0
    for spell in spells:
        tests = [name for name in blind if spell_of(name) == spell]
        noticed = [name for name in tests if whole[name] and not blind[name]]
        said = [verdict(own, whole, noticed) for own in own_tests(spell)]
        survivors += set(said) != {"noticed"}
        sys.stdout.write(f"{spell}: {', '.join(said)}; by {len(noticed)} of {len(tests)} tests\n")
    sys.stdout.write(f"{len(spells) - survivors} of {len(spells)} are noticed by their own tests when blank\n")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
