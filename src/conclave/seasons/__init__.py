"""The game of Seasons with Enchanted Kingdom, for two to four players, first and second edition."""

from conclave.seasons import cards, tokens
from conclave.seasons.game import SEASONS_GAME, Seasons
from conclave.table import register

__all__ = ["SEASONS_GAME", "Seasons", "cards", "tokens"]

register(SEASONS_GAME)
