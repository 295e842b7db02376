"""A table of Seasons as a picture: the wheel, the dice, and what lies before each player."""

from math import cos, pi, sin
from typing import Final

from conclave.envs.canvas import EDGE, FADED, INK, LARGE, NORMAL, OWN_EDGE, PANEL, SMALL, WIDTH, Canvas
from conclave.games.seasons.rules.dice import SEASON_NAMES, SPACES, FaceData
from conclave.games.seasons.rules.energy import ENERGY_LETTERS, ENERGY_NAMES
from conclave.games.seasons.text.cards import card_name
from conclave.table import View
from conclave.table.data import Data
from conclave.text.words import player

SEASON_COLOURS: Final = ["#5d8fc4", "#6fae57", "#e0a92e", "#c0622d"]
ENERGY_COLOURS: Final = ["#1f6fb5", "#3f8f3a", "#c8371f", "#9aa3ad"]
CRYSTAL: Final = "#7d47a8"
TOP: Final = 210
ROW: Final = 132
CARDS_A_ROW: Final = 6
CARD_WIDTH: Final = 156
CARD_HEIGHT: Final = 24
HAND_ROWS: Final = 3  # always as many, so that all pictures of a game have one size


def draw(view: View) -> Canvas:
    data = view.data
    own = data["own"] or {"hand": [], "pack": []}
    cards = [(card, INK) for card in own["hand"]] + [(card, OWN_EDGE) for card in own["pack"]]  # to choose from
    canvas = Canvas(TOP + ROW * len(data["players"]) + HAND_ROWS * (CARD_HEIGHT + 6) + 10)
    canvas.heading(220, view)
    wheel(canvas, 110, 105, data)
    for place, die in enumerate(data["dice_shown"]):
        face(canvas, 220 + 84 * place, 86, die)
    for seat in range(len(data["players"])):
        seat_row(canvas, TOP + ROW * seat, data, seat)
    for place, (card, edge) in enumerate(cards[: HAND_ROWS * CARDS_A_ROW]):
        x = 20 + place % CARDS_A_ROW * (CARD_WIDTH + 6)
        card_box(canvas, x, TOP + ROW * len(data["players"]) + place // CARDS_A_ROW * (CARD_HEIGHT + 6), card, edge)
    return canvas


def wheel(canvas: Canvas, x: float, y: float, data: Data) -> None:
    """The twelve spaces of the year, the token on one of them."""
    for space in range(SPACES):
        angle = 2 * pi * space / SPACES - pi / 2
        here = space + 1 == data["space"]
        season = SEASON_COLOURS[space // (SPACES // len(SEASON_NAMES))]
        left, top = x + 78 * cos(angle), y + 78 * sin(angle)
        if here:
            canvas.disc(left, top, 22, INK)
        canvas.disc(left, top, 19 if here else 13, season, str(space + 1))
    canvas.text(x, y, str(data["year"]), 40, INK, "mm")


def face(canvas: Canvas, x: float, y: float, die: FaceData | None) -> None:
    """A die with its symbols and its pips; an empty place where it was taken."""
    if die is None:
        canvas.box(x, y, 70, 70, "#ece5d3", EDGE)
        return
    canvas.box(x, y, 70, 70, PANEL, SEASON_COLOURS[SEASON_NAMES.index(die["season"])], 4)
    canvas.text(x + 35, y + 30, die["symbols"], LARGE, INK, "mm")
    for pip in range(die["pips"]):
        canvas.disc(x + 35 + 12 * (pip - (die["pips"] - 1) / 2), y + 56, 3, INK)


def seat_row(canvas: Canvas, y: float, data: Data, seat: int) -> None:
    me = data["players"][seat]
    own = seat == data["seat"]
    canvas.box(12, y, WIDTH - 24, ROW - 10, PANEL, OWN_EDGE if own else EDGE, 3 if own else 1)
    canvas.text(24, y + 20, player(seat), NORMAL, INK, width=110)
    if seat in data["waiting"]:
        canvas.disc(138, y + 20, 6, OWN_EDGE)
    canvas.disc(170, y + 20, 15, CRYSTAL, str(me["crystals"]))
    gauge(canvas, 200, y + 12, len(me["play"]), me["gauge"])
    x = 390.0
    for kind, energy in enumerate(ENERGY_NAMES):
        for _ in range(me["reserve"][energy]):
            canvas.disc(x, y + 20, 9, ENERGY_COLOURS[kind], ENERGY_LETTERS[kind])
            x += 20
    for _ in range(me["capacity"] - sum(me["reserve"].values())):
        canvas.disc(x, y + 20, 9, "#ece5d3")
        x += 20
    backs(canvas, 620, y + 8, [me["hand"] + me["pack"], me["library2"], me["library3"]])
    if me["die_shown"]:
        canvas.text(800, y + 20, me["die_shown"]["symbols"], NORMAL, FADED)
    for bonus in range(3):
        canvas.box(880 + 24 * bonus, y + 12, 18, 18, FADED if bonus < me["bonuses"] else "#ffffff", FADED)
    for place, entry in enumerate(me["play"]):
        at = 24 + place % CARDS_A_ROW * (CARD_WIDTH + 3)
        tokens = "".join(ENERGY_LETTERS[kind] * entry["energy"][energy] for kind, energy in enumerate(ENERGY_NAMES))
        height = y + 40 + place // CARDS_A_ROW * (CARD_HEIGHT + 3)
        card_box(canvas, at, height, entry["card"], FADED if entry["turned"] else INK, tokens)


def gauge(canvas: Canvas, x: float, y: float, cards: int, spaces: int) -> None:
    """The cards in play against the summoning gauge."""
    for space in range(15):
        colour = "#2f7d6b" if space < cards else "#bfe0d6" if space < spaces else "#ece5d3"
        canvas.draw.rectangle((x + 11 * space, y, x + 11 * space + 8, y + 16), colour)


def backs(canvas: Canvas, x: float, y: float, heaps: list[int]) -> None:
    """Cards face down: how many are in hand and in the two libraries."""
    for heap, number in enumerate(heaps):
        canvas.box(x + 56 * heap, y, 22, 26, "#5b4a7a", INK)
        canvas.text(x + 56 * heap + 27, y + 13, str(number), NORMAL)


def card_box(canvas: Canvas, x: float, y: float, card: str, edge: str, tokens: str = "") -> None:
    canvas.box(x, y, CARD_WIDTH, CARD_HEIGHT, "#ffffff", edge, 2 if edge == OWN_EDGE else 1)
    name = f"{card_name(card)} {tokens}" if tokens else card_name(card)
    canvas.text(x + 6, y + CARD_HEIGHT / 2, name, SMALL, INK if edge != FADED else FADED, width=CARD_WIDTH - 12)
