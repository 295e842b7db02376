"""What the page is built with for Seasons: cards, tokens and enchantments, dice and rates; and its gallery."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, RATES
from conclave.games.seasons.rules.energy import ENERGY_NAMES
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    CARD_NUMBERS,
    ENCHANTMENT_KEYS,
    LAST_ENCHANTMENT,
    LAST_TOKEN,
    SET_KEYS,
    set_of,
    set_of_enchantment,
    set_of_token,
)
from conclave.games.seasons.rules.scoring import BONUS_PENALTY
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from conclave.games.seasons.text.cards import card_data, set_name
from conclave.games.seasons.text.explanations import SOURCES
from conclave.games.seasons.text.rulebook import ruling_of_card
from conclave.games.seasons.text.tokens import enchantment_data, token_data, token_points
from conclave.text.page import PageData


def data() -> dict[str, object]:
    return {"facts": facts()}


def facts() -> dict[str, object]:
    return {
        "cards": [card_facts(key) for key in CARD_KEYS[1:]],
        "tokens": [token_facts(token) for token in range(1, LAST_TOKEN + 1)],
        "enchantments": [enchantment_facts(number) for number in range(1, LAST_ENCHANTMENT + 1)],
        "rates": [dict(zip(ENERGY_NAMES, season, strict=True)) for season in RATES],
        "bonus_costs": BONUS_PENALTY,
        "faces": [[symbols, pips] for symbols, pips in zip(FACE_SYMBOLS, FACE_PIPS, strict=True)],
    }


def token_facts(token: int) -> dict[str, object]:
    return {"number": token, "set": set_of_token(token).key, "points": token_points(token)}


def enchantment_facts(number: int) -> dict[str, object]:
    return {"key": ENCHANTMENT_KEYS[number], "number": number, "set": set_of_enchantment(number).key}


def card_facts(key: str) -> dict[str, object]:
    card = card_data(key)
    alike = all(cost == card["cost"]["2"] for cost in card["cost"].values())
    number = CARD_NUMBERS[key]
    card_set = set_of(number)
    return {
        "key": key,
        "set": card_set.key,
        "basic": number in card_set.basic_numbers,
        "number": card_set.printed(number),
        "kind": card["kind"],
        "prestige": card["prestige"],
        "cost": {"2": card["cost"]["2"]} if alike else card["cost"],
        "timing": card["timing"],
        "ruling": ruling_of_card(number),
    }


def texts() -> dict[str, object]:
    return {
        "sets": {key: set_name(key) for key in SET_KEYS},
        "cards": {key: words(card_data(key)) for key in CARD_KEYS[1:]},
        "tokens": {str(token): words(token_data(token)) for token in range(1, LAST_TOKEN + 1)},
        "enchantments": {key: words(enchantment_data(key)) for key in ENCHANTMENT_KEYS[1:]},
    }


def words(row: Mapping[str, object]) -> dict[str, object]:
    return {part: row[part] for part in ("name", "text", "note", "first_edition") if row.get(part)}


class Gallery:
    """Everything that can be on a table, with its words."""

    def items(self) -> list[dict[str, object]]:
        cards = [{"group": "card", **card_data(key)} for key in CARD_KEYS[1:]]
        tokens = [{"group": "token", "key": str(token), **token_data(token)} for token in range(1, LAST_TOKEN + 1)]
        enchantments = [{"group": "enchantment", **enchantment_data(key)} for key in ENCHANTMENT_KEYS[1:]]
        return cards + tokens + enchantments


SAMPLE: Final[dict[str, Any]] = {"players": 4, "sets": [BASE, KINGDOM], "tokens": True, "enchantment": "random"}
PAGE: Final = PageData(data, texts, SAMPLE, sample_picks=320, sources=SOURCES)
GALLERY: Final = Gallery()
