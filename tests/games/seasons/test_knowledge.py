"""Who knows what: seeing narrows, unseen moves widen, and a deal fits."""

from collections import Counter
from itertools import product

import pytest

from conclave.games.seasons.rules.knowledge import (
    LOOK,
    MOVE,
    RESHUFFLE,
    TO_BOTTOM,
    Knowledge,
    Places,
    ViewerKnowledge,
    assign,
    ledger_entry,
)
from conclave.table.rng import key_from_seed, shake_numbers

HERE, THERE, YONDER = 0, 1, 2
KIND = 3  # copies 6 and 7
KEY = key_from_seed(1)


def knowing(one: int, other: int) -> ViewerKnowledge:
    masks = [0] * 8
    masks[2 * KIND], masks[2 * KIND + 1] = one, other
    return ViewerKnowledge(masks)


def sets(known: ViewerKnowledge) -> list[int]:
    return known.masks[2 * KIND :]


def test_a_card_seen_is_where_it_was_seen() -> None:
    known = knowing(0b111, 0b100)
    known.seen_move(KIND, HERE, 1 << THERE)
    assert sets(known) == [0b010, 0b100]


def test_if_either_could_be_the_one_seen_the_other_may_be_wherever_either_could() -> None:
    """Twins are told apart by nobody: what is known afterwards does not depend on which it was."""
    known = knowing(0b011, 0b101)
    known.seen_move(KIND, HERE, 1 << YONDER)
    assert sets(known) == [0b100, 0b111]


def test_two_of_a_name_in_one_pack_are_both_seen_there() -> None:
    known = knowing(0b111, 0b111)
    known.see(KIND, HERE)
    known.see(KIND, HERE)
    known.seen_all(HERE)
    assert sets(known) == [0b001, 0b001]


def test_one_of_a_name_in_a_pack_leaves_the_other_elsewhere() -> None:
    known = knowing(0b111, 0b111)
    known.see(KIND, HERE)
    known.seen_all(HERE)
    assert sets(known) == [0b001, 0b110]


def test_an_unseen_move_widens() -> None:
    known = knowing(0b001, 0b100)
    known.unseen_move(HERE, THERE)
    assert sets(known) == [0b011, 0b100]


def test_a_place_that_joins_another_is_gone() -> None:
    known = knowing(0b001, 0b101)
    known.merge(HERE, THERE)
    assert sets(known) == [0b010, 0b110]


def test_a_card_cannot_be_seen_where_it_cannot_be() -> None:
    with pytest.raises(AssertionError):
        knowing(0b100, 0b100).seen_move(KIND, HERE, 1 << THERE)


def test_a_deal_fits_every_set_and_fills_every_place() -> None:
    masks = [0b001, 0b011, 0b111, 0b110, 0b110, 0b010, 0b101]
    sizes = [3, 2, 2]
    dealt = set()
    for seed in range(200):
        placed = assign(masks, sizes, [(seed * 7919 + card * 104729) % 9973 * 7919 for card in range(7)])
        assert [placed.count(place) for place in range(3)] == sizes
        assert all(mask >> place & 1 for mask, place in zip(masks, placed, strict=True))
        dealt.add(tuple(placed))
    assert len(dealt) > 2


def test_a_deal_mends_greedy_mistakes() -> None:
    """The freer cards take the places that others must have; exchanges along a path set it right."""
    masks = [0b011, 0b011, 0b110, 0b110, 0b100]
    for turn in range(20):
        assert assign(masks, [2, 2, 1], shake_numbers(KEY, "test", turn, len(masks))) == [0, 0, 1, 1, 2]


@pytest.mark.parametrize(("first", "second"), [(1, 1), (3, 3), (1, 5), (5, 1)])
def test_deals_are_as_likely_as_the_room_there_is(first: int, second: int) -> None:
    """A card in one of two hands, all others anywhere: its odds are those of the sizes."""
    others = 60
    masks = [0b011] + [0b111] * (first + second + others - 1)
    found = 0
    for seed in range(1500):
        found += assign(masks, [first, second, others], shake_numbers(KEY, "test", seed, len(masks)))[0] == HERE
    expected = first / (first + second)
    assert abs(found / 1500 - expected) < 0.05


NESTED = [0b0001, 0b0011, 0b0011, 0b1100, 0b1111, 0b1111]
OVERLAPPING = [0b0011, 0b0110, 0b0110, 0b1100, 0b1111, 0b0011]


@pytest.mark.parametrize("masks", [NESTED, OVERLAPPING], ids=["nested", "overlapping"])
def test_every_deal_that_fits_is_as_likely(masks: list[int]) -> None:
    """All of them are found by trying, and the chi-square of how often each is dealt is near its degrees of freedom:
    farther off than four of its standard deviations once in some ten thousand tries."""
    sizes = [2, 1, 1, 2]
    fitting = {
        placed
        for placed in product(range(len(sizes)), repeat=len(masks))
        if [placed.count(place) for place in range(len(sizes))] == sizes
        and all(mask >> place & 1 for mask, place in zip(masks, placed, strict=True))
    }
    deals = 1000 * len(fitting)
    dealt = Counter(tuple(assign(masks, sizes, shake_numbers(KEY, "test", turn, len(masks)))) for turn in range(deals))
    assert set(dealt) == fitting
    freedom = len(fitting) - 1
    assert sum((count - 1000) ** 2 / 1000 for count in dealt.values()) < freedom + 4 * (2 * freedom) ** 0.5


def test_what_cannot_be_dealt_is_not_dealt() -> None:
    with pytest.raises(AssertionError):
        assign([0b01, 0b01], [1, 1], [1, 2])


# A pile and a discard pile whose spots are remembered.

PILE, PINNED, DISCARD, BURIED, LIMBO = 0, 1, 2, 3, 4
PILES = Places(PILE, PINNED, DISCARD, BURIED, 5, 1)
SAW, BLIND = 0b01, 0b00


def heard(*notes: int, one: int = 1 << PILE, other: int = 1 << PILE) -> ViewerKnowledge:
    """What a viewer, the first of two, knows after some entries of the ledger."""
    known = Knowledge([knowing(one, other), knowing(one, other)], PILES, [2] * 8)
    known.hear(list(notes), 0, len(notes))
    return known.by_viewer[0]


def test_a_card_seen_on_its_way_to_a_spot_is_remembered_there() -> None:
    known = heard(ledger_entry(MOVE, KIND, LIMBO, DISCARD, SAW, 0, 3), one=1 << LIMBO)
    assert (sets(known), known.buried) == ([1 << BURIED, 1 << PILE], {3: KIND})


def test_a_card_unseen_on_its_way_to_a_spot_may_lie_there() -> None:
    known = heard(ledger_entry(MOVE, KIND, LIMBO, DISCARD, BLIND, 0, 3), one=1 << LIMBO)
    assert (sets(known), known.buried) == ([1 << LIMBO | 1 << DISCARD, 1 << PILE], {})


def test_a_card_put_under_moves_all_spots_up() -> None:
    laid = ledger_entry(MOVE, KIND, LIMBO, DISCARD, SAW, 0, 1)
    under = ledger_entry(TO_BOTTOM, KIND, LIMBO, DISCARD, SAW, 0)
    known = heard(laid, under, one=1 << LIMBO, other=1 << LIMBO)
    assert (sets(known), known.buried) == ([1 << BURIED, 1 << BURIED], {1: KIND, 2: KIND})
    known = heard(laid, ledger_entry(TO_BOTTOM, 0, LIMBO, DISCARD, BLIND, 0), one=1 << LIMBO)
    assert known.buried == {2: KIND}


def test_a_card_at_a_known_spot_is_seen_to_leave_it() -> None:
    laid = ledger_entry(MOVE, KIND, LIMBO, DISCARD, SAW, 0, 1)
    known = heard(laid, ledger_entry(MOVE, KIND, DISCARD, LIMBO, BLIND, 1), one=1 << LIMBO)
    assert (sets(known), known.buried) == ([1 << LIMBO, 1 << PILE], {})


def test_a_card_put_back_on_the_pile_is_pinned_for_who_saw_it() -> None:
    back = ledger_entry(MOVE, KIND, LIMBO, PILE, SAW, 0, 5)
    known = heard(back, one=1 << LIMBO)
    assert (sets(known), known.pins) == ([1 << PINNED, 1 << PILE], {5: KIND})
    known = heard(back, ledger_entry(LOOK, KIND, PILE, PILE, SAW, 5), one=1 << LIMBO)
    assert (sets(known), known.pins) == ([1 << PINNED, 1 << PILE], {5: KIND})


def test_a_reshuffle_forgets_every_spot() -> None:
    laid = ledger_entry(MOVE, KIND, LIMBO, DISCARD, SAW, 0, 1)
    known = heard(laid, ledger_entry(RESHUFFLE, 0, DISCARD, PILE, SAW, 0), one=1 << LIMBO, other=1 << DISCARD)
    assert (sets(known), known.buried) == ([1 << PILE, 1 << PILE], {})
