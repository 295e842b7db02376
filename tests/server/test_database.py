"""The thread that writes: jobs that fail or are no longer wanted hurt no other."""

import asyncio
import os
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from conclave.server.database import Database, address_of
from conclave.server.live_tables import LiveTables
from conclave.server.metrics import Metrics
from conclave.server.schema import METADATA
from conclave.server.settings import Settings
from conclave.server.store import Setup, Step, Store
from conclave.server.sync import BackgroundTasks
from tests.server.server import file_in


def one(connection: Connection) -> int:
    return int(connection.execute(text("SELECT 1")).scalar_one())


def broken(connection: Connection) -> int:
    return int(connection.execute(text("SELECT nothing")).scalar_one())


def test_jobs_that_fail_or_are_given_up_hurt_no_other(tmp_path: Path) -> None:
    database = Database(file_in(tmp_path))
    database.start()

    async def many() -> list[int | BaseException]:
        tasks = [asyncio.create_task(database.write(str(n), broken if n % 3 == 0 else one)) for n in range(60)]
        await asyncio.sleep(0)
        for task in tasks[1::3]:
            task.cancel()
        return await asyncio.gather(*tasks, return_exceptions=True)

    try:
        for _ in range(5):
            told = asyncio.run(many())
            assert all(result == 1 for result in told[2::3])
            assert all(isinstance(result, Exception) for result in told[0::3])
        assert asyncio.run(database.write("x", one)) == 1
    finally:
        database.stop()


def test_steps_that_go_in_together_are_told_apart(tmp_path: Path) -> None:
    """Two processes store the same numbers, many to a statement: one of them has each, and both know which."""
    databases = [Database(file_in(tmp_path)) for _ in range(2)]
    stores = [Store(database) for database in databases]
    for database in databases:
        database.start()

    async def all_at_once() -> list[bool]:
        step = Step(1, "pick", 0, "x", 0.0)
        wishes = [store.append(f"{table:032x}", step, touch=False) for table in range(50) for store in stores]
        return await asyncio.gather(*wishes)

    async def versions() -> dict[str, int]:
        return await stores[0].versions([f"{table:032x}" for table in range(50)])

    try:
        told = asyncio.run(all_at_once())
        assert [sum(pair) for pair in zip(told[::2], told[1::2], strict=True)] == [1] * 50
        assert list(asyncio.run(versions()).values()) == [1] * 50
        assert not any(asyncio.run(all_at_once()))
    finally:
        for database in databases:
            database.stop()


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    database = Database(file_in(tmp_path))
    database.migrate()
    database.migrate()
    with database.reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    database.stop()


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("some/file", "sqlite"),
        ("sqlite:///some/file", "sqlite"),
        ("postgresql://u@h/d", "postgresql+psycopg"),
        ("postgres://u@h/d", "postgresql+psycopg"),
    ],
)
def test_addresses(given: str, driver: str) -> None:
    assert address_of(given).drivername == driver


@pytest.mark.parametrize("given", ["tables", "postgresql://u@127.0.0.1:1/none"])
def test_no_error_tells_what_a_statement_carried(tmp_path: Path, given: str) -> None:
    database = Database(given if "://" in given else str(tmp_path / given))
    for engine in (database.reader, database.writer):
        assert engine.hide_parameters
    database.stop()


def test_the_words_of_an_error_are_free_of_secrets(tmp_path: Path) -> None:
    database = Database(file_in(tmp_path))

    def work(connection: Connection) -> None:
        connection.execute(text("SELECT nothing WHERE :code = 'x'"), {"code": "very-secret"})

    for ask in (database.read_now, database.write_now):
        with pytest.raises(SQLAlchemyError) as raised:
            ask(work)
        assert "very-secret" not in str(raised.value)
        assert "SELECT nothing" in str(raised.value)
    database.stop()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        database = Database(file_in(tmp_path / "own"))
        database.migrate()
        with database.writer.begin() as connection:
            connection.execute(text("INSERT INTO shared VALUES ('a', 'b')"))
            files = list((tmp_path / "own").iterdir())
            assert len(files) == 3  # SQLite has two more beside it
            assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        database.stop()
    finally:
        os.umask(before)
    assert (tmp_path / "own").stat().st_mode & 0o777 == 0o700


def test_a_file_that_is_there_is_opened_as_it_is(tmp_path: Path) -> None:
    for _ in range(2):
        database = Database(file_in(tmp_path))
        database.migrate()
        database.stop()
        os.chmod(file_in(tmp_path), 0o640)
    assert os.stat(file_in(tmp_path)).st_mode & 0o777 == 0o640
    Database("sqlite://").stop()


def test_all_old_tables_and_links_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.sync.PAUSE", 0.01)
    database = Database(file_in(tmp_path))
    database.start()
    store = Store(database)
    watcher = BackgroundTasks(LiveTables(store, Settings(database=""), Metrics()))

    async def tidy() -> None:
        for number in range(120):
            setup = Setup(
                f"{number:020x}", "seasons", {"players": 2}, b"", 0, f"i{number}", f"w{number}", 0.0, False, 1
            )
            await store.create(setup, "", [Step(1, "sit", 0, "", 0.0)], "", [0])
        now = time.time()
        for code, until in [("old", now - 5), ("new", now + 500)]:
            await store.add_link(code, "0" * 20, 0, "seat", until)
        task = asyncio.create_task(watcher.archive())
        for _ in range(1000):
            await asyncio.sleep(0.02)
            if not database.read_now(lambda c: c.exec_driver_sql("SELECT count(*) FROM steps").scalar()):
                break
        task.cancel()

    try:
        asyncio.run(tidy())
        assert database.read_now(lambda c: c.exec_driver_sql("SELECT count(*) FROM archive").scalar()) == 120
        assert database.read_now(lambda c: c.exec_driver_sql("SELECT code FROM links").scalars().all()) == ["new"]
    finally:
        database.stop()
