"""The spaces of the board and what lies on them, in words."""

from functools import lru_cache
from typing import Final

from conclave.games.archimage.rules.boards import Board
from conclave.games.archimage.rules.state import HALL, ArchimageTable
from conclave.games.archimage.rules.table import board_of
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import element_key, scroll_name, scroll_points
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.catalogue import say

REMEMBERED: Final = 16  # boards


def board_behind(where: Table | View | None) -> Board | None:
    """The board that a table is played on; None where no table is known."""
    if isinstance(where, ArchimageTable):
        return where.board
    return board_in(where.data) if isinstance(where, View) else None


def board_in(data: Data) -> Board:
    """The board of a view's data."""
    settings = data["settings"]
    return board_held(OptionKey(settings["board"]), int(settings["players"]))


class OptionKey:
    """A board option as a key: the very same one is found again, without reading through it."""

    def __init__(self, option: object) -> None:
        self.option = option  # kept, so that no other object can take its place in memory

    def __hash__(self) -> int:
        return id(self.option)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OptionKey) and self.option is other.option


@lru_cache(maxsize=REMEMBERED)
def board_held(held: OptionKey, players: int) -> Board:
    return board_of(held.option, players)


def place(board: Board | None, space: int) -> str:
    """A space by the name that the board has for it; without a board by its number."""
    if space == HALL:
        return say("archimage-word-hall")
    return board.spaces[space].name if board is not None and space < len(board.spaces) else str(space)


def place_in(data: Data, space: int) -> str:
    return place(board_in(data), space)


def seal_on(data: Data, space: int) -> Data:
    """The seal at a space, a token's or a scroll's own."""
    token: Data | None = data["seals"][space]
    if token is not None:
        return token
    key = data["scrolls"][space]
    return {"element": element_key(key), "power": scroll_points(key)}


def target(data: Data, space: int) -> str:
    """A seal token or a scroll on the board, and where it lies."""
    return piece_at(data, space, "archimage-word-seal-at", "archimage-word-scroll-at")


def breakable(data: Data, space: int) -> str:
    """A seal to break, a token's or a scroll's, and where it lies."""
    return piece_at(data, space, "archimage-word-seal-at", "archimage-word-scroll-seal-at")


def in_short(data: Data, space: int) -> str:
    return piece_at(data, space, "archimage-word-seal-short", "archimage-word-scroll-short")


def piece_at(data: Data, space: int, of_token: str, of_scroll: str) -> str:
    """What lies at a space, in the message for tokens or in that for scrolls."""
    where = place_in(data, space)
    token = data["seals"][space]
    if token is not None:
        return say(of_token, element=words.element(token["element"]), power=token["power"], space=where)
    key = data["scrolls"][space]
    return say(of_scroll, scroll=scroll_name(key), power=scroll_points(key), space=where)
