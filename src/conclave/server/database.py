"""The database: SQLite in a file or PostgreSQL by its address; one thread writes, any may read."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url

Told = TypeVar("Told")
Job = tuple[str, Callable[[Connection], Any], "Future[Any]"]

TOGETHER: Final = 64  # jobs to a commit, at most
PATIENCE: Final = 15  # seconds to wait for another process that writes to the same file
MIGRATION_LOCK: Final = 7_266_352  # any number, the same in every process
STOP: Final = ""


def address_of(given: str) -> URL:
    """The database that somebody names: a URL, or the path of a file."""
    if "://" not in given:
        return URL.create("sqlite", database=given)
    url = make_url(given)
    if url.drivername == "postgres":  # as some write it
        url = url.set(drivername="postgresql")
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    return url


def make_engine(url: URL, begin: str) -> Engine:
    """`begin` starts a transaction of SQLite: whether it means to write must be said at once, or two may deadlock."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": PATIENCE, "check_same_thread": False})

    def connected(raw: Any, _: Any) -> None:
        raw.isolation_level = None  # transactions are begun below
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")  # a commit is on the disk; many steps share one

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


class Database:
    """Reads in any thread; writes one after the other, as many to a commit as are waiting."""

    def __init__(self, given: str) -> None:
        self.url = address_of(given)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.reader = make_engine(self.url, "BEGIN")
        self.writer = make_engine(self.url, "BEGIN IMMEDIATE")
        self.jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None

    def migrate(self) -> None:
        """Bring the database to the newest schema; processes that start together do so one after the other."""
        config = Config()
        config.set_main_option("script_location", "conclave.server:migrations")
        config.set_main_option("path_separator", "os")
        with self.writer.begin() as connection:
            if self.postgres:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def start(self) -> None:
        self.migrate()
        self.thread = threading.Thread(target=self.work, name="writer", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        if self.thread is not None:
            self.jobs.put((STOP, lambda _: None, Future()))
            self.thread.join()
            self.thread = None
        self.reader.dispose()
        self.writer.dispose()

    # Reading.

    def read_now(self, job: Callable[[Connection], Told]) -> Told:
        with self.reader.connect() as connection:
            return job(connection)

    async def read(self, job: Callable[[Connection], Told]) -> Told:
        return await asyncio.to_thread(self.read_now, job)

    # Writing.

    async def write(self, about: str, job: Callable[[Connection], Told]) -> Told:
        """Run a job in a transaction, together with others; `about` is the table it is for. It may be run again."""
        done: Future[Told] = Future()
        self.jobs.put((about or "-", job, done))
        return await asyncio.wrap_future(done)

    def write_now(self, job: Callable[[Connection], Told]) -> Told:
        with self.writer.begin() as connection:
            return job(connection)

    def work(self) -> None:
        """The thread that writes."""
        while True:
            batch = [self.jobs.get()]
            while len(batch) < TOGETHER and not self.jobs.empty():
                batch.append(self.jobs.get())
            stopping = any(about == STOP for about, _, _ in batch)
            self.commit([job for job in batch if job[0] != STOP])
            if stopping:
                return

    def commit(self, batch: list[Job]) -> None:
        """All in one transaction; if one of them fails, each in its own. In the order of the tables, as in every
        process, so that no two wait for each other."""
        wanted = [job for job in batch if job[2].set_running_or_notify_cancel()]  # by somebody who still waits
        ordered = sorted(wanted, key=lambda job: job[0])
        if len(ordered) > 1:
            try:
                with self.writer.begin() as connection:
                    results = [job(connection) for _, job, _ in ordered]
            except Exception:
                pass
            else:
                for (_, _, done), result in zip(ordered, results, strict=True):
                    done.set_result(result)
                return
        for _, job, done in ordered:
            try:
                result = self.write_now(job)
            except Exception as fault:
                done.set_exception(fault)
            else:
                done.set_result(result)
