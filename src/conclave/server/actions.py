"""What people do at a table, whichever way they ask for it."""

import asyncio
import time
from typing import Any

from conclave.bots import seat_bots
from conclave.server import play as steps
from conclave.server.advice import Adviser
from conclave.server.errors import Refusal, refused_by_rules
from conclave.server.identity import hashed, hashed_address, new_code, new_id
from conclave.server.live_tables import LiveTables, NewStep
from conclave.server.play import TableState
from conclave.server.replay import verified
from conclave.server.requests import Change, Join, NewLink, NewTable
from conclave.server.responses import Verified
from conclave.server.settings import Settings
from conclave.server.store import HAND_OVER, SPECTATOR, Grant, LinkUsed, Setup, Step, Store
from conclave.table import Fault, rules_of
from conclave.table.data import Data
from conclave.table.rng import KEY_BYTES

DAY = 86_400
MOST_VERIFYING = 2
VERIFY_SECONDS = 10.0
TOUCH_SECONDS = 30  # being seen is written down no more often


class Actions:
    """Each function is one thing that a person with a secret may do, or be refused."""

    def __init__(self, tables: LiveTables, settings: Settings, randomly: Any) -> None:
        self.tables = tables
        self.settings = settings
        self.store: Store = tables.store
        self.adviser = Adviser(tables, settings)
        self.random_bytes = randomly
        self.salt = b""  # for hashing addresses
        self.verifying = 0  # records being played again

    # Who may see what.

    async def held(self, secret: str, table: str) -> list[int]:
        """The seats that somebody holds at a table."""
        return [seat for seat in await self.holds(secret, table) if seat != SPECTATOR]

    async def holds(self, secret: str, table: str) -> list[int]:
        """What somebody holds at a table. Who may not even watch is told that there is no such table."""
        holds = await self.store.holds(hashed(secret), table) if secret else []
        if not holds:
            raise Refusal("no-table")
        now = time.time()
        if min(hold.seen for hold in holds) < now - TOUCH_SECONDS:
            await self.store.touch(table, hashed(secret), now)
        return [hold.seat for hold in holds]

    async def viewer(self, secret: str, table: str, seat: int | None, watching: bool) -> int | None:
        """Whose view somebody is shown: that of the seat they ask for, of their first one, or a spectator's."""
        seats = await self.held(secret, table)
        if watching:
            return None
        if seat is not None and seat not in seats:
            raise Refusal("not-yours")
        return seat if seat is not None else min(seats, default=None)

    async def owner(self, secret: str, table: str, seat: int) -> None:
        """Refuse who does not hold the seat."""
        if not secret:
            raise Refusal("no-seat")
        if seat not in await self.held(secret, table):
            raise Refusal("not-yours")

    async def player(self, secret: str, table: str) -> None:
        """Refuse who holds no seat at the table."""
        if not secret:
            raise Refusal("no-seat")
        if not await self.held(secret, table):
            raise Refusal("not-yours")

    # Setting up.

    async def create(self, body: NewTable, secret: str, address: str) -> Setup:
        now = time.time()
        maker = hashed_address(address, self.salt)
        if await self.store.made_since(maker, now - DAY) >= self.settings.tables_a_day:
            raise Refusal("many-tables", most=self.settings.tables_a_day)
        mine = [number for number, seat in enumerate(body.seats) if seat.kind == "me"]
        if not mine:
            raise Refusal("request", what="seats")
        try:
            rules = rules_of(body.game)
            options = rules.checked(len(body.seats), body.options)
            rules.new(len(body.seats), bytes(KEY_BYTES), options)  # some go together with others only
        except Fault as fault:
            raise refused_by_rules(fault) from None
        secret_bytes = self.random_bytes(KEY_BYTES)
        codes = new_code(), new_code()
        setup = Setup(
            new_id(), body.game, options, secret_bytes, body.patience, *codes, now, hints_at(body), rules.revision
        )
        first: list[Step] = []
        for number, seat in enumerate(body.seats):
            if seat.kind == "me":
                first.append(Step(len(first) + 1, steps.SIT, number, seat.name, now))
            elif seat.kind == "bot":
                first.append(Step(len(first) + 1, steps.BOT, number, known_bot(seat.bot), now))
        await self.store.create(setup, maker, first, hashed(secret), mine)
        return setup

    async def join(self, body: Join, secret: str) -> tuple[str, int]:
        """Take an open seat by an invitation."""
        table = await self.store.table_of(body.code, "join")
        if not table:
            raise Refusal("no-link")
        taken = 0

        def decide(play: TableState) -> NewStep:
            nonlocal taken
            taken = play.may_sit(body.seat)
            return NewStep(steps.SIT, taken, body.name, Grant(taken, hashed(secret), alone=True))

        await self.tables.act(table, decide)
        return table, taken

    async def watch(self, code: str, secret: str) -> str:
        table = await self.store.table_of(code, "watch")
        if not table:
            raise Refusal("no-link")
        await self.store.watch(table, hashed(secret), time.time())
        return table

    async def change(self, table: str, body: Change) -> int:
        def decide(play: TableState) -> NewStep:
            seat = seat_of(play, body.seat)
            play.may_change(seat)
            if body.kind == "bot":
                return NewStep(steps.BOT, seat, known_bot(body.bot))
            return NewStep(steps.OPEN, seat, "")

        return await self.tables.act(table, decide)

    async def rename(self, table: str, seat: int, name: str) -> int:
        def decide(play: TableState) -> NewStep | int:
            if play.seats[seat_of(play, seat)].name == name:
                return play.version
            play.may_alter(seat)
            return NewStep(steps.NAME, seat, name)

        return await self.tables.act(table, decide)

    async def ready(self, table: str, seat: int, value: str) -> int:
        def decide(play: TableState) -> NewStep | int:
            if play.may_ready(seat_of(play, seat), value):
                return play.version
            return NewStep(steps.READY, seat, value)

        return await self.tables.act(table, decide)

    # Playing.

    async def pick(self, table: str, seat: int, pick: str, version: int, held: int = 0) -> int:
        """Choose; the number of the step, which is stored when this returns. `held`: the version since which the seat
        is known to be held by who asks, where the database has not just been asked."""
        await self.back(table, seat)

        def decide(play: TableState) -> NewStep | int:
            still_held(play, seat, held)
            return play.may_pick(seat_of(play, seat), pick, version) or NewStep(steps.PICK, seat, play.spelt(pick))

        return await self.tables.act(table, decide)

    async def choose_set(self, table: str, seat: int, picks: list[str], version: int, held: int = 0) -> int:
        """Choose a whole set, as `pick` chooses one option: it is one step, stored whole or not at all."""
        await self.back(table, seat)

        def decide(play: TableState) -> NewStep | int:
            still_held(play, seat, held)
            stored = play.may_choose_set(seat_of(play, seat), picks, version)
            return stored or NewStep(steps.SET, seat, play.spelt_set(picks))

        return await self.tables.act(table, decide)

    async def undo(self, table: str, seat: int, version: int, held: int = 0) -> int:
        await self.back(table, seat)

        def decide(play: TableState) -> NewStep | int:
            still_held(play, seat, held)
            return play.may_undo(seat_of(play, seat), version) or NewStep(steps.UNDO, seat, "")

        return await self.tables.act(table, decide)

    # Coming and going.

    async def back(self, table: str, seat: int) -> int:
        """The owner of a seat is here again: no bot stands in for them, unless that has been too often."""
        play = (await self.tables.open(table)).play
        if not play.may_return(seat_of(play, seat)):
            return play.version

        def decide(play: TableState) -> NewStep | int:
            return NewStep(steps.BACK, seat, "") if play.may_return(seat) else play.version

        return await self.tables.act(table, decide)

    async def come_back(self, table: str, seat: int) -> int:
        """As somebody asks for it, who is told if it cannot be."""
        version = await self.back(table, seat)
        play = (await self.tables.open(table)).play
        if play.seats[seat].stand_in:
            play.may_alter(seat)
        return version

    async def leave(self, table: str, seat: int) -> int:
        """Before the game the seat is free again; during it, others may let a bot play on until its owner returns."""

        def decide(play: TableState) -> NewStep | int:
            if play.phase == steps.OVER:
                raise Refusal("over")
            if play.seats[seat_of(play, seat)].away:
                return play.version
            play.may_alter(seat)
            if play.phase == steps.LOBBY:
                return NewStep(steps.OPEN, seat, "", Grant(seat, alone=True))
            return NewStep(steps.AWAY, seat, "")

        return await self.tables.act(table, decide)

    async def resign(self, table: str, seat: int, secret: str) -> int:
        """Give a seat up for good: a bot plays it to the end, and its player may watch."""

        def decide(play: TableState) -> NewStep:
            if play.phase != steps.PLAYING:
                raise Refusal("over" if play.phase == steps.OVER else "not-started")
            return NewStep(steps.RESIGN, seat_of(play, seat), self.settings.stand_in, Grant(seat, alone=True))

        number = await self.tables.act(table, decide)
        await self.store.watch(table, hashed(secret), time.time())
        return number

    async def stand_in(self, table: str, seat: int, bot: str) -> int:
        """Let a bot play for somebody who stays away."""
        seen = await self.store.last_seen(table, seat)

        def decide(play: TableState) -> NewStep:
            play.may_stand_in(seat_of(play, seat), time.time(), seen)
            return NewStep(steps.STAND_IN, seat, known_bot(bot) if bot else self.settings.stand_in)

        return await self.tables.act(table, decide)

    # Looking back.

    async def verify(self, data: Data, language: str) -> Verified:
        """Play a record again, a few at a time: each takes a thread."""
        if self.verifying >= MOST_VERIFYING:
            raise Refusal("busy")
        self.verifying += 1
        try:
            return await asyncio.to_thread(verified, data, VERIFY_SECONDS, language)
        finally:
            self.verifying -= 1

    # Links that work once.

    async def link(self, table: str, body: NewLink) -> tuple[str, float]:
        """A secret that carries a seat elsewhere, and until when."""
        code = new_code()
        length = self.settings.hand_over_seconds if body.kind == HAND_OVER else self.settings.seat_link_seconds
        until = time.time() + length
        await self.store.add_link(hashed(code), table, body.seat, body.kind, until)
        return code, until

    async def use_link(self, code: str, name: str, secret: str) -> tuple[str, int]:
        found = await self.store.link(hashed(code), time.time())
        if found is None:
            raise Refusal("no-link")
        table, seat, kind = found

        def decide(play: TableState) -> NewStep:
            play.may_alter(seat)
            if kind == HAND_OVER:
                grant = Grant(seat, hashed(secret), alone=True, link=hashed(code))
                return NewStep(steps.HANDED, seat, name or play.seats[seat].name, grant)
            return NewStep(steps.DEVICE, seat, "", Grant(seat, hashed(secret), link=hashed(code)))

        try:
            await self.tables.act(table, decide)
        except LinkUsed:
            raise Refusal("no-link") from None
        return table, seat


def seat_of(play: TableState, seat: int) -> int:
    if seat >= len(play.seats):
        raise Refusal("not-yours")
    return seat


def still_held(play: TableState, seat: int, held: int) -> None:
    """Refuse if somebody else has got the seat since: that is a step too, so nobody can choose without seeing it."""
    if held and play.held[seat_of(play, seat)] != held:
        raise Refusal("not-yours")


def hints_at(body: NewTable) -> bool:
    """Whether a new table allows hints: as its maker says, or else where nobody plays but one person and bots."""
    if body.hints is not None:
        return body.hints
    return sum(seat.kind != steps.BOT for seat in body.seats) == 1


def known_bot(bot: str) -> str:
    if bot not in seat_bots():
        raise Refusal("request", what="bot")
    return bot
