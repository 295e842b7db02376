"""A table of Archimage as a picture: the tower with all that lies on it, and the dice and scrolls of each player."""

from typing import Final

from conclave.envs.canvas import EDGE, FADED, INK, NORMAL, OWN_EDGE, PANEL, SMALL, WIDTH, Canvas
from conclave.games.archimage.rules.boards.board import Board
from conclave.games.archimage.rules.boards.svg import COLOURS, ON_COLOUR
from conclave.games.archimage.rules.elements import COLOUR_NAMES, ELEMENT_NAMES
from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS, scroll_element, scroll_power
from conclave.games.archimage.rules.table import board_of
from conclave.games.archimage.text.scrolls import scroll_name
from conclave.table import View
from conclave.table.data import Data
from conclave.text import player

BOARD: Final = 640  # the side of the square that the tower is drawn in
TOP: Final = 80
ASIDE: Final = BOARD + 20
MAGES: Final = ["#e8553a", "#3a8de8", "#f2c230", "#4fae4a", "#9a5cd0"]
FREE: Final = "#efe7d2"
SCROLLS_SHOWN: Final = 9


def draw(view: View) -> Canvas:
    data = view.data
    players = len(data["players"])
    row = max(BOARD // players, 190)
    canvas = Canvas(TOP + max(BOARD, row * players) + 10)
    canvas.heading(16, view)
    tower(canvas, board_of(data["settings"]["board"], players), data)
    for seat in range(players):
        seat_panel(canvas, TOP + row * seat, row - 8, data, seat)
    return canvas


def tower(canvas: Canvas, board: Board, data: Data) -> None:
    left, top = min(space.x for space in board.spaces), min(space.y for space in board.spaces)
    wide = max(max(space.x for space in board.spaces) - left, max(space.y for space in board.spaces) - top)
    scale = (BOARD - 60) / wide
    spots = [(30 + (space.x - left) * scale, TOP + 30 + (space.y - top) * scale) for space in board.spaces]
    for number, near in enumerate(board.around):
        for other in near:
            if other > number:
                canvas.line([spots[number], spots[other]], EDGE, 4)
    for number, (x, y) in enumerate(spots):
        space(canvas, x, y, data, number)
    for seat, me in enumerate(data["players"]):
        x, y = spots[me["mage"]]
        pawn(canvas, x + (seat - 2) * 9 * (me["mage"] == 0), y, MAGES[seat], str(seat + 1))
        if me["familiar"] >= 0:
            x, y = spots[me["familiar"]]
            canvas.disc(x + 9, y - 9, 6, MAGES[seat])


def space(canvas: Canvas, x: float, y: float, data: Data, number: int) -> None:
    """A seal is a disc, a scroll a sheet, each in the colour of its element and with its power."""
    seal, scroll = data["seals"][number], data["scrolls"][number]
    if scroll:
        which = SCROLL_NUMBERS[scroll]
        element = scroll_element(which)
        canvas.box(x - 14, y - 11, 28, 22, COLOURS[element], INK, 3 if number in data["guardians"] else 1)
        canvas.text(x, y, str(scroll_power(which)), NORMAL, ON_COLOUR[element], "mm")
    elif seal:
        element = ELEMENT_NAMES.index(seal["element"])
        canvas.disc(x, y, 12, COLOURS[element], str(seal["power"]), ON_COLOUR[element])
    else:
        canvas.disc(x, y, 24 if number == 0 else 8, FREE)


def pawn(canvas: Canvas, x: float, y: float, colour: str, words: str) -> None:
    canvas.draw.polygon([(x - 11, y + 12), (x, y - 14), (x + 11, y + 12)], colour, INK)
    canvas.text(x, y + 4, words, SMALL, INK, "mm")


def seat_panel(canvas: Canvas, y: float, height: float, data: Data, seat: int) -> None:
    me = data["players"][seat]
    own = seat == data["seat"]
    width = WIDTH - ASIDE - 12
    canvas.box(ASIDE, y, width, height, PANEL, OWN_EDGE if own else EDGE, 3 if own else 1)
    pawn(canvas, ASIDE + 20, y + 20, MAGES[seat], str(seat + 1))
    canvas.text(ASIDE + 38, y + 18, player(seat), NORMAL, width=90)
    if seat in data["waiting"]:
        canvas.disc(ASIDE + 132, y + 18, 6, OWN_EDGE)
    for place, die in enumerate(me["dice"]):
        colour = COLOUR_NAMES.index(die["colour"])
        canvas.box(ASIDE + 150 + 25 * place, y + 8, 22, 22, COLOURS[colour], INK)
        canvas.text(ASIDE + 161 + 25 * place, y + 19, str(die["value"]), SMALL, ON_COLOUR[colour], "mm")
    lines = min(SCROLLS_SHOWN, int(height - 44) // 17)
    for place, scroll in enumerate(me["scrolls"][: 2 * lines]):
        x = ASIDE + 12 + place // lines * (width / 2)
        at = y + 48 + place % lines * 17
        canvas.box(x, at - 6, 12, 12, COLOURS[scroll_element(SCROLL_NUMBERS[scroll["scroll"]])], INK)
        name = scroll_name(scroll["scroll"])
        canvas.text(x + 17, at, name, SMALL, INK if scroll["active"] else FADED, width=width / 2 - 24)
