"""The twenty-one spells one and all: each has its tests, which do test it, and is printed as it is."""

import ast
from pathlib import Path

from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.registry import SCROLL_USABLE, SPELL_EFFECTS
from conclave.games.archimage.rules.scoring import SYNERGIES
from conclave.games.archimage.rules.scrolls import (
    BOND_SCROLL,
    SCROLL_KEYS,
    SCROLL_NUMBERS,
    SPELLS,
    SYNERGY,
    scroll_element,
    scroll_power,
    spells_of,
)
from conclave.table.frame import DONE, Frame
from tests.games.archimage.mutants import BOND, FILES, mutated, own_tests, spell_of
from tests.games.archimage.scene import CIRCLES, POWER, A, Scene

ELEMENTS = ["fire", "water", "air", "earth", "spirit"]
AT_LARGE = ("test_never_", "test_familiar_", "test_guardian_")  # how tests of a whole school begin


def names_of_tests() -> list[str]:
    """Every test function of the files about spells."""
    names: list[str] = []
    for file in FILES:
        body = ast.parse(Path(file).read_text(encoding="utf-8")).body
        names += [node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return names


def test_every_spell_has_its_tests() -> None:
    """One of a natural element and one of spirit; Bond is of spirit only."""
    names = names_of_tests()
    assert len(names) == len(set(names))
    wanted = [own for spell in SPELLS for own in own_tests(spell)]
    assert len(wanted) == 2 * len(SPELLS) - 1
    assert [own for own in wanted if own not in names] == []


def test_every_test_of_a_spell_is_named_after_it() -> None:
    """So that scripts/mutants finds it."""
    assert [name for name in names_of_tests() if not spell_of(name) and not name.startswith(AT_LARGE)] == []


# What is printed ---------------------------------------------------------------------------------------------------


def test_every_spell_is_in_its_circle() -> None:
    assert [*POWER, BOND] == SPELLS
    for circle, spells in CIRCLES.items():
        assert [SPELLS[number] for number in spells_of(circle)] == spells


def test_every_scroll_as_printed() -> None:
    """Five elements of every other spell, and the Bond, a spirit scroll of power 1."""
    printed = {f"{spell}-{element}": power for spell, power in POWER.items() for element in ELEMENTS}
    for key, power in printed.items():
        assert scroll_power(SCROLL_NUMBERS[key]) == power
        assert ELEMENTS[scroll_element(SCROLL_NUMBERS[key])] == key.split("-")[1]
    assert [scroll_power(BOND_SCROLL), ELEMENTS[scroll_element(BOND_SCROLL)]] == [1, "spirit"]
    keys = [key for key in SCROLL_KEYS if key and not key.startswith(BOND)]
    assert set(printed) <= set(keys)


def test_every_spell_but_synergy_can_be_used() -> None:
    unused = [key for number, key in enumerate(SCROLL_KEYS) if key and SCROLL_USABLE[number] is None]
    assert unused == [f"{SPELLS[SYNERGY]}-{element}" for element in ELEMENTS]


# Mutants -----------------------------------------------------------------------------------------------------------


def test_tests_are_told_apart_by_whole_names() -> None:
    assert spell_of("tests/games/archimage/test_power.py::test_growth") == "growth"
    assert spell_of("test_growth_of_each_element[fire-red]") == "growth"
    assert spell_of("test_growths_at_large") == ""
    assert spell_of("test_transfer_of_a_synergy") == "transfer"


def test_a_blank_spell_does_nothing_and_comes_back_whole() -> None:
    effects, synergies = REGISTRY.effects[:], SYNERGIES[:]
    for number, spell in enumerate(SPELLS):
        with mutated(spell):
            if number == SYNERGY:
                assert SYNERGIES == []
            else:
                frame = Frame(SPELL_EFFECTS[number], A)
                assert REGISTRY.effects[SPELL_EFFECTS[number]](Scene().t, frame, -1) == DONE
        assert (effects, synergies) == (REGISTRY.effects, SYNERGIES)


def test_a_blank_spell_can_still_be_used() -> None:
    with mutated("evolution"):
        s = Scene().sixes().dice(A, "red 1", "blue 1").has(A, "evolution-fire", "rebirth-water").turn()
        s.says("cast evolution-fire")
        assert (s.dice_of(A), s.face_down(A)) == (["red 1", "blue 1"], ["evolution-fire"])
