"""Reading what a person types: numbers, letters, notation and command words."""

import importlib
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from rich.console import Console

from conclave.seasons.energy import ENERGY_LETTERS
from conclave.seasons.names import CARD_KEYS, LAST_CARD
from conclave.seasons.picks import CARD, DROP, ENERGY, NOTATION, PAY, SOURCES, TRANSMUTE
from conclave.table import View
from conclave.text import find_card
from conclave.text.cards import plain

Ask = Callable[[str], str]

COMMANDS: Final = {
    "u": "undo",
    "undo": "undo",
    "why": "why",
    "card": "card",  # reads a card even where the notation of a choice begins so: reading must never commit
    "pick": "pick",
    "board": "board",
    "hand": "hand",
    "log": "log",
    "save": "save",
    "help": "help",
    "h": "help",
    "?": "help",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
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


def asker(console: Console) -> Ask:
    """How to ask: with line editing on a terminal, plainly from a pipe. The end of input is an EOFError."""

    def ask_pipe(prompt: str) -> str:
        console.file.write(prompt)
        console.file.flush()
        line = sys.stdin.readline()
        console.file.write(line if line.endswith("\n") else f"{line}\n")
        if not line:
            raise EOFError
        return line

    if sys.stdin.isatty() and console.is_terminal and console.file is sys.stdout:
        with suppress(ImportError):  # line editing for input(); not everywhere, and slow to load
            importlib.import_module("readline")
        return input
    return ask_pipe


def forget_typing() -> None:
    """What one person typed must not come back to the next one with the arrow keys."""
    readline: Any = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


def command(text: str) -> tuple[str, str]:
    """A command word and what follows it; the word is empty where it is none."""
    word, _, rest = text.strip().partition(" ")
    name = COMMANDS.get(word.lower(), "")
    if name in ("undo", "board", "hand", "log", "help", "quit") and rest.strip():
        return "", text
    return name, rest.strip()


def numbers(text: str) -> list[int] | None:
    """Whole numbers with spaces or commas between them; None if it is anything else."""
    words = [word.strip("#.)(") for word in text.replace(",", " ").split()]
    if not words or not all(word.isdecimal() and len(word) < 5 for word in words):
        return None
    return [int(word) for word in words]


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
