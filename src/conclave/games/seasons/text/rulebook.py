"""What there is to read about how Seasons is played."""

from typing import Final

from conclave.games.seasons.rules.names import set_of

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
OF_CARDS: Final = "C"  # the section of the base game's cards; that of another set's is its mark


def ruling_of_card(card: int) -> str:
    """The ruling that a card has of its own; empty where its set has none."""
    card_set = set_of(card)
    section = card_set.mark or OF_CARDS
    return f"{section}{card_set.printed(card)}" if section in SECTIONS else ""
