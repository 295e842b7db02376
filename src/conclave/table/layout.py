"""Where the parts of an observation lie in its vector."""

from typing import Final


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
