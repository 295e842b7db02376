"""Energies, and how many of each: four counts packed into one number, eight bits a type."""

from typing import Final

WATER: Final = 0
EARTH: Final = 1
FIRE: Final = 2
AIR: Final = 3
TYPES: Final = 4
ENERGY_NAMES: Final = ["water", "earth", "fire", "air"]
ENERGY_LETTERS: Final = "WEFA"

MOST_OF_A_TYPE: Final = 127  # that fit into a pack
PLENTY: Final = 0x1F1F1F1F  # more of each than anybody can be asked for
GUARD: Final = 0x80808080  # a bit above each count: (have | GUARD) - need leaves all four where `have` covers `need`


def energies(water: int = 0, earth: int = 0, fire: int = 0, air: int = 0) -> int:
    return water | earth << 8 | fire << 16 | air << 24


def one(kind: int) -> int:
    """A single energy of a type."""
    return 1 << 8 * kind


def count(pack: int, kind: int) -> int:
    return pack >> 8 * kind & 255


def total(pack: int) -> int:
    return (pack & 255) + (pack >> 8 & 255) + (pack >> 16 & 255) + (pack >> 24 & 255)


def shared(one_pack: int, other: int) -> int:
    """How many energies the two have in common, type by type."""
    common = 0
    for kind in range(TYPES):
        common += min(one_pack >> 8 * kind & 255, other >> 8 * kind & 255)
    return common


def covers(have: int, need: int) -> bool:
    """Whether there are enough energies of every type."""
    return ((have | GUARD) - need) & GUARD == GUARD


def most(pack: int) -> int:
    """The largest of the four counts."""
    return max(pack & 255, pack >> 8 & 255, pack >> 16 & 255, pack >> 24 & 255)


def by_name(pack: int) -> dict[str, int]:
    return {name: count(pack, kind) for kind, name in enumerate(ENERGY_NAMES)}


def from_names(counts: dict[str, int]) -> int:
    pack = 0
    for kind, name in enumerate(ENERGY_NAMES):
        number = int(counts[name])
        if not 0 <= number <= MOST_OF_A_TYPE:
            raise ValueError(f"{number} is no number of {name} energies")
        pack |= number << 8 * kind
    return pack
