"""The arena on a dask.distributed cluster, on loopback, with a worker killed half-way."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from conclave.arena import executor as running
from conclave.arena import results
from conclave.arena.results import read_results
from conclave.cli import main
from conclave.text.extras import library
from tests.arena.gated import PATIENCE, go_on, parts, started, wait_half_way

WORDS = ("arena", "archimage", "--bots", "greedy,random", "--games", "24")


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes: list[subprocess.Popen[bytes]] = []
        self.start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")
        until = time.monotonic() + PATIENCE
        while not self.file.exists() or not self.file.read_text().strip():
            assert time.monotonic() < until
            time.sleep(0.05)
        self.address: str = json.loads(self.file.read_text())["address"]

    def start(self, module: str, *words: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.{module}", "--scheduler-file", str(self.file), *words]
        with (self.folder / f"{module}.log").open("ab") as log:
            process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        self.processes.append(process)
        return process

    def worker(self) -> "subprocess.Popen[bytes]":
        words = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--host", "127.0.0.1", "--memory-limit", "0")
        return self.start("dask_worker", *words)

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "cluster"
    folder.mkdir()
    made = Cluster(folder)
    yield made
    made.end()


def test_a_cluster_with_a_worker_killed_plays_the_same_games(cluster: Cluster, tmp_path: Path) -> None:
    first, _ = cluster.worker(), cluster.worker()
    there, here = tmp_path / "there", tmp_path / "here"
    run = started(there, (*WORDS, "--cluster", cluster.address))
    wait_half_way(run, there)
    os.kill(first.pid, signal.SIGKILL)
    go_on(there)
    _, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0, err
    assert main([*WORDS, "--workers", "1", "--out", str(here)]) == 0
    rows = [[{**row, "seconds": 0.0} for row in read_results([one])[0].rows.to_pylist()] for one in (there, here)]
    assert rows[0] == rows[1]
    written = sum(len(read_results([part])[0].rows) for part in there.glob(results.PARTS))
    assert written == 48, "no game is there twice"


def test_a_scheduler_that_goes_is_named_and_what_is_finished_is_kept(cluster: Cluster, tmp_path: Path) -> None:
    folder = tmp_path / "there"
    run = started(folder, (*WORDS, "--cluster", cluster.address))
    assert run.stderr is not None
    while "has no workers yet" not in run.stderr.readline():
        assert run.poll() is None
    cluster.worker()
    wait_half_way(run, folder)
    cluster.processes[0].kill()
    go_on(folder)
    _, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 2
    told = " ".join(err.split())
    assert f"The scheduler at {cluster.address} is gone. All finished games are kept" in told
    assert "Traceback" not in told
    kept = len(read_results([folder])[0].rows)
    assert kept >= 4
    assert main([*WORDS, "--workers", "1", "--out", str(folder)]) == 0
    assert len(read_results([folder])[0].rows) == 48


def test_an_unreachable_scheduler_is_named_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "REACHED", 1)
    library("distributed", running.CLUSTER)  # loaded before the clock runs: that can take long
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{nobody.getsockname()[1]}"  # which nobody listens at
        began = time.monotonic()
        assert main([*WORDS, "--out", str(tmp_path), "--cluster", address]) == 2
    assert time.monotonic() - began < 10
    assert f"No scheduler answers at {address}" in " ".join(capsys.readouterr().err.split())
    assert main([*WORDS, "--out", str(tmp_path), "--cluster", "no address"]) == 2
    assert "No scheduler answers at no address" in " ".join(capsys.readouterr().err.split())
    assert not parts(tmp_path)


def test_a_cluster_needs_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*WORDS, "--out", str(tmp_path), "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert 'pip install "conclave[cluster]"' in capsys.readouterr().err
