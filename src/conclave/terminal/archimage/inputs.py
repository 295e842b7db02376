"""What people type in a game of Archimage: spaces by name, dice by colour and number, scrolls, players."""

import re
from typing import Any, Final

from conclave.archimage.elements import COLOUR_NAMES, COLOURS, ELEMENT_NAMES, SIDES
from conclave.archimage.picks import (
    BOND_DICE,
    BOND_HERE,
    BOND_ONE,
    BREAK,
    CAST,
    COLOUR,
    DIE,
    DONE_PICK,
    FAMILIAR,
    GIVE_UP,
    MAGE,
    NOTATION,
    SCROLL,
    SEAT,
    SPACE,
    TAKE,
    TAKE_OFF,
)
from conclave.archimage.scrolls import SCROLL_KEYS, SCROLL_NUMBERS, SPELLS
from conclave.table import View
from conclave.text.archimage.places import board_in
from conclave.text.words import Names, plain, player

LETTERS: Final = "RBYG"  # of the dice, by colour
# Words that may stand before what is meant, and say nothing themselves.
FILLERS: Final = {"the", "of", "a", "an", "my", "at", "on", "to", "s", "and", "his", "her", "their", "is", "in"}
# Other words for choices that the notation says in one way.
PLAIN_WORDS: Final = {
    GIVE_UP: "give up pass skip nothing",
    DONE_PICK: "done stop enough no none end finish",
    BOND_HERE: "familiar here stay stays leave",
    BOND_DICE: "familiar break breaks dice",
    BOND_ONE: "familiar with one 1 single break breaks",
    TAKE_OFF: "take off remove",
}
# Questions that several dice may answer at once, with an end that need not be typed.
MANY_DICE: Final = {"dice", "transmute", "reroll", "evolve", "raise", "lower"}
DIE_WORDS: Final = re.compile(rf"({'|'.join(COLOUR_NAMES)}|[rbyg])|([1-{SIDES}])")


def words_of(pick: int, view: View, names: Names) -> set[str]:
    """Every word that a choice may be called by."""
    if pick < TAKE:
        return set(PLAIN_WORDS[pick].split())
    if pick < DIE:
        colour = (pick - TAKE) % COLOURS
        verb = "take die dice" if pick < COLOUR else "colour color dice"
        return {*verb.split(), *colour_words(colour)}
    if pick < SEAT:
        colour, value = divmod(pick - DIE, SIDES)
        return {"die", *colour_words(colour), str(value + 1), f"{LETTERS[colour].lower()}{value + 1}"}
    if pick < BREAK:
        piece = "player seat" if pick < MAGE else "player mage" if pick < FAMILIAR else "player familiar"
        seat = (pick - SEAT) % (MAGE - SEAT)
        return {*piece.split(), str(seat + 1), *plain(player(seat, names)).split()}
    if pick < CAST:
        space = pick - BREAK if pick < SPACE else pick - SPACE
        return {"break" if pick < SPACE else "space", "seal", "scroll", *space_words(space, view.data)}
    verb = "cast use" if pick < SCROLL else "scroll"
    return {*verb.split(), "spell", *SCROLL_KEYS[pick - (CAST if pick < SCROLL else SCROLL)].split("-")}


def colour_words(colour: int) -> list[str]:
    return [COLOUR_NAMES[colour], LETTERS[colour].lower(), ELEMENT_NAMES[colour]]


def space_words(space: int, data: dict[str, Any]) -> list[str]:
    """A space's name, and what lies there."""
    found = plain(board_in(data).spaces[space].name).split()
    if data["seals"][space]:
        found += [data["seals"][space]["element"], str(data["seals"][space]["power"])]
    if data["scrolls"][space]:
        found += data["scrolls"][space].split("-")
    return found


def options_meant(text: str, view: View, names: Names) -> list[int]:
    """The options that have all of some words; where a space is called exactly so, that one alone."""
    pick = NOTATION.read(text.lower())
    typed = plain(text).split()
    space = space_named(" ".join(word for word in typed if word not in ("break", "space", "seal")), view.data)
    if space is not None:
        there = [option for option in view.options if option in (BREAK + space, SPACE + space)]
        if there or typed[0] not in ("break", "space"):
            return there
    if pick in view.options:
        return [pick]
    wanted = {word for word in typed if word not in FILLERS}
    if not wanted:
        return []
    return [option for option in view.options if wanted <= words_of(option, view, names)]


def space_named(text: str, data: dict[str, Any]) -> int | None:
    """The space of this name, however it is spelt."""
    for space in board_in(data).spaces:
        if text and plain(space.name) == text:
            return space.number
    return None


# --- several at once -----------------------------------------------------------------------------------------------


def dice_named(text: str) -> list[str]:
    """Dice in notation, sorted as the table asks for them: red 5 3, or R5 R3; none if it is anything else."""
    rest = plain(text).removeprefix("dice ").removeprefix("die ").replace(" and ", " ")
    colour = -1
    found = []
    while rest := rest.strip():
        part = DIE_WORDS.match(rest)
        if part is None or (part[2] and colour < 0):
            return []
        if part[1]:
            colour = colour_named(part[1])
        else:
            found.append(f"die {COLOUR_NAMES[colour]} {part[2]}")
        rest = rest[part.end() :]
    return sorted(found, key=NOTATION.read)


def colours_named(text: str) -> list[str]:
    """Dice to take, by colour, sorted as the table asks for them: red red blue, or RRB; none if it is anything else."""
    found = []
    for word in plain(text).removeprefix("take ").replace(" and ", " ").split():
        if word in COLOUR_NAMES:
            found.append(word)
        elif all(letter in LETTERS.lower() for letter in word):
            found += [COLOUR_NAMES[colour_named(letter)] for letter in word]
        else:
            return []
    return [f"take {colour}" for colour in sorted(found, key=COLOUR_NAMES.index)]


def colour_named(word: str) -> int:
    return LETTERS.index(word.upper()) if len(word) == 1 else COLOUR_NAMES.index(word)


# --- what somebody asks about --------------------------------------------------------------------------------------


def asked_about(text: str, view: View) -> str:
    """The notation of a space to break or a scroll to cast that somebody names; empty if it is neither."""
    if NOTATION.read(text.lower()) >= 0 and not text.lower().startswith(("break", "space")):
        return text.lower()
    words = [word for word in plain(text).split() if word not in FILLERS | {"break", "cast", "use", "space", "seal"}]
    space = space_named(" ".join(words), view.data)
    if space is not None:
        return f"break {space}"
    key = scroll_named(words, view.data)
    if key:
        return f"cast {key}"
    return text.lower() if NOTATION.read(text.lower()) >= 0 else ""


def scroll_named(words: list[str], data: dict[str, Any]) -> str:
    """A scroll by its spell and element; without an element one's own, if there is one. Empty if it is none."""
    spells = [word for word in words if word in SPELLS]
    elements = [word for word in words if word in ELEMENT_NAMES]
    if len(spells) != 1 or len(spells) + len(elements) != len(words) or len(elements) > 1:
        return ""
    if spells[0] in SCROLL_NUMBERS:
        return spells[0]
    own = [entry["scroll"] for entry in data["players"][data["seat"]]["scrolls"]]
    keys = [f"{spells[0]}-{element}" for element in elements or ELEMENT_NAMES]
    return next((key for key in keys if key in own), keys[0])
