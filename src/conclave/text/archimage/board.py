"""The board, the dice and the scrolls in words: rows that a screen lays out as it likes, and plain lines."""

from dataclasses import dataclass

from conclave.table import Table, View
from conclave.text.catalogue import say
from conclave.text.showing import Shown
from conclave.text.words import Names


@dataclass
class ArchimageBoard(Shown):
    """What everybody sees, in words."""

    def lines(self) -> list[str]:
        return [self.title]


def describe_view(where: Table | View, names: Names = None) -> ArchimageBoard:
    """The board as everybody sees it, and what is within reach of the viewer."""
    return ArchimageBoard(say("archimage-board-title-over"))
