"""What is printed on the cards, in a file `test_set_….py` for each set.

A row: the printed number, key, kind, prestige, cost, and when it does something. A cost is a letter an energy, a number
the crystals, - nothing, * one to four different energies of choice; three costs where they differ for 2, 3 and 4
players. A card does something when it arrives (e), activated (a) or as long as it is in play (p), or never (-); where
its effects may ask somebody something, a question mark follows.
"""

from importlib import import_module
from types import ModuleType

from conclave.games.seasons.rules.card_set import BASE, CardSet
from conclave.games.seasons.rules.names import ADDED_SETS, CARD_SETS


def set_named(key: str) -> CardSet:
    return next(card_set for card_set in CARD_SETS if card_set.key == key)


def box_of(key: str) -> tuple[int, int, int]:
    """How many cards, tokens and enchantments are in the box."""
    card_set = set_named(key)
    return len(card_set.cards), len(card_set.tokens), len(card_set.enchantments)


def file_of(key: str) -> ModuleType:
    """The tests of a set, where its own data stand."""
    return import_module(f"tests.games.seasons.test_set_{key.replace('-', '_')}")


def rows_of(key: str) -> list[list[str]]:
    return [line.split() for line in file_of(key).PRINTED.strip().splitlines()]


def all_rows() -> list[list[str]]:
    """Of every set, in the order of the cards' numbers."""
    return [row for card_set in CARD_SETS for row in rows_of(card_set.key)]


def silent() -> set[str]:
    """Cards without any effect."""
    return {row[1] for row in all_rows() if row[5] == "-"}


def asking_nothing() -> set[str]:
    """Cards whose effects never ask their owner or anyone else anything."""
    return {row[1] for row in all_rows() if not row[5].endswith("?")}


def questions_added() -> set[str]:
    """Questions that the base game by itself never asks."""
    return {question for key in ADDED_SETS for question in file_of(key).QUESTIONS}


def mix_with(key: str) -> list[str]:
    """The base game and a set."""
    return list(dict.fromkeys([BASE, key]))
