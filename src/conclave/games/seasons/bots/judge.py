"""What a position of Seasons is worth to a seat: the points it has, and the points that what it has will bring."""

from typing import Final

from conclave.bots.judge import FastRng, Judge
from conclave.games.seasons.bots.deck import deck_values
from conclave.games.seasons.bots.rollout import LATE, left_of, payable, quick_answer
from conclave.games.seasons.bots.value_network import LEARNED, ValueNetwork, read_features
from conclave.games.seasons.bots.weight_names import USUAL, Weights, Worths
from conclave.games.seasons.rules.energy import shared, total
from conclave.games.seasons.rules.picks import END, TOKEN
from conclave.games.seasons.rules.prelude import ASK_TOKEN, SIMULTANEOUS
from conclave.games.seasons.rules.registry import ABILITY_TOKENS, PRESTIGE, card_of
from conclave.games.seasons.rules.scoring import BONUS_PENALTY, HAND_POINTS, end_crystals
from conclave.games.seasons.rules.state import KIND, SeasonsTable, power_of
from conclave.games.seasons.rules.table import Seasons
from conclave.games.seasons.rules.tournament import ASK_DIE
from conclave.games.seasons.rules.turn import ASK_BEFORE_DIE, ASK_FREE
from conclave.table.table import Table


def points_now(t: SeasonsTable, seat: int) -> float:
    """The score without the hand."""
    me = t.players[seat]
    points = me.crystals - BONUS_PENALTY[me.bonuses]
    for entry in me.board:
        points += PRESTIGE[entry & KIND]
        if card_of(t, power_of(entry)).at_end is not None:
            points += end_crystals(t, seat, entry)
    if me.token and me.token_used:
        points += ABILITY_TOKENS[me.token].prestige
    return float(points)


def use_of(t: SeasonsTable, seat: int, worths: Worths) -> float:
    """The points that energies and the cards in hand bring because the ones are what the others cost."""
    me = t.players[seat]
    left = left_of(t)
    late = min(1.0, LATE * left)
    have = me.spendable()
    costs = t.setup.cost_energy
    demand = 0
    ready = 0
    for card in me.hand:
        demand += costs[card]
        if payable(t, me, have, card):
            ready += 1
    ready = min(ready, max(0, me.gauge - len(me.board)))
    value = (worths.fitting_left * left + worths.fitting_late * late) * shared(demand, have)
    return value + (worths.ready_left * left + worths.ready_late * late) * ready


def to_come(t: SeasonsTable, seat: int, weights: Weights) -> float:
    """The points that cards, energies and the gauge can be hoped to bring."""
    me = t.players[seat]
    worths = weights.worths
    left = left_of(t)
    late = min(1.0, LATE * left)
    held = len(me.hand)
    value = HAND_POINTS[me.token] * held * (1.0 - left) * (1.0 - left)
    for entry in me.board:
        value += weights.play[power_of(entry)] * left
    for card in me.hand:
        value += weights.hand[card] * left
    for card in me.library2:
        value += weights.year_2[card]
    for card in me.library3:
        value += weights.year_3[card]
    energies = float(total(me.spendable()))
    value += energies * (worths.energy_left * left + worths.energy_late * late)
    value += energies * energies * (worths.crowd_left * left + worths.crowd_late * late)
    spare = me.gauge - len(me.board)
    value += left * (worths.gauge_left * me.gauge + worths.free_left * min(spare, 1))
    value += left * (worths.two_free_left * min(spare, 2) + worths.stuck_left * max(0, held - spare))
    value += late * (worths.free_late * min(spare, 1) + worths.usable_late * min(spare, held))
    value += held * (worths.held_left * left + worths.held_late * late)
    value += left * worths.income
    if me.token and not me.token_used:
        value += weights.tokens[me.token] * late
    return value + use_of(t, seat, worths)


class SeasonsJudge(Judge):
    """Seasons, judged by the weights of cards, energies and gauge."""

    def __init__(self, weights: Weights = USUAL, network: ValueNetwork = LEARNED) -> None:
        super().__init__()
        self.rounds_ahead = 2
        self.sims_a_deal = 8
        self.explore = 3.0
        self.weights: Final = weights
        self.network: Final = network

    def evaluate(self, t: Table, seat: int) -> float:
        assert isinstance(t, Seasons)
        if t.over:
            return points_now(t, seat) + HAND_POINTS[t.players[seat].token] * len(t.players[seat].hand)
        return points_now(t, seat) + to_come(t, seat, self.weights)

    def is_quiescent(self, t: Table, seat: int, asked: int, round: int) -> bool:
        if t.over:
            return True
        question = t.question
        if asked in (ASK_DIE, ASK_BEFORE_DIE):
            return (question == ASK_FREE and t.asked == seat) or t.round != round
        return question in (ASK_FREE, ASK_DIE, ASK_BEFORE_DIE) or question in SIMULTANEOUS

    def is_pass(self, t: Table, pick: int) -> bool:
        return t.question == ASK_FREE and pick == END

    def static_values(self, t: Table, seat: int) -> list[float] | None:
        assert isinstance(t, Seasons)
        if t.question not in SIMULTANEOUS:
            return None
        options = t.options_of(seat)
        if t.question == ASK_TOKEN:
            return [self.weights.tokens[pick - TOKEN] for pick in options]
        return deck_values(t, seat, options)

    def uncertainty(self, t: Table) -> float:
        assert isinstance(t, Seasons)
        return self.weights.worths.temperature + self.weights.worths.temperature_left * left_of(t)

    def strengths(self, t: Table) -> list[float]:
        assert isinstance(t, Seasons)
        if t.question in SIMULTANEOUS:
            return super().strengths(t)  # nothing was learned of decks that are not made yet
        left = left_of(t)
        temperature = self.network.temperature + self.network.temperature_left * left
        strengths: list[float] = []
        for seat in range(t.seats):
            points = points_now(t, seat)
            sums = self.network.sums(left)
            read_features(t, seat, points, sums)
            strengths.append((points + sums.to_come()) / temperature)
        return strengths

    def quick(self, t: Table, rng: FastRng) -> int:
        assert isinstance(t, Seasons)
        return quick_answer(t, self.weights, rng)
