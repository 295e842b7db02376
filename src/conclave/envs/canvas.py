"""What a table is drawn on."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from conclave.table import View
from conclave.text import describe_question, describe_view

WIDTH: Final = 1000
PAPER: Final = "#f6f1e4"
INK: Final = "#2a2118"
FADED: Final = "#8a8172"
PANEL: Final = "#fffdf6"
EDGE: Final = "#cfc3a6"
OWN_EDGE: Final = "#7d47a8"
SMALL: Final = 13
NORMAL: Final = 16
LARGE: Final = 22


@cache
def font(size: int) -> Any:
    return ImageFont.load_default(size)


class Canvas:
    """An image to draw on, from the upper left corner."""

    def __init__(self, height: int) -> None:
        self.image: Final = Image.new("RGB", (WIDTH, height), PAPER)
        self.draw: Final = ImageDraw.Draw(self.image)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int = NORMAL,
        colour: str = INK,
        anchor: str = "lm",
        width: float = 0.0,
    ) -> float:
        """Words at a place, cut short where they are wider than that; tells where they end."""
        if width and self.draw.textlength(words, font(size)) > width:
            while words and self.draw.textlength(words + "…", font(size)) > width:
                words = words[:-1]
            words += "…"
        self.draw.text((x, y), words, colour, font(size), anchor)
        return x + self.draw.textlength(words, font(size))

    def heading(self, x: float, view: View) -> None:
        """What is shown, and what the viewer is asked."""
        self.text(x, 26, describe_view(view).title, LARGE)
        if view.seat is not None and view.seat in view.waiting:
            self.text(x, 56, describe_question(view), NORMAL, FADED, width=WIDTH - x - 16)

    def disc(self, x: float, y: float, radius: float, colour: str, words: str = "", on: str = "#ffffff") -> None:
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), colour, INK)
        self.text(x, y, words, SMALL, on, "mm")

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str = EDGE, thick: int = 1) -> None:
        self.draw.rounded_rectangle((x, y, x + width, y + height), 6, fill, edge, thick)

    def line(self, spots: Sequence[tuple[float, float]], colour: str, thick: int) -> None:
        self.draw.line(list(spots), colour, thick)

    def array(self) -> NDArray[np.uint8]:
        return np.array(self.image, dtype=np.uint8)
