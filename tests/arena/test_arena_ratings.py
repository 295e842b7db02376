"""Win rates, ratings and games needed, on results whose truth is known."""

import math

import numpy as np
import pytest

from conclave.arena.matches import PAIRS, TOGETHER, seatings
from conclave.arena.ratings import ELO, Floats, matches_needed, ratings, strengths, told_apart, win_rate


def pairs_of_games(luck: np.random.Generator, chance: float, matches: int, swing: float = 0.0) -> Floats:
    """Win shares by match of two games each, in which the deal helps whoever sits first by so much."""
    first = luck.random(matches) < chance + swing
    second = luck.random(matches) < chance - swing
    return (first.astype(np.float64) + second) / 2


@pytest.mark.parametrize(("chance", "matches"), [(0.5, 20), (0.5, 200), (0.7, 60), (0.97, 100), (0.97, 500)])
def test_intervals_hold_the_truth_as_often_as_they_say(chance: float, matches: int) -> None:
    luck = np.random.default_rng(7)
    spans = [win_rate(pairs_of_games(luck, chance, matches)) for _ in range(600)]
    held = sum(span.low <= chance <= span.high for span in spans) / 600
    assert 0.92 <= held <= 0.99


def test_shared_luck_is_worth_games() -> None:
    """Where the deal decides much, both games of it together tell more than two games of two deals."""
    luck = np.random.default_rng(8)
    shared = [win_rate(pairs_of_games(luck, 0.5, 200, 0.4)) for _ in range(200)]
    apart = [win_rate(pairs_of_games(luck, 0.5, 200)) for _ in range(200)]
    assert sum(span.high - span.low for span in shared) < 0.75 * sum(span.high - span.low for span in apart)
    assert sum(span.low <= 0.5 <= span.high for span in shared) > 180


def test_win_rates_at_the_end_of_the_scale() -> None:
    everything = win_rate(np.ones(100))
    assert (everything.value, everything.high) == (1, 1)
    assert 0.95 < everything.low < 0.97
    nothing = win_rate(np.zeros(100))
    assert nothing.low == 0
    assert nothing.high == pytest.approx(1 - everything.low)
    once = win_rate(np.array([1.0]))
    assert (once.low, once.high) == (0, 1), "one match tells nothing"


def test_how_many_matches_a_difference_needs() -> None:
    """55 % of single games: ((1.96 + 0.84) * 0.4975 / 0.05) ** 2 is 777, as tables of sample sizes have it."""
    games = np.array([1.0] * 550 + [0.0] * 450)
    assert matches_needed(games, 0.5) == pytest.approx(778, abs=2)
    assert matches_needed(games, 0.55) is None
    assert matches_needed(np.array([1.0]), 0.5) is None
    assert matches_needed(np.ones(3), 0.5) is not None
    assert told_apart(games) == pytest.approx(2.8 * 0.4977 / math.sqrt(1000), rel=0.01)
    assert told_apart(np.array([1.0])) == 1


def test_so_many_matches_show_it_in_four_contests_of_five() -> None:
    luck = np.random.default_rng(9)
    needed = matches_needed(pairs_of_games(luck, 0.56, 100_000), 0.5)
    assert needed is not None
    shown = sum(win_rate(pairs_of_games(luck, 0.56, needed)).low > 0.5 for _ in range(400))
    assert 0.74 < shown / 400 < 0.87


def simulated(bots: Floats, players: int, lineup: str, matches: int, seed: int) -> tuple[Floats, Floats, Floats]:
    """What `ratings` wants, from games that bots of such strengths would play."""
    luck = np.random.default_rng(seed)
    lineups = list(dict.fromkeys(tuple(sorted(one)) for one in seatings(len(bots), players, lineup)))
    games = np.full(len(lineups), float(players))
    seats = np.array([[who.count(bot) for bot in range(len(bots))] for who in lineups], dtype=np.float64)
    wins = np.zeros((matches, len(lineups), len(bots)))
    for at, who in enumerate(lineups):
        chances = np.exp(bots[list(who)])
        for _ in range(players):
            seat = luck.choice(players, size=matches, p=chances / chances.sum())
            wins[range(matches), at, np.array(who)[seat]] += 1
    return wins, games, seats


@pytest.mark.parametrize(("players", "lineup"), [(2, PAIRS), (4, PAIRS), (4, TOGETHER)])
def test_ratings_find_known_strengths(players: int, lineup: str) -> None:
    true = np.array([0.0, 100.0, 250.0, 450.0])
    held = 0
    for seed in range(20):
        found = ratings(*simulated(true / ELO, players, lineup, 150, seed))
        assert [span.value for span in found] == sorted(span.value for span in found)
        assert sum(span.value for span in found) == pytest.approx(0)
        held += sum(span.low <= value <= span.high for span, value in zip(found, true - true.mean(), strict=True))
    assert held >= 70, "of 80 intervals of 95 %"


def test_an_anchor_is_rated_nought() -> None:
    found = ratings(*simulated(np.array([0.0, 1.0]), 2, PAIRS, 200, 3), anchor=0)
    assert (found[0].value, found[0].low, found[0].high) == (0, 0, 0)
    assert found[1].low < ELO < found[1].high


def test_the_same_results_have_the_same_ratings() -> None:
    results = simulated(np.array([0.0, 0.3, 0.5]), 2, PAIRS, 40, 4)
    assert ratings(*results) == ratings(*results)


def test_who_wins_everything_has_a_rating_and_an_open_interval() -> None:
    wins = np.zeros((100, 1, 2))
    wins[:, 0, 1] = 2
    loser, winner = ratings(wins, np.array([2.0]), np.array([[1.0, 1.0]]), anchor=0)
    assert loser.value == 0
    assert 600 < winner.low < winner.value < winner.high < 2500


def test_strengths_are_the_likeliest() -> None:
    """Three games of four make a strength of three to one, and shares of ties count as what they are."""
    seats = np.ones((1, 2))
    found = strengths(np.array([[[7.5, 2.5]]]), np.array([[10.0]]), seats)
    assert found[0, 0] - found[0, 1] == pytest.approx(math.log(3))
    among = strengths(np.array([[[5.0, 5.0]]]), np.array([[10.0]]), np.array([[1.0, 3.0]]))
    assert among[0, 0] - among[0, 1] == pytest.approx(math.log(3)), "half of the games, alone among three"
