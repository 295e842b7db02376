"""Contests of a game of another package that says itself what is counted of its cards."""

import json
from pathlib import Path

from tests.cli.runner import Run, refused


def test_a_command_plays_with_as_many_as_the_game_can_have(run: Run, tea: str, tmp_path: Path) -> None:
    words = ("arena", tea, "--bots", "random,greedy", "--games", "4", "--workers", "1", "--out", str(tmp_path))
    told = run(*words, "--json")
    assert told.status == 0, told.err
    assert_figures(run, tmp_path)
    told = run("simulate", "archimage", "--games", "1", "--json")
    assert len(json.loads(told.out)["win_share_by_seat"]) == 4


def assert_figures(run: Run, results: Path) -> None:
    """The figures of a contest are those that the game counts, in its own columns and pictures."""
    told = run("stats", str(results), "--sort", "trays")
    assert {"Cake", "eaten", "seats"} <= set(told.out.split()), told.err
    assert "drafted" not in told.out
    card = json.loads(run("stats", str(results), "--json").out)["groups"][0]["cards"][0]
    assert list(card)[:5] == ["card", "seen", "matches", "trays", "crumbs"]
    assert sum(card["trays"]) == card["played"]
    assert ",trays,".replace("s", "_1") in run("stats", str(results), "--csv").out
    assert run("stats", str(results), "--plots", str(results / "plots")).status == 0
    assert "tray 4" in (results / "plots" / "trays.svg").read_text(encoding="utf-8")
    assert run("stats", str(results), "--html", str(results / "page.html")).status == 0
    refused(run("stats", str(results), "--sort", "drafted"), "--sort cannot be “drafted”", "trays")
