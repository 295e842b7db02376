"""The prelude: cards each, drafted or from the beginners' sets, made into a hand and two libraries; ability tokens."""

from typing import Final

from conclave.games.seasons.rules.events import DEALT, DRAFTED, KEPT_TOKEN, PASSED, PREPARED, SHELVED
from conclave.games.seasons.rules.knowledge import (
    COPIES,
    MERGE,
    ROTATE,
    SEE,
    SEEN_ALL,
    Knowledge,
    Places,
    ViewerKnowledge,
    ledger_entry,
)
from conclave.games.seasons.rules.names import (
    CARD_SETS,
    ELEMENTAL_CONSTRUCTION,
    EXTENDED_EXPERIENCE,
    LAST_CARD,
    NATURAL_SELECTION,
    NO_CARD,
    VISION_OF_DESTINY,
    tokens_with,
)
from conclave.games.seasons.rules.picks import CARD, TOKEN
from conclave.games.seasons.rules.piles import emptied, put_on_discard, unveil, without
from conclave.games.seasons.rules.registry import effect, question
from conclave.games.seasons.rules.state import (
    BURIED,
    DISCARD,
    FIRST_PLACE,
    HAND,
    LIBRARY_2,
    LIBRARY_3,
    PACK,
    PILE,
    PINNED,
    SEAT_PLACES,
    SeasonsTable,
    Setup,
    place_of,
)
from conclave.table.effects import ALWAYS, ChoiceSet
from conclave.table.frame import DONE, START, Frame
from conclave.table.rng import shuffled

DEAL: Final = 9  # cards each, where no enchantment says otherwise
SETS: Final = 3  # the hand and two libraries
DEALS: Final = {ELEMENTAL_CONSTRUCTION: 18, EXTENDED_EXPERIENCE: 12, NATURAL_SELECTION: 11}
TOKENS_EACH: Final = 3
LEVELS: Final = ["apprentice", "magician", "archmage"]
APPRENTICE_SETS: Final = [
    [1, 2, 7, 17, 18, 20, 26, 29, 30],
    [3, 5, 9, 14, 15, 21, 23, 25, 28],
    [4, 6, 7, 9, 12, 16, 22, 24, 30],
    [1, 2, 3, 11, 13, 15, 18, 25, 27],
]

PLACES: Final = Places(PILE, PINNED, DISCARD, BURIED, FIRST_PLACE + PACK, SEAT_PLACES)

ANSWERS: Final = 1


def cards_of(setup: Setup) -> list[int]:
    """Every card in the game, both copies."""
    cards: list[int] = []
    for card_set in CARD_SETS:
        if card_set.key in setup.sets:
            cards += card_set.numbers if setup.level == "archmage" else card_set.basic_numbers
    return [card for card in cards for _ in range(COPIES)]


def cards_each(setup: Setup) -> int:
    """How many cards a player is dealt."""
    return DEALS.get(setup.enchantment, DEAL)


def set_size(setup: Setup) -> int:
    """How many cards make up a hand or a library."""
    return DEALS[EXTENDED_EXPERIENCE] // SETS if setup.enchantment == EXTENDED_EXPERIENCE else DEAL // SETS


def nobody_knows(t: SeasonsTable, part: int) -> Knowledge:
    """Before the deal: any card of the level may be in the pile or in the given part of any seat."""
    mask = 1 << PILE
    for seat in range(t.seats):
        mask |= 1 << place_of(seat, part)
    cards = cards_of(t.setup)
    masks = [0] * (COPIES * (LAST_CARD + 1))
    for card in cards:
        masks[COPIES * card] = mask
        masks[COPIES * card + 1] = mask
    by_viewer = [ViewerKnowledge(masks[:]) for _ in range(t.seats + 1)]
    sizes = [0] * (FIRST_PLACE + SEAT_PLACES * t.seats)
    for seat in range(t.seats):
        sizes[place_of(seat, part)] = cards_each(t.setup)
    sizes[PILE] = len(cards) - sum(sizes)
    return Knowledge(by_viewer, PLACES, sizes)


def see_all(t: SeasonsTable, cards: tuple[int, ...], place: int, seen: int) -> None:
    """Some seats see all the cards of a place."""
    for card in cards:
        t.write(ledger_entry(SEE, card, place, place, seen, 0))
    t.write(ledger_entry(SEEN_ALL, 0, place, place, seen, 0))


def deal(t: SeasonsTable) -> None:
    """Ability tokens if they are in, and cards to each seat: a pack to choose from, or a beginners' set."""
    if t.setup.tokens:
        tokens = shuffled(t.key, "tokens", 0, tokens_with(t.setup.sets))
        for seat in range(t.seats):
            t.players[seat].tokens = tuple(sorted(tokens[TOKENS_EACH * seat : TOKENS_EACH * seat + TOKENS_EACH]))
    if t.setup.level == "apprentice":
        deal_sets(t)
        return
    t.base = nobody_knows(t, PACK)
    cards = shuffled(t.key, "deal", 0, cards_of(t.setup))
    each = cards_each(t.setup)
    for seat in range(t.seats):
        t.players[seat].pack = tuple(sorted(cards[each * seat : each * seat + each]))
        see_all(t, t.players[seat].pack, place_of(seat, PACK), 1 << seat)
        t.note(DEALT, seat, 0, each)
    t.pile = cards[each * t.seats :]


def deal_sets(t: SeasonsTable) -> None:
    """The four fixed sets are dealt at random, openly; the other basic cards are the pile."""
    t.base = nobody_knows(t, HAND)
    order = shuffled(t.key, "sets", 0, [0, 1, 2, 3])
    rest = cards_of(t.setup)
    for seat in range(t.seats):
        player = t.players[seat]
        player.pack = tuple(APPRENTICE_SETS[order[seat]])
        for card in player.pack:
            rest.remove(card)
        see_all(t, player.pack, place_of(seat, HAND), t.everyone)
        t.note(DEALT, seat, 0, order[seat] + 1)
    t.pile = shuffled(t.key, "deal", 0, rest)


# --- choosing cards ------------------------------------------------------------------------------------------------


def draft(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose a card, pass the rest to the left, until none are left; everybody at once. `a`: who still chooses."""
    if f.step == START:
        f.a = t.all_seats
    else:
        decide(t, f, pick - CARD)
        if f.a == 0:
            pass_packs(t)
            if not t.players[0].pack:
                return DONE
            f.a = t.all_seats
    return t.ask_all(f, f.a, ASK_DRAFT, ANSWERS)


def decide(t: SeasonsTable, f: Frame, card: int) -> None:
    """Remember what a seat has chosen until all others have; `a` is who still chooses."""
    t.players[t.answering].drafted = card
    f.a = t.unanswered
    t.note_hidden(DRAFTED, t.answering, card, 1)


def pass_packs(t: SeasonsTable) -> None:
    """All have chosen: cards go to their owners, packs to the left; a pack of one card is kept without asking.

    Under Natural Selection the very first card chosen is discarded instead.
    """
    first = t.enchantment == NATURAL_SELECTION and len(t.players[0].pack) == cards_each(t.setup)
    for seat in range(t.seats):
        if first:
            discard_from_pack(t, seat, t.players[seat].drafted)
        else:
            take_from_pack(t, seat, t.players[seat].drafted)
        t.players[seat].drafted = NO_CARD
    packs = [player.pack for player in t.players]
    t.write(ledger_entry(ROTATE, 0, 0, 0, t.everyone, 0))
    t.revealed = True
    t.note(PASSED, 0)
    for seat in range(t.seats):
        me = t.players[t.left_of(seat)]
        me.pack = packs[seat]
        see_all(t, me.pack, place_of(t.left_of(seat), PACK), 1 << t.left_of(seat))
    if len(packs[0]) == 1:
        for seat in range(t.seats):
            take_from_pack(t, seat, t.players[seat].pack[0])
            emptied(t, place_of(seat, PACK))


def discard_from_pack(t: SeasonsTable, seat: int, card: int) -> None:
    me = t.players[seat]
    me.pack = without(me.pack, card)
    put_on_discard(t, seat, card, place_of(seat, PACK), 1 << seat)


def take_from_pack(t: SeasonsTable, seat: int, card: int) -> None:
    me = t.players[seat]
    me.pack = without(me.pack, card)
    me.take(card)
    t.moved(card, place_of(seat, PACK), place_of(seat, HAND), 1 << seat)


def draft_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Packs are sorted: twins lie side by side."""
    picks: list[int] = []
    last = NO_CARD
    for card in t.players[seat].pack:
        if card != last:
            picks.append(CARD + card)
            last = card
    return picks


def draft_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    first = t.enchantment == NATURAL_SELECTION and len(t.players[seat].pack) == DEALS[NATURAL_SELECTION]
    return {"fate": "discard" if first else "keep"}


def select(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Elemental Construction: keep nine of all the cards dealt, chosen in rising order; the rest goes back.

    While a seat is at it, its hand is what it has chosen so far. `a`: who still chooses.
    """
    if f.step == START:
        f.a = t.all_seats
    else:
        me = t.players[t.answering]
        me.pack = without(me.pack, pick - CARD)
        me.hand.append(pick - CARD)
        t.note_hidden(DRAFTED, t.answering, pick - CARD, 1)
        if len(me.hand) == DEAL:
            f.a = t.unanswered
    if f.a == 0:
        return_the_rest(t)
        return DONE
    return t.ask_all(f, f.a, ASK_SELECT, ANSWERS)


def return_the_rest(t: SeasonsTable) -> None:
    """What nobody wants is shuffled into the pile."""
    pile = t.pile[t.drawn :]
    for seat, me in enumerate(t.players):
        for card in me.hand:
            t.moved(card, place_of(seat, PACK), place_of(seat, HAND), 1 << seat)
        pile += me.pack
        me.pack = ()
        t.write(ledger_entry(MERGE, 0, place_of(seat, PACK), PILE, t.everyone, 0))
    t.pile = shuffled(t.key, "construction", 0, sorted(pile))
    t.drawn = 0
    t.revealed = True


def select_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    me = t.players[seat]
    return rising(me.pack, me.hand[-1] if me.hand else NO_CARD, DEAL - len(me.hand))


def select_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    me = t.players[seat]
    return cards_set(me.pack, me.hand[-1] if me.hand else NO_CARD, DEAL - len(me.hand))


def select_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"left": DEAL - len(t.players[seat].hand)}


def rising(cards: tuple[int, ...], least: int, needed: int) -> list[int]:
    """Sorted cards not below the last one chosen, as long as enough are left for all that are needed."""
    picks: list[int] = []
    for at, card in enumerate(cards):
        if card >= least and len(cards) - at >= needed and (not picks or picks[-1] != CARD + card):
            picks.append(CARD + card)
    return picks


def cards_set(cards: tuple[int, ...], least: int, needed: int) -> ChoiceSet:
    """The cards of a set, chosen from those not below the last one."""
    return ChoiceSet(needed, [(CARD + card, cards.count(card)) for card in sorted(set(cards)) if card >= least])


def winnow(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Natural Selection: each discards one of the ten cards drafted, everybody at once. `a`: who still chooses."""
    if f.step == START:
        f.a = t.all_seats
    else:
        decide(t, f, pick - CARD)
    if f.a:
        return t.ask_all(f, f.a, ASK_WINNOW, ANSWERS)
    for seat, me in enumerate(t.players):
        me.hand.remove(me.drafted)
        put_on_discard(t, seat, me.drafted, place_of(seat, HAND), 1 << seat)
        me.drafted = NO_CARD
    t.revealed = True
    return DONE


def winnow_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [CARD + card for card in sorted(set(t.players[seat].hand))]


# --- hand and libraries --------------------------------------------------------------------------------------------


def build(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Make three sets: the hand, then library II, in rising order; the rest is library III.

    While a seat is at it, its `pack` is what it has not yet put anywhere. `a`: who is still building.
    """
    if f.step == START:
        f.a = t.all_seats
        for player in t.players:
            player.pack = tuple(sorted(player.pack + tuple(player.hand)))
            player.hand = []
    else:
        shelve(t, t.answering, pick - CARD)
        if len(t.players[t.answering].pack) == set_size(t.setup):
            f.a = t.unanswered
    if f.a == 0:
        for seat in range(t.seats):
            put_away(t, seat)
        t.revealed = True  # that all have built: nobody goes back to it from the choice of tokens
        return DONE
    return t.ask_all(f, f.a, ASK_BUILD, ANSWERS)


def shelve(t: SeasonsTable, seat: int, card: int) -> None:
    me = t.players[seat]
    me.pack = without(me.pack, card)
    if len(me.hand) < set_size(t.setup):
        me.hand.append(card)
    else:
        me.library2 = (*me.library2, card)
    t.note_hidden(SHELVED, seat, card, 1)


def put_away(t: SeasonsTable, seat: int) -> None:
    """Everybody has built: hands and libraries are what they are now."""
    me = t.players[seat]
    me.library3 = me.pack
    me.pack = ()
    for card in me.library2:
        t.moved(card, place_of(seat, HAND), place_of(seat, LIBRARY_2), 1 << seat)
    for card in me.library3:
        t.moved(card, place_of(seat, HAND), place_of(seat, LIBRARY_3), 1 << seat)
    t.note(PREPARED, seat)


def build_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Cards not below the last one of the set being made, as long as enough are left to fill it."""
    me = t.players[seat]
    size = set_size(t.setup)
    current = me.hand if len(me.hand) < size else list(me.library2)
    return rising(me.pack, current[-1] if current else NO_CARD, size - len(current))


def build_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    me = t.players[seat]
    size = set_size(t.setup)
    current = me.hand if len(me.hand) < size else list(me.library2)
    return cards_set(me.pack, current[-1] if current else NO_CARD, size - len(current))


def build_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    me = t.players[seat]
    size = set_size(t.setup)
    if len(me.hand) < size:
        return {"set": "hand", "left": size - len(me.hand)}
    return {"set": "library", "left": size - len(me.library2)}


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
    t.write(ledger_entry(MERGE, 0, place_of(seat, part), place_of(seat, HAND), t.everyone, 0))
    return len(cards)


# --- ability tokens ------------------------------------------------------------------------------------------------


def keep_token(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Keep one of three ability tokens, everybody at once, then turn them up together. `a`: who still chooses."""
    if f.step == START:
        f.a = t.all_seats
    else:
        t.players[t.answering].token = pick - TOKEN
        f.a = t.unanswered
    if f.a:
        return t.ask_all(f, f.a, ASK_TOKEN, ANSWERS)
    for seat, me in enumerate(t.players):
        me.tokens = ()
        t.note(KEPT_TOKEN, seat, NO_CARD, me.token)
    t.revealed = True
    return DONE


def token_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [TOKEN + token for token in t.players[seat].tokens]


DRAFT: Final = effect("draft", draft)
SELECT: Final = effect("select", select)
WINNOW: Final = effect("winnow", winnow)
BUILD: Final = effect("build", build)
KEEP_TOKEN: Final = effect("keep-token", keep_token)
ASK_DRAFT: Final = question("draft", draft_options, ALWAYS, arguments=draft_arguments)
ASK_SELECT: Final = question("select", select_options, ALWAYS, arguments=select_arguments, set_of=select_set)
ASK_WINNOW: Final = question("winnow", winnow_options, ALWAYS)
ASK_BUILD: Final = question("build", build_options, ALWAYS, arguments=build_arguments, set_of=build_set)
ASK_TOKEN: Final = question("token", token_options, ALWAYS)
SIMULTANEOUS: Final = [ASK_DRAFT, ASK_SELECT, ASK_WINNOW, ASK_BUILD, ASK_TOKEN]

CHOSEN_ALL: Final = 1
WINNOWED: Final = 2
BUILT: Final = 3
PREPARED_ALL: Final = 4


def prelude(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose cards, build, keep a token; then Vision of Destiny shows the top of the pile (O19)."""
    if f.step == START and t.setup.level != "apprentice":
        return t.push(f, Frame(SELECT if t.enchantment == ELEMENTAL_CONSTRUCTION else DRAFT, 0), CHOSEN_ALL)
    if f.step == CHOSEN_ALL and t.enchantment == NATURAL_SELECTION:
        return t.push(f, Frame(WINNOW, 0), WINNOWED)
    if f.step <= WINNOWED:
        return t.push(f, Frame(BUILD, 0), BUILT)
    if f.step == BUILT and t.setup.tokens:
        return t.push(f, Frame(KEEP_TOKEN, 0), PREPARED_ALL)
    if t.enchantment == VISION_OF_DESTINY:
        unveil(t)
    return DONE


PRELUDE: Final = effect("prelude", prelude)
