"""What is asked of the database, each question and each change once."""

import json
import time
import zlib
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Connection, Table, delete, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from conclave.server.database import Database, Row
from conclave.server.schema import ARCHIVE, HOLDS, LINKS, SHARED, STEPS, TABLES
from conclave.server.state_data import Options, StepKind

CHANNEL: Final = "conclave"
SPECTATOR: Final = -1
HAND_OVER: Final = "hand-over"
MOST_AT_ONCE: Final = 400  # names in one question
PUT_AWAY_AT_ONCE: Final = 50  # tables
NOTIFY: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


class Step(NamedTuple):
    """One row: what happened at a table."""

    number: int
    kind: StepKind
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Setup:
    """A table as it was set up."""

    id: str
    game: str
    options: Options
    secret: bytes
    patience: int
    invite: str
    watch: str
    made: float
    hints: bool  # whether players may ask for them
    revision: int  # of the game's rules that it is played by

    @property
    def players(self) -> int:
        return cast(int, self.options["players"])


@dataclass(frozen=True)
class Hold:
    """A seat that somebody's secret holds; SPECTATOR for one who watches."""

    table: str
    seat: int
    seen: float


@dataclass(frozen=True)
class Grant:
    """Who shall hold a seat from a step on, whether those who held it lose it, and the link that is used up by it."""

    seat: int
    holder: str = ""
    alone: bool = False
    link: str = ""


class LinkUsed(Exception):
    """Somebody else was faster, or the link has run out."""


def new_rows(connection: Connection, table: Table) -> Any:
    """The statement that inserts rows where there are none like them, and tells which are new. (A count of rows is not
    told by every driver.)"""
    dialect = postgres_insert if connection.dialect.name == "postgresql" else sqlite_insert
    return dialect(table).on_conflict_do_nothing().returning(*table.primary_key.columns)


def insert_new(connection: Connection, table: Table, values: Row) -> bool:
    """Insert a row if there is none like it; tells whether it is new."""
    return connection.execute(new_rows(connection, table).values(values)).first() is not None


class Store:
    """The database, in the words of tables, steps and seats."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.database.inserting = self.add_steps

    # Tables and steps.

    async def create(self, setup: Setup, maker: str, steps: list[Step], holder: str, seats: list[int]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(
                insert(TABLES).values(
                    id=setup.id,
                    game=setup.game,
                    options=json.dumps(setup.options),
                    secret=setup.secret.hex(),
                    patience=setup.patience,
                    invite=setup.invite,
                    watch=setup.watch,
                    maker=maker,
                    made=setup.made,
                    touched=setup.made,
                    archived=False,
                    hints=setup.hints,
                    revision=setup.revision,
                )
            )
            connection.execute(insert(STEPS), [row(setup.id, step) for step in steps])
            holds = [holding(setup.id, seat, holder, setup.made) for seat in seats]
            connection.execute(insert(HOLDS), holds)

        await self.database.write(setup.id, job)

    async def append(self, table: str, step: Step, grant: Grant | None = None, touch: bool = True) -> bool:
        """Make a step, if its number is still free; who holds its seat changes with it or not at all. `touch` writes
        down that the table is in use, and takes it out of the archive; once in a while is enough."""
        if grant is None and not touch:
            return bool(await self.database.insert(table, row(table, step)))

        def job(connection: Connection) -> bool:
            if not insert_new(connection, STEPS, row(table, step)):
                return False
            awake = (TABLES.c.id == table) & TABLES.c.archived.is_(False)
            if touch and not connection.execute(update(TABLES).where(awake).values(touched=step.at)).rowcount:
                unarchive(connection, table)
            if grant is not None:
                if grant.link and not spend_link(connection, grant.link, step.at):
                    raise LinkUsed
                give(connection, table, grant, step.at)
            self.notify(connection, [(table, step.number)])
            return True

        return await self.database.write(table, job)

    def add_steps(self, connection: Connection, rows: list[Row]) -> list[bool]:
        """Steps of several tables in one statement; tells of each whether its number was free."""
        made = {(str(table), int(number)) for table, number in connection.execute(new_rows(connection, STEPS), rows)}
        self.notify(connection, sorted(made))
        told = [(found["table_id"], found["number"]) for found in rows]
        first = {step: at for at, step in reversed(list(enumerate(told)))}
        return [step in made and first[step] == at for at, step in enumerate(told)]

    def notify(self, connection: Connection, made: list[tuple[str, int]]) -> None:
        """Tell other processes which steps there are; nothing is told if they are not stored after all."""
        if self.database.postgres and made:
            told = [f"{table} {number}" for table, number in made]
            connection.execute(NOTIFY, {"channel": CHANNEL, "told": told})

    async def setup(self, table: str) -> Setup | None:
        def job(connection: Connection) -> Any:
            return connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()

        found = await self.database.read(job)
        if found is None:
            return None
        if found["archived"]:
            await self.database.write(table, lambda connection: unarchive(connection, table))
        return setup_of(found)

    async def steps(self, table: str, after: int = 0) -> list[Step]:
        def job(connection: Connection) -> list[Step]:
            wanted = select(STEPS).where(STEPS.c.table_id == table, STEPS.c.number > after).order_by(STEPS.c.number)
            return [Step(*found[1:]) for found in connection.execute(wanted)]

        return await self.database.read(job)

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The last step of each of these tables."""

        def job(connection: Connection) -> dict[str, int]:
            told: dict[str, int] = {}
            for at in range(0, len(tables), MOST_AT_ONCE):
                some = tables[at : at + MOST_AT_ONCE]
                wanted = select(STEPS.c.table_id, func.max(STEPS.c.number)).where(STEPS.c.table_id.in_(some))
                told.update(
                    (str(name), int(last)) for name, last in connection.execute(wanted.group_by(STEPS.c.table_id))
                )
            return told

        return await self.database.read(job)

    async def made_since(self, maker: str, moment: float) -> int:
        wanted = select(func.count()).select_from(TABLES).where(TABLES.c.maker == maker, TABLES.c.made > moment)
        return await self.database.read(lambda connection: int(connection.execute(wanted).scalar_one()))

    def shared(self, name: str, value: str) -> str:
        """Something that all processes share: what the first of them set it to."""

        def job(connection: Connection) -> str:
            insert_new(connection, SHARED, {"name": name, "value": value})
            return str(connection.execute(select(SHARED.c.value).where(SHARED.c.name == name)).scalar_one())

        return self.database.write_now(job)

    # Who holds what.

    async def holds(self, holder: str, table: str = "") -> list[Hold]:
        """What a secret holds, at one table or at all."""
        wanted = select(HOLDS.c.table_id, HOLDS.c.seat, HOLDS.c.seen).where(HOLDS.c.holder == holder)
        if table:
            wanted = wanted.where(HOLDS.c.table_id == table)
        ordered = wanted.order_by(HOLDS.c.since.desc(), HOLDS.c.seat)

        def job(connection: Connection) -> list[Hold]:
            return [Hold(str(name), int(seat), float(seen)) for name, seat, seen in connection.execute(ordered)]

        return await self.database.read(job)

    async def last_seen(self, table: str, seat: int) -> float:
        """When somebody who holds a seat was here last; 0 if nobody holds it."""
        wanted = select(func.max(HOLDS.c.seen)).where(HOLDS.c.table_id == table, HOLDS.c.seat == seat)
        return await self.database.read(lambda connection: float(connection.execute(wanted).scalar() or 0))

    async def touch(self, table: str, holder: str, now: float) -> None:
        mine = (HOLDS.c.table_id == table) & (HOLDS.c.holder == holder)
        await self.database.write(
            table, lambda connection: connection.execute(update(HOLDS).where(mine).values(seen=now))
        )

    async def watch(self, table: str, holder: str, now: float) -> None:
        """Let somebody watch."""
        values = holding(table, SPECTATOR, holder, now)
        await self.database.write(table, lambda connection: insert_new(connection, HOLDS, values))

    async def table_of(self, code: str, kind: str) -> str:
        """The table that an invitation or a spectator link is for; empty if there is none."""
        column = TABLES.c.invite if kind == "join" else TABLES.c.watch
        wanted = select(TABLES.c.id).where(column == code)
        return await self.database.read(lambda connection: str(connection.execute(wanted).scalar() or ""))

    # Links that work once.

    async def add_link(self, code: str, table: str, seat: int, kind: str, until: float) -> None:
        values = {"code": code, "table_id": table, "seat": seat, "kind": kind, "until": until, "used": False}
        await self.database.write(table, lambda connection: connection.execute(insert(LINKS).values(values)))

    async def link(self, code: str, now: float) -> tuple[str, int, str] | None:
        """The table, seat and kind of a link that still works."""
        wanted = select(LINKS.c.table_id, LINKS.c.seat, LINKS.c.kind).where(usable(code, now))
        found = await self.database.read(lambda connection: connection.execute(wanted).first())
        return None if found is None else (str(found[0]), int(found[1]), str(found[2]))

    async def forget_links(self, now: float) -> None:
        """Those that have run out; one that was used stays until then, so that no backup brings it back to life."""
        old = delete(LINKS).where(LINKS.c.until < now)
        await self.database.write("", lambda connection: connection.execute(old))

    # Old tables.

    async def archive_before(self, moment: float, most: int = PUT_AWAY_AT_ONCE) -> int:
        """Put tables away that nobody has touched since; tells how many."""
        wanted = select(TABLES.c.id).where(TABLES.c.archived.is_(False), TABLES.c.touched < moment).limit(most)
        names = await self.database.read(lambda connection: [str(name) for (name,) in connection.execute(wanted)])
        done = 0
        for name in names:
            done += await self.database.write(name, partial(put_away, table=name, moment=moment))
        return done


def usable(code: str, now: float) -> Any:
    return (LINKS.c.code == code) & LINKS.c.used.is_(False) & (LINKS.c.until > now)


def spend_link(connection: Connection, code: str, now: float) -> bool:
    return bool(connection.execute(update(LINKS).where(usable(code, now)).values(used=True)).rowcount)


def row(table: str, step: Step) -> Row:
    return {"table_id": table, **step._asdict()}


def holding(table: str, seat: int, holder: str, now: float) -> Row:
    return {"table_id": table, "seat": seat, "holder": holder, "since": now, "seen": now}


def give(connection: Connection, table: str, grant: Grant, now: float) -> None:
    """Change who holds a seat. A link to a seat that was given away is worth nothing any more."""
    if grant.alone:
        seat = (HOLDS.c.table_id == table) & (HOLDS.c.seat == grant.seat)
        connection.execute(delete(HOLDS).where(seat))
        links = (LINKS.c.table_id == table) & (LINKS.c.seat == grant.seat)
        connection.execute(update(LINKS).where(links).values(used=True))
    if grant.holder:
        insert_new(connection, HOLDS, holding(table, grant.seat, grant.holder, now))


def setup_of(found: Any) -> Setup:
    return Setup(
        found["id"],
        found["game"],
        json.loads(found["options"]),
        bytes.fromhex(found["secret"]),
        found["patience"],
        found["invite"],
        found["watch"],
        found["made"],
        bool(found["hints"]),
        found["revision"],
    )


def put_away(connection: Connection, table: str, moment: float) -> int:
    """Move the steps of a table into one row of the archive, unless it has been touched meanwhile."""
    old = (TABLES.c.id == table) & TABLES.c.archived.is_(False) & (TABLES.c.touched < moment)
    if not connection.execute(update(TABLES).where(old).values(archived=True)).rowcount:
        return 0
    steps = connection.execute(select(STEPS).where(STEPS.c.table_id == table).order_by(STEPS.c.number))
    packed = zlib.compress(json.dumps([list(step)[1:] for step in steps]).encode())
    connection.execute(insert(ARCHIVE).values(table_id=table, steps=packed))
    connection.execute(delete(STEPS).where(STEPS.c.table_id == table))
    return 1


def unarchive(connection: Connection, table: str) -> None:
    """Move them back; whoever takes the row out of the archive does it."""
    packed = connection.execute(select(ARCHIVE.c.steps).where(ARCHIVE.c.table_id == table)).scalar()
    if packed is None or not connection.execute(delete(ARCHIVE).where(ARCHIVE.c.table_id == table)).rowcount:
        return
    steps = [row(table, Step(*step)) for step in json.loads(zlib.decompress(packed))]
    connection.execute(insert(STEPS), steps)
    back = update(TABLES).where(TABLES.c.id == table)
    connection.execute(back.values(archived=False, touched=time.time()))
