"""The action space of Archimage: every pick there is, as a number and as text."""

from typing import Final

from conclave.games.archimage.rules.elements import COLOUR_NAMES, COLOURS, DICE_KINDS, colour_of, value_of
from conclave.games.archimage.rules.scrolls import SCROLL_KEYS
from conclave.table.notation import Notation, padded

GIVE_UP: Final = 0
DONE_PICK: Final = 1
BOND_HERE: Final = 2
BOND_DICE: Final = 3
BOND_ONE: Final = 4
TAKE_OFF: Final = 5
PLAIN: Final = ["give up", "done", "familiar here", "familiar breaks", "familiar with one", "take off"]

SPACES: Final = 160
SEATS: Final = 5
# Room to grow: what is added moves no other pick's number. What is not in use yet has no notation.
PLAIN_RANGE: Final = 16
SCROLL_RANGE: Final = 128  # numbers that a scroll can have: it keeps its own in seven bits

TAKE: Final = PLAIN_RANGE  # + colour: a die from the reserve
COLOUR: Final = TAKE + COLOURS  # + colour
DIE: Final = COLOUR + COLOURS  # + die
SEAT: Final = DIE + DICE_KINDS
MAGE: Final = SEAT + SEATS  # + seat: past this player's mage
FAMILIAR: Final = MAGE + SEATS
BREAK: Final = FAMILIAR + SEATS  # + space
SPACE: Final = BREAK + SPACES
CAST: Final = SPACE + SPACES  # + scroll
SCROLL: Final = CAST + SCROLL_RANGE


def spell_out() -> list[str]:
    names = padded(PLAIN, PLAIN_RANGE)
    names += [f"take {colour}" for colour in COLOUR_NAMES]
    names += [f"colour {colour}" for colour in COLOUR_NAMES]
    names += [f"die {COLOUR_NAMES[colour_of(die)]} {value_of(die)}" for die in range(DICE_KINDS)]
    for piece in ("seat", "mage", "familiar"):
        names += [f"{piece} {seat + 1}" for seat in range(SEATS)]
    for verb in ("break", "space"):
        names += [f"{verb} {space}" for space in range(SPACES)]
    for verb in ("cast", "scroll"):
        names += padded([f"{verb} {key or 'none'}" for key in SCROLL_KEYS], SCROLL_RANGE)
    return names


NOTATION: Final = Notation(spell_out())
