"""What a player would leave undone by ending a turn, in sentences."""

from collections.abc import Mapping
from typing import Any

from conclave.games.seasons.text.cards import card_name
from conclave.text.catalogue import Value, say
from conclave.text.words import either, listed


def describe_waste(waste: Mapping[str, Any]) -> str:
    key = waste["waste"]
    args: dict[str, Value] = {}
    if "cards" in waste:
        names = [card_name(card) for card in waste["cards"]]
        args["cards"] = either(names) if key == "summon" else listed(names)
    if "energies" in waste:
        args["energies"] = int(waste["energies"])
    if "crystals" in waste:
        args["crystals"] = say("seasons-word-crystals", number=int(waste["crystals"]))
    return say(f"seasons-waste-{key}", **args)
