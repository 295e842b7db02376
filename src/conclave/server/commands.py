"""`conclave serve`, `backup` and `restore`: from their arguments to their last line."""

import argparse
import gc
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError

from conclave.server.app import Server
from conclave.server.backup import read_backup, write_backup
from conclave.server.database import Database
from conclave.server.database import address_of as database_at
from conclave.server.listen import address_of, listen, open_browser
from conclave.server.settings import Settings
from conclave.server.timeouts import with_timeouts
from conclave.text import say
from conclave.text.errors import Mistake, whole_number

Result = TypeVar("Result")

PORT: Final = 8640
FILE: Final = "tables.sqlite3"
HIGHEST_PORT: Final = 65_535
RATE: Final = 25  # requests a second of one address
BURST: Final = 5  # seconds' worth of them at once
COLLECTING: Final = (1_000, 10, 100)  # tables make next to no cycles, and looking for all of them stops everybody


def default_database() -> str:
    """A file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    try:
        root = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
    except RuntimeError:
        raise Mistake(say("server-no-home")) from None
    return str(root / "conclave" / FILE)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help=say("server-cli-database", file=FILE))


def serve_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=say("server-cli-host"))
    parser.add_argument("--port", metavar="N", help=say("server-cli-port", port=str(PORT)))
    parser.add_argument("--open", action="store_true", help=say("server-cli-open"))
    add_database(parser)
    parser.add_argument("--proxy", metavar="ADDRESSES", default="", help=say("server-cli-proxy"))
    parser.add_argument("--path", metavar="PATH", default="", help=say("server-cli-path"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=say("server-cli-origin"))
    parser.add_argument("--secure", action="store_true", help=say("server-cli-secure"))
    parser.add_argument("--workers", metavar="N", default="1", help=say("server-cli-workers"))
    parser.add_argument("--rate", metavar="N", default=str(RATE), help=say("server-cli-rate", rate=str(RATE)))
    parser.add_argument("--verbose", action="store_true", help=say("server-cli-verbose"))
    parser.set_defaults(run=serve)


def serve(args: argparse.Namespace) -> int:
    port = PORT if args.port is None else whole_number("--port", args.port, 0)
    if port > HIGHEST_PORT:
        raise Mistake(say("server-port", port=args.port))
    rate = whole_number("--rate", args.rate, 1)
    settings = Settings(
        database=args.database or default_database(),
        origins=tuple(args.origin),
        secure=args.secure,
        root_path=args.path.rstrip("/"),
        requests_a_second=rate,
        requests_at_once=BURST * rate,
        bot_workers=whole_number("--workers", args.workers, 1),
    )
    logging.basicConfig(
        level=logging.INFO if args.verbose else logging.WARNING, format="%(levelname)s %(name)s: %(message)s"
    )
    server = opened(lambda: Server(settings))
    bring_up_to_date(server.database)
    listeners = listen(args.host, port, or_any=args.port is None)
    told = AnnouncingServer(config_of(server, args.host, port, args.proxy, args.verbose))
    told.shows_page = args.open
    with suppress(KeyboardInterrupt):  # which is how it is stopped
        told.run(listeners)
    return 0 if told.started else 1


def config_of(server: Server, host: str, port: int, proxy: str, verbose: bool) -> uvicorn.Config:
    return uvicorn.Config(
        server.app,
        host=host,
        port=port,
        log_level="info" if verbose else "warning",
        access_log=False,
        http=with_timeouts(server.settings.head_seconds),
        root_path=server.settings.root_path,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=server.settings.message_bytes,
        ws_per_message_deflate=False,  # what is hidden must not be guessed from sizes
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=16_384,
        limit_concurrency=server.settings.sockets + 1000,
    )


class AnnouncingServer(uvicorn.Server):
    """Says where the tables are as soon as they are there."""

    shows_page = False  # in a browser on this machine

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there by now stays
        gc.set_threshold(*COLLECTING)
        for listener in sockets or []:
            print(say("server-ready", address=address_of(listener)), flush=True)
        print(say("server-stop"), flush=True)
        if self.shows_page and sockets:
            open_browser(address_of(sockets[0]))


def opened(work: Callable[[], Result]) -> Result:
    """Do something with the database, and say in words if that does not work."""
    try:
        return work()
    except ArgumentError:
        raise Mistake(say("server-database-url")) from None
    except DBAPIError as fault:
        raise Mistake(say("server-database", why=str(fault.orig).splitlines()[0])) from None
    except CommandError:
        raise Mistake(say("server-database-newer")) from None
    except OSError as fault:
        raise Mistake(say("server-database", why=str(fault))) from None


def backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("server-cli-backup-file"))
    add_database(parser)
    parser.set_defaults(run=backup)


def backup(args: argparse.Namespace) -> int:
    path = Path(args.file)
    if path.exists():
        raise Mistake(say("server-backup-exists", file=args.file))
    there = opened(lambda: database_at(args.database or default_database()))
    if there.get_backend_name() == "sqlite" and not Path(there.database or "").is_file():
        raise Mistake(say("server-backup-nothing", file=there.database or ""))
    with database_of(args) as database:
        tables = opened(lambda: write_backup(database, path))
    print(say("server-backup-done", tables=tables, file=args.file))
    return 0


def restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("server-cli-restore-file"))
    add_database(parser)
    parser.set_defaults(run=restore)


def restore(args: argparse.Namespace) -> int:
    with database_of(args) as database:
        added, there = opened(lambda: read_backup(database, Path(args.file)))
    print(say("server-restore-done", added=added, there=there, file=args.file))
    return 0


@contextmanager
def database_of(args: argparse.Namespace) -> Iterator[Database]:
    database = opened(lambda: Database(args.database or default_database()))
    bring_up_to_date(database)
    try:
        yield database
    finally:
        database.stop()


def bring_up_to_date(database: Database) -> None:
    try:
        opened(database.migrate)
    except Mistake:
        database.stop()
        raise
