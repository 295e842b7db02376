"""Limits, origins, headers, and requests that nobody would send by mistake."""

import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.house import House, Person, file_in, house, receive, two_people

SEATS = [{"kind": "me"}, {"kind": "bot"}]


def test_every_answer_has_the_headers(at: House, ann: Person) -> None:
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
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({}, 201),
    ],
)
def test_only_our_own_pages_may_change_anything(ann: Person, headers: dict[str, str], status: int) -> None:
    answer = ann.http.post("/api/tables", json={"game": "seasons", "seats": SEATS}, headers=headers)
    assert answer.status_code == status


def test_our_own_origin_may(at: House, ann: Person) -> None:
    answer = ann.http.post("/api/tables", json={"game": "seasons", "seats": SEATS}, headers={"origin": at.url})
    assert answer.status_code == 201


def test_sockets_of_other_pages_are_refused(at: House) -> None:
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
    assert ann.told("mine") == []


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
        house(file_in(tmp_path), body_seconds=0.5) as at,
        socket.create_connection(("127.0.0.1", int(at.url[-5:]))) as raw,
    ):
        raw.sendall(
            b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        )
        raw.settimeout(10)
        assert b" 408 " in raw.recv(1000)


def test_a_head_that_comes_too_slowly_is_cut_off(tmp_path: Path) -> None:
    with (
        house(file_in(tmp_path), head_seconds=0.5) as at,
        socket.create_connection(("127.0.0.1", int(at.url[-5:]))) as raw,
    ):
        raw.settimeout(10)
        began = time.monotonic()
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert raw.recv(1000) == b""
        assert time.monotonic() - began < 5


def test_too_many_requests_are_refused_and_later_heard_again(tmp_path: Path) -> None:
    with house(file_in(tmp_path)) as at:
        at.server.limits.rate, at.server.limits.size = 5, 10
        ann = Person(at.url)
        codes = [ann.get("games").status_code for _ in range(30)]
        assert codes[0] == 200
        assert 429 in codes
        time.sleep(0.5)
        assert ann.get("games").status_code == 200


def test_an_address_may_make_so_many_tables_a_day_also_after_a_restart(tmp_path: Path) -> None:
    for _ in range(2):
        with house(file_in(tmp_path), tables_a_day=2) as at:
            person = Person(at.url)
            codes = [person.post("tables", game="seasons", seats=SEATS).status_code for _ in range(3)]
    assert codes == [429, 429, 429]


def test_an_address_may_open_so_many_sockets(tmp_path: Path) -> None:
    with house(file_in(tmp_path), sockets_an_address=2) as at:
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


def test_health_metrics_and_the_description(at: House, ann: Person) -> None:
    assert ann.http.get("/healthz").text == "ok\n"
    ann.new("me", "bot")
    ann.get("nothing")
    text = ann.http.get("/metrics").text
    assert "conclave_rooms " in text
    assert 'conclave_requests_total{status="404"}' in text
    paths = ann.http.get("/api/openapi.json").json()["paths"]
    assert "/api/tables/{table}/picks" in paths


def test_metrics_are_for_the_machine_itself(at: House) -> None:
    """Behind a proxy that is trusted the address is the one it names."""
    answer = httpx.get(f"{at.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert answer.status_code == 404


@pytest.mark.parametrize("name", ["  Ann \u202e\n ", "Ann\x00", "\tAnn"])
def test_names_are_made_readable(ann: Person, name: str) -> None:
    made = ann.done("tables", game="seasons", seats=[{"kind": "me", "name": name}, {"kind": "bot"}])
    assert ann.state(made["table"])["seats"][0]["name"] == "Ann"


def test_behind_tls_the_cookie_is_secure_and_keeps_to_its_path(tmp_path: Path) -> None:
    with house(file_in(tmp_path), root_path="/games") as at:
        answer = httpx.post(
            f"{at.url}/api/tables",
            json={"game": "seasons", "seats": SEATS},
            headers={"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"},
        )
    assert "Secure" in answer.headers["set-cookie"]
    assert "Path=/games" in answer.headers["set-cookie"]
