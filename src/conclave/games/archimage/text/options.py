"""Options as sentences: what a pick would do, told to whoever may choose it."""

from typing import Final

from conclave.games.archimage.rules.break_seal import FAMILIAR_GOES, FAMILIAR_GOES_WITH_ONE, MAGE_GOES, MAGE_GOES_FREE
from conclave.games.archimage.rules.dice import exact_sets, raised
from conclave.games.archimage.rules.elements import (
    COLOUR_NAMES,
    ELEMENT_NAMES,
    SPIRIT,
    colour_of,
    die,
    element_of,
    value_of,
)
from conclave.games.archimage.rules.saves import load_die, load_seal
from conclave.games.archimage.rules.spells.power import EVOLVE_BY
from conclave.games.archimage.rules.state import HOME, Player
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import BOND_KEY, element_key, own_familiar, scroll_name, scroll_points
from conclave.games.archimage.text.spaces import breakable, place_in, seal_on, target
from conclave.games.archimage.text.tableau import mine, piece, stored_on
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.board import about_option, view_of
from conclave.text.catalogue import say


def describe_option(where: Table | View, pick: int, names: words.Names = None) -> str:
    """What an offered pick would do, in a line."""
    data = view_of(where).data
    about = about_option(data, pick)
    verb = about["verb"]
    if verb in ("mage", "familiar"):
        return say("archimage-option-pass", target=piece(data, verb, about["seat"], names))
    if verb == "seat":
        return seat_option(data, about["seat"], names)
    if verb in ("take", "colour"):
        return colour_option(data, verb, about["colour"])
    if verb == "die":
        return die_option(data, load_die(about), names)
    if verb == "break":
        return break_option(data, about["space"])
    if verb == "space":
        return space_option(data, about["space"])
    if verb == "cast":
        return cast_option(data, about["scroll"])
    if verb == "scroll":
        return scroll_option(data, about["scroll"], names)
    return plain_option(data, verb, names)


# --- plain picks ---------------------------------------------------------------------------------------------------

BOND_OPTIONS: Final = {
    "familiar-here": "archimage-option-familiar-here",
    "familiar-breaks": "archimage-option-familiar-breaks",
    "familiar-with-one": "archimage-option-familiar-with-one",
}


def plain_option(data: Data, verb: str, names: words.Names) -> str:
    """A pick without a number or a scroll in it."""
    if verb == "give-up":
        return say("archimage-option-give-up", dice=words.dice(mine(data)["dice"]))
    if verb in BOND_OPTIONS:
        space = place_in(data, mine(data)["mage"])
        return say(BOND_OPTIONS[verb], familiar=own_familiar(data), space=space)
    asked = data["arguments"]
    if verb == "take-off":
        element = words.element(element_key(asked["scroll"]))
        return say("archimage-option-take-off", element=element, target=target(data, asked["guardian"]))
    if data["question"] == "absorb":
        return say("archimage-option-absorb-not")
    player = words.player(asked.get("seat", data["seat"]), names)
    return say("archimage-option-chosen", question=data["question"], dice=words.dice(asked["chosen"]), player=player)


# --- colours, dice and seats ---------------------------------------------------------------------------------------


def colour_option(data: Data, verb: str, name: str) -> str:
    """A `take` or `colour` pick."""
    colour, colours = words.colour(name), words.colours(name)
    left = data["reserve"][COLOUR_NAMES.index(name)]
    if verb == "take":
        return say("archimage-option-take", colour=colour, number=left)
    if data["question"] == "new-colour":
        chosen = words.dice(data["arguments"]["chosen"])
        return say("archimage-option-new-colour", colours=colours, dice=chosen, number=left)
    if data["question"] == "alter-colour":
        own = [shown for shown in mine(data)["dice"] if shown["colour"] == name]
        if not own:
            return say("archimage-option-colour-none", colours=colours)
        return say("archimage-option-colour", colours=colours, dice=words.dice(own))
    return say("archimage-option-grow", colour=colour, number=left)


def die_option(data: Data, number: int, names: words.Names) -> str:
    """A `die` pick: what becomes of the die."""
    question = data["question"]
    asked = data["arguments"]
    shown = words.die_number(number)
    player = words.player(asked.get("seat", data["seat"]), names)
    if question == "dice":
        return used_die(data, number)
    if question == "mystify-mine":
        return swapped_colours(load_die(asked["theirs"]), number, player)
    if question in RAISES:
        return say("archimage-option-raise", die=shown, value=value_of(raised(number, RAISES[question])))
    if question == "strengthen":
        held = stored_on(data, asked["scroll"])
        power = held["power"] if held else 0
        return say("archimage-option-raise", die=shown, value=value_of(raised(number, power)))
    if question == "lower":
        return say("archimage-option-lower", die=shown, player=player, value=value_of(raised(number, -1)))
    return say(DIE_OPTIONS[question], die=shown, player=player)


RAISES: Final = {"evolve": EVOLVE_BY, "raise": 1}
DIE_OPTIONS: Final = {
    "transmute": "archimage-option-swap-die",
    "reroll": "archimage-option-reroll",
    "mystify-theirs": "archimage-option-theirs",
    "theft-which": "archimage-option-give-die",
}


def used_die(data: Data, number: int) -> str:
    """A die that helps to break a seal, and how much is missing after it."""
    asked = data["arguments"]
    power = seal_on(data, asked["space"])["power"]
    shown = sum(other["value"] for other in asked["chosen"]) + value_of(number)
    return say("archimage-option-die", die=words.die_number(number), rest=max(0, power - shown))


def swapped_colours(theirs: int, own: int, player: str) -> str:
    """Two dice before and after a Mystification."""
    return say(
        "archimage-option-mine",
        mine=words.die_number(own),
        new=words.die_number(die(colour_of(theirs), value_of(own))),
        theirs=words.die_number(theirs),
        became=words.die_number(die(colour_of(own), value_of(theirs))),
        player=player,
    )


def seat_option(data: Data, seat: int, names: words.Names) -> str:
    """An opponent, with the dice or scrolls that the choice is about."""
    shown = data["players"][seat]
    player = words.player(seat, names)
    question = data["question"]
    if question in ("transfer-whom", "borrow-whom"):
        scrolls = words.listed([scroll_name(key) for key in fitting(data, seat)])
        return say("archimage-option-scrolls-of", question=question, player=player, scrolls=scrolls)
    return say("archimage-option-against", question=question, player=player, dice=words.dice(shown["dice"]))


def fitting(data: Data, seat: int) -> list[str]:
    """A player's scrolls that lie face up and have the element of the spell being cast; a Bond is not for others."""
    element = element_key(data["arguments"]["scroll"])
    active = [str(entry["scroll"]) for entry in data["players"][seat]["scrolls"] if entry["active"]]
    return [key for key in active if key != BOND_KEY and element_key(key) == element]


# --- breaking ------------------------------------------------------------------------------------------------------


def break_option(data: Data, space: int) -> str:
    """A seal to break: with which dice, and who goes there."""
    who = breaker(data)
    if who in (FAMILIAR_GOES, FAMILIAR_GOES_WITH_ONE):
        going = "familiar"
    else:
        going = "back" if mine(data)["familiar"] == space else "mage"
    args = {"piece": going, "target": breakable(data, space), "familiar": own_familiar(data)}
    if who == MAGE_GOES_FREE:
        return say("archimage-option-break-free", **args)
    return say("archimage-option-break", dice=dice_for(data, space, who), **args)


def breaker(data: Data) -> int:
    """Who goes to the space of a seal, and what it costs, as the rules for breaking number it."""
    if data["question"] == "speed-second":
        return MAGE_GOES_FREE
    if data["question"] == "bond-target":
        return FAMILIAR_GOES if data["arguments"]["with"] == "dice" else FAMILIAR_GOES_WITH_ONE
    return MAGE_GOES


def dice_for(data: Data, space: int, who: int) -> str:
    """The dice that break a seal; where there is a choice, of which colour they are."""
    token = load_seal(seal_on(data, space))
    if who == FAMILIAR_GOES_WITH_ONE:
        return words.die_number(die(element_of(token), 1))
    me = Player([load_die(shown) for shown in mine(data)["dice"]], [], [])
    sets = exact_sets(me, token)
    if len(sets) == 1:
        return words.dice_numbers(sets[0])
    if element_of(token) == SPIRIT:
        return say("archimage-option-dice-of-a-colour")
    return say("archimage-option-some-dice", colours=words.colours_of_element(ELEMENT_NAMES[element_of(token)]))


# --- spaces and scrolls --------------------------------------------------------------------------------------------

SPACE_OPTIONS: Final = {
    "first-seal": "archimage-option-first",
    "first-scroll": "archimage-option-first",
    "second-seal": "archimage-option-second",
    "second-scroll": "archimage-option-second",
    "disintegrate": "archimage-option-remove",
    "mission": "archimage-option-mission",
    "leap-over": "archimage-option-pass",
}


def space_option(data: Data, space: int) -> str:
    """A `space` pick: what lies there, and what is done with it."""
    there = target(data, space)
    question = data["question"]
    if question != "guardian":
        return say(SPACE_OPTIONS[question], target=there, familiar=own_familiar(data))
    element = words.element(element_key(data["arguments"]["scroll"]))
    old = data["arguments"]["guardian"]
    if old == HOME:
        return say("archimage-option-guardian", element=element, target=there)
    return say("archimage-option-guardian-move", element=element, target=there, old=place_in(data, old))


def cast_option(data: Data, key: str) -> str:
    held = stored_on(data, key)
    if held is None:
        return say("archimage-option-cast", scroll=scroll_name(key))
    return say("archimage-option-cast-stored", scroll=scroll_name(key), seal=words.seal(held))


def scroll_option(data: Data, key: str, names: words.Names) -> str:
    """A `scroll` pick."""
    question = data["question"]
    scroll = scroll_name(key)
    if question == "borrow-which":
        return say("archimage-option-borrow", scroll=scroll, player=words.player(data["arguments"]["seat"], names))
    if question == "transfer-theirs":
        return say("archimage-option-take-scroll", scroll=scroll, power=scroll_points(key))
    if question == "transfer-mine":
        return say("archimage-option-give-scroll", scroll=scroll, power=scroll_points(key))
    held = stored_on(data, key)
    if held is None:
        return say("archimage-option-absorb", scroll=scroll)
    return say("archimage-option-absorb-over", scroll=scroll, seal=words.seal(held))
