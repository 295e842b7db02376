"""Telling what happens: everything in Archimage is open to all."""

from conclave.archimage.state import ArchimageTable


def note(t: ArchimageTable, what: int, seat: int, scroll: int = 0, amount: int = 0, other: int = 0) -> None:
    t.happened.append((what, seat, scroll, amount, other, t.everyone))
