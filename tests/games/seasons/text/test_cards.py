"""Cards by what people type, and what is told of them."""

import pytest

from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, CARD_SETS
from conclave.games.seasons.text.cards import (
    card_data,
    cost_for_all,
    cost_in_letters,
    cost_in_words,
    find_card,
    near_cards,
    text_in_edition,
    timings,
)
from tests.games.seasons.printed import all_rows

LETTERS = {"arrival": "e", "lasting": "p", "activation": "a"}


def test_timings_are_the_printed_ones() -> None:
    for row in all_rows():
        assert "".join(LETTERS[name] for name in timings(row[1])) == row[5].rstrip("-?"), row


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Amulet of Air", "amulet-of-air"),
        ("amulet-of-air", "amulet-of-air"),
        ("beggar's horn", "beggars-horn"),
        ("BEGGARS HORN", "beggars-horn"),
        ("22", "runic-cube-of-eolis"),
        ("vase", "yjangs-forgotten-vase"),
        ("syllas", "syllas-the-faithful"),
        ("potion", None),
        ("0", None),
        (str(CARD_NUMBERS["heart-of-argos"]), "heart-of-argos"),
        (str(len(CARD_KEYS)), None),
        ("raven", "raven-the-usurper"),
        ("mesodaes lantern", "mesodaes-lantern"),
        ("ishtar", None),
        ("", None),
        ("no such card", None),
    ],
)
def test_cards_are_found(text: str, key: str | None) -> None:
    assert find_card(text) == key


def test_a_part_of_a_name_may_be_looked_for_among_some_cards_only() -> None:
    assert find_card("statue") == "statue-of-eolis"
    assert find_card("statue", ["olafs-blessed-statue", "beggars-horn"]) == "olafs-blessed-statue"
    assert find_card("statue", ["purse-of-io"]) is None


def test_near_misses() -> None:
    assert "Divine Chalice" in near_cards("divine chalise")
    assert len(near_cards("potion")) == 5
    assert near_cards("rattie nightshade")[0] == "Ratty Nightshade"
    assert near_cards("") == []


def test_costs() -> None:
    assert cost_in_letters("hand-of-fortune", 2) == "EFA and 3 crystals"
    assert cost_in_words("divine-chalice", 2) == "1 water, 1 earth, 1 fire and 1 air"
    assert cost_in_words("temporal-boots", 2) == "free"
    assert cost_in_words("balance-of-ishtar", 2, edition=1) == "6 crystals"
    assert cost_for_all("figrim-the-avaricious") == "3 crystals with 2 players, 6 crystals with 3 and 9 crystals with 4"
    assert cost_for_all("elemental-amulet") == "1 to 4 different energies"
    assert cost_in_letters("mesodaes-lantern", 4) == "WWWAAA"
    assert cost_in_words("arcane-telescope", 3) == "free"
    assert cost_for_all("ratty-nightshade") == "2 crystals with 2 players, 4 crystals with 3 and 6 crystals with 4"


def test_the_first_edition_is_told_where_it_is_played() -> None:
    assert "first edition" in text_in_edition("balance-of-ishtar", 1)
    assert "first edition" not in text_in_edition("balance-of-ishtar", 2)
    assert text_in_edition("purse-of-io", 1) == text_in_edition("purse-of-io", 2)


def test_cards_of_the_expansion_are_the_same_in_every_edition() -> None:
    for key in CARD_KEYS[CARD_SETS[1].first :]:
        assert card_data(key, 1) == card_data(key, 2)
        assert text_in_edition(key, 1) == text_in_edition(key, 2)


def test_card_data_is_plain() -> None:
    data = card_data("sid-nightshade")
    assert data["cost"] == {"2": {"earth": 1}, "3": {"earth": 2}, "4": {"earth": 3}}
    assert data["kind"] == "familiar"
    assert data["number"] == 49
