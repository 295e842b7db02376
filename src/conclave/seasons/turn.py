"""A player's turn: the die, then summoning, activating, transmuting and bonuses in any order (B3, B6, B7)."""

from typing import Final

from conclave.seasons.dice import (
    DICE,
    FACE_CARD,
    FACE_CRYSTALS,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    RATES,
    SIDES,
    die_of,
    face_of,
    season_of,
)
from conclave.seasons.energy import GUARD, PLENTY, TYPES, count, one, shared, total
from conclave.seasons.events import BONUS, EFFECT, REROLLED, SUMMONED, TRANSMUTED, TURN_ENDED
from conclave.seasons.names import (
    ARCANO_LEECH,
    ELEMENTAL_AMULET,
    HAND_OF_FORTUNE,
    LAST_CARD,
    NO_CARD,
    STAFF_OF_SPRING,
    YJANGS_FORGOTTEN_VASE,
)
from conclave.seasons.picks import (
    ACTIVATE,
    BONUS_DRAW,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    CARD,
    DONE_PICK,
    DRAW,
    END,
    ENERGY,
    IN_PLAY,
    KEEP,
    LEAVE_ENERGY,
    RAISE,
    REJECT,
    SOURCES,
    SUMMON,
    TAKE_ENERGY,
    TRANSMUTE,
    USE_DIE,
    energy_type,
)
from conclave.seasons.rules import (
    ACTIVATION,
    ACTIVATIONS,
    ALWAYS,
    ARRIVAL,
    FAMILIAR,
    FROM_POOL,
    IS_FAMILIAR,
    card_of,
    effect,
    question,
)
from conclave.seasons.state import (
    BOARD,
    BONUSES,
    GAUGE_MAX,
    HANDS,
    KIND,
    LEECHES,
    STAFFS,
    TURNED,
    UID,
    VASES,
    Player,
    SeasonsTable,
    place_of,
)
from conclave.seasons.supply import gain, gain_these, pay
from conclave.seasons.telling import note
from conclave.seasons.verbs import (
    allow_transmuting,
    cards_to_draw,
    clear_limbo,
    draw_cards,
    gain_crystals,
    give_crystals,
    keep,
    lines_frame,
    move_gauge,
    pay_crystals,
    pay_fairies,
    put_on_board,
    reject,
    reject_all,
    speak,
    take_from_hand,
    transmute_bonus,
    turn_card,
    without,
)
from conclave.table.frame import CALL, DONE, START, Frame
from conclave.table.luck import roll

ANY_SORT: Final = -1

# Steps of a turn.
BEFORE_DIE: Final = 1
REPLACED: Final = 2
OFFERED: Final = 3
APPLIED: Final = 4
FREE: Final = 5
ACTING: Final = 6


def turn(t: SeasonsTable, f: Frame, pick: int) -> int:
    """One turn: Dice of Malice, the die's compulsory actions, then free actions until it is ended."""
    if f.step == ACTING:
        return act(t, f, pick)
    if f.step == START:
        begin_turn(t, f.owner)
    elif f.step == REPLACED and pick != USE_DIE:
        return activate(t, f, card_picked(t.players[f.owner], pick - ACTIVATE), BEFORE_DIE)
    if f.step <= BEFORE_DIE and before_die_options(t, f, f.owner) != [USE_DIE]:
        return t.ask(f, f.owner, ASK_BEFORE_DIE, REPLACED)
    if f.step <= REPLACED:
        return apply_die(t, f)
    if f.step == OFFERED:
        taken = FACE_ENERGY[t.players[f.owner].die] if pick == TAKE_ENERGY else 0
        return gain_these(t, f, f.owner, taken, FREE)
    if f.step == APPLIED and FACE_CARD[t.players[f.owner].die]:
        return t.push(f, Frame(DIE_CARD, f.owner), FREE)
    return t.ask(f, f.owner, ASK_FREE, ACTING)


def in_a_turn(t: SeasonsTable) -> bool:
    """Whether somebody's turn is going on, rather than the end of the round: right above the game lies its frame."""
    return len(t.stack) > 1 and t.stack[1].effect == TURN


def begin_turn(t: SeasonsTable, seat: int) -> None:
    t.active = seat
    t.may_transmute = False
    t.bonus_level = 0
    t.sealed = False
    t.die_gauge = False
    t.die_card = False
    t.rerolls = 0


def before_die_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    picks = [USE_DIE]
    add_activations(t, t.players[seat], True, picks)
    return picks


def apply_die(t: SeasonsTable, f: Frame) -> int:
    """The die's compulsory actions (A1, A2); the first edition lets the player refuse all but the crystals."""
    face = t.players[f.owner].die
    gain_crystals(t, f.owner, FACE_CRYSTALS[face])
    if FACE_TRANSMUTE[face]:
        allow_transmuting(t, f.owner)
    if t.edition == 1:
        t.die_gauge = FACE_GAUGE[face] > 0
        t.die_card = FACE_CARD[face]
        if FACE_ENERGY[face]:
            return t.ask(f, f.owner, ASK_TAKE_ENERGY, OFFERED)
        return t.ask(f, f.owner, ASK_FREE, ACTING)
    move_gauge(t, f.owner, FACE_GAUGE[face])
    return gain_these(t, f, f.owner, FACE_ENERGY[face], APPLIED)


def take_energy_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [TAKE_ENERGY, LEAVE_ENERGY]


def reroll(t: SeasonsTable, seat: int) -> None:
    """Roll the die taken once more; the season it belongs to stays."""
    me = t.players[seat]
    season = season_of(me.die)
    side = roll(t.key, "reroll", t.round, seat * DICE + t.rerolls, 1, SIDES)[0]
    t.rerolls += 1
    me.die = face_of(season, die_of(me.die), side)
    t.revealed = True
    note(t, REROLLED, seat, 0, me.die)


# --- the card symbol -----------------------------------------------------------------------------------------------

HOW: Final = 1
ONE_DRAWN: Final = 2
TWO_DRAWN: Final = 3


def die_card(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Draw a card and keep it or not; or, for a bonus, draw two and keep exactly one."""
    if f.step == START:
        if not cards_to_draw(t):
            return DONE
        return t.ask(f, f.owner, ASK_DIE_CARD, HOW)
    if f.step == HOW:
        if pick == DRAW:
            f.pool = draw_cards(t, f.owner, 1)
            return t.ask(f, f.owner, ASK_KEEP, ONE_DRAWN)
        use_bonus(t, f.owner, BONUS_DRAW)
        f.pool = draw_cards(t, f.owner, 2)
        return t.ask(f, f.owner, ASK_POOL, TWO_DRAWN)
    if f.step == ONE_DRAWN:
        card = f.pool[0]
        f.pool = ()
        if pick == KEEP:
            keep(t, f.owner, card)
        else:
            reject(t, f.owner, card)
        clear_limbo(t, f.owner)
        return DONE
    keep_one(t, f, pick - CARD)
    return DONE


def keep_one(t: SeasonsTable, f: Frame, card: int) -> None:
    """One of the cards on show goes to the owner's hand, the others to the discard pile."""
    f.pool = without(f.pool, card)
    keep(t, f.owner, card)
    reject_all(t, f)


def die_card_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [DRAW, BONUS_DRAW] if t.players[seat].bonuses < BONUSES else [DRAW]


def keep_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [KEEP, REJECT]


def pool_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Any of the cards on show."""
    return [CARD + card for card in sorted(set(f.pool))]


# --- free actions --------------------------------------------------------------------------------------------------


def free_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    me = t.players[seat]
    picks = [END]
    if me.hand and len(me.board) < me.gauge:
        add_summons(t, me, seat, picks)
    if me.board:
        add_activations(t, me, False, picks)
    if t.may_transmute and not t.sealed:
        add_transmutes(me, picks)
    if me.bonuses < BONUSES:
        if total(me.spendable()) >= 2:
            picks.append(BONUS_EXCHANGE)
        if not t.sealed:
            picks.append(BONUS_TRANSMUTE)
        if me.gauge < GAUGE_MAX:
            picks.append(BONUS_GAUGE)
    if t.die_gauge and me.gauge < GAUGE_MAX:
        picks.append(RAISE)
    if t.die_card and cards_to_draw(t):
        picks += die_card_options(t, f, seat)
    return picks


def leeches_on(t: SeasonsTable, seat: int) -> int:
    """Arcano Leeches of all opponents: a crystal each for a summoning."""
    leeches = 0
    for other in range(t.seats):
        if other != seat:
            leeches += t.players[other].presence >> LEECHES & 7
    return leeches


def add_summons(t: SeasonsTable, me: Player, seat: int, picks: list[int]) -> None:
    """Cards in hand whose whole cost can be met (B6)."""
    crystals = me.crystals - leeches_on(t, seat)
    if crystals < 0:
        return
    have = me.spendable()
    hands = me.presence >> HANDS & 7
    energy = t.setup.cost_energy
    prices = t.setup.cost_crystals
    guarded = have | GUARD
    seen = 0
    for card in me.hand:
        if prices[card] > crystals or seen >> card & 1:
            continue
        if card == ELEMENTAL_AMULET:
            payable = have != 0
        elif hands:
            payable = can_afford(have, energy[card], hands)
        else:
            payable = (guarded - energy[card]) & GUARD == GUARD
        if payable:
            seen |= 1 << card
            picks.append(SUMMON + card)


def energies_due(cost: int, hands: int) -> int:
    """How many energies a cost asks for: one less for each Hand of Fortune, but never less than one."""
    number = total(cost)
    return max(1, number - hands) if number else 0


def can_afford(have: int, cost: int, hands: int) -> bool:
    return shared(have, cost) >= energies_due(cost, hands)


def add_transmutes(me: Player, picks: list[int]) -> None:
    sources = me.sources()
    for source, pack in enumerate(sources):
        if source > 1 and pack == sources[source - 1]:
            continue  # Amulets with the same on them are the same
        for kind in range(TYPES):
            if pack >> 8 * kind & 255:
                picks.append(TRANSMUTE + kind * SOURCES + source)


def add_activations(t: SeasonsTable, me: Player, before_die: bool, picks: list[int]) -> None:
    """Straight cards in play whose activation can be paid for. Twins in the same state are offered once."""
    activations = ACTIVATIONS[t.edition]
    board = me.board
    for at in range(len(board)):
        entry = board[at]
        if entry & TURNED:
            continue
        activation = activations[entry & KIND]
        if activation is None or activation.before_die != before_die or not activation.able(t, me):
            continue
        twin = twin_before(board, at)
        if twin < 0:
            picks.append(ACTIVATE + (entry & KIND))
        elif not same_state(board[twin], entry):
            picks.append(ACTIVATE + LAST_CARD + (entry & KIND))


def twin_before(board: list[int], at: int) -> int:
    """Where an earlier card of the same name lies, or -1."""
    kind = board[at] & KIND
    for earlier in range(at):
        if board[earlier] & KIND == kind:
            return earlier
    return -1


def same_state(one_card: int, other: int) -> bool:
    """Whether two cards in play differ in nothing but their order of arrival."""
    return (one_card ^ other) & ((1 << UID) - 1) == 0


def own_options(me: Player, sort: int = ANY_SORT) -> list[int]:
    """Cards in play to choose from, magic items or familiars or both; twins are told apart only where they differ."""
    picks: list[int] = []
    for at, entry in enumerate(me.board):
        if sort != ANY_SORT and IS_FAMILIAR[entry & KIND] != (sort == FAMILIAR):
            continue
        twin = twin_before(me.board, at)
        if twin < 0:
            picks.append(IN_PLAY + (entry & KIND))
        elif not same_state(me.board[twin], entry):
            picks.append(IN_PLAY + LAST_CARD + (entry & KIND))
    return picks


def card_picked(me: Player, choice: int) -> int:
    """The order of arrival of the card that a pick names; `choice` is the pick less its base."""
    second = choice > LAST_CARD
    kind = choice - LAST_CARD if second else choice
    for entry in me.board:
        if entry & KIND == kind:
            if not second:
                return entry >> UID
            second = False
    return 0


def act(t: SeasonsTable, f: Frame, pick: int) -> int:
    """One free action, or the end of the turn."""
    if pick == END:
        note(t, TURN_ENDED, f.owner)
        return DONE
    if pick > ACTIVATE:
        return activate(t, f, card_picked(t.players[f.owner], pick - ACTIVATE), FREE)
    if pick > SUMMON:
        return t.push(f, Frame(SUMMONING, f.owner, pick - SUMMON), FREE)
    f.step = FREE
    if pick >= TRANSMUTE:
        transmute(t, f.owner, (pick - TRANSMUTE) // SOURCES, (pick - TRANSMUTE) % SOURCES)
    elif pick == BONUS_EXCHANGE:
        use_bonus(t, f.owner, pick)
        return t.push(f, Frame(EXCHANGE, f.owner), FREE)
    elif pick == BONUS_TRANSMUTE:
        use_bonus(t, f.owner, pick)
        t.bonus_level += 1
        allow_transmuting(t, f.owner)
    elif pick == BONUS_GAUGE:
        use_bonus(t, f.owner, pick)
        move_gauge(t, f.owner, 1)
    elif pick == RAISE:
        t.die_gauge = False
        move_gauge(t, f.owner, 1)
    else:
        t.die_card = False
        above = Frame(DIE_CARD, f.owner)
        above.step = HOW
        t.stack.append(above)
        return die_card(t, above, pick)
    return CALL


def use_bonus(t: SeasonsTable, seat: int, which: int) -> None:
    t.players[seat].bonuses += 1
    note(t, BONUS, seat, NO_CARD, which - BONUS_EXCHANGE)


def transmute(t: SeasonsTable, seat: int, kind: int, source: int) -> None:
    """Turn one energy into crystals at the rate of the season that the token shows now."""
    me = t.players[seat]
    me.spend(source, kind)
    note(t, TRANSMUTED, seat, NO_CARD, one(kind))
    gain_crystals(t, seat, RATES[t.season][kind] + transmute_bonus(t, seat))


PAID: Final = 1
OVER: Final = 2


def exchange(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Give up two energies for any two (G14)."""
    if f.step == START:
        return pay(t, f, f.owner, PLENTY, 2, PAID)
    if f.step == PAID:
        return gain(t, f, f.owner, 2, OVER)
    return DONE


# --- summoning -----------------------------------------------------------------------------------------------------

TYPES_CHOSEN: Final = 3
ARRIVING: Final = 4
ARRIVED: Final = 5


def summoning(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Summon a card from hand: pay, let Staff and Vase answer, then its arrival (B6, G5).

    `a`: Staffs and `b`: Vases that were in play before it. `c`: the types chosen for an Elemental Amulet. `d`: Hands.
    """
    me = t.players[f.owner]
    if f.step == START:
        f.a = me.number_of(STAFFS)
        f.b = me.number_of(VASES)
        f.d = me.number_of(HANDS)
        announce(t, f)
        cost = t.setup.cost_energy[f.card]
        if f.card == ELEMENTAL_AMULET:
            above = Frame(AMULET_TYPES, f.owner, f.card)
            above.d = f.d
            return t.push(f, above, TYPES_CHOSEN)
        return pay_summoning(t, f, cost)
    if f.step == TYPES_CHOSEN:
        f.c = t.result
        return pay_summoning(t, f, pack_of_types(f.c))
    if f.step == PAID:
        if f.a:
            note(t, EFFECT, f.owner, STAFF_OF_SPRING)
            gain_crystals(t, f.owner, 3 * f.a)
        if f.b:
            note(t, EFFECT, f.owner, YJANGS_FORGOTTEN_VASE)
            return gain(t, f, f.owner, f.b, ARRIVING)
        f.step = ARRIVING
    if f.step == ARRIVING:
        return speak(t, f, f.owner, f.card, f.uid, ARRIVAL, ARRIVED, f.c)
    return DONE


def announce(t: SeasonsTable, f: Frame) -> None:
    """Show the card, pay the crystals and the Leeches. The energies are still to be paid, as computed before."""
    me = t.players[f.owner]
    take_from_hand(t, f.owner, f.card, place_of(f.owner, BOARD), t.everyone)
    f.uid = put_on_board(t, f.owner, f.card, SUMMONED)
    me.summoned += 1
    pay_crystals(t, f.owner, t.setup.cost_crystals[f.card])
    for other in t.opponents(f.owner):
        leeches = t.players[other].number_of(LEECHES)
        if leeches:
            note(t, EFFECT, other, ARCANO_LEECH)
            give_crystals(t, f.owner, other, leeches)


def pay_summoning(t: SeasonsTable, f: Frame, cost: int) -> int:
    """Pay the energies of a summoning; `d` Hands of Fortune leave some of them out."""
    due = energies_due(cost, f.d)
    if due < total(cost):
        note(t, EFFECT, f.owner, HAND_OF_FORTUNE)
    return pay(t, f, f.owner, cost, due, PAID)


def pack_of_types(types: int) -> int:
    """One energy of each type in a set of bits."""
    return sum(one(kind) for kind in range(TYPES) if types >> kind & 1)


CHOSEN: Final = 1


def amulet_types(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose the types of an Elemental Amulet's cost, rising. `a`: the set so far. `b`: the lowest type still open."""
    if f.step == CHOSEN:
        if pick == DONE_PICK:
            t.result = f.a
            return DONE
        f.b = energy_type(pick) + 1
        f.a |= 1 << energy_type(pick)
    return t.ask(f, f.owner, ASK_AMULET_TYPES, CHOSEN)


def amulet_types_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """A set may hold as many types that the player lacks as there are Hands of Fortune, and one that is paid."""
    have = t.players[seat].spendable()
    held = [kind for kind in range(TYPES) if count(have, kind)]
    lacking = sum(1 for kind in range(TYPES) if f.a >> kind & 1 and kind not in held)
    paid = any(f.a >> kind & 1 for kind in held)
    picks = [DONE_PICK] if paid else []
    for kind in range(f.b, TYPES):
        if kind in held or (lacking < f.d and (paid or any(later > kind for later in held))):
            picks.append(ENERGY + kind)
    return picks


# --- activating ----------------------------------------------------------------------------------------------------

COST_PAID: Final = 1
SPOKEN: Final = 2


def activate(t: SeasonsTable, f: Frame, uid: int, then: int) -> int:
    above = Frame(ACTIVATING, f.owner)
    above.uid = uid
    return t.push(f, above, then)


def activating(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Turn the card, pay, let Thieving Fairies answer, then its effect (B7, G4)."""
    if f.step == START:
        f.card = turn_card(t, f.owner, f.uid)
        t.result = 0
        activation = card_of(t, f.card).activation
        assert activation is not None
        cost = activation.cost
        if cost is not None:
            above = Frame(cost.effect, f.owner, f.card, cost.number)
            above.uid = f.uid
            return t.push(f, above, COST_PAID)
        f.step = COST_PAID
    if f.step == COST_PAID:
        paid = t.result
        pay_fairies(t, f.owner)
        above = lines_frame(f.owner, f.card, f.uid, ACTIVATION)
        above.c = paid
        return t.push(f, above, SPOKEN)
    return DONE


TURN: Final = effect("turn", turn)
DIE_CARD: Final = effect("die-card", die_card)
EXCHANGE: Final = effect("exchange", exchange)
SUMMONING: Final = effect("summon", summoning)
AMULET_TYPES: Final = effect("amulet-types", amulet_types)
ACTIVATING: Final = effect("activate", activating)
ASK_BEFORE_DIE: Final = question("before-die", before_die_options)
ASK_TAKE_ENERGY: Final = question("take-energy", take_energy_options)
ASK_DIE_CARD: Final = question("die-card", die_card_options)
ASK_KEEP: Final = question("keep", keep_options)
ASK_POOL: Final = question("pool", pool_options, FROM_POOL)
ASK_FREE: Final = question("free", free_options, ALWAYS)
ASK_AMULET_TYPES: Final = question("amulet-types", amulet_types_options)
