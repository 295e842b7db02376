"""Tables in memory: one room each, who acts in it, who is told, and what other processes did there."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from conclave.server import messages as seen
from conclave.server.errors import Refusal, refused_by_rules
from conclave.server.jobs import job_of
from conclave.server.limits import Bucket
from conclave.server.metrics import Metrics
from conclave.server.play import PICK, Play, Told, history, play_of
from conclave.server.settings import Settings
from conclave.server.store import Grant, Step, Store
from conclave.server.workers import Thinkers
from conclave.table.rules import unknown_revision

LOG: Final = logging.getLogger("conclave.server")
Result = TypeVar("Result")
TOUCH_SECONDS: Final = 3600
TRIES: Final = 20  # to make a step while others are faster
MOST_PACKED: Final = 16  # messages that are kept for others who ask the same
MOST_REPLAYS: Final = 2  # games played again at the same time

# Looks at a table and tells the step to make, without number and time, and who holds its seat then; or the number that
# it already has.
Decide = Callable[[Play], "tuple[str, int, str, Grant | None] | int"]


Best = list[list[Any]]  # options: the pick, what it is worth, and on which scale
Key = tuple[int | None, str, int]  # of a message: for whom, in which language, with the log after which version


class Listener(Protocol):
    """Somebody connected, who is told that there is something new."""

    known: int  # the version that they were told last

    def wake(self) -> None: ...


@dataclass
class Advice:
    """The hints that were given at a table, by the views that they are about; and how many each seat may still have."""

    answers: "OrderedDict[str, asyncio.Task[Best]]" = field(default_factory=OrderedDict)
    buckets: dict[int, Bucket] = field(default_factory=dict)


class Room:
    """One table in memory."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.touched = 0.0  # when it was last written down that the table is in use
        self.thinking: asyncio.Task[None] | None = None
        self.packed: dict[Key, str] = {}  # messages of this version
        self.packed_at = 0
        self.advice = Advice()

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def has_packed(self, key: Key) -> bool:
        if self.packed_at != self.play.version:
            self.packed, self.packed_at = {}, self.play.version
        return key in self.packed

    def keep(self, key: Key, text: str) -> None:
        """Few, whatever people ask for."""
        if len(self.packed) >= MOST_PACKED:
            self.packed = {}
        self.packed[key] = text

    def forget_told(self) -> None:
        """Messages that everybody has got take memory for nothing."""
        if all(listener.known >= self.packed_at for listener in self.listeners):
            self.packed = {}


class Rooms:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.replays = asyncio.Semaphore(MOST_REPLAYS)

    # Opening.

    async def open(self, table: str) -> Room:
        """The room of a table, from memory or from its steps; refuses where there is none."""
        room = self.rooms.get(table)
        if room is None:
            lock = self.loading.setdefault(table, asyncio.Lock())
            async with lock:
                room = self.rooms.get(table) or await self.load(table)
            self.loading.pop(table, None)
        room.used = time.monotonic()
        return room

    async def load(self, table: str) -> Room:
        sheet = await self.store.sheet(table)
        if sheet is None:
            raise Refusal("no-table")
        unknown = unknown_revision(sheet.game, sheet.revision)
        if unknown is not None:
            raise refused_by_rules(unknown)
        steps = await self.store.steps(table)
        room = Room(await self.replaying(play_of, sheet, steps))
        self.rooms[table] = room
        self.let_bots_think(room)
        return room

    async def replaying(self, replay: Callable[..., Result], *args: Any) -> Result:
        """Play a whole game again, in a thread and few at a time; one that has begun counts until it ends, also if
        whoever asked for it has gone."""
        await self.replays.acquire()
        task = self.spawn(asyncio.to_thread(replay, *args))
        task.add_done_callback(lambda _: self.replays.release())
        return await asyncio.shield(task)

    async def catch_up(self, room: Room) -> bool:
        """Take the steps that others made; the room must be locked."""
        steps = await self.store.steps(room.play.sheet.id, room.play.version)
        for step in steps:
            room.play.apply(step)
        if steps:
            room.wake()
        return bool(steps)

    async def fresh(self, table: str) -> Room:
        """The room of a table with all that has been stored, by whichever process."""
        room = await self.open(table)
        await self.told(table, (await self.store.versions([table])).get(table, 0))
        return room

    async def told(self, table: str, version: int) -> None:
        """Another process has been heard of."""
        room = self.rooms.get(table)
        if room is None or room.play.version >= version:
            return
        async with room.lock:
            if room.play.version < version and await self.catch_up(room):
                self.let_bots_think(room)

    # Acting.

    async def act(self, table: str, decide: Decide) -> int:
        """Make a step and tell its number. The database decides who was first; memory alone never refuses anything.

        It is not left half done when whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.spawn(self.acted(table, decide)))

    async def acted(self, table: str, decide: Decide) -> int:
        room = await self.open(table)
        async with room.lock:
            number = await self.make(room, decide)
        self.let_bots_think(room)
        return number

    async def make(self, room: Room, decide: Decide) -> int:
        sure = False
        for _ in range(TRIES):
            try:
                wish = decide(room.play)
            except Refusal:
                if sure or not await self.catch_up(room):
                    raise
                sure = True
                continue
            if isinstance(wish, int):
                return wish
            kind, seat, text, grant = wish
            step = Step(room.play.version + 1, kind, seat, text, time.time())
            touch = step.at > room.touched + TOUCH_SECONDS
            if await self.store.append(room.play.sheet.id, step, grant, touch):
                room.play.apply(step)
                room.touched = step.at if touch else room.touched
                self.metrics.count("steps", kind=kind)
                room.wake()
                return step.number
            self.metrics.count("races")
            await self.catch_up(room)
        raise Refusal("busy")

    # Bots.

    def let_bots_think(self, room: Room) -> None:
        if room.play.bots_asked() and (room.thinking is None or room.thinking.done()):
            room.thinking = self.spawn(self.bots_play(room))

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def bots_play(self, room: Room) -> None:
        """Let bots answer; where that cannot be, it is tried again when somebody does or looks at something there."""
        try:
            await self.all_answer(room)
        except Exception as fault:
            self.metrics.count("bots_failed")
            LOG.warning("bots: %s", type(fault).__name__)

    async def all_answer(self, room: Room) -> None:
        """One bot after the other, as long as one of them is asked."""
        while asked := room.play.bots_asked():
            seat, since = asked[0], room.play.since[asked[0]]
            await asyncio.sleep(self.settings.bot_delay)
            if room.play.bots_asked()[:1] != [seat] or room.play.since[seat] != since:
                continue
            pick = await self.thinkers.think(job_of(room.play, seat))
            async with room.lock:
                await self.answer(room, seat, since, pick)

    async def answer(self, room: Room, seat: int, since: int, pick: str) -> None:
        """A bot's answer counts only for the question that it was asked."""

        def decide(play: Play) -> tuple[str, int, str, Grant | None]:
            if seat not in play.bots_asked() or play.since[seat] != since:
                raise Refusal("stale", version=play.version)
            return (PICK, seat, pick, None)

        try:
            await self.make(room, decide)
        except Refusal:
            self.metrics.count("bots_late")

    # Telling.

    async def message(self, room: Room, viewer: int | None, language: str, after: int) -> str:
        """The newest state for a viewer, with the log of all that they have not been told. Its version is in
        `packed_at` when this returns."""
        while not room.has_packed(key := (viewer, language, min(after, room.play.version))):
            version = room.play.version
            steps = [step for step in await self.since(room, after) if step.number <= version]
            if room.play.version == version:  # else something happened while the past was being read
                told = seen.state(room.play, viewer, language)
                told["log"] = seen.log(room.play, steps, viewer, language)
                room.keep(key, seen.pack(told))
        return room.packed[key]

    async def since(self, room: Room, after: int) -> list[Told]:
        """The steps after a version, from memory if they are there."""
        if after >= room.play.version:
            return []
        tail = list(room.play.tail)
        if tail and tail[0].number <= after + 1:
            return [step for step in tail if step.number > after]
        steps = await self.store.steps(room.play.sheet.id)
        return await self.replaying(history, room.play.sheet, steps, after)

    # Keeping house.

    def sweep(self) -> None:
        """Forget rooms that nobody has used for a while."""
        old = time.monotonic() - self.settings.room_seconds
        for table, room in list(self.rooms.items()):
            idle = not room.listeners and not room.lock.locked() and room.used < old
            if idle and (room.thinking is None or room.thinking.done()):
                del self.rooms[table]

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.stop()
