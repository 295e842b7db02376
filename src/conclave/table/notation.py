"""Picks as short stable text, both ways."""

from typing import Final


class Notation:
    """The action space of a game: pick number i is written `names[i]`. A row may grow at its end, never change."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.picks: Final = {name: pick for pick, name in enumerate(names)}
        if len(self.picks) != len(names):
            raise ValueError("two picks share a name")

    @property
    def size(self) -> int:
        return len(self.names)

    def write(self, pick: int) -> str:
        if pick < 0:
            raise IndexError(pick)
        return self.names[pick]

    def read(self, text: str) -> int:
        """The pick that a text stands for, or -1. Case and spacing are forgiven."""
        return self.picks.get(" ".join(text.lower().split()), -1)
