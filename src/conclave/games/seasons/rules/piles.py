"""Cards face down and in hand: the draw pile, the discard pile, limbo and hands, and who sees what of them."""

from typing import Final

from conclave.games.seasons.rules.events import (
    DISCARDED,
    DREW,
    DUG,
    GAVE_CARD,
    KEPT,
    LOOKED,
    PUT_BACK,
    PUT_UNDER,
    RESHUFFLED,
    REVEALED,
    UNVEILED,
)
from conclave.games.seasons.rules.knowledge import EMPTY, LOOK, MOVE, RESHUFFLE, TO_BOTTOM, ledger_entry
from conclave.games.seasons.rules.names import ARGOS_EMBRACE, NO_CARD, VISION_OF_DESTINY
from conclave.games.seasons.rules.state import DISCARD, HAND, LIMBO, PILE, SeasonsTable, place_of
from conclave.table.frame import Frame
from conclave.table.rng import shuffled

FACE_UP: Final = 2  # cards on top of the pile that Vision of Destiny shows


def refill(t: SeasonsTable) -> None:
    """Shuffle the discard pile into a new pile as soon as there is none and cards lie on the discards (B9)."""
    if t.drawn == len(t.pile) and t.discard:
        t.pile = shuffled(t.key, "reshuffle", t.reshuffles, sorted(t.discard))
        t.drawn = 0
        t.discard = []
        t.reshuffles += 1
        t.face_up = 0
        t.write(ledger_entry(RESHUFFLE, 0, DISCARD, PILE, t.everyone, 0))
        t.note(RESHUFFLED, t.active, 0, len(t.pile))
    if t.enchantment == VISION_OF_DESTINY:
        unveil(t)


def unveil(t: SeasonsTable) -> None:
    """Vision of Destiny: the two top cards of the pile always lie face up (G20)."""
    while t.face_up < min(FACE_UP, len(t.pile) - t.drawn):
        at = t.drawn + t.face_up
        t.face_up += 1
        t.write(ledger_entry(LOOK, t.pile[at], PILE, PILE, t.everyone, at + 1))
        t.revealed = True
        t.note(UNVEILED, t.active, t.pile[at], t.face_up)


def cards_to_draw(t: SeasonsTable) -> bool:
    """Whether a draw would find a card: there is a pile as long as a card lies in it or on the discards (B9)."""
    return t.drawn < len(t.pile)


def draw(t: SeasonsTable, seat: int) -> int:
    """Take the top card, in limbo, seen by one seat; NO_CARD if there is none anywhere."""
    if t.drawn == len(t.pile):
        return NO_CARD
    t.revealed = True
    t.note_to(DREW, seat, t.pile[t.drawn], t.everyone if t.face_up else 1 << seat)
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
    if t.drawn == len(t.pile):
        return NO_CARD
    card = t.pile[t.drawn]
    t.write(ledger_entry(LOOK, card, PILE, PILE, 1 << seat, t.drawn + 1))
    t.revealed = True
    t.note_hidden(LOOKED, seat, card, 1)
    return card


def discard_top(t: SeasonsTable, seat: int) -> None:
    """Put the top card on the discard pile, seen by nobody."""
    if t.drawn == len(t.pile):
        return
    card = t.pile[t.drawn]
    t.discard.append(card)
    t.note_to(DISCARDED, seat, card, t.everyone if t.face_up else 0)
    take_top(t, DISCARD, 0, len(t.discard))


def take_top(t: SeasonsTable, target: int, seen: int, spot: int = 0) -> int:
    """The top card leaves the pile for another place; the last one makes way for a new pile. Tells which it was."""
    card = lift_top(t, target, seen, spot)
    refill(t)
    return card


def lift_top(t: SeasonsTable, target: int, seen: int, spot: int = 0) -> int:
    card = t.pile[t.drawn]
    t.drawn += 1
    t.face_up = max(0, t.face_up - 1)
    t.write(ledger_entry(MOVE, card, PILE, target, seen, t.drawn, spot))
    return card


def lift_cards(t: SeasonsTable, seat: int, number: int) -> tuple[int, ...]:
    """Look at up to a number of the top cards, which are to be put back: no new pile is made however many there are."""
    cards: list[int] = []
    while len(cards) < number and t.drawn < len(t.pile):
        cards.append(lift_top(t, place_of(seat, LIMBO), 1 << seat))
        t.revealed = True
        t.note_hidden(LOOKED, seat, cards[-1], 1)
    return tuple(cards)


def put_back(t: SeasonsTable, seat: int, card: int) -> None:
    """From limbo onto the draw pile; the others do not see which."""
    t.drawn -= 1
    t.pile = t.pile[:]
    t.pile[t.drawn] = card
    t.write(ledger_entry(MOVE, card, place_of(seat, LIMBO), PILE, 1 << seat, 0, t.drawn + 1))
    t.note_hidden(PUT_BACK, seat, card, 1)


def lift_discards(t: SeasonsTable, seat: int, number: int) -> tuple[int, ...]:
    """Up to a number of cards from the top of the discard pile, in limbo, seen by one seat."""
    cards: list[int] = []
    while len(cards) < number and t.discard:
        card = t.discard.pop()
        cards.append(card)
        t.write(ledger_entry(MOVE, card, DISCARD, place_of(seat, LIMBO), 1 << seat, len(t.discard) + 1))
        t.revealed = True
        t.note_hidden(DUG, seat, card, 1)
    return tuple(cards)


def put_under(t: SeasonsTable, seat: int, card: int) -> None:
    """From limbo to the bottom of the discard pile; the others do not see which."""
    t.discard.insert(0, card)
    t.write(ledger_entry(TO_BOTTOM, card, place_of(seat, LIMBO), DISCARD, 1 << seat, 0))
    t.note_hidden(PUT_UNDER, seat, card, 1)


def keep(t: SeasonsTable, seat: int, card: int) -> None:
    """From limbo to hand."""
    receive(t, seat, card, 1 << seat)


def receive(t: SeasonsTable, seat: int, card: int, seen: int) -> None:
    """A card in limbo joins a hand."""
    t.players[seat].take(card)
    embrace(t, seat)
    t.moved(card, place_of(seat, LIMBO), place_of(seat, HAND), seen)
    t.note_to(KEPT, seat, card, seen)


def embrace(t: SeasonsTable, seat: int) -> None:
    """A seat has received cards: Argos' Embrace charges for them as soon as the effect at hand lets it."""
    if t.enchantment == ARGOS_EMBRACE:
        t.received |= 1 << seat


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
    receive(t, seat, card, t.everyone)
    clear_limbo(t, seat)
    return card


def reveal_top(t: SeasonsTable, seat: int) -> int:
    """Turn the top card over for all to see, in limbo; NO_CARD if there is none anywhere."""
    if t.drawn == len(t.pile):
        return NO_CARD
    t.revealed = True
    t.note(REVEALED, seat, t.pile[t.drawn])
    return take_top(t, place_of(seat, LIMBO), t.everyone)


def reject(t: SeasonsTable, seat: int, card: int, seen: int = 0) -> None:
    """From limbo to the discard pile, face down; `seen` are those who saw it besides the seat."""
    reject_together(t, seat, (card,), seen)


def reject_together(t: SeasonsTable, seat: int, cards: tuple[int, ...], seen: int = 0) -> None:
    """From limbo to the discard pile in their order, all at once: where they become the new pile, all of them do."""
    for card in cards:
        put_on_discard(t, seat, card, place_of(seat, LIMBO), seen | 1 << seat)
    refill(t)


def put_on_discard(t: SeasonsTable, seat: int, card: int, source: int, seen: int) -> None:
    """A seat's card goes from some place onto the discard pile; the caller sees to a new pile."""
    t.discard.append(card)
    t.write(ledger_entry(MOVE, card, source, DISCARD, seen, 0, len(t.discard)))
    t.note_to(DISCARDED, seat, card, seen)


def clear_limbo(t: SeasonsTable, seat: int) -> None:
    """Tell that a seat has nothing in limbo any more, unless another of its effects has."""
    for frame in t.stack:
        if frame.owner == seat and frame.pool:
            return
    emptied(t, place_of(seat, LIMBO))


def emptied(t: SeasonsTable, place: int) -> None:
    """Nothing is left in a place, as everybody can see: it tells where no card is."""
    t.write(ledger_entry(EMPTY, 0, place, 0, t.everyone, 0))


def take_from_hand(t: SeasonsTable, seat: int, card: int, target: int, seen: int) -> None:
    """A card leaves a hand for another place."""
    t.players[seat].hand.remove(card)
    t.moved(card, place_of(seat, HAND), target, seen)
    note_empty_hand(t, seat)


def note_empty_hand(t: SeasonsTable, seat: int) -> None:
    if not t.players[seat].hand:
        emptied(t, place_of(seat, HAND))


def reject_all(t: SeasonsTable, f: Frame) -> None:
    """What is left of the cards on show goes to the discard pile, in the order it was drawn (B9)."""
    reject_together(t, f.owner, f.pool)
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
    embrace(t, seat)
    both = 1 << f.owner | 1 << seat
    t.moved(card, place_of(f.owner, LIMBO), place_of(seat, HAND), both)
    t.revealed = True
    t.note_to(GAVE_CARD, f.owner, card, both, seat)


def discard_from_hand(t: SeasonsTable, seat: int, card: int, seen: int) -> None:
    """From hand to the discard pile, face down unless it was revealed."""
    t.players[seat].hand.remove(card)
    put_on_discard(t, seat, card, place_of(seat, HAND), seen)
    refill(t)
    note_empty_hand(t, seat)


def set_aside(t: SeasonsTable, seat: int, card: int, seen: int) -> None:
    """From hand to limbo, while it is not settled what becomes of it."""
    take_from_hand(t, seat, card, place_of(seat, LIMBO), seen)


def take_back(t: SeasonsTable, seat: int, card: int, seen: int) -> None:
    """From limbo to the hand that it came from: nothing is received."""
    t.players[seat].take(card)
    t.moved(card, place_of(seat, LIMBO), place_of(seat, HAND), seen)
