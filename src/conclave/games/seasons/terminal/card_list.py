"""Every card, ability token and enchantment of Seasons in a list, or one of them in full."""

from types import MappingProxyType
from typing import Final

from conclave.games.seasons.rules.names import CARD_NUMBERS, SET_KEYS, set_of
from conclave.games.seasons.terminal.reference import (
    Entry,
    all_cards,
    all_enchantments,
    all_tokens,
    find,
    near,
)
from conclave.games.seasons.text.board import card_row
from conclave.games.seasons.text.cards import card_data, cost_in_letters, kind_in_words, number_on, set_name
from conclave.games.seasons.text.settings import EVERYTHING, keyed
from conclave.games.seasons.text.tokens import enchantment_sets, token_sets
from conclave.terminal.card_list import CardList, unknown
from conclave.terminal.screen import WIDE, Screen, make_console, put_json
from conclave.text import say
from conclave.text.errors import Mistake
from conclave.text.typed_words import typed
from conclave.text.words import listed, plain

EDITION: Final = 2


class SeasonsCards(CardList):
    """Cards, ability tokens and enchantments."""

    options = MappingProxyType({"set": "SET"})

    def option_help(self, option: str) -> str:
        return say("seasons-cli-cards-set", sets=listed(SET_KEYS))

    def words_help(self) -> str:
        return say("seasons-cli-cards-words")

    def knows(self, text: str) -> bool:
        return several(plain(text), None) is not None or find(text) is not None

    def tell(self, words: list[str], chosen: dict[str, str | None], as_json: bool) -> None:
        tell(words, chosen["set"], as_json)


CARDS: Final = SeasonsCards()


def tell(words: list[str], wanted_set: str | None, as_json: bool) -> None:
    """Lists what some words mean, or tells all about one thing."""
    text = " ".join(words)
    entries = several(plain(text), wanted_set)
    if entries is not None:
        if as_json:
            put_json([entry.data() for entry in entries])
        else:
            show(entries, Screen(make_console()))
        return
    found = find(text)
    if found is None:
        raise Mistake(unknown(text, near(text), "seasons-cli-no-card", "seasons-cli-no-card-near"))
    if wanted_set is not None:
        raise Mistake(say("seasons-cli-cards-set-alone", name=text))
    if as_json:
        put_json(found.data())
        return
    lines = found.lines(EDITION)
    first = card_data(found.card)["first_edition"] if found.card else ""
    Screen(make_console()).lines([*lines, say("seasons-play-card-first-edition", text=first)] if first else lines)


def several(words: str, wanted_set: str | None) -> list[Entry] | None:
    """All that is listed under some words; None if they are a name."""
    if words in typed("seasons-input-tokens"):
        entries = all_tokens()
    elif words in typed("seasons-input-enchantments"):
        entries = all_enchantments()
    elif words in {"", *typed("seasons-input-cards")}:
        return all_cards(named_set(wanted_set))
    else:
        return None
    if wanted_set is not None:
        raise Mistake(say("seasons-cli-cards-set-alone", name=words))
    return entries


def named_set(text: str | None) -> str:
    if text is None or keyed(text) == EVERYTHING:
        return ""
    if keyed(text) not in SET_KEYS:
        raise Mistake(say("seasons-cli-cards-no-set", set=text, sets=listed(SET_KEYS)))
    return keyed(text)


# --- lists ---------------------------------------------------------------------------------------------------------


def show(entries: list[Entry], screen: Screen) -> None:
    """A list for people: cards under the name of their set, and where the rest is."""
    if not entries[0].card:
        screen.line(title_of_all(entries[0]), "bold")
        screen.lines([entry.line() for entry in entries])
        return
    for name in SET_KEYS:
        keys = [entry.card for entry in entries if set_of(CARD_NUMBERS[entry.card]).key == name]
        if keys:
            screen.line(say("seasons-cli-cards-title", set=set_name(name), number=len(keys)), "bold")
            show_cards(keys, screen)
            screen.line()
    screen.line(say("seasons-cli-cards-rest"))


def title_of_all(entry: Entry) -> str:
    """What stands over all ability tokens, or all enchantments."""
    if entry.token:
        return say("seasons-cli-tokens-title", sets=token_sets())
    return say("seasons-cli-enchantments-title", sets=enchantment_sets())


def show_cards(keys: list[str], screen: Screen) -> None:
    if screen.width < WIDE:
        rows = {key: card_row({"settings": {"players": 2, "edition": EDITION}}, key) for key in keys}
        screen.hanging([(f"{number_on(CARD_NUMBERS[key]):>2}. ", row.line()) for key, row in rows.items()])
        return
    headings = [
        say("seasons-cli-card-number"),
        say("seasons-cli-card-name"),
        say("seasons-cli-card-kind"),
        say("seasons-cli-card-cost"),
        say("seasons-cli-card-points"),
        say("seasons-cli-card-text"),
    ]
    screen.table(headings, [card_cells(key) for key in keys])


def card_cells(key: str) -> list[str]:
    data = card_data(key)
    return [
        number_on(CARD_NUMBERS[key]),
        data["name"],
        kind_in_words(key),
        cost_in_letters(key, 2),
        str(data["prestige"]),
        data["text"],
    ]
