"""Questions as sentences."""

from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import element_key, own_familiar, scroll_name, spell_key
from conclave.games.archimage.text.spaces import breakable, target
from conclave.games.archimage.text.tableau import piece, stored_on
from conclave.table.data import Data
from conclave.text.catalogue import Value, say


def describe_question(data: Data, names: words.Names) -> str:
    """What the viewer is asked."""
    return say(f"archimage-question-{data['question']}", **arguments(data, names))


def arguments(data: Data, names: words.Names) -> dict[str, Value]:
    """What the question names, in words."""
    asked = data["arguments"]
    args: dict[str, Value] = {
        "number": len(asked["chosen"]),
        "chosen": words.dice(asked["chosen"]),
        "familiar": own_familiar(data),
    }
    if asked["scroll"]:
        args["scroll"] = scroll_name(asked["scroll"])
        args["spell"] = spell_key(asked["scroll"])
        args["element"] = words.element(element_key(asked["scroll"]))
    if "seat" in asked:
        args["player"] = args["caster"] = words.player(asked["seat"], names)
    if "space" in asked:
        spelt = breakable if data["question"] == "dice" else target
        args["target"] = spelt(data, asked["space"])
    return args | special(data, asked, names)


def special(data: Data, asked: Data, names: words.Names) -> dict[str, Value]:
    """Arguments that only some questions have."""
    question = data["question"]
    if question == "turn":
        return {"may": may(data["about"])}
    if question == "take":
        return {"round": data["round"], "number": asked["taken"], "due": asked["taken"] + asked["left"]}
    if question == "absorb":
        return {"seal": words.seal(asked["seal"])}
    if question == "strengthen":
        held = stored_on(data, asked["scroll"])
        return {"power": held["power"] if held else 0}
    if question == "mystify-mine":
        return {"theirs": words.die(asked["theirs"])}
    if question == "alter-whom":
        return {"colours": words.colours(asked["colour"])}
    if question == "transfer-mine":
        return {"theirs": scroll_name(asked["theirs"])}
    if question == "pass-to":
        return {"target": piece(data, asked["piece"], asked["seat"], names)}
    return {}


def may(abouts: list[Data]) -> str:
    """What a turn has to offer."""
    verbs = {about["verb"] for about in abouts}
    spells = "cast" in verbs
    if "give-up" in verbs:
        return "cast" if spells else "none"
    return "both" if spells else "break"
