"""Questions as sentences."""

from typing import Any, Final

from conclave.games.archimage.rules.elements import COLOUR_NAMES
from conclave.games.archimage.rules.picks import CAST, GIVE_UP
from conclave.games.archimage.rules.scrolls import SCROLL_KEYS
from conclave.games.archimage.rules.state import HAND_OF_DICE
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import element_key, own_familiar, scroll_name, spell_key
from conclave.games.archimage.text.spaces import breakable, target
from conclave.games.archimage.text.tableau import broken, piece, stored_on
from conclave.text.catalogue import Value, say

# Questions whose paused effect names a space in `b`, an opponent in `b`, or something of theirs in `c`.
BESIDE: Final = {"second-seal", "second-scroll", "leap-to"}
AGAINST: Final = {
    "mystify-theirs",
    "mystify-mine",
    "lower",
    "transfer-theirs",
    "transfer-mine",
    "borrow-which",
}


def describe_question(data: dict[str, Any], names: words.Names) -> str:
    """What the viewer is asked."""
    return say(f"archimage-question-{data['question']}", **arguments(data, names))


def arguments(data: dict[str, Any], names: words.Names) -> dict[str, Value]:
    question = data["question"]
    frame = data["stack"][-1]
    args: dict[str, Value] = {
        "number": len(frame["todo"]),
        "chosen": words.dice_numbers(frame["todo"]),
        "familiar": own_familiar(data),
    }
    if frame["scroll"]:
        args["scroll"] = scroll_name(frame["scroll"])
        args["spell"] = spell_key(frame["scroll"])
        args["element"] = words.element(element_key(frame["scroll"]))
    if question in BESIDE:
        args["target"] = target(data, frame["b"])
    if question in AGAINST:
        args["player"] = words.player(frame["b"], names)
    return args | special(data, question, frame, names)


def special(data: dict[str, Any], question: str, frame: dict[str, Any], names: words.Names) -> dict[str, Value]:
    """Arguments that only some questions have."""
    if question == "turn":
        return {"may": may(data["options"])}
    if question == "take":
        return {
            "round": data["round"],
            "number": frame["a"],
            "due": min(HAND_OF_DICE, frame["a"] + sum(data["reserve"])),
        }
    if question == "dice":
        return {"target": breakable(data, frame["a"])}
    if question == "absorb":
        return {"seal": words.seal(broken(frame["c"]))}
    if question == "strengthen":
        held = stored_on(data, frame["scroll"])
        return {"power": held["power"] if held else 0}
    if question == "mystify-mine":
        return {"theirs": words.die_number(frame["c"])}
    if question == "alter-whom":
        return {"colours": words.colours(COLOUR_NAMES[frame["c"]])}
    if question == "transfer-mine":
        return {"theirs": scroll_name(SCROLL_KEYS[frame["c"]])}
    if question == "theft-which":
        return {"caster": words.player(frame["owner"], names)}
    if question == "pass-to":
        return {"target": piece(data, frame["b"], names)}
    return {}


def may(options: list[int]) -> str:
    """What a turn has to offer."""
    spells = any(pick >= CAST for pick in options)
    if GIVE_UP in options:
        return "cast" if spells else "none"
    return "both" if spells else "break"
