"""Names and short phrases that every game uses: players, lists, and what somebody typed."""

from collections.abc import Sequence

from conclave.text.catalogue import say

Names = Sequence[str] | None


def player(seat: int, names: Names = None) -> str:
    """A seat as a person reads it: its given name, or its number."""
    if names is not None and seat < len(names) and names[seat]:
        return names[seat]
    return say("word-player", number=seat + 1)


def listed(items: Sequence[str]) -> str:
    """Items as a list in a sentence."""
    if not items:
        return ""
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return say("word-list-two", first=items[0], second=items[1])
    return say("word-list-more", first=items[0], rest=listed(items[1:]))


def plain(text: str) -> str:
    """Letters, digits and single spaces only."""
    kept = "".join(letter if letter.isalnum() else " " for letter in text.casefold().replace("'", "").replace("’", ""))
    return " ".join(kept.split())
