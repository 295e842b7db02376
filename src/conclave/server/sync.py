"""Hearing what other processes did: by NOTIFY where there is PostgreSQL, and by looking now and then in any case."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from conclave.server.live_tables import LiveTables
from conclave.server.store import CHANNEL, PUT_AWAY_AT_ONCE

LOG: Final = logging.getLogger("conclave.server")
AGAIN: Final = 3.0  # seconds before a broken connection is tried anew
HOUR: Final = 3600.0
PAUSE: Final = 1.0  # for others, after some tables have been put away


class BackgroundTasks:
    """The tasks that run beside the requests."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.for_ever(self.poll)), asyncio.create_task(self.for_ever(self.archive))]
        if self.tables.store.database.postgres:
            self.tasks.append(asyncio.create_task(self.for_ever(self.listen)))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def for_ever(self, work: Callable[[], Any]) -> None:
        """Go on, whatever happens to the database."""
        while True:
            try:
                await work()
            except asyncio.CancelledError:
                raise
            except Exception as fault:
                LOG.warning("%s: %s", work.__name__, type(fault).__name__)
                await asyncio.sleep(AGAIN)

    async def poll(self) -> None:
        """Look for steps at the tables that somebody is connected to; forget those that nobody uses."""
        await asyncio.sleep(self.tables.settings.poll_seconds)
        self.tables.sweep()
        watched = [table for table, live in self.tables.loaded.items() if live.listeners]
        if watched:
            for table, version in (await self.tables.store.versions(watched)).items():
                await self.tables.catch_up_to(table, version)
        for table in watched:  # a bot that could not answer while the database was away
            if table in self.tables.loaded:
                self.tables.let_bots_think(self.tables.loaded[table])

    async def listen(self) -> None:
        """A notice names a table and its version."""
        import psycopg  # noqa: PLC0415  (slow to load, and SQLite does not need it)

        url = self.tables.store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            async for notice in connection.notifies():
                table, _, version = notice.payload.partition(" ")
                await self.tables.catch_up_to(table, int(version))

    async def archive(self) -> None:
        """Put all tables away that nobody uses, and forget links that have run out."""
        store, now = self.tables.store, time.time()
        await store.forget_links(now)
        while await store.archive_before(now - self.tables.settings.archive_seconds) == PUT_AWAY_AT_ONCE:
            await asyncio.sleep(PAUSE)
        await asyncio.sleep(HOUR)
