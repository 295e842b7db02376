"""Laying out styled text: lines that are never wider than told, wrapped, in columns or in boxes."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

Lines = list[Text]

WORD: Final = re.compile("[^ ]+")  # a no-break space holds its words together
GAP: Final = "   "


def styled(text: str, style: str) -> Text:
    """A text in a style that ends where it does, whatever is put behind it."""
    return Text().append(text, style)


def width_of(lines: Iterable[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


def joined(pieces: Iterable[Text], between: str = " ") -> Text:
    return Text(between).join(pieces)


def padded(line: Text, width: int) -> Text:
    """A line with blanks to its right up to a width."""
    line = line.copy()
    line.pad_right(max(0, width - line.cell_len))
    return line


def centred(line: Text, width: int) -> Text:
    before = max(0, width - line.cell_len) // 2
    return padded(Text(" " * before).append_text(line), width)


def cut(line: Text, width: int) -> Text:
    """A line, with an ellipsis where it had to be cut."""
    line = line.copy()
    line.truncate(max(1, width), overflow="ellipsis")
    return line


def wrapped(line: Text, width: int, hanging: int = 0) -> Lines:
    """A text broken between its words; all lines but the first are moved in."""
    if line.cell_len <= width:
        return [line]
    spans: list[list[int]] = []
    for start, end in pieces(line.plain, width, width - hanging):
        room = width - hanging if len(spans) > 1 else width
        if spans and cell_len(line.plain[spans[-1][0] : end]) <= room:
            spans[-1][1] = end
        else:
            spans.append([start if spans else 0, end])
    broken = [line[start:end] for start, end in spans]
    return [broken[0], *(Text(" " * hanging).append_text(rest) for rest in broken[1:])]


def pieces(plain: str, width: int, least: int) -> Iterable[tuple[int, int]]:
    """Where the words of a text begin and end; what is too long for any line is cut."""
    for word in WORD.finditer(plain):
        start, end = word.span()
        if cell_len(word[0]) <= min(width, least):
            yield start, end
            continue
        while start < end:
            stop = start + 1
            while stop < end and cell_len(plain[start : stop + 1]) <= least:
                stop += 1
            yield start, stop
            start = stop


def flowed(chunks: Sequence[Text], width: int, gap: str = GAP, hanging: int = 0) -> Lines:
    """Chunks one after the other, as many in a line as fit; a chunk stays in one line if it can."""
    lines: Lines = []
    for chunk in chunks:
        if lines and lines[-1].cell_len + len(gap) + chunk.cell_len <= width:
            lines[-1] = lines[-1].copy().append(gap).append_text(chunk)
        elif lines:
            indented = Text(" " * hanging).append_text(chunk)
            lines += wrapped(indented, width, hanging + 2 if indented.cell_len > width else hanging)
        else:
            lines += wrapped(chunk, width, hanging)
    return lines


def beside(blocks: Sequence[Lines], widths: Sequence[int], gap: str = " ") -> Lines:
    """Blocks side by side, each in a column of its own."""
    height = max(len(block) for block in blocks)
    rows = []
    for at in range(height):
        cells = [
            padded(block[at] if at < len(block) else Text(), wide) for block, wide in zip(blocks, widths, strict=True)
        ]
        row = Text(gap).join(cells)
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


def boxed(heading: Text, aside: Text, lines: Lines, width: int, height: int = 0) -> Lines:
    """Lines in a box with a heading, and something at the right of it where there is room."""
    room = width - 6
    heading = cut(heading, room)
    top = Text("┌─ ").append_text(heading).append(" ")
    tail = Text(" ").append_text(aside).append(" ─┐") if aside.plain else Text("┐")
    if top.cell_len + tail.cell_len > width:
        tail = Text("┐")
    top.append("─" * (width - top.cell_len - tail.cell_len)).append_text(tail)
    rows = [*lines, *[Text()] * (height - len(lines))]
    inside = [Text("│ ").append_text(padded(line, width - 4)).append(" │") for line in rows]
    return [top, *inside, Text("└" + "─" * (width - 2) + "┘")]
