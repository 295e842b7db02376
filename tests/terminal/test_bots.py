"""Bots as they sit at a table."""

import pytest

import conclave
from conclave.bots import CHANCE, LEVELS, STAND_IN, NoSuchBot, make_bot, seat_bots, thoughts_of


@pytest.mark.parametrize("name", [name for name in seat_bots() if name != "master"] + ["search:4"])
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


def test_the_levels_are_bots_of_rising_strength() -> None:
    assert [name for name in seat_bots() if name in LEVELS] == list(LEVELS)
    assert STAND_IN in LEVELS


def test_a_master_tells_chances() -> None:
    table = conclave.new("seasons", players=3, seed=5)
    master = make_bot("master", 1, "seasons")
    for _ in range(3):
        table.choose(master.choose(table.view(table.asked)))
    assert all(thought.scale == CHANCE for thought in thoughts_of(master))
