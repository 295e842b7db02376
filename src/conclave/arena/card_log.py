"""What becomes of every card in a game: when it came into play, its uses, its points, and what its game adds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from conclave.table import Table

CardRow = dict[str, Any]  # what became of a card of a seat: `card`, and the fields of the game's statistics


@dataclass
class CardHistory:
    """One card of one seat."""

    card: int
    entered: int = 0  # the round in which it first came into play; 0: never, or there from the start
    used: int = 0
    in_play: bool = False


class CardLog:
    """Follows the cards of a game from its first decision; each game hears its own events. Two cards of a name are the
    same card: where it matters which of them moved, it is one that may have."""

    def __init__(self, table: Table, keys: Sequence[str]) -> None:
        self.keys: Final = keys  # the cards by number
        self.round = table.round
        self.histories: list[list[CardHistory]] = [[] for _ in range(table.seats)]

    def history(self, card: int) -> CardHistory:
        """Of a card that nothing is known of yet."""
        return CardHistory(card)

    def hear(self, table: Table) -> None:
        """Take in what the choice just made has set off; to be called after every one of a game."""
        raise NotImplementedError

    def may_enter(self, seat: int, history: CardHistory) -> bool:
        """Whether a card that is not in play may be the one that comes into play."""
        return history.entered > 0

    def enter(self, seat: int, card: int) -> None:
        """A card comes into play: one of the seat's own if it may be, else one that came from elsewhere."""
        away = [history for history in self.histories[seat] if history.card == card and not history.in_play]
        known = [history for history in away if self.may_enter(seat, history)]
        if not known:
            known = [self.history(card)]
            self.histories[seat] += known
        history = min(known, key=lambda one: one.entered)
        history.in_play = True
        history.entered = history.entered or self.round

    def leave(self, seat: int, card: int) -> None:
        self.lying(seat, card)[0].in_play = False

    def use(self, seat: int, card: int) -> None:
        history = min(self.lying(seat, card), key=lambda one: one.used)
        history.used += 1

    def lying(self, seat: int, card: int) -> list[CardHistory]:
        """The cards of a name that a seat has in play."""
        return [history for history in self.histories[seat] if history.card == card and history.in_play]

    def rows(self, table: Table, seat: int) -> list[CardRow]:
        """Every card of a seat as the arena writes it, with the points that it brought at the end."""
        points: dict[str, int] = {}
        for source, brought in table.breakdown(seat).items():
            card = source.partition(" ")[2]
            points[card] = points.get(card, 0) + brought
        twins = {history.card: len(self.lying(seat, history.card)) for history in self.histories[seat]}
        told: list[CardRow] = []
        for history in self.histories[seat]:
            key = self.keys[history.card]
            share = 0
            if history.in_play:  # cards of a name share their points evenly, as far as points can be shared
                share = points[key] // twins[history.card]
                points[key] -= share
                twins[history.card] -= 1
            told.append({"card": key, **self.row(history), "points": share})
        return told

    def row(self, history: CardHistory) -> CardRow:
        """What is written of a card beside its name and points."""
        return {"entered": history.entered, "used": history.used}
