"""Mistakes that a person can put right, and reading what they typed without one."""

from conclave.text.catalogue import say


class Mistake(Exception):
    """Something a person can put right; the text says what and how."""


def number_or_text(text: str) -> int | str:
    """A whole number if it is one; else the text, for whoever checks it to name."""
    try:
        return int(text)
    except ValueError:
        return text


def whole_number(option: str, text: str, least: int, most: int | None = None) -> int:
    """The number that an option needs, at least so large, and no larger than it may be."""
    number = number_or_text(text)
    if isinstance(number, str) or number < least:
        raise Mistake(say("cli-number-least", option=option, value=text, least=least))
    if most is not None and number > most:
        raise Mistake(say("cli-number-most", option=option, value=text, most=most))
    return number
