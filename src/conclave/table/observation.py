"""What a seat may know as a vector of numbers: where its parts lie, and what all games write alike."""

from array import array
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.table.table import Table

MOST: Final = 16  # of what a question counts
OF_MOST: Final = 16.0
LARGEST: Final = 16.0  # no number of an observation is larger


class Layout:
    """Named parts of a vector, one after the other."""

    def __init__(self) -> None:
        self.size = 0
        self.starts: Final[dict[str, int]] = {}
        self.lengths: Final[dict[str, int]] = {}

    def add(self, name: str, length: int) -> int:
        """A new part at the end; tells where it begins."""
        start = self.size
        self.starts[name] = start
        self.lengths[name] = length
        self.size += length
        return start

    def slices(self) -> dict[str, slice]:
        """Every part by name, as a slice of the vector."""
        return {name: slice(start, start + self.lengths[name]) for name, start in self.starts.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations straight from the table, without the cost of a view. Seats are counted from the observer's,
    clockwise. A game's own lays out the parts, and then says that these are `complete`."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.layout: Final = Layout()
        self.size = 0
        self.blank = array("f")
        self.left = 0
        self.concerned = 0
        self.seats = 0
        self.seat_size = 0

    def write(self, table: Table, seat: int, out: "array[float]", at: int) -> None:
        """Fill out[at : at + size] with what a seat may know."""
        raise NotImplementedError

    def add_seat(self, seat: str) -> None:
        """Lay out what is observed of one seat; the names of the parts begin with it."""
        raise NotImplementedError

    def add_seats(self) -> None:
        self.seats = self.layout.size
        for seat in range(self.players):
            self.add_seat(f"seat {seat} ")
        self.seat_size = (self.layout.size - self.seats) // self.players

    def seat_at(self, other: int, seat: int) -> int:
        """Where the parts of a seat begin, for the observer in `seat`."""
        return self.seats + (other - seat) % self.players * self.seat_size

    def add_asked(self) -> None:
        """Lay out what is observed of every question: how many are still to be chosen, and the seat that it names."""
        self.left = self.layout.add("left", 1)
        self.concerned = self.layout.add("concerned", self.players)

    def write_asked(self, asked: dict[str, Any], seat: int, out: "array[float]", at: int) -> None:
        """What the question names, to the seat that is asked."""
        left: int = asked.get("left", 0)
        out[at + self.left] = min(left, MOST) / OF_MOST
        if "seat" in asked:
            concerned: int = asked["seat"]
            out[at + self.concerned + (concerned - seat) % self.players] = 1.0

    def write_marks(self, t: Table, seat: int, first: int, active: int, out: "array[float]", at: int) -> None:
        """Whether a seat goes first in the round, is at turn, and is waited for."""
        if seat == first:
            out[at] = 1.0
        if seat == active:
            out[at + 1] = 1.0
        if t.pending >> seat & 1:
            out[at + 2] = 1.0

    def complete(self) -> None:
        self.size = self.layout.size
        self.blank = array("f", bytes(4 * self.size))
