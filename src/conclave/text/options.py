"""Options as sentences: what a pick would do, told from the view of whoever may choose it."""

from typing import Any, Final

from conclave.seasons.dice import RATES, SEASON_NAMES, SPACES, season_at
from conclave.seasons.energy import ENERGY_NAMES, TYPES
from conclave.seasons.names import CARD_KEYS, LAST_CARD
from conclave.seasons.picks import (
    ACTIVATE,
    AMOUNT,
    BONUS_DRAW,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    BURY,
    CARD,
    DONE_PICK,
    DRAW,
    DROP,
    END,
    ENERGY,
    IN_PLAY,
    KEEP,
    LEAVE_ENERGY,
    LOOK_AT,
    MOVE_TOKEN,
    PAY,
    PAY_CRYSTALS,
    PAY_ENERGY,
    RAISE,
    REJECT,
    SEAT,
    SOURCES,
    SUMMON,
    TAKE_DIE,
    TAKE_ENERGY,
    TRANSMUTE,
    USE_DIE,
    spaces_of,
)
from conclave.seasons.rules import PRESTIGE
from conclave.seasons.scoring import BONUS_PENALTY
from conclave.table import Table, View
from conclave.text import words
from conclave.text.cards import card_name, cost_in_words
from conclave.text.catalogue import say

AMULET: Final = "amulet-of-water"
PURSE: Final = "purse-of-io"
SET: Final = 3  # cards in a hand or library while they are built


def view_of(where: Table | View, seat: int | None = None) -> View:
    """The view of a seat; of a table, that of the seat asked unless another is given."""
    if isinstance(where, View):
        return where
    return where.view(where.asked if seat is None else seat)


def describe_option(where: Table | View, pick: int, names: words.Names = None) -> str:
    """What an offered pick would do, in a line."""
    data = view_of(where).data
    if pick < TAKE_DIE:
        return plain_option(data, pick)
    if pick < ENERGY:
        face = data["dice_shown"][pick - TAKE_DIE]
        return say("option-take-die", number=pick - TAKE_DIE + 1, die=words.die(face))
    if pick < PAY:
        return energy_option(data, pick)
    if pick < MOVE_TOKEN:
        return source_option(data, pick)
    if pick < SEAT:
        return move_option(data, spaces_of(pick))
    if pick < AMOUNT:
        seat = pick - SEAT
        reserve = words.energies(data["players"][seat]["reserve"])
        return say("option-seat", player=words.player(seat, names), energies=reserve)
    if pick <= CARD:
        kind = ENERGY_NAMES[data["stack"][-1]["a"]]
        return say("option-amount", amount=pick - AMOUNT + 1, energy=words.energy(kind))
    return card_option(data, pick, names)


def mine(data: dict[str, Any]) -> dict[str, Any]:
    """What lies before the seat whose view it is."""
    player: dict[str, Any] = data["players"][data["seat"]]
    return player


def plain_option(data: dict[str, Any], pick: int) -> str:
    """A pick without a number or a card in it."""
    question = data["question"]
    penalty = BONUS_PENALTY[min(mine(data)["bonuses"] + 1, len(BONUS_PENALTY) - 1)]
    if pick == END:
        return say("option-end")
    if pick == DONE_PICK:
        return say("option-done", question=question)
    if pick in (KEEP, REJECT):
        drawn = card_name(data["stack"][-1]["pool"][0])
        return say("option-keep", card=drawn) if pick == KEEP else say("option-reject", card=drawn)
    if pick == USE_DIE:
        return say("option-use-die", die=words.die(mine(data)["die_shown"]))
    if pick == DRAW:
        return say("option-draw", question=question)
    if pick == TAKE_ENERGY:
        return say("option-take-energy", energies=words.energies(words.die_energies(mine(data)["die_shown"])))
    bonus = {
        BONUS_EXCHANGE: "option-bonus-exchange",
        BONUS_TRANSMUTE: "option-bonus-transmute",
        BONUS_GAUGE: "option-bonus-gauge",
        BONUS_DRAW: "option-bonus-draw",
    }
    if pick in bonus:
        return say(bonus[pick], penalty=penalty)
    others = {
        LEAVE_ENERGY: "option-leave-energy",
        RAISE: "option-raise",
        PAY_CRYSTALS: "option-pay-crystals",
        PAY_ENERGY: "option-pay-energy",
        LOOK_AT: "option-look-at",
        BURY: "option-bury",
    }
    return say(others[pick])


def energy_option(data: dict[str, Any], pick: int) -> str:
    """An `energy` or `drop` pick."""
    name = ENERGY_NAMES[(pick - ENERGY) % TYPES]
    if pick >= DROP:
        return say("option-drop", energy=words.energy(name))
    question = data["question"]
    edition = str(data["settings"]["edition"])
    if question == "amulet-types":
        return say("option-amulet-type", energy=name, edition=edition)
    if question == "amulet-order":
        return say("option-amulet-order", energy=name, edition=edition)
    card = data["stack"][-1]["card"]
    return say("option-energy", question=question, energy=words.energy(name), card=card_name(card) if card else "")


def source_option(data: dict[str, Any], pick: int) -> str:
    """A `pay` or `transmute` pick, from the reserve or from an Amulet of Water."""
    base = TRANSMUTE if pick >= TRANSMUTE else PAY
    kind, source = divmod(pick - base, SOURCES)
    energy = words.energy(ENERGY_NAMES[kind])
    if base == PAY:
        amulets = sum(1 for entry in mine(data)["play"] if entry["card"] == AMULET)
        if source:
            return say("option-pay-amulet", energy=energy, source=source, amulets=amulets)
        return say("option-pay", energy=energy)
    worth = RATES[SEASON_NAMES.index(data["season"])][kind] + transmute_extra(data)
    if source:
        return say("option-transmute-amulet", energy=energy, source=source, worth=worth)
    return say("option-transmute", energy=energy, worth=worth)


def transmute_extra(data: dict[str, Any]) -> int:
    """Crystals beyond the season's rate: Purses, and bonuses of the turn where it is the viewer's own."""
    if data["seat"] is None:
        return 0
    purses = sum(1 for entry in mine(data)["play"] if entry["card"] == PURSE)
    return purses + (int(data["bonus_level"]) if data["active"] == data["seat"] else 0)


def move_option(data: dict[str, Any], spaces: int) -> str:
    place = data["space"] - 1 + spaces
    space = place % SPACES + 1
    return say(
        "option-move",
        direction="forward" if spaces > 0 else "back",
        spaces=abs(spaces),
        space=space,
        season=words.season(SEASON_NAMES[season_at(space)]),
        year=data["year"] + place // SPACES,
    )


def card_option(data: dict[str, Any], pick: int, names: words.Names) -> str:
    """A pick that names a card."""
    settings = data["settings"]
    if pick > ACTIVATE:
        return say("option-activate", card=in_play(data, pick - ACTIVATE))
    if pick > IN_PLAY:
        return say("option-in-play", question=data["question"], card=in_play(data, pick - IN_PLAY))
    if pick > SUMMON:
        key = CARD_KEYS[pick - SUMMON]
        cost = cost_in_words(key, settings["players"], settings["edition"])
        return say("option-summon", card=card_name(key), cost=cost)
    key = CARD_KEYS[pick - CARD]
    if data["question"] == "crown":
        return say("option-crown-card", card=card_name(key), points=max(0, PRESTIGE[pick - CARD]))
    player = words.player(data["stack"][-1]["seat"], names)
    return say("option-card", question=card_deed(data), card=card_name(key), player=player)


def card_deed(data: dict[str, Any]) -> str:
    """What happens to a card that is named: the question, or more closely what it is asked for."""
    question = str(data["question"])
    asking = data["stack"][-1]["card"]
    if question == "build":
        return "hand" if len(data["own"]["hand"]) < SET else "library"
    if question == "pool" and asking == "divine-chalice":
        return "enter"
    if question == "from-hand":
        return "enter" if asking == "potion-of-dreams" else "discard"
    return question


def in_play(data: dict[str, Any], choice: int) -> str:
    """A card in play; its state too where another of that name lies beside it."""
    number = (choice - 1) % LAST_CARD + 1
    key = CARD_KEYS[number]
    twins = [entry for entry in mine(data)["play"] if entry["card"] == key]
    if len(twins) < 2:
        return card_name(key)
    entry = twins[1 if choice > LAST_CARD else 0]
    state = [say("word-turned") if entry["turned"] else say("word-straight")]
    if any(entry["energy"].values()):
        state.append(say("word-with-energy", energies=words.energies(entry["energy"])))
    return say("option-twin", card=card_name(key), state=words.listed(state))
