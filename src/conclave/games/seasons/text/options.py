"""Options as sentences: what a pick would do, told from the view of whoever may choose it."""

from typing import Final

from conclave.games.seasons.rules.dice import RATES, SEASON_NAMES, SPACES, season_at
from conclave.games.seasons.rules.energy import ENERGY_NAMES, TYPES
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    ENCHANTMENT_KEYS,
    IOS_BOUNTY,
    NATURE_SPIRIT,
    TOKEN_OF_HANDS,
)
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    AMOUNT,
    BONUS_CARD,
    BONUS_DRAW,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    CARD,
    COPY,
    DONE_PICK,
    DRAW,
    DROP,
    END,
    ENERGY,
    IN_PLAY,
    INSTEAD_ENERGY,
    INSTEAD_GAUGE,
    INSTEAD_TRANSMUTE,
    KEEP,
    LEAVE_ENERGY,
    LET_GO,
    LOOK_AT,
    LOSE_SPACE,
    MOVE_TOKEN,
    PAY,
    PAY_CRYSTALS,
    PAY_ENERGY,
    PAY_VISION,
    RAISE,
    REJECT,
    SEAT,
    SOURCES,
    SUMMON,
    TAKE_DIE,
    TAKE_ENERGY,
    TOKEN,
    TRANSMUTE,
    USE_DIE,
    USE_TOKEN,
    WARD_CARDS,
    WARD_ENERGIES,
    spaces_of,
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


def under(data: Data, enchantment: int) -> bool:
    """Whether an enchantment is in force."""
    return bool(data["settings"]["enchantment"] == ENCHANTMENT_KEYS[enchantment])


def describe_option(where: Table | View, pick: int, names: words.Names = None) -> str:
    """What an offered pick would do, in a line."""
    data = view_of(where).data
    if pick < TAKE_DIE:
        return plain_option(data, pick)
    if pick < ENERGY:
        face = data["dice_shown"][pick - TAKE_DIE]
        return say("seasons-option-take-die", number=pick - TAKE_DIE + 1, die=words.die(face))
    if pick < PAY:
        return energy_option(data, pick, names)
    if pick < MOVE_TOKEN:
        return source_option(data, pick)
    if pick < SEAT:
        return move_option(data, spaces_of(pick))
    if pick < AMOUNT:
        seat = pick - SEAT
        reserve = words.energies(data["players"][seat]["reserve"])
        return say("seasons-option-seat", player=words.player(seat, names), energies=reserve)
    if pick <= TOKEN:
        energy = words.energy(data["arguments"]["energy"])
        return say("seasons-option-amount", amount=pick - AMOUNT + 1, energy=energy)
    if pick <= CARD:
        permanent = pick - TOKEN == TOKEN_OF_HANDS
        return token_option("seasons-option-token-always" if permanent else "seasons-option-token", pick - TOKEN)
    return card_option(data, pick, names)


# --- plain picks ---------------------------------------------------------------------------------------------------

BONUS_OPTIONS: Final = {
    BONUS_EXCHANGE: "seasons-option-bonus-exchange",
    BONUS_TRANSMUTE: "seasons-option-bonus-transmute",
    BONUS_GAUGE: "seasons-option-bonus-gauge",
    BONUS_DRAW: "seasons-option-bonus-draw",
    BONUS_CARD: "seasons-option-bonus-card",
}
OTHER_OPTIONS: Final = {
    END: "seasons-option-end",
    LEAVE_ENERGY: "seasons-option-leave-energy",
    RAISE: "seasons-option-raise",
    PAY_CRYSTALS: "seasons-option-pay-crystals",
    PAY_ENERGY: "seasons-option-pay-energy",
    INSTEAD_GAUGE: "seasons-option-instead-gauge",
    INSTEAD_ENERGY: "seasons-option-instead-energy",
    INSTEAD_TRANSMUTE: "seasons-option-instead-transmute",
    WARD_ENERGIES: "seasons-option-ward-energies",
    WARD_CARDS: "seasons-option-ward-cards",
}


def plain_option(data: Data, pick: int) -> str:
    """A pick without a number or a card in it."""
    question = data["question"]
    if pick in BONUS_OPTIONS:
        penalty = BONUS_PENALTY[min(mine(data)["bonuses"] + 1, len(BONUS_PENALTY) - 1)]
        return say(BONUS_OPTIONS[pick], penalty=penalty)
    if pick in OTHER_OPTIONS:
        return say(OTHER_OPTIONS[pick])
    if pick == DONE_PICK:
        return say(
            "seasons-option-done", question=question, name=speaking(data), number=data["arguments"].get("chosen", 0)
        )
    if pick == KEEP:
        return say("seasons-option-keep", card=card_name(data["arguments"]["found"]))
    if pick == REJECT:
        return say("seasons-option-reject", question=question, card=card_name(data["arguments"]["found"]))
    if pick == USE_DIE:
        return say("seasons-option-use-die", die=words.die(mine(data)["die_shown"]))
    if pick == DRAW:
        return say("seasons-option-draw", question=question)
    if pick == TAKE_ENERGY and question == "statue":
        return say("seasons-option-statue-energy")
    if pick == TAKE_ENERGY:
        return say("seasons-option-take-energy", energies=words.energies(words.die_energies(mine(data)["die_shown"])))
    if pick == USE_TOKEN:
        return token_option("seasons-option-use-token", data["own"]["token"])
    if pick == LET_GO:
        lost, played = at_stake(data)
        return say("seasons-option-let-go", card=lost, action="sacrifice" if played else "discard")
    if pick == LOSE_SPACE:
        return say("seasons-option-lose-space", number=max(0, mine(data)["capacity"] - 1))
    return top_option(data, pick)


def top_option(data: Data, pick: int) -> str:
    """A pick about the top card of the pile, which may lie face up."""
    if pick == LOOK_AT:
        return say("seasons-option-statue-look") if data["question"] == "statue" else say("seasons-option-look-at")
    card = card_name(face_up(data)[0]) if data["face_up"] else ""
    if pick == PAY_VISION:
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


def energy_option(data: Data, pick: int, names: words.Names) -> str:
    """An `energy` or `drop` pick."""
    name = ENERGY_NAMES[(pick - ENERGY) % TYPES]
    if pick >= DROP:
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


def source_option(data: Data, pick: int) -> str:
    """A `pay` or `transmute` pick, from the reserve or from a card whose energies may be spent."""
    base = TRANSMUTE if pick >= TRANSMUTE else PAY
    kind, source = divmod(pick - base, SOURCES)
    energy = words.energy(ENERGY_NAMES[kind])
    place = source_name(data, source)
    if base == PAY and data["question"] == "monolith":
        return say("seasons-option-store", energy=energy, place=place, card=speaking(data))
    if base == PAY:
        return say("seasons-option-pay", energy=energy, place=place, action=data["arguments"]["for"])
    worth = RATES[SEASON_NAMES.index(data["season"])][kind] + transmute_extra(data)
    if source:
        return say("seasons-option-transmute-amulet", energy=energy, place=place, worth=worth)
    return say("seasons-option-transmute", energy=energy, worth=worth)


def source_name(data: Data, source: int) -> str:
    """Where an energy is taken from; Amulets of Water have a number where there are several."""
    if not source:
        return say("seasons-word-reserve")
    amulets = having(data, AMULET)
    card = titled(amulets[source - 1])
    return (
        say("seasons-word-amulet", card=card)
        if len(amulets) == 1
        else say("seasons-word-amulet-number", card=card, number=source)
    )


def transmute_extra(data: Data) -> int:
    """Crystals beyond the season's rate: an enchantment, Purses, and bonuses of the turn where it is the viewer's."""
    bounty = 1 if under(data, IOS_BOUNTY) else 0
    if data["seat"] is None:
        return bounty
    level = int(data["bonus_level"]) if data["active"] == data["seat"] else 0
    return bounty + len(having(data, PURSE)) + level


def move_option(data: Data, spaces: int) -> str:
    place = data["space"] - 1 + spaces
    space = place % SPACES + 1
    return say(
        "seasons-option-move",
        direction="forward" if spaces > 0 else "back",
        spaces=abs(spaces),
        space=space,
        season=words.season(SEASON_NAMES[season_at(space)]),
        year=data["year"] + place // SPACES,
    )


# --- cards ---------------------------------------------------------------------------------------------------------


def card_option(data: Data, pick: int, names: words.Names) -> str:
    """A pick that names a card."""
    if pick > COPY:
        return copy_option(data, about_option(data, pick), names)
    if pick > IN_PLAY:
        card = in_play(data, about_option(data, pick), names)
        if pick > ACTIVATE:
            return say("seasons-option-activate", card=card)
        return say("seasons-option-in-play", question=data["question"], card=card)
    if pick > SUMMON:
        return summon_option(data, CARD_KEYS[pick - SUMMON])
    key = CARD_KEYS[pick - CARD]
    if data["question"] == "crown":
        return say("seasons-option-crown-card", card=card_name(key), points=max(0, PRESTIGE[pick - CARD]))
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
