"""Names and short phrases: players, energies, dice, lists."""

from collections.abc import Mapping, Sequence
from typing import Any

from conclave.seasons.energy import ENERGY_LETTERS, ENERGY_NAMES
from conclave.text.catalogue import say

Names = Sequence[str] | None


def player(seat: int, names: Names = None) -> str:
    """A seat as a person reads it: its given name, or its number."""
    if names is not None and seat < len(names) and names[seat]:
        return names[seat]
    return say("word-player", number=seat + 1)


def listed(items: Sequence[str]) -> str:
    """Items as a list in a sentence."""
    if not items:
        return ""
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return say("word-list-two", first=items[0], second=items[1])
    return say("word-list-more", first=items[0], rest=listed(items[1:]))


def energy(name: str) -> str:
    return say("word-energy", energy=name)


def energies(counts: Mapping[str, int]) -> str:
    """Energies in words, such as "2 water and 1 fire"."""
    items = energy_items(counts)
    return listed(items) if items else say("word-no-energy")


def energy_items(counts: Mapping[str, int]) -> list[str]:
    return [say("word-energies", number=counts[name], energy=energy(name)) for name in ENERGY_NAMES if counts.get(name)]


def letters(counts: Mapping[str, int]) -> str:
    """Energies by their letters, such as "WWF"; empty for none."""
    return "".join(letter * counts.get(name, 0) for letter, name in zip(ENERGY_LETTERS, ENERGY_NAMES, strict=True))


def die(face: Mapping[str, Any]) -> str:
    """A die's face, as `View` tells it: its symbols, what they are, and its pips."""
    symbols = str(face["symbols"])
    what = energy_items(die_energies(face))
    what += [say("word-crystals", number=int(symbol)) for symbol in symbols if symbol.isdigit()]
    if "*" in symbols:
        what.append(say("word-gauge-up"))
    if "c" in symbols:
        what.append(say("word-draw"))
    if "t" in symbols:
        what.append(say("word-transmute"))
    return say("word-die", symbols=symbols, what=listed(what), pips=int(face["pips"]))


def season(name: str) -> str:
    return say("word-season", season=name)


def die_energies(face: Mapping[str, Any]) -> dict[str, int]:
    """The energies on a die's face."""
    symbols = str(face["symbols"])
    return {name: symbols.count(letter) for letter, name in zip(ENERGY_LETTERS, ENERGY_NAMES, strict=True)}
