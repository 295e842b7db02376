"""Archimage in the window: the tower and everything beside it, one's own scrolls, and spells to look up."""

from itertools import chain
from typing import Final

from rich.text import Text

from conclave.games.archimage.terminal.blocks import (
    choice_lines,
    lying_lines,
    own_lines,
    player_block,
    player_lines,
    reserve_lines,
    scroll_lines,
    sign_lines,
)
from conclave.games.archimage.terminal.lookup import found_spells
from conclave.games.archimage.terminal.picture import comfortable, tower
from conclave.games.archimage.terminal.screen import title
from conclave.games.archimage.terminal.tower_view import TowerView
from conclave.games.archimage.text.words import circles
from conclave.table import View
from conclave.terminal.lines import beside, page
from conclave.terminal.panels import Panels
from conclave.text import say
from conclave.text.words import Names

WIDE: Final = 130  # columns from which the players stand beside the tower
SIDE: Final = 50  # columns that they take there
BETWEEN: Final = 3
FEWEST_CHOICES: Final = 2  # lines that tell what can be chosen, however low the window is


class ArchimagePanels(Panels):
    """The pictures of Archimage. All lies open, so that everybody sees the same but for what they can choose."""

    def title(self, view: View, names: Names) -> Text:
        if view.data["over"]:
            return Text(say("archimage-board-title-over", circles=circles(view.data["settings"]["circle"])))
        return Text(title(view.data))

    def table(self, view: View, names: Names, width: int, height: int) -> Text:
        shown = TowerView(view, names)
        return page(abreast(shown, width, height) if width >= WIDE else below(shown, width, height))

    def own(self, view: View, names: Names, width: int) -> Text:
        return Text() if view.seat is None else page(own_lines(view, width))

    def lookup(self, text: str, view: View) -> list[tuple[str, Text]]:
        return found_spells(text, view)


def abreast(view: TowerView, width: int, height: int) -> list[Text]:
    """The tower, and beside it everything else."""
    side: list[Text] = []
    for seat in range(len(view.data["players"])):
        side += player_block(view, seat, SIDE)
    side += [Text(), *reserve_lines(view, SIDE), Text(), *lying_lines(view, SIDE), Text(), *sign_lines(SIDE)]
    left = width - SIDE - BETWEEN
    return beside([tower(view, left, height), side], [left + BETWEEN, SIDE], "")


def below(view: TowerView, width: int, height: int) -> list[Text]:
    """The players, what can be chosen where it is not in view below, then the tower and what else there is to know."""
    players = player_lines(view, width)
    reserve = reserve_lines(view, width)
    scrolls = [scroll_lines(view, seat, width) for seat in range(len(players))]
    room = height - lines_in(players) - lines_in(scrolls) - len(reserve)
    rest = [*sign_lines(width), *lying_lines(view, width)]
    if room >= comfortable(view, width):
        both = [line for pair in zip(players, scrolls, strict=True) for lines in pair for line in lines]
        return [*both, *reserve, *tower(view, width, room), *rest]
    top = [*chain(*players), *reserve]
    choices = choice_lines(view, width, spaces=False, most=FEWEST_CHOICES)
    picture = tower(view, width, height - len(top) - len(choices))
    if len(top) + len(choices) + len(picture) > height:
        choices = choice_lines(view, width, spaces=True, most=max(FEWEST_CHOICES, height - len(top)))
    for seat in range(len(players)):
        rest += scroll_lines(view, seat, width, heading=True)
    return [*top, *choices, *picture, *rest]


def lines_in(blocks: list[list[Text]]) -> int:
    return sum(len(block) for block in blocks)


PANELS: Final = ArchimagePanels()
