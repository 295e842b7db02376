"""What a bot can do wrong, and asking one so that nothing it does can harm its table."""

from math import isfinite
from typing import Final

from conclave.bots.bot import Bot, RatedPick, ratings_of
from conclave.table import View
from conclave.text import say
from conclave.text.errors import Mistake

LONGEST: Final = 200  # characters of what a bot said, in a sentence about it


class BotFault(Mistake):
    """A bot that did not answer with one of its options; the text names the bot and says what it did."""


class NoRatings(Mistake):
    """A bot that chooses, but does not tell what it thinks of the options."""


def pick_of(bot: Bot, name: str, view: View) -> int:
    """A bot's answer to a view that it is asked in: one of the options, or a BotFault that names the bot."""
    try:
        pick = bot.choose(view)
    except BotFault:
        raise
    except Exception as fault:
        raise failed(name, fault) from fault
    # A bool, or a number of some library, is no pick: a record could not be written with it.
    if type(pick) is not int or pick not in view.options:
        raise BotFault(say("fault-illegal", bot=name, answer=quoted(str(pick))))
    return pick


def checked_ratings(bot: Bot, name: str, view: View) -> list[RatedPick]:
    """What a bot that has chosen in a view made of the options; a BotFault that names it if that is not about them."""
    try:
        told = [RatedPick(pick, float(value), str(scale)) for pick, value, scale in ratings_of(bot)]
    except Exception as fault:
        raise failed(name, fault) from fault
    for rated in told:
        if type(rated.pick) is not int or rated.pick not in view.options or not isfinite(rated.value):
            raise BotFault(say("fault-illegal", bot=name, answer=quoted(f"{rated.pick}: {rated.value}")))
    return told


def failed(name: str, fault: Exception) -> BotFault:
    what = quoted(f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__)
    return BotFault(say("fault-exception", bot=name, what=what))


def quoted(text: str) -> str:
    """What somebody else wrote, on one line and no longer than a sentence bears."""
    line = " ".join(text.split())
    plain = "".join(letter if letter.isprintable() else "�" for letter in line)
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST]}…"
