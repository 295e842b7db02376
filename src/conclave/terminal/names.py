"""What players are called, from arguments and from files."""

from typing import Final

from conclave.text import say
from conclave.text.errors import Mistake

LONGEST_NAME: Final = 20


def player_names(text: str | None, players: int) -> list[str]:
    """Names as given; empty for those who have none."""
    told = [name.strip() for name in text.split(",")] if text else []
    if len(told) > players:
        raise Mistake(say("cli-names-number", names=len(told), players=players))
    for name in told:
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or told.count(name) > 1:
            raise Mistake(say("cli-names-bad", name=name if name.isprintable() else ascii(name)))
    return told + [""] * (players - len(told))


def good_names(names: list[str], players: int) -> list[str]:
    """Names from a file, or none if they will not do."""
    while names and not names[-1]:
        names = names[:-1]
    try:
        return player_names(",".join(names), players)
    except Mistake:
        return player_names(None, players)
