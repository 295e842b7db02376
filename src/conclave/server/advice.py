"""Advice: a hint for the choice at hand, and a game that is over gone over again. Nothing of it is stored."""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final

from conclave.bots.hints import together
from conclave.bots.review import Decision, Review, Step, steps_of
from conclave.server.errors import Refusal
from conclave.server.jobs import HintJob, digest_of, review_job
from conclave.server.limits import Bucket
from conclave.server.live_tables import Best, LiveTable, LiveTables
from conclave.server.locale import SILENT, in_language
from conclave.server.play import TableState
from conclave.server.replay import finished
from conclave.server.responses import CostlyDecision, Hint, HintOption, ReviewData
from conclave.server.settings import Settings
from conclave.server.workers import Busy
from conclave.table import Record, Table, View
from conclave.text import describe_option, player, say
from conclave.text.evaluation import describe_value, percent

MOST_HINTS: Final = 8  # of a table that are kept
MOST_REVIEWS: Final = 16  # that are kept
MOST_UNDER_WAY: Final = 4
UNASKED_SECONDS: Final = 20.0  # after which nobody waits for a review any more
WORST: Final = 8  # decisions that are told of each seat
DIGITS: Final = 4  # of a chance


@dataclass
class Reviewing:
    """A game that is being gone over, or has been."""

    record: Record
    found: Review
    asked: float = 0.0  # when somebody last wanted to know
    task: "asyncio.Task[None] | None" = None
    failed: bool = False
    told: dict[str, list[CostlyDecision]] = field(default_factory=dict)  # the costliest decisions, by language

    @property
    def ready(self) -> bool:
        return len(self.found.moments) == steps_of(self.record)


class Adviser:
    """Gives hints and reviews, as many as the server bears."""

    def __init__(self, tables: LiveTables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.reviews: OrderedDict[str, Reviewing] = OrderedDict()

    # Hints.

    async def hint(self, table: str, seat: int, language: str) -> Hint:
        """The best options of a seat that is asked, as far as its own view tells."""
        live = await self.tables.fresh(table)
        play = live.play
        view = play.table.view(seat)
        if play.table.over:
            raise Refusal("over")
        if not play.setup.hints:
            raise Refusal("no-hints")
        if not view.options:
            raise Refusal("not-asked")
        told: Hint = {
            "version": play.version,
            "since": play.since[seat],
            "seat": seat,
            "together": together(view),
            "best": [],
        }
        told["best"] = [self.weighed(play, view, one, language) for one in await self.best(live, seat, view)]
        return told

    async def best(self, live: LiveTable, seat: int, view: View) -> Best:
        """What the adviser makes of a view: thought about once, whoever asks again."""
        advice = live.advice
        about = digest_of(view.data)
        task = advice.answers.get(about)
        if task is None or (task.done() and task.exception() is not None):
            bucket = advice.buckets.setdefault(seat, Bucket(self.settings.hints_a_second, self.settings.hints_at_once))
            if not bucket.take():
                raise Refusal("many-requests")
            question = HintJob(live.play.setup.id, view.data, self.settings.adviser)
            advice.answers[about] = task = self.tables.spawn(self.tables.thinkers.advise(question))
            while len(advice.answers) > MOST_HINTS:
                advice.answers.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Busy:
            raise Refusal("busy") from None

    def weighed(self, play: TableState, view: View, one: list[Any], language: str) -> HintOption:
        pick, value, scale = one
        told: HintOption = {"pick": play.table.notation(pick), "number": pick, "value": value, "scale": scale}
        if language != SILENT:
            with in_language(language):
                told["text"] = describe_option(view, pick, play.names)
                told["worth"] = "" if value is None else describe_value(value, scale)
        return told

    # Reviews.

    async def review(self, table: str, language: str) -> ReviewData:
        """What there is of the review of a game that is over; it goes on for as long as somebody asks."""
        play = (await self.tables.fresh(table)).play
        record = finished(play)
        empty = Review(record.game, record.table.seats, self.settings.reviewer)
        one = self.reviews.pop(table, None) or Reviewing(record, empty)
        self.reviews[table] = one
        one.asked = time.monotonic()
        if one.failed:
            one.failed = False
            raise Refusal("busy")
        if not one.ready and (one.task is None or one.task.done()):
            self.start(table, one)
        told: ReviewData = {
            "done": len(one.found.moments),
            "steps": steps_of(record),
            "ready": one.ready,
            "bot": one.found.bot,
            "moments": [
                {"pick": at.picks, "round": at.round, "chances": [round(chance, DIGITS) for chance in at.chances]}
                for at in one.found.moments
            ],
        }
        if one.ready:
            if language not in one.told:
                one.told[language] = await self.tables.replaying(costliest, play, one.found, language)
            told["worst"] = one.told[language]
        return told

    def start(self, table: str, one: Reviewing) -> None:
        if sum(other.task is not None and not other.task.done() for other in self.reviews.values()) >= MOST_UNDER_WAY:
            if not one.found.moments:
                del self.reviews[table]  # nothing to keep
            raise Refusal("busy")
        one.task = self.tables.spawn(self.run_review(table, one))
        idle = [name for name, other in self.reviews.items() if other.task is None or other.task.done()]
        for name in idle[: max(0, len(self.reviews) - MOST_REVIEWS)]:
            del self.reviews[name]

    async def run_review(self, table: str, one: Reviewing) -> None:
        """Slice by slice, so that several take turns; until it is done, or nobody asks any more."""
        while not one.ready and time.monotonic() < one.asked + UNASKED_SECONDS:
            job = review_job(table, one.record, one.found.bot, len(one.found.moments), self.settings.review_slice)
            try:
                steps = await self.tables.thinkers.review(job)
            except Busy:
                one.failed = True
                return
            for step in steps:
                one.found.add(Step.load(step))


def costliest(play: TableState, found: Review, language: str) -> list[CostlyDecision]:
    """The decisions that cost most, the costliest first, as whoever made them saw the table."""
    worst = [one for seat in range(found.seats) for one in found.worst(WORST, seat)]
    wanted = {one.number: one for one in worst}
    record = finished(play)
    table = record.start()
    told: list[CostlyDecision] = []
    for number, index in enumerate(record.standing, 1):
        line = record.lines[index]
        if number in wanted:
            told.append(decided(play, table, wanted[number], language))
        table.choose(table.parse(line.pick), line.seat)
    return sorted(told, key=lambda one: (-one["cost"], one["number"]))


def decided(play: TableState, table: Table, decision: Decision, language: str) -> CostlyDecision:
    """A decision with its sentence, on the table at which it was made."""
    told: CostlyDecision = {
        "number": decision.number,
        "seat": decision.seat,
        "round": decision.round,
        "question": decision.question,
        "pick": decision.pick,
        "chance": round(decision.chance, DIGITS),
        "cost": round(decision.cost, DIGITS),
        "best": [{"pick": one.pick, "chance": round(one.chance, DIGITS)} for one in decision.best],
    }
    if language != SILENT:
        view = table.view(decision.seat)
        with in_language(language):
            put_in_words(told, decision, view, table, play.names)
    return told


def put_in_words(told: CostlyDecision, decision: Decision, view: View, table: Table, names: list[str]) -> None:
    told["text"] = describe_option(view, table.parse(told["pick"]), names)
    for option in told["best"]:
        option["text"] = describe_option(view, table.parse(option["pick"]), names)
    told["sentence"] = say(
        "server-review-decision",
        player=player(decision.seat, names),
        chosen=told["text"],
        chance=percent(decision.chance),
        better=told["best"][0]["text"],
        best=percent(decision.best[0].chance),
    )
