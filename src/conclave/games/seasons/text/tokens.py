"""Ability tokens and enchantments in words."""

from typing import TypedDict

from conclave.games.seasons.rules.names import CARD_SETS, TOKEN_OF_HANDS
from conclave.games.seasons.rules.registry import ABILITY_TOKENS
from conclave.games.seasons.text.cards import set_name
from conclave.text.catalogue import say, say_part, say_part_if_any
from conclave.text.words import listed


def token_name(token: int) -> str:
    """An ability token by its number."""
    return say(f"seasons-token-{token}")


def token_text(token: int) -> str:
    return say_part(f"seasons-token-{token}", "text")


def token_note(token: int) -> str:
    """What players ask about a token; empty where there is nothing to say."""
    return say_part_if_any(f"seasons-token-{token}", "note")


def token_points(token: int) -> int:
    """What a token is worth at the end of the game once it has been used."""
    return ABILITY_TOKENS[token].prestige


def token_sets() -> str:
    """The sets that bring ability tokens."""
    return listed([set_name(card_set.key) for card_set in CARD_SETS if card_set.tokens])


def enchantment_sets() -> str:
    """The sets that bring enchantments."""
    return listed([set_name(card_set.key) for card_set in CARD_SETS if card_set.enchantments])


def token_line(token: int) -> str:
    """A token in a line: its name, number, worth and text."""
    args: dict[str, str | int] = {"token": token_name(token), "number": token, "text": token_text(token)}
    if token == TOKEN_OF_HANDS:
        return say("seasons-board-token-permanent", **args)
    return say("seasons-board-token-line", points=token_points(token), **args)


class TokenData(TypedDict):
    """Everything about an ability token."""

    number: int
    name: str
    points: int
    text: str
    note: str


def token_data(token: int) -> TokenData:
    """Everything about an ability token as plain data."""
    return {
        "number": token,
        "name": token_name(token),
        "points": token_points(token),
        "text": token_text(token),
        "note": token_note(token),
    }


def enchantment_name(key: str) -> str:
    return say(f"seasons-enchantment-{key}")


def enchantment_text(key: str) -> str:
    return say_part(f"seasons-enchantment-{key}", "text")


def enchantment_note(key: str) -> str:
    """What players ask about an enchantment; empty where there is nothing to say."""
    return say_part_if_any(f"seasons-enchantment-{key}", "note")


class EnchantmentData(TypedDict):
    """Everything about an enchantment."""

    key: str
    name: str
    text: str
    note: str


def enchantment_data(key: str) -> EnchantmentData:
    """Everything about an enchantment as plain data."""
    return {
        "key": key,
        "name": enchantment_name(key),
        "text": enchantment_text(key),
        "note": enchantment_note(key),
    }
