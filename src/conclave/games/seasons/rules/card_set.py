"""What a set of cards is."""

from typing import Final

MOST_CARDS: Final = 127  # numbers that a card can have: a card in play keeps its own in seven bits
BASE: Final = "base"


class CardSet:
    """A set of cards. Its cards are numbered from `first` on, in the order in which they are printed; `mark` stands
    before a printed number, so that no two cards share one."""

    def __init__(self, key: str, first: int, cards: list[str], basic: int = 0, mark: str = "") -> None:
        self.key: Final = key
        self.first: Final = first
        self.mark: Final = mark
        self.cards: Final = cards
        self.basic: Final = basic or len(cards)  # how many of them, the first, are for every level

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + len(self.cards))

    def printed(self, card: int) -> int:
        """The number that is printed on a card: every set counts anew."""
        return card - self.first + 1

    @property
    def basic_numbers(self) -> range:
        return range(self.first, self.first + self.basic)
