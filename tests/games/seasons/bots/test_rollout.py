"""Quick answers in Seasons: sensible without a look ahead."""

import pytest

from conclave.bots.game_bots import judge_of
from conclave.bots.judge import FastRng
from conclave.games.seasons.bots.weight_names import USUAL
from conclave.games.seasons.rules.dice import FACE_ENERGY, FACE_GAUGE
from conclave.games.seasons.rules.energy import EARTH, TYPES, energies, one
from conclave.games.seasons.rules.names import CARD_KEYS, numbers_of
from conclave.games.seasons.rules.picks import CARD, END, ENERGY, SOURCES, SUMMON, TAKE_DIE, TRANSMUTE
from conclave.games.seasons.rules.table import Seasons
from tests.bots.positions import card_costing, positions

BEST = max(range(1, len(CARD_KEYS)), key=lambda card: USUAL.hand[card])
WORST = min(range(1, len(CARD_KEYS)), key=lambda card: USUAL.hand[card])


def at(question: str) -> Seasons:
    table = positions("seasons")[question].copy()
    assert isinstance(table, Seasons)
    return table


def answers(table: Seasons) -> set[int]:
    return {judge_of("seasons").quick(table, FastRng(seed)) for seed in range(9)}


@pytest.mark.parametrize("kind", range(TYPES))
def test_they_gain_what_a_card_lacks(kind: int) -> None:
    table = at("gain-energy")
    table.offered = [ENERGY + each for each in range(TYPES)]
    me = table.players[table.asked]
    me.hand, me.reserve = [card_costing(table, kind)], 0
    assert answers(table) == {ENERGY + kind}


@pytest.mark.parametrize("kind", range(TYPES))
def test_they_transmute_what_no_card_costs(kind: int) -> None:
    table = at("free")
    table.year, table.space = 1, 1
    me = table.players[table.asked]
    other = (kind + 1) % TYPES
    me.hand, me.reserve, me.board = [card_costing(table, kind)], one(kind) + 7 * one(other), []
    table.offered = [END, TRANSMUTE + kind * SOURCES, TRANSMUTE + other * SOURCES]
    assert answers(table) == {TRANSMUTE + other * SOURCES}


def test_at_the_end_they_transmute_everything() -> None:
    table = at("free")
    table.year, table.space = 3, 12
    me = table.players[table.asked]
    me.hand, me.reserve, me.board = [], energies(water=1), []
    table.offered = [END, TRANSMUTE]
    assert answers(table) == {TRANSMUTE}


def test_they_take_the_best_card_and_give_the_worst() -> None:
    for question, card in (("pool", BEST), ("from-hand", WORST)):
        table = at(question)
        table.offered = sorted([CARD + BEST, CARD + WORST])
        assert answers(table) == {CARD + card}


def test_they_summon_rather_than_end_the_turn() -> None:
    table = at("free")
    card = numbers_of(["die-of-malice"])[0]
    table.offered = [END, SUMMON + card]
    assert answers(table) == {SUMMON + card}


def test_a_die_that_raises_the_gauge_is_taken_if_a_card_waits_for_a_space() -> None:
    table = at("die")
    faces = [face for face in range(len(FACE_ENERGY)) if FACE_ENERGY[face] == energies(water=2)]
    raising = next(face for face in faces if FACE_GAUGE[face])
    crystals = next(face for face in faces if not FACE_GAUGE[face])
    table.dice = (raising, crystals)
    table.offered = [TAKE_DIE, TAKE_DIE + 1]
    me = table.players[table.asked]
    me.hand, me.board, me.gauge = [card_costing(table, EARTH)], [], 0
    assert answers(table) == {TAKE_DIE}
    me.hand, me.gauge, me.reserve = [], 9, 0
    assert answers(table) == {TAKE_DIE + 1}
