"""What a set of cards is."""

from typing import Final

MOST_CARDS: Final = 127  # numbers that a card can have: a card in play keeps its own in seven bits
BASE: Final = "base"


class CardSet:
    """A set of cards. Its cards are numbered from `first` on, in the order in which they are printed."""

    def __init__(self, key: str, first: int, cards: list[str], basic: int = 0) -> None:
        self.key: Final = key
        self.first: Final = first
        self.cards: Final = cards
        self.basic: Final = basic or len(cards)  # how many of them, the first, are for every level

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + len(self.cards))

    @property
    def basic_numbers(self) -> range:
        return range(self.first, self.first + self.basic)
