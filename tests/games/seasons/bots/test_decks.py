"""Drafting and deck building, and what positions of Seasons are worth."""

import random
from itertools import permutations

import pytest

import conclave
from conclave.bots import make_bot
from conclave.bots.game_bots import judge_of
from conclave.games.seasons.bots.deck import NEVER, WORTHS, best_split, kept
from conclave.games.seasons.bots.judge import SeasonsJudge
from conclave.games.seasons.bots.weight_names import Weights
from conclave.games.seasons.bots.weights import CARD_WEIGHTS, HABITS, TOKEN_WEIGHTS
from conclave.games.seasons.bots.weights import WORTHS as POINTS
from conclave.games.seasons.rules.energy import TYPES, one, total
from conclave.games.seasons.rules.names import numbers_of
from conclave.games.seasons.rules.table import Seasons
from tests.bots.positions import KINGDOM, card_costing, positions, through_text

Worth = tuple[float, float, float]


def by_trying(cards: list[Worth], needed: int, room: list[int], total: int) -> float:
    """The best of every way to put cards into sets."""
    places = [0] * room[0] + [1] * room[1] + [2] * room[2]
    best = NEVER * 9
    for order in permutations([*places, *([3] * (len(cards) - total))], len(cards)):
        if order.count(3) == len(cards) - total and 3 not in order[:needed]:
            best = max(best, sum((*card, 0.0)[place] for card, place in zip(cards, order, strict=True)))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_the_best_split_is_the_best(seed: int) -> None:
    luck = random.Random(seed)
    room = [luck.randint(0, 2) for _ in range(3)]
    total = sum(room) if seed % 3 else max(0, sum(room) - 1)
    more = luck.randint(0, 1)
    cards: list[Worth] = [(luck.uniform(-9, 9), luck.uniform(-9, 9), luck.uniform(-9, 9)) for _ in range(total + more)]
    needed = min(total, luck.randint(0, 3))
    assert best_split(cards, needed, room, total) == pytest.approx(by_trying(cards, needed, room, total))


@pytest.mark.parametrize("enchantment", ["none", "extended-experience", "natural-selection", "elemental-construction"])
def test_nine_cards_are_spread_over_three_years_as_well_as_they_can_be(enchantment: str) -> None:
    table = conclave.new("seasons", players=2, seed=6, **{**KINGDOM, "enchantment": enchantment})
    bots = [make_bot("greedy", seat, "seasons") for seat in range(2)]
    while table.round == 0:
        table.choose(bots[table.asked].choose(through_text(table.view(table.asked))))
    for seat in range(2):
        own = table.view(seat).data["own"]
        sets = [numbers_of(own[name]) for name in ("hand", "library2", "library3")]
        spread = sum(WORTHS[card][year] for year, cards in enumerate(sets) for card in cards)
        assert spread == pytest.approx(kept([card for cards in sets for card in cards], len(sets[0])))


def test_the_first_card_of_natural_selection_is_the_worst() -> None:
    table = conclave.new("seasons", players=2, seed=6, **{**KINGDOM, "enchantment": "natural-selection"})
    pick = make_bot("greedy", 1, "seasons").choose(table.view(0))
    worst = min(numbers_of(table.view(0).data["own"]["pack"]), key=lambda card: max(WORTHS[card]))
    assert table.notation(pick) == table.view(0).data["moves"][table.view(0).options.index(pick)]
    assert numbers_of([table.notation(pick).removeprefix("card ")]) == [worst]


def test_a_judge_goes_by_its_own_weights() -> None:
    """A point more for each energy until the end, and nothing else, is as many points as there are energies."""
    richer = Weights(CARD_WEIGHTS, TOKEN_WEIGHTS, {**POINTS, "energy_late": POINTS["energy_late"] + 1.0}, HABITS)
    table = positions("seasons")["free"]
    assert isinstance(table, Seasons)
    for seat in range(table.seats):
        more = SeasonsJudge(richer).evaluate(table, seat) - SeasonsJudge().evaluate(table, seat)
        assert more == pytest.approx(total(table.players[seat].spendable()))


def test_at_the_end_a_position_is_worth_its_score() -> None:
    judge = judge_of("seasons")
    for seed in range(5):
        luck = random.Random(seed)
        table = conclave.new("seasons", players=3, seed=seed, **{**KINGDOM, "enchantment": "random"})
        while not table.over:
            table.choose(luck.choice(table.options))
        assert [judge.evaluate(table, seat) for seat in range(3)] == table.scores


def test_the_archimage_judge_knows_the_score() -> None:
    judge = judge_of("archimage")
    for seed in range(5):
        luck = random.Random(seed)
        table = conclave.new("archimage", players=3, seed=seed, circle="random")
        while not table.over:
            table.choose(luck.choice(table.options))
        judge.prepare(table)
        assert [judge.evaluate(table, seat) for seat in range(3)] == table.scores


@pytest.mark.parametrize("kind", range(TYPES))
def test_an_energy_is_worth_more_if_a_card_in_hand_costs_it(kind: int) -> None:
    table = positions("seasons")["free"].copy()
    assert isinstance(table, Seasons)
    me = table.players[table.asked]
    me.hand, me.reserve = [card_costing(table, kind)], one(kind)
    fitting = judge_of("seasons").evaluate(table, table.asked)
    me.reserve = one((kind + 1) % TYPES)
    assert fitting > judge_of("seasons").evaluate(table, table.asked)
