"""PostgreSQL: the same tables, several processes, and notices between them."""

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

import conclave
from conclave.cli import main
from conclave.server.database import Database
from conclave.server.migrations import versions
from tests.server.crashing import everything_goes_on, killed_while_playing, nothing_lost_nothing_twice
from tests.server.postgres import postgres
from tests.server.server import (
    Person,
    Process,
    choose_first,
    counted,
    eventually,
    play_on,
    receive,
    running_server,
    two_people,
)

NEWEST = max(path.name[1:5] for path in Path(versions.__file__).parent.glob("v*.py"))  # of the schema
KILLS = 100 if "CONCLAVE_SOAK" in os.environ else 10


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as url:
        yield url


def test_a_whole_game(database: str) -> None:
    with running_server(database) as at:
        ann = Person(at.url)
        table = ann.new("me", "bot", game="archimage")["table"]
        ann.ready(table, 0)
        while (state := ann.state(table, lang="none"))["phase"] == "playing":
            if state["question"]["options"]:
                choose_first(ann, table, 0)
        assert conclave.Record.load(ann.fetch(f"tables/{table}/record")).table.scores == state["result"]["scores"]


def test_an_account_without_rights_is_told_so(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = Database(database)
    one.migrate()
    with one.writer.begin() as connection:
        connection.exec_driver_sql("CREATE ROLE guest LOGIN")
        connection.exec_driver_sql("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        connection.exec_driver_sql("GRANT SELECT ON alembic_version TO guest")
    one.stop()
    guest = database.replace("conclave@", "guest@")
    backup = tmp_path / "backup.gz"
    assert main(["backup", str(backup), "--database", guest]) == 2
    assert "permission denied" in capsys.readouterr().err
    with running_server(database) as at:
        Person(at.url).new("me", "open")
    assert main(["backup", str(backup), "--database", database]) == 0
    assert main(["restore", str(backup), "--database", guest]) == 2
    assert "permission denied" in capsys.readouterr().err
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE bare")
    bare = guest.replace("/postgres", "/bare")
    with psycopg.connect(bare.replace("guest@", "conclave@"), autocommit=True) as connection:
        connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    assert main(["serve", "--port", "0", "--database", bare]) == 2
    assert "permission denied" in capsys.readouterr().err


def test_two_processes_tell_each_other_at_once(database: str) -> None:
    with running_server(database, poll_seconds=1000) as one, running_server(database, poll_seconds=1000) as two:
        ann, bob, table = two_people(one.url)
        bob.http.base_url = httpx.URL(two.url)
        with bob.live(table) as socket:
            version = receive(socket, "state")["version"]
            choose_first(ann, table, 0)
            assert receive(socket, "state")["version"] == version + 1
        assert play_on([ann, bob], table, 20) == 20


def test_a_notice_that_is_lost_is_made_up_for(database: str) -> None:
    with running_server(database, poll_seconds=0.2) as one, running_server(database, poll_seconds=0.2) as two:
        two.server.tables.store.notify = lambda *_: None  # type: ignore[method-assign]
        one.server.tables.store.notify = lambda *_: None  # type: ignore[method-assign]
        ann, bob, table = two_people(one.url)
        bob.http.base_url = httpx.URL(two.url)
        with bob.live(table) as socket:
            version = receive(socket, "state")["version"]
            choose_first(ann, table, 0)
            assert receive(socket, "state")["version"] == version + 1


def test_two_processes_race_for_the_next_number(database: str) -> None:
    """The slower one, whose memory is behind, makes its pick after the other's without asking its player again."""
    with running_server(database, poll_seconds=1000) as one, running_server(database, poll_seconds=1000) as two:
        for at in (one, two):
            at.server.tables.store.notify = lambda *_: None  # type: ignore[method-assign]
        ann, bob, table = two_people(one.url)
        bob.http.base_url = httpx.URL(two.url)
        state = bob.state(table)
        choose_first(ann, table, 0)
        assert two.play(table).version == state["version"]
        pick = state["question"]["options"][0]["pick"]
        done = bob.done(f"tables/{table}/picks", seat=1, version=state["version"], pick=pick)
        assert done["version"] == state["version"] + 2
        assert counted(two, "races") == 1


def test_killed_while_several_play_on_two_processes(database: str) -> None:
    servers = [Process(database), Process(database)]
    try:
        players = killed_while_playing(database, servers, KILLS, 3)
        nothing_lost_nothing_twice(database, players)
        everything_goes_on(servers, players)
    finally:
        for server in servers:
            server.stop()


def test_two_that_start_together_migrate_once(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as url:
        servers = [Process(url), Process(url)]
        for server in servers:
            server.stop()
        store = Database(url)
        with store.reader.connect() as connection:
            versions = connection.exec_driver_sql("SELECT version_num FROM alembic_version").all()
        store.stop()
        assert [tuple(version) for version in versions] == [(NEWEST,)]


def test_the_database_that_is_gone_for_a_while(database: str) -> None:
    """Connections that break are made anew."""
    with running_server(database) as at:
        ann, bob, table = two_people(at.url)
        store = Database(database)
        with store.writer.begin() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
            )
        store.stop()
        eventually(lambda: ann.get(f"tables/{table}").status_code == 200)
        with bob.live(table) as socket:
            state = receive(socket, "state")
            eventually(lambda: ann.post(f"tables/{table}/name", seat=0, name="Anna").status_code == 200)
            assert receive(socket, "state")["version"] > state["version"]
            socket.send(json.dumps({"type": "ping"}))
            receive(socket, "done")
