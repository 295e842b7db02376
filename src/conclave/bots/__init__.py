"""Players that see only a View."""

from conclave.bots.registry import BOTS, Bot, make_bot
from conclave.bots.uniform import RandomBot

__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]
