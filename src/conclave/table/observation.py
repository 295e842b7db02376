"""What a seat may know as a vector of numbers: where its parts lie, and what all games write alike."""

from array import array
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.table.frame import Frame
from conclave.table.table import Table

MOST: Final = 16  # of an effect's own numbers: beyond, they are no counts
OF_STEPS: Final = 16.0  # what steps of an effect are divided by
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
        self.top = 0
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

    def add_top(self) -> None:
        """Lay out what is observed of the effect that asks."""
        self.top = self.layout.add("step", 1)
        self.layout.add("scratch", 4)  # its own numbers, up to 16
        self.layout.add("owner", self.players)
        self.layout.add("served", self.players)

    def write_top(self, frame: Frame, seat: int, out: "array[float]", at: int) -> None:
        """What an effect counts: energies to pay, dice to swap … Everybody may know it."""
        at += self.top
        out[at] = frame.step / OF_STEPS
        out[at + 1] = max(0, min(frame.a, MOST)) / MOST
        out[at + 2] = max(0, min(frame.b, MOST)) / MOST
        out[at + 3] = max(0, min(frame.c, MOST)) / MOST
        out[at + 4] = max(0, min(frame.d, MOST)) / MOST
        at += 5
        out[at + (frame.owner - seat) % self.players] = 1.0
        out[at + self.players + (frame.seat - seat) % self.players] = 1.0

    def complete(self) -> None:
        self.size = self.layout.size
        self.blank = array("f", bytes(4 * self.size))
