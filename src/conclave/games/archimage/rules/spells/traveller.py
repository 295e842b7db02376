"""The spells of circle IV, the school of the Traveller: ways past obstacles, familiars sent out, guardians."""

from typing import Final

from conclave.games.archimage.rules.break_seal import MAGE_GOES, MAGE_GOES_FREE, break_frame, breakable, send_familiar
from conclave.games.archimage.rules.events import GUARDIAN_HOME, GUARDIAN_OUT
from conclave.games.archimage.rules.picks import BREAK, FAMILIAR, MAGE, SPACE, TAKE_OFF
from conclave.games.archimage.rules.registry import question, spell
from conclave.games.archimage.rules.scrolls import GUARDIAN, LEAP, MISSION, SPEED, TELEPORTATION, scroll_element
from conclave.games.archimage.rules.state import HALL, HOME, ArchimageTable
from conclave.games.archimage.rules.ways import barred, beyond, fitting, payable, reach, spaces_in, tokens_of
from conclave.table.frame import DONE, START, Frame

CHOSEN: Final = 1
TARGETED: Final = 2
OVER: Final = 3

# --- Mission -------------------------------------------------------------------------------------------------------


def mission(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Put your familiar on a free token of the colour, near or far."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_MISSION, CHOSEN)
    send_familiar(t, f.owner, pick - SPACE)
    return DONE


def without_familiar(t: ArchimageTable, element: int) -> int:
    """Tokens of the element on which no familiar stands."""
    spaces = tokens_of(t, element)
    for player in t.players:
        if player.familiar != HOME:
            spaces &= ~t.board.bits[player.familiar]
    return spaces


def mission_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return spaces_in(without_familiar(t, f.a), SPACE)


def can_send(t: ArchimageTable, seat: int, element: int) -> bool:
    return without_familiar(t, element) != 0


ASK_MISSION: Final = question("mission", mission_options)
spell(MISSION, mission, can_send)

# --- Leap ----------------------------------------------------------------------------------------------------------


def opened_by_leap(t: ArchimageTable, seat: int, over: int) -> int:
    """Seals that could be broken if one token were not there, and cannot be reached while it is."""
    return breakable(t, seat, beyond(t, seat, over))


def leapable(t: ArchimageTable, seat: int, element: int) -> list[int]:
    """Tokens of the element within reach."""
    return spaces_in(reach(t, seat) & tokens_of(t, element))


def leap(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Pass over a token and break a seal behind it. `b`: the token."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_LEAP_OVER, CHOSEN)
    if f.step == CHOSEN:
        f.b = pick - SPACE
        return t.ask(f, f.owner, ASK_LEAP_TO, TARGETED)
    return break_and_end(t, f, pick)


def break_and_end(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Break the seal that was chosen, move there; the turn ends with it."""
    if f.step == TARGETED:
        t.turn_over = True
        return t.push(f, break_frame(f.owner, pick - BREAK, MAGE_GOES), OVER)
    return DONE


def leap_over_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SPACE + space for space in leapable(t, seat, f.a) if opened_by_leap(t, seat, space)]


def leap_to_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return spaces_in(opened_by_leap(t, seat, f.b), BREAK)


def leap_to_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"space": f.b}


def can_leap(t: ArchimageTable, seat: int, element: int) -> bool:
    """Whether a leap over some token opens a seal: all that the dice can break is looked at once."""
    worth = payable(t, t.players[seat]) & ~reach(t, seat)
    if not worth & t.breakable:
        return False
    for space in leapable(t, seat, element):
        if beyond(t, seat, space) & worth:
            return True
    return False


ASK_LEAP_OVER: Final = question("leap-over", leap_over_options)
ASK_LEAP_TO: Final = question("leap-to", leap_to_options, arguments=leap_to_arguments)
spell(LEAP, leap, can_leap)

# --- Teleportation -------------------------------------------------------------------------------------------------


def opened_past(t: ArchimageTable, seat: int, piece: int, element: int) -> int:
    """Seals of the element that could be broken if one mage or familiar, as a pick names it, were not there."""
    if piece >= FAMILIAR:
        place = t.players[piece - FAMILIAR].familiar
        bars = barred(t, seat, familiar=piece - FAMILIAR)
    else:
        place = t.players[piece - MAGE].mage
        bars = barred(t, seat, mage=piece - MAGE)
    if (t.sealed | bars) & t.board.bits[place]:
        return 0  # a seal under a familiar on a mission stays where it is, and so does another figure
    return breakable(t, seat, beyond(t, seat, place) & fitting(t, element))


def pieces_past(t: ArchimageTable, seat: int, element: int) -> list[int]:
    """The mages and familiars of others that are worth passing, as picks."""
    pieces = [MAGE + other for other in range(t.seats) if other != seat and t.players[other].mage != HALL]
    pieces += [FAMILIAR + other for other in range(t.seats) if other != seat and t.players[other].familiar != HOME]
    return [piece for piece in pieces if opened_past(t, seat, piece, element)]


def teleportation(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Pass a mage or familiar and break a seal of the colour behind it. `b`: which piece."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_PASS, CHOSEN)
    if f.step == CHOSEN:
        f.b = pick
        return t.ask(f, f.owner, ASK_PASS_TO, TARGETED)
    return break_and_end(t, f, pick)


def pass_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return pieces_past(t, seat, f.a)


def pass_to_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return spaces_in(opened_past(t, seat, f.b, f.a), BREAK)


def pass_to_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    if f.b >= FAMILIAR:
        return {"piece": "familiar", "seat": f.b - FAMILIAR}
    return {"piece": "mage", "seat": f.b - MAGE}


def can_teleport(t: ArchimageTable, seat: int, element: int) -> bool:
    return len(pieces_past(t, seat, element)) > 0


ASK_PASS: Final = question("pass", pass_options)
ASK_PASS_TO: Final = question("pass-to", pass_to_options, arguments=pass_to_arguments)
spell(TELEPORTATION, teleportation, can_teleport)

# --- Guardian ------------------------------------------------------------------------------------------------------


def guardian_places(t: ArchimageTable, element: int) -> list[int]:
    """Scrolls of just this element, spirit too, that its guardian does not stand on."""
    return [
        space
        for space, number in enumerate(t.scrolls_on_board)
        if number and scroll_element(number) == element and t.guardians[element] != space
    ]


def guardian(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Put the guardian of the colour on a scroll of that colour, move it to another, or take it off."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_GUARDIAN, CHOSEN)
    places = list(t.guardians)
    places[f.a] = HOME if pick == TAKE_OFF else pick - SPACE
    t.guardians = tuple(places)
    t.invalidate_paths()
    if pick == TAKE_OFF:
        t.note(GUARDIAN_HOME, f.owner, f.card, f.a)
    else:
        t.note(GUARDIAN_OUT, f.owner, f.card, f.a, pick - SPACE)
    return DONE


def guardian_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    off = [TAKE_OFF] if t.guardians[f.a] != HOME else []
    return off + [SPACE + space for space in guardian_places(t, f.a)]


def guardian_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"guardian": t.guardians[f.a]}


def can_guard(t: ArchimageTable, seat: int, element: int) -> bool:
    return t.guardians[element] != HOME or len(guardian_places(t, element)) > 0


ASK_GUARDIAN: Final = question("guardian", guardian_options, arguments=guardian_arguments)
spell(GUARDIAN, guardian, can_guard)

# --- Speed ---------------------------------------------------------------------------------------------------------


def leaves_a_second(t: ArchimageTable, seat: int, first: int, element: int) -> bool:
    """Whether a seal of the element is within reach once the first is broken and the mage stands there."""
    wanted = fitting(t, element) & ~t.board.bits[first]
    return reach(t, seat) & wanted != 0 or beyond(t, seat, first) & wanted != 0


def speed(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Break a seal with dice, then one of the colour free; the mage moves both times and the turn ends."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_SPEED_FIRST, CHOSEN)
    if f.step == CHOSEN:
        t.turn_over = True
        return t.push(f, break_frame(f.owner, pick - BREAK, MAGE_GOES), TARGETED)
    if f.step == TARGETED:
        return t.ask(f, f.owner, ASK_SPEED_SECOND, OVER)
    if f.step == OVER:
        return t.push(f, break_frame(f.owner, pick - BREAK, MAGE_GOES_FREE), OVER + 1)
    return DONE


def speed_first_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    first = spaces_in(breakable(t, seat, reach(t, seat)))
    return [BREAK + space for space in first if leaves_a_second(t, seat, space, f.a)]


def speed_second_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return spaces_in(reach(t, seat) & fitting(t, f.a), BREAK)


def can_speed(t: ArchimageTable, seat: int, element: int) -> bool:
    for space in spaces_in(breakable(t, seat, reach(t, seat))):
        if leaves_a_second(t, seat, space, element):
            return True
    return False


ASK_SPEED_FIRST: Final = question("speed-first", speed_first_options)
ASK_SPEED_SECOND: Final = question("speed-second", speed_second_options)
spell(SPEED, speed, can_speed)
