"""Questions as sentences."""

from conclave.table import Table, View
from conclave.text.showing import view_of
from conclave.text.words import Names


def describe_question(where: Table | View, names: Names = None) -> str:
    """What the viewer is asked; for the others, whom the table waits for."""
    return str(view_of(where).data["question"])


def describe_decision(question: str) -> str:
    """A decision by its key, as a phrase for other sentences."""
    return question
