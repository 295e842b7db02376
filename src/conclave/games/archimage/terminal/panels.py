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
from conclave.games.archimage.terminal.scene import Sight
from conclave.games.archimage.terminal.screen import title
from conclave.games.archimage.text.circles import circles
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
        sight = Sight(view, names)
        return page(abreast(sight, width, height) if width >= WIDE else below(sight, width, height))

    def own(self, view: View, names: Names, width: int) -> Text:
        return Text() if view.seat is None else page(own_lines(view, width))

    def lookup(self, text: str, view: View) -> list[tuple[str, Text]]:
        return found_spells(text, view)


def abreast(sight: Sight, width: int, height: int) -> list[Text]:
    """The tower, and beside it everything else."""
    side: list[Text] = []
    for seat in range(len(sight.data["players"])):
        side += player_block(sight, seat, SIDE)
    side += [Text(), *reserve_lines(sight, SIDE), Text(), *lying_lines(sight, SIDE), Text(), *sign_lines(SIDE)]
    left = width - SIDE - BETWEEN
    return beside([tower(sight, left, height), side], [left + BETWEEN, SIDE], "")


def below(sight: Sight, width: int, height: int) -> list[Text]:
    """The players, what can be chosen where it is not in sight below, then the tower and what else there is to know."""
    players = player_lines(sight, width)
    reserve = reserve_lines(sight, width)
    scrolls = [scroll_lines(sight, seat, width) for seat in range(len(players))]
    room = height - lines_in(players) - lines_in(scrolls) - len(reserve)
    rest = [*sign_lines(width), *lying_lines(sight, width)]
    if room >= comfortable(sight, width):
        both = [line for pair in zip(players, scrolls, strict=True) for lines in pair for line in lines]
        return [*both, *reserve, *tower(sight, width, room), *rest]
    top = [*chain(*players), *reserve]
    choices = choice_lines(sight, width, spaces=False, most=FEWEST_CHOICES)
    picture = tower(sight, width, height - len(top) - len(choices))
    if len(top) + len(choices) + len(picture) > height:
        choices = choice_lines(sight, width, spaces=True, most=max(FEWEST_CHOICES, height - len(top)))
    for seat in range(len(players)):
        rest += scroll_lines(sight, seat, width, heading=True)
    return [*top, *choices, *picture, *rest]


def lines_in(blocks: list[list[Text]]) -> int:
    return sum(len(block) for block in blocks)


PANELS: Final = ArchimagePanels()
