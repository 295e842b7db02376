"""The verbs of Seasons: what every card's text is made of.

A verb that can be interrupted (somebody must choose) takes the frame and the step that goes on afterwards, and is
returned: `return gain(t, f, seat, 2, then=NEXT)`. All others just happen.
"""

from typing import Final

from conclave.seasons.events import (
    ACTIVATED,
    DISCARDED,
    DREW,
    EFFECT,
    ENTERED,
    GAINED_CRYSTALS,
    GAUGE,
    GAVE_CARD,
    GAVE_CRYSTALS,
    KEPT,
    LOOKED,
    LOST_CRYSTALS,
    MAY_TRANSMUTE,
    RESHUFFLED,
    RETURNED,
    SACRIFICED,
    STORED_ENERGY,
)
from conclave.seasons.names import NO_CARD, PURSE_OF_IO, THIEVING_FAIRIES
from conclave.seasons.rules import ACTIVATION, ARRIVAL, SACRIFICE, card_of, effect
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
from conclave.seasons.supply import check_limit
from conclave.seasons.telling import moved, note, whisper
from conclave.table.frame import CALL, DONE, Frame
from conclave.table.knowledge import EMPTY, LOOK, MERGE, MOVE, entry
from conclave.table.luck import shuffled

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


LINES: Final = effect("lines", lines)
