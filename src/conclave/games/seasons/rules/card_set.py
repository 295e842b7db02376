"""What a set brings to the game: cards, ability tokens and enchantments."""

from typing import Final

# Numbers that there can be at most. A card in play keeps its own in seven bits, and every pick that names a card or a
# token has so many places (`picks`).
MOST_CARDS: Final = 127
MOST_TOKENS: Final = 24
BASE: Final = "base"


class CardSet:
    """A set: its cards, ability tokens and enchantments, each numbered in order from the first.

    `first`: the number of the first card, for good; likewise `first_token` and `first_enchantment`
    `mark`: stands before a printed number, so that no two cards share one, and before the rulings about the cards
    `first_printed`: the number that is printed on the first card
    `basic`: how many of the cards, the first, are for every level
    `modular`: whether its tokens and enchantments are also played without its cards
    """

    def __init__(
        self,
        key: str,
        first: int,
        cards: list[str],
        basic: int = 0,
        mark: str = "",
        first_printed: int = 1,
        first_token: int = 0,
        tokens: int = 0,
        first_enchantment: int = 0,
        enchantments: list[str] | None = None,
        modular: bool = False,
    ) -> None:
        self.key: Final = key
        self.first: Final = first
        self.mark: Final = mark
        self.first_printed: Final = first_printed
        self.cards: Final = cards
        self.basic: Final = basic or len(cards)
        self.tokens: Final = range(first_token, first_token + tokens)
        self.first_enchantment: Final = first_enchantment
        self.enchantments: Final = enchantments or []
        self.modular: Final = modular

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + len(self.cards))

    @property
    def enchantment_numbers(self) -> range:
        return range(self.first_enchantment, self.first_enchantment + len(self.enchantments))

    @property
    def printed_numbers(self) -> range:
        return range(self.first_printed, self.first_printed + len(self.cards))

    def place(self, card: int) -> int:
        """Which card of the set it is, counted from 1."""
        return card - self.first + 1

    def printed(self, card: int) -> int:
        """The number that is printed on a card."""
        return self.first_printed + self.place(card) - 1

    @property
    def basic_numbers(self) -> range:
        return range(self.first, self.first + self.basic)
