"""`conclave simulate` and `conclave bench`: what they print, what a program gets, and mistakes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conclave.arena import bench, simulate
from conclave.arena.game_statistics import benchmark_of
from conclave.arena.play import random_game
from conclave.cli import main
from conclave.games.seasons.rules.names import SET_KEYS
from conclave.table import game_keys
from conclave.text.settings import game_title

ROOT = Path(__file__).parents[2]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    out = capsys.readouterr()
    return status, out.out, out.err


def test_simulate_tells_speed_length_scores_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "seasons", "--players", "3", "--games", "6", "--seed", "4")
    assert status == 0
    for words in ("games a second", "decisions a second", "decisions a game", "rounds a game", "±", "player 3"):
        assert words in out
    assert "player 4" not in out


def test_simulate_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "seasons", "--players", "2", "--games", "5", "--seed", "9", "--level", "apprentice", "--json")
    first, again = (json.loads(run(capsys, *words)[1]) for _ in range(2))
    plain = {"sets": ["base"], "tokens": False, "enchantment": "none", "ask_forced": False}
    assert first["options"] == {"players": 2, "level": "apprentice", "edition": 2, **plain}
    assert first["games"] == 5
    assert sum(first["win_share_by_seat"]) == pytest.approx(1)
    same = ("decisions_a_game", "rounds_a_game", "score_mean", "score_spread", "win_share_by_seat")
    assert [first[name] for name in same] == [again[name] for name in same], "the same seed is the same games"


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("all", SET_KEYS),
        ("enchanted-kingdom", ["base", "enchanted-kingdom"]),
        ("base,enchanted-kingdom", ["base", "enchanted-kingdom"]),
        ("enchanted-kingdom,base", ["base", "enchanted-kingdom"]),
        ("Base+Enchanted Kingdom", ["base", "enchanted-kingdom"]),
        ("base", ["base"]),
        ("base,base", ["base"]),
    ],
)
def test_simulate_with_sets(capsys: pytest.CaptureFixture[str], given: str, meant: list[str]) -> None:
    words = ("simulate", "seasons", "--games", "2", "--sets", given, "--tokens", "--enchantment", "random", "--json")
    options = json.loads(run(capsys, *words)[1])["options"]
    assert (options["sets"], options["tokens"], options["enchantment"]) == (meant, True, "random")


@pytest.mark.parametrize("given", ["ios-bounty", "Io's Bounty", "IOS BOUNTY", "7"])
def test_an_enchantment_as_people_write_it(capsys: pytest.CaptureFixture[str], given: str) -> None:
    words = ("simulate", "seasons", "--games", "1", "--enchantment", given, "--json")
    assert json.loads(run(capsys, *words)[1])["options"]["enchantment"] == "ios-bounty"


def test_simulate_says_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    sets = ("--sets", "enchanted-kingdom")
    words = ("simulate", "seasons", "--games", "1", "--level", "magician", *sets, "--tokens")
    out = run(capsys, *words, "--enchantment", "drought")[1]
    assert "magician level, edition 2, with Enchanted Kingdom, ability tokens and Drought" in " ".join(out.split())
    out = run(capsys, "simulate", "seasons", "--games", "1", "--enchantment", "random")[1]
    assert "archmage level, edition 2, with an enchantment at random" in " ".join(out.split())
    assert "Enchanted Kingdom" not in out


def test_simulate_stopped_tells_what_it_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    def interrupted(*args: Any) -> Any:
        calls.append(1)
        if len(calls) > 3:
            raise KeyboardInterrupt
        return random_game(*args)

    monkeypatch.setattr(simulate, "random_game", interrupted)
    status, out, err = run(capsys, "simulate", "seasons", "--games", "50")
    assert status == 0
    assert "3 random games" in out
    assert "Stopped after 3 games" in err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "seasons", "--players", "7"), "2, 3, 4"),
        (("simulate", "seasons", "--players", "x"), "“x”"),
        (("simulate", "seasons", "--games", "0"), "--games"),
        (("simulate", "seasons", "--games", "many"), "“many”"),
        (("simulate", "seasons", "--seed", "z"), "--seed"),
        (("simulate", "seasons", "--level", "easy"), "apprentice"),
        (("simulate", "seasons", "--edition", "3"), "2, 1"),
        (("bench", "chess"), "archimage, "),
        (("bench", "--seconds", "0"), "--seconds"),
        (("bench", "--seconds", "nan"), "--seconds"),
        (("bench", "--memory", "-5"), "--memory"),
        (("bench", "--check", "much"), "--check"),
    ],
)
def test_mistakes_are_one_sentence(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], named: str) -> None:
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith("conclave: ")
    assert named in err


def test_bench_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "bench", "--seconds", "0.2", "--memory", "2000", "--no-rivals", "--json")
    figures = json.loads(out)
    assert status == 0
    assert figures["engine"] == bench.engine()
    assert figures["decisions_a_second"] > 1000
    assert 0.1 < figures["copy_microseconds"] < 1000
    assert 1 < figures["deal_microseconds"] < 100_000
    assert figures["rivals"] == {}


def test_bench_of_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    """What is too slow is said with its game, once all are measured."""
    words = ("bench", "--all", "--seconds", "0.05", "--memory", "0", "--no-rivals", "--check", "99999", "--json")
    status, out, err = run(capsys, *words)
    assert status == 1
    assert [json.loads(line)["game"] for line in out.splitlines()] == game_keys()
    missed = {line.partition(":")[0] for line in err.splitlines() if "misses" in line}
    assert missed == {game_title(key) for key in game_keys() if benchmark_of(key).marks}


def amount(text: str) -> float:
    return float(text.replace(",", ""))


def test_two_engines_beside_each_other() -> None:
    """Each figure with what either engine reaches and the ratio of the two."""
    words = [sys.executable, sys.executable, "--games", game_keys()[0], "--laps", "1", "--seconds", "0.1"]
    command = [sys.executable, str(ROOT / "bench" / "compare"), *words]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in told.splitlines()[1:]]
    assert {"decisions_a_second", "copy_microseconds", "deal_microseconds"} <= {row[0] for row in rows}
    for name, *amounts in rows:
        before, after, ratio = map(amount, amounts)
        better = before / after if "_microseconds" in name else after / before
        assert ratio == pytest.approx(better, rel=0.1)


def test_bench_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "bench", "--seconds", "0.1", "--memory", "0")
    assert status == 0
    assert "decisions a second through the public API" in out
    assert "OpenSpiel" in out


def test_bench_says_what_is_too_slow(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "bench", "--seconds", "0.1", "--memory", "0", "--no-rivals", "--check", "1000")
    assert status == 1
    assert "misses its mark" in err


def test_bench_of_archimage(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("bench", "archimage", "--seconds", "0.2", "--memory", "500", "--no-rivals")
    figures = json.loads(run(capsys, *words, "--json")[1])
    assert figures["game"] == "archimage"
    assert figures["decisions_a_second"] > 500
    assert 0.1 < figures["copy_microseconds"] < 1000
    assert "extended_share" not in figures
    status, out, _ = run(capsys, *words)
    assert status == 0
    assert "Archimage, " in out
    assert "extends" not in out
