"""An observation has what the view has, to the last bit, and nothing that the view has not."""

import random
from array import array

import numpy as np
import pytest

from conclave.envs import layout, read_view
from conclave.envs.buffers import HIGHEST, Buffers
from conclave.envs.game_env import env_of
from conclave.games.seasons.rules.names import CARD_NUMBERS
from conclave.table import Table, new_table, rules_of
from conclave.table.data import Data
from conclave.table.rng import key_from_seed
from tests.envs.kinds import KINDS, NAMES, played

EVERY = 9  # one decision in so many is looked at by all seats


def observed(buffers: Buffers, table: Table, seat: int) -> bytes:
    buffers.write(0, table, seat, [])
    written: bytes = buffers.observations[0].tobytes()
    return written


def read(buffers: Buffers, data: Data) -> "array[float]":
    return env_of(data["game"]).read(buffers.observer, data)


@pytest.mark.parametrize(("game", "options"), KINDS, ids=NAMES)
def test_what_is_written_from_the_table_is_what_is_read_from_the_view(game: str, options: Data) -> None:
    """At every decision for the seat asked, now and then for all; no number is out of bounds."""
    buffers = Buffers(game, None, options)
    for at, table in enumerate(played(game, options, 11)):
        for seat in range(table.seats) if at % EVERY == 0 or table.over else [table.asked]:
            written = observed(buffers, table, seat)
            assert written == read(buffers, table.view(seat).data).tobytes(), differing(buffers, table, seat)
            assert 0 <= buffers.observations.min() <= buffers.observations.max() <= HIGHEST


def differing(buffers: Buffers, table: Table, seat: int) -> list[str]:
    """The parts in which the two do not agree."""
    found = np.array(read(buffers, table.view(seat).data), dtype=np.float32)
    slices = buffers.observer.layout.slices()
    return [name for name, part in slices.items() if not np.array_equal(buffers.observations[0][part], found[part])]


@pytest.mark.parametrize(("game", "options"), KINDS, ids=NAMES)
def test_what_a_seat_cannot_know_changes_no_byte(game: str, options: Data) -> None:
    """Deal all that is hidden from a seat anew, and let the luck to come be another: the same observation."""
    buffers = Buffers(game, None, options)
    moved = 0
    for at, table in enumerate(played(game, options, 5)):
        if (at % EVERY and not table.simultaneous) or table.over:
            continue
        for seat in range(table.seats):
            other = table.redeal(seat, at)
            moved += other.dump() != table.dump()
            assert observed(buffers, other, seat) == observed(buffers, table, seat)
    assert moved > 10, "hardly anything was hidden"


def test_an_answer_that_others_must_not_see_yet_is_not_seen() -> None:
    """In the draft the second seat chooses after the first: it sees that the first has chosen, never what."""
    buffers = Buffers("seasons", 2, {})
    seen = set()
    for pick in new_table("seasons", 2, key_from_seed(3), {}).options:
        table = new_table("seasons", 2, key_from_seed(3), {})
        assert table.simultaneous
        table.choose(pick)
        seen.add(observed(buffers, table, 1))
    assert len(seen) == 1


def test_own_cards_and_own_choices_are_seen() -> None:
    """So that the test above does not pass for want of anything to see."""
    buffers = Buffers("seasons", 2, {})
    seen = set()
    for pick in new_table("seasons", 2, key_from_seed(3), {}).options:
        table = new_table("seasons", 2, key_from_seed(3), {})
        table.choose(pick)
        seen.add(observed(buffers, table, 0))
    assert len(seen) > 5


@pytest.mark.parametrize(("game", "options"), KINDS, ids=NAMES)
def test_the_layout_covers_the_vector_in_order(game: str, options: Data) -> None:
    parts = layout(game, **options)
    at = 0
    for part in parts.values():
        assert part.start == at < part.stop
        at = part.stop
    assert at == env_of(game).observer(rules_of(game).checked(None, options)).size


def test_seats_are_counted_from_the_observer() -> None:
    """What one seat sees of itself is what the seat to its right sees of its left neighbour."""
    table = new_table("seasons", 3, key_from_seed(8), {})
    dice = random.Random(8)
    while table.round < 4:
        table.choose(dice.choice(table.options))
    parts = layout("seasons", 3)
    for seat in range(3):
        own = read_view(table.view(seat))[parts["seat 0 numbers"]]
        beside = read_view(table.view((seat + 2) % 3))[parts["seat 1 numbers"]]
        assert np.array_equal(own, beside)
        assert own[0] == np.float32(table.view(None).data["players"][seat]["crystals"] / 50)


def test_the_hand_stands_where_the_layout_says() -> None:
    table = new_table("seasons", 2, key_from_seed(1), {})
    dice = random.Random(1)
    while table.round < 3:
        table.choose(dice.choice(table.options))
    hand = read_view(table.view(1))[layout("seasons", 2)["hand"]]
    assert sorted(np.flatnonzero(hand) + 1) == sorted(
        {CARD_NUMBERS[card] for card in table.view(1).data["own"]["hand"]}
    )
