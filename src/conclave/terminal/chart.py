"""Chances over a game as a drawing: bars of block characters for a terminal, lines for a picture."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from conclave.bots.review import Moment

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
LINES: Final = 4  # of a player's bars
BETWEEN: Final = 4  # columns at least between the numbers of two rounds


def spread(values: Sequence[float], width: int) -> list[float]:
    """So many values, made of more or fewer: each is the mean of those that fall together."""
    count = len(values)
    found = []
    for column in range(width):
        first = column * count // width
        last = max(first + 1, (column + 1) * count // width)
        found.append(sum(values[first:last]) / (last - first))
    return found


def bars(values: Sequence[float], lines: int = LINES) -> list[str]:
    """Values from 0 to 1 as bars, from the top line to the lowest; whatever is not 0 can be seen."""
    most = 8 * lines
    heights = [max(round(value * most), 1 if value > 0 else 0) for value in values]
    return [
        "".join(BLOCKS[min(8, max(0, height - 8 * below))] for height in heights) for below in reversed(range(lines))
    ]


def starts(moments: Sequence[Moment]) -> list[tuple[int, int]]:
    """Every round with the first moment that belongs to it."""
    found: dict[int, int] = {}
    for at, moment in enumerate(moments):
        found.setdefault(moment.round, at)
    return [(number, at) for number, at in found.items() if number > 0]


def scale(moments: Sequence[Moment], width: int) -> str:
    """The numbers of the rounds below their first columns, where there is room."""
    line = ""
    for number, at in starts(moments):
        column = at * width // len(moments)
        if column + len(str(number)) <= width and (not line or column >= len(line) + BETWEEN):
            line = line.ljust(column) + str(number)
    return line


# --- a picture -----------------------------------------------------------------------------------------------------

WIDTH: Final = 900
HEIGHT: Final = 420
LEFT, RIGHT, TOP, BOTTOM = 60, 190, 50, 50
COLOURS: Final = ("#1b5e9b", "#b3401d", "#2e7d32", "#7b3fa0", "#7a5a00")
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4", "5 3")  # so that lines are told apart without colours
LONG, SHORT = "12 4", "2 4"  # a player more has a line of a long dash and so many short ones
APART: Final = 18  # between the names of two players
ROUNDS_APART: Final = 30


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def dash(seat: int) -> str:
    """A pattern that no other seat has."""
    return DASHES[seat] if seat < len(DASHES) else " ".join([LONG, *[SHORT] * (seat - len(DASHES) + 2)])


def svg(
    title: str, rounds: str, moments: Sequence[Moment], names: Sequence[str], marks: Sequence[tuple[int, int]]
) -> str:
    """The chances of all players as a picture. `marks` are decisions to point out: the moment and the seat."""
    across = (WIDTH - LEFT - RIGHT) / max(1, len(moments) - 1)

    def x(at: int) -> float:
        return round(LEFT + at * across, 1)

    def y(chance: float) -> float:
        return round(TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="#222">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="28" font-size="17">{escape(title)}</text>',
    ]
    for chance in (0, 25, 50, 75, 100):
        level = y(chance / 100)
        parts.append(f'<path d="M{LEFT} {level}H{WIDTH - RIGHT}" stroke="#ccc"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{level + 4}" text-anchor="end">{chance} %</text>')
    parts.append(f'<text x="{LEFT - 8}" y="{HEIGHT - BOTTOM + 20}" text-anchor="end">{escape(rounds)}</text>')
    free = 0.0
    for number, at in starts(moments):
        if x(at) >= free:
            parts.append(f'<path d="M{x(at)} {HEIGHT - BOTTOM}v5" stroke="#888"/>')
            parts.append(f'<text x="{x(at)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{number}</text>')
            free = x(at) + ROUNDS_APART
    for seat, name in enumerate(names):
        points = " ".join(f"{x(at)},{y(moment.chances[seat])}" for at, moment in enumerate(moments))
        look = f'stroke="{colour(seat)}" stroke-width="2.5" stroke-dasharray="{dash(seat)}"'
        parts.append(f'<polyline points="{points}" fill="none" stroke-linejoin="round" {look}/>')
        level = TOP + 8 + seat * APART
        parts.append(f'<path d="M{WIDTH - RIGHT + 14} {level}h34" {look}/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 56}" y="{level + 4}" fill="{colour(seat)}">{escape(name)}</text>')
    for order, (at, seat) in enumerate(marks, 1):
        across_at, level = x(at), y(moments[at].chances[seat])
        parts.append(f'<circle cx="{across_at}" cy="{level}" r="9" fill="#fff" stroke="{colour(seat)}"/>')
        parts.append(f'<text x="{across_at}" y="{level + 4}" font-size="11" text-anchor="middle">{order}</text>')
    return "\n".join([*parts, "</svg>", ""])
