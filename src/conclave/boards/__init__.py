"""Boards to play on: what one is, the standard ones, reading, checking and drawing one."""

from conclave.boards.assembling import parse_board, standard_board
from conclave.boards.board import CIRCLE, HALL, SCROLL, Board, Space, board_from
from conclave.boards.errors import BadBoard

__all__ = ["CIRCLE", "HALL", "SCROLL", "BadBoard", "Board", "Space", "board_from", "parse_board", "standard_board"]
