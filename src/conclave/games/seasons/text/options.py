"""Options as sentences: what a pick would do, told from the view of whoever may choose it."""

from typing import Final

from conclave.games.seasons.rules.dice import RATES, SEASON_NAMES, SPACES, season_at
from conclave.games.seasons.rules.energy import ENERGY_NAMES
from conclave.games.seasons.rules.names import (
    CARD_NUMBERS,
    ENCHANTMENT_KEYS,
    IOS_BOUNTY,
    NATURE_SPIRIT,
    TOKEN_OF_HANDS,
)
from conclave.games.seasons.rules.registry import PRESTIGE
from conclave.games.seasons.rules.scoring import BONUS_PENALTY
from conclave.games.seasons.rules.turn import VISION_COST
from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name, cost_in_words, is_free
from conclave.games.seasons.text.tableau import (
    entry_of,
    having,
    in_play,
    mine,
    speaking,
    titled,
    to_copy,
)
from conclave.games.seasons.text.tokens import token_name, token_points
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.board import about_option, view_of
from conclave.text.catalogue import say

AMULET: Final = "amulet-of-water"
PURSE: Final = "purse-of-io"
CARD_VERBS: Final = {"card", "summon", "own", "activate", "copy"}


def under(data: Data, enchantment: int) -> bool:
    """Whether an enchantment is in force."""
    return bool(data["settings"]["enchantment"] == ENCHANTMENT_KEYS[enchantment])


def describe_option(where: Table | View, pick: int, names: words.Names = None) -> str:
    """What an offered pick would do, in a line."""
    data = view_of(where).data
    about = about_option(data, pick)
    verb = about["verb"]
    if verb == "take-die":
        face = data["dice_shown"][about["die"] - 1]
        return say("seasons-option-take-die", number=about["die"], die=words.die(face))
    if verb in ("energy", "drop"):
        return energy_option(data, about, names)
    if verb in ("pay", "transmute"):
        return source_option(data, about)
    if verb == "move":
        return move_option(data, about)
    if verb == "seat":
        reserve = words.energies(data["players"][about["seat"]]["reserve"])
        return say("seasons-option-seat", player=words.player(about["seat"], names), energies=reserve)
    if verb == "amount":
        return say("seasons-option-amount", amount=about["amount"], energy=words.energy(about["energy"]))
    if verb == "token":
        permanent = about["token"] == TOKEN_OF_HANDS
        return token_option("seasons-option-token-always" if permanent else "seasons-option-token", about["token"])
    if verb in CARD_VERBS:
        return card_option(data, about, names)
    return plain_option(data, verb)


# --- plain picks ---------------------------------------------------------------------------------------------------

BONUS_OPTIONS: Final = {
    "bonus-exchange": "seasons-option-bonus-exchange",
    "bonus-transmute": "seasons-option-bonus-transmute",
    "bonus-gauge": "seasons-option-bonus-gauge",
    "bonus-draw": "seasons-option-bonus-draw",
    "bonus-card": "seasons-option-bonus-card",
}
OTHER_OPTIONS: Final = {
    "end-turn": "seasons-option-end",
    "leave-energy": "seasons-option-leave-energy",
    "raise-gauge": "seasons-option-raise",
    "pay-crystals": "seasons-option-pay-crystals",
    "pay-energy": "seasons-option-pay-energy",
    "instead-gauge": "seasons-option-instead-gauge",
    "instead-energy": "seasons-option-instead-energy",
    "instead-transmute": "seasons-option-instead-transmute",
    "discard-energies": "seasons-option-ward-energies",
    "discard-cards": "seasons-option-ward-cards",
}


def plain_option(data: Data, verb: str) -> str:
    """A pick without a number or a card in it."""
    question = data["question"]
    if verb in BONUS_OPTIONS:
        penalty = BONUS_PENALTY[min(mine(data)["bonuses"] + 1, len(BONUS_PENALTY) - 1)]
        return say(BONUS_OPTIONS[verb], penalty=penalty)
    if verb in OTHER_OPTIONS:
        return say(OTHER_OPTIONS[verb])
    if verb == "done":
        return say(
            "seasons-option-done", question=question, name=speaking(data), number=data["arguments"].get("chosen", 0)
        )
    if verb == "keep":
        return say("seasons-option-keep", card=card_name(data["arguments"]["found"]))
    if verb == "discard":
        return say("seasons-option-reject", question=question, card=card_name(data["arguments"]["found"]))
    if verb == "use-die":
        return say("seasons-option-use-die", die=words.die(mine(data)["die_shown"]))
    if verb == "draw":
        return say("seasons-option-draw", question=question)
    if verb == "take-energy" and question == "statue":
        return say("seasons-option-statue-energy")
    if verb == "take-energy":
        return say("seasons-option-take-energy", energies=words.energies(words.die_energies(mine(data)["die_shown"])))
    if verb == "use-token":
        return token_option("seasons-option-use-token", data["own"]["token"])
    if verb == "let-go":
        lost, played = at_stake(data)
        return say("seasons-option-let-go", card=lost, action="sacrifice" if played else "discard")
    if verb == "lose-space":
        return say("seasons-option-lose-space", number=max(0, mine(data)["capacity"] - 1))
    return top_option(data, verb)


def top_option(data: Data, verb: str) -> str:
    """A pick about the top card of the pile, which may lie face up."""
    if verb == "look-at-top":
        return say("seasons-option-statue-look") if data["question"] == "statue" else say("seasons-option-look-at")
    card = card_name(face_up(data)[0]) if data["face_up"] else ""
    if verb == "discard-first":
        return say("seasons-option-vision", crystals=VISION_COST, card=card)
    return say("seasons-option-bury-open", card=card) if card else say("seasons-option-bury")


def face_up(data: Data) -> list[str]:
    """The cards that lie face up on the pile, the first on top."""
    return [str(key) for at, key in data["known"]["top"] if at < data["face_up"]]


def token_option(message: str, token: int) -> str:
    return say(message, token=token_name(token), number=token, points=token_points(token))


def at_stake(data: Data) -> tuple[str, bool]:
    """The card that a Shield may stand in for, by name, and whether it is in play rather than in hand."""
    asked = data["arguments"]
    if asked["lost_arrival"]:
        return titled(entry_of(data, asked["lost_arrival"])), True
    return card_name(asked["lost"]), False


# --- energies ------------------------------------------------------------------------------------------------------


def energy_option(data: Data, about: Data, names: words.Names) -> str:
    """An `energy` or `drop` pick."""
    name = about["energy"]
    if about["verb"] == "drop":
        return say("seasons-option-drop", energy=words.energy(name))
    question = data["question"]
    edition = str(data["settings"]["edition"])
    if question == "amulet-types":
        return say("seasons-option-amulet-type", energy=name, edition=edition)
    if question == "amulet-order":
        return say("seasons-option-amulet-order", energy=name, edition=edition)
    player = words.player(data["arguments"]["seat"], names)
    return say(
        "seasons-option-energy", question=question, energy=words.energy(name), card=speaking(data), player=player
    )


def source_option(data: Data, about: Data) -> str:
    """A `pay` or `transmute` pick, from the reserve or from a card whose energies may be spent."""
    energy = words.energy(about["energy"])
    place = source_name(data, about)
    if about["verb"] == "pay" and data["question"] == "monolith":
        return say("seasons-option-store", energy=energy, place=place, card=speaking(data))
    if about["verb"] == "pay":
        return say("seasons-option-pay", energy=energy, place=place, action=data["arguments"]["for"])
    rate = RATES[SEASON_NAMES.index(data["season"])][ENERGY_NAMES.index(about["energy"])]
    worth = rate + transmute_extra(data)
    if "arrival" in about:
        return say("seasons-option-transmute-amulet", energy=energy, place=place, worth=worth)
    return say("seasons-option-transmute", energy=energy, worth=worth)


def source_name(data: Data, about: Data) -> str:
    """Where an energy is taken from; Amulets of Water have a number where there are several."""
    if "arrival" not in about:
        return say("seasons-word-reserve")
    amulets = [entry["arrival"] for entry in having(data, AMULET)]
    card = titled(entry_of(data, about["arrival"]))
    if len(amulets) == 1:
        return say("seasons-word-amulet", card=card)
    return say("seasons-word-amulet-number", card=card, number=amulets.index(about["arrival"]) + 1)


def transmute_extra(data: Data) -> int:
    """Crystals beyond the season's rate: an enchantment, Purses, and bonuses of the turn where it is the viewer's."""
    bounty = 1 if under(data, IOS_BOUNTY) else 0
    if data["seat"] is None:
        return bounty
    level = int(data["bonus_level"]) if data["active"] == data["seat"] else 0
    return bounty + len(having(data, PURSE)) + level


def move_option(data: Data, about: Data) -> str:
    spaces, space = about["spaces"], about["space"]
    place = data["space"] - 1 + spaces
    return say(
        "seasons-option-move",
        direction="forward" if spaces > 0 else "back",
        spaces=abs(spaces),
        space=space,
        season=words.season(SEASON_NAMES[season_at(space)]),
        year=data["year"] + place // SPACES,
    )


# --- cards ---------------------------------------------------------------------------------------------------------


def card_option(data: Data, about: Data, names: words.Names) -> str:
    """A pick that names a card."""
    verb, key = about["verb"], about["card"]
    if verb == "copy":
        return copy_option(data, about, names)
    if verb == "activate":
        return say("seasons-option-activate", card=in_play(data, about, names))
    if verb == "own":
        return say("seasons-option-in-play", question=data["question"], card=in_play(data, about, names))
    if verb == "summon":
        return summon_option(data, key)
    if data["question"] == "crown":
        return say("seasons-option-crown-card", card=card_name(key), points=max(0, PRESTIGE[CARD_NUMBERS[key]]))
    if data["question"] == "arrange":
        return say("seasons-option-arrange", card=card_name(key), number=len(data["arguments"]["cards"]))
    player = words.player(data["arguments"]["seat"], names)
    return say("seasons-option-card", question=card_action(data), card=card_name(key), player=player)


def summon_option(data: Data, key: str) -> str:
    """Summoning a card for its cost; Nature Spirit asks for more."""
    settings = data["settings"]
    free = is_free(key, settings["players"], settings["edition"])
    spirit = under(data, NATURE_SPIRIT)
    if free:
        return say("seasons-option-summon-free-spirit" if spirit else "seasons-option-summon-free", card=card_name(key))
    cost = cost_in_words(key, settings["players"], settings["edition"])
    return say("seasons-option-summon-spirit" if spirit else "seasons-option-summon", card=card_name(key), cost=cost)


def copy_option(data: Data, about: Data, names: words.Names) -> str:
    settings = data["settings"]
    key, item = about["card"], to_copy(data, about, names)
    if is_free(key, settings["players"], settings["edition"]):
        return say("seasons-option-copy-free", card=item)
    return say("seasons-option-copy", card=item, cost=cost_in_words(key, settings["players"], settings["edition"]))


def card_action(data: Data) -> str:
    """What happens to a card that is named: the question, or more closely what it is asked for."""
    question = str(data["question"])
    if question == "build":
        return str(data["arguments"]["set"])
    return "winnow" if data["arguments"].get("fate") == "discard" else question
