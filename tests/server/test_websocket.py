"""Live: every version is told, picks are acknowledged, a lost connection goes on where it was."""

import asyncio
import json
import secrets
from contextlib import suppress
from pathlib import Path
from socket import SHUT_RDWR, SO_RCVBUF, SOL_SOCKET
from threading import Event, Lock, Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from conclave.server import websocket
from conclave.server.errors import Refusal
from conclave.server.live_tables import MOST_PACKED, MOST_REPLAYS, LiveTable
from conclave.server.play import LogEntry
from tests.server.server import (
    Person,
    RunningServer,
    choose_first,
    eventually,
    file_in,
    play_on,
    receive,
    running_server,
    two_people,
)


def test_everybody_is_told_of_a_pick_with_its_version(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    with ann.live(table) as one, bob.live(table) as two:
        state = receive(one, "state")
        receive(two, "state")
        pick = state["question"]["options"][0]["pick"]
        one.send(json.dumps({"type": "pick", "id": 5, "version": state["version"], "pick": pick}))
        answers = {message["type"]: message for message in (json.loads(one.recv(30)) for _ in range(2))}
        assert answers["done"] == {"type": "done", "id": 5, "version": state["version"] + 1}
        for told in (answers["state"], receive(two, "state")):
            assert told["version"] == state["version"] + 1


def test_a_client_that_was_away_gets_the_rest(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    with ann.live(table) as socket:
        known = receive(socket, "state")["version"]
    play_on([ann, bob], table, 40)
    with ann.live(table, after=known) as socket:
        state = receive(socket, "state")
        numbers = [entry["number"] for entry in state["log"]]
        assert numbers == list(range(known + 1, state["version"] + 1))
        socket.send(json.dumps({"type": "since", "version": state["version"] - 3}))
        while len(json.loads(socket.recv(30)).get("log", [])) != 3:
            pass


def test_the_log_from_memory_is_the_log_played_again(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    play_on([ann, bob], table, 33)
    for person in (ann, bob):
        whole = person.state(table, after=0)["log"]
        late = person.state(table, after=person.state(table)["version"] - 10)["log"]
        assert whole[-10:] == late


def test_a_pick_sent_again_on_a_new_connection_is_made_once(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    state = ann.state(table)
    wish = json.dumps(
        {"type": "pick", "version": state["version"], "pick": state["question"]["options"][0]["pick"], "id": 1}
    )
    told = []
    for _ in range(3):
        with ann.live(table) as socket:
            socket.send(wish)
            told.append(receive(socket, "done")["version"])
    assert len(set(told)) == 1
    assert ann.state(table)["version"] == told[0]


def test_a_refusal_changes_nothing_and_the_connection_stays(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    with ann.live(table) as socket:
        version = receive(socket, "state")["version"]
        for message, key in [
            ({"type": "pick", "version": version, "pick": "nonsense"}, "pick-unknown"),
            ({"type": "pick", "version": version, "pick": "end turn"}, "pick-not-offered"),
            ({"type": "pick", "version": version + 9, "pick": "end turn"}, "stale"),
            ({"type": "undo", "version": version}, "undo-nothing"),
            ({"type": "dance"}, "request"),
            ({"type": "pick", "version": "1", "pick": "end turn"}, "request"),
            ([], "request"),
        ]:
            socket.send(json.dumps(message))
            assert receive(socket, "refused")["error"]["key"] == key
        socket.send("{")
        assert receive(socket, "refused")["error"]["key"] == "request"
        socket.send(json.dumps({"type": "ping"}))
        assert receive(socket, "done")["version"] == version


def test_spectators_hear_and_may_not_choose(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    guest = Person(at.url)
    guest.done("watch", code=ann.fetch(f"tables/{table}/links")["watch"])
    with guest.live(table) as socket:
        state = receive(socket, "state")
        assert state["seat"] is None
        socket.send(json.dumps({"type": "pick", "version": state["version"], "pick": "end turn"}))
        assert receive(socket, "refused")["error"]["key"] == "not-yours"
        choose_first(ann, table, 0)
        assert receive(socket, "state")["version"] == state["version"] + 1


def test_who_is_not_at_the_table_is_turned_away(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    with Person(at.url).live(table) as socket:
        assert receive(socket, "refused")["error"]["key"] == "no-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    with ann.live(table, seat=1) as socket:
        assert receive(socket, "refused")["error"]["key"] == "not-yours"


def closed_with(socket: ClientConnection) -> tuple[int, str]:
    """The code and the reason that the server closes a connection with."""
    with pytest.raises(ConnectionClosed) as closed:
        receive(socket, "nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_bytes_are_refused(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    with ann.live(table) as socket:
        socket.send(b"\x00\xff")
        assert closed_with(socket) == (1003, "request")
    assert not at.server.tables.loaded[table].listeners


@pytest.mark.parametrize("table", ["zzz", "0" * 21, "0" * 19 + "G", "%00" * 20])
def test_what_is_no_table_is_asked_of_no_database(
    at: RunningServer, monkeypatch: pytest.MonkeyPatch, table: str
) -> None:
    ann, _bob, _table = two_people(at.url)
    monkeypatch.setattr(at.server.tables.store, "holds", None)
    with ann.live(table) as socket:
        assert receive(socket, "refused")["error"]["key"] == "no-table"
        assert closed_with(socket) == (4404, "no-table")


def raising(fault: Exception) -> Any:
    async def work(*_: Any) -> None:
        raise fault

    return work


@pytest.mark.parametrize(
    ("fault", "key", "code"),
    [
        (Refusal("busy"), "busy", 1013),
        (Refusal("no-table"), "no-table", 4404),
        (Refusal("not-yours"), "not-yours", 4404),
        (KeyError("very-secret"), "inner", 1011),
    ],
)
def test_only_what_stays_so_is_told_as_for_ever(
    at: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: Exception,
    key: str,
    code: int,
) -> None:
    ann, _bob, table = two_people(at.url)
    monkeypatch.setattr(at.server.actions, "back", raising(fault))
    with ann.live(table) as socket:
        assert receive(socket, "refused")["error"]["key"] == key
        assert closed_with(socket) == (code, key)
    assert "very-secret" not in caplog.text
    assert ("KeyError" in caplog.text) == (code == 1011)


def test_a_fault_of_the_server_ends_the_connection_and_is_logged_by_its_kind(
    at: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _bob, table = two_people(at.url)
    monkeypatch.setattr(at.server.tables, "message", raising(KeyError("very-secret")))
    with ann.live(table) as socket:
        assert closed_with(socket) == (1011, "")
    eventually(lambda: "KeyError" in caplog.text)
    assert "very-secret" not in caplog.text


def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    with ann.live(table) as socket:
        receive(socket, "state")
        socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed):
            receive(socket, "done")
    assert ann.state(table)["phase"] == "playing"


def test_random_messages_change_nothing(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    before = ann.state(table)
    with ann.live(table) as socket:
        receive(socket, "state")
        for size in range(60):
            socket.send(secrets.token_hex(size))
            assert receive(socket, "refused")["error"]["key"] == "request"
    assert ann.state(table) == before


def test_who_goes_away_in_the_middle_of_a_pick_breaks_nothing(at: RunningServer) -> None:
    """Each connection is cut right after its pick was sent, and the pick counts once."""
    ann, bob, table = two_people(at.url, level="apprentice")
    people = [ann, bob]
    for _ in range(30):
        state = ann.state(table, watch=True, lang="none")
        seat = state["view"]["waiting"][0]
        pick = people[seat].state(table, seat=seat, lang="none")["question"]["options"][0]["pick"]
        with people[seat].live(table, seat=seat, lang="none") as socket:
            socket.send(json.dumps({"type": "pick", "version": state["version"], "pick": pick}))
            socket.socket.shutdown(2)
        done = people[seat].done(f"tables/{table}/picks", seat=seat, version=state["version"], pick=pick)
        assert done["version"] == state["version"] + 1


def test_who_does_not_read_is_cut_off_and_holds_up_nobody(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path), socket_seconds=0.5) as at:
        ann, bob, table = two_people(at.url, level="apprentice")
        with ann.live(table) as socket:
            socket.socket.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
            eventually(lambda: at.server.tables.loaded[table].listeners)
            deaf = Thread(target=ask_without_end, args=(socket,))
            deaf.start()
            eventually(lambda: not at.server.tables.loaded[table].listeners)
            assert play_on([ann, bob], table, 5) == 5
            socket.socket.shutdown(SHUT_RDWR)
            deaf.join(30)
        assert not deaf.is_alive()


def ask_without_end(socket: ClientConnection) -> None:
    """Asks for the whole log again and again, and never reads it."""
    with suppress(ConnectionClosed):
        while True:
            socket.send(json.dumps({"type": "since", "version": 0}))


def test_what_happens_while_the_past_is_read_is_in_the_log(at: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    play_on([ann, bob], table, 30)
    tables = at.server.tables
    read = tables.since

    async def slowly(live: LiveTable, after: int) -> list[LogEntry]:
        steps = await read(live, after)
        monkeypatch.undo()
        seat = live.play.waiting[0]
        pick = live.play.table.notation(live.play.table.options_of(seat)[0])
        await at.server.actions.pick(table, seat, pick, live.play.version)
        return steps

    monkeypatch.setattr(tables, "since", slowly)
    state = ann.state(table, after=0)
    assert state["version"] == at.play(table).version
    assert [entry["number"] for entry in state["log"]] == list(range(1, state["version"] + 1))


def test_messages_that_everybody_has_got_are_forgotten(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    live = at.server.tables.loaded[table]
    with ann.live(table) as one, bob.live(table) as two:
        receive(one, "state")
        receive(two, "state")
        eventually(lambda: not live.packed)
        choose_first(ann, table, 0)
        version = receive(one, "state")["version"]
        assert receive(two, "state")["version"] == version
        eventually(lambda: not live.packed and live.packed_at == version)


def test_who_is_connected_and_thinks_is_seen(at: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PRESENCE_SECONDS", 0.05)
    ann, _bob, table = two_people(at.url, patience=60)
    seen = asyncio.run(at.server.tables.store.last_seen(table, 0))
    with ann.live(table) as socket:
        receive(socket, "state")
        for _ in range(2):
            before = seen
            eventually(lambda: asyncio.run(at.server.tables.store.last_seen(table, 0)) > before)  # noqa: B023
            seen = asyncio.run(at.server.tables.store.last_seen(table, 0))


def test_few_messages_are_kept_whatever_people_ask_for(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    play_on([ann, bob], table, 30)
    live = at.server.tables.loaded[table]
    most = 0
    for after in range(30):
        state = ann.state(table, after=after, lang="none")
        assert [entry["number"] for entry in state["log"]] == list(range(after + 1, state["version"] + 1))
        most = max(most, len(live.packed))
    assert most == MOST_PACKED
    live.packed = {}
    for after in range(1000, 1010):
        assert ann.state(table, after=after, lang="none")["log"] == []
    assert len(live.packed) == 1


def test_few_games_are_played_again_at_a_time_also_for_those_who_have_gone(at: RunningServer) -> None:
    tables = at.server.tables
    free, lock = Event(), Lock()
    running, most, done = 0, 0, 0

    def replay() -> None:
        nonlocal running, most, done
        with lock:
            running += 1
            most = max(most, running)
        free.wait(20)
        with lock:
            running, done = running - 1, done + 1

    async def many() -> None:
        gone = [asyncio.create_task(tables.replaying(replay)) for _ in range(MOST_REPLAYS)]
        while running < MOST_REPLAYS:
            await asyncio.sleep(0.01)
        for task in gone:
            task.cancel()
        others = [asyncio.create_task(tables.replaying(replay)) for _ in range(6)]
        await asyncio.sleep(0.2)
        assert running == MOST_REPLAYS
        free.set()
        await asyncio.gather(*others)

    asyncio.run(many())
    assert most == MOST_REPLAYS
    assert done == MOST_REPLAYS + 6


def test_opening_a_table_and_reading_its_past_wait_for_their_turn(
    at: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    play_on([ann, bob], table, 30)
    tables, asked = at.server.tables, []
    replaying = tables.replaying

    async def counted(replay: Any, *args: Any) -> Any:
        asked.append(replay.__name__)
        return await replaying(replay, *args)

    monkeypatch.setattr(tables, "replaying", counted)
    del tables.loaded[table]
    ann.state(table, after=0)
    assert asked == ["play_of", "history"]
