"""The verbs of Seasons: what every card's text is made of.

A verb that can be interrupted (somebody must choose) takes the frame and the step that goes on afterwards, and is
returned: `return gain(t, f, seat, 2, then=NEXT)`. All others just happen.
"""

from typing import Final

from conclave.games.seasons.rules.energy import EARTH, one
from conclave.games.seasons.rules.events import (
    ACTIVATED,
    EFFECT,
    EMPTIED_CARD,
    ENCHANTED,
    ENTERED,
    GAINED_CRYSTALS,
    GAUGE,
    GAVE_CRYSTALS,
    LOST_CRYSTALS,
    MAY_TRANSMUTE,
    RETURNED,
    SACRIFICED,
    STORED_ENERGY,
)
from conclave.games.seasons.rules.knowledge import MOVE, ledger_entry
from conclave.games.seasons.rules.names import (
    HEART_OF_ARGOS,
    IOS_BOUNTY,
    PURSE_OF_IO,
    RAVEN_THE_USURPER,
    THIEVING_FAIRIES,
)
from conclave.games.seasons.rules.piles import embrace, refill
from conclave.games.seasons.rules.registry import ACTIVATION, ARRIVAL, SACRIFICE, card_of, effect
from conclave.games.seasons.rules.state import (
    BOARD,
    COPIED,
    DISCARD,
    FAIRIES,
    GAUGE_MAX,
    HAND,
    HEARTS,
    KIND,
    PURSES,
    RAVENS,
    RAVENS_MASK,
    TARGET,
    TOKENS,
    TOKENS_MASK,
    TURNED,
    UID,
    SeasonsTable,
    place_of,
    power_of,
    tokens_of,
    uid_of,
)
from conclave.games.seasons.rules.supply import add_energy, check_limit
from conclave.table.frame import CALL, DONE, Frame

# --- crystals, gauge, permission -----------------------------------------------------------------------------------


def gain_crystals(t: SeasonsTable, seat: int, amount: int) -> None:
    if amount > 0:
        t.players[seat].crystals += amount
        t.note(GAINED_CRYSTALS, seat, 0, amount)


def pay_crystals(t: SeasonsTable, seat: int, amount: int) -> None:
    """A cost: the caller has made sure that it can be met."""
    if amount > 0:
        t.players[seat].crystals -= amount
        t.note(LOST_CRYSTALS, seat, 0, amount)


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
        t.note(GAVE_CRYSTALS, giver, 0, given, taker)
    return given


def move_gauge(t: SeasonsTable, seat: int, by: int) -> None:
    """The gauge stays between 0 and 15; what goes beyond is lost (A3, B8)."""
    me = t.players[seat]
    new = max(0, min(GAUGE_MAX, me.gauge + by))
    if new != me.gauge:
        t.note(GAUGE, seat, 0, new - me.gauge)
        me.gauge = new


def allow_transmuting(t: SeasonsTable, seat: int, lasting: bool = False) -> None:
    """Give the permission to transmute; a `lasting` one is a die's or a bonus's."""
    if t.sealed and (t.edition == 1 or not lasting):
        return
    t.lasting = t.lasting or lasting
    if not t.may_transmute:
        t.may_transmute = True
        t.note(MAY_TRANSMUTE, seat)


def seal_transmuting(t: SeasonsTable) -> None:
    """For the rest of the turn no permission counts but a die's or a bonus's; in the first edition none (A12)."""
    t.sealed = True
    t.may_transmute = t.lasting and t.edition != 1


def transmute_bonus(t: SeasonsTable, seat: int) -> int:
    """Extra crystals for each energy transmuted, and word of where they come from (G6)."""
    purses(t, seat)
    if t.enchantment == IOS_BOUNTY:
        t.note(ENCHANTED, seat, 0, IOS_BOUNTY)
    return transmute_extra(t, seat)


def item_bonus(t: SeasonsTable, seat: int) -> int:
    """Extra crystals for each energy that a card transmutes; in the first edition Purses alone (A9, A12)."""
    return purses(t, seat) if t.edition == 1 else transmute_bonus(t, seat)


def transmute_extra(t: SeasonsTable, seat: int) -> int:
    """Extra crystals for each energy transmuted: Purses, what was used this turn, and Io's Bounty."""
    bounty = 1 if t.enchantment == IOS_BOUNTY else 0
    return t.players[seat].number_of(PURSES) + t.bonus_level + bounty


def purses(t: SeasonsTable, seat: int) -> int:
    """Extra crystals that Purses of Io bring for each energy transmuted."""
    number = t.players[seat].number_of(PURSES)
    if number:
        t.note(EFFECT, seat, PURSE_OF_IO)
    return number


# --- cards: in play ------------------------------------------------------------------------------------------------


def put_on_board(t: SeasonsTable, seat: int, card: int, what: int) -> int:
    """Lay a card in front of its owner, straight; tells its order of arrival."""
    me = t.players[seat]
    t.arrivals += 1
    me.board.append(card | t.arrivals << UID)
    count_in(t, seat, card, 1)
    t.note(what, seat, card)
    return t.arrivals


def count_in(t: SeasonsTable, seat: int, card: int, by: int) -> None:
    """A card whose mere presence matters comes (1) or goes (-1)."""
    presence = card_of(t, card).presence
    if presence >= 0:
        t.players[seat].presence += by << presence


def take_off_board(t: SeasonsTable, seat: int, uid: int) -> int:
    """Lift a card from play; energies on it are lost. Tells what lay there."""
    me = t.players[seat]
    lifted = me.board.pop(me.index_of(uid))
    count_in(t, seat, power_of(lifted), -1)
    if lifted >> COPIED & KIND:
        mark_copied(t)
    return lifted


def enter_free(t: SeasonsTable, f: Frame, seat: int, card: int, then: int) -> int:
    """Put a card into play without summoning it (A4), from wherever it has been taken; its arrival effects follow."""
    uid = put_on_board(t, seat, card, ENTERED)
    if t.edition == 1:
        t.players[seat].summoned += 1  # the first edition calls every way into play summoning (A4)
    return resolve_trigger(t, f, seat, card, uid, ARRIVAL, then)


def sacrifice_now(t: SeasonsTable, seat: int, uid: int) -> int:
    """From play to the discard pile, past any Shield; what the card says of it and the reserve's limit come next."""
    lifted = take_off_board(t, seat, uid)
    card = lifted & KIND
    t.discard.append(card)
    t.write(ledger_entry(MOVE, card, place_of(seat, BOARD), DISCARD, t.everyone, 0, len(t.discard)))
    t.note(SACRIFICED, seat, card)
    refill(t)
    check_limit(t, seat, t.players[seat].capacity)
    power = power_of(lifted)
    if card_of(t, power).lines[SACRIFICE]:
        t.note(EFFECT, seat, power)
        t.stack.append(lines_frame(seat, power, 0, SACRIFICE))
    sacrifice_ravens(t, seat, lifted)
    return CALL


def return_to_hand(t: SeasonsTable, f: Frame, seat: int, uid: int, then: int) -> int:
    """From play to the owner's hand, known to all; no sacrifice."""
    lifted = take_off_board(t, seat, uid)
    card = lifted & KIND
    t.players[seat].take(card)
    embrace(t, seat)
    t.moved(card, place_of(seat, BOARD), place_of(seat, HAND), t.everyone)
    t.note(RETURNED, seat, card)
    f.step = then
    check_limit(t, seat, t.players[seat].capacity)
    sacrifice_ravens(t, seat, lifted)
    return CALL


def mark_copied(t: SeasonsTable) -> None:
    """Put the Ravens' tokens on the cards that they copy, so that twins are told apart where it matters."""
    ravens = [
        raven >> TARGET for player in t.players for raven in player.board if raven >> COPIED & KIND
    ]  # what each of them copies
    for player in t.players:
        for at, there in enumerate(player.board):
            marks = 0
            for number, target in enumerate(ravens):
                if target == uid_of(there):
                    marks |= 1 << number
            player.board[at] = there & ~(RAVENS_MASK << RAVENS) | marks << RAVENS


def sacrifice_ravens(t: SeasonsTable, seat: int, lifted: int) -> None:
    """A card has left play: Ravens that copied it are sacrificed, and no Shield can save them (G22)."""
    if not lifted >> RAVENS & RAVENS_MASK:
        return
    for other in t.opponents(seat):
        for raven in t.players[other].board[:]:
            if raven >> COPIED & KIND and raven >> TARGET == uid_of(lifted):
                t.note(EFFECT, other, RAVEN_THE_USURPER)
                sacrifice_now(t, other, uid_of(raven))


def store_energy(t: SeasonsTable, seat: int, uid: int, pack: int) -> int:
    """Lay energies on a card in play; tells what lies there now."""
    me = t.players[seat]
    at = me.index_of(uid)
    me.board[at] += pack << TOKENS
    t.note(STORED_ENERGY, seat, me.board[at] & KIND, pack)
    return tokens_of(me.board[at])


def empty_card(t: SeasonsTable, seat: int, uid: int, pack: int) -> None:
    """Move energies from a card in play to its owner's reserve; the caller sees to the limit."""
    me = t.players[seat]
    at = me.index_of(uid)
    me.board[at] -= pack << TOKENS
    t.note(EMPTIED_CARD, seat, me.board[at] & KIND, pack)
    add_energy(t, seat, pack)


def turn_card(t: SeasonsTable, seat: int, uid: int) -> int:
    """Turn a card for its activation; tells whose effect it has."""
    me = t.players[seat]
    at = me.index_of(uid)
    me.board[at] |= TURNED
    t.note(ACTIVATED, seat, me.board[at] & KIND)
    return power_of(me.board[at])


def place_earth_on_hearts(t: SeasonsTable, seat: int) -> None:
    """The first activation of a turn lays an earth on each Heart of Argos; it lies there to the end of the round."""
    me = t.players[seat]
    if not me.number_of(HEARTS):
        return
    for there in me.board[:]:
        if power_of(there) == HEART_OF_ARGOS and not there >> TOKENS & TOKENS_MASK:
            t.note(EFFECT, seat, HEART_OF_ARGOS)
            store_energy(t, seat, uid_of(there), one(EARTH))


def give_fairies_crystals(t: SeasonsTable, seat: int) -> None:
    """Every opponent's Thieving Fairies, once the cost is paid (G4): one crystal if there is one, and one more."""
    for other in t.opponents(seat):
        for _ in range(t.players[other].number_of(FAIRIES)):
            t.note(EFFECT, other, THIEVING_FAIRIES)
            give_crystals(t, seat, other, 1)
            gain_crystals(t, other, 1)


# --- resolving cards -----------------------------------------------------------------------------------------------


def lines_frame(seat: int, card: int, uid: int, when: int) -> Frame:
    frame = Frame(LINES, seat, card, when)
    frame.uid = uid
    return frame


def resolve_trigger(
    t: SeasonsTable, f: Frame, seat: int, card: int, uid: int, when: int, then: int, paid: int = 0
) -> int:
    """Let a card's lines for an occasion happen, one after the other. `paid` is what its cost recorded."""
    f.step = then
    if card_of(t, card).lines[when]:
        t.note(EFFECT, seat, card)
        above = lines_frame(seat, card, uid, when)
        above.c = paid
        t.stack.append(above)
    if when == ARRIVAL:
        check_limit(t, seat, t.players[seat].capacity)  # a card that takes a space does so before it is resolved
    return CALL


def lines(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`a`: the occasion. `b`: lines done so far. `c`: what was paid."""
    if f.a == ACTIVATION:
        activation = card_of(t, f.card).activation
        assert activation is not None
        own_lines = activation.lines
    else:
        own_lines = card_of(t, f.card).lines[f.a]
    if f.b == len(own_lines):
        return DONE
    line = own_lines[f.b]
    f.b += 1
    above = Frame(line.effect, f.owner, f.card, line.number)
    above.uid = f.uid
    above.c = f.c
    t.stack.append(above)
    return CALL


LINES: Final = effect("lines", lines)
