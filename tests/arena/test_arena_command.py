"""`conclave arena` as people and programs call it: what it prints, that it goes on, and what it says of mistakes."""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from conclave.arena import contest, results
from conclave.arena import executor as running
from conclave.arena.matches import Contest
from conclave.arena.results import read_results
from conclave.cli import main
from conclave.text.errors import Mistake
from tests.arena.gated import PATIENCE, go_on, started, wait_half_way

FEW = ("arena", "archimage", "--bots", "greedy,random", "--games", "8")
INTERRUPTED = 130


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    out = capsys.readouterr()
    return status, " ".join(out.out.split()), " ".join(out.err.split())


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    status, out, _ = arena(capsys, *words, "--json")
    assert status == 0
    data: dict[str, Any] = json.loads(out)
    return data


def played(folder: Path) -> list[dict[str, Any]]:
    """The rows of a folder, without what the clock says."""
    return [{**row, "seconds": 0.0} for row in read_results([folder])[0].rows.to_pylist()]


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve matches played in one go, in one process."""
    folder = tmp_path_factory.mktemp("unbroken")
    assert main([*FEW, "--games", "24", "--workers", "1", "--out", str(folder)]) == 0
    return folder


# --- what it tells ----------------------------------------------------------------------------------------------------


def test_people_get_a_picture_in_words_of_their_language(unbroken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*FEW, "--games", "24", "--out", str(unbroken))
    status, out, err = arena(capsys, *words)
    assert (status, err) == (0, "")
    for part in ("Archimage for 2 players", "24 games, 12 complete matches", "greedy against random", "●", "95 %"):
        assert part in out
    assert str(unbroken) in out
    assert "parties" in arena(capsys, *words, "--lang", "fr")[1]
    assert "partite" in arena(capsys, *words, "--lang", "it")[1]


def test_programs_get_the_same_as_json(unbroken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = told(capsys, *FEW, "--games", "24", "--out", str(unbroken))
    assert (data["game"], data["bots"], data["seed"], data["lineup"]) == ("archimage", ["greedy", "random"], 1, "pairs")
    assert (data["games"], data["matches"], data["complete"], data["folder"]) == (24, 12, True, str(unbroken))
    (rate,) = data["rates"]
    assert (rate["bot"], rate["against"], rate["games"], rate["fair"]) == ("greedy", ["random"], 24, 0.5)
    assert rate["won"]["low"] <= rate["won"]["value"] <= rate["won"]["high"]
    won = sum(row["won"] for row in played(unbroken) if row["bot"] == "greedy") / 24
    assert rate["won"]["value"] == pytest.approx(won)
    assert (data["anchor"], data["faults"]) == ("random", [])
    assert {one["bot"]: one["rating"]["value"] == 0 for one in data["ratings"]} == {"greedy": False, "random": True}


def test_four_players_one_among_three(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "archimage", "--players", "4", "--bots", "greedy,random", "--lineup", "first", "--workers", "1")
    data = told(capsys, *words, "--games", "5", "--out", str(tmp_path))
    assert (data["games"], data["matches"]) == (8, 2), "matches are played whole"
    (rate,) = data["rates"]
    assert (rate["against"], rate["fair"]) == (["random"] * 3, 0.25)
    shown = arena(capsys, *words, "--games", "5", "--out", str(tmp_path))[1]
    assert "greedy against 3 × random" in shown


def test_without_a_folder_the_same_contest_finds_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    first = told(capsys, *FEW, "--games", "2", "--workers", "1")
    monkeypatch.setattr(contest, "play_here", lambda *_: pytest.fail("it is there already"))
    assert told(capsys, *FEW, "--games", "2", "--workers", "1") == first
    assert Path(first["folder"]).parent == Path("arena-results")
    assert "too few matches to tell" in arena(capsys, *FEW, "--games", "2", "--workers", "1")[1]


# --- going on ---------------------------------------------------------------------------------------------------------


def test_many_processes_play_the_same_games(unbroken: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, *FEW, "--games", "24", "--workers", "2", "--out", str(tmp_path))
    assert played(tmp_path) == played(unbroken)


def test_a_search_with_a_budget_of_simulations_thinks_the_same_anywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("arena", "archimage", "--bots", "search:3,greedy", "--games", "2")
    for workers in ("1", "2"):
        told(capsys, *words, "--workers", workers, "--out", str(tmp_path / workers))
    assert played(tmp_path / "1") == played(tmp_path / "2")


def test_more_games_go_on_where_fewer_ended(unbroken: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for games in ("2", "6", "24"):
        data = told(capsys, *FEW, "--games", games, "--workers", "1", "--out", str(tmp_path))
        assert data["games"] == int(games)
    assert played(tmp_path) == played(unbroken)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(
    workers: str, unbroken: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    process = started(tmp_path, (*FEW, "--games", "2000", "--workers", workers))
    wait_half_way(process, tmp_path)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    go_on(tmp_path)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert "Traceback" not in out + err
    assert "the same command goes on from there" in " ".join(err.split())
    there = len(played(tmp_path)) // 2
    assert 2 <= there < 2000
    assert f"Stopped after {there} of 2,000 games" in " ".join(err.split())
    told(capsys, *FEW, "--games", str(max(there, 24)), "--workers", "1", "--out", str(tmp_path))
    assert played(tmp_path)[:48] == played(unbroken)


def test_ctrl_c_ends_the_programs_of_bots(tmp_path: Path) -> None:
    program, told, folder = tmp_path / "silent.py", tmp_path / "told", tmp_path / "out"
    program.write_text(f"import os, time\nopen({str(told)!r}, 'a').write(f'{{os.getpid()}}\\n')\ntime.sleep(1000)\n")
    bad = f"pipe:{sys.executable} {program}"
    process = started(folder, ("arena", "archimage", "--bots", f"random,{bad}", "--games", "2", "--workers", "2"))
    until = time.monotonic() + PATIENCE
    while not told.exists() or not told.read_text().endswith("\n"):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    for number in told.read_text().split():
        while lives(int(number)):
            assert time.monotonic() < until + PATIENCE
            time.sleep(0.02)


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_run_that_is_killed_leaves_its_folder_whole(
    unbroken: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    process = started(tmp_path, (*FEW, "--games", "24", "--workers", "2"))
    wait_half_way(process, tmp_path)
    process.kill()
    process.communicate(timeout=PATIENCE)
    told(capsys, *FEW, "--games", "24", "--workers", "1", "--out", str(tmp_path))
    assert played(tmp_path)[:48] == played(unbroken)


def test_a_worker_that_is_killed_loses_no_game(unbroken: Path, tmp_path: Path) -> None:
    """Its games are played by others; none is there twice."""
    process = started(tmp_path, (*FEW, "--games", "24", "--workers", "2"))
    wait_half_way(process, tmp_path)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    if not children.exists():
        pytest.skip("the system does not say which processes are a process's own")
    workers = [int(child) for child in children.read_text().split() if b"spawn_main" in command_of(int(child))]
    assert len(workers) == 2
    os.kill(workers[0], signal.SIGKILL)
    go_on(tmp_path)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert played(tmp_path) == played(unbroken)
    rows = [row for part in tmp_path.glob(results.PARTS) for row in read_results([part])[0].rows.to_pylist()]
    assert len(rows) == 48


def command_of(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def test_a_game_that_kills_every_worker_ends_the_run() -> None:
    batches = running.Batches([])
    contested = Contest("archimage", {"players": 2}, ("greedy", "random"))
    batches.died(contested, [(0, 0), (0, 1)])
    assert list(batches.left) == [(0, 0), (0, 1)]
    batches.left.clear()
    batches.died(contested, [(0, 1)])
    with pytest.raises(Mistake, match="random, greedy has ended 3 times"):
        batches.died(contested, [(0, 1)])


def test_batches_grow_until_they_take_long_enough() -> None:
    batches = running.Batches((match, 0) for match in range(1000))
    sizes = []
    for _ in range(12):
        batch = batches.take()
        sizes.append(len(batch))
        batches.took(len(batch), len(batch) * running.AIM / 40)
    assert sizes[:5] == [1, 2, 4, 8, 16]
    assert sizes[-1] == 40
    batches.took(1, 10.0)
    assert len(batches.take()) == 1


# --- what goes wrong --------------------------------------------------------------------------------------------------


def test_a_full_disk_is_named_and_what_was_written_is_kept(
    unbroken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (*FEW, "--games", "24", "--workers", "1", "--out", str(tmp_path))
    monkeypatch.setattr(contest, "EVERY", 0.0)
    real = os.fsync
    calls: list[int] = []

    def filling(handle: int) -> None:
        calls.append(handle)
        if len(calls) > 8:
            raise OSError(28, "No space left on device")
        real(handle)

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", filling)
        status, out, err = arena(capsys, *words)
    assert (status, out) == (2, "")
    assert "1 finished game could not be written" in err
    assert "No space left on device" in err
    assert len(played(tmp_path)) == 8, "four games"
    assert arena(capsys, *words)[0] == 0
    assert played(tmp_path) == played(unbroken)


def test_a_damaged_part_is_named(unbroken: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*FEW, "--games", "24", "--workers", "1", "--out", str(tmp_path))
    for games in ("4", "8"):
        assert arena(capsys, *FEW, "--games", games, "--workers", "1", "--out", str(tmp_path))[0] == 0
    second = tmp_path / "games-000002.parquet"
    second.write_bytes(second.read_bytes()[:50])
    status, _, err = arena(capsys, *words)
    assert status == 2
    assert f"{second} is damaged; remove it" in err
    second.unlink()
    assert arena(capsys, *words)[0] == 0
    assert played(tmp_path) == played(unbroken)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (("--seed", "2"), "seed: 1; now: 2"),
        (("--lineup", "first"), "lineup: pairs; now: first"),
        (("--players", "3"), "players 2"),
        (("--circle", "II"), "circle I"),
    ],
)
def test_a_folder_of_another_contest_is_refused(
    change: tuple[str, ...], named: str, unbroken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = arena(capsys, *FEW, "--out", str(unbroken), *change)
    assert status == 2
    assert named in err


def test_a_folder_has_one_run_at_a_time(unbroken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with contest.taken(unbroken):
        status, _, err = arena(capsys, *FEW, "--out", str(unbroken))
    assert status == 2
    assert "Another run" in err


def test_a_folder_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("x")
    status, _, err = arena(capsys, *FEW, "--out", str(tmp_path / "file" / "deeper"))
    assert status == 2
    assert "give another with --out" in err


def test_bots_that_err_are_named_and_the_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "garbage.py"
    program.write_text("for line in iter(input, ''): print('what?', flush=True)\n")
    bad = f"pipe:{sys.executable} {program}"
    words = (
        "arena",
        "archimage",
        "--bots",
        f"random,{bad}",
        "--games",
        "4",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "out"),
    )
    data = told(capsys, *words)
    (fault,) = data["faults"]
    assert (fault["bot"], fault["games"], fault["of"]) == (bad, 4, 4)
    assert data["rates"][0]["won"]["value"] == 1
    out = arena(capsys, *words)[1]
    assert "forfeited 4 games of 4. The first time:" in out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("arena", "archimage", "--bots", "greedy,nobody"), "nobody"),
        (("arena", "chess", "--bots", "greedy,random"), "chess"),
        (("arena", "archimage", "--bots", "greedy,random", "--games", "0"), "--games"),
        (("arena", "archimage", "--bots", "greedy,random", "--games", "99999999999999999999"), "--games"),
        (("arena", "archimage", "--bots", "greedy,random", "--workers", "none"), "--workers"),
        (("arena", "archimage", "--bots", "greedy,random", "--seed", "x"), "--seed"),
        (("arena", "archimage", "--bots", "greedy,random", "--level", "archmage"), "--level"),
        (("arena", "archimage"), "--bots"),
    ],
)
def test_mistakes_are_one_sentence(
    words: tuple[str, ...],
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = arena(capsys, *words)
    assert (status, out) == (2, "")
    assert named in err


@pytest.mark.parametrize("missing", ["numpy", "pyarrow", "scipy"])
def test_a_library_that_is_missing_is_named_before_anything_is_played(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    folder = tmp_path / "out"
    status, _, err = arena(capsys, *FEW, "--out", str(folder))
    assert status == 2
    assert 'pip install "conclave[arena]"' in err
    assert not folder.exists()
