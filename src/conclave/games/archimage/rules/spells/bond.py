"""Bond, everybody's first scroll: the familiar."""

from typing import Final

from conclave.games.archimage.rules.break_seal import (
    FAMILIAR_GOES,
    FAMILIAR_GOES_WITH_ONE,
    break_frame,
    breakable,
    send_familiar,
)
from conclave.games.archimage.rules.elements import COLOURS, die
from conclave.games.archimage.rules.picks import BOND_DICE, BOND_HERE, BOND_ONE, BREAK
from conclave.games.archimage.rules.registry import question, spell
from conclave.games.archimage.rules.scrolls import BOND
from conclave.games.archimage.rules.state import HALL, ArchimageTable
from conclave.games.archimage.rules.ways import fitting, reach, spaces_in
from conclave.table.frame import DONE, START, Frame

CHOSEN: Final = 1
TARGETED: Final = 2
OVER: Final = 3


def for_dice(t: ArchimageTable, seat: int) -> int:
    """Tokens within reach that the dice can break: a familiar never breaks a scroll's seal."""
    return breakable(t, seat, reach(t, seat) & t.tokens)


def for_a_one(t: ArchimageTable, seat: int) -> int:
    """Tokens within reach of the colour of a die that shows 1."""
    spaces = 0
    for colour in range(COLOURS):
        if die(colour, 1) in t.players[seat].dice:
            spaces |= fitting(t, colour)
    return spaces & reach(t, seat) & t.tokens


def bond(t: ArchimageTable, f: Frame, pick: int) -> int:
    """The familiar stays where the mage stands, or breaks a token: with dice as usual, or any with a single 1."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_BOND, CHOSEN)
    if f.step == CHOSEN:
        if pick == BOND_HERE:
            send_familiar(t, f.owner, t.players[f.owner].mage)
            return DONE
        f.b = pick
        return t.ask(f, f.owner, ASK_BOND_TARGET, TARGETED)
    if f.step == TARGETED:
        t.turn_over = True
        who = FAMILIAR_GOES if f.b == BOND_DICE else FAMILIAR_GOES_WITH_ONE
        return t.push(f, break_frame(f.owner, pick - BREAK, who), OVER)
    return DONE


def bond_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    me = t.players[seat]
    ways = [BOND_HERE] if me.mage not in (HALL, me.familiar) else []
    if for_dice(t, seat):
        ways.append(BOND_DICE)
    if for_a_one(t, seat):
        ways.append(BOND_ONE)
    return ways


def bond_target_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return spaces_in(for_dice(t, seat) if f.b == BOND_DICE else for_a_one(t, seat), BREAK)


def bond_target_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"with": "dice" if f.b == BOND_DICE else "one"}


def can_bond(t: ArchimageTable, seat: int, element: int) -> bool:
    me = t.players[seat]
    return me.mage not in (HALL, me.familiar) or for_dice(t, seat) != 0 or for_a_one(t, seat) != 0


ASK_BOND: Final = question("bond", bond_options)
ASK_BOND_TARGET: Final = question("bond-target", bond_target_options, arguments=bond_target_arguments)
spell(BOND, bond, can_bond)
