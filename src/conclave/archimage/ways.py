"""Free ways: which seals and scrolls a mage can reach, found with sets of spaces as bits."""

from typing import Final

from conclave.archimage.elements import COLOURS, ELEMENTS, SPIRIT, element_of, power_of, seal
from conclave.archimage.scrolls import scroll_element, scroll_power
from conclave.archimage.state import HALL, HOME, ArchimageTable

NOBODY: Final = -1
SUMS: Final = 7  # of dice that matter, from 0: no seal is stronger than 6


def seal_at(t: ArchimageTable, space: int) -> int:
    """The seal on a space: a token's, or a scroll's own; 0 if there is none."""
    if t.seals[space]:
        return t.seals[space]
    scroll = t.lying[space]
    return seal(scroll_element(scroll), scroll_power(scroll)) if scroll else 0


def barred(t: ArchimageTable, seat: int, mage: int = NOBODY, familiar: int = NOBODY) -> int:
    """Spaces that other mages and familiars close to a seat, but for one mage or familiar that is passed over."""
    bars = 0
    for other in range(t.seats):
        if other == seat:
            continue
        player = t.players[other]
        if other != mage and player.mage != HALL:
            bars |= 1 << player.mage
        if other != familiar and player.familiar != HOME:
            bars |= 1 << player.familiar
    return bars


def flood(t: ArchimageTable, start: int, closed: int) -> tuple[int, int]:
    """The spaces that can be walked on from a space, through whatever is not closed; and all that touch those."""
    ways = t.board.ways
    walked = 1 << start
    touched = ways[start]
    edge = touched & ~closed & ~walked
    while edge:
        lowest = edge & -edge
        walked |= lowest
        touched |= ways[lowest.bit_length() - 1]
        edge = touched & ~closed & ~walked
    return walked, touched


def guarded(t: ArchimageTable) -> int:
    """Spaces whose scroll has a guardian on it."""
    spaces = 0
    for space in t.guardians:
        if space != HOME:
            spaces |= 1 << space
    return spaces


def reach(t: ArchimageTable, seat: int) -> int:
    """The seals and scrolls that a seat's mage can reach and may break, worked out once for a position."""
    if t.reach_seat != seat:
        bars = barred(t, seat)
        mage = t.players[seat].mage
        if is_open(t, mage, bars):
            t.walked = t.cave & ~bars
            t.reach_known = reach_along_rim(t, bars)
        else:
            t.walked, touched = flood(t, mage, t.sealed | bars)
            t.reach_known = touched & t.sealed & ~bars & ~guarded(t)
        t.reach_seat = seat
    return t.reach_known


def beyond(t: ArchimageTable, seat: int, space: int, bars: int) -> int:
    """What else could be reached and broken if one more space could be walked on, with these bars."""
    known = reach(t, seat)
    if not t.board.ways[space] & t.walked or bars >> space & 1:
        return 0
    touched = flood(t, space, t.sealed | bars | t.walked)[1]
    return touched & t.sealed & ~(1 << space) & ~bars & ~guarded(t) & ~known


def is_open(t: ArchimageTable, mage: int, bars: int) -> bool:
    """Whether a mage can walk through the whole cave: nobody stands between two free spaces of it.

    Most stand at the end of a way, on the last seal that they broke, and bar nothing but what lies behind them.
    """
    inside = bars & t.cave
    free = t.cave & ~bars
    if not free >> mage & 1:
        return False
    while inside:
        lowest = inside & -inside
        around = t.board.ways[lowest.bit_length() - 1]
        beside = around & free
        if beside & beside - 1 or around & bars & t.cave:
            return False
        inside ^= lowest
    return True


def reach_along_rim(t: ArchimageTable, bars: int) -> int:
    """What touches the cave, less what touches it only where somebody stands."""
    ways = t.board.ways
    free = t.cave & ~bars
    found = t.rim & ~bars & ~guarded(t)
    inside = bars & t.cave
    while inside:
        lowest = inside & -inside
        behind = ways[lowest.bit_length() - 1] & found
        while behind:
            seal_bit = behind & -behind
            if not ways[seal_bit.bit_length() - 1] & free:
                found ^= seal_bit
            behind ^= seal_bit
        inside ^= lowest
    return found


def open_space(t: ArchimageTable, space: int) -> None:
    """A seal is gone: the cave grows by its space and by whatever free space lies behind, if it touches the cave."""
    ways = t.board.ways
    t.sealed &= ~(1 << space)
    t.stirred()
    if ways[space] & t.cave:
        grown = 1 << space
        while grown:
            lowest = grown & -grown
            t.cave |= lowest
            t.rim |= ways[lowest.bit_length() - 1]
            grown = (grown | ways[lowest.bit_length() - 1]) & ~t.sealed & ~t.cave
        t.rim &= t.sealed


def find_cave(t: ArchimageTable) -> None:
    """The cave and its rim anew, for a table that has been laid out or loaded."""
    t.cave = 1 << HALL
    t.rim = t.board.ways[HALL]
    edge = t.rim & ~t.sealed
    while edge:
        lowest = edge & -edge
        t.cave |= lowest
        t.rim |= t.board.ways[lowest.bit_length() - 1]
        edge = t.rim & ~t.sealed & ~t.cave
    t.rim &= t.sealed


def spaces_in(spaces: int) -> list[int]:
    """The spaces of a set, rising."""
    found: list[int] = []
    while spaces:
        lowest = spaces & -spaces
        found.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return found


def is_token(t: ArchimageTable, space: int) -> bool:
    return t.seals[space] > 0


def fits(token: int, element: int) -> bool:
    """Whether a spell of an element may touch a seal; spirit chooses freely."""
    return element in (SPIRIT, element_of(token))


def tokens_of(t: ArchimageTable, element: int) -> list[int]:
    """Spaces with a seal token that a spell of an element may touch."""
    return [space for space, token in enumerate(t.seals) if token and fits(token, element)]


# --- what dice are worth -------------------------------------------------------------------------------------------


def find_worth(t: ArchimageTable) -> None:
    """For each element and sum of dice, the seals that it is worth, as bits; what is broken later stays in them."""
    rows = [0] * (ELEMENTS * SUMS)
    for space in range(len(t.seals)):
        token = seal_at(t, space)
        if token:
            for worth in range(power_of(token), SUMS):
                rows[element_of(token) * SUMS + worth] |= 1 << space
    t.worth = tuple(rows)


def payable(t: ArchimageTable, seat: int) -> int:
    """The seals that a seat's dice can break, wherever they are: of each colour, and of spirit with the best one."""
    totals = t.players[seat].totals()
    spaces = t.worth[SPIRIT * SUMS + min(max(totals), SUMS - 1)]
    for colour in range(COLOURS):
        spaces |= t.worth[colour * SUMS + min(totals[colour], SUMS - 1)]
    return spaces
