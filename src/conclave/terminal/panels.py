"""What a game shows in the window: the open table, what is one's own, and what can be looked up."""

import importlib
from typing import Final, Protocol

from rich.text import Text

from conclave.table import View
from conclave.text.words import Names


class Panels(Protocol):
    """A game's pictures, made from a view alone. What can be chosen is lit, by a mark as well as by a style."""

    def title(self, view: View, names: Names) -> Text:
        """When it is, in a line."""
        ...

    def table(self, view: View, names: Names, width: int, height: int) -> Text:
        """The open table, never wider than told; what matters most comes first."""
        ...

    def own(self, view: View, names: Names, width: int) -> Text:
        """What only the viewer has, or needs at hand; nothing for a spectator."""
        ...

    def lookup(self, text: str, view: View) -> list[tuple[str, Text]]:
        """Cards or spells that fit some words: their names and all about them, the best first."""
        ...


PANELS: Final = {
    "seasons": "conclave.games.seasons.terminal.panels",
    "archimage": "conclave.games.archimage.terminal.panels",
}


def panels_of(game: str) -> Panels:
    """The pictures of a game, by its key; only those are loaded."""
    panels: Panels = importlib.import_module(PANELS[game]).PANELS
    return panels
