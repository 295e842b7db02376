"""Putting lines, choices and the score on the screen, whatever the game."""

import json
import sys
from textwrap import wrap
from typing import Any, Final, TextIO

from rich.console import Console, Group
from rich.containers import Lines
from rich.table import Table as Grid
from rich.text import Text

from conclave.text import player, say
from conclave.text.words import Names

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
WIDE: Final = 100  # columns; from there on cards are shown side by side
NARROWEST: Final = 20  # columns; what is narrower still is not believed
BLANK: Final = 60  # lines that push everything off a terminal that cannot be cleared
READABLE: Final = 120  # columns; longer lines of text are hard to follow


# No-break spaces, which rich breaks lines at, and characters of the same width that stand for them meanwhile.
HIDDEN: Final = str.maketrans({"\u00a0": "\ue000", "\u202f": "\ue001"})
SHOWN: Final = str.maketrans({"\ue000": "\u00a0", "\ue001": "\u202f"})


class UnbrokenText(Text):
    """Text whose lines are never broken at a no-break space."""

    def wrap(self, console: Console, width: int, **how: Any) -> Lines:
        text = self.copy()  # a plain one
        text.plain = self.plain.translate(HIDDEN)
        lines = text.wrap(console, width, **how)
        for line in lines:
            line.plain = line.plain.translate(SHOWN)
        return lines


def whole(text: Text) -> Text:
    """A text that keeps together what belongs together."""
    if text.plain.translate(HIDDEN) == text.plain:
        return text
    kept = UnbrokenText(text.plain, style=text.style, spans=text.spans, justify=text.justify, no_wrap=text.no_wrap)
    kept.end = text.end
    return kept


class PlainConsole(Console):
    """A console that breaks lines where a language allows it, and leaves it to the command what to do when its reader
    goes away."""

    def print(self, *objects: Any, **how: Any) -> None:
        # In a group, because texts beside each other are made into one that knows nothing of this.
        kept = [Group(whole(one)) if isinstance(one, Text) and not how.get("soft_wrap") else one for one in objects]
        super().print(*kept, **how)

    def render_str(self, text: str, **how: Any) -> Text:
        return whole(super().render_str(text, **how))

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(file: TextIO | None = None) -> Console:
    """A console that colours nothing by itself, and nothing at all in a pipe or where NO_COLOR is set."""
    out = sys.stdout if file is None else file
    console = PlainConsole(file=out, highlight=False, markup=False, emoji=False, legacy_windows=False)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


class Screen:
    """What is shown to whoever sits before the terminal."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, READABLE))

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style), width=self.width)

    def lines(self, texts: list[str]) -> None:
        self.hanging([("  ", text) for text in texts])

    def exact(self, text: str) -> None:
        """A line that must not be broken, such as a command to copy."""
        self.console.print(Text(text), soft_wrap=True)

    def clear(self) -> None:
        """Take away what is on the screen and above it, where it is a screen."""
        if self.console.is_terminal:
            self.console.file.write("\n" * BLANK if self.console.is_dumb_terminal else CLEAR)
            self.console.file.flush()

    def hanging(self, lines: list[tuple[str, str]]) -> None:
        """Lines with something before them, their rest below their beginning."""
        for before, text in lines:
            wrapped = wrap(text, self.width, initial_indent=before, subsequent_indent=" " * max(4, len(before)))
            self.console.print(Text("\n".join(wrapped)), soft_wrap=True)

    # Choices.

    def choices(self, options: list[tuple[int, str]]) -> None:
        self.hanging([(f"{number:2}. ", option) for number, option in options])

    def table(self, headings: list[str], rows: list[list[str]]) -> None:
        grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
        for heading in headings[:-1]:
            grid.add_column(heading, max_width=24)
        grid.add_column(headings[-1], ratio=1)
        for row in rows:
            grid.add_row(*row)
        self.console.print(grid)

    # The end.

    def scores(self, scores: list[int], parts: list[dict[str, int]], names: Names) -> None:
        self.console.print(score_grid(scores, parts, names), width=self.width)


def score_grid(scores: list[int], parts: list[dict[str, int]], names: Names) -> Grid:
    """Where every point came from, a column for each player; sources are told in words already."""
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column(say("play-column-source"))
    for seat in range(len(scores)):
        grid.add_column(player(seat, names), justify="right")
    for source in dict.fromkeys(source for part in parts for source in part):
        if any(part.get(source) for part in parts):
            points = [str(part[source]) if source in part else "" for part in parts]
            grid.add_row(source, *points)
    grid.add_row(say("score-total"), *[str(score) for score in scores], style="bold")
    return grid


def put_json(data: Any) -> None:
    print(json.dumps(data, indent=1, ensure_ascii=False))
