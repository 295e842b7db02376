"""The game of Seasons with Enchanted Kingdom, for two to four players, first and second edition."""

from conclave.games.seasons.rules import cards, tokens
from conclave.games.seasons.rules.table import RULES, Seasons

__all__ = ["RULES", "Seasons", "cards", "tokens"]
