"""What people type in a game of Archimage: spaces by name, dice by colour and number, scrolls, players."""

import re
from functools import cache
from typing import Final

from conclave.games.archimage.rules.elements import COLOUR_NAMES, ELEMENT_NAMES, SIDES
from conclave.games.archimage.rules.picks import NOTATION
from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS, SPELLS
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import names_of_things
from conclave.games.archimage.text.spaces import board_in
from conclave.table import View
from conclave.table.data import Data
from conclave.terminal.typed_input import options_beginning
from conclave.text import LANGUAGE
from conclave.text.catalogue import DEFAULT, in_language
from conclave.text.typed_words import meanings, without_fillers
from conclave.text.words import Names, plain, player

LETTERS: Final = "RBYG"  # of the dice, by colour
# The words of choices that the notation says in one way; the catalogues have others for them.
PLAIN_WORDS: Final = {
    "give-up": "give up",
    "done": "done",
    "familiar-here": "familiar here",
    "familiar-breaks": "familiar break dice",
    "familiar-with-one": "familiar with one 1 break",
    "take-off": "take off",
}
COLOUR_VERBS: Final = {"take": {"take", "die", "dice"}, "colour": {"colour", "dice"}}
PIECE_VERBS: Final = {"seat", "mage", "familiar"}  # a player, or what is theirs
SCROLL_VERBS: Final = {"cast": {"cast", "use"}, "scroll": {"scroll"}}
TO_A_SPACE: Final = {"break", "space"}
BEFORE_A_SPACE: Final = {"break", "space", "seal"}  # what may be said before the name of a space


def understood(text: str) -> list[str]:
    """What somebody typed in the words of the notation, without those that say nothing."""
    known = spoken(LANGUAGE.get())
    return [known.get(word, word) for word in without_fillers(plain(text).split())]


@cache
def spoken(language: str) -> dict[str, str]:
    """The notation's word for each word of a language; its own mean what they do there, though English has them too."""
    return meanings(language, "archimage-input-word") | names_of_things(language)


def words_of(about: Data, data: Data, names: Names) -> set[str]:
    """Every word that a choice may be called by, in the words of the notation, by what it is about."""
    verb = about["verb"]
    if verb in PLAIN_WORDS:
        return set(PLAIN_WORDS[verb].split())
    if verb in COLOUR_VERBS:
        return {*COLOUR_VERBS[verb], *colour_words(about["colour"])}
    if verb == "die":
        letter, value = LETTERS[COLOUR_NAMES.index(about["colour"])].lower(), str(about["value"])
        return {"die", *colour_words(about["colour"]), value, f"{letter}{value}"}
    if verb in PIECE_VERBS:
        return {"player", verb, str(about["seat"] + 1), *understood(player(about["seat"], names))}
    if verb in TO_A_SPACE:
        return {verb, "seal", "scroll", *space_words(about["space"], data)}
    return {*SCROLL_VERBS[verb], "spell", *about["scroll"].split("-")}


def colour_words(name: str) -> list[str]:
    colour = COLOUR_NAMES.index(name)
    return [name, LETTERS[colour].lower(), ELEMENT_NAMES[colour]]


def space_words(space: int, data: Data) -> list[str]:
    """A space's name, and what lies there."""
    found = understood(board_in(data).spaces[space].name)
    if data["seals"][space]:
        found += [data["seals"][space]["element"], str(data["seals"][space]["power"])]
    if data["scrolls"][space]:
        found += data["scrolls"][space].split("-")
    return found


def options_meant(text: str, view: View, names: Names) -> list[int]:
    """The options that have all of some words; where a space is called exactly so, that one alone."""
    pick = NOTATION.read(text.lower())
    wanted = understood(text)
    offered = list(zip(view.options, view.data["about"], strict=True))
    space = space_named(text, view.data)
    if space is not None:
        there = [option for option, about in offered if about["verb"] in TO_A_SPACE and about["space"] == space]
        if there or not wanted or wanted[0] not in TO_A_SPACE:
            return there
    if pick in view.options:
        return [pick]
    if not wanted:
        return []
    fitting = [option for option, about in offered if set(wanted) <= words_of(about, view.data, names)]
    return fitting or options_beginning(text, view, names)


def space_named(text: str, data: Data) -> int | None:
    """The space of this name, however it is spelt and whatever is to be done there."""
    typed = plain(text).split()
    known = spoken(LANGUAGE.get())
    name = " ".join(word for word in typed if known.get(word, word) not in BEFORE_A_SPACE)
    for wanted in (name, " ".join(without_fillers(name.split()))):
        for space in board_in(data).spaces:
            if wanted and plain(space.name) == wanted:
                return space.number
    return None


# --- several at once -----------------------------------------------------------------------------------------------


def dice_named(text: str) -> list[str]:
    """Dice in notation, sorted as the table asks for them: red 5 3, or R5 R3; none if it is anything else."""
    known = colours_by_word(LANGUAGE.get())
    words = [
        word for word in without_fillers(plain(text).split()) if spoken(LANGUAGE.get()).get(word) not in ("die", "dice")
    ]
    rest = " ".join(words)
    colour = -1
    found = []
    while rest := rest.strip():
        part = die_words(LANGUAGE.get()).match(rest)
        if part is None or (part[2] and colour < 0):
            return []
        if part[1]:
            colour = known[part[1]]
        else:
            found.append(f"die {COLOUR_NAMES[colour]} {part[2]}")
        rest = rest[part.end() :]
    return sorted(found, key=NOTATION.read)


def colours_named(text: str) -> list[str]:
    """Dice to take, by colour, sorted as the table asks for them: red red blue, or RRB; none if it is anything else."""
    known = colours_by_word(LANGUAGE.get())
    found = []
    for word in without_fillers(plain(text).split()):
        if word in known:
            found.append(known[word])
        elif all(letter in LETTERS.lower() for letter in word):
            found += [known[letter] for letter in word]
        elif spoken(LANGUAGE.get()).get(word) not in ("take", "die", "dice"):
            return []
    return [f"take {COLOUR_NAMES[colour]}" for colour in sorted(found)]


@cache
def colours_by_word(language: str) -> dict[str, int]:
    """Colours of dice by their letters and by their names, one die's and several dice's."""
    found = {letter.lower(): colour for colour, letter in enumerate(LETTERS)}
    for tongue in (DEFAULT, language):
        with in_language(tongue):
            for colour, name in enumerate(COLOUR_NAMES):
                found |= {plain(words.colour(name)): colour, plain(words.colours(name)): colour}
    return found


@cache
def die_words(language: str) -> re.Pattern[str]:
    longest_first = sorted(colours_by_word(language), key=len, reverse=True)
    return re.compile(rf"({'|'.join(longest_first)})|([1-{SIDES}])")


# --- what somebody asks about --------------------------------------------------------------------------------------


def asked_about(text: str, view: View) -> str:
    """The notation of a space to break or a scroll to cast that somebody names; empty if it is neither."""
    if NOTATION.read(text.lower()) >= 0 and not text.lower().startswith(("break", "space")):
        return text.lower()
    space = space_named(text, view.data)
    if space is not None:
        return f"break {space}"
    key = scroll_named([word for word in understood(text) if word not in BEFORE_A_SPACE | {"cast", "use"}], view.data)
    if key:
        return f"cast {key}"
    return text.lower() if NOTATION.read(text.lower()) >= 0 else ""


def scroll_named(typed: list[str], data: Data) -> str:
    """A scroll by its spell and element; without an element one's own, if there is one. Empty if it is none."""
    spells = [word for word in typed if word in SPELLS]
    elements = [word for word in typed if word in ELEMENT_NAMES]
    if len(spells) != 1 or len(spells) + len(elements) != len(typed) or len(elements) > 1:
        return ""
    if spells[0] in SCROLL_NUMBERS:
        return spells[0]
    own = [entry["scroll"] for entry in data["players"][data["seat"]]["scrolls"]]
    keys = [f"{spells[0]}-{element}" for element in elements or ELEMENT_NAMES]
    return next((key for key in keys if key in own), keys[0])
