"""What a question and its options are about: told once here, read by every interface and bot."""

from typing import Final

from conclave.games.archimage.rules.elements import COLOUR_NAMES, colour_of, value_of
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.picks import (
    BOND_HERE,
    BREAK,
    CAST,
    COLOUR,
    DIE,
    FAMILIAR,
    MAGE,
    PLAIN,
    SCROLL,
    SEAT,
    SPACE,
    TAKE,
    TAKE_OFF,
)
from conclave.games.archimage.rules.scrolls import SCROLL_KEYS
from conclave.games.archimage.rules.state import FACE_DOWN, FRESH, HOME, ArchimageTable
from conclave.table.data import About, Data

# Where the things lie that options are about.
DICE: Final = "dice"
RESERVE: Final = "reserve"
SCROLLS: Final = "scrolls"
TOWER: Final = "tower"

FAMILIAR_PICKS: Final = {"familiar-here", "familiar-breaks", "familiar-with-one"}
FACE_DOWN_TOO: Final = {"absorb"}  # questions about scrolls whichever way they lie
THEIR_THINGS: Final = {"mystify-theirs", "lower", "transfer-theirs", "borrow-which"}  # of the opponent chosen before


def arguments(t: ArchimageTable, seat: int) -> Data:
    """What the question at hand is about, told to a seat that is asked."""
    frame = t.stack[-1]
    chosen = [{"colour": COLOUR_NAMES[colour_of(die)], "value": value_of(die)} for die in frame.todo]
    told: Data = {"scroll": SCROLL_KEYS[frame.card], "chosen": chosen}
    return told | REGISTRY.arguments[t.question](t, frame, seat)


def about(t: ArchimageTable, pick: int, seat: int) -> About:
    """What an option is about: a verb and, where they exist, place, space, seat, scroll and which of several (`at`),
    colour and value of a die."""
    if pick < TAKE:
        return about_plain(t, pick, seat)
    if pick < DIE:
        verb, base = ("take", TAKE) if pick < COLOUR else ("colour", COLOUR)
        return {"verb": verb, "colour": COLOUR_NAMES[pick - base], "place": RESERVE}
    if pick < SEAT:
        die = pick - DIE
        told: Data = {"verb": "die", "colour": COLOUR_NAMES[colour_of(die)], "value": value_of(die)}
        return told | {"place": DICE, "seat": owner(t, seat)}
    if pick < BREAK:
        return about_seat(t, pick)
    if pick < CAST:
        verb, base = ("break", BREAK) if pick < SPACE else ("space", SPACE)
        return {"verb": verb, "space": pick - base, "place": TOWER}
    return about_scroll(t, pick, owner(t, seat))


def about_plain(t: ArchimageTable, pick: int, seat: int) -> Data:
    verb = PLAIN[pick].replace(" ", "-")
    told: Data = {"verb": verb}
    if verb in FAMILIAR_PICKS:
        told["seat"] = seat
        if pick == BOND_HERE:
            told |= {"space": t.players[seat].mage, "place": TOWER}
    elif pick == TAKE_OFF:
        told |= {"space": t.guardians[t.stack[-1].a], "place": TOWER}
    return told


def about_seat(t: ArchimageTable, pick: int) -> Data:
    """A player, or the mage or familiar of one."""
    if pick < MAGE:
        return {"verb": "seat", "seat": pick - SEAT}
    if pick < FAMILIAR:
        return {"verb": "mage", "seat": pick - MAGE, "space": t.players[pick - MAGE].mage, "place": TOWER}
    told: Data = {"verb": "familiar", "seat": pick - FAMILIAR, "place": TOWER}
    space = t.players[pick - FAMILIAR].familiar
    return told | {"space": space} if space != HOME else told


def about_scroll(t: ArchimageTable, pick: int, holder: int) -> Data:
    """A scroll, and which of those that its holder has: another like it may lie the other way."""
    if pick < SCROLL:
        verb, number, without = "cast", pick - CAST, FACE_DOWN | FRESH
    else:
        verb, number = "scroll", pick - SCROLL
        without = 0 if REGISTRY.question_keys[t.question] in FACE_DOWN_TOO else FACE_DOWN
    at = t.players[holder].find(number, without)
    return {"verb": verb, "scroll": SCROLL_KEYS[number], "place": SCROLLS, "seat": holder, "at": at}


def owner(t: ArchimageTable, seat: int) -> int:
    """Whose dice or scrolls the question is about: of who is asked, or of the opponent chosen before."""
    return t.stack[-1].b if REGISTRY.question_keys[t.question] in THEIR_THINGS else seat
