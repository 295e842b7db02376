"""The games and everything that can be on a table, with their words: what a client shows beside the game."""

from functools import cache
from typing import Any

from conclave.bots import seat_bots
from conclave.server.locale import in_language
from conclave.server.messages import pack
from conclave.server.responses import Gallery, GalleryItem, GameData, Games, OptionWords, ValueData, WordsData
from conclave.table import Option, game_named, games
from conclave.table.rules import needs
from conclave.text.catalogue import languages
from conclave.text.settings import bot_words, game_words, option_words, value_words


@cache
def gallery(game: str, language: str) -> str:
    """The gallery of a game as it is sent; it never changes while the server runs."""
    assert language in languages()
    with in_language(language):
        told: Gallery = {"game": game, "language": language, "items": things(game)}
        return pack(told)


@cache
def all_games(language: str, opponent: str, stand_in: str) -> str:
    """The games as they are sent, with all that a new table can be set up with."""
    with in_language(language):
        told: Games = {game: game_data(game, opponent, stand_in) for game in games()}
        return pack(told)


def game_data(game: str, opponent: str, stand_in: str) -> GameData:
    bots = seat_bots()
    needed = needs(game)
    words = game_words(game)
    return {
        "title": words["title"],
        "text": words["text"],
        "options": {name: option_data(game, name, option, needed[name]) for name, option in games()[game].items()},
        "bots": bots,
        "bot_words": [words_data(bot_words(bot)) for bot in bots],
        "default_bot": opponent,
        "stand_in": stand_in,
    }


def option_data(game: str, name: str, option: Option, needed: list[dict[str, list[Any]]]) -> OptionWords:
    """An option with its values, each in words and with what it needs of other options."""
    words: list[ValueData] = []
    for value, needs_this in zip(option.values, needed, strict=True):
        told = value_words(game, name, value)
        one: ValueData = {"title": told["title"], "text": told["text"]}
        if needs_this:
            one["needs"] = needs_this
        words.append(one)
    titled = option_words(game, name)
    return {
        "title": titled["title"],
        "text": titled["text"],
        "values": option.values,
        "default": option.default,
        "words": words,
    }


def words_data(words: dict[str, str]) -> WordsData:
    return {"title": words["title"], "text": words["text"]}


def things(game: str) -> list[GalleryItem]:
    """What a game tells of itself; one that brings no gallery tells nothing."""
    found = game_named(game)
    items: list[GalleryItem] = found.part("gallery").items() if found.brings("gallery") else []
    return items
