"""What people type in a game of Seasons: letters of energies, names of cards."""

from typing import Final

from conclave.seasons.energy import ENERGY_LETTERS
from conclave.seasons.names import CARD_KEYS, LAST_CARD
from conclave.seasons.picks import CARD, DROP, ENERGY, NOTATION, PAY, SOURCES, TRANSMUTE
from conclave.table import View
from conclave.text import find_card
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
# What people type for choices that the notation calls otherwise.
SHORT: Final = {
    "token": "use token",
    "ability token": "use token",
    "olaf": "bonus card",
    "olafs knowledge": "bonus card",
    "vision": "discard first",
    "vision of destiny": "discard first",
}


def energy_letters(text: str) -> list[int] | None:
    """Types of energy by their letters, sorted as the table asks for them; None if it is anything else."""
    letters = text.replace(",", "").replace(" ", "").upper()
    if not letters or any(letter not in ENERGY_LETTERS for letter in letters):
        return None
    return sorted(ENERGY_LETTERS.index(letter) for letter in letters)


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
        return []
    number = CARD_KEYS.index(key)
    return [pick for pick in view.options if pick > CARD and (pick - CARD - 1) % LAST_CARD + 1 == number]


def short_for(text: str) -> str:
    """The notation of a choice that has a shorter name; empty if it is none."""
    return SHORT.get(plain(text), "")
