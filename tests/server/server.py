"""A server to test: in a thread, or as a process; and people who use it."""

import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from conclave.server.app import Server
from conclave.server.commands import config_of
from conclave.server.settings import Settings
from tests.server.contract import check_answer, check_message

PATIENT = 30.0  # seconds to wait for what must come
PROCESSES: "list[Process]" = []  # that end with the test that started them
GUESTS: "list[Person]" = []  # whose connections are closed after each test


class RunningServer:
    """A server in this process: its parts can be looked at."""

    def __init__(self, database: str, **settings: Any) -> None:
        plain = Settings(database=database, bot_delay=0, requests_a_second=5000, requests_at_once=5000)
        quick = replace(plain, opponent="random", stand_in="random", adviser="search:8", reviewer="search:4")
        self.settings = replace(quick, **{"messages_a_second": 5000, "messages_at_once": 5000} | settings)
        self.server = Server(self.settings)
        self.runner = uvicorn.Server(config_of(self.server, "127.0.0.1", 0, "127.0.0.1", verbose=False))
        self.thread = threading.Thread(target=self.runner.run, daemon=True)

    def start(self) -> "RunningServer":
        self.thread.start()
        eventually(lambda: self.runner.started)
        port = self.runner.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def stop(self) -> None:
        self.runner.should_exit = True
        self.thread.join(PATIENT)
        assert not self.thread.is_alive()

    def play(self, table: str) -> Any:
        return self.server.tables.loaded[table].play


def everybody_goes_home() -> None:
    """Close the connections and end the processes that a test has left."""
    while GUESTS:
        GUESTS.pop().close()
    while PROCESSES:
        PROCESSES.pop().kill()


def counted(at: RunningServer, name: str) -> float:
    """What a counter of a server without labels has come to."""
    return at.server.metrics.registry.get_sample_value(f"conclave_{name}_total") or 0


@contextmanager
def running_server(database: str, **settings: Any) -> Iterator[RunningServer]:
    one = RunningServer(database, **settings).start()
    try:
        yield one
    finally:
        one.stop()


class Process:
    """A server as a process of its own."""

    def __init__(self, database: str, port: int = 0) -> None:
        command = [
            sys.executable,
            "-m",
            "conclave",
            "serve",
            "--port",
            str(port),
            "--database",
            database,
            "--rate",
            "1000",
        ]
        PROCESSES.append(self)
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=os.environ | {"CONCLAVE_LANG": "en"}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Conclave is at "), line
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """At once, without a word; also what is over already."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENT)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENT)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Person:
    """Somebody with a browser: a cookie jar, and what they ask for."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENT)
        GUESTS.append(self)

    def close(self) -> None:
        self.http.close()

    @property
    def secret(self) -> str:
        return str(self.http.cookies["conclave"])

    def get(self, path: str, **query: Any) -> httpx.Response:
        return check_answer(self.http.get(f"/api/{path}", params=query))

    def post(self, path: str, **body: Any) -> httpx.Response:
        return check_answer(self.http.post(f"/api/{path}", json=body))

    def fetch(self, path: str, **query: Any) -> Any:
        answer = self.get(path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def done(self, path: str, **body: Any) -> Any:
        answer = self.post(path, **body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def new(self, *kinds: str, game: str = "seasons", patience: int = 0, **options: Any) -> dict[str, Any]:
        """A table with these kinds of seats."""
        seats = [{"kind": kind, "name": f"{kind}{number}"} for number, kind in enumerate(kinds)]
        made: dict[str, Any] = self.done("tables", game=game, seats=seats, options=options, patience=patience)
        return made

    def ready(self, table: str, *seats: int) -> None:
        for seat in seats:
            self.done(f"tables/{table}/ready", seat=seat, value=secrets.token_hex(32))

    def state(self, table: str, **query: Any) -> Any:
        return self.fetch(f"tables/{table}", **query)

    @contextmanager
    def live(self, table: str, **query: Any) -> Iterator[ClientConnection]:
        address = self.http.base_url.copy_with(scheme="ws").join(f"/api/tables/{table}/live").copy_merge_params(query)
        cookie = {"Cookie": f"conclave={self.secret}"} if "conclave" in self.http.cookies else {}
        with connect(str(address), additional_headers=cookie, proxy=None, max_size=None) as socket:
            yield socket


def receive(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = check_message(socket.recv(PATIENT))
        if message["type"] == kind:
            return message


def eventually(condition: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + PATIENT
    while not (found := condition()):
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.01)
    return found


def file_in(folder: Path) -> str:
    return str(folder / "tables.sqlite3")


def two_people(url: str, **options: Any) -> tuple[Person, Person, str]:
    """Two people at a table that has begun."""
    ann, bob = Person(url), Person(url)
    made = ann.new("me", "open", **options)
    table = str(made["table"])
    joined = bob.done("join", code=made["invite"], name="Bob")
    assert joined == {"table": table, "seat": 1}
    ann.ready(table, 0)
    bob.ready(table, 1)
    return ann, bob, table


def choose_first(person: Person, table: str, seat: int) -> int:
    """Make the first choice that is offered to a seat; the version it has."""
    state = person.state(table, seat=seat, lang="none")
    pick = state["question"]["options"][0]["pick"]
    return int(person.done(f"tables/{table}/picks", seat=seat, version=state["version"], pick=pick)["version"])


def play_on(people: list[Person], table: str, most: int = 10_000) -> int:
    """Play by first choices, person n in seat n, until the end or for so many choices; tells how many."""
    made = 0
    while made < most:
        state = people[0].state(table, watch=True, lang="none")
        if state["phase"] != "playing":
            break
        seat = state["view"]["waiting"][-1]
        choose_first(people[seat], table, seat)
        made += 1
    return made
