"""What the boards of all games have in common, and whose view is meant."""

from dataclasses import dataclass

from conclave.table import Table, View


@dataclass
class Shown:
    """What a seat sees, in words."""

    title: str

    def lines(self) -> list[str]:
        """Everything, a line at a time."""
        raise NotImplementedError


def view_of(where: Table | View, seat: int | None = None) -> View:
    """The view of a seat; of a table, that of the seat asked unless another is given."""
    if isinstance(where, View):
        return where
    return where.view(where.asked if seat is None else seat)
