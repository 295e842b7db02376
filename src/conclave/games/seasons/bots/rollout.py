"""Quick answers in Seasons: what a sorcerer does who never thinks ahead."""

from typing import Final

from conclave.bots.judge import FastRng
from conclave.games.seasons.bots.weight_names import Habits, Weights
from conclave.games.seasons.rules.dice import (
    FACE_CARD,
    FACE_CRYSTALS,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    LAST_YEAR,
    RATES,
    SPACES,
)
from conclave.games.seasons.rules.energy import TYPES, count, covers, shared, total
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    BONUS_TRANSMUTE,
    CARD,
    CARD_RANGE,
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
    TRANSMUTE,
    USE_DIE,
    USE_TOKEN,
)
from conclave.games.seasons.rules.registry import PRESTIGE
from conclave.games.seasons.rules.state import Player, SeasonsTable
from conclave.games.seasons.rules.table import Seasons
from conclave.games.seasons.rules.tournament import ASK_DIE
from conclave.games.seasons.rules.turn import ASK_FREE

MONTHS: Final = SPACES * LAST_YEAR
LATE: Final = 12.0  # the last of so many parts of the game is the end
NEAR: Final = 0.05  # energies that a point of a card makes up for, among those that might be summoned next
ROOMY: Final = 5  # energies that leave room for a die's
TAKEN: Final = {"pool", "free-entry", "dig"}  # questions for a card that one gains
GIVEN: Final = {"drought", "any-card", "sacrifice", "return", "from-hand", "familiar", "codex", "discards"}
SIGNS: Final = [(1.0 if key in TAKEN else 0.0) - (1.0 if key in GIVEN else 0.0) for key in REGISTRY.question_keys]


def left_of(t: SeasonsTable) -> float:
    """How much of the game is to come: 1 at the start, 0 at the end."""
    return max(0.0, 1.0 - ((t.year - 1) * SPACES + t.space - 1) / MONTHS)


def payable(t: SeasonsTable, me: Player, have: int, card: int) -> bool:
    """Whether these energies, and a player's crystals, are what a card costs."""
    return t.setup.cost_crystals[card] <= me.crystals and covers(have, t.setup.cost_energy[card])


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


def quick_answer(t: Seasons, weights: Weights, rng: FastRng) -> int:
    options = t.offered
    if len(options) == 1:
        return options[0]
    question = t.question
    if question == ASK_FREE:
        return quick_turn(t, weights, rng)
    if question == ASK_DIE:
        return quick_die(t, weights, rng)
    first = options[0]
    if first in (KEEP, USE_DIE, DRAW, TAKE_ENERGY):
        return first
    if ENERGY <= first < TRANSMUTE:
        return quick_energy(t, rng)
    if SIGNS[question] != 0.0:
        return quick_card(t, weights, SIGNS[question], rng)
    return options[rng.below(len(options))]


def quick_die(t: Seasons, weights: Weights, rng: FastRng) -> int:
    """The die with the most of what is wanted now."""
    habits = weights.habits
    me = t.players[t.asked]
    have = me.spendable()
    full = total(have)
    gone = 1.0 - left_of(t)
    aim = aim_of(t, t.asked)
    common = shared(aim, have)
    room = me.capacity - total(me.reserve)
    spare = me.gauge - len(me.board)
    gauge = habits.gauge + habits.gauge_left * (1.0 - gone)
    if spare <= 0 and me.hand:
        gauge += habits.gauge_needed
    elif spare >= len(me.hand):
        gauge += habits.gauge_idle
    transmute = habits.transmute + full * (habits.transmute_full + habits.transmute_end * gone)
    best = -1e9
    choice = END
    for pick in t.offered:
        face = t.dice[pick - TAKE_DIE]
        energies = FACE_ENERGY[face]
        gained = total(energies)
        value = habits.energy * gained + FACE_CRYSTALS[face] + gauge * FACE_GAUGE[face] + habits.card * FACE_CARD[face]
        value += transmute * FACE_TRANSMUTE[face] + 0.1 * rng.share()
        value += habits.fitting * (shared(aim, have + energies) - common)
        if gained > room:
            value -= habits.overflow * (gained - room)
        if value > best:
            best, choice = value, pick
    return choice


def quick_energy(t: Seasons, rng: FastRng) -> int:
    """Gain what a card in hand lacks, give what it does not need."""
    options = t.offered
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
    return options[rng.below(len(options))]


def quick_card(t: Seasons, weights: Weights, sign: float, rng: FastRng) -> int:
    """Gain the best card, give up the worst."""
    habits = weights.habits
    left = left_of(t)
    best = -1e9
    choice = END
    for pick in t.offered:
        value = habits.instead
        if CARD < pick <= SUMMON:
            card = pick - CARD
            value = sign * (weights.hand[card] * left + habits.prestige * PRESTIGE[card])
        elif IN_PLAY < pick <= ACTIVATE:
            card = named(pick - IN_PLAY)
            value = sign * (weights.play[card] * left + PRESTIGE[card])
        value += habits.whim * rng.share()
        if value > best:
            best, choice = value, pick
    return choice


def named(place: int) -> int:
    """The card in play; a place beyond the last card is that of the second of its name."""
    return place - CARD_RANGE if place > CARD_RANGE else place


def quick_turn(t: Seasons, weights: Weights, rng: FastRng) -> int:
    """Summon the best card, activate what is worth it, transmute what is worth it now and not needed, end."""
    habits = weights.habits
    left = left_of(t)
    best = habits.end
    choice = END
    sales: list[float] = []
    for pick in t.offered:
        value = -1e9
        if pick < TRANSMUTE:
            if pick == DRAW:
                value = habits.draw
            elif pick == USE_TOKEN:
                value = habits.token + habits.token_left * left
            elif pick == BONUS_TRANSMUTE:
                energies = total(t.players[t.asked].spendable())
                value = habits.boost + habits.boost_end * energies * (1.0 - min(1.0, LATE * left))
        elif pick < MOVE_TOKEN:
            if not sales:
                sales = sales_of(t, habits, left)
            value = sales[(pick - TRANSMUTE) // SOURCES]
        elif SUMMON < pick <= IN_PLAY:
            card = pick - SUMMON
            value = habits.summon + habits.prestige * PRESTIGE[card] + habits.whim * rng.share()
            value += habits.growth * (weights.play[card] - weights.hand[card]) * left
        elif ACTIVATE < pick <= COPY:
            value = habits.activate + habits.activate_left * left + weights.active[named(pick - ACTIVATE)]
        if value > best:
            best, choice = value, pick
    return choice


def sales_of(t: Seasons, habits: Habits, left: float) -> list[float]:
    """What transmuting an energy is worth, by type."""
    me = t.players[t.asked]
    have = me.spendable()
    late = min(1.0, LATE * left)
    aim = aim_of(t, t.asked)
    demand = 0
    for card in me.hand:
        demand += t.setup.cost_energy[card]
    base = t.bonus_level + habits.sale + habits.sale_left * left + habits.sale_late * late
    base += habits.sale_full * max(0, total(have) - ROOMY)
    rates = RATES[t.season]
    values: list[float] = []
    for kind in range(TYPES):
        value = base + rates[kind]
        mine = count(have, kind)
        if mine <= count(aim, kind):
            value += habits.sale_aimed * late
        if mine <= count(demand, kind):
            value += habits.sale_wanted * late
        values.append(value)
    return values
