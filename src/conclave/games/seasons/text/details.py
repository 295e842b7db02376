"""What stands behind a line: the text of the card, ability token or enchantment that it is about."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, TOKEN_OF_HANDS
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    CARD,
    CARD_RANGE,
    COPY,
    IN_PLAY,
    KEEP,
    REJECT,
    SUMMON,
    TOKEN,
    USE_TOKEN,
    card_named,
)
from conclave.games.seasons.rules.scoring import BONUS_PENALTY, HAND_POINTS
from conclave.games.seasons.text.board import card_row
from conclave.games.seasons.text.cards import EDITION, card_text, text_in_edition
from conclave.games.seasons.text.options import describe_option
from conclave.games.seasons.text.tableau import mine, power
from conclave.games.seasons.text.tokens import enchantment_text, token_name, token_text
from conclave.games.seasons.text.words import Names
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.board import view_of, with_text
from conclave.text.catalogue import Value, say, say_part

TOKEN_EVENTS: Final = ("token", "tokens")


def full_option(where: Table | View, pick: int, names: Names = None) -> str:
    """An option with the text of what it is about; a card to be had also with its cost and points."""
    view = view_of(where)
    data = view.data
    line = describe_option(view, pick, names)
    if pick == USE_TOKEN or TOKEN < pick <= CARD:
        return with_text(line, token_text(data["own"]["token"] if pick == USE_TOKEN else pick - TOKEN))
    key = card_meant(data, pick)
    if not key:
        return line
    if pick > SUMMON:
        return with_text(line, text_in_edition(key, data["settings"]["edition"]))
    row = card_row(data, key)
    points = say("seasons-word-points", number=row.points)
    return say("seasons-play-card-choice", option=line, kind=row.kind, cost=row.cost, points=points, text=row.text)


def card_meant(data: Data, pick: int) -> str:
    """The card whose text belongs to a pick; empty for none. A Raven has the text of what it copies."""
    if pick in (KEEP, REJECT):
        return str(data["arguments"]["found"])
    if pick <= CARD:
        return ""
    if pick <= IN_PLAY:
        return CARD_KEYS[card_named(pick - CARD)]
    if pick > COPY:
        return CARD_KEYS[card_named(pick - COPY)]
    choice = pick - (ACTIVATE if pick > ACTIVATE else IN_PLAY)
    key = CARD_KEYS[card_named(choice)]
    twins = [entry for entry in mine(data)["play"] if entry["card"] == key]
    at = 1 if choice > CARD_RANGE else 0
    return power(twins[at]) if at < len(twins) else key


def question_text(where: Table | View) -> str:
    """The text of the card whose effect asks; empty where none does, or somebody else is asked."""
    data = view_of(where).data
    key = data["arguments"].get("card")
    return text_in_edition(key, data["settings"]["edition"]) if key else ""


def event_text(event: Mapping[str, Any], where: Table | View | None = None) -> str:
    """The text of the card, token or enchantment that an event names; empty where it names none."""
    if event["card"]:
        view = where.view(None) if isinstance(where, Table) else where
        return text_in_edition(str(event["card"]), EDITION if view is None else view.data["settings"]["edition"])
    if event["event"] in TOKEN_EVENTS:
        return token_text(int(event["amount"]))
    return enchantment_text(ENCHANTMENT_KEYS[int(event["amount"])]) if event["event"] == "enchanted" else ""


def source_text(source: str) -> str:
    """Why a source has points."""
    kind, _, key = source.partition(" ")
    if kind == "end":
        return card_text(key)
    args: dict[str, Value] = {}
    if kind == "hand":
        args = {"less": -HAND_POINTS[0], "more": HAND_POINTS[TOKEN_OF_HANDS], "token": token_name(TOKEN_OF_HANDS)}
    elif kind == "bonuses":
        args = dict(zip(("one", "two", "three"), BONUS_PENALTY[1:], strict=True))
    return say_part(f"seasons-score-{kind}", "why", **args)
