"""Questions as sentences."""

from typing import Any, Final

from conclave.games.seasons.rules.names import CARD_KEYS
from conclave.games.seasons.rules.prelude import DEAL
from conclave.games.seasons.rules.registry import SEASON_CHANGE
from conclave.games.seasons.rules.supply import WILD
from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.options import at_stake, first_goes, payment, set_size
from conclave.games.seasons.text.tableau import having, speaking
from conclave.text.catalogue import Value, say

# Which number of the paused effect says how many are still to be chosen.
NUMBERED: Final = {"trim": "c", "make-room": "d", "gain-energy": "a", "pay": "b", "store": "a", "rob": "a"}
# Which number of the paused effect tells that the question has come before.
REPEATED: Final = {"name": "b", "take-back": "c", "discards": "a"}
SKULL: Final = 3  # cards that a Dragon Skull eats
STEADFAST: Final = "steadfast-die"
VASE: Final = "yjangs-forgotten-vase"


def describe_question(data: dict[str, Any], names: words.Names) -> str:
    """What the viewer is asked."""
    sentence = say(f"seasons-question-{data['question']}", **arguments(data, names))
    if data["question"] == "pay" and data["stack"][-1]["effect"] == "pay-one-more" and data["stack"][-1]["a"] & WILD:
        return say("seasons-question-pay-spirit", question=sentence)
    return sentence


def arguments(data: dict[str, Any], names: words.Names) -> dict[str, Value]:
    question = data["question"]
    frame = data["stack"][-1]
    args: dict[str, Value] = {
        "card": frame["card"] or "none",
        "name": speaking(data),
        "number": frame[NUMBERED[question]] if question in NUMBERED else 0,
        "player": words.player(frame["seat"], names),
        "occasion": "season" if frame["a"] == SEASON_CHANGE else "round",
        "before": "yes" if question in REPEATED and frame[REPEATED[question]] else "no",
    }
    return args | special(data, question, frame)


def special(data: dict[str, Any], question: str, frame: dict[str, Any]) -> dict[str, Value]:
    """Arguments that only some questions have."""
    if question in ("keep", "keep-found"):
        return {"card": card_name(frame["pool"][-1])}
    if question == "sacrifice":
        return {"number": SKULL - frame["b"]}
    if question in ("pay", "amulet-types"):
        return paying(data)
    if question == "gain-energy" and data["stack"][-2]["effect"] == "summon":
        return {"card": VASE, "name": card_name(VASE)}
    if question == "shield":
        lost, played = at_stake(data)
        return {"card": lost, "action": "sacrifice" if played else "discard"}
    if question == "orb":
        return {"card": card_name(data["known"]["top"][0][1])}
    if question == "before-die":
        return {"steadfast": "yes" if having(data, STEADFAST) else "no"}
    if question == "any-card":
        return {"cause": "token" if frame["effect"] == "token-lose" else "embrace"}
    return in_the_prelude(data, question)


def in_the_prelude(data: dict[str, Any], question: str) -> dict[str, Value]:
    if question == "build":
        return building(data)
    if question == "select":
        return {"number": DEAL - len(data["own"]["hand"])}
    if question == "draft":
        return {"fate": "discard" if first_goes(data) else "keep"}
    return {}


def paying(data: dict[str, Any]) -> dict[str, Value]:
    """What energies are paid for; where a Raven pays for what it copies, that is the card to name."""
    action = payment(data)
    return (
        {"action": action, "name": card_name(CARD_KEYS[data["stack"][-2]["b"]])}
        if action == "copy"
        else {"action": action}
    )


def cards_needed(question: str, data: dict[str, Any]) -> int:
    """How many cards are still to be chosen for a hand or library, or of all that were dealt; 0 for other questions."""
    if question == "select":
        return DEAL - len(data["own"]["hand"])
    return int(building(data)["number"]) if question == "build" else 0


def building(data: dict[str, Any]) -> dict[str, Value]:
    """Which set is being made, and how many cards it still lacks."""
    size = set_size(data)
    hand = len(data["own"]["hand"])
    if hand < size:
        return {"set": "hand", "number": size - hand}
    return {"set": "library", "number": size - len(data["own"]["library2"])}
