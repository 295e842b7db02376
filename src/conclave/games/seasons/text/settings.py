"""The options that settle a game, as every command takes them: added to its arguments and read from them."""

import argparse
from typing import Any, Final

from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from conclave.games.seasons.text.tokens import enchantment_name, enchantment_text
from conclave.text.catalogue import say, say_part
from conclave.text.errors import number_or_text
from conclave.text.words import listed, plain

BASE: Final = "base"
EVERYTHING: Final = "all"
# Beside the number of players, for which each command has words of its own.
SETTINGS: Final = ["level", "edition", "sets", "tokens", "enchantment"]


def add_settings(parser: argparse._ActionsContainer) -> None:
    """Which cards and rules a game is played with."""
    parser.add_argument("--level", metavar="LEVEL", help=say("cli-play-level"))
    parser.add_argument("--edition", metavar="N", help=say("cli-play-edition"))
    parser.add_argument("--sets", metavar="SET,…", help=say("cli-play-sets", base=BASE, kingdom=KINGDOM))
    parser.add_argument("--tokens", action="store_true", default=None, help=say("cli-play-tokens"))
    parser.add_argument("--enchantment", metavar="NAME", help=say("cli-play-enchantment"))


def settings_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were given, as the game wants them; it checks them itself."""
    given: dict[str, Any] = {}
    if args.players is not None:
        given["players"] = number_or_text(args.players)
    if args.level is not None:
        given["level"] = args.level.lower()
    if args.edition is not None:
        given["edition"] = number_or_text(args.edition)
    if args.sets is not None:
        given["sets"] = sets_named(args.sets)
    if args.tokens is not None:
        given["tokens"] = args.tokens
    if args.enchantment is not None:
        given["enchantment"] = enchantment_named(args.enchantment)
    return given


def describe_settings(options: dict[str, Any]) -> str:
    """What a game is played with, in a phrase."""
    level = say("word-level", level=str(options["level"]))
    told = say("cli-settings", level=level, edition=int(options["edition"]))
    parts = [say("cli-settings-kingdom")] if KINGDOM in options["sets"] else []
    if options["tokens"]:
        parts.append(say("cli-settings-tokens"))
    if options["enchantment"] == "random":
        parts.append(say("cli-settings-random"))
    elif options["enchantment"] != "none":
        parts.append(enchantment_name(options["enchantment"]))
    return say("cli-settings-with", settings=told, parts=listed(parts)) if parts else told


def value_words(option: str, value: Any) -> tuple[str, str]:
    """The title of a value that an option may have, and its explanation."""
    if option == "players":
        return say("setting-players-value", number=int(value)), ""
    if option == "enchantment" and value in ENCHANTMENT_KEYS[1:]:
        return enchantment_name(value), enchantment_text(value)
    key = str(value)
    if option == "sets":
        key = "kingdom" if KINGDOM in value else BASE
    elif option == "tokens":
        key = "yes" if value else "no"
    name = f"setting-{option}-{key}"
    return say(name), say_part(name, "text")


def sets_named(text: str) -> list[str]:
    """Sets of cards with commas between them. The expansion alone is no game: the base comes with it."""
    names = [keyed(name) for name in text.replace("+", ",").split(",")]
    if names in ([EVERYTHING], [KINGDOM], [KINGDOM, BASE]):
        return [BASE, KINGDOM]
    return list(dict.fromkeys(names))


def enchantment_named(text: str) -> str:
    """An enchantment by its key, its number, or its name as people write it."""
    if text.isdecimal() and text.isascii() and len(text) < 3 and 0 < int(text) < len(ENCHANTMENT_KEYS):
        return ENCHANTMENT_KEYS[int(text)]
    names = {plain(enchantment_name(key)): key for key in ENCHANTMENT_KEYS[1:]}
    return names.get(plain(text)) or keyed(text)


def keyed(text: str) -> str:
    """A name as a key: small letters, hyphens between the words; what has none of these stays as it is."""
    return plain(text).replace(" ", "-") or text
