"""Events as sentences."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.seasons.rules.dice import LAST_YEAR, SEASON_NAMES
from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS
from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.tokens import enchantment_name, token_name
from conclave.text.catalogue import Value, say

BONUS_NAMES: Final = ["exchange", "transmute", "gauge", "draw", "card"]
PLAIN_VARIANTS: Final = ["year-over"]  # messages for a special case of an event
MAY_BE_HIDDEN: Final = {
    "drafted",
    "shelved",
    "drew",
    "kept",
    "discarded",
    "looked",
    "gave-card",
    "put-back",
    "dug",
    "put-under",
    "saw-hand",
}


def describe_event(event: Mapping[str, Any], names: words.Names) -> str:
    """An event, as `Table.events_for` tells it, in a sentence that shows no more than the event does."""
    name = str(event["event"])
    args: dict[str, Value] = {"player": words.player(int(event["seat"]), names)}
    if event["card"]:
        args["card"] = card_name(str(event["card"]))
    if "energy" in event:
        args["energies"] = words.energies(event["energy"])
    elif "die" in event:
        args["die"] = words.die(event["die"])
    else:
        args["amount"] = int(event["amount"])
    return say(f"seasons-event-{variant(event)}", **(args | special(name, event, names)))


def variant(event: Mapping[str, Any]) -> str:
    """Which of an event's messages to use."""
    name = str(event["event"])
    if name in MAY_BE_HIDDEN and not event["card"]:
        return f"{name}-unseen"
    if name == "year" and event["amount"] > LAST_YEAR:
        return PLAIN_VARIANTS[0]
    return name


def special(name: str, event: Mapping[str, Any], names: words.Names) -> dict[str, Value]:
    """Arguments that only some events have."""
    if name in ("gave-crystals", "gave-card", "passed-card", "copied", "saw-hand"):
        return {"other": words.player(int(event["other"]), names)}
    if name == "gauge":
        return {"amount": abs(event["amount"]), "direction": "up" if event["amount"] > 0 else "down"}
    if name == "season-token":
        direction = "forward" if event["amount"] > 0 else "back"
        return {"amount": abs(event["amount"]), "direction": direction, "space": int(event["other"])}
    if name == "bonus":
        return {"bonus": BONUS_NAMES[event["amount"]]}
    if name == "season":
        return {"season": words.season(SEASON_NAMES[event["amount"]])}
    if name in ("token", "tokens"):
        return {"token": token_name(event["amount"])}
    if name == "enchanted":
        key = ENCHANTMENT_KEYS[event["amount"]]
        return {"key": key, "enchantment": enchantment_name(key)}
    return {}
