"""The spells of circle IV, the school of the Traveller: ways past obstacles, familiars sent out, guardians."""

from typing import Final

from conclave.archimage.breaking import FREE_MAGE, MAGE, break_frame, breakable, send_familiar
from conclave.archimage.events import GUARDIAN_HOME, GUARDIAN_OUT
from conclave.archimage.picks import BREAK, FAMILIAR, SPACE, TAKE_OFF
from conclave.archimage.picks import MAGE as PAST_MAGE
from conclave.archimage.rules import question, spell
from conclave.archimage.scrolls import GUARDIAN, LEAP, MISSION, SPEED, TELEPORTATION, scroll_element
from conclave.archimage.state import HALL, HOME, ArchimageTable
from conclave.archimage.telling import note
from conclave.archimage.ways import barred, beyond, fits, is_token, reach, seal_at, spaces_in, tokens_of
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


def without_familiar(t: ArchimageTable, element: int) -> list[int]:
    taken = {player.familiar for player in t.players}
    return [space for space in tokens_of(t, element) if space not in taken]


def mission_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SPACE + space for space in without_familiar(t, f.a)]


def can_send(t: ArchimageTable, seat: int, element: int) -> bool:
    return len(without_familiar(t, element)) > 0


ASK_MISSION: Final = question("mission", mission_options)
spell(MISSION, mission, can_send)

# --- Leap ----------------------------------------------------------------------------------------------------------


def opened_by_leap(t: ArchimageTable, seat: int, over: int) -> list[int]:
    """Seals that could be broken if one token were not there, and cannot be reached while it is."""
    return breakable(t, seat, beyond(t, seat, over, barred(t, seat)))


def leaps(t: ArchimageTable, seat: int, element: int) -> list[int]:
    """Tokens within reach that are worth leaping over."""
    return [
        space
        for space in spaces_in(reach(t, seat))
        if is_token(t, space) and fits(t.seals[space], element) and opened_by_leap(t, seat, space)
    ]


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
        return t.push(f, break_frame(f.owner, pick - BREAK, MAGE), OVER)
    return DONE


def leap_over_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [SPACE + space for space in leaps(t, seat, f.a)]


def leap_to_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [BREAK + space for space in opened_by_leap(t, seat, f.b)]


def can_leap(t: ArchimageTable, seat: int, element: int) -> bool:
    return len(leaps(t, seat, element)) > 0


ASK_LEAP_OVER: Final = question("leap-over", leap_over_options)
ASK_LEAP_TO: Final = question("leap-to", leap_to_options)
spell(LEAP, leap, can_leap)

# --- Teleportation -------------------------------------------------------------------------------------------------


def opened_past(t: ArchimageTable, seat: int, piece: int, element: int) -> list[int]:
    """Seals of the element that could be broken if one mage or familiar, as a pick names it, were not there."""
    if piece >= FAMILIAR:
        place = t.players[piece - FAMILIAR].familiar
        bars = barred(t, seat, familiar=piece - FAMILIAR)
    else:
        place = t.players[piece - PAST_MAGE].mage
        bars = barred(t, seat, mage=piece - PAST_MAGE)
    if t.sealed >> place & 1:
        return []  # under a familiar on a mission there is a seal, which stays where it is
    return [space for space in breakable(t, seat, beyond(t, seat, place, bars)) if fits(seal_at(t, space), element)]


def pieces_past(t: ArchimageTable, seat: int, element: int) -> list[int]:
    """The mages and familiars of others that are worth passing, as picks."""
    pieces = [PAST_MAGE + other for other in range(t.seats) if other != seat and t.players[other].mage != HALL]
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
    return [BREAK + space for space in opened_past(t, seat, f.b, f.a)]


def can_teleport(t: ArchimageTable, seat: int, element: int) -> bool:
    return len(pieces_past(t, seat, element)) > 0


ASK_PASS: Final = question("pass", pass_options)
ASK_PASS_TO: Final = question("pass-to", pass_to_options)
spell(TELEPORTATION, teleportation, can_teleport)

# --- Guardian ------------------------------------------------------------------------------------------------------


def guardian_places(t: ArchimageTable, element: int) -> list[int]:
    """Scrolls of just this element, spirit too, that its guardian does not stand on."""
    return [
        space
        for space, number in enumerate(t.lying)
        if number and scroll_element(number) == element and t.guardians[element] != space
    ]


def guardian(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Put the guardian of the colour on a scroll of that colour, move it to another, or take it off."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_GUARDIAN, CHOSEN)
    places = list(t.guardians)
    places[f.a] = HOME if pick == TAKE_OFF else pick - SPACE
    t.guardians = tuple(places)
    t.stirred()
    if pick == TAKE_OFF:
        note(t, GUARDIAN_HOME, f.owner, f.card, f.a)
    else:
        note(t, GUARDIAN_OUT, f.owner, f.card, f.a, pick - SPACE)
    return DONE


def guardian_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    off = [TAKE_OFF] if t.guardians[f.a] != HOME else []
    return off + [SPACE + space for space in guardian_places(t, f.a)]


def can_guard(t: ArchimageTable, seat: int, element: int) -> bool:
    return t.guardians[element] != HOME or len(guardian_places(t, element)) > 0


ASK_GUARDIAN: Final = question("guardian", guardian_options)
spell(GUARDIAN, guardian, can_guard)

# --- Speed ---------------------------------------------------------------------------------------------------------


def second_seals(t: ArchimageTable, seat: int, first: int, element: int) -> list[int]:
    """Seals of the element within reach once the first is broken and the mage stands there."""
    within = (reach(t, seat) | beyond(t, seat, first, barred(t, seat))) & ~(1 << first)
    return [space for space in spaces_in(within) if fits(seal_at(t, space), element)]


def first_seals(t: ArchimageTable, seat: int, element: int) -> list[int]:
    """Seals that the dice can break and that leave a second."""
    return [space for space in breakable(t, seat, reach(t, seat)) if second_seals(t, seat, space, element)]


def speed(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Break a seal with dice, then one of the colour free; the mage moves both times and the turn ends."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_SPEED_FIRST, CHOSEN)
    if f.step == CHOSEN:
        t.turn_over = True
        return t.push(f, break_frame(f.owner, pick - BREAK, MAGE), TARGETED)
    if f.step == TARGETED:
        return t.ask(f, f.owner, ASK_SPEED_SECOND, OVER)
    if f.step == OVER:
        return t.push(f, break_frame(f.owner, pick - BREAK, FREE_MAGE), OVER + 1)
    return DONE


def speed_first_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [BREAK + space for space in first_seals(t, seat, f.a)]


def speed_second_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [BREAK + space for space in spaces_in(reach(t, seat)) if fits(seal_at(t, space), f.a)]


def can_speed(t: ArchimageTable, seat: int, element: int) -> bool:
    return len(first_seals(t, seat, element)) > 0


ASK_SPEED_FIRST: Final = question("speed-first", speed_first_options)
ASK_SPEED_SECOND: Final = question("speed-second", speed_second_options)
spell(SPEED, speed, can_speed)
