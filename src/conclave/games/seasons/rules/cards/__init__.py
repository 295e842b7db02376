"""The power cards, ten to fifteen a file. Importing this package puts them all on the shelf."""

from conclave.games.seasons.rules.cards import (
    advanced_31_40,
    advanced_41_50,
    basic_01_15,
    basic_16_30,
    kingdom_01_10,
    kingdom_11_20,
)
from conclave.games.seasons.rules.registry import close_the_shelf

__all__ = ["advanced_31_40", "advanced_41_50", "basic_01_15", "basic_16_30", "kingdom_01_10", "kingdom_11_20"]

close_the_shelf()
