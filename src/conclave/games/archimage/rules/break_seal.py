"""Breaking a seal: which dice, what becomes of it, and who moves there (rules: a turn, steps 3 and 4)."""

from typing import Final

from conclave.games.archimage.rules.dice import lose_die, next_dice
from conclave.games.archimage.rules.elements import ELEMENT_NAMES, die, element_of, power_of, value_of
from conclave.games.archimage.rules.events import ABSORBED, BROKE_SEAL, FAMILIAR_HOME, FAMILIAR_OUT, MOVED, WON_SCROLL
from conclave.games.archimage.rules.picks import BREAK, DIE, DONE_PICK, SCROLL
from conclave.games.archimage.rules.registry import effect, question
from conclave.games.archimage.rules.scrolls import ABSORPTION, NO_SCROLL, scroll_element, spell_of
from conclave.games.archimage.rules.state import FRESH, HOME, NUMBER, STORED, ArchimageTable, stored
from conclave.games.archimage.rules.ways import (
    fits,
    move_familiar,
    move_mage,
    payable,
    reach,
    seal_at,
    spaces_in,
    unseal,
)
from conclave.table.frame import DONE, Frame

# Who goes to the space of a broken seal, and what it costs.
MAGE_GOES: Final = 0
FAMILIAR_GOES: Final = 1
MAGE_GOES_FREE: Final = 2  # no dice: the second seal of a Speed
FAMILIAR_GOES_WITH_ONE: Final = 3  # a single die that shows 1, whatever the power: a Bond

CHOSEN: Final = 1
BROKEN: Final = 2
ABSORBING: Final = 3


def breaking(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Break the seal at `a`; `b` says who goes there. `todo`: the dice chosen so far, rising."""
    if f.step == CHOSEN:
        f.todo = (*f.todo, pick - DIE)
    if f.step <= CHOSEN:
        if f.b == FAMILIAR_GOES_WITH_ONE:
            f.todo = (die(element_of(t.seals[f.a]), 1),)
        elif f.b != MAGE_GOES_FREE and shown(f.todo) < power_of(seal_at(t, f.a)):
            return t.ask(f, f.owner, ASK_DICE, CHOSEN)
        for number in f.todo:
            lose_die(t, f.owner, number)
        f.c = t.seals[f.a]
        remove_seal(t, f.owner, f.a)
        go_there(t, f.owner, f.a, f.b)
        f.step = BROKEN
        if f.c and absorptions(t, f.owner, f.c):
            return t.ask(f, f.owner, ASK_ABSORB, ABSORBING)
        return DONE
    if f.step == ABSORBING and pick != DONE_PICK:
        absorb(t, f.owner, pick - SCROLL, f.c)
    return DONE


def shown(dice: tuple[int, ...]) -> int:
    """What some dice show together."""
    total = 0
    for number in dice:
        total += value_of(number)
    return total


def dice_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    """The next die of an exact set: no die too many."""
    return [DIE + number for number in next_dice(t.players[seat], seal_at(t, f.a), f.todo)]


def dice_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"space": f.a}


def remove_seal(t: ArchimageTable, seat: int, space: int) -> None:
    """A token leaves the game, a scroll comes to its new owner; a familiar of theirs that stood there comes back."""
    me = t.players[seat]
    t.broken += 1
    if t.seals[space]:
        t.note(BROKE_SEAL, seat, 0, t.seals[space], space)
        t.seals[space] = 0
    else:
        t.note(WON_SCROLL, seat, t.scrolls_on_board[space], 0, space)
        me.add_scroll(t.scrolls_on_board[space] | FRESH)
        t.scrolls_on_board[space] = NO_SCROLL
    if me.familiar == space:
        bring_home(t, seat)
    unseal(t, space)  # the space is not free: a figure comes at once


def go_there(t: ArchimageTable, seat: int, space: int, who: int) -> None:
    if who in (FAMILIAR_GOES, FAMILIAR_GOES_WITH_ONE):
        send_familiar(t, seat, space)
        return
    move_mage(t, seat, space)
    t.note(MOVED, seat, 0, 0, space)


def send_familiar(t: ArchimageTable, seat: int, space: int) -> None:
    """From wherever it is; others it bars at once."""
    move_familiar(t, seat, space)
    t.note(FAMILIAR_OUT, seat, 0, 0, space)


def bring_home(t: ArchimageTable, seat: int) -> None:
    if t.players[seat].familiar != HOME:
        move_familiar(t, seat, HOME)
        t.note(FAMILIAR_HOME, seat)


def absorptions(t: ArchimageTable, seat: int, token: int) -> list[int]:
    """The Absorptions that may take a token just broken, face up or face down."""
    found: list[int] = []
    for entry in t.players[seat].scrolls:
        number = entry & NUMBER
        if spell_of(number) == ABSORPTION and fits(token, scroll_element(number)) and number not in found:
            found.append(number)
    return sorted(found) if found else found


def absorbing_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    """One of these Absorptions, or none of them."""
    return [DONE_PICK, *[SCROLL + number for number in absorptions(t, seat, f.c)]]


def absorb_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"seal": {"element": ELEMENT_NAMES[element_of(f.c)], "power": power_of(f.c)}}


def absorb(t: ArchimageTable, seat: int, number: int, token: int) -> None:
    """A token goes onto the scroll, in place of one that lies there."""
    me = t.players[seat]
    at = me.find(number)
    me.scrolls[at] += token - stored(me.scrolls[at]) << STORED
    me.scrolls.sort()
    t.note(ABSORBED, seat, number, token)


def breakable(t: ArchimageTable, seat: int, spaces: int) -> int:
    """Of a set of spaces, those whose seal the dice can break."""
    return spaces & payable(t, t.players[seat]) if spaces else 0


def break_options(t: ArchimageTable, seat: int) -> list[int]:
    return spaces_in(breakable(t, seat, reach(t, seat)), BREAK)


def break_frame(seat: int, space: int, who: int) -> Frame:
    frame = Frame(BREAKING, seat, NO_SCROLL, space)
    frame.b = who
    return frame


BREAKING: Final = effect("break", breaking)
ASK_DICE: Final = question("dice", dice_options, arguments=dice_arguments)
ASK_ABSORB: Final = question("absorb", absorbing_options, arguments=absorb_arguments)
