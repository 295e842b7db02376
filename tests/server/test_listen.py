"""Where the server listens, and that the browser of whoever started it comes there."""

import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from conclave.server.commands import PORT
from conclave.server.listen import address_of, bound, listen, port_of
from conclave.text.errors import Mistake
from tests.server.server import PATIENT, eventually
from tests.terminal.pace import slowness

SLOWEST = 2.5  # seconds from its start until it answers, on an ordinary machine


@contextmanager
def serving(folder: Path, *words: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "conclave", "serve", "--database", str(folder / "tables.sqlite3"), *words]
    hidden = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": "", "CONCLAVE_LANG": "en"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | hidden | environment)
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=PATIENT)


def lines(process: "subprocess.Popen[str]", number: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().rstrip("\n") for _ in range(number)]


def test_the_page_is_opened_once_the_server_answers(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >"{opened}.part" && mv "{opened}.part" "{opened}"\n')
    browser.chmod(0o755)
    with serving(tmp_path, "--port", "0", "--open", BROWSER=str(browser)) as process:
        ready, stop = lines(process, 2)
        address = ready.split()[-1]
        assert "Ctrl+C" in stop
        eventually(opened.exists)
        assert opened.read_text().strip() == address
        assert httpx.get(address).status_code == 200


def test_without_a_browser_the_address_is_told(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--open") as process:
        ready, _, told = lines(process, 3)
        assert ready.startswith("Conclave is at http://127.0.0.1:")
        assert "no browser" in told


def test_ctrl_c_is_how_it_is_stopped(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as process:
        lines(process, 2)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENT) == 0


def test_a_taken_port_gives_way_unless_it_was_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = bound("127.0.0.1", 0)[0]
    taken.listen()
    port = port_of(taken)
    with pytest.raises(Mistake, match=str(port)):
        listen("127.0.0.1", port, or_any=False)
    other = listen("127.0.0.1", port, or_any=True)[0]
    assert port_of(other) != port
    assert f"Port {port} is taken" in capsys.readouterr().out
    for one in (taken, other):
        one.close()


def test_the_usual_port_may_be_taken(tmp_path: Path) -> None:
    taken = socket.socket()
    try:
        taken.bind(("127.0.0.1", PORT))
        taken.listen()
    except OSError:
        pass  # by somebody else: just as well
    with taken, serving(tmp_path) as process:
        told, ready = lines(process, 2)
        assert told.startswith(f"Port {PORT} is taken")
        assert httpx.get(ready.split()[-1]).status_code == 200


def test_an_address_that_is_not_of_this_machine_is_refused() -> None:
    with pytest.raises(Mistake, match="--port"):
        listen("192.0.2.1", 0, or_any=True)


def test_the_address_is_one_for_a_browser() -> None:
    for host, shown in (("0.0.0.0", "127.0.0.1"), ("127.0.0.1", "127.0.0.1")):
        with bound(host, 0)[0] as one:
            assert address_of(one) == f"http://{shown}:{port_of(one)}/"


def test_it_soon_answers(tmp_path: Path) -> None:
    """The best of three starts, in the program's own time; the first of them makes the database."""
    worked = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with serving(tmp_path, "--port", "0") as process:
            lines(process, 1)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        worked.append((after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / slowness())
    assert min(worked) < SLOWEST
