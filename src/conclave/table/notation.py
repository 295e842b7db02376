"""Picks as short stable text, both ways."""

from typing import Final

RESERVED: Final = ""  # the name of a pick that is not in use yet


class Notation:
    """The action space of a game: pick number i is written `names[i]`, and one that is only reserved has no name."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.picks: Final = {name: pick for pick, name in enumerate(names) if name}
        if len(self.picks) + names.count(RESERVED) != len(names):
            raise ValueError("two picks share a name")

    def __repr__(self) -> str:
        return f"<notation of {len(self.picks)} picks in a space of {self.size}>"

    @property
    def size(self) -> int:
        return len(self.names)

    def has(self, pick: int) -> bool:
        return 0 <= pick < len(self.names) and self.names[pick] != RESERVED

    def write(self, pick: int) -> str:
        if not self.has(pick):
            raise IndexError(pick)
        return self.names[pick]

    def read(self, text: str) -> int:
        """The pick that a text stands for, or -1. Case and spacing are forgiven."""
        return self.picks.get(" ".join(text.lower().split()), -1)


def padded(names: list[str], length: int) -> list[str]:
    """The names of a range of picks, with room for more."""
    if len(names) > length:
        raise ValueError(f"{len(names)} picks do not fit into {length}")
    return names + [RESERVED] * (length - len(names))
