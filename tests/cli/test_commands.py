"""Each command does what its help says."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import conclave
from conclave.cli import commands, main
from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS
from conclave.games.seasons.text.tokens import enchantment_name, enchantment_text
from conclave.version import __version__
from tests.cli.runner import Run


def test_help_explains_every_command(run: Run) -> None:
    for args in ((), ("--help",), ("-h",)):
        outcome = run(*args)
        assert outcome.status == 0
        assert all(f"    {command} " in outcome.out for command in commands())
        assert outcome.out.count("example") >= 4


@pytest.mark.parametrize("command", commands())
def test_help_of_a_command(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert outcome.status == 0
    assert outcome.out.startswith(f"usage: conclave {command}")
    assert outcome.err == ""


def test_version(run: Run) -> None:
    assert run("--version").out.strip() == f"conclave {__version__}"


def test_replay_tells_the_whole_game(run: Run, finished: Path) -> None:
    outcome = run("replay", str(finished))
    picks = len(json.loads(finished.read_text(encoding="utf-8"))["picks"])
    assert outcome.status == 0
    assert f"{picks}. Player" in outcome.out
    assert "Total" in outcome.out


def test_replay_as_json(run: Run, finished: Path) -> None:
    data = json.loads(run("replay", str(finished), "--json").out)
    record = json.loads(finished.read_text(encoding="utf-8"))
    assert [f"{entry['seat']} {entry['pick']}" for entry in data["told"]] == record["picks"]
    assert data["scores"] == record["scores"]
    assert all(entry["option"] and isinstance(entry["events"], list) for entry in data["told"])


@pytest.mark.parametrize("to", [0, 5, 40])
def test_replay_to_a_position(run: Run, finished: Path, to: int) -> None:
    outcome = run("replay", str(finished), "--to", str(to))
    assert outcome.status == 0
    assert f"The position after {to} choices:" in outcome.out
    data = json.loads(run("replay", str(finished), "--to", str(to), "--json").out)
    assert data["to"] == to
    assert conclave.load(data["position"]).dump() == data["position"]
    assert data["lines"]


def test_replay_and_verify_a_game_with_the_expansion(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = ("play", "seasons", "--seats", "random,random", "--seed", "6", "--tokens")
    assert run(*game, "--sets", "enchanted-kingdom", "--enchantment", "random", "--record", str(path)).status == 0
    data = json.loads(run("verify", str(path), "--json").out)
    assert data["ok"] is True
    assert data["options"]["enchantment"] == "random"
    assert data["enchantment"] in ENCHANTMENT_KEYS[1:]
    told = " ".join(run("replay", str(path)).out.split())
    assert f"with Enchanted Kingdom, ability tokens and {enchantment_name(data['enchantment'])}" in told
    opening = " ".join(run("replay", str(path), "--to", "0").out.split())
    assert "Player 2 keeps one of the ability tokens" in opening
    assert enchantment_text(data["enchantment"]) in opening
    for to in range(0, data["picks"], 40):
        position = json.loads(run("replay", str(path), "--to", str(to), "--json").out)["position"]
        assert conclave.load(position).dump() == position


def test_verify(run: Run, finished: Path) -> None:
    outcome = run("verify", str(finished))
    assert outcome.status == 0
    assert "The record holds" in outcome.out
    data = json.loads(run("verify", str(finished), "--json").out)
    record = json.loads(finished.read_text(encoding="utf-8"))
    assert data["ok"] is True
    assert data["over"] is True
    assert (data["scores"], data["winners"]) == (record["scores"], record["winners"])
    assert data["commitment"] == record["commitment"]


def test_verify_a_game_that_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    assert run("play", "seasons", "--seed", "1", "--record", str(path)).status == 0
    assert "so far" in run("verify", str(path)).out
    assert json.loads(run("verify", str(path), "--json").out)["scores"] is None


def test_python_runs_the_same_command(finished: Path) -> None:
    for module in ("conclave", "conclave.cli"):
        command = [sys.executable, "-m", module, "verify", str(finished)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert "The record holds" in done.stdout


def test_a_reader_who_leaves_is_no_trouble(finished: Path) -> None:
    command = [sys.executable, "-m", "conclave", "replay", str(finished)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_ctrl_c_outside_a_game(monkeypatch: pytest.MonkeyPatch, finished: Path) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("conclave.terminal.commands.read_saved", interrupted)
    assert main(["verify", str(finished)]) == 130


def test_a_fault_of_our_own_is_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("oh")

    if sys.flags.dev_mode:
        pytest.skip("developers see the traceback")
    monkeypatch.setattr("conclave.terminal.commands.read_saved", broken)
    assert main(["verify", str(finished)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_it_starts_quickly() -> None:
    """No package that a command does not need is loaded for it."""
    code = "import sys, conclave.cli; conclave.cli.main(['--version']); print('conclave.arena' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"conclave {__version__}", "False"]
