"""Killed in the middle: nothing that was acknowledged is lost or made twice, and every table goes on."""

import os
from pathlib import Path

import httpx

from tests.server.crashing import everything_goes_on, killed_while_playing, nothing_lost_nothing_twice
from tests.server.server import Person, Process, choose_first, eventually, file_in, two_people

KILLS = 100 if "CONCLAVE_SOAK" in os.environ else 10


def test_killed_while_several_play(tmp_path: Path) -> None:
    database = file_in(tmp_path)
    servers = [Process(database)]
    try:
        players = killed_while_playing(database, servers, KILLS, 3)
        nothing_lost_nothing_twice(database, players)
        assert sum(player.sent_again for player in players) > 0, "no kill hit anybody"
        everything_goes_on(servers, players)
    finally:
        servers[0].stop()


def test_two_processes_on_one_file(tmp_path: Path) -> None:
    database = file_in(tmp_path)
    one, two = Process(database), Process(database)
    try:
        ann, bob, table = two_people(one.url)
        bob.http.base_url = httpx.URL(two.url)
        with bob.live(table) as socket:
            socket.recv(10)
            version = choose_first(ann, table, 0)
            told = eventually(lambda: f'"version":{version},' in str(socket.recv(10)))
            assert told
        choose_first(bob, table, 1)
        assert ann.state(table, seat=0)["version"] >= version
    finally:
        one.stop()
        two.stop()


def test_a_bot_goes_on_after_a_restart_and_no_worker_outlives_its_server(tmp_path: Path) -> None:
    database = file_in(tmp_path)
    server = Process(database)
    ann = Person(server.url)
    table = ann.new("me", "bot", level="apprentice")["table"]
    ann.ready(table, 0)
    eventually(lambda: ann.state(table, lang="none")["view"]["waiting"] == [0])
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    workers = children.read_text().split() if children.exists() else []
    server.kill()
    eventually(lambda: not any(running(worker) for worker in workers))
    server = Process(database)
    try:
        ann.http.base_url = httpx.URL(server.url)
        for _ in range(5):
            eventually(lambda: ann.state(table, lang="none")["question"]["options"])
            choose_first(ann, table, 0)
    finally:
        server.stop()


def running(process: str) -> bool:
    state = Path(f"/proc/{process}/stat")
    try:
        return state.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
