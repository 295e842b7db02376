"""The search: what it thinks, how long, and with what it goes on."""

import math
import time
from collections.abc import Callable

import pytest

import conclave
from conclave.bots import CHANCE, POINTS, make_bot, ratings_of
from conclave.bots.game_bots import judge_of
from conclave.bots.search import NO_ADVICE, Search, SearchBot
from conclave.table.data import Data
from tests.bots.positions import answer, positions, some_positions

GAMES = ["seasons", "archimage"]
MIDDLE = {"seasons": "free", "archimage": "turn"}


class Clock:
    """A clock that moves on by a little whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return 1000.0 + self.step * self.looks


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Clock]:
    def made(step: float) -> Clock:
        clock = Clock(step)
        monkeypatch.setattr(time, "perf_counter", clock)
        return clock

    return made


# --- ratings -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "search:4"])
def test_thoughts_are_about_every_option_with_the_choice_first(game: str, bot: str) -> None:
    for table in some_positions(game, 2):
        view = table.view(table.asked)
        pick, ratings = answer(bot, view)
        assert ratings[0].pick == pick
        assert sorted(rated.pick for rated in ratings) == sorted(view.options)
        assert {rated.scale for rated in ratings} == {CHANCE if bot == "search:4" else POINTS}
        if bot == "search:4":
            assert all(0.0 <= rated.value <= 1.0 for rated in ratings)
        elif bot == "greedy" and game == "seasons":
            values = [rated.value for rated in ratings]
            assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_written_off_before_it_was_tried_often(game: str) -> None:
    """What a plan of several choices is worth shows only once its other choices are known."""
    table = positions(game)[MIDDLE[game]]
    search = Search(judge_of(game), table.view(table.asked), 1)
    search.add_priors(NO_ADVICE)
    search.run(2 * len(search.options) ** 2)
    assert len(search.options) > 2
    assert min(search.root.children[pick].visits for pick in search.options) >= search.sims**0.5 - 1


def test_chances_follow_the_game() -> None:
    """Ahead by far, a win is likely; behind by far, it is not."""
    table = positions("seasons")["free"]
    seat = table.asked
    told = []
    for crystals in (0, 400):
        data = table.dump()
        data["players"][seat]["crystals"] += crystals
        told.append(answer("search:8", conclave.load(data).view(seat))[1][0].value)
    assert told[0] < told[1]
    assert told[1] > 0.95


# --- how long ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_number_of_simulations_is_kept_to(game: str) -> None:
    table = positions(game)[MIDDLE[game]]
    search = Search(judge_of(game), table.view(table.asked), 1)
    search.run(7)
    search.run(5)
    assert search.sims == 12
    assert search.root.visits == 12.0


@pytest.mark.parametrize("game", GAMES)
def test_time_is_looked_at_before_every_simulation(game: str, slow_clock: Callable[[float], Clock]) -> None:
    """Whatever a simulation costs, no more are begun when the time is over."""
    table = positions(game)[MIDDLE[game]]
    view = table.view(table.asked)
    clock = slow_clock(0.01)
    bot = make_bot("search:0.5s", 1, game)
    bot.choose(view)
    assert isinstance(bot, SearchBot)
    assert bot.last is not None
    assert 0 < bot.last.sims < 50
    assert clock.looks <= 52


@pytest.mark.parametrize("game", GAMES)
def test_no_time_is_time_enough_for_an_answer(game: str, slow_clock: Callable[[float], Clock]) -> None:
    slow_clock(10.0)
    for table in some_positions(game, 3):
        view = table.view(table.asked)
        bot = make_bot("search:0.01s", 1, game)
        pick = bot.choose(view)
        told = [rated.pick for rated in ratings_of(bot)]
        assert told[0] == pick
        assert set(told) <= set(view.options), "what was never tried is not told as hopeless"


@pytest.mark.parametrize("game", GAMES)
def test_of_options_tried_as_often_the_more_hopeful_comes_first(game: str) -> None:
    table = next(table for table in some_positions(game, 1) if len(table.options) > 2)
    search = Search(judge_of(game), table.view(table.asked), 1)
    for pick, chance in zip(table.options, (0.3, 0.6), strict=False):
        search.add_prior(pick, chance)
    assert [round(rated.value, 6) for rated in search.ratings()] == [0.6, 0.3]


# --- going on with what is known -----------------------------------------------------------------------------------


def turns(game: str, sims: int, decisions: int) -> list[tuple[bool, float]]:
    """Of decisions of a search that plays for all: whether it was asked just before, and what it knew to begin with."""
    found: list[tuple[bool, float]] = []
    table = conclave.new(game, players=2, seed=4)
    bots = [SearchBot(judge_of(game), seat, sims) for seat in range(2)]
    last = -1
    while len(found) < decisions:
        seat = table.asked
        view = table.view(seat)
        bot = bots[seat]
        bot.choose(view)
        assert bot.last is not None
        if bot.last.sims:
            found.append((seat == last, bot.last.root.visits - sims))
            last = seat
        table.choose(bot.ratings[0].pick)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_is_gone_on_with_within_a_turn(game: str) -> None:
    found = turns(game, 30, 40)
    assert sum(known > 3.0 for again, known in found if again) >= 3
    assert not any(known for again, known in found if not again), "somebody else has chosen since"


def test_what_a_deal_does_not_lead_to_is_not_gone_on_with() -> None:
    """The same seat and question, but not the position that its choice leads to."""
    table = positions("seasons")["free"]
    view = table.view(table.asked)
    bot = SearchBot(judge_of("seasons"), 1, 20)
    bot.choose(view)
    pick = bot.ratings[0].pick
    before = bot.last
    assert before is not None
    after = table.copy()
    after.choose(pick)
    data: Data = table.dump()
    data["players"][table.asked]["crystals"] += 1
    elsewhere = conclave.load(data)
    follows = [Search(judge_of("seasons"), t.view(t.asked), 2).follows(before, pick) for t in (after, table, elsewhere)]
    assert follows[1:] == [False, False]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_deal_joins_after_some_simulations(game: str) -> None:
    table = positions(game)[MIDDLE[game]]
    judge = judge_of(game)
    search = Search(judge, table.view(table.asked), 1)
    search.run(100)
    assert len(search.deals) == math.ceil(100 / judge.sims_a_deal)
