"""What people type in a game of Seasons: letters of energies, names of cards."""

from functools import cache
from typing import Final

from conclave.games.seasons.rules.energy import ENERGY_LETTERS, ENERGY_NAMES
from conclave.games.seasons.rules.picks import NOTATION
from conclave.games.seasons.text.cards import find_card
from conclave.games.seasons.text.words import energy
from conclave.table import View
from conclave.terminal.typed_input import options_beginning
from conclave.text import LANGUAGE
from conclave.text.catalogue import in_language
from conclave.text.typed_words import meaning
from conclave.text.words import plain

ENERGY_VERBS: Final = {"energy", "drop", "pay"}
CARD_VERBS: Final = {"card", "summon", "own", "activate", "copy"}
# Questions that are answered with one energy after the other, in an order that matters.
IN_ORDER: Final = {"amulet-order"}


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


def by_letter(view: View) -> bool:
    """Whether a question is answered with energies, each of which may be given by its letter."""
    return any(about["verb"] in ENERGY_VERBS for about in view.data["about"])


def option_of_energy(view: View, kind: int) -> int | None:
    """The option that gives, takes or pays an energy of a type."""
    for pick, about in zip(view.options, view.data["about"], strict=True):
        if about["verb"] in ENERGY_VERBS and about["energy"] == ENERGY_NAMES[kind]:
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
    offered = zip(view.options, view.data["about"], strict=True)
    return [pick for pick, about in offered if about["verb"] in CARD_VERBS and about["card"] == key]


def short_for(text: str) -> str:
    """The notation of a choice that has a shorter name; empty if it is none."""
    return meaning("seasons-input-choice", text).replace("-", " ")
