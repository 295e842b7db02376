"""Styled text in lines: broken where it is too long, flowing, side by side. Widths are cells of a terminal."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Console
from rich.text import Text

from conclave.terminal.screen import whole

Lines = list[Text]

GAP: Final = "   "
ANY_CONSOLE: Final = Console(width=80)  # breaking lines asks one for nothing that we use


def styled(text: str, style: str) -> Text:
    """A text in a style that ends where it does, whatever is put behind it."""
    return Text().append(text, style)


def width_of(lines: Iterable[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


def joined(pieces: Iterable[Text], between: str = " ") -> Text:
    return Text(between).join(pieces)


def with_commas(pieces: Sequence[Text]) -> Lines:
    """Each but the last with a comma behind it."""
    return [Text.assemble(piece, ",") for piece in pieces[:-1]] + list(pieces[-1:])


def indented(line: Text, width: int) -> Text:
    return Text(" " * width).append_text(line)


def padded(line: Text, width: int) -> Text:
    """A line in a column: cut, with a sign that it is, or filled up."""
    shown = line.copy()
    shown.truncate(width, overflow="ellipsis", pad=True)
    return shown


def centred(line: Text, width: int) -> Text:
    return padded(indented(line, max(0, width - line.cell_len) // 2), width)


def cut(line: Text, width: int) -> Text:
    """A line, with an ellipsis where it had to be cut."""
    shown = line.copy()
    shown.truncate(max(1, width), overflow="ellipsis")
    return shown


# --- breaking ------------------------------------------------------------------------------------------------------


def wrapped(line: Text, width: int, hanging: int = 0) -> Lines:
    """A text broken between its words, and within those that are longer than a line; all lines but the first are
    moved in."""
    if line.cell_len <= width:
        return [line]
    first = broken(line, width)[0]
    rest = without_blanks(line[len(first) :])
    if not rest.plain:
        return [first]
    return [first, *(indented(without_blanks(part), hanging) for part in broken(rest, max(1, width - hanging)))]


def broken(text: Text, width: int) -> Lines:
    """A text in lines that are no wider, without blanks at their ends."""
    lines = list(whole(text).wrap(ANY_CONSOLE, width))
    for line in lines:
        line.rstrip()
    return lines


def without_blanks(line: Text) -> Text:
    """A line without the blanks that it begins with."""
    return line[len(line.plain) - len(line.plain.lstrip(" ")) :]


def flowed(chunks: Sequence[Text], width: int, gap: str = GAP, hanging: int = 0) -> Lines:
    """Chunks one after the other, as many in a line as fit; a chunk stays in one line if it can."""
    lines: Lines = []
    for chunk in chunks:
        if lines and lines[-1].cell_len + len(gap) + chunk.cell_len <= width:
            lines[-1] = lines[-1].copy().append(gap).append_text(chunk)
        elif lines:
            moved = indented(chunk, hanging)
            lines += wrapped(moved, width, hanging + 2 if moved.cell_len > width else hanging)
        else:
            lines += wrapped(chunk, width, hanging)
    return lines


# --- side by side --------------------------------------------------------------------------------------------------


def beside(blocks: Sequence[Lines], widths: Sequence[int], gap: str = " ") -> Lines:
    """Blocks side by side, each in a column of its own."""
    rows = []
    for cells in zip_longest(*blocks, fillvalue=Text()):
        row = Text(gap).join(padded(cell, wide) for cell, wide in zip(cells, widths, strict=True))
        row.rstrip()
        rows.append(row)
    return rows


def in_rows(blocks: Sequence[Lines], width: int, gap: str) -> Lines:
    """Blocks side by side, as many in a row as fit, each as wide as it has to be."""
    rows: Lines = []
    row: list[Lines] = []
    for block in blocks:
        taken = sum(width_of(other) + len(gap) for other in row)
        if row and taken + width_of(block) > width:
            rows += beside(row, [width_of(other) for other in row], gap)
            row = []
        row.append(block)
    return rows + beside(row, [width_of(other) for other in row], gap) if row else rows


def page(lines: Iterable[Text]) -> Text:
    """Lines as one text, without blanks at their ends."""
    shown = []
    for line in lines:
        line.rstrip()
        shown.append(line)
    return Text("\n", no_wrap=True).join(shown)
