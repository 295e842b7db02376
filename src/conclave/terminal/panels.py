"""What a game shows in the window: the open table, what is one's own, and what can be looked up."""

from typing import Final

from rich.text import Text

from conclave.table import View
from conclave.table.registry import game_named
from conclave.terminal.lines import wrapped
from conclave.text import describe_view
from conclave.text.words import Names

PART: Final = "panels"  # of a game's descriptor


class Panels:
    """A game's pictures, made from a view alone. What can be chosen is lit, by a mark as well as by a style.

    A game that brings none is shown as lines of text."""

    def title(self, view: View, names: Names) -> Text:
        """When it is, in a line."""
        return Text(describe_view(view, names).title)

    def table(self, view: View, names: Names, width: int, height: int) -> Text:
        """The open table, never wider than told; what matters most comes first."""
        lines = describe_view(view, names).lines()[1:]
        return Text("\n").join(part for line in lines for part in wrapped(Text(line), width, 2))

    def own(self, view: View, names: Names, width: int) -> Text:
        """What only the viewer has, or needs at hand; nothing for a spectator."""
        return Text()

    def lookup(self, text: str, view: View) -> list[tuple[str, Text]]:
        """Cards or the like that fit some words: their names and all about them, the best first."""
        return []


def panels_of(game: str) -> Panels:
    """The pictures of a game, by its key; only those are loaded."""
    found = game_named(game)
    panels: Panels = found.part(PART) if found.brings(PART) else Panels()
    return panels
