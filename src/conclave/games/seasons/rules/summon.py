"""Summoning a card from hand: what it costs, paying for it, and its arrival (B6)."""

from typing import Final

from conclave.games.seasons.rules.energy import TYPES, covers, one, shared, total
from conclave.games.seasons.rules.events import EFFECT, ENCHANTED, SUMMONED
from conclave.games.seasons.rules.names import (
    ARCANO_LEECH,
    ELEMENTAL_AMULET,
    ENTANGLING_ROOTS,
    HAND_OF_FORTUNE,
    NATURE_SPIRIT,
    STAFF_OF_SPRING,
    YJANGS_FORGOTTEN_VASE,
)
from conclave.games.seasons.rules.picks import DONE_PICK, ENERGY, SUMMON, energy_type
from conclave.games.seasons.rules.piles import take_from_hand
from conclave.games.seasons.rules.registry import ARRIVAL, effect, question
from conclave.games.seasons.rules.state import BOARD, HANDS, LEECHES, STAFFS, VASES, Player, SeasonsTable, place_of
from conclave.games.seasons.rules.supply import ANYHOW, ONE_MORE, check_limit, gain, paid_for, pay
from conclave.games.seasons.rules.verbs import gain_crystals, give_crystals, pay_crystals, put_on_board, resolve_trigger
from conclave.table.frame import DONE, START, Frame

ALL_TYPES: Final = 15


def leeches_on(t: SeasonsTable, seat: int) -> int:
    """Arcano Leeches of all opponents: a crystal each for a summoning."""
    leeches = 0
    for other in range(t.seats):
        if other != seat:
            leeches += t.players[other].presence >> LEECHES & 7
    return leeches


def entangled(t: SeasonsTable) -> bool:
    """Entangling Roots: one card from hand in a turn, and that has been summoned."""
    return t.enchantment == ENTANGLING_ROOTS and t.summons > 0


def surcharge(t: SeasonsTable) -> int:
    """Nature Spirit: one energy of any type more for every card summoned."""
    return 1 if t.enchantment == NATURE_SPIRIT else 0


def add_summons(t: SeasonsTable, me: Player, seat: int, picks: list[int]) -> None:
    """Cards in hand whose whole cost can be met."""
    crystals = me.crystals - leeches_on(t, seat)
    if crystals < 0 or entangled(t):
        return
    have = me.spendable()
    hands = me.presence >> HANDS & 7
    extra = surcharge(t)
    energy = t.setup.cost_energy
    prices = t.setup.cost_crystals
    seen = 0
    for card in me.hand:
        if prices[card] > crystals or seen >> card & 1:
            continue
        if card == ELEMENTAL_AMULET:
            payable = total(have) >= energies_due(one(0), hands, extra)  # for any one type
        elif hands or extra:
            payable = can_afford(have, energy[card], hands, extra)
        else:
            payable = covers(have, energy[card])
        if payable:
            seen |= 1 << card
            picks.append(SUMMON + card)


def energies_due(cost: int, hands: int, extra: int) -> int:
    """How many energies a cost asks for: one less for each Hand of Fortune, but never less than one."""
    number = total(cost) + extra
    return max(1, number - hands) if number else 0


def can_afford(have: int, cost: int, hands: int, extra: int) -> bool:
    """Whether energies cover a cost, less what Hands leave out; `extra` of them may be of any type."""
    covered = shared(have, cost)
    return covered + min(extra, total(have) - covered) >= energies_due(cost, hands, extra)


PAID: Final = 1
TYPES_CHOSEN: Final = 2
WITHIN_LIMIT: Final = 3
ARRIVING: Final = 4
ARRIVED: Final = 5


def summoning(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Summon a card from hand: pay, let Staff and Vase answer, then its arrival (G5).

    `a`: Staffs and `b`: Vases that were in play before it. `c`: the types chosen for an Elemental Amulet. `d`: Hands.
    """
    me = t.players[f.owner]
    if f.step == START:
        f.a = me.number_of(STAFFS)
        f.b = me.number_of(VASES)
        f.d = me.number_of(HANDS)
        announce(t, f)
        if f.card == ELEMENTAL_AMULET:
            return t.push(f, amulet_frame(f.owner, f.d, surcharge(t)), TYPES_CHOSEN)
        return pay_summoning(t, f, t.setup.cost_energy[f.card])
    if f.step == TYPES_CHOSEN:
        f.c = t.result
        return pay_summoning(t, f, pack_of_types(f.c))
    if f.step == PAID:
        if f.a:
            t.note(EFFECT, f.owner, STAFF_OF_SPRING)
            gain_crystals(t, f.owner, 3 * f.a)
        if f.b:
            f.step = WITHIN_LIMIT
            return check_limit(t, f.owner, me.capacity)
        f.step = ARRIVING
    if f.step == WITHIN_LIMIT:
        t.note(EFFECT, f.owner, YJANGS_FORGOTTEN_VASE)
        return gain(t, f, f.owner, f.b, ARRIVING)
    if f.step == ARRIVING:
        return resolve_trigger(t, f, f.owner, f.card, f.uid, ARRIVAL, ARRIVED, f.c)
    return DONE


def announce(t: SeasonsTable, f: Frame) -> None:
    """Show the card, pay the crystals and the Leeches. The energies are still to be paid, as computed before."""
    me = t.players[f.owner]
    take_from_hand(t, f.owner, f.card, place_of(f.owner, BOARD), t.everyone)
    f.uid = put_on_board(t, f.owner, f.card, SUMMONED)
    me.summoned += 1
    t.summons += 1
    pay_crystals(t, f.owner, t.setup.cost_crystals[f.card])
    for other in t.opponents(f.owner):
        leeches = t.players[other].number_of(LEECHES)
        if leeches:
            t.note(EFFECT, other, ARCANO_LEECH)
            give_crystals(t, f.owner, other, leeches)


def pay_summoning(t: SeasonsTable, f: Frame, cost: int) -> int:
    """Pay the energies of a summoning; `d` Hands of Fortune leave some of them out."""
    extra = surcharge(t)
    due = energies_due(cost, f.d, extra)
    if extra:
        t.note(ENCHANTED, f.owner, 0, NATURE_SPIRIT)
    if due < total(cost) + extra:
        t.note(EFFECT, f.owner, HAND_OF_FORTUNE)
    return pay(t, f, f.owner, cost, due, PAID, ONE_MORE if extra else ANYHOW)


def pack_of_types(types: int) -> int:
    """One energy of each type in a set of bits."""
    return sum(one(kind) for kind in range(TYPES) if types >> kind & 1)


# --- the types of an Elemental Amulet ------------------------------------------------------------------------------

CHOSEN: Final = 1


def amulet_frame(seat: int, hands: int, extra: int) -> Frame:
    """The choice of types to pay; what was chosen is the result."""
    frame = Frame(AMULET_TYPES, seat, ELEMENTAL_AMULET)
    frame.c = extra
    frame.d = hands
    return frame


def amulet_types(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose the types of an Elemental Amulet's cost, rising. `a`: the set so far. `b`: the lowest type still open.

    `c`: energies of any type on top of it. `d`: Hands of Fortune.
    """
    if f.step == CHOSEN:
        if pick == DONE_PICK:
            t.result = f.a
            return DONE
        f.b = energy_type(pick) + 1
        f.a |= 1 << energy_type(pick)
    return t.ask(f, f.owner, ASK_AMULET_TYPES, CHOSEN)


def amulet_types_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    have = t.players[seat].spendable()
    picks = [DONE_PICK] if f.a and can_afford(have, pack_of_types(f.a), f.d, f.c) else []
    for kind in range(f.b, TYPES):
        if amulet_payable(have, f.a | 1 << kind, kind + 1, f.d, f.c):
            picks.append(ENERGY + kind)
    return picks


def amulet_types_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return paid_for(t)


def amulet_payable(have: int, types: int, least: int, hands: int, extra: int) -> bool:
    """Whether some set of types can be paid that has these and, of the others, only such as are not below `least`."""
    for chosen in range(1, ALL_TYPES + 1):
        added = chosen & ~types
        open_to = chosen & types == types and added >> least << least == added
        if open_to and can_afford(have, pack_of_types(chosen), hands, extra):
            return True
    return False


SUMMONING: Final = effect("summon", summoning)
AMULET_TYPES: Final = effect("amulet-types", amulet_types)
ASK_AMULET_TYPES: Final = question("amulet-types", amulet_types_options, arguments=amulet_types_arguments)
