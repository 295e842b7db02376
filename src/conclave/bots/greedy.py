"""Draft of the greedy player that weighs the positions its options lead to."""

from conclave.bots.judging import Judge, Luck, deals, margin
from conclave.table import Table, View

DEALS = 2
MOST = 60


class Greedy:
    def __init__(self, judge: Judge, seed: int, number: int = DEALS) -> None:
        self.judge = judge
        self.luck = Luck(seed)
        self.number = number

    def values(self, view: View) -> list[float]:
        seat = view.seat
        assert seat is not None
        options = view.options
        tables = deals(view, self.number, self.luck.below(1 << 20))
        self.judge.prepare(tables[0])
        known = self.judge.settled(tables[0], seat)
        if known is not None:
            return known
        return [sum(self.after(t, pick, seat) for t in tables) / len(tables) for pick in options]

    def after(self, t: Table, pick: int, seat: int) -> float:
        judge = self.judge
        if judge.stands_still(t, pick):
            return margin(judge, t, seat)
        question, round = t.question, t.round
        twin = t.copy()
        twin.choose(pick, seat)
        steps = 0
        while steps < MOST and not judge.at_rest(twin, seat, question, round):
            twin.choose(judge.quick(twin, self.luck))
            steps += 1
        return margin(judge, twin, seat)

    def choose(self, view: View) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        values = self.values(view)
        best = max(values)
        return options[values.index(best)]
