"""Following every line of play from a table, to count them."""

from collections.abc import Callable

from conclave.table.table import Table


def tree(table: Table, depth: int) -> int:
    """How many lines of play there are, so many picks long."""
    if depth == 0 or table.over:
        return 1
    total = 0
    for pick in table.options:
        copy = table.copy()
        copy.choose(pick)
        total += tree(copy, depth - 1)
    return total


def ends(table: Table, there: Callable[[Table], bool]) -> list[Table]:
    """Every table that lines of play end in, each at the first that is `there`."""
    found: list[Table] = []
    fringe = [table]
    while fringe:
        at = fringe.pop()
        for pick in at.options:
            copy = at.copy()
            copy.choose(pick)
            (found if there(copy) else fringe).append(copy)
    return found
