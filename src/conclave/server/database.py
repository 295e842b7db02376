"""The database: SQLite in a file or PostgreSQL by its address; one thread writes, any may read."""

import asyncio
import contextlib
import os
import queue
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url

Result = TypeVar("Result")
Row = dict[str, Any]

TOGETHER: Final = 64  # jobs to a commit, at most
READERS: Final = 4  # threads that read; each has a connection, and SQLite keeps pages for each
PATIENCE: Final = 15  # seconds to wait for another process that writes to the same file
MIGRATION_LOCK: Final = 7_266_352  # any number, the same in every process
SWITCH_SECONDS: Final = 0.001  # the thread that writes waits no longer for the loop, and the loop for it


class Job(NamedTuple):
    """Something to write: a function of its own, or a row that goes in together with others."""

    about: str  # the table it is for
    done: "asyncio.Future[Any]"
    work: Callable[[Connection], Any] | None
    row: Row | None = None


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


def make_file(name: str) -> None:
    """The file of SQLite, and its folder, for nobody else: it has the secrets of games that are being played. Those
    that are there stay as they are."""
    if not name or name == ":memory:" or name.startswith("file:"):
        return
    path = Path(name)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def make_engine(url: URL, begin: str) -> Engine:
    """`begin` starts a transaction of SQLite: whether it means to write must be said at once, or two may deadlock.
    What a statement carries is secret, and no error tells it."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, hide_parameters=True)
    make_file(url.database or "")
    connecting = {"timeout": PATIENCE, "check_same_thread": False}
    engine = create_engine(url, connect_args=connecting, hide_parameters=True)

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
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.inserting: Callable[[Connection, list[Row]], list[Any]] | None = None  # how rows go in together
        self.readers = ThreadPoolExecutor(READERS, "reader")
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
        sys.setswitchinterval(SWITCH_SECONDS)
        self.thread = threading.Thread(target=self.work, name="writer", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        if self.thread is not None:
            self.jobs.put(None)
            self.thread.join()
            self.thread = None
        self.readers.shutdown()
        self.reader.dispose()
        self.writer.dispose()

    # Reading.

    def read_now(self, job: Callable[[Connection], Result]) -> Result:
        with self.reader.connect() as connection:
            return job(connection)

    async def read(self, job: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, job)

    # Writing.

    async def write(self, about: str, job: Callable[[Connection], Result]) -> Result:
        """Run a job in a transaction, together with others; `about` is the table it is for. It may be run again."""
        told: Result = await self.asked(Job(about, asyncio.get_running_loop().create_future(), job))
        return told

    async def insert(self, about: str, row: Row) -> Any:
        """Let a row go in with all others that are waiting, in one statement; what `inserting` tells of it."""
        return await self.asked(Job(about, asyncio.get_running_loop().create_future(), None, row))

    async def asked(self, job: Job) -> Any:
        self.jobs.put(job)
        return await job.done

    def write_now(self, job: Callable[[Connection], Result]) -> Result:
        with self.writer.begin() as connection:
            return job(connection)

    def work(self) -> None:
        """The thread that writes."""
        while True:
            batch = [self.jobs.get()]
            while len(batch) < TOGETHER and not self.jobs.empty():
                batch.append(self.jobs.get())
            self.commit([job for job in batch if job is not None])
            if None in batch:
                return

    def commit(self, batch: list[Job]) -> None:
        """In the order of the tables, as in every process, so that no two wait for each other."""
        wanted = [job for job in batch if not job.done.cancelled()]  # by somebody who still waits
        ordered = sorted(wanted, key=lambda job: job.about)
        results = self.together([job for job in ordered if job.row is None])
        results += self.together([job for job in ordered if job.row is not None])
        for loop in {job.done.get_loop() for job, _ in results}:
            own = [(job.done, result) for job, result in results if job.done.get_loop() is loop]
            with contextlib.suppress(RuntimeError):  # it has ended meanwhile, and nobody waits there
                loop.call_soon_threadsafe(tell, own)

    def together(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        """All in one transaction; if one of them fails, each in its own."""
        if len(jobs) > 1:
            try:
                return list(zip(jobs, self.write_now(lambda connection: self.run(connection, jobs)), strict=True))
            except Exception:
                pass
        return [(job, self.alone(job)) for job in jobs]

    def alone(self, job: Job) -> Any:
        try:
            return self.write_now(lambda connection: self.run(connection, [job]))[0]
        except Exception as fault:
            return fault

    def run(self, connection: Connection, jobs: list[Job]) -> list[Any]:
        rows = [job.row for job in jobs if job.row is not None]
        if rows:
            assert self.inserting is not None
            return self.inserting(connection, rows)
        return [job.work(connection) for job in jobs if job.work is not None]


def tell(results: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    """In the loop again: all answers of a commit at once."""
    for done, result in results:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
