"""Styled text in lines: broken where it is too long, in columns, side by side. Widths are cells of a terminal."""

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.text import Text

WORD: Final = re.compile("[^ ]+")  # a hard space holds what it stands between together
GAP: Final = 2  # cells between two columns
LEAST: Final = 6  # cells that a column keeps when there is not enough room


def broken(text: Text, width: int, indent: int = 0) -> list[Text]:
    """A text in lines, all but the first indented; a word that is longer than a line is cut."""
    lines: list[Text] = []
    plain = text.plain
    start = end = 0
    for word in WORD.finditer(plain):
        if end > start and cell_len(plain[start : word.end()]) > room(lines, width, indent):
            lines.append(text[start:end])
            start = word.start()
        end = word.end()
        while cell_len(plain[start:end]) > room(lines, width, indent):
            cut = start + fitting(plain[start:end], room(lines, width, indent))
            lines.append(text[start:cut])
            start = cut
    lines.append(text[start:end])
    return [lines[0], *(indented(line, indent) for line in lines[1:])]


def room(lines: list[Text], width: int, indent: int) -> int:
    """How much the next line can hold."""
    return max(width - indent, 1) if lines else width


def fitting(text: str, width: int) -> int:
    """How many characters fill a line, at least one."""
    count = 1
    while count < len(text) and cell_len(text[: count + 1]) <= width:
        count += 1
    return count


def flowed(tokens: Sequence[Text], width: int, indent: int = 0) -> list[Text]:
    """Tokens one after the other, none of them broken unless it is longer than a line."""
    lines: list[Text] = []
    line = Text()
    for token in tokens:
        if line and line.cell_len + 1 + token.cell_len > width:
            lines.append(line)
            line = Text()
        if line:
            line.append(" ").append_text(token)
            continue
        *full, line = broken(indented(token, indent if lines else 0), width, indent)
        lines += full
    return [*lines, line] if line else lines


def with_commas(tokens: Sequence[Text]) -> list[Text]:
    """Each but the last with a comma behind it."""
    return [Text.assemble(token, ",") for token in tokens[:-1]] + list(tokens[-1:])


def indented(line: Text, indent: int) -> Text:
    return Text(" " * indent).append_text(line)


def padded(text: Text, width: int) -> Text:
    """A text in a column: cut, with a sign that it is, or filled up."""
    shown = text.copy()
    shown.truncate(width, overflow="ellipsis", pad=True)
    return shown


def columns(rows: list[list[Text]], width: int, yielding: Sequence[int]) -> list[list[Text]]:
    """The lines of each row, columns below each other. Where there is no room, those that yield are cut, in that
    order; what is too wide even so is broken."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    for column in yielding:
        over = sum(widths) + GAP * (len(widths) - 1) - width
        widths[column] -= max(0, min(over, widths[column] - LEAST))
    found = []
    for row in rows:
        line = Text(" " * GAP).join(padded(cell, wide) for cell, wide in zip(row, widths, strict=True) if wide)
        line.rstrip()
        found.append(broken(line, width, GAP))
    return found


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two blocks next to each other, the left one so wide."""
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        lines.append(padded(one, width).append_text(other) if other else one)
    return lines


def page(lines: Sequence[Text]) -> Text:
    """Lines as one text, without blanks at their ends."""
    for line in lines:
        line.rstrip()
    return Text("\n", no_wrap=True).join(lines)
