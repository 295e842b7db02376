"""Looking something up: cards, ability tokens and enchantments by words in the language at hand."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from rich.text import Text

from conclave.games.seasons.rules.names import CARD_NUMBERS, ENCHANTMENT_KEYS, set_of
from conclave.games.seasons.terminal.reference import (
    Entry,
    all_cards,
    all_enchantments,
    all_tokens,
    by_number,
)
from conclave.games.seasons.text.rulebook import ruling_of_card
from conclave.table import View
from conclave.text import LANGUAGE, say
from conclave.text.catalogue import DEFAULT, in_language
from conclave.text.rulebook import rulings
from conclave.text.typed_words import spelt_nearly
from conclave.text.words import listed, plain

MOST: Final = 40  # entries that a search brings
NAMED, BEGUN, A_WORD, WITHIN, IN_TEXT = range(5)  # how well an entry fits, the best first


@dataclass(frozen=True)
class LookupEntry:
    """Something that can be looked up: as it is shown, and for comparing its name and all that is told of it."""

    entry: Entry
    name: str
    sought: str
    told: str

    def fit(self, wanted: str) -> int | None:
        """How well some words fit; None if they do not."""
        if self.sought == wanted:
            return NAMED
        if self.sought.startswith(wanted):
            return BEGUN
        if f" {wanted}" in self.sought:
            return A_WORD
        if all(word in self.sought for word in wanted.split()):
            return WITHIN
        return IN_TEXT if all(f" {word}" in self.told for word in wanted.split()) else None


@cache
def everything(language: str, edition: int) -> list[LookupEntry]:
    """All there is, by name. A card's key is its English name, which is understood too."""
    with in_language(language):
        known = [
            LookupEntry(
                entry, entry.name, plain(entry.name), f" {plain(' '.join([*entry.lines(edition), entry.card]))}"
            )
            for entry in (*all_cards(), *all_tokens(), *all_enchantments())
        ]
    return sorted(known, key=lambda one: one.sought)


def found(text: str, view: View) -> list[tuple[str, Text]]:
    """What some words mean, the best first; what is in the game goes before what is not."""
    edition = int(view.data["settings"]["edition"])
    known = everything(LANGUAGE.get(), edition)
    wanted = plain(text)
    return [(one.name, described(one.entry, edition)) for one in meant(wanted, known, view)[:MOST]] if wanted else []


def meant(wanted: str, known: list[LookupEntry], view: View) -> list[LookupEntry]:
    numbered = by_number(wanted)
    if numbered is not None:
        return [one for one in known if one.entry == numbered]
    fits = [(fit, in_the_game(one.entry, view), one) for one in known if (fit := one.fit(wanted)) is not None]
    if not fits:
        close = spelt_nearly(wanted, [one.sought for one in known])
        return [one for name in close for one in known if one.sought == name]
    return [one for _, _, one in sorted(fits, key=lambda fitting: (fitting[0], not fitting[1]))]


def in_the_game(entry: Entry, view: View) -> bool:
    """Whether something is played with at this table."""
    settings = view.data["settings"]
    if entry.card:
        return set_of(CARD_NUMBERS[entry.card]).key in settings["sets"]
    if entry.token:
        return bool(settings["tokens"])
    return bool(ENCHANTMENT_KEYS[entry.enchantment] == settings["enchantment"])


def described(entry: Entry, edition: int) -> Text:
    """All about it, with the numbers of the rulings."""
    first, *rest = entry.lines(edition)
    numbers = rulings_about(entry.card, entry.token, entry.enchantment)
    if numbers:
        rest.append(say("seasons-wheel-rulings", number=len(numbers), numbers=listed(numbers)))
    return Text("\n").join([Text(first, "bold"), *(Text(line) for line in rest)])


@cache
def rulings_about(card: str, token: int, enchantment: int) -> list[str]:
    """The ruling that something has of its own, by its number, then those that name it in full."""
    entry = Entry(card, token, enchantment)
    own = own_ruling(entry)
    if token:  # their names are ours and are used nowhere else
        return [own]
    with in_language(DEFAULT):
        name = f" {plain(entry.name)} "
        others = [number for number, told in all_rulings() if name in told and number != own]
    return [own, *others] if own else others


@cache
def all_rulings() -> list[tuple[str, str]]:
    """Every ruling with its words for comparing, in English: which card it is about depends on no language."""
    with in_language(DEFAULT):
        return [(ruling.number, f" {plain(ruling.everything)} ") for ruling in rulings(game="seasons")]


def own_ruling(entry: Entry) -> str:
    """Its number, if it has one: rulings are numbered as the cards, tokens and enchantments are that they are about."""
    if entry.token:
        return f"D{entry.token}"
    if entry.enchantment:
        return f"E{entry.enchantment}"
    return ruling_of_card(CARD_NUMBERS[entry.card])
