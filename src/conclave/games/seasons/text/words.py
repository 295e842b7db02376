"""Names and short phrases: energies, dice and seasons, beside what all games say alike."""

from collections.abc import Mapping
from typing import Any

from conclave.games.seasons.rules.energy import ENERGY_LETTERS, ENERGY_NAMES
from conclave.text.catalogue import say
from conclave.text.words import Names, listed, player

__all__ = [
    "Names",
    "die",
    "die_energies",
    "energies",
    "energy",
    "energy_items",
    "letters",
    "listed",
    "player",
    "season",
]


def energy(name: str) -> str:
    return say("seasons-word-energy", energy=name)


def energies(counts: Mapping[str, int]) -> str:
    """Energies in words, such as "2 water and 1 fire"."""
    items = energy_items(counts)
    return listed(items) if items else say("seasons-word-no-energy")


def energy_items(counts: Mapping[str, int]) -> list[str]:
    return [
        say("seasons-word-energies", number=counts[name], energy=energy(name))
        for name in ENERGY_NAMES
        if counts.get(name)
    ]


def letters(counts: Mapping[str, int]) -> str:
    """Energies by their letters, such as "WWF"; empty for none."""
    return "".join(letter * counts.get(name, 0) for letter, name in zip(ENERGY_LETTERS, ENERGY_NAMES, strict=True))


def die(face: Mapping[str, Any]) -> str:
    """A die's face, as `View` tells it: its symbols, what they are, and its pips."""
    symbols = str(face["symbols"])
    what = energy_items(die_energies(face))
    what += [say("seasons-word-crystals", number=int(symbol)) for symbol in symbols if symbol.isdigit()]
    if "*" in symbols:
        what.append(say("seasons-word-gauge-up"))
    if "c" in symbols:
        what.append(say("seasons-word-draw"))
    if "t" in symbols:
        what.append(say("seasons-word-transmute"))
    return say("seasons-word-die", symbols=symbols, what=listed(what), pips=int(face["pips"]))


def season(name: str) -> str:
    return say("seasons-word-season", season=name)


def die_energies(face: Mapping[str, Any]) -> dict[str, int]:
    """The energies on a die's face."""
    symbols = str(face["symbols"])
    return {name: symbols.count(letter) for letter, name in zip(ENERGY_LETTERS, ENERGY_NAMES, strict=True)}
