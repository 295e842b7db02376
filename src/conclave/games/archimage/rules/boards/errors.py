"""The fault of a board, in a module of its own: a class with two bases is not compiled."""

from conclave.table.errors import Fault


class BadBoard(Fault, ValueError):
    """Data that cannot be a board; `reason` is the first of its faults."""
