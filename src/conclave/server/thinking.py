"""Bots in worker processes, so that the loop that serves everybody never waits for one."""

import asyncio
import contextlib
import json
import sys
from collections import OrderedDict
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any, Final

from conclave.bots import Bot, make_bot, seat_bots
from conclave.server.play import Play
from conclave.table import Record

KEPT: Final = 64  # tables that a worker remembers
RECALLED: Final = 40  # picks of its own that a bot goes through again when it has lost its memory
FALLBACK: Final = "random"
LONGEST: Final = 1 << 20  # bytes of a line between a worker and its server


@dataclass(frozen=True)
class Job:
    """All that a worker needs to make the position, and whose turn it is to think."""

    table: str
    game: str
    key: str  # in hexadecimal
    options: dict[str, Any]
    picks: list[list[Any]]  # those that stand: seat and notation
    seat: int
    bot: str


@dataclass
class Memory:
    """A game as a worker has it: the position, the picks so far, and the bots that played in it."""

    record: Record
    picks: list[list[Any]]
    bots: dict[tuple[int, str], Bot]


GAMES: Final[OrderedDict[str, Memory]] = OrderedDict()  # of this worker


def job_of(play: Play, seat: int) -> Job:
    record = play.record
    assert record is not None
    picks: list[list[Any]] = [[record.lines[i].seat, record.lines[i].pick] for i in record.standing]
    bot = play.seats[seat].played_by
    known = bot if bot in seat_bots() else FALLBACK
    return Job(play.sheet.id, record.game, record.key.hex(), record.options, picks, seat, known)


def think(job: Job) -> str:
    """In a worker: what a bot answers, in notation. It sees its view and nothing else."""
    memory = caught_up(job)
    table = memory.record.table
    bot = memory.bots.get((job.seat, job.bot))
    if bot is None:
        bot = memory.bots[job.seat, job.bot] = remembering(job)
    return table.notation(bot.choose(table.view(job.seat)))


def caught_up(job: Job) -> Memory:
    memory = GAMES.pop(job.table, None)
    if memory is None or memory.picks != job.picks[: len(memory.picks)]:
        memory = Memory(Record(job.game, bytes.fromhex(job.key), job.options), [], {})
    for seat, pick in job.picks[len(memory.picks) :]:
        memory.record.choose(memory.record.table.parse(pick), seat)
        memory.picks.append([seat, pick])
    GAMES[job.table] = memory
    while len(GAMES) > KEPT:
        GAMES.popitem(last=False)
    return memory


def remembering(job: Job) -> Bot:
    """A bot that has lived through its last picks, because some plan several ahead."""
    bot = make_bot(job.bot, seed_of(job), job.game)
    own = [at for at, (seat, _) in enumerate(job.picks) if seat == job.seat][-RECALLED:]
    table = Record(job.game, bytes.fromhex(job.key), job.options).table
    for at, (seat, pick) in enumerate(job.picks):
        if own and at >= own[0] and seat == job.seat:
            bot.choose(table.view(seat))
        table.choose(table.parse(pick), seat)
    return bot


def seed_of(job: Job) -> int:
    """A bot's own luck, which tells nothing of the table's."""
    return int.from_bytes(sha256(f"conclave bot {job.seat} {job.key}".encode()).digest()[:6], "big")


class Worker:
    """One process: a job a line goes in, an answer a line comes out. It ends with its input, and so with its server."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, job: Job, seconds: float) -> str:
        """The answer to a job; TimeoutError if it takes too long, dies, or has none."""
        async with self.lock:
            try:
                return await asyncio.wait_for(self.exchange(job), seconds)
            except BaseException:
                await self.stop()
                raise

    async def exchange(self, job: Job) -> str:
        process = self.process
        if process is None or process.returncode is not None:
            self.process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "conclave.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                start_new_session=True,  # the keys that stop a server are not meant for it
            )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(asdict(job)).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except OSError:
            line = b""
        if not line:
            raise TimeoutError(job.bot)
        return str(json.loads(line))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """The workers. Each is started when it first has to think, and anew after it died; a table keeps to one of them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.seconds = seconds

    async def think(self, job: Job) -> str:
        """A bot's answer; that of the simplest one if it takes too long or dies of it."""
        worker = self.workers[int(job.table, 16) % len(self.workers)]
        try:
            return await worker.ask(job, self.seconds)
        except TimeoutError:
            return await worker.ask(replace(job, bot=FALLBACK), self.seconds)

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()
