"""Spells and scrolls: a scroll is a spell in an element; its number is what the state holds, its key what saves say."""

from typing import Final

from conclave.games.archimage.rules.elements import ELEMENT_NAMES, ELEMENTS, SPIRIT

SPELLS: Final = [
    "transmutation",
    "rebirth",
    "evolution",
    "growth",
    "synergy",
    "inversion",
    "exchange",
    "absorption",
    "disintegration",
    "reorganisation",
    "mystification",
    "alteration",
    "transfer",
    "theft",
    "borrow",
    "mission",
    "leap",
    "teleportation",
    "guardian",
    "speed",
    "bond",
]
TRANSMUTATION: Final = 0
REBIRTH: Final = 1
EVOLUTION: Final = 2
GROWTH: Final = 3
SYNERGY: Final = 4
INVERSION: Final = 5
EXCHANGE: Final = 6
ABSORPTION: Final = 7
DISINTEGRATION: Final = 8
REORGANISATION: Final = 9
MYSTIFICATION: Final = 10
ALTERATION: Final = 11
TRANSFER: Final = 12
THEFT: Final = 13
BORROW: Final = 14
MISSION: Final = 15
LEAP: Final = 16
TELEPORTATION: Final = 17
GUARDIAN: Final = 18
SPEED: Final = 19
BOND: Final = 20

LOWEST: Final = 2  # power of a seal or scroll
HIGHEST: Final = 6
POWERS: Final = HIGHEST - LOWEST + 1
CIRCLES: Final = ["I", "II", "III", "IV"]  # beside circle 0, whose spells are those of I

NO_SCROLL: Final = 0
BOND_SCROLL: Final = 1 + BOND * ELEMENTS  # of spirit alone
SCROLLS: Final = BOND_SCROLL + 1


def scroll(spell: int, element: int) -> int:
    return 1 + spell * ELEMENTS + element


def spell_of(number: int) -> int:
    return (number - 1) // ELEMENTS


def scroll_element(number: int) -> int:
    return SPIRIT if number == BOND_SCROLL else (number - 1) % ELEMENTS


def scroll_power(number: int) -> int:
    """Of its seal, and in points; a Bond has 1."""
    return 1 if number == BOND_SCROLL else spell_of(number) % POWERS + LOWEST


def key_of(number: int) -> str:
    if number == NO_SCROLL:
        return ""
    if number == BOND_SCROLL:
        return "bond"
    return f"{SPELLS[spell_of(number)]}-{ELEMENT_NAMES[scroll_element(number)]}"


SCROLL_KEYS: Final = [key_of(number) for number in range(SCROLLS)]
SCROLL_NUMBERS: Final = {key: number for number, key in enumerate(SCROLL_KEYS) if key}


def spells_of(circle: str) -> list[int]:
    """The five spells of a magic circle, from power 2 to power 6."""
    first = CIRCLES.index(circle) * POWERS
    return list(range(first, first + POWERS))
