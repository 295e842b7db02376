"""A game gone over again: what every choice cost, and how likely each seat was to win.

Nothing here knows more than the seats did: a choice is weighed from the view of whoever made it, at the moment it was
made, and the chances are those that the views of all seats give at that moment. The same record gives the same review,
whole or in parts: a step depends on its number and on nothing that was thought before.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from conclave.bots.bot import CHANCE, RatedPick
from conclave.bots.errors import NoRatings, checked_ratings, pick_of
from conclave.bots.game_bots import judge_of
from conclave.bots.hints import BEST
from conclave.bots.judge import SEEDS, Judge, chances, deals, shifted
from conclave.bots.registry import make_bot
from conclave.table import Record, Table, View
from conclave.text import say

REVIEWER: Final = "search:200"  # who goes over a game where nobody else is asked to
DEALS: Final = 4  # tables dealt from each seat's view at each moment
FLOOR: Final = 0.02  # of a win: what seems to cost less may be chance, and is not told
AGAIN: Final = 4  # times the simulations of the second thought about a choice that seems to cost more
SURE: Final = 0.999  # a position that is not over is never surer than that


@dataclass(frozen=True)
class RatedOption:
    """An option in notation, and how likely it leads to a win."""

    pick: str
    chance: float


@dataclass(frozen=True)
class Decision:
    """A choice among several options, as it was made and as it might have been."""

    number: int  # of the picks that stand, counted from 1: the position before it is record.replay(number - 1)
    seat: int
    round: int
    question: str
    pick: str  # what was chosen, in notation
    chance: float  # of winning with it
    best: list[RatedOption]  # at most three options, the best first; the one chosen may be among them

    @property
    def cost(self) -> float:
        """The part of a win that was given away: 0 where nothing better is known."""
        return max(0.0, self.best[0].chance - self.chance)

    def data(self) -> dict[str, Any]:
        return asdict(self) | {"cost": self.cost}


@dataclass(frozen=True)
class Moment:
    """How likely each seat is to win after so many picks; together they are sure to."""

    picks: int
    round: int
    chances: list[float]


@dataclass(frozen=True)
class Step:
    """One part of a review: a moment, and the choice that was made there; None where there was none to make."""

    moment: Moment
    decision: Decision | None

    def data(self) -> dict[str, Any]:
        """Plain JSON data, from which `load` makes the same step."""
        return asdict(self)

    @staticmethod
    def load(data: dict[str, Any]) -> "Step":
        told = data["decision"]
        if told is not None:
            told = Decision(**told | {"best": [RatedOption(**option) for option in told["best"]]})
        return Step(Moment(**data["moment"]), told)


@dataclass
class Review:
    """A whole game, or as much of it as there is."""

    game: str
    seats: int
    bot: str
    moments: list[Moment] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)

    def add(self, step: Step) -> None:
        """The next step."""
        self.moments.append(step.moment)
        if step.decision is not None:
            self.decisions.append(step.decision)

    def worst(self, number: int, seat: int | None = None) -> list[Decision]:
        """The decisions that cost most, of everybody or of a seat; what costs less than the floor is not among them."""
        costly = [one for one in self.decisions if one.cost >= FLOOR and seat in (None, one.seat)]
        return sorted(costly, key=lambda one: (-one.cost, one.number))[:number]

    def data(self) -> dict[str, Any]:
        """Plain JSON data; seats are counted from 0."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bot": self.bot,
            "moments": [asdict(moment) for moment in self.moments],
            "decisions": [decision.data() for decision in self.decisions],
        }


def review(record: Record, bot: str = REVIEWER, progress: Callable[[int, int], None] | None = None) -> Review:
    """Go over a game; `progress` is told after every step how many are done, of how many."""
    found = Review(record.game, record.table.seats, bot)
    for step in reviewing(record, bot):
        found.add(step)
        if progress is not None:
            progress(len(found.moments), steps_of(record))
    return found


def steps_of(record: Record) -> int:
    """How many steps a review has: one for every pick that stands, and the last position."""
    return len(record.standing) + 1


def reviewing(record: Record, bot: str = REVIEWER, first: int = 0) -> Iterator[Step]:
    """A review step by step, so that it can be done in slices: `first` is how many steps are done already."""
    table = record.replay(first)
    judge = judge_of(record.game)
    for number, index in enumerate(record.standing[first:], first + 1):
        line = record.lines[index]
        moment = moment_at(judge, table, number - 1)
        pick = table.parse(line.pick)
        yield Step(moment, evaluate_twice(judge, table, pick, line.seat, bot, moment))
        table.choose(pick, line.seat)
    yield Step(moment_at(judge, table, len(record.standing)), None)


# --- chances -------------------------------------------------------------------------------------------------------


def moment_at(judge: Judge, table: Table, picks: int) -> Moment:
    """What the views of all seats make of a position; at the end, who has won."""
    if table.over:
        return Moment(picks, table.round, chances(judge, table))
    seen = [chances_from(judge, table.view(seat), picks) for seat in range(table.seats)]
    return Moment(picks, table.round, [sum(each) / len(seen) for each in zip(*seen, strict=True)])


def chances_from(judge: Judge, view: View, seed: int) -> list[float]:
    """How likely every seat is to win as far as one of them can tell: what tables dealt from its view are worth."""
    tables = deals(view, DEALS, seed)
    judge.prepare(tables[0])
    dealt = [chances(judge, table) for table in tables]
    return [sum(each) / DEALS for each in zip(*dealt, strict=True)]


# --- decisions -----------------------------------------------------------------------------------------------------


def evaluate_twice(judge: Judge, table: Table, pick: int, seat: int, bot: str, moment: Moment) -> Decision | None:
    """A choice that seems to cost something is thought about again, longer and with other luck, and then followed to
    what could be made of it; what is kept is the smallest cost."""
    first = evaluate_decision(judge, table, pick, seat, bot, moment, moment.picks)
    if first is None or first.cost < FLOOR:
        return first
    second = evaluate_decision(judge, table, pick, seat, thorough(bot), moment, moment.picks + SEEDS)
    less = first if second is None or first.cost <= second.cost else second
    if less.cost < FLOOR:
        return less
    chance = max(less.chance, min(less.best[0].chance, followed(judge, table.view(seat), pick, bot, moment.picks)))
    best = [replace(option, chance=chance) if option.pick == less.pick else option for option in less.best]
    return replace(less, chance=chance, best=sorted(best, key=lambda option: -option.chance))


def followed(judge: Judge, view: View, pick: int, bot: str, seed: int) -> float:
    """How likely a choice leads to a win by the best that its seat can choose next, on tables dealt from its view; 0
    where others come first. A search looks seldom at what it does not prefer, such as the same actions in another
    order."""
    seat = view.seat
    assert seat is not None
    found = 0.0
    for table in deals(view, DEALS, seed):
        table.choose(pick, seat)
        if seat not in table.waiting or len(table.options_of(seat)) < 2:
            return 0.0
        found += max(values_of(judge, table.view(seat), bot, seed).values())
    return found / DEALS


def thorough(bot: str) -> str:
    """A bot that thinks longer, where it is told how many simulations to play."""
    name, _, number = bot.partition(":")
    return f"{name}:{AGAIN * int(number)}" if name == "search" and number.isdecimal() else bot


def evaluate_decision(
    judge: Judge, table: Table, pick: int, seat: int, bot: str, moment: Moment, seed: int
) -> Decision | None:
    """What a thinker makes of a choice; None where there was none, or where it has no opinion of what was chosen."""
    view = table.view(seat)
    if len(view.options) < 2:
        return None
    values = values_of(judge, view, bot, seed)
    if pick not in values:
        return None
    best = [RatedOption(table.notation(option), chance) for option, chance in list(values.items())[:BEST]]
    return Decision(moment.picks + 1, seat, table.round, view.question, table.notation(pick), values[pick], best)


def values_of(judge: Judge, view: View, bot: str, seed: int) -> dict[int, float]:
    """The options of a view that a bot has an opinion of, the best first, with the chance to win that each gives."""
    thinker = make_bot(bot, seed, view.game)
    pick_of(thinker, bot, view)
    ratings = checked_ratings(thinker, bot, view)
    if not ratings:
        raise NoRatings(say("fault-no-thoughts", bot=bot))
    return {rated.pick: chance_of(rated, ratings[0], judge, view, seed) for rated in ratings}


def chance_of(rated: RatedPick, best: RatedPick, judge: Judge, view: View, seed: int) -> float:
    """A rating as a chance to win. Points say how far an option falls behind the best, and so how much it takes from
    the chance that the position gives."""
    if rated.scale == CHANCE:
        return rated.value
    seat = view.seat
    assert seat is not None
    now = min(SURE, chances_from(judge, view, seed)[seat])
    return shifted(now, rated.value - best.value, judge.uncertainty(view.deal(seed)))
