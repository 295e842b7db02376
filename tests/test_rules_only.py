"""A game that brings rules and no words is played everywhere, also alone; a bare name stands for each message."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import conclave
from conclave.bots import make_bot
from conclave.bots.judge import Judge, chances, margin
from conclave.envs.buffers import SCORE, WIN, rewards_of
from conclave.table.registry import game_named
from conclave.text import (
    describe_events,
    describe_option,
    describe_question,
    describe_view,
    in_language,
    languages,
    text_of,
)
from conclave.text.settings import game_words, value_words
from tests.cli.runner import Run
from tests.server.server import Person, choose_first, everybody_goes_home, file_in, running_server
from tests.terminal.terminal import Terminal

ROOT = Path(__file__).parents[1]
ALONE = ("--seats", "human", "--seed", "1")


def test_its_title_is_made_from_its_key(quiet: str) -> None:
    assert game_named(quiet).title == "Quiet Hand"
    assert game_words(quiet) == {"title": "Quiet Hand", "text": ""}


@pytest.mark.parametrize("language", languages())
def test_what_has_no_words_is_told_by_its_name(quiet: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In any language, and nothing is said to be missing."""
    with in_language(language):
        table = conclave.new(quiet, players=2, seed=1)
        view = table.view(0)
        assert describe_question(view) == "draw on"
        assert [describe_option(view, pick) for pick in view.options] == ["draw", "stop"]
        assert "hands so far: , " in describe_view(view).lines()
        table.choose(table.options[1])
        assert describe_events(table.events_for(1), None, table) == ["stopped for good"]
        assert text_of(quiet).source("quiet-cards") == "quiet cards"
    assert capsys.readouterr().err == ""


def test_it_is_played_line_by_line(quiet: str, terminal: Terminal) -> None:
    outcome = terminal.play(quiet, *ALONE, answers=["draw", "board", "why draw", "help", "2"])
    assert "Quiet Hand for 1 player. You may type help at any prompt." in outcome
    assert "The game is over." in outcome


def test_a_bot_plays_it_alone(quiet: str, run: Run, tmp_path: Path) -> None:
    """Greedy and searching too: a seat without opponents is worth what it has."""
    for bot in ("random", "greedy", "search:8"):
        told = json.loads(run("simulate", quiet, "--games", "5", "--players", "1", "--bot", bot, "--json").out)
        assert (told["games"], told["win_share_by_seat"]) == (5, [1.0])
    assert "5 random games of Quiet Hand, 1 player " in run("simulate", quiet, "--games", "5", "--players", "1").out
    path = str(tmp_path / "game.json")
    assert run("play", quiet, "--seats", "greedy", "--seed", "1", "--record", path).status == 0
    assert "The record holds" in run("verify", path).out
    assert "Quiet Hand for 1 player" in run("replay", path).out
    assert run("review", path, "--bot", "search:4").status == 0


def test_who_plays_alone_is_worth_its_points(quiet: str) -> None:
    table = conclave.new(quiet, players=1, seed=1)
    judge = Judge()
    before = chances(judge, table)[0]
    table.choose(table.parse("draw"))
    assert margin(judge, table, 0) == judge.evaluate(table, 0) == table.scores[0] > 0
    assert before < chances(judge, table)[0] < 1
    table.choose(table.parse("stop"))
    assert (rewards_of(table, WIN), rewards_of(table, SCORE)) == ([1.0], [float(table.scores[0])])


def test_a_bot_stops_in_time(quiet: str) -> None:
    """Alone it plays for points: random play has too much of them more often than not."""
    points = dict.fromkeys(("random", "search:60"), 0)
    for name in points:
        for seed in range(20):
            table = conclave.new(quiet, players=1, seed=seed)
            bot = make_bot(name, seed, quiet)
            while not table.over:
                table.choose(bot.choose(table.view(0)))
            points[name] += table.scores[0]
    assert points["search:60"] > points["random"]


def test_how_many_play(quiet: str) -> None:
    assert [value_words(quiet, "players", number)["title"] for number in (1, 2)] == ["1 player", "2 players"]


def test_a_server_shows_it(quiet: str, tmp_path: Path) -> None:
    with running_server(file_in(tmp_path)) as server:
        ann = Person(server.url)
        assert ann.fetch("games", lang="fr")[quiet]["title"] == "Quiet Hand"
        for seats in (["me"], ["me", "me"]):
            table = ann.new(*seats, game=quiet)["table"]
            ann.ready(table, *range(len(seats)))
            assert ann.state(table, lang="fr")["question"]["text"] == "draw on"
            while (state := ann.state(table, lang="en"))["phase"] == "playing":
                choose_first(ann, table, state["view"]["waiting"][0])
            assert set(state["result"]["sources"].values()) == {"quiet cards"}
        everybody_goes_home()


def test_the_laws_hold(quiet: str) -> None:
    """Also where a game has fewer decisions than the laws would look at."""
    command = [sys.executable, "-m", "tests.laws", "--kind", quiet, "--games", "40", "--workers", "1"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "20 games with players 1" in told.stdout
