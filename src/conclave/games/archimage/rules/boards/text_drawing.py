"""A board in characters, for a terminal."""

from typing import Final

from conclave.games.archimage.rules.boards.board import HALL, LETTERS, NOTHING, SCROLL, Board, Content, Space

BLANK: Final = " "
# How far a label may slide from where it belongs, nearest first: along its line, then to the lines beside it.
SLIDES: Final = sorted(
    [(across, down) for across in range(-6, 7) for down in range(-2, 3)],
    key=lambda slide: (abs(slide[0]) + 3 * abs(slide[1]), slide),
)


class Canvas:
    """Lines of characters, and which of their cells a label has taken."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.cells: Final = [[BLANK] * width for _ in range(height)]
        self.taken: Final = [[False] * width for _ in range(height)]

    def free(self, x: int, y: int, length: int) -> bool:
        """Room for a label and a gap at both of its ends."""
        if not (0 <= y < self.height and x >= 0 and x + length <= self.width):
            return False
        return not any(self.taken[y][max(x - 1, 0) : x + length + 1])

    def label(self, x: int, y: int, label: str) -> None:
        for at, sign in enumerate(label):
            self.cells[y][x + at] = sign
            self.taken[y][x + at] = True

    def way(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """A line in the cells that no label has taken."""
        across, down = end[0] - start[0], end[1] - start[1]
        steps = max(abs(across), abs(down), 1)
        for step in range(1, steps):
            x = round(start[0] + across * step / steps)
            y = round(start[1] + down * step / steps)
            if not self.taken[y][x] and self.cells[y][x] == BLANK:
                self.cells[y][x] = _stroke(across, down)

    def lines(self) -> list[str]:
        return ["".join(line).rstrip() for line in self.cells]


def text_lines(board: Board, width: int, height: int, content: dict[int, Content] | None = None) -> list[str]:
    """The board in `height` lines of at most `width` characters.

    A circle is (4), a scroll space [4]; with `content` a seal is (F4), a scroll [F4], under a guardian {F4}, an empty
    space ( ) or [ ], a mage @ and a familiar & before its label. Where there is room each space has its name before it.
    """
    spaces = board.spaces
    for named in (True, False):
        labels = [_label(space, content, named) for space in spaces]
        placed = _placed(spaces, labels, width, height)
        if placed is not None:
            return _drawn(board, labels, placed, width, height)
    return _drawn(board, labels, _squeezed(spaces, labels, width, height), width, height)


def _label(space: Space, content: dict[int, Content] | None, named: bool) -> str:
    there = NOTHING if content is None else content.get(space.number, NOTHING)
    pieces = "".join(f"@{mage}" for mage in there.mages) + "".join(f"&{familiar}" for familiar in there.familiars)
    if space.kind == HALL:
        return f"<{pieces or '*'}>"
    name = space.name if named else ""
    ends = "[]" if space.kind == SCROLL else "()"
    if content is None:
        inside = str(space.power)
    elif there.scroll is not None:
        ends = "[]" if there.guardian is None else "{}"
        inside = f"{LETTERS[there.scroll[0]]}{there.scroll[1]}"
    elif there.seal is not None:
        ends = "()"
        inside = f"{LETTERS[there.seal[0]]}{there.seal[1]}"
    else:
        return f"{name}{ends[0]}{pieces or ' '}{ends[1]}"
    return f"{name}{ends[0]}{inside}{ends[1]}{pieces}"


def _stroke(across: int, down: int) -> str:
    if abs(across) > 4 * abs(down):
        return "-"
    if abs(down) > 2 * abs(across):
        return "|"
    return "\\" if (across > 0) == (down > 0) else "/"


# --- Where labels go: each at its place if that is free, else beside it


def _places(spaces: list[Space], width: int, height: int, margin: int) -> list[tuple[int, int]]:
    """The cell in which each space's label would have its middle."""
    xs = [space.x for space in spaces]
    ys = [space.y for space in spaces]
    across = max(xs) - min(xs) or 1.0
    down = max(ys) - min(ys) or 1.0
    room = max(width - 1 - 2 * margin, 0)
    return [
        (margin + round((space.x - min(xs)) / across * room), round((space.y - min(ys)) / down * (height - 1)))
        for space in spaces
    ]


def _placed(spaces: list[Space], labels: list[str], width: int, height: int) -> list[tuple[int, int]] | None:
    """Where each label starts, or None where they do not all fit near their places."""
    canvas = Canvas(width, height)
    starts = []
    margin = max(len(label) for label in labels[1:] or labels) // 2
    for (x, y), label in zip(_places(spaces, width, height, margin), labels, strict=True):
        found = _slot(canvas, x - len(label) // 2, y, len(label))
        if found is None:
            return None
        canvas.label(*found, label)
        starts.append(found)
    return starts


def _slot(canvas: Canvas, x: int, y: int, length: int) -> tuple[int, int] | None:
    for across, down in SLIDES:
        if canvas.free(x + across, y + down, length):
            return (x + across, y + down)
    return None


def _squeezed(spaces: list[Space], labels: list[str], width: int, height: int) -> list[tuple[int, int]]:
    """Too small a screen: each label where it belongs, the later over the earlier."""
    places = _places(spaces, width, height, 0)
    return [
        (min(max(x - len(label) // 2, 0), max(width - len(label), 0)), y)
        for (x, y), label in zip(places, labels, strict=True)
    ]


def _drawn(board: Board, labels: list[str], starts: list[tuple[int, int]], width: int, height: int) -> list[str]:
    canvas = Canvas(width, height)
    for (x, y), label in zip(starts, labels, strict=True):
        canvas.label(x, y, label[: width - x])
    middles = [(x + len(label) // 2, y) for (x, y), label in zip(starts, labels, strict=True)]
    for number, middle in enumerate(middles):
        for other in board.neighbours(number):
            if other > number:
                canvas.way(_inside(middle, width), _inside(middles[other], width))
    return canvas.lines()


def _inside(cell: tuple[int, int], width: int) -> tuple[int, int]:
    return (min(cell[0], width - 1), cell[1])
