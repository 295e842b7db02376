"""What people type in a game of Seasons: letters of energies, names of cards."""

from functools import cache
from typing import Final

from conclave.games.seasons.rules.energy import ENERGY_LETTERS, ENERGY_NAMES
from conclave.games.seasons.rules.names import CARD_KEYS
from conclave.games.seasons.rules.picks import CARD, DROP, ENERGY, NOTATION, PAY, SOURCES, TRANSMUTE, card_named
from conclave.games.seasons.text.cards import find_card
from conclave.games.seasons.text.words import energy
from conclave.table import View
from conclave.terminal.typed_input import options_beginning
from conclave.text import LANGUAGE
from conclave.text.catalogue import in_language
from conclave.text.typed_words import meaning
from conclave.text.words import plain

# Questions whose answers are energies, each of which may be given by its letter.
BY_LETTER: Final = {
    "gain-energy",
    "store",
    "trim",
    "make-room",
    "pay",
    "amulet-types",
    "mirror-type",
    "mirror-into",
    "monolith",
    "take-back",
    "name",
    "rob",
}


def energy_letters(text: str) -> list[int] | None:
    """Types of energy by their letters or names, sorted as the table asks for them; None if it is anything else."""
    found = []
    for word in plain(text).split():
        letters = word.upper()
        if word in energy_words(LANGUAGE.get()):
            found.append(energy_words(LANGUAGE.get())[word])
        elif all(letter in ENERGY_LETTERS for letter in letters):
            found += [ENERGY_LETTERS.index(letter) for letter in letters]
        else:
            return None
    return sorted(found) if found else None


@cache
def energy_words(language: str) -> dict[str, int]:
    """What energies are called, in English and in a language."""
    with in_language(language):
        own = {plain(energy(name)): kind for kind, name in enumerate(ENERGY_NAMES)}
    return {name: kind for kind, name in enumerate(ENERGY_NAMES)} | own


def option_of_energy(view: View, kind: int) -> int | None:
    """The option that gives, takes or pays an energy of a type; from the reserve first."""
    for pick in view.options:
        if ENERGY <= pick < PAY and (pick - (DROP if pick >= DROP else ENERGY)) == kind:
            return pick
        if PAY <= pick < TRANSMUTE and (pick - PAY) // SOURCES == kind:
            return pick
    return None


def options_of_card(view: View, text: str) -> list[int]:
    """The options about a card, or something else of the game, that somebody named."""
    short = NOTATION.read(short_for(text))
    if short in view.options:
        return [short]
    key = None if any(letter.isdigit() for letter in text) else find_card(text)  # a number is never a card here
    if key is None:
        return options_beginning(text, view)
    number = CARD_KEYS.index(key)
    return [pick for pick in view.options if pick > CARD and card_named(pick - CARD) == number]


def short_for(text: str) -> str:
    """The notation of a choice that has a shorter name; empty if it is none."""
    return meaning("seasons-input-choice", text).replace("-", " ")
