"""Bots as they sit at a table."""

import pytest

import conclave
from conclave.bots import NoSuchBot, make_bot, seat_bots


@pytest.mark.parametrize("name", seat_bots())
def test_a_bot_plays_whole_games_from_views_alone(name: str) -> None:
    endings = []
    for _ in range(2):
        table = conclave.new("seasons", players=3, seed=5)
        seats = [make_bot(name, seat, "seasons") for seat in range(3)]
        while not table.over:
            view = conclave.View.load(table.view(table.asked).dump())
            pick = seats[table.asked].choose(view)
            assert pick in table.options
            table.choose(pick)
        endings.append(table.scores)
    assert endings[0] == endings[1]


def test_seeds_make_a_difference() -> None:
    view = conclave.new("seasons", seed=1).view(0)
    assert len({make_bot("random", seed, "seasons").choose(view) for seed in range(40)}) > 1


def test_there_is_no_other_bot() -> None:
    with pytest.raises(NoSuchBot):
        make_bot("nobody", 1, "seasons")
