"""Names and short phrases that every game uses: players, lists, figures, and what somebody typed."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from conclave.text.catalogue import say

Names = Sequence[str] | None

# Little words that lose a vowel before the next one: what they stand before is a word of its own.
ELIDED: Final = re.compile(r"\b([cdjlmnst]|(?:jus|lors|puis)?qu|d?all|dell|nell|sull|un)['’](?=\w)")
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def player(seat: int, names: Names = None) -> str:
    """A seat as a person reads it: its given name, or its number."""
    if names is not None and seat < len(names) and names[seat]:
        return names[seat]
    return say("word-player", number=seat + 1)


def listed(items: Sequence[str]) -> str:
    """Items as a list in a sentence: all of them."""
    if len(items) < 2:
        return "".join(items)
    if len(items) == 2:
        return say("word-list-two", first=items[0], second=items[1])
    return say("word-list-more", first=items[0], rest=listed(items[1:]))


def either(items: Sequence[str]) -> str:
    """Items as a list in a sentence: one of them."""
    if len(items) < 2:
        return "".join(items)
    if len(items) == 2:
        return say("word-either", first=items[0], second=items[1])
    return say("word-list-more", first=items[0], rest=either(items[1:]))


def clauses(items: Sequence[str]) -> str:
    """Items that may have lists in them, one after the other."""
    if len(items) < 2:
        return items[0] if items else ""
    return say("word-clauses", first=items[0], rest=clauses(items[1:]))


def figure(number: float) -> str:
    """A number as people of the language write it: 26,773 or 26 773, 0.5 or 0,5."""
    return say("word-figure", number=number)


def plain(text: str) -> str:
    """Letters without accents, digits and single spaces only, for comparing what people write."""
    small = ELIDED.sub(r"\1 ", text.casefold()).replace("'", "").replace("’", "").translate(LIGATURES)
    marked = unicodedata.normalize("NFD", small)
    kept = [letter if letter.isalnum() else " " for letter in marked if unicodedata.category(letter) != "Mn"]
    return " ".join("".join(kept).split())
