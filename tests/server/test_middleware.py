"""Limits, origins, headers, and requests that nobody would send by mistake."""

import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from conclave.server import timeouts
from conclave.server.identity import hashed_address
from conclave.server.limits import Limits
from tests.server.server import Person, RunningServer, eventually, file_in, receive, running_server, two_people

SEATS = [{"kind": "me"}, {"kind": "bot"}]


def test_every_answer_has_the_headers(at: RunningServer, ann: Person) -> None:
    for answer in (ann.http.get("/"), ann.get("games"), ann.get("nothing"), ann.post("join", code="?")):
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
    assert ann.get("games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({}, 201),
    ],
)
def test_only_our_own_pages_may_change_anything(ann: Person, headers: dict[str, str], status: int) -> None:
    answer = ann.http.post("/api/tables", json={"game": "seasons", "seats": SEATS}, headers=headers)
    assert answer.status_code == status


def test_our_own_origin_may(at: RunningServer, ann: Person) -> None:
    answer = ann.http.post("/api/tables", json={"game": "seasons", "seats": SEATS}, headers={"origin": at.url})
    assert answer.status_code == 201


def test_sockets_of_other_pages_are_refused(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    url = f"{at.url.replace('http', 'ws')}/api/tables/{table}/live"
    foreign = {"Origin": "https://evil.example", "Cookie": f"conclave={ann.secret}"}
    with pytest.raises(InvalidStatus) as refused:
        connect(url, additional_headers=foreign, proxy=None)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": SEATS},
        {"game": "seasons", "seats": []},
        {"game": "seasons", "seats": [{"kind": "bot"}, {"kind": "bot"}]},
        {"game": "seasons", "seats": SEATS, "more": 1},
        {"game": "seasons", "seats": SEATS, "options": {"level": "god"}},
        {"game": "seasons", "seats": SEATS, "options": {"players": 3, "nothing": []}},
        {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]},
        {"game": "seasons", "seats": SEATS, "patience": -1},
        {"game": "seasons", "seats": SEATS, "options": {"edition": 1, "tokens": True}},
        {"game": "seasons", "seats": SEATS * 2 + [{"kind": "bot"}]},
        [],
        "x",
    ],
)
def test_what_cannot_be_a_table_is_refused(ann: Person, body: object) -> None:
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert set(answer.json()["error"]) == {"key", "text", "ruling", "args"}
    assert ann.fetch("mine") == []


def test_forms_and_broken_json_are_refused(ann: Person) -> None:
    assert ann.http.post("/api/tables", data={"game": "seasons"}).status_code == 415
    kind = {"content-type": "application/json"}
    for body in (b"{", b"\xff\xfe", b"[" * 5000, b'{"game": NaN}'):
        assert ann.http.post("/api/tables", content=body, headers=kind).status_code == 422


def test_bodies_that_are_too_large_are_refused(ann: Person) -> None:
    kind = {"content-type": "application/json"}
    assert ann.http.post("/api/tables", content=b" " * 20_000, headers=kind).status_code == 413

    def chunks() -> object:
        for _ in range(20):
            yield b" " * 1000

    assert ann.http.post("/api/tables", content=chunks(), headers=kind).status_code == 413  # type: ignore[arg-type]


def test_a_body_that_comes_too_slowly_is_refused(tmp_path: Path) -> None:
    with (
        running_server(file_in(tmp_path), body_seconds=0.5) as at,
        socket.create_connection(("127.0.0.1", int(at.url[-5:]))) as raw,
    ):
        raw.sendall(
            b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        )
        raw.settimeout(10)
        assert b" 408 " in raw.recv(1000)


def test_a_head_that_comes_too_slowly_is_cut_off(tmp_path: Path) -> None:
    with (
        running_server(file_in(tmp_path), head_seconds=0.5) as at,
        socket.create_connection(("127.0.0.1", int(at.url[-5:]))) as raw,
    ):
        raw.settimeout(10)
        began = time.monotonic()
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert raw.recv(1000) == b""
        assert time.monotonic() - began < 5


@pytest.mark.parametrize(("length", "status"), [(50_000, b" 413 "), (50, b" 408 ")])
def test_who_is_answered_early_holds_no_connection(tmp_path: Path, length: int, status: bytes) -> None:
    """A body that nobody reads any more may come for a while, and no longer, however slowly."""
    with (
        running_server(file_in(tmp_path), head_seconds=0.5, body_seconds=0.2) as at,
        socket.create_connection(("127.0.0.1", int(at.url[-5:]))) as raw,
    ):
        raw.settimeout(10)
        head = (
            f"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
        )
        raw.sendall(head.encode())
        told = b""
        while not told.endswith(b"}}"):
            told += raw.recv(10_000)
        assert status in told
        raw.sendall(b"{")
        assert raw.recv(1000) == b""


GALLERY = b"GET /api/games/seasons/gallery HTTP/1.1\r\nHost: x\r\n"


def narrow(at: RunningServer) -> socket.socket:
    """A connection that soon has all that it can hold."""
    at.runner.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
    raw.settimeout(20)
    raw.connect(("127.0.0.1", int(at.url[-5:])))
    return raw


def is_unread(at: RunningServer) -> bool:
    """Whether there is a connection with an answer that is not taken."""
    return any(one.flow.write_paused for one in list(at.runner.server_state.connections))  # type: ignore[union-attr]


def test_who_does_not_read_an_answer_holds_no_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "READING_SECONDS", 0.3)
    with running_server(file_in(tmp_path)) as at, narrow(at) as raw:
        raw.sendall((GALLERY + b"\r\n") * 20)
        eventually(lambda: is_unread(at))
        eventually(lambda: not at.runner.server_state.connections)


def test_who_reads_late_is_not_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock stops when something is taken."""
    monkeypatch.setattr(timeouts, "READING_SECONDS", 1.5)
    with running_server(file_in(tmp_path)) as at, narrow(at) as raw:
        raw.sendall((GALLERY + b"\r\n") * 20)
        eventually(lambda: is_unread(at))
        told = b""
        while told.count(b"HTTP/1.1 200 OK") < 20:
            told += raw.recv(1 << 20)
        time.sleep(2)
        raw.sendall(GALLERY + b"Connection: close\r\n\r\n")
        while more := raw.recv(1 << 20):
            told += more
        assert told.count(b"HTTP/1.1 200 OK") == 21


def test_a_network_has_one_limit() -> None:
    """Of an address of IPv6 the second half is its owner's to choose."""
    near = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:0db8:1:2:0::3"]
    far = ["2001:db8:1:3::1", "203.0.113.9", "::ffff:203.0.113.8", "nobody"]
    limits = Limits(0.0, 1, 100, 1)
    assert [limits.request(address) for address in near] == [True, False, False]
    assert all(limits.request(address) for address in far)
    assert not limits.request("203.0.113.8")  # in its other spelling
    assert [limits.open_socket(address) for address in near] == [True, False, False]
    assert all(limits.open_socket(address) for address in far)
    limits.close_socket(near[2])
    assert limits.open_socket(near[1])
    assert len({hashed_address(address, b"salt") for address in near}) == 1
    assert len({hashed_address(address, b"salt") for address in [near[0], *far]}) == 5


def test_too_many_requests_are_refused_and_later_heard_again(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path)) as at:
        at.server.limits.rate, at.server.limits.size = 5, 10
        ann = Person(at.url)
        codes = [ann.get("games").status_code for _ in range(30)]
        assert codes[0] == 200
        assert 429 in codes
        time.sleep(0.5)
        assert ann.get("games").status_code == 200


def test_an_address_may_make_so_many_tables_a_day_also_after_a_restart(tmp_path: Path) -> None:
    for _ in range(2):
        with running_server(file_in(tmp_path), tables_a_day=2) as at:
            person = Person(at.url)
            codes = [person.post("tables", game="seasons", seats=SEATS).status_code for _ in range(3)]
    assert codes == [429, 429, 429]


def test_an_address_may_open_so_many_sockets(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path), sockets_an_address=2) as at:
        ann, bob, table = two_people(at.url)
        with ann.live(table) as one, bob.live(table) as two:
            receive(one, "state")
            receive(two, "state")
            with pytest.raises(InvalidStatus), ann.live(table):
                pass
        time.sleep(0.3)
        with ann.live(table) as one:
            receive(one, "state")


def test_paths_that_lead_nowhere(ann: Person) -> None:
    assert ann.get("nothing").status_code == 404
    assert ann.get("tables/..%2f..%2fetc").status_code in (404, 422)
    assert ann.get("join").status_code == 405
    assert ann.http.delete("/api/mine").status_code in (405, 415)
    assert ann.get("tables/zzz").status_code == 422


def test_health_metrics_and_the_description(at: RunningServer, ann: Person) -> None:
    assert ann.http.get("/healthz").text == "ok\n"
    ann.new("me", "bot")
    ann.get("nothing")
    text = ann.http.get("/metrics").text
    assert "conclave_tables " in text
    assert 'conclave_requests_total{status="404"}' in text
    paths = ann.http.get("/api/openapi.json").json()["paths"]
    assert "/api/tables/{table}/picks" in paths


def test_metrics_are_for_the_machine_itself(at: RunningServer) -> None:
    """Behind a proxy that is trusted the address is the one it names."""
    answer = httpx.get(f"{at.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert answer.status_code == 404


@pytest.mark.parametrize("name", ["  Ann \u202e\n ", "Ann\x00", "\tAnn"])
def test_names_are_made_readable(ann: Person, name: str) -> None:
    made = ann.done("tables", game="seasons", seats=[{"kind": "me", "name": name}, {"kind": "bot"}])
    assert ann.state(made["table"])["seats"][0]["name"] == "Ann"


def test_behind_tls_the_cookie_is_secure_and_keeps_to_its_path(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path), root_path="/games") as at:
        answer = httpx.post(
            f"{at.url}/api/tables",
            json={"game": "seasons", "seats": SEATS},
            headers={"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"},
        )
    assert "Secure" in answer.headers["set-cookie"]
    assert "Path=/games" in answer.headers["set-cookie"]
