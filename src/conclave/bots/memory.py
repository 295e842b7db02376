"""Bots that plan several picks ahead, when a game goes on in which they played."""

from collections.abc import Sequence
from typing import Final

from conclave.bots.bot import Bot

RECALLED: Final = 40  # picks of its own that a bot goes through again when it has lost its memory: no plan is longer


def relived(bot: Bot, seat: int, makers: Sequence[int]) -> list[int]:
    """Which picks of a game, of which the makers' seats are told, a bot has to go through again before it plays on.

    Most have none: what matters to them is in the view. One that follows a plan says so by `remembers = True`.
    """
    if not getattr(bot, "remembers", False):
        return []
    return [at for at, maker in enumerate(makers) if maker == seat][-RECALLED:]
