"""The law of words: at every decision of random tables, in every language for those who are asked and in one language
after the other for those who look on; at the end in every language for everybody.

What is told is well written, tells options apart, and depends on nothing but the view. The laws play many more games
with a language for each decision in turn.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import conclave
from conclave.games.seasons.rules.picks import END
from conclave.table import Table, View
from conclave.text import (
    catalogue,
    describe_event,
    describe_option,
    describe_question,
    describe_reason,
    describe_score,
    describe_view,
    in_language,
)
from tests.text.catalogues import ENGLISH, LANGUAGES, blemishes

NAMES = ["Anne", "Yves", "Hélène", "Bob", "Œdipe"]  # who make languages elide, or not
REDEALT = 0.04  # of all decisions
KINGDOM = {"sets": ["base", "enchanted-kingdom"], "tokens": True}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("seasons", {"players": 2, "level": "apprentice", "edition": 1}),
    ("seasons", {"players": 3, "level": "archmage"}),
    ("seasons", {"players": 4, "level": "magician", **KINGDOM, "enchantment": "nature-spirit"}),
    ("seasons", {"players": 2, **KINGDOM, "enchantment": "vision-of-destiny"}),
    ("seasons", {"players": 3, "level": "magician", **KINGDOM, "enchantment": "drought"}),
    ("seasons", {"players": 4, **KINGDOM, "enchantment": "argos-embrace"}),
    ("archimage", {"players": 2, "circle": "II"}),
    ("archimage", {"players": 3, "circle": "III"}),
    ("archimage", {"players": 2, "circle": "IV"}),
    ("archimage", {"players": 2, "circle": "I"}),
]
IN_SHORT = (0, 3, 7)  # tables that every run of the tests plays; a soak plays all


@pytest.fixture(autouse=True)
def every_language_speaks_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(language: str, file: str, state: str) -> None:
        raise AssertionError(f"{language}/{file}.ftl is {state}")

    monkeypatch.setattr(catalogue, "warn_once", fail)


@cache
def well_written(language: str, sentence: str) -> None:
    assert sentence
    assert not blemishes(language, sentence), sentence
    assert language == "en" or not ENGLISH.search(sentence), sentence


def words_of(view: View) -> list[str]:
    """All that somebody reads in a language: the board, the question, and the options in short and in full."""
    short = [describe_option(view, pick, NAMES) for pick in view.options]
    full = [describe_option(view, pick, NAMES, full=True) for pick in view.options]
    assert len(set(short)) == len(set(full)) == len(view.options), short
    board = describe_view(view, NAMES)
    questions = [describe_question(view, NAMES, full=full) for full in (False, True)]
    return [*board.lines(), *board.lines(full=False), *questions, *short, *full]


def everybody(table: Table) -> Iterator[View]:
    for seat in (*range(table.seats), None):
        yield table.view(seat)


def check_views(table: Table, decision: int) -> None:
    for turn, view in enumerate(everybody(table), decision):
        looks_on = not view.options and not table.over
        for language in [LANGUAGES[turn % len(LANGUAGES)]] if looks_on else LANGUAGES:
            with in_language(language):
                for sentence in words_of(view):
                    well_written(language, sentence)


def check_redeals(table: Table, seed: int) -> None:
    for seat in (*range(table.seats), None):
        view, again = table.view(seat), table.redeal(seat, seed).view(seat)
        for language in LANGUAGES:
            with in_language(language):
                assert words_of(again) == words_of(view), "words tell what a view hides"


def check_events(table: Table) -> None:
    told: set[str] = set()
    for watcher in (*range(table.seats), None):
        for event in table.events_for(watcher):
            for language in LANGUAGES:
                with in_language(language):
                    for full in (False, True):
                        sentence = describe_event(event, NAMES, table, full)
                        well_written(language, sentence)
                        assert full or sentence.endswith("."), sentence
                        told.add(sentence)


def check_reasons(table: Table, luck: random.Random) -> None:
    pick = luck.choice(list(table.spelling.picks.values()))
    reason = table.why_not(table.notation(pick), table.asked)
    if reason is not None:
        told = set()
        for language in LANGUAGES:
            with in_language(language):
                sentence = describe_reason(reason, where=table, full=True)
                assert reason.ruling in sentence
                assert sentence.endswith((".", ")"))
                # A notation that is quoted has hyphens where a sentence has none, and English words.
                well_written(language, sentence.replace(table.notation(pick), "…"))
                told.add(sentence)
        assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize(
    "number",
    [number if number in IN_SHORT else pytest.param(number, marks=pytest.mark.soak) for number in range(len(TABLES))],
)
def test_a_random_table_in_all_languages(number: int) -> None:
    game, options = TABLES[number]
    table = conclave.new(game, seed=number, **options)
    luck = random.Random(number)
    decision = 0
    while not table.over:
        check_views(table, decision)
        decision += 1
        check_reasons(table, luck)
        if luck.random() < REDEALT:
            check_redeals(table, luck.randrange(1000))
        seat = luck.choice(table.waiting)
        picks = [pick for pick in table.options_of(seat) if pick != END or luck.random() < 0.3]
        table.choose(luck.choice(picks or table.options_of(seat)), seat)
        check_events(table)
    check_views(table, decision)
    for language in LANGUAGES:
        with in_language(language):
            for source, points in table.breakdown(0).items():
                for full in (False, True):
                    well_written(language, describe_score(source, points, game, full))
