"""What there is to read about how Seasons is played."""

from typing import Final

from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.names import CARD_SETS, LAST_ENCHANTMENT, LAST_TOKEN, set_of

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
# Every card, token and enchantment has one of its own.
OF_CARDS: Final = {card_set.key: "C" if card_set.key == BASE else card_set.mark for card_set in CARD_SETS}
SECTIONS: Final = {
    "A": 27,
    "B": 9,
    **{OF_CARDS[card_set.key]: len(card_set.cards) for card_set in CARD_SETS},
    "D": LAST_TOKEN,
    "E": LAST_ENCHANTMENT,
    "F": 6,
    "G": 28,
    "H": 16,
    "O": 23,
}
GENERAL: Final = frozenset({"D", "E"})


def ruling_of_card(card: int) -> str:
    """The ruling that a card has of its own: they are numbered as the cards of their set are."""
    card_set = set_of(card)
    return f"{OF_CARDS[card_set.key]}{card_set.place(card)}"
