"""The application as whoever runs it sees it."""

from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine

from tests.server.server import file_in, running_server


def test_health_is_that_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(file_in(tmp_path)) as at:
        assert httpx.get(f"{at.url}/healthz").status_code == 200
        with monkeypatch.context() as gone:
            gone.setattr(at.server.database, "reader", create_engine(f"sqlite:///{tmp_path}/no/such/folder"))
            answer = httpx.get(f"{at.url}/healthz")
        assert (answer.status_code, answer.text) == (503, "no database\n")
        assert "OperationalError" in caplog.text
        assert httpx.get(f"{at.url}/healthz").text == "ok\n"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_without_the_page_it_is_said_how_to_get_it(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("conclave.server.app.page_routes", list)
    with running_server(file_in(tmp_path)) as at:
        told = httpx.get(at.url, headers={"accept-language": language}).text
    assert "make page" in told
    assert "make play" in told
