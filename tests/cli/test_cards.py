"""`conclave cards`: cards of both sets, ability tokens and enchantments, in lists and one by one."""

import json

import pytest

from conclave.games.seasons.rules.card_set import BASE, CardSet
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    CARD_SETS,
    ENCHANTMENT_KEYS,
    LAST_ENCHANTMENT,
    LAST_TOKEN,
    set_of_token,
)
from conclave.games.seasons.text import tokens
from conclave.games.seasons.text.cards import card_name, set_name
from conclave.games.seasons.text.tokens import enchantment_name, enchantment_text, token_name
from conclave.text import in_language, text_of
from conclave.text.words import listed
from tests.cli.runner import Run

OF_ITS_SET = f"18/{len(CARD_SETS[1].cards)}"
CARD_FIELDS = {"number", "key", "name", "kind", "prestige", "cost", "timing", "text", "note", "first_edition", "set"}


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("width", ["80", "120"])
@pytest.mark.parametrize("words", [(), ("seasons",), ("cards",)])
def test_cards_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch, width: str, words: tuple[str, ...]) -> None:
    monkeypatch.setenv("COLUMNS", width)
    outcome = run("cards", *words)
    assert outcome.status == 0
    assert "cli-" not in outcome.out
    assert max(len(line) for line in outcome.out.splitlines()) <= int(width)
    for one in CARD_SETS:
        assert f"{set_name(one.key)}: {len(one.cards)} card" in flat(outcome.out)
    assert "conclave cards tokens" in flat(outcome.out)
    assert all(card_name(key) in outcome.out for key in CARD_KEYS[1:])
    assert "EK18" in outcome.out


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_set_that_brings_them_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Over the lists of tokens and enchantments, and where they are options."""
    kingdom = CARD_SETS[1]
    other = CardSet(BASE, first=1, cards=[], first_token=1, tokens=1, first_enchantment=1, enchantments=["drought"])
    for sets in ([kingdom], [kingdom, other]):
        monkeypatch.setattr(tokens, "CARD_SETS", sets)
        with in_language(language):
            names = listed([set_name(card_set.key) for card_set in sets])
            helps = [text_of("seasons").setting_help(name) for name in ("tokens", "enchantment")]
        lists = [run("cards", "seasons", words, "--lang", language).out for words in ("token", "enchantments")]
        assert all(names in flat(told) for told in [*helps, *lists])


def test_cards_of_one_set(run: Run) -> None:
    base = run("cards", "--set", "base").out
    kingdom = run("cards", "seasons", "--set", "Enchanted Kingdom").out
    assert "Amulet of Air" in base
    assert "Damned Soul" in base
    assert "Raven the Usurper" not in base
    assert "Raven the Usurper" in kingdom
    assert "Damned Soul" not in kingdom
    assert run("cards", "--set", "all").out == run("cards").out


def test_cards_as_json(run: Run) -> None:
    data = json.loads(run("cards", "seasons", "--json").out)
    assert all(set(card) == CARD_FIELDS for card in data)
    assert [card["key"] for card in data] == CARD_KEYS[1:]
    numbers = [(card["set"], card["number"]) for card in data]
    assert numbers == [(one.key, number) for one in CARD_SETS for number in one.printed_numbers]
    for one in CARD_SETS:
        told = json.loads(run("cards", "--set", one.key, "--json").out)
        assert told == [card for card in data if card["set"] == one.key]
        assert [card["key"] for card in told] == one.cards


@pytest.mark.parametrize(
    "words", [("seasons", "divine chalice"), ("Divine", "Chalice"), ("seasons", "9"), ("chalice",)]
)
def test_one_card(run: Run, words: tuple[str, ...]) -> None:
    outcome = run("cards", *words)
    assert outcome.status == 0
    assert "9. Divine Chalice, magic item, 10 points" in outcome.out
    assert "Cost: 1 water, 1 earth, 1 fire and 1 air" in outcome.out
    assert json.loads(run("cards", *words, "--json").out)["key"] == "divine-chalice"


@pytest.mark.parametrize("words", [("raven",), ("EK18",), ("ek 18",), (OF_ITS_SET,), ("seasons", "Raven the Usurper")])
def test_one_card_of_the_expansion(run: Run, words: tuple[str, ...]) -> None:
    outcome = run("cards", *words)
    assert outcome.status == 0
    assert "EK18. Raven the Usurper, familiar, 2 points" in outcome.out
    assert json.loads(run("cards", *words, "--json").out)["set"] == "enchanted-kingdom"


def test_a_card_of_two_editions(run: Run) -> None:
    assert "First edition: Costs 6 crystals" in run("cards", "balance of ishtar").out


def test_the_tokens(run: Run) -> None:
    outcome = run("cards", "tokens")
    assert outcome.status == 0
    assert all(token_name(token) in outcome.out for token in range(1, LAST_TOKEN + 1))
    data = json.loads(run("cards", "seasons", "tokens", "--json").out)
    assert [(token["number"], token["points"]) for token in data][6:8] == [(7, -6), (8, 18)]
    assert [token["set"] for token in data] == [set_of_token(token["number"]).key for token in data]


@pytest.mark.parametrize("words", [("token", "7"), ("twelve crystals",), ("seasons", "Token 7")])
def test_one_token(run: Run, words: tuple[str, ...]) -> None:
    assert "ability token 7; -6 points once used): Gain 12 crystals." in flat(run("cards", *words).out)
    assert json.loads(run("cards", *words, "--json").out)["number"] == 7


def test_the_enchantments(run: Run) -> None:
    outcome = run("cards", "enchantments")
    assert outcome.status == 0
    for key in ENCHANTMENT_KEYS[1:]:
        assert enchantment_name(key) in outcome.out
        assert enchantment_text(key) in flat(outcome.out)
    data = json.loads(run("cards", "enchantments", "--json").out)
    assert [entry["key"] for entry in data] == ENCHANTMENT_KEYS[1:]
    assert [entry["number"] for entry in data] == list(range(1, LAST_ENCHANTMENT + 1))


@pytest.mark.parametrize("words", [("drought",), ("enchantment 9",), ("seasons", "Drought")])
def test_one_enchantment(run: Run, words: tuple[str, ...]) -> None:
    outcome = run("cards", *words)
    assert "Drought (enchantment 9): When summer comes" in flat(outcome.out)
    assert "Note: A tie saves everybody." in outcome.out
    assert json.loads(run("cards", *words, "--json").out)["key"] == "drought"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("ios bounty", "ios-bounty"), ("olafs-knowledge", "olafs-knowledge"), ("roots", "entangling-roots")],
)
def test_an_enchantment_by_part_of_its_name(run: Run, typed: str, meant: str) -> None:
    assert json.loads(run("cards", typed, "--json").out)["key"] == meant
