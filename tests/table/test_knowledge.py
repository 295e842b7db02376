"""Who knows what: seeing narrows, unseen moves widen, and a deal fits."""

import pytest

from conclave.table.knowledge import Sight, assign
from conclave.table.luck import key_from_seed, ranks

HERE, THERE, YONDER = 0, 1, 2
KIND = 3  # copies 6 and 7


def sight(one: int, other: int) -> Sight:
    masks = [0] * 8
    masks[2 * KIND], masks[2 * KIND + 1] = one, other
    return Sight(masks)


def sets(known: Sight) -> list[int]:
    return known.masks[2 * KIND :]


def test_a_card_seen_is_where_it_was_seen() -> None:
    known = sight(0b111, 0b100)
    known.seen_move(KIND, HERE, 1 << THERE)
    assert sets(known) == [0b010, 0b100]


def test_if_either_could_be_the_one_seen_the_other_may_be_wherever_either_could() -> None:
    """Twins are told apart by nobody: what is known afterwards does not depend on which it was."""
    known = sight(0b011, 0b101)
    known.seen_move(KIND, HERE, 1 << YONDER)
    assert sets(known) == [0b100, 0b111]


def test_two_of_a_name_in_one_pack_are_both_seen_there() -> None:
    known = sight(0b111, 0b111)
    known.see(KIND, HERE)
    known.see(KIND, HERE)
    known.seen_all(HERE)
    assert sets(known) == [0b001, 0b001]


def test_one_of_a_name_in_a_pack_leaves_the_other_elsewhere() -> None:
    known = sight(0b111, 0b111)
    known.see(KIND, HERE)
    known.seen_all(HERE)
    assert sets(known) == [0b001, 0b110]


def test_an_unseen_move_widens() -> None:
    known = sight(0b001, 0b100)
    known.unseen_move(HERE, THERE)
    assert sets(known) == [0b011, 0b100]


def test_a_place_that_joins_another_is_gone() -> None:
    known = sight(0b001, 0b101)
    known.merge(HERE, THERE)
    assert sets(known) == [0b010, 0b110]


def test_a_card_cannot_be_seen_where_it_cannot_be() -> None:
    with pytest.raises(AssertionError):
        sight(0b100, 0b100).seen_move(KIND, HERE, 1 << THERE)


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
    """The free cards take the place that one card must have; exchanges along a path set it right."""
    masks = [0b11] * 5 + [0b01]
    for order in range(6):
        luck = [((card + order) % 6) * 7919 for card in range(6)]
        placed = assign(masks, [1, 5], luck)
        assert placed == [1, 1, 1, 1, 1, 0]


@pytest.mark.parametrize(("first", "second"), [(1, 1), (3, 3), (1, 5), (5, 1)])
def test_deals_are_as_likely_as_the_room_there_is(first: int, second: int) -> None:
    """A card in one of two hands, all others anywhere: its odds are those of the sizes."""
    others = 60
    masks = [0b011] + [0b111] * (first + second + others - 1)
    found = 0
    for seed in range(1500):
        luck = [int.from_bytes(rank, "big") for rank in ranks(key_from_seed(seed), "test", 0, len(masks))]
        found += assign(masks, [first, second, others], luck)[0] == HERE
    expected = first / (first + second)
    assert abs(found / 1500 - expected) < 0.05


def test_what_cannot_be_dealt_is_not_dealt() -> None:
    with pytest.raises(AssertionError):
        assign([0b01, 0b01], [1, 1], [1, 2])
