"""The prelude: nine cards each, drafted or from the beginners' sets, and made into a hand and two libraries."""

from typing import Final

from conclave.seasons.events import DEALT, DRAFTED, PASSED, PREPARED, SHELVED
from conclave.seasons.names import LAST_CARD, NO_CARD
from conclave.seasons.picks import CARD
from conclave.seasons.rules import ALWAYS, effect, question
from conclave.seasons.state import (
    FIRST_PLACE,
    HAND,
    LIBRARY_2,
    LIBRARY_3,
    PACK,
    PILE,
    PINNED,
    SEAT_PLACES,
    SeasonsTable,
    place_of,
)
from conclave.seasons.telling import moved, note, whisper
from conclave.seasons.verbs import emptied
from conclave.table.frame import DONE, START, Frame
from conclave.table.knowledge import COPIES, MERGE, ROTATE, SEE, SEEN_ALL, Knowledge, Sight, entry
from conclave.table.luck import shuffled

DEAL: Final = 9  # cards each
SET: Final = 3  # cards in the hand and in each library
LEVELS: Final = ["apprentice", "magician", "archmage"]
LAST_BASIC: Final = 30  # the cards of the apprentice and magician levels
APPRENTICE_SETS: Final = [
    [1, 2, 7, 17, 18, 20, 26, 29, 30],
    [3, 5, 9, 14, 15, 21, 23, 25, 28],
    [4, 6, 7, 9, 12, 16, 22, 24, 30],
    [1, 2, 3, 11, 13, 15, 18, 25, 27],
]

ANSWERS: Final = 1
DRAFTED_ALL: Final = 1
BUILT: Final = 2


def cards_of(level: str) -> list[int]:
    """Every card of a level, both copies."""
    last = LAST_CARD if level == "archmage" else LAST_BASIC
    return [card for card in range(1, last + 1) for _ in range(COPIES)]


def nobody_knows(t: SeasonsTable, part: int) -> Knowledge:
    """Before the deal: any card of the level may be in the pile or in the given part of any seat."""
    mask = 1 << PILE
    for seat in range(t.seats):
        mask |= 1 << place_of(seat, part)
    cards = cards_of(t.setup.level)
    masks = [0] * (COPIES * (LAST_CARD + 1))
    for card in cards:
        masks[COPIES * card] = mask
        masks[COPIES * card + 1] = mask
    sights = [Sight(masks[:]) for _ in range(t.seats + 1)]
    return knowledge_of(sights, t.seats)


def knowledge_of(sights: list[Sight], seats: int) -> Knowledge:
    """What every viewer knows, told where piles and packs are."""
    return Knowledge(sights, PILE, PINNED, FIRST_PLACE + PACK, SEAT_PLACES, seats)


def see_all(t: SeasonsTable, cards: tuple[int, ...], place: int, seen: int) -> None:
    """Some seats see all the cards of a place."""
    for card in cards:
        t.write(entry(SEE, card, place, place, seen, 0))
    t.write(entry(SEEN_ALL, 0, place, place, seen, 0))


def deal(t: SeasonsTable) -> None:
    """Nine cards to each seat: a pack to draft from, or a beginners' set."""
    if t.setup.level == "apprentice":
        deal_sets(t)
        return
    t.base = nobody_knows(t, PACK)
    cards = shuffled(t.key, "deal", 0, cards_of(t.setup.level))
    for seat in range(t.seats):
        t.players[seat].pack = tuple(sorted(cards[DEAL * seat : DEAL * seat + DEAL]))
        see_all(t, t.players[seat].pack, place_of(seat, PACK), 1 << seat)
        note(t, DEALT, seat, 0, DEAL)
    t.pile = cards[DEAL * t.seats :]


def deal_sets(t: SeasonsTable) -> None:
    """The four fixed sets are dealt at random, openly; the other basic cards are the pile."""
    t.base = nobody_knows(t, HAND)
    order = shuffled(t.key, "sets", 0, [0, 1, 2, 3])
    rest = cards_of(t.setup.level)
    for seat in range(t.seats):
        player = t.players[seat]
        player.pack = tuple(APPRENTICE_SETS[order[seat]])
        for card in player.pack:
            rest.remove(card)
        see_all(t, player.pack, place_of(seat, HAND), t.everyone)
        note(t, DEALT, seat, 0, order[seat] + 1)
    t.pile = shuffled(t.key, "deal", 0, rest)


def draft(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose a card, pass the rest to the left, until none are left; everybody at once. `a`: who still chooses."""
    if f.step == START:
        if t.setup.level == "apprentice":
            return DONE
        f.a = (1 << t.seats) - 1
    else:
        me = t.players[t.answering]
        me.drafted = pick - CARD
        f.a &= ~(1 << t.answering)
        whisper(t, DRAFTED, t.answering, me.drafted, 1 << t.answering)
        if f.a == 0:
            pass_packs(t)
            if not t.players[0].pack:
                return DONE
            f.a = (1 << t.seats) - 1
    return t.ask_all(f, f.a, ASK_DRAFT, ANSWERS)


def pass_packs(t: SeasonsTable) -> None:
    """All have chosen: cards go to their owners, packs to the left; a pack of one card is kept without asking."""
    for seat in range(t.seats):
        take_from_pack(t, seat, t.players[seat].drafted)
        t.players[seat].drafted = NO_CARD
    packs = [player.pack for player in t.players]
    t.write(entry(ROTATE, 0, 0, 0, t.everyone, 0))
    t.revealed = True
    note(t, PASSED, 0)
    for seat in range(t.seats):
        me = t.players[t.left_of(seat)]
        me.pack = packs[seat]
        see_all(t, me.pack, place_of(t.left_of(seat), PACK), 1 << t.left_of(seat))
    if len(packs[0]) == 1:
        for seat in range(t.seats):
            take_from_pack(t, seat, t.players[seat].pack[0])
            emptied(t, place_of(seat, PACK))


def take_from_pack(t: SeasonsTable, seat: int, card: int) -> None:
    me = t.players[seat]
    left = list(me.pack)
    left.remove(card)
    me.pack = tuple(left)
    me.take(card)
    moved(t, card, place_of(seat, PACK), place_of(seat, HAND), 1 << seat)


def draft_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Packs are sorted: twins lie side by side."""
    picks: list[int] = []
    last = NO_CARD
    for card in t.players[seat].pack:
        if card != last:
            picks.append(CARD + card)
            last = card
    return picks


def build(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Make three sets of three: the hand, then library II, in rising order; the rest is library III.

    While a seat is at it, its `pack` is what it has not yet put anywhere. `a`: who is still building.
    """
    if f.step == START:
        f.a = (1 << t.seats) - 1
        for player in t.players:
            player.pack = tuple(sorted(player.pack + tuple(player.hand)))
            player.hand = []
    else:
        shelve(t, t.answering, pick - CARD)
        if len(t.players[t.answering].pack) == SET:
            f.a &= ~(1 << t.answering)
    if f.a == 0:
        for seat in range(t.seats):
            put_away(t, seat)
        return DONE
    return t.ask_all(f, f.a, ASK_BUILD, ANSWERS)


def shelve(t: SeasonsTable, seat: int, card: int) -> None:
    me = t.players[seat]
    left = list(me.pack)
    left.remove(card)
    me.pack = tuple(left)
    if len(me.hand) < SET:
        me.hand.append(card)
    else:
        me.library2 = (*me.library2, card)
    whisper(t, SHELVED, seat, card, 1 << seat)


def put_away(t: SeasonsTable, seat: int) -> None:
    """Everybody has built: hands and libraries are what they are now."""
    me = t.players[seat]
    me.library3 = me.pack
    me.pack = ()
    for card in me.library2:
        moved(t, card, place_of(seat, HAND), place_of(seat, LIBRARY_2), 1 << seat)
    for card in me.library3:
        moved(t, card, place_of(seat, HAND), place_of(seat, LIBRARY_3), 1 << seat)
    note(t, PREPARED, seat)


def build_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Cards not below the last one of the set being made, as long as enough are left to fill it."""
    me = t.players[seat]
    current = me.hand if len(me.hand) < SET else list(me.library2)
    least = current[-1] if current else NO_CARD
    needed = SET - len(current)
    picks: list[int] = []
    for at, card in enumerate(me.pack):
        if card >= least and len(me.pack) - at >= needed and (not picks or picks[-1] != CARD + card):
            picks.append(CARD + card)
    return picks


def open_library(t: SeasonsTable, seat: int, which: int) -> int:
    """A library joins its owner's hand; tells how many cards came."""
    me = t.players[seat]
    cards = me.library2 if which == 2 else me.library3
    if which == 2:
        me.library2 = ()
    else:
        me.library3 = ()
    for card in cards:
        me.take(card)
    part = LIBRARY_2 if which == 2 else LIBRARY_3
    t.write(entry(MERGE, 0, place_of(seat, part), place_of(seat, HAND), t.everyone, 0))
    return len(cards)


DRAFT: Final = effect("draft", draft)
BUILD: Final = effect("build", build)
ASK_DRAFT: Final = question("draft", draft_options, ALWAYS)
ASK_BUILD: Final = question("build", build_options, ALWAYS)


def prelude(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Draft, then build."""
    if f.step == START:
        return t.push(f, Frame(DRAFT, 0), DRAFTED_ALL)
    if f.step == DRAFTED_ALL:
        return t.push(f, Frame(BUILD, 0), BUILT)
    return DONE


PRELUDE: Final = effect("prelude", prelude)
