"""Questions as sentences."""

from typing import Final

from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.options import at_stake
from conclave.games.seasons.text.tableau import having, speaking
from conclave.table.data import Data
from conclave.text.catalogue import Value, say

STEADFAST: Final = "steadfast-die"


def describe_question(data: Data, names: words.Names) -> str:
    """What the viewer is asked."""
    sentence = say(f"seasons-question-{data['question']}", **arguments(data, names))
    return say("seasons-question-pay-spirit", question=sentence) if data["arguments"].get("any_one") else sentence


def arguments(data: Data, names: words.Names) -> dict[str, Value]:
    """What the question names, in words."""
    asked = data["arguments"]
    args: dict[str, Value] = {
        "card": asked["card"] or "none",
        "name": speaking(data),
        "number": asked.get("left", 0),
        "player": words.player(asked["seat"], names),
        "before": "yes" if asked.get("repeated") else "no",
    }
    args |= {name: asked[name] for name in ("cause", "fate", "occasion", "set") if name in asked}
    return args | special(data, asked)


def special(data: Data, asked: Data) -> dict[str, Value]:
    """Arguments that only some questions have."""
    question = data["question"]
    if question in ("keep", "keep-found"):
        return {"card": card_name(asked["found"])}
    if question in ("pay", "amulet-types"):
        # Where a Raven pays for what it copies, that is the card to name.
        copied = {"name": card_name(asked["copied"])} if "copied" in asked else {}
        return {"action": asked["for"], **copied}
    if question == "shield":
        lost, played = at_stake(data)
        return {"card": lost, "action": "sacrifice" if played else "discard"}
    if question == "orb":
        return {"card": card_name(asked["cards"][0])}
    if question == "before-die":
        return {"steadfast": "yes" if having(data, STEADFAST) else "no"}
    return {}
