"""What the boards of all games have in common, and whose view is meant."""

from dataclasses import dataclass

from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.catalogue import say


@dataclass
class BoardText:
    """What a seat sees, in words."""

    title: str

    def lines(self, full: bool = True) -> list[str]:
        """Everything, a line at a time; or in short, where the viewer stands."""
        raise NotImplementedError


def view_of(where: Table | View, seat: int | None = None) -> View:
    """The view of a seat; of a table, that of the seat asked unless another is given."""
    if isinstance(where, View):
        return where
    return where.view(where.asked if seat is None else seat)


def about_option(data: Data, pick: int) -> Data:
    """What a pick is about, as the rules tell it with the data of a view; one of a set may be offered only later."""
    if pick not in data["options"]:
        return dict(View(data).deal(0).about(pick, data["seat"]))
    told: Data = data["about"][data["options"].index(pick)]
    return told


def with_text(line: str, text: str) -> str:
    """A line with the text of what it is about, if there is any."""
    return say("word-full", line=line, text=text) if text else line
