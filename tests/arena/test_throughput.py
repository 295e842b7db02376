"""What `conclave bench` says of the environments for learning and of search."""

import json

import pytest

from conclave.arena import bench
from conclave.arena import throughput as paces
from conclave.cli import main

QUICK = ["bench", "archimage", "--seconds", "0.1", "--memory", "0", "--no-rivals"]


def test_the_figures_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["aec_steps_a_second"] > 100
    assert figures["batched_steps_a_second"] > 100
    assert figures["simulations_a_second"] > 10


def test_without_the_extra_it_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paces, "learning", lambda game: None)
    assert main(QUICK) == 0
    out = capsys.readouterr().out
    assert out.count("not installed") == out.count("conclave[envs]") == 2
    assert "simulations a second of search" in out


def test_steps_that_are_too_slow_are_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "AEC_STEPS", dict.fromkeys(bench.AEC_STEPS, 1e12))
    assert main([*QUICK, "--check", "0.01"]) == 1
    assert "AEC environment" in capsys.readouterr().err
