"""The season wheel, the rates of transmutation and the twenty season dice."""

from typing import Final, TypedDict

from conclave.games.seasons.rules.energy import AIR, EARTH, ENERGY_LETTERS, FIRE, TYPES, WATER, one

SEASON_NAMES: Final = ["winter", "spring", "summer", "fall"]
SEASONS: Final = 4
SPACES: Final = 12  # of the season wheel, three a season
LAST_YEAR: Final = 3
EARLIEST_YEAR: Final = -8  # years can go back beyond the first (G1), never so far

DICE: Final = 5  # of each season
SIDES: Final = 6
NO_DIE: Final = -1

# The two common energies of each season's dice and its uncommon one; the fourth type is on none of them.
COMMON: Final = [WATER, EARTH, FIRE, AIR]
SECOND: Final = [AIR, WATER, EARTH, FIRE]
UNCOMMON: Final = [FIRE, AIR, WATER, EARTH]

# Every season has the same five dice: x common, y second, z uncommon energy, * gauge, c card, t transmute,
# a digit crystals, and a dot for each space that the season token moves if the die is left over.
PATTERNS: Final = [
    ["z*t...", "xx*..", "xx3.", "yy*...", "c..", "xyt."],
    ["xx*...", "xx1..", "zz*.", "c...", "xyt..", "y*t."],
    ["xx*.", "y*t..", "xyt...", "c.", "z*..", "xx3..."],
    ["xyt.", "xx2..", "y*t...", "xx*.", "6..", "z*..."],
    ["yyt..", "6...", "z*.", "y*t.", "xx*...", "xx1.."],
]

# A face has a number: season * 30 + die * 6 + side. These lists are read by it.
FACE_ENERGY: Final[list[int]] = []
FACE_CRYSTALS: Final[list[int]] = []
FACE_GAUGE: Final[list[int]] = []
FACE_CARD: Final[list[bool]] = []
FACE_TRANSMUTE: Final[list[bool]] = []
FACE_PIPS: Final[list[int]] = []
FACE_SYMBOLS: Final[list[str]] = []


class FaceData(TypedDict):
    """A face of a die, as it is told."""

    face: int
    season: str
    die: int
    symbols: str
    pips: int


RATES: Final[list[list[int]]] = []  # crystals for one energy, by season and type


def season_at(space: int) -> int:
    return (space - 1) // 3


def add_face(season: int, pattern: str) -> None:
    letters = {"x": COMMON[season], "y": SECOND[season], "z": UNCOMMON[season]}
    types = [letters[symbol] for symbol in pattern if symbol in letters]
    FACE_ENERGY.append(sum(one(kind) for kind in types))
    FACE_CRYSTALS.append(sum(int(symbol) for symbol in pattern if symbol.isdigit()))
    FACE_GAUGE.append(pattern.count("*"))
    FACE_CARD.append("c" in pattern)
    FACE_TRANSMUTE.append("t" in pattern)
    FACE_PIPS.append(pattern.count("."))
    rest = "".join(symbol for symbol in pattern if symbol not in "xyz.")
    FACE_SYMBOLS.append("".join(ENERGY_LETTERS[kind] for kind in types) + rest)


def add_rates(season: int) -> None:
    """The common energies are worth 1, the uncommon one 2, the one that no die shows 3."""
    rates = [3] * TYPES
    rates[COMMON[season]] = 1
    rates[SECOND[season]] = 1
    rates[UNCOMMON[season]] = 2
    RATES.append(rates)


def list_faces() -> None:
    for season in range(SEASONS):
        add_rates(season)
        for die in PATTERNS:
            for pattern in die:
                add_face(season, pattern)


list_faces()


def face_of(season: int, die: int, side: int) -> int:
    return (season * DICE + die) * SIDES + side


def season_of(face: int) -> int:
    return face // (DICE * SIDES)


def die_of(face: int) -> int:
    """Which of its season's five dice a face belongs to."""
    return face // SIDES % DICE
