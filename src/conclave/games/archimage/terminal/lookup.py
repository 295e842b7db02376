"""Spells and scrolls found by some words, in the language at hand, as they are typed."""

from rich.text import Text

from conclave.games.archimage.rules.elements import ELEMENT_NAMES
from conclave.games.archimage.rules.scrolls import BOND, SPELLS
from conclave.games.archimage.terminal.reference import Entry, all_spells
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import scroll_name, spell_key, spell_name
from conclave.games.archimage.text.spaces import place_in
from conclave.table import View
from conclave.table.data import Data
from conclave.text import player, say
from conclave.text.typed_words import spelt_nearly, without_fillers
from conclave.text.words import listed, plain

NAMED, BEGUN, WITHIN, IN_TEXT, NOTHING = range(5)  # how well an entry fits, the best first


def found_spells(text: str, view: View) -> list[tuple[str, Text]]:
    """Spells by their names and by what is said of them, or with an element their scrolls; those of the game first."""
    spoken = {plain(words.element(element)): element for element in ELEMENT_NAMES}
    typed = without_fillers(plain(text).split())
    elements = [spoken[word] for word in typed if word in spoken]
    typed = [word for word in typed if word not in spoken]
    played = [entry.spell for entry in all_spells(view.data["settings"]["circle"])]
    entries = sorted(all_spells(), key=lambda entry: entry.spell not in played)
    fits = {entry.spell: fit(entry, typed) for entry in entries}
    if all(found == NOTHING for found in fits.values()):
        fits |= dict.fromkeys(nearly(" ".join(typed)), WITHIN)
    best = sorted((entry for entry in entries if fits[entry.spell] < NOTHING), key=lambda entry: fits[entry.spell])
    if elements:
        best = [one for entry in best for one in of_elements(entry, elements)]
    return [(entry.name, entry_text(entry, view.data)) for entry in best]


def fit(entry: Entry, typed: list[str]) -> int:
    """How well a spell fits what was typed: by its name, or by the words it is told in."""
    name = plain(entry.name)
    wanted = " ".join(typed)
    if name == wanted:
        return NAMED
    if name.startswith(wanted):
        return BEGUN
    if all(word in name for word in typed):
        return WITHIN
    words_in_text = plain(" ".join(entry.lines())).split()
    return IN_TEXT if all(any(word.startswith(one) for word in words_in_text) for one in typed) else NOTHING


def nearly(text: str) -> list[str]:
    """Spells whose names are spelt almost so."""
    names = {plain(spell_name(spell)): spell for spell in SPELLS}
    return [names[name] for name in spelt_nearly(text, names)]


def of_elements(entry: Entry, elements: list[str]) -> list[Entry]:
    """The scrolls of a spell in some elements; of a Bond there is one only."""
    if entry.spell == SPELLS[BOND]:
        return [entry] if ELEMENT_NAMES[-1] in elements else []
    return [Entry(entry.spell, f"{entry.spell}-{element}") for element in elements]


def entry_text(entry: Entry, data: Data) -> Text:
    """All about an entry, and where its scrolls are in this game."""
    first, *rest = entry.lines()
    return Text("\n").join([Text(first, "bold"), *(Text(line) for line in [*rest, *whereabouts(entry, data)])])


def whereabouts(entry: Entry, data: Data) -> list[str]:
    """Which scrolls of a spell lie in the tower, and who has which; a Bond everybody has."""
    if entry.spell == SPELLS[BOND]:
        return []
    scrolls_there = [
        say("archimage-board-scroll-at", scroll=scroll_name(key), space=place_in(data, space))
        for space, key in enumerate(data["scrolls"])
        if key and is_of(entry, key)
    ]
    lines = [say("archimage-tower-lies", scrolls=listed(scrolls_there))] if scrolls_there else []
    for seat, shown in enumerate(data["players"]):
        held = [scroll_name(one["scroll"]) for one in shown["scrolls"] if is_of(entry, one["scroll"])]
        if held:
            lines.append(say("archimage-board-scrolls", player=player(seat), scrolls=listed(held)))
    return lines


def is_of(entry: Entry, key: str) -> bool:
    return key == entry.key if entry.key else spell_key(key) == entry.spell
