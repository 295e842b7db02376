"""Who can know where each card lies.

For every viewer, each card of each kind has the set of places where it may lie as far as that viewer, forgetting
nothing, can tell. Seeing narrows the set, unseen moves widen it. Two cards of a kind are the same card to everyone:
when either might be the one seen, the other is left with all places that were open to the two.

A table keeps a ledger of what moved and who saw it, one number an entry; the sets are worked out from it on demand,
so that tables copied for a search carry a list and no more.
"""

from typing import Final

from mypy_extensions import i64

COPIES: Final = 2  # cards of a kind, at most

# Ledger entries: operation, kind, from, to, seats that saw it, the spot it came from and the spot it goes to.
# A spot counts from 1: in the draw pile from where it was first laid out, in the discard pile from the bottom.
MOVE: Final = 0
MERGE: Final = 1  # all cards of one place join another
ROTATE: Final = 2  # the packs of a draft pass on
LOOK: Final = 3  # a seat learns what lies at one place of a pile
SEE: Final = 4  # a seat sees one card of a place
SEEN_ALL: Final = 5  # and that was all there was in it
EMPTY: Final = 6  # nothing is left in a place
RESHUFFLE: Final = 7  # the discards are the draw pile now
TO_BOTTOM: Final = 8  # a move to the bottom of the discard pile: every spot there moves up by one

SEEN_NOW: Final = 1 << 60


def ledger_entry(op: int, kind: int, source: int, target: int, seen: int, at: int, spot: int = 0) -> int:
    return op | kind << 4 | source << 12 | target << 20 | seen << 28 | at << 36 | spot << 48


class ViewerKnowledge:
    """What one viewer knows: for each card the set of places, and cards known to lie at one spot of a pile."""

    def __init__(self, masks: list[int]) -> None:
        self.masks = masks  # COPIES a kind; bit p: may lie in place p; 0: not in this game
        self.pins: dict[int, int] = {}  # spot in the draw pile -> kind
        self.buried: dict[int, int] = {}  # spot in the discard pile -> kind

    def copy(self) -> "ViewerKnowledge":
        copy = ViewerKnowledge(self.masks[:])
        copy.pins = dict(self.pins)
        copy.buried = dict(self.buried)
        return copy

    def seen_move(self, kind: int, source: int, target: int) -> None:
        """A card of this kind goes from one place to another, in sight."""
        first = COPIES * kind
        bit = 1 << source
        one = self.masks[first]
        other = self.masks[first + 1]
        if one & bit and other & bit:
            self.masks[first] = target
            self.masks[first + 1] = one | other
        elif one & bit:
            self.masks[first] = target
        elif other & bit:
            self.masks[first + 1] = target
        else:
            raise AssertionError("a card was seen where it could not be")

    def knows(self, kind: int, place: int) -> bool:
        """Whether a card of this kind is known to lie in a place."""
        return 1 << place in self.masks[COPIES * kind : COPIES * kind + COPIES]

    def see(self, kind: int, place: int) -> None:
        """One card of a place is seen, one after the other until `seen_all`: a card already seen is not seen again."""
        first = COPIES * kind
        bit = 1 << place
        one = self.masks[first]
        other = self.masks[first + 1]
        if one & SEEN_NOW or not one & bit:
            self.masks[first + 1] = bit | SEEN_NOW
        else:
            self.masks[first] = bit | SEEN_NOW
            if other & bit and not other & SEEN_NOW:
                self.masks[first + 1] = one | other

    def unseen_move(self, source: int, target: int) -> None:
        """Some card goes from one place to another, face down."""
        bit = 1 << source
        widened = 1 << target
        masks = self.masks
        for i in range(len(masks)):
            mask = masks[i]
            if mask & bit:
                masks[i] = mask | widened

    def merge(self, source: int, target: int) -> None:
        """Every card of one place joins another."""
        bit = 1 << source
        joined = 1 << target
        masks = self.masks
        for i in range(len(masks)):
            mask = masks[i]
            if mask & bit:
                masks[i] = (mask & ~bit) | joined

    def empty(self, place: int) -> None:
        masks = self.masks
        keep = ~(1 << place)
        for i in range(len(masks)):
            masks[i] &= keep

    def seen_all(self, place: int) -> None:
        """What was seen in a place is all that lies there."""
        masks = self.masks
        bit = 1 << place
        for i in range(len(masks)):
            mask = masks[i]
            masks[i] = mask & ~SEEN_NOW if mask & SEEN_NOW else mask & ~bit


class Places:
    """The places that stand for piles and packs, as a game numbers them."""

    def __init__(self, pile: int, pinned: int, discard: int, buried: int, first_pack: int, step: int) -> None:
        self.pile: Final = pile
        self.pinned: Final = pinned  # known to lie at one spot of the pile
        self.discard: Final = discard
        self.buried: Final = buried  # known to lie at one spot of the discard pile
        self.first_pack: Final = first_pack  # seat 0's pack; seat s's is `step * s` further
        self.step: Final = step


class Knowledge:
    """What all seats and a spectator (the last) know, brought up to date from the ledger.

    How many cards lie in each place is open to all: of a place with one card, whoever knows it sees it go.
    """

    def __init__(self, by_viewer: list[ViewerKnowledge], places: Places, sizes: list[int]) -> None:
        self.by_viewer = by_viewer
        self.places: Final = places
        self.sizes = sizes
        self.seats: Final = len(by_viewer) - 1

    def copy(self) -> "Knowledge":
        return Knowledge([known.copy() for known in self.by_viewer], self.places, self.sizes[:])

    def hear(self, ledger: list[int], start: int, end: int) -> None:
        """Bring every viewer up to date with ledger[start:end]."""
        for number in range(start, end):
            note = ledger[number]
            for viewer in range(len(self.by_viewer)):
                self.apply(self.by_viewer[viewer], note, note >> 28 >> viewer & 1 == 1)
            self.count(note & 15, note >> 12 & 255, note >> 20 & 255)

    def count(self, op: int, source: int, target: int) -> None:
        """Keep the number of cards in each place."""
        sizes = self.sizes
        if op in (MOVE, TO_BOTTOM):
            sizes[source] -= 1
            sizes[target] += 1
        elif op in (MERGE, RESHUFFLE):
            sizes[target] += sizes[source]
            sizes[source] = 0

    def apply(self, known: ViewerKnowledge, note: int, saw: bool) -> None:
        op = note & 15
        kind = note >> 4 & 255
        source = note >> 12 & 255
        target = note >> 20 & 255
        at = note >> 36 & 0xFFF
        spot = note >> 48
        if op == MOVE:
            self.move(known, kind, source, target, saw, at, spot)
        elif op == MERGE:
            known.merge(source, target)
        elif op == EMPTY:
            known.empty(source)
        elif op == ROTATE:
            self.rotate(known)
        elif op == RESHUFFLE:
            self.reshuffle(known)
        elif op == TO_BOTTOM:
            known.buried = {lower + 1: buried for lower, buried in known.buried.items()}
            self.move(known, kind, source, target, saw, at, 1)
        elif not saw:
            return
        elif op == LOOK:
            if at not in known.pins:
                known.seen_move(kind, source, 1 << self.places.pinned)
                known.pins[at] = kind
        elif op == SEE:
            known.see(kind, source)
        elif op == SEEN_ALL:
            known.seen_all(source)

    def move(self, known: ViewerKnowledge, kind: int, source: int, target: int, saw: bool, at: int, spot: int) -> None:
        """A card goes from one place to another; who knew the spot it came from sees it go."""
        places = self.places
        if source == places.pile and at in known.pins:
            del known.pins[at]
            source = places.pinned
            saw = True
        elif source == places.discard and at in known.buried:
            del known.buried[at]
            source = places.buried
            saw = True
        elif self.sizes[source] == 1:
            saw = saw or known.knows(kind, source)
        if not saw:
            known.unseen_move(source, target)
            return
        if spot and target == places.discard:
            known.buried[spot] = kind
            target = places.buried
        elif spot and target == places.pile:
            known.pins[spot] = kind
            target = places.pinned
        known.seen_move(kind, source, 1 << target)

    def reshuffle(self, known: ViewerKnowledge) -> None:
        known.empty(self.places.pile)
        known.merge(self.places.discard, self.places.pile)
        known.merge(self.places.buried, self.places.pile)
        known.buried = {}

    def rotate(self, known: ViewerKnowledge) -> None:
        packs = 0
        for seat in range(self.seats):
            packs |= 1 << self.places.first_pack + self.places.step * seat
        masks = known.masks
        for i in range(len(masks)):
            here = masks[i] & packs
            if here:
                masks[i] = (masks[i] & ~packs) | self.passed_left(here)

    def passed_left(self, packs: int) -> int:
        moved = 0
        for seat in range(self.seats):
            if packs >> self.places.first_pack + self.places.step * seat & 1:
                moved |= 1 << self.places.first_pack + self.places.step * ((seat + 1) % self.seats)
        return moved


def assign(masks: list[int], sizes: list[int], luck: list[int]) -> list[int]:
    """A place for every card, fitting its set and filling every place exactly; every fitting one is as likely, or very
    nearly so where sets overlap.

    Cards with an empty set get -1. Raises AssertionError if nothing fits, which sound knowledge rules out.
    """
    placed = [-1] * len(masks)
    groups: dict[int, list[int]] = {}  # cards by their set
    for card in range(len(masks)):
        if masks[card]:
            groups.setdefault(masks[card], []).append(card)
    if nested(list(groups)):
        scatter(groups, sizes[:], luck, placed)
    else:
        find(groups, masks, sizes[:], luck, placed)
    return placed


def nested(sets: list[int]) -> bool:
    """Whether of any two sets one holds the other or they share nothing."""
    for one in sets:
        for other in sets:
            shared = one & other
            if shared and shared != one and shared != other:
                return False
    return True


def scatter(groups: dict[int, list[int]], room: list[int], luck: list[int], placed: list[int]) -> None:
    """Cards of nested sets, the narrowest first, take any free spots open to them.

    Those of wider sets have as many ways left whichever they take, so that all assignments are equally likely.
    """
    for mask in sorted(groups, key=int.bit_count):
        spots: list[int] = []  # the place of each that is free
        for place in range(len(room)):
            if mask >> place & 1:
                spots += [place] * room[place]
        for card in groups[mask]:
            if not spots:
                raise AssertionError(NO_FIT)
            at = luck[card] % len(spots)
            placed[card] = spots[at]
            room[spots[at]] -= 1
            spots[at] = spots[-1]
            del spots[-1]


def find(groups: dict[int, list[int]], masks: list[int], room: list[int], luck: list[int], placed: list[int]) -> None:
    """Where sets overlap, a random greedy choice, mended by exchanges along augmenting paths wherever a place is full,
    finds a place for every card; exchanges of two cards at random then wash out what the finding favoured."""
    cards = [card for cards in groups.values() for card in cards]
    cards.sort(key=luck.__getitem__)
    members: list[list[int]] = [[] for _ in room]
    for card in cards:
        tried = [0]
        if not put(card, masks, room, placed, members, tried, luck):
            raise AssertionError(NO_FIT)
    mix([card for card in cards if masks[card] & (masks[card] - 1)], masks, placed, members, luck[0] & MIXER_MASK)


NO_FIT: Final = "no deal fits what is known"
MIXING: Final = 12  # exchanges tried for each card that may lie in more than one place
MIXER_MASK: Final = 0x7FFFFFFF


def mix(cards: list[int], masks: list[int], placed: list[int], members: list[list[int]], seed: int) -> None:
    """Exchange cards at random: any card, and any spot open to it, as long as the card there may lie where it does.

    An exchange is as likely as its undoing, so that all assignments become equally likely.
    """
    spots: dict[int, list[int]] = {}  # by set: every spot open to a card, its place and where in it
    for card in cards:
        if masks[card] not in spots:
            spots[masks[card]] = open_spots(masks[card], members)
    at = [0] * len(masks)  # where in its place a card lies
    for place in members:
        for spot, card in enumerate(place):
            at[card] = spot
    state: i64 = seed  # products that a short int of mypyc does not hold are slow, and cannot bear Ctrl-C
    for _ in range(MIXING * len(cards)):
        state = (state * 1103515245 + 12345) & MIXER_MASK
        card = cards[(state >> 8) % len(cards)]
        open_to = spots[masks[card]]
        state = (state * 1103515245 + 12345) & MIXER_MASK
        spot = open_to[(state >> 8) % len(open_to)]
        exchange(card, spot >> SPOT_BITS, spot & SPOT_MASK, masks, placed, members, at)


SPOT_BITS: Final = 16
SPOT_MASK: Final = 0xFFFF


def open_spots(mask: int, members: list[list[int]]) -> list[int]:
    """Every spot of a set of places, as one number each; exchanges change none of them."""
    spots: list[int] = []
    for place in range(len(members)):
        if mask >> place & 1:
            for spot in range(len(members[place])):
                spots.append(place << SPOT_BITS | spot)
    return spots


def exchange(
    card: int, place: int, spot: int, masks: list[int], placed: list[int], members: list[list[int]], at: list[int]
) -> None:
    """Let a card change places with the one at a spot, if that one may lie where the card does."""
    home = placed[card]
    other = members[place][spot]
    if place != home and masks[other] >> home & 1:
        members[place][spot] = card
        members[home][at[card]] = other
        at[other] = at[card]
        at[card] = spot
        placed[card] = place
        placed[other] = home


def put(
    card: int,
    masks: list[int],
    room: list[int],
    placed: list[int],
    members: list[list[int]],
    tried: list[int],
    luck: list[int],
) -> bool:
    """Find a place for one card, moving others on if every place open to it is full."""
    open_to = [place for place in range(len(room)) if masks[card] >> place & 1 and not tried[0] >> place & 1]
    spaces = sum(room[place] for place in open_to)
    if spaces > 0:
        # Each free spot is as likely as the next, so that big places get their share.
        spot = luck[card] % spaces
        for place in open_to:
            spot -= room[place]
            if spot < 0:
                room[place] -= 1
                settle_in(card, place, placed, members)
                return True
    for place in open_to:
        tried[0] |= 1 << place
        for other in members[place][:]:
            if put(other, masks, room, placed, members, tried, luck):
                settle_in(card, place, placed, members)
                return True
    return False


def settle_in(card: int, place: int, placed: list[int], members: list[list[int]]) -> None:
    old = placed[card]
    if old >= 0:
        members[old].remove(card)
    placed[card] = place
    members[place].append(card)
