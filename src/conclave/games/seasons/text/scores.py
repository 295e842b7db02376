"""Where points come from, as sentences."""

from typing import Final

from conclave.games.seasons.text.cards import card_name
from conclave.text.catalogue import say

# The first word of every source that `breakdown` names.
SOURCES: Final = ["crystals", "prestige", "end", "hand", "bonuses", "token"]


def describe_source(source: str) -> str:
    """A source of points, as `Table.breakdown` names it."""
    kind, _, key = source.partition(" ")
    return say(f"seasons-score-{kind}", card=card_name(key)) if key else say(f"seasons-score-{kind}")
