"""What bots think about: jobs as a server gives them, and what a worker process does with each."""

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from pydantic import JsonValue

from conclave.bots import Bot, make_bot, ratings_of, seat_bots
from conclave.bots.bot import picks_to_replay
from conclave.bots.errors import pick_of, quoted
from conclave.bots.hints import BEST, best_set, together
from conclave.bots.review import Step, reviewing
from conclave.server.play import TableState
from conclave.server.state_data import Options
from conclave.table import Record, View, games

Plain = dict[str, JsonValue]  # as JSON has it

KEPT: Final = 16  # tables that a worker remembers, with all that their bots have thought
KEPT_REVIEWS: Final = 4
FALLBACK: Final = "random"

LOG: Final = logging.getLogger("conclave.server")


@dataclass(frozen=True)
class ChoiceJob:
    """A choice to make: all that a worker needs to make the position, and whose turn it is to think."""

    table: str
    game: str
    key: str  # in hexadecimal
    options: Options
    picks: list[list[Any]]  # those that stand: seat and notation
    seat: int
    bot: str


@dataclass(frozen=True)
class HintJob:
    """A hint to give, by a bot: what a seat may know is all that there is to think with."""

    table: str
    view: Plain
    bot: str


@dataclass(frozen=True)
class ReviewJob:
    """A part of a game that is over to go over: from a step on, for so many seconds."""

    table: str
    game: str
    key: str
    options: Options
    picks: list[list[Any]]
    bot: str
    first: int
    seconds: float


@dataclass
class Memory:
    """A game as a worker has it: the position, the picks so far, and the bots that played in it."""

    record: Record
    picks: list[list[Any]]
    bots: dict[tuple[int, str], Bot]
    left: dict[tuple[int, str], list[str]]  # what each bot's seat had chosen once it had answered last


GAMES: Final[OrderedDict[str, Memory]] = OrderedDict()  # of this worker
# Those that are being gone over: how many steps are done, and the rest.
REVIEWS: Final[OrderedDict[str, tuple[int, Iterator[Step]]]] = OrderedDict()


def job_of(play: TableState, seat: int) -> ChoiceJob:
    record = play.record
    assert record is not None
    bot = play.seats[seat].played_by
    known = bot if bot in seat_bots() else FALLBACK
    return ChoiceJob(play.setup.id, record.game, record.key.hex(), record.options, standing(record), seat, known)


def review_job(table: str, record: Record, bot: str, first: int, seconds: float) -> ReviewJob:
    return ReviewJob(table, record.game, record.key.hex(), record.options, standing(record), bot, first, seconds)


def standing(record: Record) -> list[list[Any]]:
    """The picks that stand: seat and notation."""
    return [[record.lines[i].seat, record.lines[i].pick] for i in record.standing]


def think(job: ChoiceJob) -> str:
    """In a worker: what a bot answers, in notation. It sees its view and nothing else."""
    memory = caught_up(job)
    table = memory.record.table
    view = table.view(job.seat)
    who = (job.seat, job.bot)
    chosen = [pick for seat, pick in job.picks if seat == job.seat]
    try:
        # Where somebody else has chosen for the seat meanwhile, what a bot has planned is not what was done.
        bot = memory.bots.get(who) if memory.left.get(who) == chosen else None
        if bot is None:
            bot = memory.bots[who] = remembering(job)
        pick = pick_of(bot, job.bot, view)
        memory.left[who] = [*chosen, table.notation(pick)]
    except Exception as fault:  # whatever a bot does wrong, the game goes on
        LOG.warning("bot %s: %s", job.bot, quoted(str(fault)))
        memory.bots.pop(who, None)
        pick = make_bot(FALLBACK, seed_of(job) + len(job.picks), job.game).choose(view)
    return table.notation(pick)


def caught_up(job: ChoiceJob) -> Memory:
    memory = GAMES.pop(job.table, None)
    if memory is None or memory.picks != job.picks[: len(memory.picks)]:
        memory = Memory(Record(job.game, bytes.fromhex(job.key), job.options), [], {}, {})
    for seat, pick in job.picks[len(memory.picks) :]:
        memory.record.choose(memory.record.table.parse(pick), seat)
        memory.picks.append([seat, pick])
    GAMES[job.table] = memory
    while len(GAMES) > KEPT:
        GAMES.popitem(last=False)
    return memory


def remembering(job: ChoiceJob) -> Bot:
    """A bot that has lived through its last picks again, if it is one that follows a plan."""
    bot = make_bot(job.bot, seed_of(job), job.game)
    again = picks_to_replay(bot, job.seat, [seat for seat, _ in job.picks])
    if again:
        table = Record(job.game, bytes.fromhex(job.key), job.options).table
        for at, (seat, pick) in enumerate(job.picks):
            if at in again:
                bot.choose(table.view(seat))
            table.choose(table.parse(pick), seat)
    return bot


def seed_of(job: ChoiceJob) -> int:
    """A bot's own luck, which tells nothing of the table's."""
    return int.from_bytes(sha256(f"conclave bot {job.seat} {job.key}".encode()).digest()[:6], "big")


def advise(job: HintJob) -> list[list[Any]]:
    """In a worker: the best options, each with what it is worth and on which scale, or the best set where several are
    chosen together; the same for the same view."""
    games()  # knows how views are dealt
    view = View.load(job.view)
    seed = int(digest_of(job.view)[:12], 16)
    if together(view):
        return [[pick, None, ""] for pick in best_set(view, job.bot, seed)]
    bot = make_bot(job.bot, seed, view.game)
    pick = bot.choose(view)
    best = [[one, round(value, 4), scale] for one, value, scale in ratings_of(bot)[:BEST]]
    return best or [[pick, None, ""]]


def digest_of(view: Plain) -> str:
    return sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


def review_steps(job: ReviewJob) -> list[Plain]:
    """In a worker: the next steps of a review, one at least."""
    until = time.monotonic() + job.seconds
    told: list[Plain] = []
    for step in steps_from(job):
        told.append(step.data())
        if time.monotonic() > until:
            break
    return told


def steps_from(job: ReviewJob) -> Iterator[Step]:
    """A review where it was left off, if that was here."""
    first, steps = REVIEWS.pop(job.table, (-1, iter(())))
    if first != job.first:
        record = Record(job.game, bytes.fromhex(job.key), job.options)
        for seat, pick in job.picks:
            record.choose(record.table.parse(pick), seat)
        steps = reviewing(record, job.bot, job.first)
    for number, step in enumerate(steps, job.first + 1):
        REVIEWS[job.table] = (number, steps)
        while len(REVIEWS) > KEPT_REVIEWS:
            REVIEWS.popitem(last=False)
        yield step


# What a worker is asked, by its kind: how to read it, and what to do.
TASKS: Final[dict[str, tuple[Callable[..., Any], Callable[[Any], Any]]]] = {
    "think": (ChoiceJob, think),
    "advise": (HintJob, advise),
    "review": (ReviewJob, review_steps),
}
