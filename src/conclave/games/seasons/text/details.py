"""What stands behind a line: the text of the card, ability token or enchantment that it is about."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS, TOKEN_OF_HANDS
from conclave.games.seasons.rules.scoring import BONUS_PENALTY, HAND_POINTS
from conclave.games.seasons.text.board import card_row
from conclave.games.seasons.text.cards import EDITION, card_text, text_in_edition
from conclave.games.seasons.text.options import describe_option
from conclave.games.seasons.text.tableau import entry_of, power
from conclave.games.seasons.text.tokens import enchantment_text, token_name, token_text
from conclave.games.seasons.text.words import Names
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.board import about_option, view_of, with_text
from conclave.text.catalogue import Value, say, say_part

TOKEN_EVENTS: Final = ("token", "tokens")
TOKEN_OPTIONS: Final = {"token", "use-token"}
TO_BE_HAD: Final = {"card", "keep", "discard"}  # cards with cost and points, too
IN_SIGHT: Final = {"summon", "own", "activate", "copy"}  # cards whose cost and points are told otherwise


def full_option(where: Table | View, pick: int, names: Names = None) -> str:
    """An option with the text of what it is about; a card to be had also with its cost and points."""
    view = view_of(where)
    data = view.data
    line = describe_option(view, pick, names)
    about = about_option(data, pick)
    if about["verb"] in TOKEN_OPTIONS:
        return with_text(line, token_text(about["token"]))
    if about["verb"] in IN_SIGHT:
        return with_text(line, text_in_edition(card_meant(data, about), data["settings"]["edition"]))
    if about["verb"] not in TO_BE_HAD:
        return line
    row = card_row(data, about["card"])
    points = say("seasons-word-points", number=row.points)
    return say("seasons-play-card-choice", option=line, kind=row.kind, cost=row.cost, points=points, text=row.text)


def card_meant(data: Data, about: Data) -> str:
    """The card whose text belongs to an option. A Raven in play has the text of what it copies."""
    return power(entry_of(data, about["arrival"])) if "arrival" in about else str(about["card"])


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
