"""The commands: serve, backup and restore, also while a server runs."""

import contextlib
import gzip
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from conclave.cli import main
from tests.server.server import Person, Process, file_in, play_on, running_server, two_people


def test_a_backup_of_a_running_server_goes_into_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup = tmp_path / "backup.gz"
    with running_server(file_in(tmp_path)) as at:
        ann, bob, table = two_people(at.url)
        play_on([ann, bob], table, 12)
        assert main(["backup", str(backup), "--database", at.settings.database]) == 0
        before = ann.state(table)
        play_on([ann, bob], table, 3)
        assert main(["restore", str(backup), "--database", at.settings.database]) == 0
        assert ann.state(table)["version"] == before["version"] + 3, "a table that is there stays as it is"
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    other = tmp_path / "other.sqlite3"
    with running_server(str(other)) as at:
        assert main(["restore", str(backup), "--database", str(other)]) == 0
        ann.http.base_url = httpx.URL(at.url)
        assert ann.state(table) == before
    told = capsys.readouterr().out
    assert "Tables added from" in told


def test_a_backup_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    assert main(["backup", str(there), "--database", file_in(tmp_path)]) == 2
    assert there.read_text() == "mine"
    assert "stays as it is" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"rubbish", id="rubbish"),
        pytest.param(gzip.compress(b"{}\n"), id="without a format"),
        pytest.param(gzip.compress(b'{"format": "x"}\n'), id="of another format"),
    ],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert main(["restore", str(file), "--database", file_in(tmp_path)]) == 2
    assert str(file) in capsys.readouterr().err


def test_a_backup_that_was_cut_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup = tmp_path / "backup.gz"
    with running_server(file_in(tmp_path)) as at:
        two_people(at.url)
    assert main(["backup", str(backup), "--database", file_in(tmp_path)]) == 0
    whole = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    backup.write_bytes(gzip.compress(b"".join(whole[:-1])))
    assert main(["restore", str(backup), "--database", str(tmp_path / "new.sqlite3")]) == 2
    assert "damaged" in capsys.readouterr().err


def test_a_backup_with_a_flipped_bit_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup, spoilt = tmp_path / "backup.gz", tmp_path / "spoilt.gz"
    with running_server(file_in(tmp_path)) as at:
        two_people(at.url)
    assert main(["backup", str(backup), "--database", file_in(tmp_path)]) == 0
    whole = backup.read_bytes()
    for at_byte in range(0, len(whole), len(whole) // 40):
        spoilt.write_bytes(whole[:at_byte] + bytes([whole[at_byte] ^ 4]) + whole[at_byte + 1 :])
        code = main(["restore", str(spoilt), "--database", str(tmp_path / "new.sqlite3")])
        told = capsys.readouterr().err
        assert code == (2 if told else 0), at_byte  # some bits of the head mean nothing
        assert not told or str(spoilt) in told
    assert "damaged" in damaged_by(tmp_path, capsys, b'"patience": ', b'"patients": ')
    assert "damaged" in damaged_by(tmp_path, capsys, b'"patience": 0', b'"patience": {}')
    assert "damaged" in damaged_by(tmp_path, capsys, b'"made": ', b'"made": null, "mode": ')


def damaged_by(folder: Path, capsys: pytest.CaptureFixture[str], old: bytes, new: bytes) -> str:
    """What is said of a backup with something else in it."""
    text = gzip.decompress((folder / "backup.gz").read_bytes())
    assert old in text
    (folder / "spoilt.gz").write_bytes(gzip.compress(text.replace(old, new)))
    assert main(["restore", str(folder / "spoilt.gz"), "--database", str(folder / "other.sqlite3")]) == 2
    return capsys.readouterr().err


def test_a_backup_of_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for given in (str(tmp_path / "typo.sqlite3"), f"sqlite:///{tmp_path}/typo.sqlite3", str(tmp_path)):
        assert main(["backup", str(tmp_path / "backup.gz"), "--database", given]) == 2
        assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["serve", "backup", "restore"])
def test_a_file_that_is_no_database(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_text("The tables are in the hall. " * 100)
    more = ["--port", "0"] if command == "serve" else [str(tmp_path / "backup.gz")]
    assert main([command, *more, "--database", str(file)]) == 2
    told = capsys.readouterr().err
    assert "not a database" in told
    assert "--database" in told


def test_a_database_of_a_later_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(file_in(tmp_path))) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert main(["serve", "--port", "0", "--database", file_in(tmp_path)]) == 2
    assert "newer" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["serve", "--port", "99999"], "no port"),
        (["serve", "--port", "x"], "--port"),
        (["serve", "--database", "nonsense://x"], "no address of a database"),
        (["serve", "--database", "/proc/nothing/here.sqlite3"], "/proc"),
        (["serve", "--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot be used"),
        (["restore", "/nothing/there"], "/nothing/there"),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    args: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(args) == 2
    told = capsys.readouterr().err
    assert words in told
    assert len(told.splitlines()) == 1


def test_tables_are_kept_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    backup = gzip.compress(b'{"format": "conclave backup 1"}\n{"tables": 0}\n')
    (tmp_path / "empty.gz").write_bytes(backup)
    assert main(["restore", str(tmp_path / "empty.gz")]) == 0
    assert (tmp_path / "conclave" / "tables.sqlite3").exists()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    server = Process(file_in(tmp_path))
    command = [sys.executable, "-m", "conclave", "serve", "--port", str(server.port), "--database", f"{tmp_path}/other"]
    assert subprocess.run(command, capture_output=True, check=False, timeout=60).returncode != 0


def test_a_server_that_is_stopped_kindly_says_goodbye(tmp_path: Path) -> None:
    server = Process(file_in(tmp_path))
    ann = Person(server.url)
    table = ann.new("me", "bot")["table"]
    ann.ready(table, 0)
    with ann.live(table) as socket:
        socket.recv(10)
        server.stop()
    assert server.process.returncode in (0, -signal.SIGTERM)
