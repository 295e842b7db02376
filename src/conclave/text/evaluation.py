"""What a bot thinks of an option, in words."""

from conclave.table import View
from conclave.text.catalogue import say
from conclave.text.describe import describe_option
from conclave.text.words import Names


def describe_thought(view: View, pick: int, value: float, scale: str, names: Names = None) -> str:
    """An option with what it is worth."""
    return say("hint-line", option=describe_option(view, pick, names), value=describe_value(value, scale))


def describe_value(value: float, scale: str) -> str:
    """What an option is worth: a chance to win, or points more than the others can hope for, as `scale` says."""
    if scale == "chance":
        return describe_chance(value)
    points = round(value, 1)
    return say("hint-points", sign="\N{MINUS SIGN}" if points < 0 else "+", points=abs(points))


def describe_chance(chance: float) -> str:
    return say("hint-chance", percent=percent(chance))


def percent(chance: float) -> str:
    """A chance as people read it; only what is certain is 0 or 100."""
    number = round(100 * chance)
    if 0 < chance < 1:
        number = min(99, max(1, number))
    return say("hint-percent", number=number)
