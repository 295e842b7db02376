"""Players that see only a View."""

from conclave.bots.greedy import GreedyBot
from conclave.bots.registry import BOTS, Bot, bots_of, make_bot
from conclave.bots.uniform import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bots_of", "make_bot"]
