"""The sets together: numbers that are fixed, what a game draws from, and room for what may come."""

from collections.abc import Callable

import pytest

from conclave.games.seasons.page import card_facts
from conclave.games.seasons.rules import sets
from conclave.games.seasons.rules.card_set import BASE, MOST_CARDS, MOST_TOKENS, CardSet
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    CARD_SETS,
    ENCHANTMENT_KEYS,
    LAST_CARD,
    LAST_ENCHANTMENT,
    LAST_TOKEN,
    enchantment_list,
    enchantments_with,
    goes_with,
    key_list,
    last_token,
    modules_in,
    set_of,
    set_of_enchantment,
    set_of_token,
    tokens_with,
)
from conclave.games.seasons.rules.picks import CARD_RANGE, PICKS, TOKEN_RANGE
from conclave.games.seasons.rules.registry import ABILITY_TOKENS
from conclave.games.seasons.rules.sets import base, enchanted_kingdom

MOST_PICKS = 1200  # what programs that learn are promised
COMING = (25, 6, 10)  # cards, tokens and enchantments of an expansion as large as they come


def another(
    first: int = LAST_CARD + 1,
    first_token: int = LAST_TOKEN + 1,
    first_enchantment: int = 0,
    size: tuple[int, int, int] = COMING,
) -> CardSet:
    """A set beside those that there are, with so many cards, tokens and enchantments."""
    cards, tokens, enchantments = size
    return CardSet(
        "another",
        mark="AN",
        first=first,
        first_printed=201,
        cards=[f"card-{number}" for number in range(cards)],
        first_token=first_token,
        tokens=tokens,
        first_enchantment=first_enchantment or LAST_ENCHANTMENT + 1,
        enchantments=[f"enchantment-{number}" for number in range(enchantments)],
    )


def test_every_file_is_a_set() -> None:
    assert sorted(module.SET.key for module in modules_in(sets)) == sorted(card_set.key for card_set in CARD_SETS)
    assert CARD_SETS[0].key == BASE


def test_everything_is_of_the_set_that_brings_it() -> None:
    for card_set in CARD_SETS:
        assert [CARD_KEYS[card] for card in card_set.numbers] == card_set.cards
        assert {set_of(card).key for card in card_set.numbers} == {card_set.key}
        assert {set_of_token(token).key for token in card_set.tokens} <= {card_set.key}
        assert [ENCHANTMENT_KEYS[number] for number in card_set.enchantment_numbers] == card_set.enchantments
        assert {set_of_enchantment(number).key for number in card_set.enchantment_numbers} <= {card_set.key}
    assert sorted(ABILITY_TOKENS) == sorted(token for card_set in CARD_SETS for token in card_set.tokens)


@pytest.mark.parametrize("find", [set_of, set_of_token, set_of_enchantment])
def test_what_is_of_no_set(find: Callable[[int], CardSet]) -> None:
    with pytest.raises(ValueError, match="999"):
        find(999)


def test_a_game_draws_from_the_sets_that_are_played() -> None:
    """And from those whose tokens and enchantments go without their cards."""
    for card_set in CARD_SETS:
        played = [BASE, card_set.key]
        assert set(card_set.tokens) <= set(tokens_with(played))
        assert set(card_set.enchantment_numbers) <= set(enchantments_with(played))
        assert card_set.modular or set(card_set.tokens).isdisjoint(tokens_with([BASE]))
    assert not goes_with(another(), [BASE])
    assert goes_with(another(), [BASE, "another"])


def test_there_is_room_for_a_large_expansion() -> None:
    """Beside the base game and Enchanted Kingdom; picks have their ranges already, whatever comes."""
    cards, tokens, _ = COMING
    here = (base.SET, enchanted_kingdom.SET)
    assert sum(len(card_set.cards) for card_set in here) + cards <= MOST_CARDS == CARD_RANGE
    assert sum(len(card_set.tokens) for card_set in here) + tokens <= MOST_TOKENS == TOKEN_RANGE
    assert PICKS <= MOST_PICKS


def test_what_comes_follows_what_is_there() -> None:
    """As long as there is room: a set may take all of it."""
    cards, tokens, enchantments = MOST_CARDS - LAST_CARD, MOST_TOKENS - LAST_TOKEN, COMING[2]
    more = [*CARD_SETS, another(size=(cards, tokens, enchantments))]
    assert key_list(more)[: LAST_CARD + 1] == CARD_KEYS
    assert len(key_list(more)) - 1 == LAST_CARD + cards
    assert last_token(more) == LAST_TOKEN + tokens
    assert enchantment_list(more)[: LAST_ENCHANTMENT + 1] == ENCHANTMENT_KEYS
    assert len(enchantment_list(more)) - 1 == LAST_ENCHANTMENT + enchantments


def test_a_printed_number() -> None:
    card_set = another()
    first, last = card_set.numbers[0], card_set.numbers[-1]
    assert (card_set.printed(first), card_set.place(first)) == (201, 1)
    assert card_set.printed_numbers == range(card_set.printed(first), card_set.printed(last) + 1)


def test_the_page_is_told_which_cards_are_for_every_level() -> None:
    """It checks by them what was dealt."""
    for card_set in CARD_SETS:
        told = [key for key in card_set.cards if card_facts(key)["basic"]]
        assert told == card_set.cards[: card_set.basic]


def test_a_number_that_is_taken_or_leaves_a_gap_is_refused() -> None:
    """The message says which number it must be."""
    for wrong in (-1, 1):
        with pytest.raises(ValueError, match=f"card of another must be number {LAST_CARD + 1}, not"):
            key_list([*CARD_SETS, another(first=LAST_CARD + 1 + wrong)])
    with pytest.raises(ValueError, match=f"token of another must be {LAST_TOKEN + 1}, not"):
        last_token([*CARD_SETS, another(first_token=LAST_TOKEN + 2)])
    with pytest.raises(ValueError, match=f"enchantment of another must be number {LAST_ENCHANTMENT + 1}, not"):
        enchantment_list([*CARD_SETS, another(first_enchantment=LAST_ENCHANTMENT + 2)])
    with pytest.raises(ValueError, match=r"enchantment of .* must be number"):
        enchantment_list([*CARD_SETS, another(first_enchantment=LAST_ENCHANTMENT)])


def test_too_much_and_two_of_one_key_are_refused() -> None:
    cards = [f"card-{number}" for number in range(MOST_CARDS)]
    with pytest.raises(ValueError, match="too many cards"):
        key_list([*CARD_SETS, CardSet("another", first=LAST_CARD + 1, cards=cards)])
    with pytest.raises(ValueError, match="two of one key"):
        key_list([*CARD_SETS, CardSet("another", first=LAST_CARD + 1, cards=CARD_SETS[0].cards[:1])])
    with pytest.raises(ValueError, match="too many ability tokens"):
        last_token([CardSet("another", first=1, cards=[], first_token=1, tokens=MOST_TOKENS + 1)])
    twice = CardSet("another", first=1, cards=[], first_enchantment=1, enchantments=["drought", "drought"])
    with pytest.raises(ValueError, match="two enchantments of one key"):
        enchantment_list([twice])
