"""What reasons are about, in words."""

from conclave.table import Reason, Table, View
from conclave.text.catalogue import Value


def reason_name(reason: Reason) -> str:
    return f"archimage-reason-{reason.key}"


def reason_arguments(reason: Reason, where: Table | View | None = None) -> dict[str, Value]:
    """The reason's arguments, with keys of scrolls and questions and numbers of spaces put into words."""
    return dict(reason.args)
