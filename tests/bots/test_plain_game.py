"""A game that tells bots nothing about itself: the toy game, which brings rules and words only."""

import pytest

import conclave
from conclave.bots import CHANCE, POINTS, NoSuchBot, make_bot
from conclave.bots.game_bots import PLAIN, bots_of, judge_of
from conclave.bots.greedy import GreedyBot
from conclave.bots.hints import hint, together
from conclave.bots.judge import FastRng, Judge, chances, margin
from conclave.bots.review import review
from conclave.bots.search import SearchBot
from conclave.table import Record, Table
from tests.bots.positions import answer, played, share_won

TOY = "auction"
BOTS = ["random", "novice", "greedy", "adept", "search:8"]


def table(seed: int = 3, players: int = 3) -> Table:
    return conclave.new(TOY, players=players, seed=seed)


def at_the_end(seed: int) -> Table:
    return played(TOY, [make_bot("random", seat, TOY) for seat in range(3)], seed)


def test_it_says_nothing_and_gets_the_defaults() -> None:
    assert bots_of(TOY) is PLAIN
    assert type(judge_of(TOY)) is Judge


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_a_game_from_views_alone(bot: str) -> None:
    over = played(TOY, [make_bot(bot, seat, TOY) for seat in range(3)], 5)
    assert over.over
    assert sum(over.scores) == 15, "every prize is taken"


@pytest.mark.parametrize("bot", BOTS)
def test_thoughts_are_about_every_option_with_the_choice_first(bot: str) -> None:
    view = table().view(1)
    pick, ratings = answer(bot, view)
    assert ratings[0].pick == pick
    assert sorted(rated.pick for rated in ratings) == view.options
    assert {rated.scale for rated in ratings} == {CHANCE if bot == "search:8" else POINTS}


@pytest.mark.parametrize("bot", BOTS)
def test_what_a_seat_cannot_know_changes_nothing(bot: str) -> None:
    """Other hands, other bids under way, other prizes to come: the same choice and the same thoughts."""
    start = table()
    start.choose(start.options[2], 0)
    told = answer(bot, start.view(1))
    for seed in range(5):
        other = start.redeal(1, seed)
        assert other.dump() != start.dump()
        assert answer(bot, other.view(1)) == told


def test_positions_are_worth_their_points() -> None:
    judge = judge_of(TOY)
    over = at_the_end(1)
    assert [judge.evaluate(over, seat) for seat in range(3)] == over.scores
    best = over.winners[0]
    assert margin(judge, over, best) > 0
    assert chances(judge, over)[best] == 1 / len(over.winners)
    assert chances(judge, table()) == pytest.approx([1 / 3] * 3)


def test_quick_answers_are_random_ones() -> None:
    start = table()
    found = {judge_of(TOY).quick(start, FastRng(seed)) for seed in range(60)}
    assert found == set(start.options)


def test_looking_ahead_wins() -> None:
    """As far as the cards let anybody: who has none of the high ones wins nothing."""
    assert share_won(TOY, ("search:60", "random"), 150) > 0.55


def test_nobody_drafts_blindly() -> None:
    with pytest.raises(NoSuchBot):
        make_bot("greedy:blind", 1, TOY)


def test_hints_and_reviews() -> None:
    view = table().view(0)
    assert not together(view)
    assert 1 <= len(hint(view, "search:8")) <= 3
    record = Record.begin(TOY, players=2, seed=2)
    while not record.table.over:
        record.choose(record.table.options[0])
    found = review(record, "search:8")
    assert found.moments[-1].chances == [1 / len(record.table.winners) * (s in record.table.winners) for s in range(2)]
    assert len(found.decisions) > 4


class Miser(Judge):
    """A judge from outside, interpreted also where the others are compiled: cards in hand are worth their number."""

    def evaluate(self, t: Table, seat: int) -> float:
        hands: list[list[int]] = t.dump()["hands"]
        return super().evaluate(t, seat) + 10.0 * sum(hands[seat])

    def uncertainty(self, t: Table) -> float:
        return 50.0


def test_a_judge_of_ones_own_is_asked() -> None:
    view = table().view(0)
    greedy = GreedyBot(Miser(), 1)
    assert greedy.choose(view) == min(view.options)
    assert [rated.pick for rated in greedy.ratings] == sorted(view.options)
    assert SearchBot(Miser(), 1, 40).choose(view) in view.options
