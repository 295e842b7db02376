"""What a choice brings, found by making it on tables dealt from the view: no more than the view itself tells."""

from collections.abc import Sequence
from typing import Final

from conclave.table.data import Changes, Costs, Waste
from conclave.table.table import Table
from conclave.table.view import View

SEEDS: Final = (1, 2)  # fixed, so that equal views are told the same


class Preview:
    """What a seat that is asked may know of its options before it chooses."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view: Final = view
        self.seat: Final = view.seat
        self.table: Final = view.deal(SEEDS[0])
        self.other: Table | None = None  # the same with other luck, dealt when it is wanted
        self.before: Final = self.table.figures(view.seat)

    def __repr__(self) -> str:
        return f"<preview of {self.view!r}>"

    def brings(self, pick: int) -> Changes | None:
        """What changes for the chooser; None where nothing does, where it hangs on luck or on what others hold, and
        where the choice lets somebody see something new."""
        changes = self.changes(self.table, pick)
        if not changes:
            return None
        if self.other is None:
            self.other = self.view.deal(SEEDS[1])
        return grouped(changes) if self.changes(self.other, pick) == changes else None

    def changes(self, table: Table, pick: int) -> dict[str, int]:
        copy = table.copy()
        copy.choose(pick, self.seat)
        if copy.revealed:
            return {}
        after = copy.figures(self.seat)
        return {name: number - self.before[name] for name, number in after.items() if number != self.before[name]}

    def costs(self, pick: int) -> Costs | None:
        return self.table.cost_of(pick, self.seat)

    def wastes(self, pick: int) -> Sequence[Waste]:
        return self.table.wasted(pick, self.seat)


def grouped(changes: dict[str, int]) -> Changes:
    """Numbers with a name of two words stand together under the first."""
    plain: dict[str, int] = {}
    groups: dict[str, dict[str, int]] = {}
    for name, number in changes.items():
        group, _, part = name.partition(" ")
        if part:
            groups.setdefault(group, {})[part] = number
        else:
            plain[name] = number
    return {**plain, **groups}
