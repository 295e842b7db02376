"""What a position of Seasons is worth to a seat: the points it has, and the points that what it has will bring."""

from typing import Final

from conclave.bots.judging import Judge, Luck
from conclave.bots.seasons.deck import deck_values
from conclave.bots.seasons.weights import (
    CARD_WEIGHTS,
    ENERGY_WEIGHTS,
    GAUGE_WEIGHTS,
    HAND_WEIGHTS,
    INCOME,
    TOKEN_WEIGHTS,
)
from conclave.seasons.dice import (
    FACE_CARD,
    FACE_CRYSTALS,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    LAST_YEAR,
    RATES,
    SPACES,
)
from conclave.seasons.energy import GUARD, count, shared, total
from conclave.seasons.game import Seasons
from conclave.seasons.names import CARD_KEYS, LAST_TOKEN
from conclave.seasons.picks import (
    ACTIVATE,
    COPY,
    DRAW,
    DROP,
    END,
    ENERGY,
    IN_PLAY,
    KEEP,
    MOVE_TOKEN,
    PAY,
    SOURCES,
    SUMMON,
    TAKE_DIE,
    TAKE_ENERGY,
    TOKEN,
    TRANSMUTE,
    USE_DIE,
)
from conclave.seasons.prelude import ASK_TOKEN, SIMULTANEOUS
from conclave.seasons.rules import ABILITY_TOKENS, PRESTIGE, card_of
from conclave.seasons.scoring import BONUS_PENALTY, HAND_POINTS, end_crystals
from conclave.seasons.state import KIND, SeasonsTable, power_of
from conclave.seasons.tournament import ASK_DIE
from conclave.seasons.turn import ASK_BEFORE_DIE, ASK_FREE
from conclave.table.table import Table

NEAR: Final = 0.05  # energies that a point of a card makes up for, among those that might be summoned next
FITTING: Final = 1.0  # points that an energy of a die is worth more if such a card lacks it
MONTHS: Final = SPACES * LAST_YEAR
LATE: Final = 12.0  # the last of so many parts of the game is the end

# Not fitted: players with these beat players with fitted ones.
FITS: Final = [0.3, 0.7]  # points of an energy that some card in hand costs: for all that is left, and until the end
READY: Final = [0.5, 1.0]  # of a card that could be summoned at once
SHARPNESS: Final = [6.0, 30.0]  # how wrong a lead is: at the end, and more for all that is left


def columns(number: int) -> list[float]:
    return [0.0] + [CARD_WEIGHTS[key][number] for key in CARD_KEYS[1:]]


HAND: Final = columns(0)  # what a card in hand brings, of a whole game
PLAY: Final = columns(1)  # one in play
YEAR_2: Final = columns(2)  # one in library II
YEAR_3: Final = columns(3)
TOKENS: Final = [0.0] + [TOKEN_WEIGHTS[token] for token in range(1, LAST_TOKEN + 1)]


def left_of(t: SeasonsTable) -> float:
    """How much of the game is to come: 1 at the start, 0 at the end."""
    return max(0.0, 1.0 - ((t.year - 1) * SPACES + t.space - 1) / MONTHS)


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


def use_of(t: SeasonsTable, seat: int) -> float:
    """The points that energies and the cards in hand bring because the ones are what the others cost."""
    me = t.players[seat]
    left = left_of(t)
    late = min(1.0, LATE * left)
    have = me.spendable()
    costs = t.setup.cost_energy
    demand = 0
    payable = 0
    for card in me.hand:
        demand += costs[card]
        if ((have | GUARD) - costs[card]) & GUARD == GUARD and t.setup.cost_crystals[card] <= me.crystals:
            payable += 1
    ready = min(payable, max(0, me.gauge - len(me.board)))
    return (FITS[0] * left + FITS[1] * late) * shared(demand, have) + (READY[0] * left + READY[1] * late) * ready


def to_come(t: SeasonsTable, seat: int) -> float:
    """The points that cards, energies and the gauge can be hoped to bring."""
    me = t.players[seat]
    left = left_of(t)
    late = min(1.0, LATE * left)
    held = len(me.hand)
    value = HAND_POINTS[me.token] * held * (1.0 - left) * (1.0 - left)
    for entry in me.board:
        value += PLAY[power_of(entry)] * left
    for card in me.hand:
        value += HAND[card] * left
    for card in me.library2:
        value += YEAR_2[card]
    for card in me.library3:
        value += YEAR_3[card]
    energies = float(total(me.spendable()))
    value += energies * (ENERGY_WEIGHTS[0] * left + ENERGY_WEIGHTS[2] * late)
    value += energies * energies * (ENERGY_WEIGHTS[1] * left + ENERGY_WEIGHTS[3] * late)
    spare = me.gauge - len(me.board)
    value += left * (GAUGE_WEIGHTS[0] * me.gauge + GAUGE_WEIGHTS[1] * min(spare, 1) + GAUGE_WEIGHTS[2] * min(spare, 2))
    value += late * (GAUGE_WEIGHTS[3] * min(spare, 1) + GAUGE_WEIGHTS[4] * min(spare, held))
    value += held * (HAND_WEIGHTS[0] * left + HAND_WEIGHTS[1] * late) + HAND_WEIGHTS[2] * left * max(0, held - spare)
    if me.token and not me.token_used:
        value += TOKENS[me.token] * late
    return value + use_of(t, seat) + INCOME * left


FACE_WORTH: Final = [
    2.2 * total(FACE_ENERGY[face])
    + FACE_CRYSTALS[face]
    + 3.5 * FACE_GAUGE[face]
    + 3.0 * FACE_CARD[face]
    + FACE_TRANSMUTE[face]
    for face in range(len(FACE_ENERGY))
]


def aim_of(t: SeasonsTable, seat: int) -> int:
    """The energies that the card in hand costs which lacks fewest of them, of equals the best; 0 if none lacks any."""
    me = t.players[seat]
    have = me.spendable()
    costs = t.setup.cost_energy
    aim = 0
    fewest = 99.0
    for card in me.hand:
        cost = costs[card]
        lacking = float(total(cost) - shared(cost, have))
        if lacking > 0.0:
            lacking -= NEAR * PRESTIGE[card]
            if lacking < fewest:
                fewest, aim = lacking, cost
    return aim


class SeasonsJudge(Judge):
    """Seasons, judged by the weights of cards, energies and gauge."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds_ahead = 1

    def worth(self, t: Table, seat: int) -> float:
        assert isinstance(t, Seasons)
        if t.over:
            return points_now(t, seat) + HAND_POINTS[t.players[seat].token] * len(t.players[seat].hand)
        return points_now(t, seat) + to_come(t, seat)

    def at_rest(self, t: Table, seat: int, asked: int, round: int) -> bool:
        if t.over:
            return True
        question = t.question
        if asked in (ASK_DIE, ASK_BEFORE_DIE):
            return (question == ASK_FREE and t.asked == seat) or t.round != round
        return question in (ASK_FREE, ASK_DIE, ASK_BEFORE_DIE) or question in SIMULTANEOUS

    def stands_still(self, t: Table, pick: int) -> bool:
        return t.question == ASK_FREE and pick == END

    def settled(self, t: Table, seat: int) -> list[float] | None:
        assert isinstance(t, Seasons)
        if t.question not in SIMULTANEOUS:
            return None
        options = t.options_of(seat)
        if t.question == ASK_TOKEN:
            return [TOKENS[pick - TOKEN] for pick in options]
        return deck_values(t, seat, options)

    def sharpness(self, t: Table) -> float:
        assert isinstance(t, Seasons)
        return SHARPNESS[0] + SHARPNESS[1] * left_of(t)

    def quick(self, t: Table, luck: Luck) -> int:
        assert isinstance(t, Seasons)
        options = t.offered
        if len(options) == 1:
            return options[0]
        question = t.question
        if question == ASK_FREE:
            return self.quick_turn(t, options, luck)
        if question == ASK_DIE:
            return self.quick_die(t, options, luck)
        first = options[0]
        if first in (KEEP, USE_DIE, DRAW, TAKE_ENERGY):
            return first
        if ENERGY <= first < TRANSMUTE:
            return self.quick_energy(t, options, luck)
        return options[luck.below(len(options))]

    def quick_die(self, t: Seasons, options: list[int], luck: Luck) -> int:
        """The die that is worth most to most sorcerers, and more if it brings what a card in hand lacks."""
        have = t.players[t.asked].spendable()
        aim = aim_of(t, t.asked)
        common = shared(aim, have)
        best = -1.0
        choice = options[0]
        for pick in options:
            face = t.dice[pick - TAKE_DIE]
            value = FACE_WORTH[face] + 2.0 * luck.share()
            if aim:
                value += FITTING * (shared(aim, have + FACE_ENERGY[face]) - common)
            if value > best:
                best, choice = value, pick
        return choice

    def quick_energy(self, t: Seasons, options: list[int], luck: Luck) -> int:
        """Gain what a card in hand lacks, give what it does not need."""
        have = t.players[t.asked].spendable()
        aim = aim_of(t, t.asked)
        for pick in options:
            if pick < DROP:
                kind = pick - ENERGY
                if count(aim, kind) > count(have, kind):
                    return pick
            else:
                kind = pick - DROP if pick < PAY else (pick - PAY) // SOURCES
                if count(have, kind) > count(aim, kind):
                    return pick
        return options[luck.below(len(options))]

    def quick_turn(self, t: Seasons, options: list[int], luck: Luck) -> int:
        """Summon the best card, activate what can be, transmute what is worth it now, end."""
        left = left_of(t)
        rates = RATES[t.season]
        best = 0.5 + luck.share()
        choice = END
        for pick in options:
            value = 0.0
            if pick < TRANSMUTE:
                if pick == DRAW and left > 0.05:
                    value = 2.0
            elif pick < MOVE_TOKEN:
                rate = rates[(pick - TRANSMUTE) // SOURCES] + t.bonus_level
                value = rate - 2.2 * min(1.0, LATE * left) + 0.6
            elif SUMMON <= pick < IN_PLAY:
                card = pick - SUMMON
                value = 4.0 + PRESTIGE[card] + (PLAY[card] - HAND[card]) * left + 3.0 * luck.share()
            elif ACTIVATE <= pick < COPY:
                value = 2.0 * luck.share() + 0.4
            if value > best:
                best, choice = value, pick
        return choice
