"""Looking up cards, ability tokens and enchantments in the window."""

import pytest
from rich.text import Text

import conclave
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_TOKEN
from conclave.games.seasons.terminal.panels import PANELS
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.tokens import enchantment_name, token_name
from conclave.text.catalogue import in_language, languages
from conclave.text.rulebook import all_rulings


def rows(text: Text) -> list[str]:
    return text.plain.split("\n")


@pytest.mark.parametrize("language", languages())
def test_everything_is_found_by_its_name(language: str) -> None:
    view = conclave.new("seasons", players=2, seed=1).view(0)
    with in_language(language):
        names = [card_name(key) for key in CARD_KEYS[1:]]
        names += [token_name(token) for token in range(1, LAST_TOKEN + 1)]
        names += [enchantment_name(key) for key in ENCHANTMENT_KEYS[1:]]
        for name in names:
            found = PANELS.lookup(name.upper(), view)
            assert found[0][0] == name
            assert name in found[0][1].plain
            assert any(number in found[0][1].plain for number in all_rulings())


def test_accents_do_not_matter() -> None:
    view = conclave.new("seasons", players=2, seed=1).view(0)
    with in_language("fr"):
        assert PANELS.lookup("elementaire d air", view)[0][0] == "Élémentaire d’air"
    with in_language("it"):
        assert PANELS.lookup("siccita", view)[0][0] == "Siccità"


def test_best_first_and_what_is_in_the_game_before_what_is_not() -> None:
    base = conclave.new("seasons", players=2, seed=1).view(0)
    kingdom = conclave.new("seasons", players=2, seed=1, sets=["base", "enchanted-kingdom"]).view(0)
    for view, first in ((base, "Amulet of Air"), (kingdom, "Amulet of Air")):
        assert PANELS.lookup("amulet of", view)[0][0] == first
    assert [name for name, _ in PANELS.lookup("amulet of", base)][4] == "Amulet of Time"
    assert [name for name, _ in PANELS.lookup("amulet of", kingdom)][3] == "Amulet of Time"
    assert PANELS.lookup("lantern", base)[0][0] == "Lantern of Xidit"
    assert PANELS.lookup("temporal bots", base)[0][0] == "Temporal Boots"
    assert [name for name, _ in PANELS.lookup("transmute your whole reserve", base)] == ["Potion of Life"]
    assert [name for name, _ in PANELS.lookup("ek3", base)] == ["Fairy Monolith"]
    assert [name for name, _ in PANELS.lookup("token 7", base)] == ["Twelve Crystals"]
    assert PANELS.lookup("xyzzy plugh", base) == []
    assert PANELS.lookup("  ", base) == []


def test_what_is_found_is_told_in_full() -> None:
    second = conclave.new("seasons", players=2, seed=1).view(0)
    first = conclave.new("seasons", players=2, seed=1, edition=1).view(0)
    assert rows(PANELS.lookup("balance of ishtar", second)[0][1]) == [
        "5. Balance of Ishtar, magic item, 4 points",
        "Cost: 2 crystals",
        "Works: by activating it, once a round",
        "Activate: transmute 3 energies of one type for 9 crystals.",
        "Note: Needs no other leave to transmute, and gives none. Each Purse of Io, and each transmuting bonus used "
        "this turn, adds 3.",
        "Rulings: C5, A9, E7 and H5",
    ]
    assert "Cost: 6 crystals" in PANELS.lookup("balance of ishtar", first)[0][1].plain
    assert rows(PANELS.lookup("heart of argos", first)[0][1])[-1].startswith("Ruling")
    assert rows(PANELS.lookup("hoard", first)[0][1])[-1] == "Ruling: D5"
