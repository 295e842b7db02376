"""Bots that plan several picks ahead, when a game goes on in which they played."""

from collections.abc import Sequence

from conclave.bots.bot import Bot


def relived(bot: Bot, seat: int, makers: Sequence[int]) -> list[int]:
    """Which picks of a game, of which the makers' seats are told, a bot has to go through again before it plays on.

    Most have none: what matters to them is in the view. One that follows a plan says by `remembers` how many of its own
    picks the longest plan has.
    """
    most = int(getattr(bot, "remembers", 0))
    return [at for at, maker in enumerate(makers) if maker == seat][-most:] if most else []
