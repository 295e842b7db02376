"""Free ways: which seals and scrolls a mage can reach, found with sets of spaces as bits."""

from typing import Final

from conclave.archimage.elements import SPIRIT, element_of, seal
from conclave.archimage.scrolls import scroll_element, scroll_power
from conclave.archimage.state import HALL, HOME, ArchimageTable

NOBODY: Final = -1


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


def flood(t: ArchimageTable, start: int, closed: int) -> int:
    """All spaces that touch a way from a space through whatever is not closed, the closed ones at its edge included."""
    ways = t.board.ways
    walked = 1 << start
    touched = ways[start]
    edge = touched & ~closed
    while edge:
        walked |= edge
        more = 0
        while edge:
            lowest = edge & -edge
            more |= ways[lowest.bit_length() - 1]
            edge ^= lowest
        touched |= more
        edge = more & ~closed & ~walked
    return touched


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
        t.reach_known = reach_from(t, seat, t.players[seat].mage, 0, barred(t, seat))
        t.reach_seat = seat
    return t.reach_known


def reach_from(t: ArchimageTable, seat: int, start: int, gone: int, bars: int) -> int:
    """The same from another space, with some seals gone and with other bars."""
    sealed = t.sealed & ~gone
    return flood(t, start, sealed | bars) & sealed & ~bars & ~guarded(t)


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
