"""What can be read about in Archimage: spells and their scrolls, found by what somebody typed."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from conclave.archimage.elements import ELEMENT_NAMES, SPIRIT
from conclave.archimage.scrolls import BOND, CIRCLES, POWERS, SCROLL_KEYS, SCROLL_NUMBERS, SPELLS, scroll, spells_of
from conclave.terminal.archimage.screen import entry_shown
from conclave.text import say
from conclave.text.archimage.scrolls import (
    find_scroll,
    scroll_data,
    scroll_name,
    scroll_note,
    scroll_points,
    scroll_text,
    spell_key,
    spell_name,
)
from conclave.text.catalogue import say_part
from conclave.text.words import listed, plain

NEAR: Final = 0.6
MOST_NEAR: Final = 5
FILLERS: Final = {"of", "the", "spell", "scroll"}


@dataclass
class Entry:
    """A spell; with a scroll's key, its scroll of one element."""

    spell: str
    key: str = ""

    @property
    def name(self) -> str:
        return scroll_name(self.key) if self.key else spell_name(self.spell)

    @property
    def any_key(self) -> str:
        """A scroll of the spell, for what all of them share."""
        return self.key or SCROLL_KEYS[scroll(SPELLS.index(self.spell), SPIRIT)]

    @property
    def circles(self) -> list[str]:
        """The magic circles that have the spell; a Bond is everybody's."""
        number = SPELLS.index(self.spell)
        if number == BOND:
            return []
        circle = CIRCLES[number // POWERS]
        return ["0", circle] if circle == CIRCLES[0] else [circle]

    def texts(self) -> list[str]:
        """What it does; a spell without an element both for the natural ones and for spirit."""
        if self.key:
            return [scroll_text(self.key)]
        colour, element = say("archimage-play-any-colour"), say("archimage-play-any-element")
        natural = say_part(f"archimage-spell-{self.spell}", "text", colour=colour, element=element)
        return [natural, say("archimage-play-spirit", text=scroll_text(self.any_key))]

    def lines(self) -> list[str]:
        """All there is to say about it."""
        circles = listed(self.circles)
        kind = "bond" if not circles else "scroll" if self.key else "spell"
        power = scroll_points(self.any_key)
        told = [say("archimage-play-entry", name=self.name, power=power, kind=kind, circles=circles), *self.texts()]
        note = scroll_note(self.any_key)
        return [*told, say("play-card-note", note=note)] if note else told

    def data(self) -> dict[str, Any]:
        """The same for a program."""
        if self.key:
            return {**scroll_data(self.key), "circles": self.circles}
        scrolls = [scroll_data(f"{self.spell}-{element}") for element in ELEMENT_NAMES]
        told = {"spell": self.spell, "name": self.name, "power": scroll_points(self.any_key), "circles": self.circles}
        return {**told, "scrolls": scrolls}


def entry_of(spell: str) -> Entry:
    """A spell; of the Bond there is one scroll only."""
    return Entry(spell, SPELLS[BOND] if spell == SPELLS[BOND] else "")


def own_lines(data: dict[str, Any]) -> list[str]:
    """One's own scrolls, with what they do."""
    told = []
    for held in data["players"][data["seat"]]["scrolls"]:
        state = "fresh" if held["fresh"] else "up" if held["active"] else "down"
        name = entry_shown({**held, "active": True})
        told.append(say("archimage-play-own", scroll=name, state=state, text=scroll_text(held["scroll"])))
    return told


def all_spells(circle: str = "") -> list[Entry]:
    """The Bond and every spell, or those of a game with circle 0 and one other."""
    numbers = sorted({*spells_of(CIRCLES[0]), *spells_of(circle)}) if circle else range(BOND)
    return [entry_of(SPELLS[number]) for number in (BOND, *numbers)]


def find(text: str) -> Entry | None:
    """What a name or an unmistakable part of it means: a spell, or with an element its scroll."""
    words = [word for word in plain(text).split() if word not in FILLERS]
    spell = " ".join(words)
    if any(word in ELEMENT_NAMES for word in words):
        key = find_scroll(text) or find_scroll(spell)
        return Entry(spell_key(key), key) if key in SCROLL_NUMBERS else None
    names = {plain(spell_name(key)): key for key in SPELLS} | {key: key for key in SPELLS}
    if spell in names:
        return entry_of(names[spell])
    fitting = {key for name, key in names.items() if len(spell) > 2 and spell in name}
    return entry_of(fitting.pop()) if len(fitting) == 1 else None


def near(text: str) -> list[str]:
    """Names that somebody may have meant."""
    names = {plain(spell_name(spell)): spell_name(spell) for spell in SPELLS}
    words = [word for word in plain(text).split() if word not in {*FILLERS, *ELEMENT_NAMES}]
    close = [name for word in words for name in get_close_matches(word, names, n=MOST_NEAR, cutoff=NEAR)]
    return [names[name] for name in dict.fromkeys(close)][:MOST_NEAR]
