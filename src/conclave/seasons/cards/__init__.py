"""The power cards, ten to fifteen a file. Importing this package puts them all on the shelf."""

from conclave.seasons.cards import advanced_31_40, advanced_41_50, basic_01_15, basic_16_30
from conclave.seasons.rules import close_the_shelf

__all__ = ["advanced_31_40", "advanced_41_50", "basic_01_15", "basic_16_30"]

close_the_shelf()
