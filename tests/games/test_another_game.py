"""A third and a fourth game work beside ours, whatever their options are called and however many may play."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import conclave
from conclave.table.registry import Game, game_named
from conclave.text import in_language
from conclave.text.settings import game_words, option_words
from tests.cli.runner import Run, refused
from tests.games import tea_party

ARCHIMAGE_CARDS = ("cards", "archimage", "--circle", "II")


def test_a_game_has_the_title_that_it_gives_itself(tea: str) -> None:
    assert game_named(tea).title == "Tea for Eight"
    assert game_words(tea)["title"] == "Tea for Eight"
    assert Game("some-game", rules="", text="").title == "Some Game"


def test_a_key_of_two_words_has_its_messages(tea: str) -> None:
    assert option_words(tea, "tokens")["text"] == "how many cakes everybody takes"
    with in_language("fr"):
        assert option_words(tea, "tokens")["text"] == "how many cakes everybody takes", "what a language lacks"


def test_lists_of_several_games_may_have_options_of_the_same_name(run: Run, tea: str) -> None:
    assert run(*ARCHIMAGE_CARDS).status == 0
    assert run("cards", "seasons", "--set", "base").status == 0
    told = run("cards", tea, "round", "--set", "3", "--served-on", "glass", "--json", "--tea-party-json", "2")
    assert told.out == "cakes: round {'set': '3', 'served-on': 'glass', 'json': '2'} as JSON\n"
    assert run("cards", "cake", "--set", "3").out == "cakes: cake {'set': '3'} in words\n"
    assert run("cards", "--served-on", "glass").out == "cakes: {'served-on': 'glass'} in words\n"
    refused(
        run("cards", "seasons", "--served-on", "glass"), "--served-on is an option of Tea for Eight, not of Seasons"
    )


def test_the_help_tells_what_an_option_is_in_each_game(run: Run, tea: str) -> None:
    shown = " ".join(run("cards", "--help").out.split())
    assert "--set SET|TRAY" in shown
    assert "Tea for Eight: only cakes of this set" in shown
    shown = " ".join(run("play", "--help").out.split())
    assert "Tea for Eight: how many cakes everybody takes" in shown
    assert "3 to 8 in Tea for Eight" in shown


def settings(run: Run, path: Path, *words: str) -> dict[str, object]:
    """What a game that computers play was played with."""
    seats = 3 if words[0] == tea_party.KEY else 2
    path.unlink(missing_ok=True)
    outcome = run("play", *words, "--seats", ",".join(["random"] * seats), "--seed", "1", "--record", str(path))
    assert outcome.status == 0, outcome.err
    told: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))["options"]
    return told


def test_an_option_takes_what_the_game_says(run: Run, tea: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    plain = ("--draft-mode", "closed", "--tea-party-seats", "free")
    ours = settings(run, path, tea, "--tokens", "3", "--level", "--circle", *plain)
    wanted = {"tokens": 3, "level": True, "circle": True, "draft_mode": "closed", "seats": "free", "json": False}
    assert {name: ours[name] for name in wanted} == wanted
    assert settings(run, path, "seasons", "--tokens", "--level", "magician")["tokens"] is True
    assert settings(run, path, "archimage", "--circle", "II")["circle"] == "II"


def test_an_option_with_a_value_too_many_or_none_is_refused(run: Run, tea: str) -> None:
    refused(run("play", tea, "--tokens"), "--tokens needs something after it; see conclave play")
    refused(run("simulate", tea, "--level", "high"), "--level takes nothing after it; see conclave simulate")
    refused(run("play", "archimage", "--circle"), "--circle needs something after it")
    refused(run("play", "seasons", "--tokens", "3"), "--tokens takes nothing after it")
    refused(run("play", tea, "--tokens", "9"), "9", "1, 2, 3")
    refused(
        run("play", "auction", "--draft-mode", "open"), "--draft-mode is an option of Tea for Eight, not of Auction"
    )
    refused(run("play", "--resume", "game.json", "--tokens"), "--tokens")


def test_commands_with_options_of_the_same_name_play_it(run: Run, tea: str) -> None:
    told = run("simulate", tea, "--games", "3", "--players", "8", "--json", "--tea-party-json", "--tokens", "2")
    assert json.loads(told.out)["games"] == 3
    assert re.search(r"random games of Tea for Eight", run("simulate", tea, "--games", "3").out)
    assert conclave.new(tea, players=8, seed=1).seats == 8


def test_eight_are_drawn_apart(run: Run, tea: str, tmp_path: Path) -> None:
    record, picture = str(tmp_path / "game.json"), tmp_path / "chances.svg"
    assert run("play", tea, "--players", "8", "--seats", ",".join(["random"] * 8), "--record", record).status == 0
    assert run("review", record, "--bot", "search:4", "--svg", str(picture)).status == 0
    lines = [line.attrib for line in ET.parse(picture).getroot().iter() if line.tag.endswith("polyline")]
    assert len({line["stroke-dasharray"] for line in lines}) == len(lines) == 8
