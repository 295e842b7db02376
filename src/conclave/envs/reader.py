"""Observations from a View alone: for a policy that plays behind a view, and the measure of what observers may write.

Each game reads its own views; here is what all of them fill a vector with.
"""

from array import array

from conclave.table.data import Data
from conclave.table.observation import MOST, Observer

Vector = array  # of single floats, as the observers write them: sums come out the same to the last bit


class PartsByName:
    """A vector under its layout: parts are filled by name."""

    def __init__(self, observer: Observer, seat: int) -> None:
        self.numbers: Vector[float] = array("f", bytes(4 * observer.size))
        self.slices = observer.layout.slices()
        self.players = observer.players
        self.seat = seat

    def put(self, name: str, *numbers: float) -> None:
        """Fill a part from its start."""
        start = self.slices[name].start
        for at, number in enumerate(numbers):
            self.numbers[start + at] = number

    def add(self, name: str, at: int, number: float = 1.0) -> None:
        part = self.slices[name]
        assert 0 <= at < part.stop - part.start
        self.numbers[part.start + at] += number

    def rotated(self, seat: int) -> int:
        """A seat as the observer counts it: itself 0, then clockwise."""
        return (seat - self.seat) % self.players

    def put_asked(self, asked: Data) -> None:
        """What every question may name: how many are still to be chosen, and a seat."""
        self.put("left", min(asked.get("left", 0), MOST) / MOST)
        if "seat" in asked:
            self.add("concerned", self.rotated(asked["seat"]))
