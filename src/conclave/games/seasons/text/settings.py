"""The options that settle a game of Seasons, as people type them and as they are told."""

from typing import Any, Final

from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS, SET_KEYS
from conclave.games.seasons.text.cards import mix_words, set_name
from conclave.games.seasons.text.tokens import enchantment_name, enchantment_sets, enchantment_text, token_sets
from conclave.table.data import Data
from conclave.text.catalogue import say
from conclave.text.errors import number_or_text
from conclave.text.words import listed, plain

EVERYTHING: Final = "all"
METAVARS: Final = {"level": "LEVEL", "edition": "N", "sets": "SET,…", "tokens": "", "enchantment": "NAME"}


def setting_help(name: str) -> str:
    """What an option is, for a command's help."""
    sets = {"sets": ",".join(SET_KEYS), "tokens": token_sets(), "enchantment": enchantment_sets()}
    return say(f"seasons-cli-play-{name}", sets=sets.get(name, ""))


def setting_named(name: str, typed: Any) -> Any:
    """The value that somebody means with what they typed; the table itself checks it."""
    if name == "level":
        return typed.lower()
    if name == "edition":
        return number_or_text(typed)
    if name == "sets":
        return sets_named(typed)
    return enchantment_named(typed) if name == "enchantment" else typed


def describe_settings(options: Data) -> str:
    """What a game is played with, in a phrase."""
    level = say("seasons-word-level", level=str(options["level"]))
    told = say("seasons-cli-settings", level=level, edition=int(options["edition"]))
    parts = [set_name(key) for key in options["sets"] if key != BASE]
    if options["tokens"]:
        parts.append(say("seasons-cli-settings-tokens"))
    if options["enchantment"] == "random":
        parts.append(say("seasons-cli-settings-random"))
    elif options["enchantment"] != "none":
        parts.append(enchantment_name(options["enchantment"]))
    return say("seasons-cli-settings-with", settings=told, parts=listed(parts)) if parts else told


def value_words(option: str, value: Any) -> tuple[str, str] | None:
    """The title of a value and its explanation; None where its message is called as it is spelt."""
    if option == "enchantment" and value in ENCHANTMENT_KEYS[1:]:
        return enchantment_name(value), enchantment_text(value)
    return mix_words(value) if option == "sets" else None


def sets_named(text: str) -> list[str]:
    """Sets of cards with commas between them. No other set is a game alone: the base comes with it."""
    names = [keyed(name) for name in text.replace("+", ",").split(",")]
    if names == [EVERYTHING]:
        return SET_KEYS[:]
    if set(names) <= set(SET_KEYS):
        return [key for key in SET_KEYS if key in {BASE, *names}]
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
