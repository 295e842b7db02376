"""The command `conclave cards`: everything in a game that has a text, listed or one by one."""

import argparse
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from conclave.table.registry import game_keys, game_named
from conclave.text import say
from conclave.text.game_options import GameOption, add_options, games_meant, options_given
from conclave.text.settings import game_title
from conclave.text.words import either

PART: Final = "cards"  # of a game's descriptor


class CardList:
    """What a game has to list: cards or the like."""

    options: Mapping[str, str] = MappingProxyType({})  # that choose among them, each with what stands for its value

    def option_help(self, option: str) -> str:
        raise NotImplementedError

    def words_help(self) -> str:
        """What may be typed behind the game."""
        raise NotImplementedError

    def knows(self, text: str) -> bool:
        """Whether some words mean something of this game."""
        raise NotImplementedError

    def tell(self, words: list[str], chosen: dict[str, str | None], as_json: bool) -> None:
        """List what some words mean, or tell all about one thing."""
        raise NotImplementedError


def unknown(text: str, near: list[str], message: str, message_near: str) -> str:
    """A sentence on words that name nothing; another one where names come near."""
    return say(message_near, name=text, near=either(near)) if near else say(message, name=text)


def lists() -> dict[str, CardList]:
    """What there is to list, by game."""
    return {game: game_named(game).part(PART) for game in game_keys() if game_named(game).brings(PART)}


def list_options(known: Mapping[str, CardList]) -> list[GameOption]:
    """The options of every list."""
    return [
        GameOption(game, name, metavar, one.option_help(name))
        for game, one in known.items()
        for name, metavar in one.options.items()
    ]


def cards_arguments(parser: argparse.ArgumentParser) -> None:
    known = lists()
    words = [say("cli-cards-of", game=game_title(game), words=one.words_help()) for game, one in known.items()]
    parser.add_argument("words", nargs="*", metavar="NAME", help=say("cli-cards-words", games=". ".join(words)))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    add_options(parser, list_options(known), grouped=False)
    parser.set_defaults(run=cards)


def cards(args: argparse.Namespace) -> int:
    known = lists()
    game, words = which_game(args, known)
    listed: CardList = game_named(game).part(PART)
    given = options_given(args, game, list_options(known))
    listed.tell(words, {option: given.get(option) for option in listed.options}, args.json)
    return 0


def which_game(args: argparse.Namespace, known: Mapping[str, CardList]) -> tuple[str, list[str]]:
    """The game that was named, or whose options or words were; the first one where nothing says otherwise."""
    words = list(args.words)
    if words and words[0].lower() in game_keys():
        return words[0].lower(), words[1:]
    text = " ".join(words)
    games = games_meant(args) or [*known, *game_keys()]
    return next((game for game in games if game in known and known[game].knows(text)), games[0]), words
