"""Where points come from, what a turn would leave undone, and what reasons are about, in words."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.seasons.rules.energy import ENERGY_NAMES
from conclave.games.seasons.rules.names import CARD_NUMBERS
from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.tokens import enchantment_name, token_name
from conclave.table import Reason
from conclave.text.catalogue import Value, say
from conclave.text.words import either, listed

# The first word of every source that `breakdown` names.
SOURCES: Final = ["crystals", "prestige", "end", "hand", "bonuses", "token"]


def describe_source(source: str) -> str:
    """A source of points, as `Table.breakdown` names it."""
    kind, _, key = source.partition(" ")
    return say(f"seasons-score-{kind}", card=card_name(key)) if key else say(f"seasons-score-{kind}")


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


def reason_in_words(reason: Reason, args: dict[str, Value]) -> dict[str, Value]:
    """The reason's arguments, with keys of cards and energies put into words."""
    if args.get("card") in CARD_NUMBERS:
        args["card"] = card_name(str(args["card"]))
    if "token" in args:
        args["name"] = token_name(int(args["token"]))
    if "enchantment" in args:
        args["enchantment"] = enchantment_name(str(args["enchantment"]))
    if "energy" in args:
        args["energy"] = words.energy(str(args["energy"]))
    if reason.key == "energy-short":
        args["missing"] = words.energies({name: int(reason.args[name]) for name in ENERGY_NAMES})
    return args
