"""The thread that writes: jobs that fail or are no longer wanted hurt no other."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from conclave.server.database import Database, address_of
from conclave.server.schema import METADATA
from conclave.server.store import Step, Store
from tests.server.house import file_in


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
