"""The tower in characters: what lies and stands on its spaces, drawn from the board's own coordinates."""

import re
from typing import Final

from rich.text import Text

from conclave.games.archimage.rules.boards.board import Board, Content
from conclave.games.archimage.rules.boards.svg import text_lines
from conclave.games.archimage.rules.elements import ELEMENT_NAMES
from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS, scroll_element, scroll_power
from conclave.table.data import Data

# By the letter of an element, and by that of its dice.
STYLES: Final = {"F": "bold red", "W": "bold blue", "A": "bold yellow", "E": "bold green", "S": "bold magenta"}
DICE_STYLES: Final = {"R": "bold red", "B": "bold blue", "Y": "bold yellow", "G": "bold green"}
TOKEN: Final = re.compile(r"[(\[{]([FWAES])[2-6][)\]}]")
PIECE: Final = re.compile(r"[@&][1-5]")
LOWEST: Final = 16  # lines; a tower that is lower cannot be read
HIGHEST: Final = 40


def contents(data: Data) -> dict[int, Content]:
    """What lies and stands on each space that is not empty."""
    found = {}
    for space, (seal, key) in enumerate(zip(data["seals"], data["scrolls"], strict=True)):
        there = Content(
            seal=(ELEMENT_NAMES.index(seal["element"]), seal["power"]) if seal else None,
            scroll=scroll_there(key) if key else None,
            mages=[str(seat + 1) for seat, other in enumerate(data["players"]) if other["mage"] == space],
            familiars=[str(seat + 1) for seat, other in enumerate(data["players"]) if other["familiar"] == space],
            guardian=data["guardians"].index(space) if space in data["guardians"] else None,
        )
        if seal or key or there.mages or there.familiars:
            found[space] = there
    return found


def scroll_there(key: str) -> tuple[int, int, str]:
    number = SCROLL_NUMBERS[key]
    return scroll_element(number), scroll_power(number), key


def drawn(board: Board, width: int, height: int, content: dict[int, Content] | None = None) -> list[str]:
    """The tower, as high as wanted or so much higher that every space can have its name."""
    wanted = min(max(height, LOWEST), HIGHEST)
    for lines in range(wanted, HIGHEST + 1):
        picture = text_lines(board, width, lines, content)
        if has_names(board, picture):
            return picture
    return text_lines(board, width, max(wanted, HIGHEST // 2), content)


def has_names(board: Board, picture: list[str]) -> bool:
    """Whether the spaces are drawn with their names: that of the first one stands before its bracket."""
    name = re.escape(board.spaces[-1].name)
    return any(re.search(rf"{name}[(\[{{]", line) for line in picture)


def coloured(line: str) -> Text:
    """Seals and scrolls in the colours of their elements, pieces bold."""
    text = Text(line)
    for found in TOKEN.finditer(line):
        text.stylize(STYLES[found[1]], found.start(1), found.end() - 1)
    for found in PIECE.finditer(line):
        text.stylize("bold reverse", found.start(), found.end())
    return text
