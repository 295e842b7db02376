"""Random tables in words: every option, question, event and board, told apart and with nothing hidden in them."""

import random

import pytest

import conclave
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS
from conclave.games.seasons.rules.picks import END
from conclave.games.seasons.text.cards import card_name
from conclave.table import Table, View
from conclave.text import describe_event, describe_option, describe_question, describe_score, describe_view

NAMES = {card_name(key): key for key in CARD_KEYS[1:]}


def cards_in(text: str) -> set[str]:
    """Every card that a text names."""
    return {key for name, key in NAMES.items() if name in text}


def known_cards(view: View) -> set[str]:
    """Cards that lie open, or that the viewer holds or looks at."""
    data = view.data
    open_cards = {entry["card"] for shown in data["players"] for entry in shown["play"]}
    own = data["own"] or {"hand": [], "pack": [], "library2": [], "library3": []}
    held = {key for part in ("hand", "pack", "library2", "library3") for key in own[part]}
    face_up = {key for at, key in data["known"]["top"] if at < data["face_up"]}
    on_show = {key for frame in data["paused"] if isinstance(frame["pool"], list) for key in frame["pool"]}
    return open_cards | held | face_up | on_show


def known_top(view: View) -> set[str]:
    """The top card of the pile, if the viewer has seen it."""
    return {key for at, key in view.data["known"]["top"] if at == 0}


# Cards that texts of other cards, of tokens and of enchantments mention by name.
MENTIONED = {"amulet-of-water", "steadfast-die", "elemental-amulet", "temporal-boots"}


def cards_asked_for(view: View) -> set[str]:
    """The cards whose effects ask, and one that a Raven pays for."""
    frames = view.data["paused"]
    paid_for = {CARD_KEYS[frame["b"]] for frame in frames if frame["effect"] == "raven-the-usurper"}
    return {frame["card"] for frame in frames} | paid_for | {"shield-of-zira", "yjangs-forgotten-vase"}


def check_seat(table: Table, seat: int) -> None:
    view = table.view(seat)
    told = [describe_option(view, pick) for pick in view.options]
    assert len(set(told)) == len(told), told
    assert all(text and "{" not in text for text in told)
    question = describe_question(view)
    assert "{" not in question
    assert not question.startswith(":"), "a question that names whose effect asks knows whose it is"
    assert "  " not in question
    known = known_cards(view)
    assert cards_in("\n".join([question, *told])) <= known | known_top(view) | cards_asked_for(view)
    lines = describe_view(view).lines()
    assert cards_in("\n".join(lines)) <= known | MENTIONED


def play_in_words(table: Table, luck: random.Random, hurry: float = 0.0) -> None:
    """Play at random to the end and put everything into words; with hurry, turns are not ended if there is a choice."""
    while not table.over:
        for seat in table.waiting:
            check_seat(table, seat)
        seat = luck.choice(table.waiting)
        options = table.options_of(seat)
        if len(options) > 1 and luck.random() < hurry:
            options = [pick for pick in options if pick != END]
        table.choose(luck.choice(options), seat)
        for watcher in (*range(table.seats), None):
            for event in table.events_for(watcher):
                told = describe_event(event, None, "seasons")
                assert cards_in(told) <= {event.get("card", "")} | (
                    {"raven-the-usurper"} if event["event"] == "copied" else set()
                )
    for seat in range(table.seats):
        for source, points in table.breakdown(seat).items():
            assert str(points) in describe_score(source, points, "seasons")


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_in_words(seed: int) -> None:
    level = ["archmage", "archmage", "magician", "apprentice"][seed % 4]
    table = conclave.new("seasons", players=2 + seed % 3, seed=seed, level=level, edition=2 - seed // 3 % 2)
    play_in_words(table, random.Random(seed))


@pytest.mark.parametrize("enchantment", ENCHANTMENT_KEYS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_of_the_expansion_in_words(enchantment: str, players: int) -> None:
    seed = players + 3 * ENCHANTMENT_KEYS.index(enchantment)
    table = conclave.new(
        "seasons",
        players=players,
        seed=seed,
        level="magician" if players < 4 else "archmage",  # where every other card is of the expansion
        sets=["base", "enchanted-kingdom"],
        tokens=seed % 2 == 0,
        enchantment=enchantment,
    )
    play_in_words(table, random.Random(seed), hurry=0.8)


@pytest.mark.parametrize("seed", range(3))
def test_tokens_and_enchantments_go_with_the_base_cards_alone(seed: int) -> None:
    table = conclave.new("seasons", players=2 + seed, seed=seed, level="apprentice", tokens=True, enchantment="random")
    play_in_words(table, random.Random(seed))


@pytest.mark.parametrize("seed", range(14))
def test_words_depend_on_nothing_but_the_view(seed: int) -> None:
    table = conclave.new("seasons", players=2 + seed % 3, seed=seed)
    if seed > 2:
        table = conclave.new(
            "seasons",
            players=2 + seed % 2,
            seed=seed,
            sets=["base", "enchanted-kingdom"],
            tokens=True,
            enchantment=ENCHANTMENT_KEYS[seed - 3],
        )
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
        seat = luck.choice(table.waiting)
        table.choose(luck.choice(table.options_of(seat)), seat)


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
