"""Tables in memory: who acts at them, who is told, and what other processes did there."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from conclave.server import messages
from conclave.server.errors import Refusal, refused_by_rules
from conclave.server.jobs import job_of
from conclave.server.limits import Bucket
from conclave.server.metrics import Metrics
from conclave.server.play import PICK, LogEntry, TableState, history, play_of
from conclave.server.settings import Settings
from conclave.server.state_data import StepKind
from conclave.server.store import Grant, Step, Store
from conclave.server.workers import WorkerPool
from conclave.table.rules import unknown_revision

LOG: Final = logging.getLogger("conclave.server")
Result = TypeVar("Result")
TOUCH_SECONDS: Final = 3600
TRIES: Final = 20  # to make a step while others are faster
MOST_PACKED: Final = 16  # messages that are kept for others who ask the same
MOST_REPLAYS: Final = 2  # games played again at the same time


class NewStep(NamedTuple):
    """A step to make, which has no number and no time yet, and who holds its seat then, where that changes."""

    kind: StepKind
    seat: int
    text: str
    grant: Grant | None = None


Decide = Callable[[TableState], "NewStep | int"]  # the step to make at a table, or the number that it already has

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


class LiveTable:
    """One table in memory."""

    def __init__(self, play: TableState) -> None:
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

    def forget_packed(self) -> None:
        """Messages that everybody has got take memory for nothing."""
        if all(listener.known >= self.packed_at for listener in self.listeners):
            self.packed = {}


class LiveTables:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.thinkers = WorkerPool(settings.bot_workers, settings.bot_seconds)
        self.loaded: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.replays = asyncio.Semaphore(MOST_REPLAYS)

    # Opening.

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from its steps; refuses where there is none."""
        live = self.loaded.get(table)
        if live is None:
            lock = self.loading.setdefault(table, asyncio.Lock())
            async with lock:
                live = self.loaded.get(table) or await self.load(table)
            self.loading.pop(table, None)
        live.used = time.monotonic()
        return live

    async def load(self, table: str) -> LiveTable:
        setup = await self.store.setup(table)
        if setup is None:
            raise Refusal("no-table")
        unknown = unknown_revision(setup.game, setup.revision)
        if unknown is not None:
            raise refused_by_rules(unknown)
        steps = await self.store.steps(table)
        live = LiveTable(await self.replaying(play_of, setup, steps))
        self.loaded[table] = live
        self.let_bots_think(live)
        return live

    async def replaying(self, replay: Callable[..., Result], *args: Any) -> Result:
        """Play a whole game again, in a thread and few at a time; one that has begun counts until it ends, also if
        whoever asked for it has gone."""
        await self.replays.acquire()
        task = self.spawn(asyncio.to_thread(replay, *args))
        task.add_done_callback(lambda _: self.replays.release())
        return await asyncio.shield(task)

    async def catch_up(self, live: LiveTable) -> bool:
        """Take the steps that others made; the table must be locked."""
        steps = await self.store.steps(live.play.setup.id, live.play.version)
        for step in steps:
            live.play.apply(step)
        if steps:
            live.wake()
        return bool(steps)

    async def fresh(self, table: str) -> LiveTable:
        """A table with all that has been stored, by whichever process."""
        live = await self.open(table)
        await self.catch_up_to(table, (await self.store.versions([table])).get(table, 0))
        return live

    async def catch_up_to(self, table: str, version: int) -> None:
        """Another process has stored steps up to this one."""
        live = self.loaded.get(table)
        if live is None or live.play.version >= version:
            return
        async with live.lock:
            if live.play.version < version and await self.catch_up(live):
                self.let_bots_think(live)

    # Acting.

    async def act(self, table: str, decide: Decide) -> int:
        """Make a step and tell its number. The database decides who was first; memory alone never refuses anything.

        It is not left half done when whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.spawn(self.acted(table, decide)))

    async def acted(self, table: str, decide: Decide) -> int:
        live = await self.open(table)
        async with live.lock:
            number = await self.make(live, decide)
        self.let_bots_think(live)
        return number

    async def make(self, live: LiveTable, decide: Decide) -> int:
        sure = False
        for _ in range(TRIES):
            try:
                wanted = decide(live.play)
            except Refusal:
                if sure or not await self.catch_up(live):
                    raise
                sure = True
                continue
            if isinstance(wanted, int):
                return wanted
            step = Step(live.play.version + 1, wanted.kind, wanted.seat, wanted.text, time.time())
            touch = step.at > live.touched + TOUCH_SECONDS
            if await self.store.append(live.play.setup.id, step, wanted.grant, touch):
                live.play.apply(step)
                live.touched = step.at if touch else live.touched
                self.metrics.steps.labels(step.kind).inc()
                live.wake()
                return step.number
            self.metrics.races.inc()
            await self.catch_up(live)
        raise Refusal("busy")

    # Bots.

    def let_bots_think(self, live: LiveTable) -> None:
        if live.play.bots_asked() and (live.thinking is None or live.thinking.done()):
            live.thinking = self.spawn(self.bots_play(live))

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def bots_play(self, live: LiveTable) -> None:
        """Let bots answer; where that cannot be, it is tried again when somebody does or looks at something there."""
        try:
            await self.all_answer(live)
        except Exception as fault:
            self.metrics.bots_failed.inc()
            LOG.warning("bots: %s", type(fault).__name__)

    async def all_answer(self, live: LiveTable) -> None:
        """One bot after the other, as long as one of them is asked."""
        while asked := live.play.bots_asked():
            seat, since = asked[0], live.play.since[asked[0]]
            await asyncio.sleep(self.settings.bot_delay)
            if live.play.bots_asked()[:1] != [seat] or live.play.since[seat] != since:
                continue
            pick = await self.thinkers.think(job_of(live.play, seat))
            async with live.lock:
                await self.answer(live, seat, since, pick)

    async def answer(self, live: LiveTable, seat: int, since: int, pick: str) -> None:
        """A bot's answer counts only for the question that it was asked."""

        def decide(play: TableState) -> NewStep:
            if seat not in play.bots_asked() or play.since[seat] != since:
                raise Refusal("stale", version=play.version)
            return NewStep(PICK, seat, pick)

        try:
            await self.make(live, decide)
        except Refusal:
            self.metrics.bots_late.inc()

    # Telling.

    async def message(self, live: LiveTable, viewer: int | None, language: str, after: int) -> str:
        """The newest state for a viewer, with the log of all that they have not been told. Its version is in
        `packed_at` when this returns."""
        while not live.has_packed(key := (viewer, language, min(after, live.play.version))):
            version = live.play.version
            steps = [step for step in await self.since(live, after) if step.number <= version]
            if live.play.version == version:  # else something happened while the past was being read
                live.keep(key, messages.pack(messages.state(live.play, viewer, language, steps)))
        return live.packed[key]

    async def since(self, live: LiveTable, after: int) -> list[LogEntry]:
        """The steps after a version, from memory if they are there."""
        if after >= live.play.version:
            return []
        tail = list(live.play.tail)
        if tail and tail[0].number <= after + 1:
            return [step for step in tail if step.number > after]
        steps = await self.store.steps(live.play.setup.id)
        return await self.replaying(history, live.play.setup, steps, after)

    # Tidying.

    def sweep(self) -> None:
        """Forget tables that nobody has used for a while."""
        old = time.monotonic() - self.settings.idle_seconds
        for table, live in list(self.loaded.items()):
            idle = not live.listeners and not live.lock.locked() and live.used < old
            if idle and (live.thinking is None or live.thinking.done()):
                del self.loaded[table]

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.stop()
