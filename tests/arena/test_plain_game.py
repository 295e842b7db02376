"""Contests of a game that brings rules and words only: ratings and scores, and nothing of cards."""

import json
from pathlib import Path

import pytest

from conclave.arena import bench
from conclave.arena.game_statistics import Benchmark, benchmark_of, log_of, statistics_of
from conclave.arena.matches import Contest
from conclave.arena.play import play_game
from conclave.arena.report import report_of
from conclave.arena.results import read_results, schema, write_part
from conclave.arena.throughput import aec_steps, batched_steps, simulations
from conclave.cli import main
from conclave.table import new_table, rules_of
from conclave.table.registry import MissingPart
from conclave.table.rng import key_from_seed
from conclave.text.extras import library

TOY = "auction"


def contest() -> Contest:
    return Contest(TOY, rules_of(TOY).checked(2, {}), ("random", "search:8"))


def test_a_contest_has_ratings_and_scores() -> None:
    games = [(match, rotation) for match in range(10) for rotation in range(2)]
    rows = [row for game in games for row in play_game(contest(), game)]
    assert all(row["cards"] == [] for row in rows)
    assert all(row["fault"] == "" for row in rows)
    report = report_of(contest(), library("pyarrow", "arena").Table.from_pylist(rows, schema=schema(TOY)))
    assert (report.games, report.matches) == (20, 10)
    assert {standing.bot for standing in report.standings} == {"random", "search:8"}
    assert sum(standing.score for standing in report.standings) == pytest.approx(15)


def test_its_results_are_read_again(tmp_path: Path) -> None:
    rows = play_game(contest(), (0, 0))
    write_part(tmp_path, contest().settings(), rows)
    assert read_results([tmp_path])[0].rows.to_pylist() == rows


def test_the_command_plays_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", TOY, "--bots", "random,search:8", "--games", "20", "--workers", "1", "--out", str(tmp_path)]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["games"], told["complete"]) == (TOY, 20, True)
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "Auction for 2 players" in " ".join(shown.split())
    assert shown.endswith(f"The games are in {tmp_path}.\n")


def test_its_cards_are_not_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert log_of(new_table(TOY, 2, key_from_seed(1), {})) is None
    with pytest.raises(MissingPart, match="statistics"):
        statistics_of(TOY)
    write_part(tmp_path, contest().settings(), play_game(contest(), (0, 0)))
    assert main(["stats", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "statistics" in told.err


def test_its_speed_is_measured_without_marks() -> None:
    assert benchmark_of(TOY) == Benchmark()
    assert bench.mid_game(TOY).round == 1
    assert bench.decisions_a_second(TOY, 0.05, [{}])[0][0] > 100
    assert simulations(TOY, bench.mid_game(TOY), 0.05) > 10
    assert aec_steps(TOY, {}, 0.05) is None
    assert batched_steps(TOY, {}, 0.05) is None
    figures: bench.Figures = {
        "game": TOY,
        "engine": bench.engine(),
        "python": "",
        "decisions_a_second": 1,
        "copy_microseconds": 1e9,
    }
    assert bench.missed(figures | {"aec_steps_a_second": None}, 1.0) == []
