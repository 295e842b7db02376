"""What a player would leave undone by ending a turn, in sentences."""

from collections.abc import Mapping
from typing import Any

from conclave.games.archimage.text.scrolls import scroll_name
from conclave.text.catalogue import say
from conclave.text.words import either


def describe_waste(waste: Mapping[str, Any]) -> str:
    scrolls = either([scroll_name(key) for key in waste["scrolls"]])
    return say(f"archimage-waste-{waste['waste']}", dice=int(waste["dice"]), scrolls=scrolls)
