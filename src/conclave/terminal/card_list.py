"""The command `conclave cards`: everything in a game that has a text, listed or one by one."""

import argparse
from typing import Final

from conclave.games.archimage.terminal import card_list as archimage
from conclave.games.seasons.terminal import card_list as seasons
from conclave.games.seasons.terminal import reference
from conclave.table.registry import game_keys
from conclave.text import say
from conclave.text.errors import Mistake
from conclave.text.words import listed

ARCHIMAGE: Final = "archimage"


def cards_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="NAME", help=say("cli-cards-words"))
    parser.add_argument("--set", metavar="SET", help=say("cli-cards-set", sets=listed(seasons.SETS)))
    parser.add_argument("--circle", metavar="CIRCLE", help=say("cli-cards-circle"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=cards)


def cards(args: argparse.Namespace) -> int:
    game, words = which_game(args)
    if game == ARCHIMAGE:
        if args.set is not None:
            raise Mistake(say("cli-cards-set-seasons"))
        return archimage.cards(words, args.circle, args.json)
    if args.circle is not None:
        raise Mistake(say("cli-cards-circle-archimage"))
    return seasons.cards(words, args.set, args.json)


def which_game(args: argparse.Namespace) -> tuple[str, list[str]]:
    """The game that was named, or whose words were; Seasons where nothing says otherwise."""
    words = list(args.words)
    if words and words[0].lower() in game_keys():
        return words[0].lower(), words[1:]
    if args.circle is not None and args.set is None:
        return ARCHIMAGE, words
    text = " ".join(words)
    unknown = text and args.set is None and seasons.several(text, None) is None and reference.find(text) is None
    return (ARCHIMAGE if unknown and archimage.find(text) else "seasons"), words
