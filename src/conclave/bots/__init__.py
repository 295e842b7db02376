"""Players that see only a View."""

from conclave.bots.bot import CHANCE, POINTS, Bot, RatedPick, ratings_of
from conclave.bots.random_bot import RandomBot
from conclave.bots.registry import LEVELS, STAND_IN, SUBSTITUTE, USUAL, NoSuchBot, make_bot, seat_bots

__all__ = [
    "CHANCE",
    "LEVELS",
    "POINTS",
    "STAND_IN",
    "SUBSTITUTE",
    "USUAL",
    "Bot",
    "NoSuchBot",
    "RandomBot",
    "RatedPick",
    "make_bot",
    "ratings_of",
    "seat_bots",
]
