"""The thread that writes: jobs that fail or are no longer wanted hurt no other."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from conclave.server.database import Database, address_of
from conclave.server.schema import METADATA
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
