"""The spells of circle III, the school of Conflict: opponents' dice and scrolls, while they still play the round."""

from typing import Final

from conclave.games.archimage.rules.dice import change_die, colours_of, dice_set, hear_die, more_dice, raised, suits
from conclave.games.archimage.rules.elements import COLOUR_NAMES, SIDES, colour_of, die, value_of
from conclave.games.archimage.rules.events import CAST_SPELL, GAVE_DIE, GAVE_SCROLL
from conclave.games.archimage.rules.picks import COLOUR, DIE, SCROLL, SEAT
from conclave.games.archimage.rules.registry import is_usable, question, spell
from conclave.games.archimage.rules.scrolls import (
    ALTERATION,
    BOND_SCROLL,
    BORROW,
    MYSTIFICATION,
    SCROLL_KEYS,
    SYNERGY,
    THEFT,
    TRANSFER,
    scroll,
    scroll_element,
    scroll_power,
    spell_of,
)
from conclave.games.archimage.rules.state import FACE_DOWN, FRESH, NUMBER, ArchimageTable, Player
from conclave.games.archimage.rules.turn import LEAVE_ROUND, spell_frame, turn_down
from conclave.table.effects import ChoiceSet
from conclave.table.frame import DONE, START, Frame

SEATED: Final = 1
THEIRS: Final = 2
MINE: Final = 3
OVER: Final = 4

# --- Mystification -------------------------------------------------------------------------------------------------


def enchantable(t: ArchimageTable, seat: int, other: int, element: int) -> list[int]:
    """Dice of an opponent that may change owners: of the colour, and one of one's own has another."""
    own = 0
    for number in t.players[seat].dice:
        own |= 1 << colour_of(number)
    found: list[int] = []
    for number in t.players[other].dice:
        if suits(number, element) and own & ~(1 << colour_of(number)) and number not in found:
            found.append(number)
    return found


def mystification(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Two dice of different colours change owners, each owner's value stays. `b`: the opponent. `c`: their die."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_MYSTIFY_WHOM, SEATED)
    if f.step == SEATED:
        f.b = pick - SEAT
        return t.ask(f, f.owner, ASK_MYSTIFY_THEIRS, THEIRS)
    if f.step == THEIRS:
        f.c = pick - DIE
        return t.ask(f, f.owner, ASK_MYSTIFY_MINE, MINE)
    mine = pick - DIE
    change_die(t, f.owner, mine, die(colour_of(f.c), value_of(mine)))
    change_die(t, f.b, f.c, die(colour_of(mine), value_of(f.c)))
    return DONE


def mystify_whom_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SEAT + other for other in t.rivals(seat) if enchantable(t, seat, other, f.a)]


def mystify_theirs_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [DIE + number for number in enchantable(t, seat, f.b, f.a)]


def against_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"seat": f.b}


def mystify_mine_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    dice = sorted(set(t.players[seat].dice))
    return [DIE + number for number in dice if colour_of(number) != colour_of(f.c)]


def mystify_mine_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"seat": f.b, "theirs": {"colour": COLOUR_NAMES[colour_of(f.c)], "value": value_of(f.c)}}


def can_mystify(t: ArchimageTable, seat: int, element: int) -> bool:
    for other in t.rivals(seat):
        if enchantable(t, seat, other, element):
            return True
    return False


ASK_MYSTIFY_WHOM: Final = question("mystify-whom", mystify_whom_options)
ASK_MYSTIFY_THEIRS: Final = question("mystify-theirs", mystify_theirs_options, arguments=against_arguments)
ASK_MYSTIFY_MINE: Final = question("mystify-mine", mystify_mine_options, arguments=mystify_mine_arguments)
spell(MYSTIFICATION, mystification, can_mystify)

# --- Alteration ----------------------------------------------------------------------------------------------------

COLOURED: Final = 5


def can_rise(me: Player, colour: int) -> list[int]:
    return [number for number in me.dice if colour_of(number) == colour and value_of(number) < SIDES]


def can_sink(me: Player, colour: int) -> list[int]:
    return [number for number in me.dice if colour_of(number) == colour and value_of(number) > 1]


def alters(t: ArchimageTable, seat: int, other: int, colour: int) -> bool:
    return len(can_rise(t.players[seat], colour)) + len(can_sink(t.players[other], colour)) > 0


def alteration(t: ArchimageTable, f: Frame, pick: int) -> int:
    """One more on some of your dice of the colour, one less on some of one opponent's, each where it is possible.

    `c`: the colour. `b`: the opponent. `todo`: the dice chosen.
    """
    if f.step == START:
        return t.ask(f, f.owner, ASK_ALTER_COLOUR, COLOURED)
    if f.step == COLOURED:
        f.c = pick - COLOUR
        return t.ask(f, f.owner, ASK_ALTER_WHOM, SEATED)
    if f.step == SEATED:
        f.b = pick - SEAT
        if can_rise(t.players[f.owner], f.c):
            return t.ask(f, f.owner, ASK_RAISE, MINE)
        return t.ask(f, f.owner, ASK_LOWER, THEIRS)
    if not hear_die(f, pick):
        return t.ask(f, f.owner, ASK_RAISE if f.step == MINE else ASK_LOWER, f.step)
    whose = f.owner if f.step == MINE else f.b
    for number in f.todo:
        change_die(t, whose, number, raised(number, 1 if f.step == MINE else -1))
    f.todo = ()
    if f.step == MINE and can_sink(t.players[f.b], f.c):
        return t.ask(f, f.owner, ASK_LOWER, THEIRS)
    return DONE


def alter_colour_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    rivals = t.rivals(seat)
    return [COLOUR + colour for colour in colours_of(f.a) if any(alters(t, seat, other, colour) for other in rivals)]


def alter_whom_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SEAT + other for other in t.rivals(seat) if alters(t, seat, other, f.c)]


def alter_whom_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"colour": COLOUR_NAMES[f.c]}


def raise_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    dice = can_rise(t.players[seat], f.c)
    return more_dice(dice, f.todo, len(dice))


def lower_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    dice = can_sink(t.players[f.b], f.c)
    return more_dice(dice, f.todo, len(dice))


def raise_set(t: ArchimageTable, f: Frame, seat: int) -> ChoiceSet | None:
    dice = can_rise(t.players[seat], f.c)
    return dice_set(dice, f.todo, len(dice))


def lower_set(t: ArchimageTable, f: Frame, seat: int) -> ChoiceSet | None:
    dice = can_sink(t.players[f.b], f.c)
    return dice_set(dice, f.todo, len(dice))


def can_alter(t: ArchimageTable, seat: int, element: int) -> bool:
    rivals = t.rivals(seat)
    return any(alters(t, seat, other, colour) for other in rivals for colour in colours_of(element))


ASK_ALTER_COLOUR: Final = question("alter-colour", alter_colour_options)
ASK_ALTER_WHOM: Final = question("alter-whom", alter_whom_options, arguments=alter_whom_arguments)
ASK_RAISE: Final = question("raise", raise_options, set_of=raise_set)
ASK_LOWER: Final = question("lower", lower_options, arguments=against_arguments, set_of=lower_set)
spell(ALTERATION, alteration, can_alter)

# --- scrolls of opponents ------------------------------------------------------------------------------------------


def active(me: Player) -> list[int]:
    """The scrolls of a player that lie face up, each once; a Bond is not for others."""
    found: list[int] = []
    for entry in me.scrolls:
        number = entry & NUMBER
        if not entry & FACE_DOWN and number != BOND_SCROLL and number not in found:
            found.append(number)
    found.sort()
    return found


# --- Transfer ------------------------------------------------------------------------------------------------------


def transferable(t: ArchimageTable, seat: int, other: int, element: int) -> list[int]:
    """An opponent's active scrolls of the element for which one has an active one of the same power."""
    own = 0
    for entry in t.players[seat].scrolls:
        number = entry & NUMBER
        if not entry & FACE_DOWN and number not in (BOND_SCROLL, scroll(TRANSFER, element)):
            own |= 1 << scroll_power(number)
    return [
        number
        for number in active(t.players[other])
        if scroll_element(number) == element and own >> scroll_power(number) & 1
    ]


def transfer(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Take an opponent's active scroll of the colour for one of yours of the same power. `b`: whose. `c`: which."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_TRANSFER_WHOM, SEATED)
    if f.step == SEATED:
        f.b = pick - SEAT
        return t.ask(f, f.owner, ASK_TRANSFER_THEIRS, THEIRS)
    if f.step == THEIRS:
        f.c = pick - SCROLL
        return t.ask(f, f.owner, ASK_TRANSFER_MINE, MINE)
    hand_over(t, f.b, f.owner, f.c)
    hand_over(t, f.owner, f.b, pick - SCROLL)
    return DONE


def hand_over(t: ArchimageTable, giver: int, taker: int, number: int) -> None:
    """An active scroll changes owners; it may be used at once."""
    entry = t.players[giver].scrolls.pop(t.players[giver].find(number, FACE_DOWN))
    t.players[taker].add_scroll(entry & ~FRESH)
    t.note(GAVE_SCROLL, giver, number, 0, taker)


def transfer_whom_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SEAT + other for other in t.rivals(seat) if transferable(t, seat, other, f.a)]


def transfer_theirs_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SCROLL + number for number in transferable(t, seat, f.b, f.a)]


def transfer_mine_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    power = scroll_power(f.c)
    return [SCROLL + number for number in active(t.players[seat]) if scroll_power(number) == power]


def transfer_mine_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"seat": f.b, "theirs": SCROLL_KEYS[f.c]}


def can_transfer(t: ArchimageTable, seat: int, element: int) -> bool:
    for other in t.rivals(seat):
        if transferable(t, seat, other, element):
            return True
    return False


ASK_TRANSFER_WHOM: Final = question("transfer-whom", transfer_whom_options)
ASK_TRANSFER_THEIRS: Final = question("transfer-theirs", transfer_theirs_options, arguments=against_arguments)
ASK_TRANSFER_MINE: Final = question("transfer-mine", transfer_mine_options, arguments=transfer_mine_arguments)
spell(TRANSFER, transfer, can_transfer)

# --- Theft ---------------------------------------------------------------------------------------------------------


def stealable(t: ArchimageTable, other: int, element: int) -> list[int]:
    return [number for number in t.players[other].dice if suits(number, element)]


def theft(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Take a die of the colour from an opponent, who chooses which; without dice their round ends at once."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_THEFT_WHOM, SEATED)
    if f.step == SEATED:
        f.seat = pick - SEAT
        return t.ask(f, f.seat, ASK_THEFT_WHICH, THEIRS)
    if f.step == THEIRS:
        victim = t.players[f.seat]
        victim.dice.remove(pick - DIE)
        t.players[f.owner].add_die(pick - DIE)
        t.note(GAVE_DIE, f.seat, 0, pick - DIE, f.owner)
        if not victim.dice:
            return t.push(f, Frame(LEAVE_ROUND, f.seat), OVER)
    return DONE


def theft_whom_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SEAT + other for other in t.rivals(seat) if stealable(t, other, f.a)]


def theft_which_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [DIE + number for number in sorted(set(stealable(t, seat, f.a)))]


def theft_which_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"seat": f.owner}


def can_steal(t: ArchimageTable, seat: int, element: int) -> bool:
    for other in t.rivals(seat):
        if stealable(t, other, element):
            return True
    return False


ASK_THEFT_WHOM: Final = question("theft-whom", theft_whom_options)
ASK_THEFT_WHICH: Final = question("theft-which", theft_which_options, arguments=theft_which_arguments)
spell(THEFT, theft, can_steal)

# --- Borrow --------------------------------------------------------------------------------------------------------


def borrowable(t: ArchimageTable, seat: int, other: int, element: int) -> list[int]:
    """An opponent's active scrolls of the element that one could use, both it and the Borrow face down by then."""
    return [
        number
        for number in active(t.players[other])
        if scroll_element(number) == element
        and spell_of(number) != SYNERGY
        and usable_when_down(t, seat, other, element, number)
    ]


def usable_when_down(t: ArchimageTable, seat: int, other: int, element: int, number: int) -> bool:
    """Try it with both scrolls turned down; everything is as before afterwards."""
    me, lender = t.players[seat], t.players[other]
    mine, theirs = me.scrolls, lender.scrolls
    me.scrolls, lender.scrolls = mine[:], theirs[:]
    if me.find(scroll(BORROW, element), FACE_DOWN | FRESH) >= 0:
        turn_down(t, seat, scroll(BORROW, element))
    lender.scrolls[lender.find(number, FACE_DOWN)] |= FACE_DOWN
    usable = is_usable(t, seat, number)
    me.scrolls, lender.scrolls = mine, theirs
    return usable


def borrow(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Use an opponent's active scroll of the colour as if it were yours; it turns face down too. `b`: whose."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_BORROW_WHOM, SEATED)
    if f.step == SEATED:
        f.b = pick - SEAT
        return t.ask(f, f.owner, ASK_BORROW_WHICH, THEIRS)
    if f.step == THEIRS:
        lender = t.players[f.b]
        lender.scrolls[lender.find(pick - SCROLL, FACE_DOWN)] |= FACE_DOWN
        lender.scrolls.sort()
        t.note(CAST_SPELL, f.owner, pick - SCROLL, 1, f.b)
        return t.push(f, spell_frame(f.owner, pick - SCROLL), OVER)
    return DONE


def borrow_whom_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SEAT + other for other in t.rivals(seat) if borrowable(t, seat, other, f.a)]


def borrow_which_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SCROLL + number for number in borrowable(t, seat, f.b, f.a)]


def can_borrow(t: ArchimageTable, seat: int, element: int) -> bool:
    for other in t.rivals(seat):
        if borrowable(t, seat, other, element):
            return True
    return False


ASK_BORROW_WHOM: Final = question("borrow-whom", borrow_whom_options)
ASK_BORROW_WHICH: Final = question("borrow-which", borrow_which_options, arguments=against_arguments)
spell(BORROW, borrow, can_borrow)
