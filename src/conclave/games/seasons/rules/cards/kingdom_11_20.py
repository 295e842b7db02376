"""Enchanted Kingdom, cards 11/20 to 20/20."""

from typing import Final

from conclave.games.seasons.rules.cards.basic_16_30 import ASK_FROM_HAND
from conclave.games.seasons.rules.kit import (
    AMULET_OF_TIME,
    ARCANE_TELESCOPE,
    ARGOS_HAWK,
    ARRANGING,
    ARRIVAL,
    CALL,
    CARD,
    CARD_RANGE,
    COPIED,
    COPIED_CARD,
    COPY,
    DONE,
    DONE_PICK,
    ELEMENTAL_AMULET,
    ENERGY,
    FAMILIAR,
    FROM_POOL,
    FROM_RESERVE,
    IS_FAMILIAR,
    ITEM,
    JEWEL_OF_THE_ANCIENTS,
    KIND,
    MOST_OF_A_TYPE,
    PLENTY,
    POTION_OF_RESURRECTION,
    RATTY_NIGHTSHADE,
    RAVEN_THE_USURPER,
    SHIELD_OF_ZIRA,
    SHIELDS,
    START,
    STEADFAST_DIE,
    STEADFASTS,
    TARGET,
    TYPES,
    WARD_CARDS,
    WARD_ENERGIES,
    WARDEN_OF_ARGOS,
    ChoiceSet,
    Frame,
    Line,
    Player,
    SeasonsTable,
    amulet_frame,
    card,
    cards_to_draw,
    clear_limbo,
    count,
    count_in,
    covers,
    crystals,
    discard_own,
    draw_cards,
    effect,
    energies,
    energy_type,
    gain,
    gain_crystals,
    gain_these,
    gauge,
    has_three_alike,
    keep,
    lift_discards,
    lose_energy,
    mark_copied,
    move_gauge,
    one,
    pack_of_types,
    pay,
    pay_alike,
    pay_crystals,
    pay_in_crystals,
    pool_options,
    promise,
    put_under,
    question,
    reject,
    resolve_trigger,
    sacrifice_now,
    sacrifice_this,
    same_state,
    set_aside,
    spare,
    store_energy,
    take_back,
    tokens_of,
    total,
    uid_of,
    use_shield,
    without,
)

CHOSEN: Final = 1
OVER: Final = 2
PAID: Final = 3

DIG: Final = 5
DUG: Final = 1
TAKEN: Final = 2
LAID: Final = 3


def resurrection_cost(t: SeasonsTable, f: Frame, pick: int) -> int:
    """The potion goes after one has looked (G9); only a Shield is asked for before. The result: whether it stays."""
    if f.step == START:
        return spare(t, f, f.owner, f.uid, CHOSEN)
    if t.result:
        promise(t, t.result, f.uid)
        t.result = 1
    return DONE


def potion_of_resurrection(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Look at the top 5 of the discards, take one to hand, put the others at the bottom. `c`: the potion stays."""
    if f.step == START:
        f.pool = lift_discards(t, f.owner, DIG)
        f.step = DUG
        return CALL if f.c else sacrifice_now(t, f.owner, f.uid)
    if f.step == DUG:
        return t.ask(f, f.owner, ASK_DIG, TAKEN) if f.pool else DONE
    f.pool = without(f.pool, pick - CARD)
    if f.step == TAKEN:
        keep(t, f.owner, pick - CARD)
    else:
        put_under(t, f.owner, pick - CARD)
    if f.pool:
        return t.ask(f, f.owner, ASK_UNDER, LAID)
    clear_limbo(t, f.owner)
    return DONE


ASK_DIG: Final = question("dig", pool_options, FROM_POOL)
ASK_UNDER: Final = question("under", pool_options, FROM_POOL)
card(
    POTION_OF_RESURRECTION,
    ITEM,
    0,
    energy=energies(earth=1, fire=1),
    activates=[Line(effect("potion-of-resurrection", potion_of_resurrection))],
    cost=Line(effect("resurrection-cost", resurrection_cost)),
)

JEWEL_NEEDS: Final = 3


def jewel_grows(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Of the three energies paid, one is laid on it. `c`: what was paid."""
    store_energy(t, f.owner, f.uid, f.c // JEWEL_NEEDS)
    return DONE


def jewel_at_end(t: SeasonsTable, seat: int, entry: int) -> int:
    """At the end of the game 35 crystals with three or more energies on it; otherwise 10 are lost."""
    return 35 if total(tokens_of(entry)) >= JEWEL_NEEDS else -10


card(
    JEWEL_OF_THE_ANCIENTS,
    ITEM,
    10,
    energy=energies(fire=2),
    holds=MOST_OF_A_TYPE,
    activates=[Line(effect("jewel-of-the-ancients", jewel_grows))],
    cost=pay_alike(JEWEL_NEEDS),
    able=has_three_alike,
    at_end=jewel_at_end,
)

# Goes in place of a card that would be lost, for 10 crystals: `conclave.games.seasons.rules.loss`.
card(SHIELD_OF_ZIRA, ITEM, 5, energy=energies(air=1), presence=SHIELDS)

# Stands in for the die of its owner: `conclave.games.seasons.rules.turn.replace_die`.
card(STEADFAST_DIE, ITEM, 10, energy=energies(earth=1, air=1), presence=STEADFASTS)

GAINED: Final = 1
NAMED: Final = 2
ASKED: Final = 3
SPARED: Final = 4
DRAWING: Final = 5


def amulet_of_time(t: SeasonsTable, f: Frame, pick: int) -> int:
    """2 energies; then discard any number of cards, one by one, and draw as many.

    `a`: how many were named. Those that a Shield saved wait in the pool until the others have been drawn for.
    """
    if f.step == START:
        return gain(t, f, f.owner, 2, GAINED)
    if f.step == NAMED:
        if pick != DONE_PICK:
            f.a += 1
            set_aside(t, f.owner, pick - CARD, 1 << f.owner)
            f.pool = (*f.pool, pick - CARD)
            return spare(t, f, f.owner, 0, ASKED)
        f.step = DRAWING
    if f.step == ASKED:
        if t.result:
            return use_shield(t, f, f.owner, t.result, SPARED)
        discarded = f.pool[-1]
        f.pool = f.pool[:-1]
        reject(t, f.owner, discarded)
        clear_limbo(t, f.owner)
    if f.step != DRAWING and t.players[f.owner].hand:
        return t.ask(f, f.owner, ASK_DISCARDS, NAMED)
    draw_again(t, f)
    return DONE


def draw_again(t: SeasonsTable, f: Frame) -> None:
    """What was saved goes back to hand; as many cards are drawn as were named, all of them kept."""
    saved = f.pool
    f.pool = ()
    for held in saved:
        take_back(t, f.owner, held, 1 << f.owner)
    for drawn in draw_cards(t, f.owner, f.a):
        keep(t, f.owner, drawn)
    clear_limbo(t, f.owner)


def discards_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [DONE_PICK] + [CARD + held for held in sorted(set(t.players[seat].hand))]


def discards_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"repeated": f.a != 0, "chosen": f.a}


ASK_DISCARDS: Final = question("discards", discards_options, arguments=discards_arguments)
card(
    AMULET_OF_TIME,
    ITEM,
    9,
    energy=energies(water=2),
    arrives=[Line(effect("amulet-of-time", amulet_of_time))],
)


def can_watch(t: SeasonsTable, me: Player, entry: int) -> bool:
    return me.crystals >= 2 and cards_to_draw(t)


card(
    ARCANE_TELESCOPE,
    ITEM,
    8,
    activates=[Line(ARRANGING, 3)],
    cost=pay_in_crystals(2),
    able=can_watch,
)


def argos_hawk(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Each opponent, clockwise: gauge -1 and 6 crystals."""
    for seat in t.opponents(f.owner):
        move_gauge(t, seat, -1)
        gain_crystals(t, seat, 6)
    return DONE


card(
    ARGOS_HAWK,
    FAMILIAR,
    4,
    energy=energies(earth=1, air=1),
    arrives=[crystals(10), gauge(1)],
    activates=[Line(effect("argos-hawk", argos_hawk))],
    cost=sacrifice_this(),
)

TYPES_CHOSEN: Final = 2


def raven_the_usurper(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose an opponent's magic item and pay its cost: from now on Raven has its effects, its arrival first (G27).

    `a`: the order of arrival of that item. `b`: which card it is. `c`: the types paid for an Elemental Amulet.
    """
    if f.step == START:
        return t.ask(f, f.owner, ASK_COPY, CHOSEN)
    if f.step == CHOSEN:
        if pick == DONE_PICK:
            return DONE
        owner, item = copy_names(t, f.owner)[pick - COPY]
        f.a = uid_of(item)
        f.b = item & KIND
        t.note(COPIED_CARD, f.owner, f.b, 0, owner)
        if f.b == ELEMENTAL_AMULET:
            return t.push(f, amulet_frame(f.owner, 0, 0), TYPES_CHOSEN)
        pay_crystals(t, f.owner, t.setup.cost_crystals[f.b])
        return pay_all(t, f, t.setup.cost_energy[f.b])
    if f.step == TYPES_CHOSEN:
        f.c = t.result
        return pay_all(t, f, pack_of_types(f.c))
    if f.step == PAID:
        usurp(t, f)
        return resolve_trigger(t, f, f.owner, f.b, f.uid, ARRIVAL, PAID + 1, f.c)
    return DONE


def pay_all(t: SeasonsTable, f: Frame, cost: int) -> int:
    return pay(t, f, f.owner, cost, total(cost), PAID)


def usurp(t: SeasonsTable, f: Frame) -> None:
    """Raven takes over the effects of the item, and whatever its presence does."""
    me = t.players[f.owner]
    me.board[me.index_of(f.uid)] |= f.b << COPIED | f.a << TARGET
    count_in(t, f.owner, f.b, 1)
    mark_copied(t)


def copy_names(t: SeasonsTable, seat: int) -> dict[int, tuple[int, int]]:
    """Opponents' magic items, clockwise, by the name that a pick gives them, less its base: owner and card in play.

    Of two cards of a name, the second is named only if it differs from the first or is somebody else's.
    """
    names: dict[int, tuple[int, int]] = {}
    for other in t.opponents(seat):
        for entry in t.players[other].board:
            kind = entry & KIND
            if IS_FAMILIAR[kind]:
                continue
            first = names.get(kind)
            if first is None:
                names[kind] = (other, entry)
            elif first[0] != other or not same_state(first[1], entry):
                names[CARD_RANGE + kind] = (other, entry)
    return names


def copy_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Nothing, or any of the items whose cost can be paid."""
    me = t.players[seat]
    have = me.spendable()
    picks = [DONE_PICK]
    for choice, (_, entry) in copy_names(t, seat).items():
        kind = entry & KIND
        if kind == ELEMENTAL_AMULET:
            payable = have != 0
        else:
            payable = covers(have, t.setup.cost_energy[kind])
        if payable and t.setup.cost_crystals[kind] <= me.crystals:
            picks.append(COPY + choice)
    return picks


ASK_COPY: Final = question("copy", copy_options)
card(
    RAVEN_THE_USURPER,
    FAMILIAR,
    2,
    energy=energies(fire=1),
    arrives=[Line(effect("raven-the-usurper", raven_the_usurper))],
)

WARDED: Final = 4
SERVED: Final = 3


def warden_of_argos(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Every player, opponents clockwise and the owner last (G11), discards 4 energies or a card. `b`: served.

    `a`: which of the two.
    """
    if f.step == START:
        return t.ask(f, f.owner, ASK_WARDEN, CHOSEN)
    if f.step == CHOSEN:
        f.a = pick
    elif f.step == OVER:
        return discard_own(t, f, f.seat, pick - CARD, SERVED)
    while f.b < t.seats:
        f.b += 1
        f.seat = t.left_of(f.seat)
        me = t.players[f.seat]
        if f.a == WARD_ENERGIES and me.reserve:
            return pay(t, f, f.seat, PLENTY, min(WARDED, total(me.reserve)), SERVED, FROM_RESERVE)
        if f.a == WARD_CARDS and me.hand:
            return t.ask(f, f.seat, ASK_FROM_HAND, OVER)
    return DONE


def warden_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [WARD_ENERGIES, WARD_CARDS]


ASK_WARDEN: Final = question("warden", warden_options)
card(
    WARDEN_OF_ARGOS,
    FAMILIAR,
    6,
    energy=energies(air=1),
    arrives=[Line(effect("warden-of-argos", warden_of_argos))],
)

ROBBED: Final = 2


def ratty_nightshade(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Take 2 energies of choice from each opponent's reserve, in rising order; the limit is checked at the end.

    `a`: how many are still to be taken from the seat served. `b`: the lowest type still open. `c`: what was taken.
    """
    if f.step == OVER:
        return DONE
    if f.step == CHOSEN:
        f.b = energy_type(pick)
        f.a -= 1
        rob(t, f, one(f.b))
    while f.a == 0:
        f.seat = t.left_of(f.seat)
        if f.seat == f.owner:
            return gain_these(t, f, f.owner, f.c, OVER)
        f.b = 0
        f.a = min(ROBBED, total(t.players[f.seat].reserve))
    return t.ask(f, f.owner, ASK_ROB, CHOSEN)


def rob(t: SeasonsTable, f: Frame, pack: int) -> None:
    lose_energy(t, f.seat, pack)
    f.c += pack


def rob_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Types in rising order, as long as enough is left from there on."""
    reserve = t.players[f.seat].reserve
    return [ENERGY + kind for kind in range(f.b, TYPES) if count(reserve, kind) and total(reserve >> 8 * kind) >= f.a]


def rob_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    reserve = t.players[f.seat].reserve
    held = [(ENERGY + kind, count(reserve, kind)) for kind in range(f.b, TYPES) if count(reserve, kind)]
    return ChoiceSet(f.a, held)


def rob_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"left": f.a}


ASK_ROB: Final = question("rob", rob_options, arguments=rob_arguments, set_of=rob_set)
card(
    RATTY_NIGHTSHADE,
    FAMILIAR,
    8,
    crystals=[2, 4, 6],
    arrives=[Line(effect("ratty-nightshade", ratty_nightshade))],
)
