"""Telling what happens: to all, to some, and to the ledger of who can know where a card lies."""

from conclave.seasons.state import SeasonsTable
from conclave.table.knowledge import MOVE, entry


def note(t: SeasonsTable, what: int, seat: int, card: int = 0, amount: int = 0, other: int = 0) -> None:
    """Something happened, for all to see."""
    t.happened.append((what, seat, card, amount, other, t.everyone))


def whisper(t: SeasonsTable, what: int, seat: int, card: int, seen: int, other: int = 0) -> None:
    """Something happened to a card that only some may see."""
    t.happened.append((what, seat, card, 1, other, seen))


def moved(t: SeasonsTable, card: int, source: int, target: int, seen: int) -> None:
    t.write(entry(MOVE, card, source, target, seen, 0))
