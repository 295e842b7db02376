"""Random tables in words: every option, question, event and board, told apart and with nothing hidden in them."""

import random

import pytest

import conclave
from conclave.seasons.names import CARD_KEYS
from conclave.table import Table, View
from conclave.text import (
    card_name,
    describe_event,
    describe_option,
    describe_question,
    describe_score,
    describe_view,
)

NAMES = {card_name(key): key for key in CARD_KEYS[1:]}


def cards_in(text: str) -> set[str]:
    """Every card that a text names."""
    return {key for name, key in NAMES.items() if name in text}


def known_cards(view: View) -> set[str]:
    """Cards that lie open, or that the viewer holds."""
    data = view.data
    open_cards = {entry["card"] for shown in data["players"] for entry in shown["play"]}
    own = data["own"] or {"hand": [], "pack": [], "library2": [], "library3": []}
    held = {key for part in ("hand", "pack", "library2", "library3") for key in own[part]}
    return open_cards | held


def check_seat(table: Table, seat: int) -> None:
    view = table.view(seat)
    told = [describe_option(view, pick) for pick in view.options]
    assert len(set(told)) == len(told), told
    assert all(text and "{" not in text for text in told)
    assert describe_question(view)
    lines = describe_view(view).lines()
    assert cards_in("\n".join(lines)) <= known_cards(view) | {"amulet-of-water"}


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_in_words(seed: int) -> None:
    level = ["archmage", "archmage", "magician", "apprentice"][seed % 4]
    table = conclave.new("seasons", players=2 + seed % 3, seed=seed, level=level, edition=2 - seed // 3 % 2)
    luck = random.Random(seed)
    while not table.over:
        for seat in table.waiting:
            check_seat(table, seat)
        seat = luck.choice(table.waiting)
        table.choose(luck.choice(table.options_of(seat)), seat)
        for watcher in (*range(table.seats), None):
            for event in table.events_for(watcher):
                told = describe_event(event)
                assert cards_in(told) <= {event["card"]}
    for seat in range(table.seats):
        for source, points in table.breakdown(seat).items():
            assert str(points) in describe_score(source, points)


@pytest.mark.parametrize("seed", range(3))
def test_words_depend_on_nothing_but_the_view(seed: int) -> None:
    table = conclave.new("seasons", players=2 + seed % 3, seed=seed)
    luck = random.Random(seed)
    while not table.over:
        if luck.random() < 0.1:
            seat = luck.choice(table.waiting)
            view = table.view(seat)
            again = view.deal(luck.randrange(1000)).view(seat)
            assert describe_view(again).lines() == describe_view(view).lines()
            assert describe_question(again) == describe_question(view)
            assert [describe_option(again, pick) for pick in view.options] == [
                describe_option(view, pick) for pick in view.options
            ]
        table.choose(luck.choice(table.options))


def test_spectators_see_the_open_part_only() -> None:
    table = conclave.new("seasons", players=3, seed=1, level="magician")
    luck = random.Random(1)
    for _ in range(80):
        table.choose(luck.choice(table.options))
    view = table.view(None)
    lines = describe_view(table).lines()
    assert cards_in("\n".join(lines)) <= known_cards(view)
    assert describe_question(view).startswith("Waiting for")


def test_players_are_called_by_their_names() -> None:
    table = conclave.new("seasons", players=2, seed=3, level="apprentice")
    lines = "\n".join(describe_view(table.view(0), ["Ann", "Bob"]).lines())
    assert "Ann (you)" in lines
    assert "Bob" in lines
    assert "Player" not in lines
