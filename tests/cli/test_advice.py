"""`conclave hint` and `conclave review`: what a person is told, what a program gets, and what can be wrong."""

import json
import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from conclave.bots.review import Moment
from conclave.table import Record
from conclave.terminal.chart import bars, scale, spread, svg
from conclave.terminal.save_files import write_saved
from tests.cli.runner import Run, refused, rewritten

BOT = ["--bot", "search:12"]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Seasons that Ann and Bob have begun, at a turn with several choices."""
    record = Record.begin("seasons", players=2, seed=6, level="apprentice")
    while record.table.round < 2 or record.table.view(record.table.asked).question != "free":
        record.choose(record.table.options[0])
    path = tmp_path_factory.mktemp("games") / "begun.json"
    write_saved(path, record, ["human", "human"], ["Ann", "Bob"])
    return path


@pytest.fixture(scope="module")
def muddled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Seasons in which Ann and Bob have chosen by chance for four rounds."""
    record = Record.begin("seasons", players=2, seed=6, level="apprentice")
    luck = random.Random(1)
    while record.table.round < 5:
        record.choose(luck.choice(record.table.options))
    path = tmp_path_factory.mktemp("games") / "muddled.json"
    write_saved(path, record, ["human", "human"], ["Ann", "Bob"])
    return path


def asked(path: Path) -> int:
    return Record.load(json.loads(path.read_text(encoding="utf-8"))).table.asked


# --- hint ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "turn", "value"),
    [
        ("en", "Your turn. What will you do?", r" – \d+\u00a0% to win$"),
        ("fr", "C’est votre tour. Que faites-vous\u00a0?", r" – \d+\u00a0% de chances de gagner$"),
        ("it", "Tocca a te. Che cosa fai?", r" – \d+\u00a0% di probabilità di vincere$"),
    ],
)
def test_a_hint_in_sentences(run: Run, begun: Path, language: str, turn: str, value: str) -> None:
    shown = run("hint", str(begun), *BOT, "--lang", language)
    lines = shown.out.splitlines()
    assert shown.status == 0
    assert lines[0] == turn
    assert ["Ann", "Bob"][asked(begun)] in lines[1]
    assert len([line for line in lines if re.match(r" [123]\. ", line)]) in (2, 3)
    assert re.search(value, shown.out, re.MULTILINE)


def test_a_hint_in_points(run: Run, begun: Path) -> None:
    assert re.search(r" – [+−]\d+\.\d points$", run("hint", str(begun), "--bot", "greedy").out, re.MULTILINE)


def test_the_same_bot_gives_the_same_hint(run: Run, begun: Path) -> None:
    assert run("hint", str(begun), *BOT).out == run("hint", str(begun), *BOT).out


def test_a_hint_for_programs(run: Run, begun: Path) -> None:
    told = json.loads(run("hint", str(begun), *BOT, "--json").out)
    assert told["seat"] == asked(begun) + 1
    assert told["bot"] == "search:12"
    options = Record.load(json.loads(begun.read_text(encoding="utf-8"))).table
    assert {one["pick"] for one in told["best"]} <= {options.notation(pick) for pick in options.options}
    assert all(one["scale"] == "chance" and 0 <= one["value"] <= 1 for one in told["best"])


def test_a_hint_for_either_of_two_who_choose_at_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "start.json"
    write_saved(path, Record.begin("seasons", players=2, seed=6), ["human", "human"], [])
    for seat in ("1", "2"):
        assert json.loads(run("hint", str(path), "--seat", seat, *BOT, "--json").out)["seat"] == int(seat)


def test_a_hint_where_a_set_is_chosen_is_the_set(run: Run, tmp_path: Path) -> None:
    record = Record.begin("seasons", players=2, seed=6)
    while record.table.view(record.table.asked).question != "build":
        record.choose(record.table.options[0])
    path = tmp_path / "building.json"
    write_saved(path, record, ["human", "human"], ["Ann", "Bob"])
    shown = run("hint", str(path), *BOT).out
    assert "all of these together" in shown
    assert shown.count("into the opening hand") == 3
    told = json.loads(run("hint", str(path), *BOT, "--json").out)
    assert len(set(told["set"])) == 3
    assert told["best"] == []


def test_a_hint_is_for_people_where_bots_are_asked_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "start.json"
    write_saved(path, Record.begin("seasons", players=2, seed=6), ["adept", "human"], [])
    assert json.loads(run("hint", str(path), *BOT, "--json").out)["seat"] == 2


def test_hints_that_cannot_be_given(run: Run, begun: Path, finished: Path) -> None:
    other = str(2 - asked(begun))
    refused(run("hint", str(finished)), "is over", f"conclave review {finished}")
    refused(run("hint", str(begun), "--seat", other), ["Ann", "Bob"][1 - asked(begun)], "not asked now")
    refused(run("hint", str(begun), "--seat", "3"), "1 to 2", "“3”")
    refused(run("hint", str(begun), "--seat", "Ann"), "“Ann”")
    refused(run("hint", str(begun), "--bot", "nobody"), "No bot “nobody”", "master")
    refused(run("hint", str(begun), "--bot", "pipe:no-such-program"), "cannot be started")
    refused(run("hint", str(begun.parent / "nothing.json")), "There is no file")
    refused(run("hint"), "FILE")


# --- review --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["What cost most", "Better: ", "to win", "The chance to win", "Ann: ", " now"]),
        (
            "fr",
            ["Ce qui a coûté le plus", "Mieux\u00a0: ", "de chances de gagner", "Les chances de gagner", "maintenant"],
        ),
        ("it", ["Che cosa è costato di più", "Meglio: ", "di probabilità di vincere", "La probabilità", "adesso"]),
    ],
)
def test_a_game_that_is_not_over_is_reviewed_so_far(run: Run, muddled: Path, language: str, words: list[str]) -> None:
    shown = run("review", str(muddled), *BOT, "--worst", "2", "--lang", language)
    assert shown.status == 0
    for word in words:
        assert word in shown.out
    assert len(re.findall(r"^ \d\. ", shown.out, re.MULTILINE)) == 2
    assert "█" in shown.out


def test_a_finished_game_is_reviewed(run: Run, short: Path) -> None:
    shown = run("review", str(short), *BOT)
    record = Record.load(json.loads(short.read_text(encoding="utf-8")))
    winner = record.table.winners[0]
    line = re.sub(r"[ \n]+", " ", shown.out)
    told = re.findall(r"Player (\d): (\d+)\u00a0% at the start.*?(\d+)\u00a0% at the end", line)
    assert told == [(str(seat + 1), "33", "100" if seat == winner else "0") for seat in range(3)]
    assert f"conclave replay {short} --to " in shown.out
    assert max(len(line) for line in shown.out.splitlines() if "conclave replay" not in line) <= 100
    data = json.loads(run("review", str(short), *BOT, "--json", "--seat", "2", "--worst", "3").out)
    assert data["over"] is True
    assert [one["seat"] for one in data["worst"]] == [2, 2, 2]
    costs = [one["cost"] for one in data["worst"]]
    assert costs == sorted(costs, reverse=True)
    assert all(one["pick"] in one["options"] for one in data["worst"])
    assert data["moments"][-1]["chances"][winner] == 1


@pytest.fixture(scope="module")
def short() -> Path:
    """A short game that was played to its end."""
    return Path(__file__).parents[1] / "records" / "archimage-a-board-of-ones-own-seed-3033.json"


def test_a_review_is_drawn_into_a_file(run: Run, begun: Path, tmp_path: Path) -> None:
    out = tmp_path / "course.svg"
    shown = run("review", str(begun), *BOT, "--svg", str(out))
    assert f"The picture is in {out}" in shown.out
    drawing = ET.fromstring(out.read_text(encoding="utf-8"))
    assert len(drawing.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    assert {"Ann", "Bob"} <= {text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")}
    refused(run("review", str(begun), *BOT, "--svg", str(out)), "exists already")


def test_reviews_that_cannot_be_made(
    run: Run, begun: Path, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = tmp_path / "empty.json"
    write_saved(empty, Record.begin("seasons", players=2, seed=6), ["human", "human"], [])
    refused(run("review", str(empty)), "Nobody has chosen anything yet")
    refused(run("review", str(begun), "--worst", "x"), "--worst")
    refused(run("review", str(begun), "--worst", "0"), "--worst")
    monkeypatch.setattr("conclave.terminal.review.reviewed", None)  # refused before
    refused(run("review", str(begun), "--svg", str(tmp_path / "missing" / "course.svg")), "No such file or directory")
    monkeypatch.undo()
    refused(run("review", str(begun), "--seat", "0"), "1 to 2")
    refused(run("review", str(begun), "--bot", "pipe:no-such-program"), "cannot be started")
    cut = tmp_path / "cut.json"
    cut.write_bytes(finished.read_bytes()[:-200])
    refused(run("review", str(cut)), "cut off")
    picks = json.loads(finished.read_text(encoding="utf-8"))["picks"]
    refused(run("review", str(rewritten(finished, tmp_path / "bad.json", picks=["1 end turn", *picks]))), "line 1")


def test_a_bot_that_does_not_tell_its_thoughts(run: Run, begun: Path, tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text("import sys\nfor line in sys.stdin:\n    print(1, flush=True)\n", encoding="utf-8")
    for command in ("hint", "review"):
        refused(run(command, str(begun), "--bot", f"pipe:python3 {program}"), "does not tell what it thinks")


# --- the chart -----------------------------------------------------------------------------------------------------


def test_bars_are_as_high_as_their_values() -> None:
    assert bars([0.0, 0.01, 0.5, 1.0], lines=2) == ["   █", " ▁██"]
    assert bars([0.75], lines=1) == ["▆"]


@pytest.mark.parametrize(("count", "width"), [(1, 10), (7, 20), (300, 72), (72, 72)])
def test_any_number_of_moments_fills_the_width(count: int, width: int) -> None:
    values = [at / count for at in range(count)]
    found = spread(values, width)
    assert len(found) == width
    assert found == sorted(found)
    assert min(values) <= min(found) <= max(found) <= max(values)


def test_rounds_are_numbered_where_there_is_room() -> None:
    moments = [Moment(at, at // 4, [0.5, 0.5]) for at in range(40)]
    assert scale(moments, 80).split() == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    assert len(scale(moments, 20)) <= 20
    assert scale(moments, 20).split()[0] == "1"


def test_names_cannot_break_a_picture() -> None:
    moments = [Moment(at, at, [0.5, 0.25, 0.125, 0.125, 0.0]) for at in range(3)]
    picture = svg("<title> & co", "Round", moments, ["<a>", "&", '"', "'", "]]>"], [(1, 4)])
    assert [text.text for text in ET.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")].count("<a>") == 1
