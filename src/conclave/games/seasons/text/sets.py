"""The sets of cards in words."""

from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.names import set_of
from conclave.text.catalogue import say, say_part
from conclave.text.words import listed


def set_name(key: str) -> str:
    return say(f"seasons-set-{key}")


def set_text(key: str) -> str:
    """What a set adds to a game."""
    return say_part(f"seasons-set-{key}", "text")


def mix_words(keys: list[str]) -> tuple[str, str]:
    """The sets of a game: their title, and what they bring."""
    added = [key for key in keys if key != BASE]
    if not added:
        return set_name(BASE), set_text(BASE)
    title = say("seasons-setting-sets-with", sets=listed([set_name(key) for key in added]))
    return title, " ".join(set_text(key) for key in added)


def number_on(card: int) -> str:
    """The printed number as we write it, with the mark of its set, so that no two cards share one."""
    card_set = set_of(card)
    return f"{card_set.mark}{card_set.printed(card)}"
