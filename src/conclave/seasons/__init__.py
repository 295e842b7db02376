"""The game of Seasons: the rules of the base game for two to four players, first and second edition."""

from conclave.seasons import cards
from conclave.seasons.game import SEASONS_GAME, Seasons
from conclave.table import register

__all__ = ["SEASONS_GAME", "Seasons", "cards"]

register(SEASONS_GAME)
