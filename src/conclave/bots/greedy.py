"""The greedy player: it makes every choice on a few tables dealt from its view, and takes the one that leads to the
position that is worth most."""

from typing import Final

from conclave.bots.bot import POINTS, RatedPick, best_first
from conclave.bots.judge import FastRng, Judge, deals, margin
from conclave.table.table import Table
from conclave.table.view import View

DEALS: Final = 4
LONGEST: Final = 60  # choices until what a pick has begun is over; then the position is judged as it is
SEEDS: Final = 1 << 20


class GreedyBot:
    """Weighs the positions that its options lead to; `noise` is how many points it may be wrong about each."""

    def __init__(self, judge: Judge, seed: int, number: int = DEALS, noise: float = 0.0) -> None:
        self.judge: Final = judge
        self.rng: Final = FastRng(seed)
        self.number: Final = number
        self.noise: Final = noise
        self.ratings: list[RatedPick] = []

    def __repr__(self) -> str:
        noise = f", noise {self.noise:g}" if self.noise else ""
        return f"<greedy bot: deals {self.number}{noise}>"

    def choose(self, view: View) -> int:
        options = view.options
        values = self.weigh(view, options)
        if self.noise:
            for at in range(len(values)):
                values[at] += self.noise * self.rng.noise()
        self.ratings = best_first(options, values, POINTS)
        return self.ratings[0].pick

    def weigh(self, view: View, options: list[int]) -> list[float]:
        """What each option is worth, in points beside the others."""
        seat = view.seat
        assert seat is not None
        tables = deals(view, self.number if len(options) > 1 else 1, self.rng.below(SEEDS))
        self.judge.prepare(tables[0])
        known = self.judge.static_values(tables[0], seat)
        if known is not None:
            return known
        return [self.after(tables, pick, seat) for pick in options]

    def after(self, tables: list[Table], pick: int, seat: int) -> float:
        """What a pick leads to, on all tables taken together."""
        value = 0.0
        for t in tables:
            value += outlook(self.judge, t, pick, seat, self.rng)
        return value / len(tables)


def outlook(judge: Judge, t: Table, pick: int, seat: int, rng: FastRng) -> float:
    """What a pick of a seat leads to on one table, once all that it begins has happened."""
    if judge.is_pass(t, pick):
        return margin(judge, t, seat)
    question = t.question
    round = t.round
    copy = t.copy()
    copy.choose(pick, seat)
    steps = 0
    while steps < LONGEST and not judge.is_quiescent(copy, seat, question, round):
        copy.choose(judge.quick(copy, rng))
        steps += 1
    return margin(judge, copy, seat)
