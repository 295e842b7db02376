"""The options that settle a game, of every game there is: added to a command's arguments and read from them."""

import argparse
from typing import Any

from conclave.table.data import Options
from conclave.table.registry import game_keys, game_named
from conclave.table.saves import ASK_FORCED
from conclave.text.catalogue import has, say, say_part
from conclave.text.errors import Mistake
from conclave.text.game_text import text_of

Words = dict[str, str]  # a `title`, and a `text` that explains it


def settled() -> list[str]:
    """Every option of every game but the number of players."""
    return [ASK_FORCED, *dict.fromkeys(name for game in game_keys() for name in text_of(game).settings)]


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Which rules, cards and boards a game is played with; an option that games share stands with the first of them."""
    parser.add_argument(
        flag(ASK_FORCED), action="store_true", default=None, help=say_part("setting-ask-forced", "text")
    )
    taken: set[str] = set()
    for game in game_keys():
        text = text_of(game)
        names = [name for name in text.settings if name not in taken]
        if names:
            group = parser.add_argument_group(say("cli-options-of", game=text.title))
            for name in names:
                text.add_setting(group, name)
        taken.update(names)


def flag(option: str) -> str:
    """An option as it is typed."""
    return f"--{option.replace('_', '-')}"


def settings_of(game: str, args: argparse.Namespace) -> dict[str, object]:
    """The options that were given, as the game wants them; it checks them itself."""
    text = text_of(game)
    for other in map(text_of, game_keys()):
        for name in other.settings:
            if name not in text.settings and getattr(args, name) is not None:
                titles = {"game": text.title, "other": other.title}
                raise Mistake(say("cli-option-elsewhere", option=flag(name), command="conclave play", **titles))
    forced = {} if args.ask_forced is None else {ASK_FORCED: True}
    return text.settings_of(args) | forced


def describe_settings(game: str, options: Options) -> str:
    """What a game is played with, in a phrase."""
    return text_of(game).describe_settings(options)


def game_title(game: str) -> str:
    """A game's name as people write it."""
    return game_named(game).title


def game_words(game: str) -> Words:
    """What a game is, for somebody who does not know it."""
    return {"title": game_title(game), "text": text_of(game).game_words()}


def option_words(game: str, option: str) -> Words:
    title, text = text_of(game).option_words(option)
    return {"title": title, "text": text}


def value_words(game: str, option: str, value: Any) -> Words:
    title, text = text_of(game).value_words(option, value)
    return {"title": title, "text": text}


def bot_words(bot: str) -> Words:
    """What a bot is called and how it plays; one that a package offers, or that was set up by hand, has a name only."""
    name = f"bot-{bot}"
    return {"title": say(name), "text": say_part(name, "text")} if has(name) else {"title": bot, "text": ""}
