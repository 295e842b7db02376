"""What there is to read about how Seasons is played."""

from typing import Final

# The topics in the order in which they are read, with the positions that are worked out there.
TOPICS: Final[dict[str, list[str]]] = {
    "aim": [],
    "setup": [],
    "wheel": [],
    "dice": [],
    "turn": [],
    "energy": ["reserve"],
    "summoning": ["cost"],
    "transmuting": ["transmute"],
    "bonuses": [],
    "activating": ["potion"],
    "round": ["year"],
    "end": ["score"],
    "kingdom": ["token"],
    "editions": [],
}

# The last ruling of each section, in the order of docs/rulings.md; what is said in general has the number 0.
SECTIONS: Final = {"A": 27, "B": 9, "C": 50, "EK": 20, "D": 12, "E": 10, "F": 6, "G": 28, "H": 16, "O": 23}
GENERAL: Final = frozenset({"D", "E"})
