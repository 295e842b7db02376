"""The verbs of Seasons: what every card's text is made of.

A verb that can be interrupted (somebody must choose) takes the frame and the step that goes on afterwards, and is
returned: `return gain(t, f, seat, 2, then=NEXT)`. All others just happen.
"""

from typing import Final

from conclave.seasons.energy import (
    TYPES,
    count,
    one,
    total,
)
from conclave.seasons.events import (
    ACTIVATED,
    DISCARDED,
    DREW,
    EFFECT,
    ENTERED,
    GAINED_CRYSTALS,
    GAINED_ENERGY,
    GAUGE,
    GAVE_CARD,
    GAVE_CRYSTALS,
    KEPT,
    LOOKED,
    LOST_CRYSTALS,
    LOST_ENERGY,
    MAY_TRANSMUTE,
    RESHUFFLED,
    RETURNED,
    SACRIFICED,
    STORED_ENERGY,
)
from conclave.seasons.names import NO_CARD, PURSE_OF_IO, THIEVING_FAIRIES
from conclave.seasons.picks import DONE_PICK, DROP, ENERGY, PAY, SOURCES, energy_type
from conclave.seasons.rules import ACTIVATION, ARRIVAL, SACRIFICE, card_of, effect, question
from conclave.seasons.state import (
    BOARD,
    DISCARD,
    FAIRIES,
    GAUGE_MAX,
    HAND,
    KIND,
    LIMBO,
    PILE,
    PURSES,
    TOKENS,
    TURNED,
    UID,
    SeasonsTable,
    place_of,
    tokens_of,
)
from conclave.table.frame import CALL, DONE, START, Frame
from conclave.table.knowledge import EMPTY, LOOK, MERGE, MOVE, entry
from conclave.table.luck import shuffled

# --- saying what happens -------------------------------------------------------------------------------------------


def note(t: SeasonsTable, what: int, seat: int, card: int = 0, amount: int = 0, other: int = 0) -> None:
    """Something happened, for all to see."""
    t.happened.append((what, seat, card, amount, other, t.everyone))


def whisper(t: SeasonsTable, what: int, seat: int, card: int, seen: int, other: int = 0) -> None:
    """Something happened to a card that only some may see."""
    t.happened.append((what, seat, card, 1, other, seen))


def moved(t: SeasonsTable, card: int, source: int, target: int, seen: int) -> None:
    t.write(entry(MOVE, card, source, target, seen, 0))


# --- crystals, gauge, permission -----------------------------------------------------------------------------------


def gain_crystals(t: SeasonsTable, seat: int, amount: int) -> None:
    if amount > 0:
        t.players[seat].crystals += amount
        note(t, GAINED_CRYSTALS, seat, 0, amount)


def pay_crystals(t: SeasonsTable, seat: int, amount: int) -> None:
    """A cost: the caller has made sure that it can be met."""
    if amount > 0:
        t.players[seat].crystals -= amount
        note(t, LOST_CRYSTALS, seat, 0, amount)


def lose_crystals(t: SeasonsTable, seat: int, amount: int) -> int:
    """A loss takes what there is and no more (B8)."""
    lost = min(amount, t.players[seat].crystals)
    pay_crystals(t, seat, lost)
    return lost


def give_crystals(t: SeasonsTable, giver: int, taker: int, amount: int) -> int:
    """Hand over up to an amount; tells how many were given."""
    given = min(amount, t.players[giver].crystals)
    if given > 0:
        t.players[giver].crystals -= given
        t.players[taker].crystals += given
        note(t, GAVE_CRYSTALS, giver, 0, given, taker)
    return given


def move_gauge(t: SeasonsTable, seat: int, by: int) -> None:
    """The gauge stays between 0 and 15; what goes beyond is lost (A3, B8)."""
    me = t.players[seat]
    new = max(0, min(GAUGE_MAX, me.gauge + by))
    if new != me.gauge:
        note(t, GAUGE, seat, 0, new - me.gauge)
        me.gauge = new


def allow_transmuting(t: SeasonsTable, seat: int) -> None:
    if not t.may_transmute:
        t.may_transmute = True
        note(t, MAY_TRANSMUTE, seat)


def transmute_bonus(t: SeasonsTable, seat: int) -> int:
    """Extra crystals for each energy transmuted: Purses, and bonuses used this turn (G6)."""
    return purses(t, seat) + t.bonus_level


def purses(t: SeasonsTable, seat: int) -> int:
    """Extra crystals that Purses of Io bring for each energy transmuted."""
    number = t.players[seat].number_of(PURSES)
    if number:
        note(t, EFFECT, seat, PURSE_OF_IO)
    return number


# --- energies: gaining ---------------------------------------------------------------------------------------------

KEEPING: Final = 1
CHOOSING: Final = 2
DROPPING: Final = 1


def gain_these(t: SeasonsTable, f: Frame, seat: int, pack: int, then: int) -> int:
    """Gain given energies; whoever then holds too many chooses at once what goes (B8)."""
    f.step = then
    if pack:
        add_energy(t, seat, pack)
    return check_limit(t, seat, t.players[seat].capacity)


def check_limit(t: SeasonsTable, seat: int, limit: int) -> int:
    """Make a seat drop what it holds beyond its limit, before anything else happens."""
    if total(t.players[seat].reserve) > limit:
        t.stack.append(Frame(TRIM, seat, NO_CARD, limit))
    return CALL


def trim(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Drop what is beyond the limit `a`, in rising order; `b` is the last type dropped, `c` how many are to go."""
    if f.step == START:
        f.c = max(0, total(t.players[f.owner].reserve) - f.a)
    else:
        f.b = energy_type(pick)
        f.c -= 1
        lose_energy(t, f.owner, one(f.b))
    if f.c == 0:
        return DONE
    return t.ask(f, f.owner, ASK_TRIM, DROPPING)


def trim_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    reserve = t.players[seat].reserve
    return [DROP + kind for kind in range(f.b, TYPES) if count(reserve, kind) and total(reserve >> 8 * kind) >= f.c]


def gain(t: SeasonsTable, f: Frame, seat: int, number: int, then: int) -> int:
    """Gain energies of choice. Beyond the room there is, only what is kept is asked for."""
    f.step = then
    if number > 0:
        t.stack.append(Frame(GAIN, seat, f.card, number))
    return CALL


def gain_energies(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose `a` energies in rising order; where they do not all fit, first say which old ones make room.

    A type that was dropped is not gained again (it would be as if it had been kept), so each outcome has one way.
    `b`: the last type named. `c`: the types dropped, as bits. `d`: how many may still be dropped.
    """
    me = t.players[f.owner]
    if f.step == START:
        f.d = max(0, f.a - (me.capacity - total(me.reserve)))
        if f.d and me.reserve:
            return t.ask(f, f.owner, ASK_MAKE_ROOM, KEEPING)
    elif f.step == KEEPING:
        if pick != DONE_PICK:
            f.b = energy_type(pick)
            f.c |= 1 << f.b
            f.d -= 1
            lose_energy(t, f.owner, one(f.b))
            if f.d:
                return t.ask(f, f.owner, ASK_MAKE_ROOM, KEEPING)
    else:
        f.b = energy_type(pick)
        f.a -= 1
        add_energy(t, f.owner, one(f.b))
    if f.step != CHOOSING:
        f.b = 0
        f.a = min(f.a, me.capacity - total(me.reserve))
    if f.a == 0:
        return DONE
    return t.ask(f, f.owner, ASK_GAIN, CHOOSING)


def make_room_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    reserve = t.players[seat].reserve
    drops = [DROP + kind for kind in range(f.b, TYPES) if count(reserve, kind) and f.c | 1 << kind != 15]
    return [DONE_PICK, *drops]


def gain_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [ENERGY + kind for kind in range(f.b, TYPES) if not f.c >> kind & 1]


def add_energy(t: SeasonsTable, seat: int, pack: int) -> None:
    t.players[seat].reserve += pack
    note(t, GAINED_ENERGY, seat, 0, pack)


def lose_energy(t: SeasonsTable, seat: int, pack: int) -> None:
    if pack:
        t.players[seat].reserve -= pack
        note(t, LOST_ENERGY, seat, 0, pack)


def empty_reserve(t: SeasonsTable, seat: int) -> int:
    """Discard the whole reserve; what lies on other cards is safe (G28)."""
    pack = t.players[seat].reserve
    lose_energy(t, seat, pack)
    return pack


# --- energies: paying ----------------------------------------------------------------------------------------------

PAYING: Final = 1


ANYHOW: Final = 0
ALIKE: Final = 1  # all of one type
FROM_RESERVE: Final = 2  # and not from Amulets of Water


def pay(t: SeasonsTable, f: Frame, seat: int, caps: int, number: int, then: int, how: int = ANYHOW) -> int:
    """Pay a number of energies, at most `caps` of each type, from the reserve and from Amulets of Water.

    What was paid is left in `t.result`, packed.
    """
    f.step = then
    me = t.players[seat]
    if number == 0:
        t.result = 0
        return CALL
    if how == ANYHOW and number == total(caps) and me.spendable() == me.reserve:
        # Nothing to choose: the exact cost, all of it from the reserve.
        me.reserve -= caps
        t.result = caps
        note(t, LOST_ENERGY, seat, 0, caps)
        return CALL
    above = Frame(PAYMENTS[how], seat, f.card, caps)
    above.b = number
    t.stack.append(above)
    return CALL


def pay_energies(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`a`: how many of each type may still go. `b`: how many must. `c`: paid so far. `d`: the last (type, source)."""
    if f.step == PAYING:
        f.d = pick - PAY
        kind = f.d // SOURCES
        t.players[f.owner].spend(f.d % SOURCES, kind)
        f.a = (f.a & 255 << 8 * kind) - one(kind) if f.effect == PAYMENT_ALIKE else f.a - one(kind)
        f.b -= 1
        f.c += one(kind)
        if f.b == 0:
            t.result = f.c
            note(t, LOST_ENERGY, f.owner, 0, f.c)
            return DONE
    return t.ask(f, f.owner, ASK_PAY, PAYING)


def pay_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Types and sources in rising order, as long as the rest can still be paid from there on."""
    sources = t.players[seat].sources()
    if f.effect == PAYMENT_FROM_RESERVE:
        sources = sources[:1]
    picks: list[int] = []
    later = 0  # what the types after this one can still give
    for kind in range(TYPES - 1, f.d // SOURCES - 1, -1):
        cap = count(f.a, kind)
        held = 0
        for source in range(len(sources) - 1, -1, -1):
            if kind == f.d // SOURCES and source < f.d % SOURCES:
                break
            mine = count(sources[source], kind)
            held += mine
            reach = min(cap, held) if f.effect == PAYMENT_ALIKE else min(cap, held) + later
            # Of Amulets with the same on them only the first is offered, unless rising order has passed it by.
            twin = source > 1 and sources[source] == sources[source - 1] and kind * SOURCES + source > f.d
            if mine and cap and reach >= f.b and not twin:
                picks.append(PAY + kind * SOURCES + source)
        later += min(cap, held)
    picks.reverse()
    return picks


# --- cards: the draw pile, hands and the discard pile --------------------------------------------------------------


def refill(t: SeasonsTable) -> None:
    """Shuffle the discard pile into a new pile the moment the last card has gone (B9)."""
    if t.drawn == len(t.pile) and t.discard:
        t.pile = shuffled(t.key, "reshuffle", t.reshuffles, sorted(t.discard))
        t.drawn = 0
        t.discard = []
        t.reshuffles += 1
        emptied(t, PILE)
        t.write(entry(MERGE, 0, DISCARD, PILE, t.everyone, 0))
        note(t, RESHUFFLED, t.active, 0, len(t.pile))


def cards_to_draw(t: SeasonsTable) -> bool:
    """Whether a draw would find a card, in the pile or among the discards."""
    return t.drawn < len(t.pile) or len(t.discard) > 0


def draw(t: SeasonsTable, seat: int) -> int:
    """Take the top card, in limbo, seen by one seat; NO_CARD if there is none anywhere."""
    refill(t)
    if t.drawn == len(t.pile):
        return NO_CARD
    t.revealed = True
    whisper(t, DREW, seat, t.pile[t.drawn], 1 << seat)
    return take_top(t, place_of(seat, LIMBO), 1 << seat)


def draw_cards(t: SeasonsTable, seat: int, number: int) -> tuple[int, ...]:
    """Up to a number of cards, in limbo."""
    cards: list[int] = []
    for _ in range(number):
        card = draw(t, seat)
        if card == NO_CARD:
            break
        cards.append(card)
    return tuple(cards)


def look_at_top(t: SeasonsTable, seat: int) -> int:
    """Let one seat see the top card where it lies."""
    refill(t)
    if t.drawn == len(t.pile):
        return NO_CARD
    card = t.pile[t.drawn]
    t.write(entry(LOOK, card, PILE, PILE, 1 << seat, t.drawn + 1))
    t.revealed = True
    whisper(t, LOOKED, seat, card, 1 << seat)
    return card


def discard_top(t: SeasonsTable, seat: int) -> None:
    """Put the top card on the discard pile, seen by nobody."""
    refill(t)
    if t.drawn == len(t.pile):
        return
    card = t.pile[t.drawn]
    t.discard.append(card)
    whisper(t, DISCARDED, seat, card, 0)
    take_top(t, DISCARD, 0)


def take_top(t: SeasonsTable, target: int, seen: int) -> int:
    """The top card leaves the pile for another place; the last one makes way for a new pile. Tells which it was."""
    card = t.pile[t.drawn]
    t.drawn += 1
    t.write(entry(MOVE, card, PILE, target, seen, t.drawn))
    refill(t)
    return card


def keep(t: SeasonsTable, seat: int, card: int) -> None:
    """From limbo to hand."""
    t.players[seat].take(card)
    moved(t, card, place_of(seat, LIMBO), place_of(seat, HAND), 1 << seat)
    whisper(t, KEPT, seat, card, 1 << seat)


def draw_and_keep(t: SeasonsTable, seat: int) -> int:
    """Draw a card that must be kept."""
    card = draw(t, seat)
    if card != NO_CARD:
        keep(t, seat, card)
        clear_limbo(t, seat)
    return card


def draw_openly(t: SeasonsTable, seat: int) -> int:
    """Draw a card that must be kept, and show it to all."""
    card = draw(t, seat)
    t.players[seat].take(card)
    moved(t, card, place_of(seat, LIMBO), place_of(seat, HAND), t.everyone)
    clear_limbo(t, seat)
    whisper(t, KEPT, seat, card, t.everyone)
    return card


def reject(t: SeasonsTable, seat: int, card: int) -> None:
    """From limbo to the discard pile, face down."""
    t.discard.append(card)
    moved(t, card, place_of(seat, LIMBO), DISCARD, 1 << seat)
    whisper(t, DISCARDED, seat, card, 1 << seat)


def clear_limbo(t: SeasonsTable, seat: int) -> None:
    emptied(t, place_of(seat, LIMBO))


def emptied(t: SeasonsTable, place: int) -> None:
    """Nothing is left in a place, as everybody can see: it tells where no card is."""
    t.write(entry(EMPTY, 0, place, 0, t.everyone, 0))


def take_from_hand(t: SeasonsTable, seat: int, card: int, target: int, seen: int) -> None:
    """A card leaves a hand for another place."""
    hand = t.players[seat].hand
    hand.remove(card)
    moved(t, card, place_of(seat, HAND), target, seen)
    if not hand:
        emptied(t, place_of(seat, HAND))


def reject_all(t: SeasonsTable, f: Frame) -> None:
    """What is left of the cards on show goes to the discard pile, in the order it was drawn (B9)."""
    for card in f.pool:
        reject(t, f.owner, card)
    f.pool = ()
    clear_limbo(t, f.owner)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of this kind."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def give_card(t: SeasonsTable, f: Frame, card: int, seat: int) -> None:
    """From the owner's limbo into another's hand; the two know it, the others do not."""
    f.pool = without(f.pool, card)
    t.players[seat].take(card)
    both = 1 << f.owner | 1 << seat
    moved(t, card, place_of(f.owner, LIMBO), place_of(seat, HAND), both)
    t.revealed = True
    whisper(t, GAVE_CARD, f.owner, card, both, seat)


def discard_from_hand(t: SeasonsTable, seat: int, card: int, seen: int) -> None:
    """From hand to the discard pile, face down unless it was revealed."""
    take_from_hand(t, seat, card, DISCARD, seen)
    t.discard.append(card)
    whisper(t, DISCARDED, seat, card, seen)


# --- cards: in play ------------------------------------------------------------------------------------------------


def put_on_board(t: SeasonsTable, seat: int, card: int, what: int) -> int:
    """Lay a card in front of its owner, straight; tells its order of arrival."""
    me = t.players[seat]
    t.arrivals += 1
    me.board.append(card | t.arrivals << UID)
    presence = card_of(t, card).presence
    if presence >= 0:
        me.presence += 1 << presence
    note(t, what, seat, card)
    return t.arrivals


def take_off_board(t: SeasonsTable, seat: int, uid: int) -> int:
    """Lift a card from play; energies on it are lost. Tells which card it was."""
    me = t.players[seat]
    card = me.board.pop(me.index_of(uid)) & KIND
    presence = card_of(t, card).presence
    if presence >= 0:
        me.presence -= 1 << presence
    return card


def enter_free(t: SeasonsTable, f: Frame, seat: int, card: int, then: int) -> int:
    """Put a card into play without summoning it (A4), from wherever it has been taken; its arrival effects follow."""
    uid = put_on_board(t, seat, card, ENTERED)
    if t.edition == 1:
        t.players[seat].summoned += 1  # the first edition calls every way into play summoning (A4)
    return speak(t, f, seat, card, uid, ARRIVAL, then)


def sacrifice(t: SeasonsTable, f: Frame, seat: int, uid: int, then: int) -> int:
    """From play to the discard pile; then whatever the card says of being sacrificed, and the reserve's limit."""
    card = take_off_board(t, seat, uid)
    t.discard.append(card)
    moved(t, card, place_of(seat, BOARD), DISCARD, t.everyone)
    note(t, SACRIFICED, seat, card)
    f.step = then
    check_limit(t, seat, t.players[seat].capacity)
    if card_of(t, card).lines[SACRIFICE]:
        note(t, EFFECT, seat, card)
        t.stack.append(lines_frame(seat, card, 0, SACRIFICE))
    return CALL


def return_to_hand(t: SeasonsTable, f: Frame, seat: int, uid: int, then: int) -> int:
    """From play to the owner's hand, known to all; no sacrifice."""
    card = take_off_board(t, seat, uid)
    t.players[seat].take(card)
    moved(t, card, place_of(seat, BOARD), place_of(seat, HAND), t.everyone)
    note(t, RETURNED, seat, card)
    f.step = then
    return check_limit(t, seat, t.players[seat].capacity)


def store_energy(t: SeasonsTable, seat: int, uid: int, pack: int) -> int:
    """Lay energies on a card in play; tells what lies there now."""
    me = t.players[seat]
    at = me.index_of(uid)
    me.board[at] += pack << TOKENS
    note(t, STORED_ENERGY, seat, me.board[at] & KIND, pack)
    return tokens_of(me.board[at])


def turn_card(t: SeasonsTable, seat: int, uid: int) -> int:
    """Turn a card for its activation; tells which it is."""
    me = t.players[seat]
    at = me.index_of(uid)
    me.board[at] |= TURNED
    card = me.board[at] & KIND
    note(t, ACTIVATED, seat, card)
    return card


def pay_fairies(t: SeasonsTable, seat: int) -> None:
    """Every opponent's Thieving Fairies, once the cost is paid (G4): one crystal if there is one, and one more."""
    for other in t.opponents(seat):
        for _ in range(t.players[other].number_of(FAIRIES)):
            note(t, EFFECT, other, THIEVING_FAIRIES)
            give_crystals(t, seat, other, 1)
            gain_crystals(t, other, 1)


# --- letting cards speak -------------------------------------------------------------------------------------------


def lines_frame(seat: int, card: int, uid: int, when: int) -> Frame:
    frame = Frame(LINES, seat, card, when)
    frame.uid = uid
    return frame


def speak(t: SeasonsTable, f: Frame, seat: int, card: int, uid: int, when: int, then: int, paid: int = 0) -> int:
    """Let a card's lines for an occasion happen, one after the other. `paid` is what its cost recorded."""
    f.step = then
    if card_of(t, card).lines[when]:
        note(t, EFFECT, seat, card)
        above = lines_frame(seat, card, uid, when)
        above.c = paid
        t.stack.append(above)
    return CALL


def lines(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`a`: the occasion. `b`: lines spoken so far. `c`: what was paid."""
    if f.a == ACTIVATION:
        activation = card_of(t, f.card).activation
        assert activation is not None
        spoken = activation.lines
    else:
        spoken = card_of(t, f.card).lines[f.a]
    if f.b == len(spoken):
        return DONE
    line = spoken[f.b]
    f.b += 1
    above = Frame(line.effect, f.owner, f.card, line.number)
    above.uid = f.uid
    above.c = f.c
    t.stack.append(above)
    return CALL


TRIM: Final = effect("trim", trim)
GAIN: Final = effect("gain-energies", gain_energies)
PAYMENT: Final = effect("pay-energies", pay_energies)
PAYMENT_ALIKE: Final = effect("pay-alike", pay_energies)
PAYMENT_FROM_RESERVE: Final = effect("pay-from-reserve", pay_energies)
PAYMENTS: Final = [PAYMENT, PAYMENT_ALIKE, PAYMENT_FROM_RESERVE]
LINES: Final = effect("lines", lines)
ASK_TRIM: Final = question("trim", trim_options)
ASK_MAKE_ROOM: Final = question("make-room", make_room_options)
ASK_GAIN: Final = question("gain-energy", gain_options)
ASK_PAY: Final = question("pay", pay_options)
