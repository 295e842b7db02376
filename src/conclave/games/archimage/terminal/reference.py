"""What can be read about in Archimage: spells and their scrolls, found by what somebody typed."""

from dataclasses import dataclass
from typing import Final

from conclave.games.archimage.rules.elements import ELEMENT_NAMES, SPIRIT
from conclave.games.archimage.rules.scrolls import (
    BOND,
    CIRCLES,
    POWERS,
    SCROLL_KEYS,
    SCROLL_NUMBERS,
    SPELLS,
    scroll,
    spells_of,
)
from conclave.games.archimage.terminal.screen import entry_shown
from conclave.games.archimage.text.scrolls import (
    names_of_things,
    scroll_data,
    scroll_name,
    scroll_note,
    scroll_points,
    scroll_text,
    spell_name,
)
from conclave.table.data import Data
from conclave.text import LANGUAGE, say
from conclave.text.catalogue import Value, say_part
from conclave.text.typed_words import MOST_NEAR, meaning, spelt_nearly, without_fillers
from conclave.text.words import listed, plain

BESIDE: Final = {"spell", "scroll"}  # words that may stand before a spell's name


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
        natural = say_part(
            f"archimage-spell-{self.spell}",
            "text",
            colour=say("archimage-play-any-colour"),
            colours=say("archimage-play-any-colours"),
            element=say("archimage-play-any-element"),
        )
        return [natural, say("archimage-play-spirit", text=scroll_text(self.any_key))]

    def lines(self) -> list[str]:
        """All there is to say about it."""
        circles = listed(self.circles)
        kind = "bond" if not circles else "scroll" if self.key else "spell"
        power = scroll_points(self.any_key)
        args: dict[str, Value] = {"kind": kind, "circles": circles, "number": len(self.circles)}
        told = [say("archimage-play-entry", name=self.name, power=power, **args), *self.texts()]
        note = scroll_note(self.any_key)
        return [*told, say("play-card-note", note=note)] if note else told

    def data(self) -> Data:
        """The same for a program."""
        if self.key:
            return {**scroll_data(self.key), "circles": self.circles}
        scrolls = [scroll_data(f"{self.spell}-{element}") for element in ELEMENT_NAMES]
        told = {"spell": self.spell, "name": self.name, "power": scroll_points(self.any_key), "circles": self.circles}
        return {**told, "scrolls": scrolls}


def entry_of(spell: str) -> Entry:
    """A spell; of the Bond there is one scroll only."""
    return Entry(spell, SPELLS[BOND] if spell == SPELLS[BOND] else "")


def own_lines(data: Data) -> list[str]:
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
    known = names_of_things(LANGUAGE.get())
    words = naming(text)
    elements = [word for word in words if known.get(word) in ELEMENT_NAMES]
    if elements:
        named = find_spell(" ".join(word for word in words if word not in elements))
        key = f"{named}-{known[elements[0]]}" if len(elements) == 1 else ""
        return Entry(named, key) if key in SCROLL_NUMBERS else None
    spell = find_spell(" ".join(words))
    return entry_of(spell) if spell else None


def naming(text: str) -> list[str]:
    """The words of a spell's or a scroll's name."""
    return [
        word for word in without_fillers(plain(text).split()) if meaning("archimage-input-word", word) not in BESIDE
    ]


def find_spell(text: str) -> str:
    """A spell by its name, or by a part of it that is long enough; empty if it is none."""
    names = {name: key for name, key in names_of_things(LANGUAGE.get()).items() if key in SPELLS}
    if text in names:
        return names[text]
    fitting = {key for name, key in names.items() if len(text) > 2 and text in name}
    return fitting.pop() if len(fitting) == 1 else ""


def near(text: str) -> list[str]:
    """Names that somebody may have meant."""
    names = {plain(spell_name(spell)): spell_name(spell) for spell in SPELLS}
    known = names_of_things(LANGUAGE.get())
    words = [word for word in naming(text) if known.get(word) not in ELEMENT_NAMES]
    close = [name for word in words for name in spelt_nearly(word, names)]
    return [names[name] for name in dict.fromkeys(close)][:MOST_NEAR]
