"""Free ways: which seals and scrolls a mage can reach, found with sets of spaces as bits.

Free spaces that hang together are a region. Regions only ever grow: a seal that is gone or a figure that leaves clears
a space, and a figure never goes to a space that was free. So they are kept from turn to turn, and what a mage can
reach is what its region touches.
"""

from typing import Final

from conclave.games.archimage.rules.elements import ELEMENTS, SIDES, SPIRIT, element_of, power_of, seal
from conclave.games.archimage.rules.scrolls import scroll_element, scroll_power
from conclave.games.archimage.rules.state import HALL, HOME, ArchimageTable, Player

NOBODY: Final = -1
SUMS: Final = 7  # of dice that matter, from 0: no seal is stronger than 6
ALL: Final = SUMS - 1  # what is worth the highest sum is every seal of an element
EVERYWHERE: Final = -1  # as a set of spaces

# Sets of spaces are read in words of 60 bits: powers of 2 all differ modulo 61.
WORD: Final = 60
WORD_BITS: Final = (1 << WORD) - 1
PRIME: Final = 61
PLACES: Final = [next((at for at in range(WORD) if (1 << at) % PRIME == rest), 0) for rest in range(PRIME)]


def spaces_in(spaces: int, first: int = 0) -> list[int]:
    """The spaces of a set, rising; or the picks that name them, from the pick of space 0 on."""
    found: list[int] = []
    while spaces:
        word = spaces & WORD_BITS
        while word:
            lowest = word & -word
            found.append(first + PLACES[lowest % PRIME])
            word ^= lowest
        spaces >>= WORD
        first += WORD
    return found


def seal_at(t: ArchimageTable, space: int) -> int:
    """The seal on a space: a token's, or a scroll's own; 0 if there is none."""
    if t.seals[space]:
        return t.seals[space]
    scroll = t.scrolls_on_board[space]
    return seal(scroll_element(scroll), scroll_power(scroll)) if scroll else 0


def fits(token: int, element: int) -> bool:
    """Whether a spell of an element may touch a seal; spirit chooses freely."""
    return element in (SPIRIT, element_of(token))


def fitting(t: ArchimageTable, element: int) -> int:
    """Where seals are that a spell of an element may touch; where others have been before, too."""
    return EVERYWHERE if element == SPIRIT else t.worth[element * SUMS + ALL]


def tokens_of(t: ArchimageTable, element: int) -> int:
    """Spaces with a seal token that a spell of an element may touch."""
    return t.tokens & fitting(t, element)


# --- regions ---------------------------------------------------------------------------------------------------------


def joined(t: ArchimageTable, regions: tuple[int, ...], space: int) -> tuple[int, ...]:
    """Regions once a space is free, its own first. A region is told by its spaces and all that they touch."""
    bit = t.board.bits[space]
    grown = t.board.ways[space] | bit
    if len(regions) == 1 and regions[0] & bit:
        return (regions[0] | grown,)
    apart: list[int] = []
    for region in regions:
        if region & bit:
            grown |= region
        else:
            apart.append(region)
    return (grown, *apart)


def find_regions(t: ArchimageTable) -> None:
    """All regions anew, for a table that has been laid out or loaded."""
    t.regions = joined(t, (), HALL)
    for space in range(1, len(t.board.spaces)):
        clear(t, space)
    t.invalidate_paths()


def clear(t: ArchimageTable, space: int) -> None:
    """A seal or a figure has left a space: if nothing else is there, it is free."""
    t.invalidate_paths()
    if not t.sealed & t.board.bits[space] and not occupied(t, space):
        t.regions = joined(t, t.regions, space)


def occupied(t: ArchimageTable, space: int) -> bool:
    """Whether a figure stands on a space; in the hall there is room for all."""
    for player in t.players:
        if player.familiar == space or (player.mage == space and space != HALL):
            return True
    return False


def unseal(t: ArchimageTable, space: int) -> None:
    """A seal or scroll is gone."""
    left = ~t.board.bits[space]
    t.sealed &= left
    t.tokens &= left


def move_mage(t: ArchimageTable, seat: int, space: int) -> None:
    """To a space whose seal has just been broken."""
    left = t.players[seat].mage
    t.players[seat].mage = space
    clear(t, left)


def move_familiar(t: ArchimageTable, seat: int, space: int) -> None:
    left = t.players[seat].familiar
    t.players[seat].familiar = space
    t.invalidate_paths()
    if left != HOME:
        clear(t, left)


# --- what a mage can reach -----------------------------------------------------------------------------------------


def barred(t: ArchimageTable, seat: int, mage: int = NOBODY, familiar: int = NOBODY) -> int:
    """Spaces that other mages and familiars close to a seat, but for one mage or familiar that is passed over."""
    bits = t.board.bits
    bars = 0
    for other in range(t.seats):
        if other == seat:
            continue
        player = t.players[other]
        if other != mage and player.mage != HALL:
            bars |= bits[player.mage]
        if other != familiar and player.familiar != HOME:
            bars |= bits[player.familiar]
    return bars


def guarded(t: ArchimageTable) -> int:
    """Spaces whose scroll has a guardian on it."""
    spaces = 0
    for space in t.guardians:
        if space != HOME:
            spaces |= t.board.bits[space]
    return spaces


def reach(t: ArchimageTable, seat: int) -> int:
    """The seals and scrolls that a seat's mage can reach and may break, worked out once for a position."""
    if t.reach_seat != seat:
        me = t.players[seat]
        regions = t.regions
        if me.familiar not in (HOME, me.mage) and not t.sealed & t.board.bits[me.familiar]:
            regions = joined(t, regions, me.familiar)
        t.own_regions = joined(t, regions, me.mage)
        t.breakable = t.sealed & ~barred(t, seat) & ~guarded(t)
        t.reach_known = t.own_regions[0] & t.breakable
        t.reach_seat = seat
    return t.reach_known


def beyond(t: ArchimageTable, seat: int, space: int) -> int:
    """What else a seat's mage could reach and break if it could walk on one more space, which its region touches."""
    known = reach(t, seat)
    bit = t.board.bits[space]
    if not t.own_regions[0] & bit:
        return 0
    return joined(t, t.own_regions, space)[0] & t.breakable & ~bit & ~known


# --- what dice are worth -------------------------------------------------------------------------------------------


def find_seals(t: ArchimageTable) -> None:
    """Where seals are; and for each element and sum of dice, those it is worth. What is broken later stays in these."""
    rows = [0] * (ELEMENTS * SUMS)
    t.sealed = t.tokens = 0
    for space in range(len(t.seals)):
        token = seal_at(t, space)
        if token:
            bit = t.board.bits[space]
            t.sealed |= bit
            if t.seals[space]:
                t.tokens |= bit
            for worth in range(power_of(token), SUMS):
                rows[element_of(token) * SUMS + worth] |= bit
    t.worth = tuple(rows)


def swap_worth(t: ArchimageTable, one: int, other: int) -> None:
    """Two seals have changed places."""
    both = t.board.bits[one] | t.board.bits[other]
    rows: list[int] = []
    for row in t.worth:
        here = row & both
        rows.append(row if here in (0, both) else row ^ both)
    t.worth = tuple(rows)


def payable(t: ArchimageTable, me: Player) -> int:
    """The seals that a player's dice can break, wherever they are: of each colour, and of spirit with the best one."""
    worth = t.worth
    best = spaces = shown = colour = 0
    for number in me.dice:
        if number // SIDES != colour:
            spaces |= worth[colour * SUMS + shown]
            if shown > best:
                best = shown
            colour = number // SIDES
            shown = 0
        shown += number % SIDES + 1
        if shown > ALL:
            shown = ALL
    return spaces | worth[colour * SUMS + shown] | worth[SPIRIT * SUMS + (best if best > shown else shown)]


def tokens_of_kind(t: ArchimageTable, element: int, power: int) -> int:
    """Where the tokens of an element and a power are."""
    row = element * SUMS + power
    return t.worth[row] & ~t.worth[row - 1] & t.tokens
