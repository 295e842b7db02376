"""Where the parts of an observation lie in its vector, and what all games write alike."""

from array import array
from typing import Final

from conclave.table.frame import Frame

MOST: Final = 16  # of an effect's own numbers: beyond, they are no counts


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


def write_scratch(frame: Frame, out: "array[float]", at: int) -> None:
    """What an effect counts: energies to pay, dice to swap … Everybody may know it."""
    out[at] = max(0, min(frame.a, MOST)) / MOST
    out[at + 1] = max(0, min(frame.b, MOST)) / MOST
    out[at + 2] = max(0, min(frame.c, MOST)) / MOST
    out[at + 3] = max(0, min(frame.d, MOST)) / MOST
