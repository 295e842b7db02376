"""Options as sentences: what a pick would do."""

from conclave.table import Table, View
from conclave.text.showing import view_of
from conclave.text.words import Names


def describe_option(where: Table | View, pick: int, names: Names = None) -> str:
    """What an offered pick would do, in a line."""
    data = view_of(where).data
    return str(data["moves"][data["options"].index(pick)])
