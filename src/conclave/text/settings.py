"""The options that settle a game, of every game there is: added to a command's arguments and read from them."""

import argparse
from typing import Any, Final

from conclave.games.archimage.text import settings as archimage
from conclave.games.seasons.text import settings as seasons
from conclave.text.catalogue import has, say, say_part
from conclave.text.errors import Mistake

# What each game is settled with beside the number of players, for which each command has words of its own.
SETTINGS: Final = {"seasons": seasons.SETTINGS, "archimage": archimage.SETTINGS}
ADDERS: Final = {"seasons": seasons.add_settings, "archimage": archimage.add_settings}
READERS: Final = {"seasons": seasons.settings_of, "archimage": archimage.settings_of}
DESCRIBERS: Final = {"seasons": seasons.describe_settings, "archimage": archimage.describe_settings}
VALUES: Final = {"seasons": seasons.value_words, "archimage": archimage.value_words}
MESSAGES: Final = {"seasons": "setting-", "archimage": "archimage-setting-"}  # how those about a game begin

Words = dict[str, str]  # a `title`, and a `text` that explains it


def settled() -> list[str]:
    """Every option of every game but the number of players."""
    return [name for names in SETTINGS.values() for name in names]


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Which rules, cards and boards a game is played with, the options of each game together."""
    for game, add in ADDERS.items():
        add(parser.add_argument_group(say("cli-options-of", game=game_title(game))))


def settings_of(game: str, args: argparse.Namespace) -> dict[str, Any]:
    """The options that were given, as the game wants them; it checks them itself."""
    for other, names in SETTINGS.items():
        for name in names if other != game else ():
            if getattr(args, name) is not None:
                titles = {"game": game_title(game), "other": game_title(other)}
                raise Mistake(say("cli-option-elsewhere", option=f"--{name}", **titles))
    return READERS[game](args)


def describe_settings(game: str, options: dict[str, Any]) -> str:
    """What a game is played with, in a phrase."""
    return DESCRIBERS[game](options)


def game_title(game: str) -> str:
    """A game's name as people write it."""
    return game.title()


def game_words(game: str) -> Words:
    """What a game is, for somebody who does not know it."""
    return {"title": game_title(game), "text": say_part(f"{MESSAGES[game]}game", "text")}


def option_words(game: str, option: str) -> Words:
    name = MESSAGES[game] + option
    return {"title": say(name), "text": say_part(name, "text")}


def value_words(game: str, option: str, value: Any) -> Words:
    title, text = VALUES[game](option, value)
    return {"title": title, "text": text}


def bot_words(bot: str) -> Words:
    """What a bot is called and how it plays; one that a package offers, or that was set up by hand, has a name only."""
    name = f"bot-{bot}"
    return {"title": say(name), "text": say_part(name, "text")} if has(name) else {"title": bot, "text": ""}
