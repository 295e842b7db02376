"""Playing the games of a contest: here, in processes of this machine, or on a dask.distributed cluster.

Each way yields rows of finished games as they come. A game follows from the contest alone, so all ways give the same
rows; a worker that dies loses the games it was playing, and they are played again.
"""

import logging
import multiprocessing
import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NoReturn

from conclave.arena.matches import Contest, Game
from conclave.arena.play import play_games
from conclave.arena.results import Row
from conclave.text import say
from conclave.text.catalogue import LANGUAGE
from conclave.text.errors import Mistake
from conclave.text.extras import library
from conclave.version import __version__

CLUSTER: Final = "cluster"  # the extra that brings dask.distributed
AIM: Final = 0.5  # seconds that a batch should take: long beside handing it out, short beside waiting for it
MOST: Final = 100  # games of a batch
DEATHS: Final = 3  # of workers with the same game, after which it is not tried again
GRACE: Final = 10.0  # seconds that a worker has to end, on a machine however busy
REACHED: Final = 5  # seconds in which a scheduler must answer
WATCHED: Final = 1.0  # seconds between looks at the cluster

Tell = Callable[[str], None]  # says something to whoever watches the run


class Batches:
    """The games still to be played, handed out in batches that take about as long as `AIM`."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.left = deque(games)
        self.size = 1
        self.deaths: Counter[Game] = Counter()

    def take(self) -> list[Game]:
        return [self.left.popleft() for _ in range(min(self.size, len(self.left)))]

    def took(self, games: int, seconds: float) -> None:
        """Learn from a batch that was played how large the next should be; it grows step by step."""
        fitting = games * AIM / max(seconds, 1e-6)
        self.size = max(1, min(MOST, 2 * self.size, int(fitting)))

    def died(self, contest: Contest, games: list[Game]) -> None:
        """Take back the games of a worker that died, for others; a game that goes on killing them ends the run."""
        self.left.extendleft(reversed(games))
        self.deaths.update(games)
        self.size = 1
        for game in games:
            if self.deaths[game] >= DEATHS and len(games) == 1:
                bots = ", ".join(contest.bots[bot] for bot in contest.seatings[game[1]])
                raise Mistake(say("arena-worker-dies", bots=bots, times=DEATHS))


def play_here(contest: Contest, games: Iterable[Game]) -> Iterator[list[Row]]:
    """One game after the other, in this process."""
    for game in games:
        yield play_games(contest, [game], LANGUAGE.get())[0]


class Worker:
    """A process that plays batches of games. It ends with this process, whatever ends that."""

    def __init__(self, contest: Contest) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would hold the other workers' pipes open
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, contest, LANGUAGE.get()), daemon=True)
        with undisturbed():
            self.process.start()
        theirs.close()
        self.batch: list[Game] = []

    def give(self, batch: list[Game]) -> None:
        self.batch = batch
        if batch:
            with suppress(OSError):  # it is dead, which shows when its answer is read
                self.pipe.send(batch)

    def end(self) -> None:
        """Wait a moment while it ends, as it was asked to, and lets the programs of its bots go."""
        self.process.join(GRACE)
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is started meanwhile does not hear Ctrl-C, which is ours to answer."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave(*_: object) -> NoReturn:
    """End this process, tidily."""
    sys.exit()


def serve(pipe: Connection, contest: Contest, language: str) -> None:
    """What a worker does: play the batches that it is given, until there is nobody to give any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # every core has a worker already
    with suppress(EOFError, OSError):
        while True:
            games = pipe.recv()
            try:
                answer: Any = play_games(contest, games, language)
            except Mistake as mistake:
                answer = Mistake(str(mistake))
            except Exception as fault:
                answer = RuntimeError(f"{type(fault).__name__}: {fault}")
            pipe.send(answer)


def play_in_processes(contest: Contest, games: Iterable[Game], workers: int) -> Iterator[list[Row]]:
    """In so many processes of this machine."""
    batches = Batches(games)
    crew = [Worker(contest) for _ in range(min(workers, len(batches.left)))]
    try:
        while batches.left or any(worker.batch for worker in crew):
            for worker in crew:
                if not worker.batch:
                    worker.give(batches.take())
            ready = wait([worker.pipe for worker in crew if worker.batch])
            for at, worker in enumerate(crew):
                if worker.pipe not in ready:
                    continue
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):
                    worker.end()
                    crew[at] = Worker(contest)
                    batches.died(contest, worker.batch)
                    continue
                if isinstance(answer, Exception):
                    raise answer
                rows, seconds = answer
                batches.took(len(worker.batch), seconds)
                worker.batch = []
                yield rows
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.end()


def play_on_cluster(contest: Contest, games: Iterable[Game], address: str, tell: Tell) -> Iterator[list[Row]]:
    """On the workers of a dask.distributed scheduler, however many come and go."""
    distributed = library("distributed", CLUSTER)
    silence("distributed")
    client = connected(distributed, address)
    batches = Batches(games)
    under_way: dict[Any, list[Game]] = {}
    told = False
    try:
        while batches.left or under_way:
            threads = sum(client.nthreads().values())
            if not threads and not told:
                tell(say("arena-cluster-empty", address=address))
                told = True
            while batches.left and len(under_way) < 2 * max(1, threads):
                batch = batches.take()
                future = client.submit(play_there, contest, batch, LANGUAGE.get(), __version__, pure=False)
                under_way[future] = batch
            for future in finished(distributed, client, under_way):
                batch = under_way.pop(future)
                rows = rows_of(distributed, future)
                if rows is None:
                    batches.died(contest, batch)
                else:
                    batches.took(len(batch), rows[1])
                    yield rows[0]
            if client.status != "running":
                raise Mistake(say("arena-cluster-lost", address=address))
    except (distributed.CancelledError, OSError, TimeoutError):
        raise Mistake(say("arena-cluster-lost", address=address)) from None
    finally:
        with suppress(Exception):
            if client.status == "running":
                client.cancel(list(under_way))
            client.close(timeout=WATCHED)


def silence(library: str) -> None:
    """Silence the loggers of a library: what goes wrong there is said here."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == library:
            logging.getLogger(name).setLevel(logging.CRITICAL)


def connected(distributed: Any, address: str) -> Any:
    """A client of a scheduler that answers soon."""
    try:
        return distributed.Client(address, timeout=REACHED, set_as_default=False)
    except (OSError, TimeoutError, ValueError, TypeError, KeyError) as fault:
        why = str(fault).splitlines()[0] if str(fault) else type(fault).__name__
        raise Mistake(say("arena-cluster-unreachable", address=address, why=why)) from None


def finished(distributed: Any, client: Any, under_way: dict[Any, list[Game]]) -> list[Any]:
    """Those of the batches that have come to an end, if any has within a moment."""
    with client.as_current(), suppress(TimeoutError):
        return list(distributed.wait(list(under_way), timeout=WATCHED, return_when="FIRST_COMPLETED").done)
    return []


def rows_of(distributed: Any, future: Any) -> tuple[list[Row], float] | None:
    """What a batch gave; None where the workers that played it died."""
    try:
        rows: tuple[list[Row], float] = future.result()
    except distributed.KilledWorker:
        return None
    except ModuleNotFoundError as missing:
        raise Mistake(say("arena-cluster-bare", library=str(missing.name))) from None
    return rows


def play_there(contest: Contest, games: list[Game], language: str, version: str) -> tuple[list[Row], float]:
    """What a worker of a cluster does; one with another Conclave would play other games."""
    if version != __version__:
        raise Mistake(say("arena-cluster-version", theirs=__version__, ours=version))
    return play_games(contest, games, language)
