"""What can be read about: cards, ability tokens and enchantments, found by what somebody typed."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    CARD_NUMBERS,
    CARD_SETS,
    ENCHANTMENT_KEYS,
    LAST_ENCHANTMENT,
    LAST_TOKEN,
    set_of,
    set_of_enchantment,
    set_of_token,
)
from conclave.games.seasons.text.board import card_row
from conclave.games.seasons.text.cards import (
    card_data,
    card_name,
    card_part,
    cost_for_all,
    find_card,
    kind_in_words,
    near_cards,
    number_on,
    timing_in_words,
)
from conclave.games.seasons.text.tokens import (
    enchantment_data,
    enchantment_name,
    enchantment_note,
    enchantment_text,
    token_data,
    token_line,
    token_name,
    token_note,
)
from conclave.table.data import Data
from conclave.text import LANGUAGE, say
from conclave.text.catalogue import DEFAULT, in_language
from conclave.text.typed_words import MOST_NEAR, one_meant, spelt_nearly, typed
from conclave.text.words import plain

PRINTED: Final = re.compile(r"(?:([a-z]+) ?)?([0-9]{1,3})(?: ([0-9]{1,3}))?")  # 9, EK3 or 3/20
NUMBERED: Final = re.compile(r"(.+) ([0-9]{1,2})")  # token 7


@dataclass
class Entry:
    """One thing that has a text: a card by its key, or else a token or an enchantment by its number."""

    card: str = ""
    token: int = 0
    enchantment: int = 0

    def lines(self, edition: int) -> list[str]:
        """All there is to say about it."""
        if self.card:
            return card_lines(self.card, edition)
        if self.token:
            note = token_note(self.token)
        else:
            note = enchantment_note(ENCHANTMENT_KEYS[self.enchantment])
        return [self.line(), say("play-card-note", note=note)] if note else [self.line()]

    @property
    def name(self) -> str:
        if self.card:
            return card_name(self.card)
        return token_name(self.token) if self.token else enchantment_name(ENCHANTMENT_KEYS[self.enchantment])

    def line(self) -> str:
        """A token or an enchantment as a list shows it."""
        if self.token:
            return token_line(self.token)
        text = enchantment_text(ENCHANTMENT_KEYS[self.enchantment])
        return say("seasons-play-enchantment-line", enchantment=self.name, number=self.enchantment, text=text)

    def data(self) -> Data:
        """The same for a program."""
        if self.card:
            return {**card_data(self.card), **printed(self.card)}
        if self.token:
            return {**token_data(self.token), "set": set_of_token(self.token).key}
        told = enchantment_data(ENCHANTMENT_KEYS[self.enchantment])
        return {"number": self.enchantment, **told, "set": set_of_enchantment(self.enchantment).key}


def all_cards(which: str = "") -> list[Entry]:
    """The cards, of one set or of all."""
    return [Entry(card=key) for key in CARD_KEYS[1:] if which in ("", set_of(CARD_NUMBERS[key]).key)]


def all_tokens() -> list[Entry]:
    return [Entry(token=token) for token in range(1, LAST_TOKEN + 1)]


def all_enchantments() -> list[Entry]:
    return [Entry(enchantment=number) for number in range(1, LAST_ENCHANTMENT + 1)]


def printed(key: str) -> Data:
    """The set of a card, and the number that is printed on it."""
    number = CARD_NUMBERS[key]
    card_set = set_of(number)
    return {"number": card_set.printed(number), "set": card_set.key}


def card_lines(key: str, edition: int) -> list[str]:
    """A card in full."""
    row = card_row({"settings": {"players": 2, "edition": edition}}, key)
    told = [
        say(
            "seasons-play-card-title",
            number=number_on(CARD_NUMBERS[key]),
            card=row.name,
            kind=kind_in_words(key),
            points=row.points,
        ),
        say("seasons-play-card-cost", cost=cost_for_all(key, edition)),
        say("seasons-play-card-timing", timing=timing_in_words(key, edition)),
        row.text,
    ]
    note = card_part(key, "note")
    return [*told, say("play-card-note", note=note)] if note else told


def find(text: str) -> Entry | None:
    """What a name, a number or an unmistakable part of a name means; cards come first."""
    wanted = plain(text)
    numbered = by_number(wanted)
    if numbered is not None:
        return numbered
    if wanted.isdecimal():
        return None
    key = find_card(text)
    if key is not None:
        return Entry(card=key)
    return find_other(wanted)


def card_numbered(mark: str, number: int, last: int) -> str:
    """The card with a printed number, the mark of its set before it or the last number of the set after it."""
    for card_set in CARD_SETS:
        fits = len(card_set.cards) == last if last else card_set.mark.lower() == mark
        if fits and number in card_set.printed_numbers:
            return card_set.cards[number - card_set.first_printed]
    return ""


def by_number(wanted: str) -> Entry | None:
    """9, EK3, token 7 or enchantment 9, in the words of the language."""
    if found := PRINTED.fullmatch(wanted):
        key = card_numbered(found[1] or "", int(found[2]), int(found[3] or 0))
        if key:
            return Entry(card=key)
    found = NUMBERED.fullmatch(wanted)
    if found and found[1] in typed("seasons-input-token") and 1 <= int(found[2]) <= LAST_TOKEN:
        return Entry(token=int(found[2]))
    if found and found[1] in typed("seasons-input-enchantment") and 1 <= int(found[2]) <= LAST_ENCHANTMENT:
        return Entry(enchantment=int(found[2]))
    return None


@cache
def others(language: str) -> dict[str, tuple[str, Entry]]:
    """What is no card, by its name for comparing, in English and in a language: the name as it is shown there, and what
    it means."""
    found = {}
    for spoken in (DEFAULT, language):
        for entry in (*all_enchantments(), *all_tokens()):
            with in_language(spoken):
                called = plain(entry.name)
            with in_language(language):
                found[called] = (entry.name, entry)
    return found


def find_other(wanted: str) -> Entry | None:
    return one_meant(wanted, {name: entry for name, (_, entry) in others(LANGUAGE.get()).items()})


def near(text: str) -> list[str]:
    """Names that somebody may have meant."""
    known = others(LANGUAGE.get())
    close = spelt_nearly(plain(text), known)
    return [*(known[name][0] for name in close), *near_cards(text)][:MOST_NEAR]
