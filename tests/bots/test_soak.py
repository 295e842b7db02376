"""Bots in many games: nobody errs, and every game ends."""

import random
from typing import Any

import pytest

import conclave
from conclave.bots import make_bot
from tests.bots.positions import KINGDOM

GAMES = 10_000
FEW = 3
MOST_DECISIONS = 5_000  # of one game: far beyond what any needs
KINDS: dict[str, list[dict[str, Any]]] = {
    "seasons": [{}, {"level": "apprentice"}, {"edition": 1}, {**KINGDOM, "enchantment": "random"}],
    "archimage": [{"circle": "random"}],
}


def play_many(game: str, games: range) -> None:
    """Games of random and greedy players in all mixtures."""
    seats = conclave.games()[game]["players"].values
    for number in games:
        luck = random.Random(number)
        players = luck.choice(seats)
        table = conclave.new(game, players=players, seed=number, **luck.choice(KINDS[game]))
        bots = [make_bot(luck.choice(["random", "greedy"]), luck.getrandbits(30), game) for _ in range(players)]
        decisions = 0
        while not table.over:
            seat = table.asked
            view = table.view(seat)
            pick = bots[seat].choose(view)
            assert pick in view.options, (game, number, decisions)
            table.choose(pick, seat)
            decisions += 1
            assert decisions < MOST_DECISIONS, (game, number)


@pytest.mark.parametrize("game", KINDS)
def test_random_and_greedy_players_come_to_an_end(game: str) -> None:
    play_many(game, range(FEW))


@pytest.mark.soak
@pytest.mark.parametrize("game", KINDS)
def test_random_and_greedy_players_come_to_an_end_ten_thousand_times(game: str) -> None:
    play_many(game, range(GAMES))
