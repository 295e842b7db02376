"""Spells, scrolls, mages and familiars in words."""

from functools import cache
from typing import Final, TypedDict

from conclave.games.archimage.rules.elements import ELEMENT_NAMES
from conclave.games.archimage.rules.mages import MAGES_OPTION, mage_of
from conclave.games.archimage.rules.scrolls import BOND, SCROLL_NUMBERS, SPELLS, scroll_element, scroll_power, spell_of
from conclave.games.archimage.rules.state import ArchimageTable
from conclave.games.archimage.text import words
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.catalogue import in_language, say, say_part, say_part_if_any

SPIRIT: Final = "spirit"
BOND_KEY: Final = SPELLS[BOND]


def spell_key(key: str) -> str:
    """The spell of a scroll."""
    return SPELLS[spell_of(SCROLL_NUMBERS[key])]


def element_key(key: str) -> str:
    return ELEMENT_NAMES[scroll_element(SCROLL_NUMBERS[key])]


def spell_name(spell: str) -> str:
    return say(f"archimage-spell-{spell}")


def scroll_name(key: str) -> str:
    """A scroll by its key: "Evolution of Fire". A Bond is just that."""
    spell = spell_key(key)
    if spell == BOND_KEY:
        return spell_name(spell)
    return say("archimage-word-scroll", spell=spell_name(spell), element=words.element_title(element_key(key)))


def scroll_text(key: str) -> str:
    """What a scroll does, told for its element."""
    name = f"archimage-spell-{spell_key(key)}"
    element = element_key(key)
    if element == SPIRIT:
        return say_part(name, "spirit")
    return say_part(
        name,
        "text",
        element=words.element(element),
        colour=words.colour_of_element(element),
        colours=words.colours_of_element(element),
    )


def scroll_note(key: str) -> str:
    """What players ask about a scroll, with the rulings; empty where there is nothing to say."""
    return say_part_if_any(f"archimage-spell-{spell_key(key)}", "note")


def scroll_points(key: str) -> int:
    """The power of its seal, which is what it is worth."""
    return scroll_power(SCROLL_NUMBERS[key])


class ScrollFacts(TypedDict):
    """Everything about a scroll."""

    key: str
    name: str
    spell: str
    element: str
    power: int
    text: str
    note: str


def scroll_data(key: str) -> ScrollFacts:
    """Everything about a scroll as plain data."""
    return {
        "key": key,
        "name": scroll_name(key),
        "spell": spell_key(key),
        "element": element_key(key),
        "power": scroll_points(key),
        "text": scroll_text(key),
        "note": scroll_note(key),
    }


# --- mages ---------------------------------------------------------------------------------------------------------


def mage_in(data: Data, seat: int) -> int:
    """Which of the five mages a seat has, from a view's data."""
    return mage_of(data["settings"].get(MAGES_OPTION), seat)


def mage_behind(where: Table | View | None, seat: int) -> int:
    """The same from a table or a view; where neither is known, the one that goes with the seat."""
    if isinstance(where, ArchimageTable):
        return mage_of(where.setup.mages, seat)
    return mage_in(where.data, seat) if isinstance(where, View) else seat


def mage_name(mage: int) -> str:
    return say(f"archimage-mage-{mage + 1}")


def familiar_name(mage: int) -> str:
    """What animal a mage's familiar is."""
    return say_part(f"archimage-mage-{mage + 1}", "familiar")


def own_familiar(data: Data) -> str:
    """That of the viewer."""
    return familiar_name(mage_in(data, data["seat"]))


def the_familiar(mage: int, first: bool = False) -> str:
    """The same with its article; so too at the beginning of a sentence."""
    return say_part(f"archimage-mage-{mage + 1}", "first" if first else "the-familiar")


# --- names that may be typed ----------------------------------------------------------------------------------------


@cache
def names_of_things(language: str) -> dict[str, str]:
    """The key of every spell, element and colour by its name in a language, and by its English one if that is free."""
    keys = {key: key for key in (*ELEMENT_NAMES, *words.COLOURS.values(), *SPELLS)}
    with in_language(language):
        for name in ELEMENT_NAMES:
            keys[words.plain(words.element(name))] = name
        for name in words.COLOURS.values():
            keys[words.plain(words.colour(name))] = keys[words.plain(words.colours(name))] = name
        for spell in SPELLS:
            keys[words.plain(spell_name(spell))] = spell
    return keys
