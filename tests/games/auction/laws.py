"""Auction under the laws: what stays the same from the first bid to the last."""

from conclave.table import Data, Table
from tests.laws.subject import Subject


def nothing_is_lost(table: Table) -> None:
    """Every card that was dealt is in one hand or played, and every prize is taken or to come."""
    data = table.dump()
    cards = [*data["played"], *(card for hand in data["hands"] for card in hand)]
    assert len(cards) == len(set(cards)) == 5 * table.seats
    assert sum(data["points"]) + sum(data["prizes"]) == 15


class AuctionSubject(Subject):
    """All that the laws cannot know by themselves."""

    cheap = (nothing_is_lost,)

    def much_is_hidden(self, data: Data) -> bool:
        fewest: int = min(data["cards"])
        return fewest > 2


SUBJECTS = {"auction": AuctionSubject("auction")}
