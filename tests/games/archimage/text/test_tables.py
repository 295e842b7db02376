"""Random tables of Archimage in words: every option, question, event and board, and options told apart."""

import random
from collections import Counter

import pytest

import conclave
from conclave.games.archimage.rules.events import EVENT_NAMES, REGISTRY
from conclave.table import Table
from conclave.text import describe_event, describe_option, describe_question, describe_score, describe_view

TABLES = [(circle, players) for circle in ("I", "II", "III", "IV") for players in (2, 3, 4, 5)]
RARE = {"pass", "pass-to"}  # questions that hardly ever come up at random; scenes ask them


def check_seat(table: Table, seat: int) -> None:
    view = table.view(seat)
    told = [describe_option(view, pick) for pick in view.options]
    assert len(set(told)) == len(told), told
    question = describe_question(view)
    for text in [question, *told]:
        assert text
        assert "{" not in text
        assert "  " not in text
        assert not text.startswith((":", " ")), "whatever speaks has a name"
    assert question.endswith(("?", ".")), question


def check_board(table: Table, seat: int | None) -> None:
    lines = describe_view(table.view(seat)).lines()
    assert all(line and "{" not in line and "  " not in line for line in lines)


def play_in_words(table: Table, luck: random.Random, seen: Counter[str], boards: float = 0.03) -> None:
    while not table.over:
        seen[table.view(None).question] += 1
        check_seat(table, table.asked)
        if luck.random() < boards:
            for seat in [*range(table.seats), None]:
                check_board(table, seat)
                assert describe_question(table.view(seat))
        table.choose(luck.choice(table.options))
        for event in table.events:
            seen[event["event"]] += 1
            sentence = describe_event(event, None, table)
            assert sentence.endswith(".")
            assert "{" not in sentence
    check_board(table, 0)
    for seat in range(table.seats):
        for source, points in table.breakdown(seat).items():
            assert describe_score(source, points, "archimage").endswith(f": {points}")


@pytest.mark.parametrize(("circle", "players"), TABLES)
def test_random_tables_are_told_in_full(circle: str, players: int) -> None:
    table = conclave.new("archimage", players=players, seed=players, circle=circle)
    play_in_words(table, random.Random(players), Counter())


def test_random_tables_ask_and_tell_everything() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        for circle, players in TABLES[4::3]:
            table = conclave.new("archimage", players=players, seed=seed, circle=circle)
            play_in_words(table, random.Random(seed), seen, boards=0)
    assert set(REGISTRY.question_keys) - set(seen) <= RARE
    assert set(EVENT_NAMES) <= set(seen)


@pytest.mark.parametrize("circle", ["II", "III", "IV"])
def test_words_depend_on_nothing_but_the_view(circle: str) -> None:
    table = conclave.new("archimage", players=3, seed=7, circle=circle)
    luck = random.Random(7)
    while not table.over:
        if luck.random() < 0.1:
            view = table.view(table.asked)
            again = view.deal(luck.randrange(1000)).view(table.asked)
            assert describe_view(again).lines() == describe_view(view).lines()
            assert describe_question(again) == describe_question(view)
            assert [describe_option(again, pick) for pick in view.options] == [
                describe_option(view, pick) for pick in view.options
            ]
        table.choose(luck.choice(table.options))


def test_players_are_called_by_their_names() -> None:
    table = conclave.new("archimage", players=2, seed=3)
    luck = random.Random(3)
    for _ in range(40):
        table.choose(luck.choice(table.options))
    lines = "\n".join(describe_view(table.view(0), ["Ann", "Bob"]).lines())
    assert "Ann (you), Shaman of the North" in lines
    assert "Bob, Witch of the East" in lines
    assert "Player" not in lines
    other = 1 - table.asked
    assert describe_question(table.view(other), ["Ann", "Bob"]) == f"Waiting for {['Ann', 'Bob'][table.asked]}."
