"""The spells of circle II, the school of Passages: seals and scrolls on the board, near or far."""

from typing import Final

from conclave.games.archimage.rules.dice import change_die, colours_of, raised
from conclave.games.archimage.rules.elements import COLOURS, SIDES, SPIRIT, element_of, power_of, value_of
from conclave.games.archimage.rules.events import REMOVED_SEAL, SWAPPED_SCROLLS, SWAPPED_SEALS
from conclave.games.archimage.rules.picks import DIE, SPACE
from conclave.games.archimage.rules.registry import question, spell
from conclave.games.archimage.rules.scrolls import (
    ABSORPTION,
    DISINTEGRATION,
    EXCHANGE,
    HIGHEST,
    INVERSION,
    LOWEST,
    REORGANISATION,
    scroll,
    scroll_element,
)
from conclave.games.archimage.rules.state import STORED, ArchimageTable, stored
from conclave.games.archimage.rules.ways import clear, fits, spaces_in, swap_worth, tokens_of, tokens_of_kind, unseal
from conclave.table.frame import DONE, START, Frame

FIRST: Final = 1
SECOND: Final = 2

# --- Inversion and Exchange ----------------------------------------------------------------------------------------


def inverts(t: ArchimageTable, element: int, one: int, other: int) -> bool:
    """Two tokens of the same power and different colours, the first of the spell's colour."""
    a, b = t.seals[one], t.seals[other]
    return fits(a, element) and power_of(a) == power_of(b) and element_of(a) != element_of(b)


def exchanges(t: ArchimageTable, element: int, one: int, other: int) -> bool:
    """Two tokens of different powers and the same colour, the spell's."""
    a, b = t.seals[one], t.seals[other]
    return fits(a, element) and power_of(a) != power_of(b) and element_of(a) == element_of(b)


def partners(t: ArchimageTable, f: Frame, one: int) -> list[int]:
    """What a token may be swapped with. Pairs that could be named either way are named in rising order."""
    suits = inverts if f.effect == INVERTING else exchanges
    first = one + 1 if either_way(f) else 1
    return [other for other in range(first, len(t.seals)) if t.seals[other] and suits(t, f.a, one, other)]


def either_way(f: Frame) -> bool:
    """Whether the two tokens of a swap could be named in either order."""
    return f.effect != INVERTING or f.a == SPIRIT


def with_partner(t: ArchimageTable, f: Frame) -> list[int]:
    """Tokens that something may be swapped with: the last token of a kind tells of all of them."""
    inverting = f.effect == INVERTING
    both_ways = either_way(f)
    kinds: list[int] = []
    last: list[int] = []
    for space in range(len(t.seals) - 1, 0, -1):
        if t.seals[space] and t.seals[space] not in kinds:
            kinds.append(t.seals[space])
            last.append(space)
    found: list[int] = []
    for one in spaces_in(tokens_of(t, f.a)):
        for other in last:
            if both_ways and other < one:
                break
            if inverts(t, f.a, one, other) if inverting else exchanges(t, f.a, one, other):
                found.append(one)
                break
    return found


def swap_tokens(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Choose a token, then another; they change places. `b`: the first."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_FIRST_SEAL, FIRST)
    if f.step == FIRST:
        f.b = pick - SPACE
        return t.ask(f, f.owner, ASK_SECOND_SEAL, SECOND)
    other = pick - SPACE
    t.seals[f.b], t.seals[other] = t.seals[other], t.seals[f.b]
    swap_worth(t, f.b, other)
    t.note(SWAPPED_SEALS, f.owner, f.card, f.b, other)
    return DONE


def first_seal_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SPACE + one for one in with_partner(t, f)]


def second_seal_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SPACE + other for other in partners(t, f, f.b)]


def beside_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"space": f.b}


def can_invert(t: ArchimageTable, seat: int, element: int) -> bool:
    """Whether there are two tokens of one power in two colours, one of them of the spell's."""
    for power in range(LOWEST, HIGHEST + 1):
        kinds = 0
        for colour in range(COLOURS):
            if tokens_of_kind(t, colour, power):
                kinds += 1
        if kinds > 1 and (element == SPIRIT or tokens_of_kind(t, element, power)):
            return True
    return False


def can_exchange(t: ArchimageTable, seat: int, element: int) -> bool:
    """Whether there are two tokens of one colour in two powers."""
    for colour in colours_of(element):
        kinds = 0
        for power in range(LOWEST, HIGHEST + 1):
            if tokens_of_kind(t, colour, power):
                kinds += 1
        if kinds > 1:
            return True
    return False


ASK_FIRST_SEAL: Final = question("first-seal", first_seal_options)
ASK_SECOND_SEAL: Final = question("second-seal", second_seal_options, arguments=beside_arguments)
INVERTING: Final = spell(INVERSION, swap_tokens, can_invert)
spell(EXCHANGE, swap_tokens, can_exchange)

# --- Absorption ----------------------------------------------------------------------------------------------------


def absorption(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Discard the token that lies on the scroll and add its power to one of your dice, at most 6."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_STRENGTHEN, FIRST)
    me = t.players[f.owner]
    at = holder(t, f.owner, f.a)
    power = power_of(stored(me.scrolls[at]))
    me.scrolls[at] -= stored(me.scrolls[at]) << STORED
    me.scrolls.sort()
    change_die(t, f.owner, pick - DIE, raised(pick - DIE, power))
    return DONE


def holder(t: ArchimageTable, seat: int, element: int) -> int:
    """Where an Absorption of this element lies, with a token on it; -1 if there is none."""
    me = t.players[seat]
    at = me.find(scroll(ABSORPTION, element))
    return at if at >= 0 and stored(me.scrolls[at]) else -1


def strengthen_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [DIE + number for number in sorted(set(t.players[seat].dice)) if value_of(number) < SIDES]


def can_strengthen(t: ArchimageTable, seat: int, element: int) -> bool:
    dice = t.players[seat].dice
    return holder(t, seat, element) >= 0 and any(value_of(number) < SIDES for number in dice)


ASK_STRENGTHEN: Final = question("strengthen", strengthen_options)
spell(ABSORPTION, absorption, can_strengthen)

# --- Disintegration ------------------------------------------------------------------------------------------------


def disintegration(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Discard a token of the colour; nothing is broken by it."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_DISINTEGRATE, FIRST)
    space = pick - SPACE
    t.note(REMOVED_SEAL, f.owner, f.card, t.seals[space], space)
    t.seals[space] = 0
    unseal(t, space)
    clear(t, space)
    return DONE


def disintegrate_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return spaces_in(tokens_of(t, f.a), SPACE)


def can_disintegrate(t: ArchimageTable, seat: int, element: int) -> bool:
    return tokens_of(t, element) != 0


ASK_DISINTEGRATE: Final = question("disintegrate", disintegrate_options)
spell(DISINTEGRATION, disintegration, can_disintegrate)

# --- Reorganisation ------------------------------------------------------------------------------------------------


def reorganisation(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Swap two scrolls on the board, at least one of them of the colour. `b`: that one."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_FIRST_SCROLL, FIRST)
    if f.step == FIRST:
        f.b = pick - SPACE
        return t.ask(f, f.owner, ASK_SECOND_SCROLL, SECOND)
    other = pick - SPACE
    t.scrolls_on_board[f.b], t.scrolls_on_board[other] = t.scrolls_on_board[other], t.scrolls_on_board[f.b]
    swap_worth(t, f.b, other)
    t.note(SWAPPED_SCROLLS, f.owner, f.card, f.b, other)
    return DONE


def scrolls_lying(t: ArchimageTable, element: int) -> list[int]:
    """Spaces with a scroll of just this element, spirit too."""
    return [space for space, number in enumerate(t.scrolls_on_board) if number and scroll_element(number) == element]


def swaps_with(t: ArchimageTable, element: int, one: int) -> list[int]:
    """Any other scroll that differs from it; pairs of the colour are named in rising order."""
    return [
        other
        for other, number in enumerate(t.scrolls_on_board)
        if number and number != t.scrolls_on_board[one] and (other > one or scroll_element(number) != element)
    ]


def first_scroll_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SPACE + one for one in scrolls_lying(t, f.a) if swaps_with(t, f.a, one)]


def second_scroll_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SPACE + other for other in swaps_with(t, f.a, f.b)]


def can_reorganise(t: ArchimageTable, seat: int, element: int) -> bool:
    return any(swaps_with(t, element, one) for one in scrolls_lying(t, element))


ASK_FIRST_SCROLL: Final = question("first-scroll", first_scroll_options)
ASK_SECOND_SCROLL: Final = question("second-scroll", second_scroll_options, arguments=beside_arguments)
spell(REORGANISATION, reorganisation, can_reorganise)
