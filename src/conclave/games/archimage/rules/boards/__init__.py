"""Boards to play on: what one is, the standard ones, reading, checking and drawing one."""

from conclave.games.archimage.rules.boards.board import CIRCLE, HALL, SCROLL, Board, Space
from conclave.games.archimage.rules.boards.errors import BadBoard
from conclave.games.archimage.rules.boards.files import standard_board
from conclave.games.archimage.rules.boards.validation import board_from, parse_board

__all__ = ["CIRCLE", "HALL", "SCROLL", "BadBoard", "Board", "Space", "board_from", "parse_board", "standard_board"]
