"""Elements, their dice colours, and dice as numbers."""

from typing import Final

SPIRIT: Final = 4  # has seals and scrolls, but no dice
ELEMENTS: Final = 5
COLOURS: Final = 4
ELEMENT_NAMES: Final = ["fire", "water", "air", "earth", "spirit"]
COLOUR_NAMES: Final = ["red", "blue", "yellow", "green"]

SIDES: Final = 6
DICE_KINDS: Final = COLOURS * SIDES

# A die is one number: its colour and what it shows.


def die(colour: int, value: int) -> int:
    return colour * SIDES + value - 1


def colour_of(number: int) -> int:
    return number // SIDES


def value_of(number: int) -> int:
    return number % SIDES + 1


# A seal is one number: its element and its power.


def seal(element: int, power: int) -> int:
    return element << 3 | power


def element_of(token: int) -> int:
    return token >> 3


def power_of(token: int) -> int:
    return token & 7
