"""The action space of Seasons: every pick there is, as a number and as text."""

from typing import Final

from conclave.games.seasons.rules.card_set import MOST_CARDS, MOST_TOKENS
from conclave.games.seasons.rules.dice import DICE
from conclave.games.seasons.rules.energy import ENERGY_NAMES, TYPES
from conclave.games.seasons.rules.names import CARD_KEYS, LAST_TOKEN
from conclave.table.notation import Notation, padded

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

# Room to grow: what is added moves no other pick's number. What is not in use yet has no notation.
PLAIN_RANGE: Final = 40
TOKEN_RANGE: Final = MOST_TOKENS
CARD_RANGE: Final = MOST_CARDS

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
]

SEATS: Final = 4
SOURCES: Final = 5  # the reserve, and up to four cards whose energies may be spent
LONGEST_MOVE: Final = 3
LARGEST_AMOUNT: Final = 30  # energies of one type that somebody can own: a full reserve and what Amulets hold

TAKE_DIE: Final = PLAIN_RANGE  # + place on the table
ENERGY: Final = TAKE_DIE + DICE  # + type
DROP: Final = ENERGY + TYPES  # + type
PAY: Final = DROP + TYPES  # + type * SOURCES + source
TRANSMUTE: Final = PAY + TYPES * SOURCES
MOVE_TOKEN: Final = TRANSMUTE + TYPES * SOURCES  # 3, 2, 1 back, then 1, 2, 3 forward
SEAT: Final = MOVE_TOKEN + 2 * LONGEST_MOVE
AMOUNT: Final = SEAT + SEATS  # + amount - 1
TOKEN: Final = AMOUNT + LARGEST_AMOUNT - 1  # + ability token, numbered from 1
CARD: Final = TOKEN + TOKEN_RANGE  # + card, numbered from 1: from a hand, a pack or the cards on show
SUMMON: Final = CARD + CARD_RANGE
IN_PLAY: Final = SUMMON + CARD_RANGE  # + card, or + CARD_RANGE + card for the second of that name in play
ACTIVATE: Final = IN_PLAY + 2 * CARD_RANGE
COPY: Final = ACTIVATE + 2 * CARD_RANGE  # + an opponent's card, as in IN_PLAY, clockwise
PICKS: Final = COPY + 2 * CARD_RANGE + 1


def spell() -> list[str]:
    names = padded(PLAIN, PLAIN_RANGE)
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
    names += padded([f"token {token}" for token in range(1, LAST_TOKEN + 1)], TOKEN_RANGE)
    for verb in ("card", "summon"):
        names += padded([f"{verb} {key}" for key in CARD_KEYS[1:]], CARD_RANGE)
    for verb in ("own", "activate", "copy"):
        names += padded([f"{verb} {key}" for key in CARD_KEYS[1:]], CARD_RANGE)
        names += padded([f"{verb} {key} 2" for key in CARD_KEYS[1:]], CARD_RANGE)
    return names


NOTATION: Final = Notation(spell())


def energy_type(pick: int) -> int:
    """The type that an `energy` or `drop` pick names."""
    return (pick - ENERGY) % TYPES


def spaces_of(pick: int) -> int:
    """How far a move goes: negative is back."""
    place = pick - MOVE_TOKEN
    return place - LONGEST_MOVE if place < LONGEST_MOVE else place - LONGEST_MOVE + 1


def card_named(choice: int) -> int:
    """The card that a pick names, the first or the second of its name; `choice` is the pick less its base."""
    return (choice - 1) % CARD_RANGE + 1
