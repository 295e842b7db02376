"""Names and short phrases: elements, colours, dice and seals, beside what all games say alike."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from conclave.games.archimage.rules.elements import COLOUR_NAMES, ELEMENT_NAMES, colour_of, value_of
from conclave.text.catalogue import say
from conclave.text.words import Names, clauses, listed, plain, player

__all__ = [
    "Names",
    "circles",
    "clauses",
    "colour",
    "colour_of_element",
    "colours",
    "colours_of_element",
    "counted",
    "dice",
    "dice_numbers",
    "die",
    "die_number",
    "element",
    "element_title",
    "listed",
    "plain",
    "player",
    "school",
    "seal",
]

VIOLET: Final = "violet"  # of spirit, which has no dice
COLOURS: Final = dict(zip(ELEMENT_NAMES, [*COLOUR_NAMES, VIOLET], strict=True))

Die = Mapping[str, Any]  # as a view tells it: its colour and what it shows
Seal = Mapping[str, Any]  # its element and its power


def element(name: str) -> str:
    return say("archimage-word-element", element=name)


def element_title(name: str) -> str:
    """An element as part of a name."""
    return say("archimage-word-element-title", element=name)


def colour(name: str) -> str:
    return say("archimage-word-colour", colour=name)


def colours(name: str) -> str:
    """A colour as said of several dice."""
    return say("archimage-word-colours", colour=name)


def colour_of_element(name: str) -> str:
    return colour(COLOURS[name])


def colours_of_element(name: str) -> str:
    return colours(COLOURS[name])


def die(shown: Die) -> str:
    """A die, such as "red 5"."""
    return say("archimage-word-die", colour=colour(str(shown["colour"])), value=int(shown["value"]))


def die_number(number: int) -> str:
    """A die by its number."""
    return say("archimage-word-die", colour=colour(COLOUR_NAMES[colour_of(number)]), value=value_of(number))


def dice(shown: Sequence[Die]) -> str:
    """Dice in words, such as "red 2, red 5 and blue 1"."""
    return listed([die(one) for one in shown]) if shown else say("archimage-word-no-dice")


def dice_numbers(numbers: Sequence[int]) -> str:
    return listed([die_number(number) for number in numbers]) if numbers else say("archimage-word-no-dice")


def counted(numbers: Sequence[int]) -> str:
    """How many dice of each colour, such as "2 red and 1 blue"; empty for none."""
    pairs = zip(COLOUR_NAMES, numbers, strict=True)
    items = [(number, {"colour": colour(name), "colours": colours(name)}) for name, number in pairs if number]
    return listed([say("archimage-word-dice", number=number, **args) for number, args in items])


def seal(token: Seal) -> str:
    """A seal token, such as "the fire seal of power 3"."""
    return say("archimage-word-seal", element=element(str(token["element"])), power=int(token["power"]))


def circles(circle: str) -> str:
    """The magic circles in play: circle 0 and another."""
    return say("archimage-word-circles", circle=circle, school=school(circle))


def school(circle: str) -> str:
    return say("archimage-word-school", circle=circle)
