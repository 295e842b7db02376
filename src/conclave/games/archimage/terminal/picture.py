"""The tower as a picture: every space where the board has it, with its name, what lies there and who stands there."""

from functools import lru_cache
from math import ceil
from typing import Final

from rich.style import Style
from rich.text import Text

from conclave.games.archimage.rules.boards.board import SCROLL, Board, Space
from conclave.games.archimage.rules.boards.text_drawing import BLANK, SLIDES, Canvas
from conclave.games.archimage.rules.state import HALL, HOME
from conclave.games.archimage.terminal.highlights import MARK, lit
from conclave.games.archimage.terminal.tower_view import TowerView, scroll_signs, seal_signs
from conclave.games.archimage.text.scrolls import spell_key, spell_name
from conclave.text import say

NEAR: Final = "›"  # before what is within reach, but not for these dice
WALK: Final = "·"  # on a free space that one's mage can walk on
MAGE: Final = "@"
FAMILIAR: Final = "&"
SHORT: Final = 3  # letters of a spell's name, which tell it from the other spell of its power in the game
LONGEST: Final = 30  # cells of a name; only one of wide characters is longer
LOWEST: Final = 14  # lines
HIGHEST: Final = 46
STEP: Final = 1.2  # by how much a picture grows that has no room for all
# How much of a picture labels may fill.
TIGHT: Final = 0.6  # more, and nobody can follow the ways between them
EASY: Final = 0.38
LOOSE: Final = 0.34  # so little that spells can have their names in it
REMEMBERED: Final = 64  # pictures, of the same board, size and length of names
STROKES: Final = str.maketrans("-|", "─│")
FAR: Final = Style(dim=True)
OPEN: Final = Style(bold=True)  # ways that one's mage can go
OWN: Final = Style(bold=True, underline=True)

Places = tuple[tuple[int, int], ...]


def tower(view: TowerView, width: int, height: int) -> list[Text]:
    """The tower in so many lines if that will do, else in as many as it needs."""
    labels = labels_of(view)
    lengths = tuple(one.cell_len for one in labels)
    wanted = min(height, HIGHEST)
    if wanted >= lines_for(lengths, width, LOOSE):
        named = labels_of(view, spell=True)
        places = placed(view.board, tuple(one.cell_len for one in named), width, wanted)
        if places:
            return Picture(view, named, places, width).lines()
    tight = wanted >= lines_for(lengths, width, TIGHT)
    places = placed(view.board, lengths, width, wanted) if tight else None
    lines = lines_for(lengths, width, EASY)
    while places is None and lines <= 2 * HIGHEST:
        places = placed(view.board, lengths, width, lines)
        lines = ceil(lines * STEP)
    return Picture(view, labels, places or packed(view.board, lengths, width), width).lines()


def comfortable(view: TowerView, width: int) -> int:
    """How high the tower should be, that its ways are easy to follow."""
    return lines_for(tuple(one.cell_len for one in labels_of(view)), width, EASY)


def lines_for(lengths: tuple[int, ...], width: int, share: float) -> int:
    """How high a picture is of which labels fill such a share."""
    return max(LOWEST, ceil(sum(length + 1 for length in lengths) / (width * share)))


# --- labels --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def labels_of(view: TowerView, spell: bool = False) -> list[Text]:
    """The labels of all spaces; a view is drawn from once, but asked for them more often."""
    return [label(view, space, spell) for space in view.board.spaces]


def label(view: TowerView, space: Space, spell: bool = False) -> Text:
    """A space's name and what is there: L4(F4) a seal, L4[F4] a scroll, with its spell if wanted, L4{F4} under a
    guardian, L4( ) nothing, L4(@1) a mage, L4(&1) a familiar."""
    at = space.number
    figures = pieces(view, at)
    shown = Text(space.name if at != HALL else say("archimage-play-hall"))
    shown.truncate(LONGEST, overflow="ellipsis")
    token, key = view.data["seals"][at], view.scroll_at(at)
    if at == HALL:
        shown.append("<").append_text(figures or Text(free_sign(view, at))).append(">")
    elif token:
        shown.append("(").append_text(seal_signs(token["element"], token["power"])).append(")").append_text(figures)
    elif key:
        shown.append_text(scroll_inside(view, at, in_short(key) if spell else "")).append_text(figures)
    else:
        left, right = "[]" if space.kind == SCROLL else "()"
        shown.append(left).append_text(figures or Text(free_sign(view, at))).append(right)
        if not figures:
            shown.stylize_before(OPEN if at in view.walkable else FAR)
    pick = chosen(view, at)
    if pick is not None:
        shown.stylize_before(lit(pick))
    return shown


def scroll_inside(view: TowerView, space: int, spell: str = "") -> Text:
    """A scroll in its brackets, which tell whether a guardian stands on it."""
    left, right = "{}" if space in view.data["guardians"] else "[]"
    return Text.assemble(left, scroll_signs(view.scroll_at(space)), f" {spell}" if spell else "", right)


def in_short(key: str) -> str:
    return spell_name(spell_key(key))[:SHORT]


def free_sign(view: TowerView, space: int) -> str:
    return WALK if space in view.walkable else BLANK


def pieces(view: TowerView, space: int) -> Text:
    """The mages and familiars on a space."""
    shown = Text()
    for seat, other in enumerate(view.data["players"]):
        style = OWN if seat == view.data["seat"] else OPEN
        if other["mage"] == space:
            shown.append(f"{MAGE}{seat + 1}", piece_style(style, view.lights.mages.get(seat)))
        if other["familiar"] == space != HOME:
            shown.append(f"{FAMILIAR}{seat + 1}", piece_style(style, view.lights.familiars.get(seat)))
    return shown


def piece_style(style: Style, pick: int | None) -> Style:
    return style if pick is None else style + lit(pick)


def chosen(view: TowerView, space: int) -> int | None:
    """The pick that chooses a space, or a figure on it."""
    return view.lights.spaces.get(space, next(iter(view.lights.pieces(view.data, space)), None))


def sign_before(view: TowerView, space: int) -> Text:
    """The mark of what can be chosen, or that of what is only within reach; nothing for all else."""
    pick = chosen(view, space)
    if pick is not None:
        return Text(MARK, lit(pick))
    return Text(NEAR, OPEN) if space in view.near else Text()


# --- where labels go -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def placed(board: Board, lengths: tuple[int, ...], width: int, height: int) -> Places | None:
    """Where each label starts, near the place of its space and with room for a mark before it; None if they do not all
    fit."""
    canvas = Canvas(width, height)
    starts = []
    for (x, y), length in zip(middles(board, lengths, width, height), lengths, strict=True):
        found = slot(canvas, x - length // 2, y, length)
        if found is None:
            return None
        canvas.label(*found, "x" * length)
        starts.append(found)
    return tuple(starts)


def middles(board: Board, lengths: tuple[int, ...], width: int, height: int) -> list[tuple[int, int]]:
    """The cell in which each label would have its middle."""
    xs = [space.x for space in board.spaces]
    ys = [space.y for space in board.spaces]
    margin = 1 + max(lengths[1:] or lengths) // 2
    across = (max(width - 1 - 2 * margin, 0)) / (max(xs) - min(xs) or 1)
    down = (height - 1) / (max(ys) - min(ys) or 1)
    return [(margin + round((x - min(xs)) * across), round((y - min(ys)) * down)) for x, y in zip(xs, ys, strict=True)]


def slot(canvas: Canvas, x: int, y: int, length: int) -> tuple[int, int] | None:
    for across, down in SLIDES:
        if x + across > 0 and canvas.free(x + across, y + down, length):
            return (x + across, y + down)
    return None


@lru_cache(maxsize=REMEMBERED)
def packed(board: Board, lengths: tuple[int, ...], width: int) -> Places:
    """For boards that no picture has room for: from top to bottom in as many lines as it takes, each from left to
    right."""
    rows: list[list[int]] = [[]]
    for space in sorted(board.spaces, key=lambda space: (space.y, space.x)):
        if sum(lengths[other] + 1 for other in rows[-1]) + lengths[space.number] + 1 > width:
            rows.append([])
        rows[-1].append(space.number)
    starts = {}
    for line, row in enumerate(rows):
        row.sort(key=lambda number: board.spaces[number].x)
        x = 1
        spare = (width - sum(lengths[number] + 1 for number in row)) // len(row)
        for number in row:
            starts[number] = (x, 2 * line)
            x += lengths[number] + 1 + spare
    return tuple(starts[number] for number in range(len(lengths)))


# --- drawing -------------------------------------------------------------------------------------------------------


class Picture:
    """Labels in their places and the ways between them."""

    def __init__(self, view: TowerView, labels: list[Text], places: Places, width: int) -> None:
        self.view: Final = view
        self.labels: Final = labels
        self.places: Final = places
        self.canvas: Final = Canvas(width, 1 + max(y for _, y in places))
        for (x, y), one in zip(places, labels, strict=True):
            self.canvas.label(x, y, "x" * one.cell_len)
        self.draw_ways(walkable=True)
        self.trodden: Final = [[sign != BLANK for sign in line] for line in self.canvas.cells]
        self.draw_ways(walkable=False)

    def draw_ways(self, walkable: bool) -> None:
        """Those that one's mage can go, or all others."""
        view = self.view
        ends = [(x + one.cell_len // 2, y) for (x, y), one in zip(self.places, self.labels, strict=True)]
        open_to = view.walkable | view.near
        for number, end in enumerate(ends):
            for other in view.board.neighbours(number):
                trodden = number in open_to and other in open_to and bool({number, other} & view.walkable)
                if other > number and trodden == walkable:
                    self.canvas.way(end, ends[other])

    def lines(self) -> list[Text]:
        rows: list[list[int]] = [[] for _ in range(self.canvas.height)]
        for number, (_, y) in enumerate(self.places):
            rows[y].append(number)
        return [self.line(y, sorted(row, key=lambda number: self.places[number])) for y, row in enumerate(rows)]

    def line(self, y: int, numbers: list[int]) -> Text:
        """One line of the picture, with these labels."""
        line = Text()
        column = 0
        for number in numbers:
            before = sign_before(self.view, number)
            self.add_ways(line, y, column, self.places[number][0] - len(before))
            line.append_text(before).append_text(self.labels[number])
            column = self.places[number][0] + self.labels[number].cell_len
        self.add_ways(line, y, column, self.canvas.width)
        line.rstrip()
        return line

    def add_ways(self, line: Text, y: int, start: int, end: int) -> None:
        """What the picture has between two labels."""
        trodden = self.trodden[y]
        while start < end:
            upto = start + 1
            while upto < end and trodden[upto] == trodden[start]:
                upto += 1
            strokes = "".join(self.canvas.cells[y][start:upto]).translate(STROKES)
            line.append(strokes, OPEN if trodden[start] else FAR)
            start = upto
