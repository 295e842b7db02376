"""The spells of Archimage, mutated for `tests.games.mutants`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import conclave.games.archimage.rules  # noqa: F401 - puts the spells into the book
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.registry import SPELL_EFFECTS
from conclave.games.archimage.rules.scoring import SYNERGIES
from conclave.games.archimage.rules.scrolls import SPELLS, SYNERGY
from conclave.games.archimage.rules.state import ArchimageTable
from conclave.table.frame import DONE, Frame
from tests.games.mutants import Mutants, function_of

NAMES = ("power", "passages", "conflict", "traveller", "bond")
FILES = [str(Path(__file__).parent / f"test_{name}.py") for name in NAMES]
BOND = "bond"  # everybody's, and of spirit only


def nothing(t: ArchimageTable, f: Frame, pick: int) -> int:
    return DONE


@contextmanager
def mutated(spell: str) -> Iterator[None]:
    """A spell that can be used whenever it could be, and does nothing; a Synergy that scores its power only."""
    number = SPELLS.index(spell)
    whole = REGISTRY.effects[SPELL_EFFECTS[number]]
    scoring = SYNERGIES[:]
    if number == SYNERGY:
        SYNERGIES.clear()
    else:
        REGISTRY.effects[SPELL_EFFECTS[number]] = nothing
    try:
        yield
    finally:
        REGISTRY.effects[SPELL_EFFECTS[number]] = whole
        SYNERGIES[:] = scoring


def own_tests(spell: str) -> list[str]:
    """That of a natural element and that of spirit."""
    return [f"test_{spell}"] if spell == BOND else [f"test_{spell}", f"test_{spell}_of_spirit"]


def spell_of(test: str) -> str:
    """What a test is named after; nothing if it is about a school at large."""
    name = f"{function_of(test)}_"
    return next((spell for spell in SPELLS if name.startswith(f"test_{spell}_")), "")


MUTANTS = Mutants(SPELLS, FILES, mutated, spell_of, own_tests)
