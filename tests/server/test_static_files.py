"""The page's files: how they are sent, and that nothing else is."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.server import file_in, running_server

SCRIPT = b"export const answer = 42;\n" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """At a server whose page is a small one of ours."""
    page = tmp_path / "page"
    assets = page / "assets"
    assets.mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Conclave</title>")
    (page / ".made-for").write_text("a key")
    (assets / "index-abc.js").write_bytes(SCRIPT)
    (assets / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (assets / "index-abc.js.br").write_bytes(b"shortest")
    monkeypatch.setattr("conclave.server.static_files.PAGE", str(page))
    with running_server(file_in(tmp_path)) as one, httpx.Client(base_url=one.url) as client:
        yield client


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("identity", None),
        ("br; q=0.0", None),
        ("", None),
    ],
)
def test_a_file_comes_in_the_smallest_coding_that_is_taken(
    client: httpx.Client, accepted: str, coding: str | None
) -> None:
    with client.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": accepted}) as answer:
        content = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert content == {"br": b"shortest", "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}[coding]


def test_a_file_named_after_its_content_is_kept_for_ever_and_the_page_asked_for_again(client: httpx.Client) -> None:
    assert "immutable" in client.get("/assets/index-abc.js").headers["cache-control"]
    page = client.get("/")
    assert page.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/", headers={"if-none-match": '"another"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/.made-for",
        "/assets/",
        "/assets/index-abc.js.gz",
        "/assets/../index.html",
        "/assets/%2e%2e/.made-for",
        "/nothing",
    ],
)
def test_nothing_but_the_page_is_there(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_wrong_way_to_use_the_api_is_still_told_so(client: httpx.Client) -> None:
    assert client.get("/api/join").status_code == 405
    assert client.get("/api/nothing").status_code == 404


def test_a_server_without_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.static_files.PAGE", str(tmp_path / "nothing"))
    with running_server(file_in(tmp_path)) as one:
        answer = httpx.get(one.url, headers={"accept-language": "it"})
    assert answer.status_code == 200
    assert "pagina" in answer.text
