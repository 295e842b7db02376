"""The options that settle a game, of every game there is: added to a command's arguments and read from them."""

import argparse
from typing import Any

from conclave.table.data import Options
from conclave.table.registry import game_keys, game_named, rules_of
from conclave.table.saves import ASK_FORCED
from conclave.text.catalogue import has, say, say_part
from conclave.text.game_options import GameOption, add_options, flag, options_given, typed_flags
from conclave.text.game_text import PLAYERS, text_of

Words = dict[str, str]  # a `title`, and a `text` that explains it


def game_settings() -> list[GameOption]:
    """Every option of every game, but for those that each command has words of its own for."""
    return [
        GameOption(game, name, text.metavars.get(name, "VALUE"), text.setting_help(name))
        for game, text in ((game, text_of(game)) for game in game_keys())
        for name in text.settings
    ]


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Which rules, cards and boards a game is played with. A command adds its own options before."""
    parser.add_argument(
        flag(ASK_FORCED), action="store_true", default=None, help=say_part("setting-ask-forced", "text")
    )
    add_options(parser, game_settings())


def settings_typed(args: argparse.Namespace) -> list[str]:
    """What of a game's settings was typed."""
    told = [flag(name) for name in (PLAYERS, ASK_FORCED) if getattr(args, name) is not None]
    return [*told, *typed_flags(args)]


def settings_of(game: str, args: argparse.Namespace) -> dict[str, object]:
    """The options that were given, as the game wants them; it checks them itself."""
    typed = options_given(args, game, game_settings())
    if args.players is not None:
        typed[PLAYERS] = args.players
    forced = {} if args.ask_forced is None else {ASK_FORCED: True}
    return text_of(game).settings_of(typed) | forced


def usual_players(game: str, wanted: int) -> dict[str, object]:
    """A number of players that a command likes best, where the game can have it; else the game's own default holds."""
    return {PLAYERS: wanted} if wanted in rules_of(game).options[PLAYERS].values else {}


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
