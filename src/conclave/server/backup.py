"""Backups: every table in one file that any database can take in again, made and restored while servers run."""

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from conclave.server.database import Database, Row
from conclave.server.schema import ARCHIVE, HOLDS, LINKS, STEPS, TABLES
from conclave.server.store import insert_new
from conclave.text import say
from conclave.text.errors import Mistake

FORMAT: Final = "conclave backup 1"
NO_RIGHTS: Final = "42501"  # as PostgreSQL calls it
PARTS: Final[dict[str, Table]] = {"holds": HOLDS, "steps": STEPS, "links": LINKS, "archive": ARCHIVE}


def write_backup(database: Database, path: Path) -> int:
    """Write one consistent moment of the database, whole or not at all; tells how many tables."""
    beside = path.with_name(f".{path.name[:80]}.part")
    number = 0
    try:
        with open(beside, "xb", opener=private) as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
            file.write(json.dumps({"format": FORMAT}) + "\n")
            with database.reader.connect() as connection:
                if database.postgres:
                    connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
                for line in lines(connection):
                    file.write(json.dumps(line) + "\n")
                    number += 1
            file.write(json.dumps({"tables": number}) + "\n")
            file.flush()
        with open(beside, "rb") as done:
            os.fsync(done.fileno())
        os.replace(beside, path)
    except OSError as fault:
        beside.unlink(missing_ok=True)
        raise Mistake(say("server-backup-file", file=str(path), why=fault.strerror or str(fault))) from None
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return number


def private(path: str, flags: int) -> int:
    """A backup has the secrets of games that are being played: nobody else shall read it."""
    return os.open(path, flags, 0o600)


def lines(connection: Connection) -> Iterator[Row]:
    """One table a line, with all that belongs to it."""
    for setup in connection.execute(select(TABLES).order_by(TABLES.c.made)).mappings().all():
        told: Row = {"table": dict(setup)}
        for name, part in PARTS.items():
            rows = connection.execute(select(part).where(part.c.table_id == setup["id"])).mappings()
            told[name] = [{key: spelt(value) for key, value in row.items()} for row in rows]
        yield told


def spelt(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def read_backup(database: Database, path: Path) -> tuple[int, int]:
    """Add the tables that are not there; those that are stay as they are. Tells how many of each."""
    added = there = 0
    told = -1
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            if json.loads(file.readline(1000)).get("format") != FORMAT:
                raise ValueError
            for line in file:
                data = json.loads(line)
                if "tables" in data:
                    told = int(data["tables"])
                elif database.write_now(partial(add, data=data)):
                    added += 1
                else:
                    there += 1
    except OSError as fault:
        raise Mistake(say("server-backup-file", file=str(path), why=fault.strerror or str(fault))) from None
    except (ValueError, KeyError, TypeError, AttributeError, EOFError, zlib.error, SQLAlchemyError) as fault:
        if database_refuses(fault):
            raise
        raise Mistake(say("server-backup-damaged", file=str(path), added=added)) from None
    if told != added + there:
        raise Mistake(say("server-backup-damaged", file=str(path), added=added))
    return added, there


def database_refuses(fault: Exception) -> bool:
    """Whether it is the database with which something is wrong, and not what it shall take in."""
    state = getattr(getattr(fault, "orig", None), "sqlstate", None)
    return isinstance(fault, OperationalError) or state == NO_RIGHTS


def add(connection: Connection, data: Row) -> bool:
    """One table with all that belongs to it, or nothing of it."""
    if not insert_new(connection, TABLES, data["table"]):
        return False
    for name, part in PARTS.items():
        for row in data[name]:
            values = row | ({"steps": base64.b64decode(row["steps"])} if part is ARCHIVE else {})
            insert_new(connection, part, values)
    return True
