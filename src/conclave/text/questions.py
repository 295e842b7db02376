"""Questions as sentences."""

from typing import Any, Final

from conclave.seasons.rules import SEASON_CHANGE
from conclave.table import Table, View
from conclave.text import words
from conclave.text.cards import card_name
from conclave.text.catalogue import Value, say, say_part
from conclave.text.options import SET, view_of

# Which number of the paused effect says how many are still to be chosen.
NUMBERED: Final = {"trim": "c", "make-room": "d", "gain-energy": "a", "pay": "b", "store": "a"}
SKULL: Final = 3  # cards that a Dragon Skull eats


def describe_question(where: Table | View, names: words.Names = None) -> str:
    """What the viewer is asked; for the others, whom the table waits for."""
    data = view_of(where).data
    if data["over"]:
        return say("question-over")
    if data["seat"] not in data["waiting"]:
        players = words.listed([words.player(seat, names) for seat in data["waiting"]])
        return say("question-waiting", players=players)
    return say(f"question-{data['question']}", **arguments(data, names))


def describe_decision(question: str) -> str:
    """A decision by its key, as a phrase for other sentences."""
    return say_part(f"question-{question}", "short")


def arguments(data: dict[str, Any], names: words.Names) -> dict[str, Value]:
    question = data["question"]
    frame = data["stack"][-1]
    card = frame["card"]
    args: dict[str, Value] = {
        "card": card or "none",
        "name": card_name(card) if card else "",
        "number": frame[NUMBERED[question]] if question in NUMBERED else 0,
        "player": words.player(frame["seat"], names),
        "occasion": "season" if frame["a"] == SEASON_CHANGE else "round",
    }
    if question == "keep":
        args["card"] = card_name(frame["pool"][0])
    elif question == "sacrifice":
        args["number"] = SKULL - frame["b"]
    elif question == "build":
        args |= building(data)
    return args


def building(data: dict[str, Any]) -> dict[str, Value]:
    """Which set is being made, and how many cards it still lacks."""
    hand = len(data["own"]["hand"])
    if hand < SET:
        return {"set": "hand", "number": SET - hand}
    return {"set": "library", "number": SET - len(data["own"]["library2"])}
