"""Where points come from, as sentences."""

from typing import Final

from conclave.games.archimage.text.scrolls import scroll_name
from conclave.text.catalogue import say

# The first word of every source that `breakdown` names.
SOURCES: Final = ["scroll", "synergy"]


def describe_source(source: str) -> str:
    """A source of points, as `Table.breakdown` names it."""
    kind, _, key = source.partition(" ")
    return say(f"archimage-score-{kind}", scroll=scroll_name(key))
