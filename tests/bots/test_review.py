"""Reviews and hints: honest, the same every time, and right where it is plain what is right."""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import conclave
from conclave.bots import CHANCE, POINTS, RatedPick, make_bot, ratings_of
from conclave.bots.errors import NoRatings
from conclave.bots.game_bots import judge_of
from conclave.bots.hints import best_set, hint, together
from conclave.bots.judge import SEEDS
from conclave.bots.review import Decision, RatedOption, Review, Step, chance_of, review, reviewing, steps_of
from conclave.table import Record, View

RECORDS = Path(__file__).parents[1] / "records"
TIED = RECORDS / "archimage-tied-seed-3058.json"
BOT = "search:30"
GAMES = ["seasons", "archimage"]


def played(game: str, blunder: int = -1, until: int = 10_000) -> Record:
    """A game between greedy players of two seats. At the decision number `blunder`, the worst is chosen."""
    record = Record.begin(game, players=2, seed=8)
    bots = [make_bot("greedy", seat, game) for seat in range(2)]
    while not record.table.over and len(record.standing) < until:
        seat = record.table.asked
        view = record.table.view(seat)
        pick = bots[seat].choose(view)
        if len(record.standing) + 1 == blunder:
            pick = min(closely(view), key=lambda rated: rated.value).pick
        record.choose(pick, seat)
    return record


def closely(view: View) -> list[RatedPick]:
    """What somebody who thinks long makes of the options."""
    thinker = make_bot("search:300", 0, view.game)
    thinker.choose(view)
    return ratings_of(thinker)


def at_stake(game: str, number: int) -> float:
    """What the worst choice costs at a decision of the usual game."""
    table = played(game, until=number - 1).table
    chances = [rated.value for rated in closely(table.view(table.asked))]
    return max(chances) - min(chances)


@cache
def reviewed(game: str) -> tuple[Record, Review]:
    record = played(game)
    return record, review(record, BOT)


# --- the chances ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_go_over_the_whole_game_and_end_with_the_winner(game: str) -> None:
    record, found = reviewed(game)
    assert [moment.picks for moment in found.moments] == list(range(len(record.standing) + 1))
    for moment in found.moments:
        assert len(moment.chances) == 2
        assert all(0 <= chance <= 1 for chance in moment.chances)
        assert sum(moment.chances) == pytest.approx(1)
    assert all(0.35 < chance < 0.65 for chance in found.moments[0].chances)
    assert found.moments[-1].chances == [1.0 if seat in record.table.winners else 0.0 for seat in range(2)]
    late = found.moments[-2].chances
    assert late.index(max(late)) in record.table.winners


def test_a_win_that_is_shared_is_shared_in_the_end() -> None:
    tied = Record.load(json.loads(TIED.read_text(encoding="utf-8")))
    assert tied.table.winners == [1, 2]
    last = list(reviewing(tied, BOT, len(tied.standing)))
    assert [step.moment.chances for step in last] == [[0.0, 0.5, 0.5, 0.0]]


# --- the decisions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_among_several_is_weighed(game: str) -> None:
    record, found = reviewed(game)
    table = record.start()
    real = {}
    for number, index in enumerate(record.standing, 1):
        line = record.lines[index]
        if len(table.options_of(line.seat)) > 1:
            real[number] = (line.seat, line.pick, [table.notation(pick) for pick in table.options_of(line.seat)])
        table.choose(table.parse(line.pick), line.seat)
    assert [decision.number for decision in found.decisions] == list(real)
    for decision in found.decisions:
        seat, pick, options = real[decision.number]
        assert (decision.seat, decision.pick) == (seat, pick)
        assert {option.pick for option in decision.best} <= set(options)
        assert 2 <= len(decision.best) <= 3
        assert 0 <= decision.chance <= 1
        assert decision.cost >= 0
        if decision.pick == decision.best[0].pick:
            assert decision.cost == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_blunder_is_found(game: str) -> None:
    """The worst choice where most is at stake, at the end of an otherwise sensible game that is not over."""
    _, usual = reviewed(game)
    tense = sorted(usual.decisions, key=lambda one: one.best[-1].chance - one.best[0].chance)[:10]
    number = max((one.number for one in tense), key=lambda one: at_stake(game, one))
    record = played(game, blunder=number, until=number)
    found = review(record, BOT)
    assert not record.table.over
    assert found.worst(1)[0].number == number
    assert found.worst(1)[0].cost >= 0.1


def test_the_costliest_come_first_and_what_may_be_chance_not_at_all() -> None:
    def decision(number: int, seat: int, cost: float) -> Decision:
        return Decision(
            number, seat, 1, "turn", "end", 0.5, [RatedOption("other", 0.5 + cost), RatedOption("end", 0.5)]
        )

    found = Review("seasons", 2, BOT, decisions=[decision(1, 0, 0.1), decision(2, 1, 0.3), decision(3, 0, 0.01)])
    assert [one.number for one in found.worst(5)] == [2, 1]
    assert [one.number for one in found.worst(1)] == [2]
    assert [one.number for one in found.worst(5, seat=0)] == [1]


def test_what_seems_to_cost_much_is_thought_about_twice_and_the_smaller_cost_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played("seasons", until=3)
    asked: list[tuple[str, int]] = []

    def values(costs: dict[str, float]) -> None:
        def rated(judge: object, view: View, bot: str, seed: int) -> dict[int, float]:
            asked.append((bot, seed))
            chosen = record.table.parse(record.lines[len(found)].pick)
            other = next(option for option in view.options if option != chosen)
            return {other: 0.5 + costs[bot], chosen: 0.5}

        found: list[Step] = []
        monkeypatch.setattr("conclave.bots.review.values_of", rated)
        monkeypatch.setattr("conclave.bots.review.followed", lambda *_: 0.0)
        for step in reviewing(record, "search:30"):
            found.append(step)  # one by one: what is thought about is the next
        told.append([step.decision.cost for step in found if step.decision is not None])

    told: list[list[float]] = []
    values({"search:30": 0.25, "search:120": 0.125})
    assert asked == [(bot, at + more) for at in range(3) for bot, more in (("search:30", 0), ("search:120", SEEDS))]
    values({"search:30": 0.125, "search:120": 0.25})
    asked.clear()
    values({"search:30": 0.01})
    assert len(asked) == 3
    assert told == [[0.125] * 3, [0.125] * 3, [pytest.approx(0.01)] * 3]


def test_a_choice_counts_by_what_can_be_made_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two actions that can be taken in either order, a search prefers one and hardly looks at the other."""
    record = played("seasons", until=200)
    at = next(
        number
        for number, index in enumerate(record.standing)
        if number > 60 and record.replay(number + 1).waiting == [record.lines[index].seat]
        and min(len(record.replay(one).options) for one in (number, number + 1)) > 1
    )  # fmt: skip
    seat = record.lines[record.standing[at]].seat
    chosen = record.replay(at).parse(record.lines[record.standing[at]].pick)
    before = record.replay(at).view(seat).options

    def rated(judge: object, view: View, bot: str, seed: int) -> dict[int, float]:
        if view.options != before:
            return dict.fromkeys(view.options, 0.7)
        other = next(option for option in before if option != chosen)
        return {other: 0.75, chosen: 0.25}

    monkeypatch.setattr("conclave.bots.review.values_of", rated)
    decision = next(reviewing(record, BOT, at)).decision
    assert decision is not None
    assert decision.chance == pytest.approx(0.7)
    assert [option.chance for option in decision.best] == pytest.approx([0.75, 0.7])


# --- parts of it ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_review_in_slices_is_the_same(game: str) -> None:
    record, whole = reviewed(game)
    done: list[Step] = []
    for _ in range(3):
        for step in reviewing(record, BOT, len(done)):
            done.append(Step.load(json.loads(json.dumps(step.data()))))
            if len(done) % 7 == 0:
                break
    again = Review(record.game, 2, BOT)
    for step in done:
        again.add(step)
    assert again.moments == whole.moments[: len(done)]
    assert again.decisions == [one for one in whole.decisions if one.number <= len(done)]


def test_progress_is_told() -> None:
    record = played("seasons", until=4)
    told: list[tuple[int, int]] = []
    review(record, BOT, lambda done, total: told.append((done, total)))
    assert told == [(done, steps_of(record)) for done in range(1, 6)]


def test_what_was_taken_back_is_not_gone_over() -> None:
    record = Record.begin("seasons", players=2, seed=8)
    record.choose(record.table.options[0])
    record.undo(record.lines[0].seat)
    record.choose(record.table.options[1])
    found = review(record, BOT)
    assert [decision.pick for decision in found.decisions] == [record.lines[2].pick]


def test_its_data_is_plain() -> None:
    _, found = reviewed("seasons")
    data = json.loads(json.dumps(found.data()))
    assert data["game"] == "seasons"
    assert len(data["moments"]) == len(found.moments)
    assert data["decisions"][0]["cost"] == found.decisions[0].cost


def test_who_does_not_tell_what_it_thinks_cannot_review(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        def choose(self, view: View) -> int:
            return view.options[0]

    monkeypatch.setattr("conclave.bots.review.make_bot", lambda *_: Silent())
    monkeypatch.setattr("conclave.bots.hints.make_bot", lambda *_: Silent())
    record = played("archimage", until=2)
    with pytest.raises(NoRatings, match="does not tell what it thinks"):
        review(record, "silent")
    with pytest.raises(NoRatings):
        hint(record.table.view(record.table.asked), "silent")


# --- points as chances ---------------------------------------------------------------------------------------------


def test_points_become_chances_about_that_of_the_position() -> None:
    view = played("seasons", until=60).table
    asked = view.view(view.asked)
    judge = judge_of("seasons")
    best, less, least = (RatedPick(1, points, POINTS) for points in (5.0, 3.0, -300.0))
    chances = [chance_of(one, best, judge, asked, 1) for one in (best, less, least)]
    assert 1 > chances[0] > chances[1] > chances[2] >= 0
    assert chances[2] < 0.1
    assert chance_of(RatedPick(1, 0.25, CHANCE), best, judge, asked, 1) == 0.25


# --- honest --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("picks", [3, 40, 70])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_knows_nothing_that_its_seat_does_not(game: str, picks: int) -> None:
    """Dealing anew what a seat cannot see changes nothing; the view is all that goes in."""
    table = played(game, until=picks).table
    seat = table.asked
    told = hint(table.view(seat), BOT, seed=4)
    assert 1 <= len(told) <= 3
    assert all(rated.pick in table.options for rated in told)
    for seed in range(3):
        other = table.view(seat).deal(seed)
        assert hint(other.view(seat), BOT, seed=4) == told


@pytest.mark.parametrize("options", [{}, {"enchantment": "elemental-construction"}])
def test_where_a_set_is_chosen_the_hint_is_the_set(options: dict[str, Any]) -> None:
    table = conclave.new("seasons", players=2, seed=8, **options)
    while not together(table.view(table.asked)):
        table.choose(table.options[0])
    seat = table.asked
    view = table.view(seat)
    picks = best_set(view, BOT)
    assert len(picks) == (9 if options else 3)
    assert picks == best_set(table.redeal(seat, 5).view(seat), BOT)
    for pick in picks[:-1]:
        assert together(table.view(seat))
        table.choose(pick, seat)
    assert not together(table.view(seat))
    table.choose(picks[-1], seat)


def test_a_hint_where_there_is_nothing_to_choose() -> None:
    table = conclave.new("seasons", players=2, seed=8)
    luck = random.Random(1)
    while len(table.options) > 1:
        table.choose(luck.choice(table.options))
    assert hint(table.view(table.asked), BOT)[0].pick == table.options[0]
