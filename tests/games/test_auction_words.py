"""The toy game, which brings rules and words only, is played at the terminal and read about like any other."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import conclave
from conclave.terminal.interface import make_interface
from conclave.terminal.panels import panels_of
from conclave.text import (
    describe_events,
    describe_option,
    describe_question,
    describe_view,
    in_language,
    languages,
    text_of,
)
from conclave.text.settings import game_words, option_words, value_words
from tests.cli.runner import Run
from tests.terminal.terminal import Terminal
from tests.terminal.window import opened, seated

PACKAGE = Path(__file__).parent / "auction" / "auction"
TOY = "auction"
MOST_LINES = 300  # of code and words


def words_in(language: str) -> str:
    return (PACKAGE / "text" / language / "words.ftl").read_text(encoding="utf-8")


def test_it_is_small() -> None:
    files = [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".ftl")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


@pytest.mark.parametrize("language", languages())
def test_its_words_are_complete(language: str) -> None:
    shape = re.compile(r"^[\w-]+ =|^ +\.\w+ =|\{ \$\w+ (?:->)?", re.MULTILINE)
    assert sorted(shape.findall(words_in(language))) == sorted(shape.findall(words_in("en")))


@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    with in_language(language):
        table = conclave.new(TOY, players=3, seed=4)
        while not table.over:
            view = table.view(table.asked)
            told += [describe_question(view), *describe_view(view).lines()]
            told += [describe_option(view, pick) for pick in view.options]
            table.choose(view.options[0], table.asked)
            told += describe_events(table.events_for(0), None, table)
        told.append(describe_question(table.view(0)))
    assert all(told)
    assert not [line for line in told if re.search(r"[{}]|auction|bid \d", line)]
    assert capsys.readouterr().err == "", "no language lacks anything"


def test_what_it_says() -> None:
    table = conclave.new(TOY, players=2, seed=2)
    view = table.view(0)
    assert describe_question(view) == "Which card do you bid for the prize of 5?"
    assert describe_question(table.view(None)) == "Waiting for Player 1 and Player 2."
    assert describe_option(view, view.options[0]) == "Bid the 2"
    assert describe_view(view).lines() == [
        "Auction · round 1",
        "The prize on offer: 5",
        "Player 1: 0 points, 5 cards in hand",
        "Player 2: 0 points, 5 cards in hand",
        "Your hand: 2, 5, 9, 11 and 14",
    ]
    table.choose(view.options[0], 0)
    assert describe_events(table.events_for(0), ["Ann"], table) == ["Ann bids the 2."]
    assert describe_events(table.events_for(1), ["Ann"], table) == ["Ann has chosen a card."]
    table.choose(4, 1)
    assert describe_events(table.events_for(1), ["Ann"], table) == [
        "Player 2 bids the 4.",
        "Ann shows the 2.",
        "Player 2 shows the 4.",
        "Player 2 wins the prize of 5.",
        "A prize of 3 is turned up.",
    ]


def test_its_settings_have_plain_words() -> None:
    assert game_words(TOY)["title"] == "Auction"
    assert "highest card" in game_words(TOY)["text"]
    assert option_words(TOY, "players")["title"] == "Players"
    assert value_words(TOY, "players", 3)["title"] == "3 players"
    assert value_words(TOY, "ask_forced", True)["title"] == "Asked all the same"


def test_a_name_without_words_is_told_by_itself() -> None:
    text = text_of(TOY)
    assert text.source("long-shot 3") == "long shot 3"
    assert text.event({"event": "came-late", "seat": 0}, None, None) == "came late"
    assert text.decision("think-twice") == "think twice"


def test_it_is_played_line_by_line(terminal: Terminal) -> None:
    outcome = terminal.play(
        "auction",
        "--seats",
        "human,random",
        "--seed",
        "2",
        answers=["1", "bid 9", "Bid the 5", "board", "why bid 3", "card x", "hand", "help", "1", "1"],
    )
    assert "Auction for 2 players. You may type help at any prompt." in outcome
    assert "Player 2 has chosen a card." in outcome
    assert "“bid 3” is not among the choices of player 1 now." in outcome
    assert "There is nothing to look up in Auction." in outcome
    assert "The game is over." in outcome


def test_it_is_played_in_the_window(tmp_path: Path) -> None:
    async def play() -> str:
        async with opened(seated(tmp_path / "game.json", TOY, "human,random", seed=2, names="Ann,")) as driver:
            assert "Your hand: 2, 5, 9, 11 and 14" in driver.screen()
            assert "Which card do you bid" in driver.screen()
            await driver.press("c", "escape", "slash", "5", "escape", "question_mark", "escape")
            while driver.numbers:
                await driver.choose(driver.numbers[0])
            return driver.screen()

    assert "wins." in asyncio.run(play())


def test_it_is_simulated_recorded_replayed_and_verified(run: Run, tmp_path: Path) -> None:
    assert "20 random games of Auction" in run("simulate", TOY, "--games", "20", "--players", "3").out
    path = str(tmp_path / "game.json")
    assert run("play", TOY, "--seats", "random,random", "--seed", "1", "--record", path).status == 0
    assert "The record holds: 10 choices" in run("verify", path).out.replace("\n", " ")
    assert "Bid the" in run("replay", path).out
    assert "(a bid)" in run("replay", path, "--to", "3").out
    assert json.loads(run("replay", path, "--json").out)["game"] == TOY


def test_what_it_lacks_is_refused_in_its_name(run: Run) -> None:
    listing = run("cards", TOY)
    assert (listing.status, listing.out) == (2, "")
    assert listing.err == "conclave: Auction has nothing to list.\n"
    reading = run("rules", TOY)
    assert reading.status == 2
    assert "nothing to read yet about how Auction is played" in reading.err
    assert "seasons" not in (listing.err + reading.err).lower()
    refused = run("play", TOY, "--level", "archmage")
    assert "--level is an option of Seasons, not of Auction" in refused.err


def test_it_stands_beside_the_others_in_the_help(run: Run) -> None:
    shown = " ".join(run("play", "--help").out.split())
    assert "2 to 4 in Auction" in shown
    assert "Auction" in run("--help").out


def test_another_process_finds_it() -> None:
    command = [sys.executable, "-m", "conclave", "simulate", TOY, "--games", "5", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["game"] == TOY


def test_it_has_the_plain_interface_and_panels() -> None:
    assert type(make_interface(TOY)).__module__ == "conclave.terminal.interface"
    assert type(panels_of(TOY)).__module__ == "conclave.terminal.panels"
