"""A board as a picture: SVG that needs nothing but itself. `text_lines` is the same for a terminal."""

from html import escape
from math import cos, hypot, pi, sin
from typing import Final

from conclave.games.archimage.rules.boards.board import HALL, KINDS, LETTERS, NOTHING, SCROLL, Board, Content, Space
from conclave.games.archimage.rules.boards.text_drawing import text_lines

__all__ = ["LETTERS", "Content", "svg", "text_lines"]

# By element: fire, water, air, earth, spirit. Each has a colour, a letter and a shape: no meaning hangs on colour.
COLOURS: Final = ["#c8371f", "#1f6fb5", "#f0bf2a", "#3f8f3a", "#7d47a8"]
ON_COLOUR: Final = ["#ffffff", "#ffffff", "#2a2118", "#ffffff", "#ffffff"]

STONE: Final = "#3a3f4d"
STONE_EDGE: Final = "#262a35"
MORTAR: Final = "#464c5c"
FLOOR: Final = "#cfc3a6"
PARCHMENT: Final = "#fbf3dc"
ROLL: Final = "#d9bd84"
INK: Final = "#2a2118"
FADED: Final = "#7a6f5c"
# Printed powers from 2 to 6, paler to deeper; the number says the same.
TINTS: Final = ["#fdf8ea", "#f8e7bd", "#f2d18c", "#e8b45d", "#dc9440"]

NEAREST: Final = 58.0  # between the two nearest spaces, in the picture's own unit
LARGEST: Final = 3000.0  # the picture's longer side
RADIUS: Final = 19.0  # of a circle
HALL_RADIUS: Final = 52.0
SCROLL_WIDTH: Final = 50.0
SCROLL_HEIGHT: Final = 38.0
MARGIN: Final = 62.0
WAY: Final = 9.0
LONGEST_WORD: Final = 10


class Spot:
    """A space and where it is in the picture."""

    def __init__(self, space: Space, x: float, y: float) -> None:
        self.space: Final = space
        self.x: Final = x
        self.y: Final = y


def svg(board: Board, content: dict[int, Content] | None = None) -> str:
    """The board as an SVG picture; with `content`, what lies on its spaces instead of what is printed on them."""
    spots, width, height = _spots(board)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" width="{_n(width)}"'
        f' height="{_n(height)}" role="img" font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle">',
        f"<title>{_words(board.name)}</title>",
        *_tower(board, spots[0], width, height),
        *_ways(board, spots),
    ]
    parts += [_space(spot, content) for spot in spots]
    if content is not None:
        parts += [_pieces(spot, content.get(spot.space.number, NOTHING)) for spot in spots]
    return "\n".join([*(part for part in parts if part), "</svg>"]) + "\n"


# --- Where things are


def _spots(board: Board) -> tuple[list[Spot], float, float]:
    """The spaces in the picture, and how wide and high it is."""
    scale = _scale(board.spaces)
    xs = [space.x * scale for space in board.spaces]
    ys = [space.y * scale for space in board.spaces]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    if _is_round(board):
        reach = max(hypot(x - xs[0], y - ys[0]) for x, y in zip(xs, ys, strict=True))
        left, right, top, bottom = xs[0] - reach, xs[0] + reach, ys[0] - reach, ys[0] + reach
    spots = [Spot(space, x - left + MARGIN, y - top + MARGIN) for space, x, y in zip(board.spaces, xs, ys, strict=True)]
    return spots, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN


def _is_round(board: Board) -> bool:
    """The hall lies in the middle of it all."""
    xs = [space.x for space in board.spaces]
    ys = [space.y for space in board.spaces]
    across = max(max(xs) - min(xs), max(ys) - min(ys))
    off = max(abs(max(xs) + min(xs) - 2 * xs[0]), abs(max(ys) + min(ys) - 2 * ys[0]))
    return len(xs) > 1 and off <= 0.1 * across


def _scale(spaces: list[Space]) -> float:
    """So large that no two spaces touch, as long as the whole stays in bounds."""
    gaps = [hypot(a.x - b.x, a.y - b.y) for a in spaces for b in spaces if a.number < b.number]
    gap = min((gap for gap in gaps if gap > 0), default=1.0)
    across = max(
        max(space.x for space in spaces) - min(space.x for space in spaces),
        max(space.y for space in spaces) - min(space.y for space in spaces),
    )
    return min(NEAREST / gap, (LARGEST - 2 * MARGIN) / across) if across else 1.0


def _tower(board: Board, hall: Spot, width: float, height: float) -> list[str]:
    """The stone that the ways are cut into: round where the hall lies in the middle."""
    stone = f'fill="{STONE}" stroke="{STONE_EDGE}" stroke-width="7"'
    if not _is_round(board):
        return [f'<rect x="4" y="4" width="{_n(width - 8)}" height="{_n(height - 8)}" rx="28" {stone}/>']
    edge = width / 2 - 4
    courses = [edge * share for share in (0.36, 0.56, 0.76)]
    at = f'cx="{_n(hall.x)}" cy="{_n(hall.y)}"'
    return [
        f'<circle {at} r="{_n(edge)}" {stone}/>',
        *(f'<circle {at} r="{_n(r)}" fill="none" stroke="{MORTAR}" stroke-width="2"/>' for r in courses),
    ]


def _ways(board: Board, spots: list[Spot]) -> list[str]:
    """Each way once, twice drawn: a dark edge under all of them, then the floor."""
    lines = []
    for spot in spots:
        for number in board.neighbours(spot.space.number):
            if number > spot.space.number:
                other = spots[number]
                lines.append(f"M{_n(spot.x)} {_n(spot.y)}L{_n(other.x)} {_n(other.y)}")
    path = "".join(lines)
    return [
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{_n(width)}" stroke-linecap="round"/>'
        for colour, width in ((STONE_EDGE, WAY + 4), (FLOOR, WAY))
    ]


# --- Spaces


def _space(spot: Spot, content: dict[int, Content] | None) -> str:
    space = spot.space
    there = None if content is None else content.get(space.number, NOTHING)
    if space.kind == HALL:
        drawn = _hall()
    elif there is None:
        drawn = _printed_scroll(space) if space.kind == SCROLL else _printed_circle(space)
    elif there.scroll is not None:
        drawn = _scroll(space, there.scroll)
    elif there.seal is not None:
        drawn = _seal(space, there.seal)
    else:
        drawn = _empty(space)
    label = " ".join([space.name, KINDS[space.kind], str(space.power or "")]).strip()
    return f'<g transform="translate({_n(spot.x)} {_n(spot.y)})"><title>{_words(label)}</title>{drawn}</g>'


def _hall() -> str:
    star = _polygon(
        _star(8, HALL_RADIUS * 0.78, HALL_RADIUS * 0.36), f'fill="{ROLL}" stroke="{INK}" stroke-width="1.5"'
    )
    return (
        f'<circle r="{_n(HALL_RADIUS)}" fill="{PARCHMENT}" stroke="{INK}" stroke-width="3"/>'
        f'<circle r="{_n(HALL_RADIUS - 6)}" fill="none" stroke="{ROLL}" stroke-width="2"/>' + star
    )


def _printed_circle(space: Space) -> str:
    return (
        f'<circle r="{_n(RADIUS)}" fill="{TINTS[space.power - 2]}" stroke="{INK}" stroke-width="2.5"/>'
        f'<circle r="{_n(RADIUS - 3.5)}" fill="none" stroke="{INK}" stroke-width="0.8"/>'
        + _text(str(space.power), 3, 19, INK)
        + _text(space.name, 12, 7.5, INK, weight="normal")
    )


def _printed_scroll(space: Space) -> str:
    return (
        _sheet(TINTS[space.power - 2]) + _text(str(space.power), 4, 21, INK) + _text(space.name, 14, 8, INK, "normal")
    )


def _sheet(fill: str) -> str:
    """A scroll laid out flat, rolled at both ends."""
    width, height = SCROLL_WIDTH, SCROLL_HEIGHT
    rolls = "".join(
        f'<rect x="{_n(x)}" y="{_n(-height / 2 - 3)}" width="7" height="{_n(height + 6)}" rx="3.5" fill="{ROLL}"'
        f' stroke="{INK}" stroke-width="1.8"/>'
        for x in (-width / 2 - 3.5, width / 2 - 3.5)
    )
    sheet = f'<rect x="{_n(-width / 2)}" y="{_n(-height / 2)}" width="{_n(width)}" height="{_n(height)}" fill="{fill}"'
    return f'{sheet} stroke="{INK}" stroke-width="2"/>{rolls}'


def _seal(space: Space, seal: tuple[int, int]) -> str:
    element, power = seal
    token = _shape(element, RADIUS, f'fill="{COLOURS[element]}" stroke="{INK}" stroke-width="2"')
    ring = f'<circle r="{_n(RADIUS + 2)}" fill="{PARCHMENT}" stroke="{INK}" stroke-width="1.5"/>'
    return ring + token + _text(f"{LETTERS[element]}{power}", 5.5, 15, ON_COLOUR[element]) + _below(space, RADIUS + 11)


def _scroll(space: Space, scroll: tuple[int, int, str]) -> str:
    element, power, word = scroll
    badge = _shape(element, 8, f'fill="{COLOURS[element]}" stroke="{INK}" stroke-width="1.2"')
    short = word if len(word) <= LONGEST_WORD else word[: LONGEST_WORD - 1] + "…"
    size = 9.5 if len(short) <= 7 else 7.5
    return (
        _sheet(PARCHMENT)
        + f'<rect x="{_n(-SCROLL_WIDTH / 2 + 4)}" y="{_n(SCROLL_HEIGHT / 2 - 16)}" width="{_n(SCROLL_WIDTH - 8)}"'
        f' height="13" rx="2" fill="{COLOURS[element]}"/>'
        + f'<g transform="translate(-13 -8)">{badge}</g>'
        + _text(f"{LETTERS[element]}{power}", -2.5, 16, INK, x=10)
        + _text(short, SCROLL_HEIGHT / 2 - 6.5, size, ON_COLOUR[element])
        + _below(space, SCROLL_HEIGHT / 2 + 12)
    )


def _empty(space: Space) -> str:
    """Floor: nothing lies here any more, and one may walk on."""
    line = f'fill="{FLOOR}" stroke="{FADED}" stroke-width="1.5" stroke-dasharray="3 3"'
    name = _text(space.name, 3, 9, FADED, "normal")
    if space.kind == SCROLL:
        return f'<rect x="-20" y="-15" width="40" height="30" rx="4" {line}/>{name}'
    return f'<circle r="{_n(RADIUS - 3)}" {line}/>{name}'


def _below(space: Space, y: float) -> str:
    halo = f' stroke="{STONE_EDGE}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"'
    return _text(space.name, y, 8.5, PARCHMENT, "normal", more=halo)


# --- Pieces


def _pieces(spot: Spot, there: Content) -> str:
    """Mages above the space, familiars below it to the right, a guardian to the left."""
    drawn = ""
    in_hall = spot.space.kind == HALL
    for at, label in enumerate(there.mages):
        turn = 2 * pi * at / max(len(there.mages), 1)
        x, y = (30 * sin(turn), 8 - 30 * cos(turn)) if in_hall and len(there.mages) > 1 else (14 * at, -3.0)
        drawn += _at(x, y, _mage(label))
    for at, label in enumerate(there.familiars):
        drawn += _at(19 - 13 * at, 13, _familiar(label))
    if there.guardian is not None:
        drawn += _at(-SCROLL_WIDTH / 2, -SCROLL_HEIGHT / 2 + 2, _guardian(there.guardian))
    return _at(spot.x, spot.y, drawn) if drawn else ""


def _mage(label: str) -> str:
    """A pawn in a pointed hat."""
    robe = "M-12 14L-5 -7L5 -7L12 14Z"
    hat = "M-8 -9L0 -30L8 -9Z"
    line = 'stroke="#ffffff" stroke-width="1.5" stroke-linejoin="round"'
    pawn = f'<path d="{robe}" fill="{INK}" {line}/><circle cy="-9" r="5.5" fill="{PARCHMENT}" {line}/>'
    return pawn + f'<path d="{hat}" fill="{INK}" {line}/>' + _text(label, 10, 12, "#ffffff")


def _familiar(label: str) -> str:
    """A round beast with two ears."""
    line = f'fill="{PARCHMENT}" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'
    ears = f'<path d="M-9 -4L-8 -13L-1 -8ZM9 -4L8 -13L1 -8Z" {line}/>'
    return ears + f'<circle r="9.5" {line}/>' + _text(label, 4, 11, INK)


def _guardian(element: int) -> str:
    line = f'fill="{COLOURS[element]}" stroke="#ffffff" stroke-width="2"'
    shield = f'<path d="M-10 -11L10 -11L10 1Q9 10 0 14Q-9 10 -10 1Z" {line}/>'
    return shield + _text(LETTERS[element], 5, 13, ON_COLOUR[element])


# --- Shapes and words


def _shape(element: int, radius: float, style: str) -> str:
    """Fire a triangle, water a drop, air a hexagon, earth a square, spirit a star."""
    if element == 0:
        return _polygon([(0, -1.22 * radius), (1.12 * radius, 0.75 * radius), (-1.12 * radius, 0.75 * radius)], style)
    if element == 1:
        r = _n(0.86 * radius)
        x, y = _n(0.74 * radius), _n(-0.3 * radius)
        return f'<path d="M0 {_n(-1.3 * radius)}L{x} {y}A{r} {r} 0 1 1 -{x} {y}Z" {style}/>'
    if element == 2:
        return _polygon([(radius * sin(pi * k / 3), -radius * cos(pi * k / 3)) for k in range(6)], style)
    if element == 3:
        side = 0.82 * radius
        return _polygon([(-side, -side), (side, -side), (side, side), (-side, side)], style)
    return _polygon(_star(8, 1.18 * radius, 0.86 * radius), style)


def _star(points: int, outer: float, inner: float) -> list[tuple[float, float]]:
    corners = []
    for k in range(2 * points):
        radius = inner if k % 2 else outer
        corners.append((radius * sin(pi * k / points), -radius * cos(pi * k / points)))
    return corners


def _polygon(corners: list[tuple[float, float]], style: str) -> str:
    points = " ".join(f"{_n(x)},{_n(y)}" for x, y in corners)
    return f'<polygon points="{points}" stroke-linejoin="round" {style}/>'


def _text(words: str, y: float, size: float, fill: str, weight: str = "bold", x: float = 0, more: str = "") -> str:
    place = f'x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}"'
    return f'<text {place} font-weight="{weight}" fill="{fill}"{more}>{_words(words)}</text>'


def _at(x: float, y: float, drawn: str) -> str:
    return f'<g transform="translate({_n(x)} {_n(y)})">{drawn}</g>'


def _words(words: str) -> str:
    """Escaped, and without the characters that XML does not allow."""
    return escape("".join(sign for sign in words if sign.isprintable()))


def _n(number: float) -> str:
    """A number without a tail of decimals or a minus before zero."""
    return f"{round(number, 1) + 0.0:g}"
