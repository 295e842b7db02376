"""The games and everything that can be on a table, with their words: what a client shows beside the game."""

from functools import cache
from typing import Any, Final

from conclave.bots import seat_bots
from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS
from conclave.games.archimage.text.scrolls import scroll_data
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS
from conclave.games.seasons.rules.registry import ABILITY_TOKENS
from conclave.games.seasons.text.cards import card_data
from conclave.games.seasons.text.tokens import enchantment_data, token_data
from conclave.server.locale import languages, speaking
from conclave.server.messages import pack
from conclave.table import Option, games
from conclave.table.rules import needs
from conclave.text.settings import bot_words, game_words, option_words, value_words

DAY: Final = 86_400


@cache
def gallery(game: str, language: str) -> str:
    """The cards of a game as they are sent; they never change while the server runs."""
    assert language in languages()
    with speaking(language):
        return pack({"game": game, "language": language, **things(game)})


@cache
def all_games(language: str, opponent: str, stand_in: str) -> str:
    """The games as they are sent, with all that a new table can be set up with."""
    usual = {"default_bot": opponent, "stand_in": stand_in}
    with speaking(language):
        return pack({game: game_told(game) | usual for game in games()})


def game_told(game: str) -> dict[str, Any]:
    bots = seat_bots()
    needed = needs(game)
    options = {name: option_told(game, name, option, needed[name]) for name, option in games()[game].items()}
    return {**game_words(game), "options": options, "bots": bots, "bot_words": [bot_words(bot) for bot in bots]}


def option_told(game: str, name: str, option: Option, needed: list[dict[str, list[Any]]]) -> dict[str, Any]:
    """An option with its values, each in words and with what it needs of other options."""
    words = []
    for value, needs_this in zip(option.values, needed, strict=True):
        told: dict[str, Any] = {**value_words(game, name, value)}
        words.append(told | {"needs": needs_this} if needs_this else told)
    return {**option_words(game, name), "values": option.values, "default": option.default, "words": words}


def things(game: str) -> dict[str, Any]:
    if game == "archimage":
        return {"scrolls": [scroll_data(key) for key in SCROLL_NUMBERS]}
    return {
        "cards": [card_data(key) for key in CARD_KEYS[1:]],
        "tokens": [token_data(token) for token in ABILITY_TOKENS],
        "enchantments": [enchantment_data(key) for key in ENCHANTMENT_KEYS[1:]],
    }
