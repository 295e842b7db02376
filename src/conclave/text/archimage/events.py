"""Events as sentences."""

from collections.abc import Mapping
from typing import Any

from conclave.table import Table, View
from conclave.text.words import Names


def describe_event(event: Mapping[str, Any], names: Names = None, where: Table | View | None = None) -> str:
    """What happened, in a sentence; the table says what its spaces are called."""
    return str(event["event"])
