"""The value network: the features of a position of Seasons, what it makes of them, that it knows more than weights."""

import json
import math
import random
import runpy
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import conclave
from conclave.bots.game_bots import judge_of
from conclave.bots.judge import FastRng, Judge, chances
from conclave.games.seasons.bots.judge import SeasonsJudge
from conclave.games.seasons.bots.rollout import left_of
from conclave.games.seasons.bots.value_network import (
    ENERGIES,
    FEATURES,
    FILE,
    IN_HAND,
    IN_PLAY,
    LEARNED,
    NAMES,
    PAYABLE,
    PLAIN,
    ROW,
    SPENT,
    UNITS,
    YEAR_3,
    FeatureList,
    Row,
    ValueNetwork,
    read,
    read_features,
    row_of,
    written,
)
from conclave.games.seasons.rules.energy import FIRE, count, energies
from conclave.games.seasons.rules.names import CARD_KEYS
from conclave.games.seasons.rules.state import TURNED
from conclave.games.seasons.rules.table import Seasons
from tests.bots.positions import card_costing, positions

SCRIPT = Path(__file__).parents[4] / "scripts" / "train-value-network"
NETWORK = files("conclave.games.seasons.bots").joinpath(FILE)


def amounts(table: Seasons, seat: int) -> dict[int, float]:
    noted = FeatureList()
    read_features(table, seat, 10.0, noted)
    assert all(0 <= feature < FEATURES for feature in noted.ids)
    assert all(-5.0 < amount < 20.0 and amount != 0.0 for amount in noted.amounts)
    found: dict[int, float] = {}
    for feature, amount in zip(noted.ids, noted.amounts, strict=True):
        found[feature] = found.get(feature, 0.0) + amount
    return found


def plain(table: Seasons, seat: int, name: str) -> float:
    return amounts(table, seat).get(PLAIN.index(name), 0.0)


@pytest.fixture
def table() -> Seasons:
    found = positions("seasons")["free"].copy()
    assert isinstance(found, Seasons)
    return found


@pytest.mark.parametrize("question", sorted(positions("seasons")))
def test_every_position_has_features(question: str) -> None:
    table = positions("seasons")[question]
    assert isinstance(table, Seasons)
    for seat in range(table.seats):
        assert plain(table, seat, "always") == 1.0
        assert plain(table, seat, "points") == pytest.approx(0.2)


def test_cards_are_features_where_they_lie(table: Seasons) -> None:
    seat = table.asked
    me = table.players[seat]
    card = card_costing(table, FIRE)
    need = count(table.setup.cost_energy[card], FIRE)
    me.hand, me.board, me.library3 = [card], [7 | TURNED, 8], (9, 9)
    me.crystals, me.gauge, me.reserve = 20, 4, energies(fire=need, water=2)
    found = amounts(table, seat)
    assert found[IN_HAND + card] == found[PAYABLE + card] == found[IN_PLAY + 7] == found[IN_PLAY + 8] == 1.0
    assert found[SPENT + 7] == 1.0
    assert SPENT + 8 not in found
    assert found[YEAR_3 + 9] == 2.0
    assert found[ENERGIES + 4 * table.season] == pytest.approx(2 / 3)
    assert plain(table, seat, "free spaces") == pytest.approx(2 / 3)
    assert plain(table, seat, "cards that can be summoned") == 1.0
    me.reserve = energies(fire=need - 1, water=2)
    assert PAYABLE + card not in amounts(table, seat)
    assert plain(table, seat, "cards that lack one energy") == pytest.approx(1 / 2)


def test_a_turn_is_over_under_way_or_to_come(table: Seasons) -> None:
    assert table.players[table.asked].die >= 0
    table.active = table.first
    last = (table.first - 1) % table.seats
    assert plain(table, table.first, "turn under way") == 1.0
    assert plain(table, last, "turn to come, with a die") == 1.0
    table.active = last
    assert plain(table, table.first, "turn over") == 1.0
    assert plain(table, last, "turn under way") == 1.0
    assert plain(table, last, "turn to come, with a die") == 0.0


def row(*numbers: float) -> Row:
    return row_of([*numbers, *[0.0] * (ROW - len(numbers))])


def small(at_end: dict[int, Row], for_left: dict[int, Row], *outs: float) -> ValueNetwork:
    """A network in which few features count."""
    ends, lefts = ([part.get(feature, row()) for feature in range(FEATURES)] for part in (at_end, for_left))
    return ValueNetwork(5.0, 10.0, ends, lefts, row(0.0, *outs))


def to_come(network: ValueNetwork, left: float, *features: tuple[int, float]) -> float:
    sums = network.sums(left)
    for feature, amount in features:
        sums.add(feature, amount)
    return sums.to_come()


@pytest.mark.parametrize("unit", range(UNITS))
def test_units_that_come_to_less_than_nothing_are_silent(unit: int) -> None:
    before = [0.0] * unit
    network = small({3: row(10.0, *before, 1.0), 7: row(0.0, *before, -2.0)}, {}, *before, 4.0)
    assert to_come(network, 0.5, (3, 2.0), (7, 0.5)) == pytest.approx(20.0 + 4.0 * (2.0 - 1.0))
    assert to_come(network, 0.5, (3, 2.0), (7, 1.5)) == pytest.approx(20.0)


def test_what_a_feature_adds_changes_with_what_is_left() -> None:
    network = small({3: row(5.0, 1.0)}, {3: row(20.0, -2.0)}, 10.0)
    assert [to_come(network, left, (3, 1.0)) for left in (0.0, 0.25, 1.0)] == [15.0, 15.0, 25.0]


def test_what_is_written_is_read_again() -> None:
    there = small({3: row(10.0, 0.25)}, {5: row(0.0, 0.0, -1.5)}, -3.5)
    again = read(written(there))
    assert (again.temperature, again.temperature_left, again.outs) == (5.0, 10.0, there.outs)
    assert (again.at_end, again.for_left) == (there.at_end, there.for_left)
    assert written(read(written(LEARNED))) == written(LEARNED)


def test_chances_come_from_the_network(table: Seasons) -> None:
    """A card in hand that is worth the temperature makes its owner 73 % likely to beat another, all else equal."""
    for one in table.players:
        one.hand, one.board, one.crystals, one.reserve, one.bonuses, one.token = [], [], 0, 0, 0, 0
    table.players[0].hand = [5]
    temperature = 5.0 + 10.0 * left_of(table)
    two = chances(SeasonsJudge(network=small({IN_HAND + 5: row(temperature)}, {})), table)[:2]
    assert two[0] / (two[0] + two[1]) == pytest.approx(1 / (1 + math.exp(-1)))


def test_in_the_prelude_chances_are_those_of_the_weights() -> None:
    table = conclave.new("seasons", seed=3)
    judge = judge_of("seasons")
    assert judge.strengths(table) == Judge.strengths(judge, table)


def lost(strengths: list[float], winners: list[int]) -> float:
    """How surprised one is by the winners whom the standing of two seats makes less likely."""
    logs = [math.log(1.0 + math.exp(strengths[1 - winner] - strengths[winner])) for winner in winners]
    return sum(logs) / len(logs)


def surprises(seed: int) -> list[tuple[float, float]]:
    """Of the network and of weights, at the end of every round of a quick game."""
    judge = judge_of("seasons")
    luck = FastRng(seed)
    table = conclave.new("seasons", players=2, seed=seed, sets=["base", "enchanted-kingdom"], tokens=True)
    picks = random.Random(seed)
    while table.simultaneous:
        table.choose(picks.choice(table.options))
    told = []
    round = table.round
    while not table.over:
        table.choose(judge.quick(table, luck))
        if table.round != round and not table.over:
            round = table.round
            told.append((judge.strengths(table), Judge.strengths(judge, table)))
    return [(lost(predicted, table.winners), lost(weighed, table.winners)) for predicted, weighed in told]


def test_the_network_is_less_surprised_by_who_wins() -> None:
    found = [surprise for seed in range(900, 940) for surprise in surprises(seed)]
    predicted, weighed = (sum(each) / len(found) for each in zip(*found, strict=True))
    assert predicted < weighed - 0.02
    assert predicted < math.log(2) - 0.1


# --- by name -------------------------------------------------------------------------------------------------------


def renamed(data: bytes, change: dict[str, str]) -> bytes:
    """A network whose file calls some features otherwise: as if they had been others when it was learned."""
    head, _, body = data.partition(b"\n")
    return json.dumps([change.get(name, name) for name in json.loads(head)]).encode() + b"\n" + body


def test_a_card_that_the_network_does_not_know_counts_like_the_others_and_moves_none() -> None:
    """Its file lacks a card that there is, and has one that there is not."""
    card = 9
    key = CARD_KEYS[card]
    found = read(renamed(NETWORK.read_bytes(), {f"in hand: {key}": "in hand: long-forgotten"}))
    unknown = IN_HAND + card
    others = [at for at in range(FEATURES) if at != unknown]
    assert [found.at_end[at] for at in others] == [LEARNED.at_end[at] for at in others]
    assert [found.for_left[at] for at in others] == [LEARNED.for_left[at] for at in others]
    kind = [LEARNED.at_end[IN_HAND + other] for other in range(1, len(CARD_KEYS))]
    assert found.at_end[unknown] == pytest.approx(tuple(sum(each) / len(kind) for each in zip(*kind, strict=True)))


def test_a_network_of_other_cards_judges_every_position() -> None:
    network = read(renamed(written(LEARNED), {name: f"{name}-of-old" for name in NAMES if name.startswith("in play")}))
    judge = SeasonsJudge(network=network)
    for table in positions("seasons").values():
        assert all(math.isfinite(strengths) for strengths in judge.strengths(table))


# --- learning ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT), run_name="learning")


def test_without_pytorch_the_script_says_what_to_install(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match="pip install torch"):
        script["pytorch"]()


def test_the_script_learns(script: dict[str, Any]) -> None:
    """From few games little, but more of what it has seen than nothing."""
    pytest.importorskip("torch")
    lesson = script["Lesson"]([script["rows_of"](range(start, start + 3)) for start in (0, 3)])
    assert len(lesson.kept) > 0
    assert len(lesson.learned) > len(lesson.kept)
    one, other = lesson.both(lesson.learned)
    network = script["Network"](1, pace=0.01)
    wrong = [network.learn(one, other, lesson.gained(lesson.learned)) for _ in range(30)]
    assert wrong[-1] < 0.5 * wrong[0]


def test_the_script_and_the_bots_come_to_the_same(script: dict[str, Any]) -> None:
    pytest.importorskip("torch")
    lesson = script["Lesson"]([script["rows_of"](range(1, 2))])
    some = lesson.learned[:5]
    one, other = lesson.both(some)
    learner = script["Network"](1, pace=0.01)
    learner.learn(one, other, lesson.final[some])
    network = learner.value_network(1.0, 1.0)
    told = learner.lead(one, other)
    for at, position in enumerate(some):
        both = []
        for at_row in (2 * position, 2 * position + 1):
            span = slice(lesson.starts[at_row], lesson.starts[at_row + 1])
            features = zip(lesson.ids[span].tolist(), lesson.amounts[span].tolist(), strict=True)
            both.append(to_come(network, float(lesson.left[position]), *features))
        assert both[0] - both[1] == pytest.approx(told[at], abs=0.01)
