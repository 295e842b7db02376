"""A mutated card, token or enchantment does nothing, and is as it was afterwards."""

import pytest

from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, ENCHANTMENT_KEYS
from conclave.games.seasons.rules.registry import ABILITY_TOKENS, ACTIVATIONS, CARDS, PRESTIGE
from conclave.games.seasons.rules.scoring import HAND_POINTS
from tests.games.seasons.mutants import ENCHANTMENTS, TOKEN_NUMBERS, key_of, mutated, printings
from tests.games.seasons.rounds import table
from tests.games.seasons.scene import A, Scene


def test_tests_are_told_apart_by_whole_names() -> None:
    assert key_of("test_token_1") == "token-1"
    assert key_of("test_token_12_with_fewer_cards[3]") == "token-12"
    assert key_of("test_argos_embrace") == "argos-embrace"
    assert key_of("test_argos_hawk_and_more") == "argos-hawk"
    assert key_of("test_token_once_in_a_game") == ""
    assert key_of("tests/games/seasons/test_tokens.py::test_token_10") == "token-10"
    assert key_of("tests/games/seasons/test_raven.py::test_any_name[token]") == "raven-the-usurper"


def test_a_mutated_card_does_nothing_and_comes_back_whole() -> None:
    for key in CARD_KEYS[1:]:
        number = CARD_NUMBERS[key]
        before = text_of(number)
        with mutated(key):
            assert not any(CARDS[2][number].lines)
        assert text_of(number) == before


def text_of(number: int) -> list[tuple[object, ...]]:
    return [
        (card.lines, card.presence, card.at_end, card.activation, ACTIVATIONS[edition][number], PRESTIGE[number])
        for edition, card in printings(number)
    ]


@pytest.mark.parametrize("key", ["amulet-of-air", "cursed-treatise-of-arus", "mesodaes-lantern"])
def test_a_mutated_card_can_still_be_summoned(key: str) -> None:
    with mutated(key):
        s = Scene().hand(A, key).has(A, gauge=1, water=3, air=3).free()
        s.says(f"summon {key}")
        assert s.in_play(A) == [key]
        assert (s.gauge(A), s.crystals(A), s.question) == (1, 0, "free")
        assert s.t.players[A].capacity == 7


def test_a_mutated_token_does_nothing_and_comes_back_whole() -> None:
    before = (dict(ABILITY_TOKENS), HAND_POINTS[:])
    for key in TOKEN_NUMBERS:
        with mutated(key):
            assert before != (ABILITY_TOKENS, HAND_POINTS)
        assert before == (ABILITY_TOKENS, HAND_POINTS)
    with mutated("token-7"):
        s = Scene(tokens=(7,)).has(A).free().says("use token")
        assert (s.crystals(A), s.t.breakdown(A)["token"]) == (0, -6)


def test_a_mutated_enchantment_is_none_and_comes_back_whole() -> None:
    before = ENCHANTMENT_KEYS[:]
    for key in ENCHANTMENTS:
        with mutated(key):
            assert table(sets=["base", "enchanted-kingdom"], enchantment=key).enchantment == 0
            assert Scene(enchantment=key).t.enchantment == 0
            assert Scene(enchantment="none").t.enchantment == 0
        assert before == ENCHANTMENT_KEYS
        assert ENCHANTMENT_KEYS[Scene(enchantment=key).t.enchantment] == key
