"""What there is to read about how Archimage is played."""

from typing import Final

# The topics in the order in which they are read, with the positions that are worked out there.
TOPICS: Final[dict[str, list[str]]] = {
    "aim": [],
    "tower": [],
    "dice": [],
    "turn": ["turn"],
    "breaking": ["sets", "spirit"],
    "ways": ["way"],
    "scrolls": [],
    "passages": [],
    "conflict": [],
    "traveller": [],
    "bond": ["bond"],
    "round": [],
    "end": ["score"],
    "boards": [],
}

SECTIONS: Final = {"R": 12}  # the last ruling of each section, in the order of docs/rulings.md
