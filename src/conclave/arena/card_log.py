"""What becomes of every card in a game: who drafted it and when, where it was put, when it came into play, its uses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from conclave.arena.results import CardRow
from conclave.table import Table


@dataclass
class Fate:
    """One card of one seat."""

    card: int
    drafted: int = 0  # at which pick; 0: not drafted
    year: int = 0  # whose set it was put in; 0: none
    summoned: int = 0  # the round in which it first came into play; 0: never, or there from the start
    used: int = 0
    in_play: bool = False


class CardLog:
    """Follows the cards of a game from its first decision; each game hears its own events. Two cards of a name are the
    same card: where it matters which of them moved, it is one that may have."""

    def __init__(self, table: Table, keys: Sequence[str]) -> None:
        self.keys: Final = keys  # the cards by number
        self.round = table.round
        self.fates: list[list[Fate]] = [[] for _ in range(table.seats)]

    def hear(self, table: Table) -> None:
        """Take in what the choice just made has set off; to be called after every one of a game."""
        raise NotImplementedError

    def may_enter(self, seat: int, fate: Fate) -> bool:
        """Whether a card that is not in play may be the one that comes into play."""
        return fate.summoned > 0

    def enter(self, seat: int, card: int) -> None:
        """A card comes into play: one of the seat's own if it may be, else one that came from elsewhere."""
        away = [fate for fate in self.fates[seat] if fate.card == card and not fate.in_play]
        known = [fate for fate in away if self.may_enter(seat, fate)]
        if not known:
            known = [Fate(card)]
            self.fates[seat] += known
        fate = min(known, key=lambda one: one.summoned)
        fate.in_play = True
        fate.summoned = fate.summoned or self.round

    def leave(self, seat: int, card: int) -> None:
        self.lying(seat, card)[0].in_play = False

    def use(self, seat: int, card: int) -> None:
        fate = min(self.lying(seat, card), key=lambda one: one.used)
        fate.used += 1

    def lying(self, seat: int, card: int) -> list[Fate]:
        """The cards of a name that a seat has in play."""
        return [fate for fate in self.fates[seat] if fate.card == card and fate.in_play]

    def rows(self, table: Table, seat: int) -> list[CardRow]:
        """Every card of a seat as the arena writes it, with the points that it brought at the end."""
        points: dict[str, int] = {}
        for source, brought in table.breakdown(seat).items():
            card = source.partition(" ")[2]
            points[card] = points.get(card, 0) + brought
        twins = {fate.card: len(self.lying(seat, fate.card)) for fate in self.fates[seat]}
        told: list[CardRow] = []
        for fate in self.fates[seat]:
            key = self.keys[fate.card]
            share = 0
            if fate.in_play:  # cards of a name share their points evenly, as far as points can be shared
                share = points[key] // twins[fate.card]
                points[key] -= share
                twins[fate.card] -= 1
            told.append(
                {
                    "card": key,
                    "drafted": fate.drafted,
                    "year": fate.year,
                    "summoned": fate.summoned,
                    "used": fate.used,
                    "points": share,
                }
            )
        return told
