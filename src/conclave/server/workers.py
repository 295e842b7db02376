"""Worker processes, in which bots think: the loop that serves everybody never waits for one."""

import asyncio
import contextlib
import json
import sys
from dataclasses import asdict, replace
from typing import Any, Final

from conclave.bots import SUBSTITUTE
from conclave.server.jobs import FALLBACK, ChoiceJob, HintJob, Plain, ReviewJob

LONGEST: Final = 1 << 20  # bytes of a line between a worker and its server
MOST_WAITING: Final = 8  # jobs before one of a bot that thinks long
PATIENT: Final = "--patient"  # a process that lets all others go first
SHORT: Final = {FALLBACK, "novice", SUBSTITUTE}  # those that do not think long
KINDS: Final = {ChoiceJob: "think", HintJob: "advise", ReviewJob: "review"}


class Busy(Exception):
    """Too much is being thought about."""


class Worker:
    """One process: a job a line goes in, an answer a line comes out. It ends with its input, and so with its server."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.waiting = 0  # jobs, with the one that is being thought about

    async def ask(self, job: ChoiceJob | HintJob | ReviewJob, seconds: float) -> Any:
        """The answer to a job, one after the other as they came; TimeoutError if it takes too long, dies, or has
        none."""
        self.waiting += 1
        try:
            async with self.lock:
                try:
                    return await asyncio.wait_for(self.exchange(job), seconds)
                except BaseException:
                    await self.stop()
                    raise
        finally:
            self.waiting -= 1

    async def exchange(self, job: ChoiceJob | HintJob | ReviewJob) -> Any:
        process = self.process
        if process is None or process.returncode is not None:
            self.process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "conclave.server.worker",
                *self.arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                start_new_session=True,  # the keys that stop a server are not meant for it
            )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps([KINDS[type(job)], asdict(job)]).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except OSError:
            line = b""
        if not line:
            raise TimeoutError(job.bot)
        return json.loads(line)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class WorkerPool:
    """The workers. Each is started when it first has to think, and anew after it died; a table keeps to one of them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.reviewer = Worker(PATIENT)  # of its own, so that nobody's game waits for one that is over
        self.seconds = seconds

    def of(self, table: str) -> Worker:
        return self.workers[int(table, 16) % len(self.workers)]

    async def think(self, job: ChoiceJob) -> str:
        """A bot's answer; that of the simplest one if it takes too long or dies of it. Where many wait, a quick one
        chooses for it, so that nobody waits for the thoughts of all others."""
        worker = self.of(job.table)
        if worker.waiting >= MOST_WAITING and job.bot not in SHORT:
            job = replace(job, bot=SUBSTITUTE)
        try:
            return str(await worker.ask(job, self.seconds))
        except TimeoutError:
            return str(await worker.ask(replace(job, bot=FALLBACK), self.seconds))

    async def advise(self, job: HintJob) -> list[list[Any]]:
        """What a bot makes of the options of a view; Busy where many wait already, or if it takes too long."""
        worker = self.of(job.table)
        if worker.waiting >= MOST_WAITING:
            raise Busy
        try:
            told: list[list[Any]] = await worker.ask(job, self.seconds)
        except TimeoutError:
            raise Busy from None
        return told

    async def review(self, job: ReviewJob) -> list[Plain]:
        """The next steps of a review; Busy if they take too long."""
        try:
            told: list[Plain] = await self.reviewer.ask(job, self.seconds)
        except TimeoutError:
            raise Busy from None
        return told

    async def stop(self) -> None:
        for worker in [*self.workers, self.reviewer]:
            await worker.stop()
