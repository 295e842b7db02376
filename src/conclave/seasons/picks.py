"""The action space of Seasons: every pick there is, as a number and as text."""

from typing import Final

from conclave.seasons.dice import DICE
from conclave.seasons.energy import ENERGY_NAMES, TYPES
from conclave.seasons.names import CARD_KEYS, LAST_CARD, LAST_TOKEN
from conclave.table.notation import Notation

END: Final = 0
DONE_PICK: Final = 1
KEEP: Final = 2
REJECT: Final = 3
USE_DIE: Final = 4
DRAW: Final = 5
TAKE_ENERGY: Final = 6
LEAVE_ENERGY: Final = 7
RAISE: Final = 8
PAY_CRYSTALS: Final = 9
PAY_ENERGY: Final = 10
LOOK_AT: Final = 11
BURY: Final = 12
BONUS_EXCHANGE: Final = 13
BONUS_TRANSMUTE: Final = 14
BONUS_GAUGE: Final = 15
BONUS_DRAW: Final = 16
BONUS_CARD: Final = 17
USE_TOKEN: Final = 18
PAY_VISION: Final = 19
LET_GO: Final = 20
LOSE_SPACE: Final = 21
INSTEAD_GAUGE: Final = 22
INSTEAD_ENERGY: Final = 23
INSTEAD_TRANSMUTE: Final = 24
WARD_ENERGIES: Final = 25
WARD_CARDS: Final = 26
AGAIN: Final = 27

PLAIN: Final = [
    "end turn",
    "done",
    "keep",
    "discard",
    "use die",
    "draw",
    "take energy",
    "leave energy",
    "raise gauge",
    "pay crystals",
    "pay energy",
    "look at top",
    "discard top",
    "bonus exchange",
    "bonus transmute",
    "bonus gauge",
    "bonus draw",
    "bonus card",
    "use token",
    "discard first",
    "let go",
    "lose space",
    "instead gauge",
    "instead energy",
    "instead transmute",
    "discard energies",
    "discard cards",
    "again",
]

SEATS: Final = 4
SOURCES: Final = 5  # the reserve, and up to four cards whose energies may be spent
LONGEST_MOVE: Final = 3
LARGEST_AMOUNT: Final = 30  # energies of one type that somebody can own: a full reserve and what Amulets hold

TAKE_DIE: Final = 28  # + place on the table
ENERGY: Final = TAKE_DIE + DICE  # + type
DROP: Final = ENERGY + TYPES  # + type
PAY: Final = DROP + TYPES  # + type * SOURCES + source
TRANSMUTE: Final = PAY + TYPES * SOURCES
MOVE_TOKEN: Final = TRANSMUTE + TYPES * SOURCES  # 3, 2, 1 back, then 1, 2, 3 forward
SEAT: Final = MOVE_TOKEN + 2 * LONGEST_MOVE
AMOUNT: Final = SEAT + SEATS  # + amount - 1
TOKEN: Final = AMOUNT + LARGEST_AMOUNT - 1  # + ability token, numbered from 1
CARD: Final = TOKEN + LAST_TOKEN  # + card, numbered from 1: from a hand, a pack or the cards on show
SUMMON: Final = CARD + LAST_CARD
IN_PLAY: Final = SUMMON + LAST_CARD  # + card, or + LAST_CARD + card for the second of that name in play
ACTIVATE: Final = IN_PLAY + 2 * LAST_CARD
COPY: Final = ACTIVATE + 2 * LAST_CARD  # + an opponent's card, as in IN_PLAY, clockwise
PICKS: Final = COPY + 2 * LAST_CARD + 1


def spell() -> list[str]:
    names = list(PLAIN)
    names += [f"take die {place + 1}" for place in range(DICE)]
    names += [f"energy {energy}" for energy in ENERGY_NAMES]
    names += [f"drop {energy}" for energy in ENERGY_NAMES]
    for verb in ("pay", "transmute"):
        for energy in ENERGY_NAMES:
            names.append(f"{verb} {energy}")
            names += [f"{verb} {energy} from amulet {source}" for source in range(1, SOURCES)]
    names += [f"move back {spaces}" for spaces in (3, 2, 1)]
    names += [f"move forward {spaces}" for spaces in (1, 2, 3)]
    names += [f"seat {seat + 1}" for seat in range(SEATS)]
    names += [f"amount {amount + 1}" for amount in range(LARGEST_AMOUNT)]
    names += [f"token {token}" for token in range(1, LAST_TOKEN + 1)]
    cards = CARD_KEYS[1:]
    names += [f"card {key}" for key in cards]
    names += [f"summon {key}" for key in cards]
    for verb in ("own", "activate", "copy"):
        names += [f"{verb} {key}" for key in cards]
        names += [f"{verb} {key} 2" for key in cards]
    return names


NOTATION: Final = Notation(spell())


def energy_type(pick: int) -> int:
    """The type that an `energy` or `drop` pick names."""
    return (pick - ENERGY) % TYPES


def spaces_of(pick: int) -> int:
    """How far a move goes: negative is back."""
    place = pick - MOVE_TOKEN
    return place - LONGEST_MOVE if place < LONGEST_MOVE else place - LONGEST_MOVE + 1
