"""The power cards, ten to fifteen a file. Importing this package puts them all on the shelf."""

from conclave.seasons.cards import (
    advanced_31_40,
    advanced_41_50,
    basic_01_15,
    basic_16_30,
    kingdom_01_10,
    kingdom_11_20,
)
from conclave.seasons.rules import close_the_shelf

__all__ = ["advanced_31_40", "advanced_41_50", "basic_01_15", "basic_16_30", "kingdom_01_10", "kingdom_11_20"]

close_the_shelf()
