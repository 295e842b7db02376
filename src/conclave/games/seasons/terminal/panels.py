"""The table of Seasons in the window: the wheel, the dice, everybody's board, and what the viewer holds."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from conclave.games.seasons.terminal import boards, wheel
from conclave.games.seasons.terminal.hand import in_short, own_lines
from conclave.games.seasons.terminal.highlights import PILE, Highlights
from conclave.games.seasons.terminal.lookup import found
from conclave.games.seasons.text import board
from conclave.games.seasons.text.tokens import enchantment_name
from conclave.table import View
from conclave.terminal.lines import Lines, flowed, styled, wrapped
from conclave.terminal.panels import Panels
from conclave.text import player, say
from conclave.text.words import Names

Drawing = Callable[[Highlights, int], Lines]

LOW: Final = 18  # lines below which no boxes would fit
ROOMY: Final = (84, 26)  # columns and lines from which on there are boxes, even where not all of them can be seen


class SeasonsPanels(Panels):
    """The pictures of Seasons."""

    def title(self, view: View, names: Names) -> Text:
        told = Text(board.title(view.data))
        season = say("seasons-word-season-title", season=view.data["season"])
        at = told.plain.find(season)
        if at >= 0:
            told.stylize(wheel.SEASON_STYLES[view.data["season"]], at, at + len(season))
        return told

    def table(self, view: View, names: Names, width: int, height: int) -> Text:
        """The richest drawing that fits; where none does, the one that has most in the first lines."""
        lights = Highlights(view, names)
        lines: Lines = []
        for drawing in drawings(lights, width, height):
            lines = drawing(lights, width)
            if len(lines) <= height:
                break
        return Text("\n").join(lines)

    def own(self, view: View, names: Names, width: int) -> Text:
        return Text("\n").join(own_lines(Highlights(view, names), width))

    def lookup(self, text: str, view: View) -> list[tuple[str, Text]]:
        return found(text, view)


PANELS: Final = SeasonsPanels()


# --- drawings, the richest first -----------------------------------------------------------------------------------


def in_full(lights: Highlights, width: int) -> Lines:
    """The wheel as a ring, and a line for every card."""
    return [*with_the_ring(lights, width), *boards.boxes(lights, width, in_rows=True)]


def with_ring(lights: Highlights, width: int) -> Lines:
    """The wheel as a ring, and the cards one after the other."""
    return [*with_the_ring(lights, width), *boards.boxes(lights, width, in_rows=False)]


def with_band(lights: Highlights, width: int) -> Lines:
    """The wheel in two lines."""
    top = [*wheel.band(lights, width), *flowed(wheel.dice_chunks(lights), width, "  ")]
    top += wheel.dice_words(lights, width)
    top += common(lights, [wheel.year(lights.data), *piles(lights), *extra(lights)], width)
    return [*top, *boards.boxes(lights, width, in_rows=False)]


def in_lines(lights: Highlights, width: int) -> Lines:
    """Everything in as few lines as it takes, what matters most first."""
    rows = [*wheel.band(lights, width), *flowed([wheel.year(lights.data), *wheel.dice_chunks(lights)], width, "  ")]
    rows += boards.lines(lights, width)
    chunks = [*piles(lights), first_player(lights), *enchantment_by_name(lights), *extra(lights)]
    rows += [*flowed(chunks, width, " · "), *on_show(lights, width), *tableaus(lights, width)]
    return [*rows, *wheel.dice_words(lights, width), *enchantment(lights, width)]


def tableaus(lights: Highlights, width: int) -> Lines:
    """Everybody's cards in play, the viewer's first, and after those what the viewer holds."""
    players = len(lights.data["players"])
    first = lights.data["seat"] or 0
    rows = [*boards.tableau(lights, first, width), *in_short(lights, width)]
    for step in range(1, players):
        rows += boards.tableau(lights, (first + step) % players, width)
    return rows


# In the prelude there is nothing on the boards yet.


def prelude_with_ring(lights: Highlights, width: int) -> Lines:
    return [*with_the_ring(lights, width), *choosing(lights, width)]


def prelude_in_lines(lights: Highlights, width: int) -> Lines:
    return [*wheel.band(lights, width), *common(lights, piles(lights), width), *choosing(lights, width)]


def choosing(lights: Highlights, width: int) -> Lines:
    """The players, and what the viewer has to choose from."""
    rows = [*boards.everybody(lights, width), *wrapped(first_player(lights), width)]
    return [*rows, *in_short(lights, width)]


def drawings(lights: Highlights, width: int, height: int) -> list[Drawing]:
    """The drawings to try, the richest first; the last one is taken even where it does not fit."""
    narrow = width < wheel.RING_WIDTH
    if lights.data["round"] == 0:
        return [prelude_in_lines] if narrow else [prelude_with_ring, prelude_in_lines]
    if narrow or height < LOW:
        return [in_lines]
    rich: list[Drawing] = [in_full, with_ring, with_band]
    return rich if width >= ROOMY[0] and height >= ROOMY[1] else [*rich, in_lines]


# --- what is nobody's ----------------------------------------------------------------------------------------------


def with_the_ring(lights: Highlights, width: int) -> Lines:
    return wheel.wheel_block(lights, width, lambda room: common(lights, piles(lights), room))


def common(lights: Highlights, chunks: Lines, width: int) -> Lines:
    return [*flowed(chunks, width, " · "), *on_show(lights, width), *enchantment(lights, width)]


def piles(lights: Highlights) -> Lines:
    draw = lights.shown(PILE, say("seasons-wheel-pile", number=lights.data["pile"]))
    return [draw, Text(say("seasons-wheel-discard", number=lights.data["discard"]))]


def first_player(lights: Highlights) -> Text:
    return Text(say("seasons-wheel-first-player", player=player(lights.data["first"], lights.names)))


def extra(lights: Highlights) -> Lines:
    told = wheel.extra(lights.data)
    return [Text(told)] if told else []


def on_show(lights: Highlights, width: int) -> Lines:
    """Cards that everybody sees though they are nobody's."""
    return [line for told in board.on_show(lights.data) for line in wrapped(Text(told), width, 2)]


def enchantment_by_name(lights: Highlights) -> Lines:
    key = lights.data["settings"]["enchantment"]
    return [] if key == "none" else [styled(enchantment_name(key), "bold")]


def enchantment(lights: Highlights, width: int) -> Lines:
    told = board.enchantment(lights.data)
    return wrapped(Text(told), width, 2) if told else []
