"""Information-set Monte Carlo tree search: many short games on tables dealt from the view, and what they taught."""

import math
import time
from typing import Final, Protocol

from conclave.bots.judging import Judge, Luck
from conclave.table import Table, View

EXPLORE: Final = 0.5
SIMS_A_DEAL: Final = 8  # simulations before a new deal joins
MOST_DEALS: Final = 48
FIRST_DEALS: Final = 6
LONGEST: Final = 400  # choices of one simulation
PRIOR: Final = 3.0  # visits that the first judgement of an option counts as
DEEPEST: Final = 24


class Node:
    """What is known of a choice: how often it was open, how often it was made, and what it brought its maker."""

    def __init__(self) -> None:
        self.visits = 0.0
        self.total = 0.0
        self.open = 0
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Search:
    """One search from one view. `run` may be called again to think on."""

    def __init__(self, judge: Judge, view: View, seed: int, horizon: int) -> None:
        seat = view.seat
        assert seat is not None
        self.judge = judge
        self.view = view
        self.seat: int = seat
        self.seed = seed
        self.luck = Luck(seed)
        self.horizon = horizon
        self.root = Node()
        self.deals: list[Table] = []
        self.sims = 0

    def add_deal(self) -> None:
        deal = self.view.deal(self.seed * 1000 + len(self.deals))
        if not self.deals:
            self.judge.prepare(deal)
        self.deals.append(deal)

    def expect(self, options: list[int], values: list[float]) -> None:
        """Begin with a first judgement of every option: points beside the others."""
        sharp = self.judge.sharpness(self.deals[0])
        for pick, value in zip(options, values, strict=True):
            child = Node()
            child.visits = PRIOR
            child.open = 1
            child.total = PRIOR / (1.0 + math.exp(-max(-30.0, min(30.0, value / sharp))))
            self.root.children[pick] = child

    def run(self, sims: int, seconds: float) -> None:
        """So many simulations, or as many as the time allows."""
        end = time.perf_counter() + seconds if seconds else 0.0
        goal = self.sims + sims
        while self.sims < goal:
            if end and time.perf_counter() >= end:
                break
            if not self.deals or (self.sims >= SIMS_A_DEAL * len(self.deals) and len(self.deals) < MOST_DEALS):
                self.add_deal()
            self.simulate(self.deals[self.sims % len(self.deals)].copy())
            self.sims += 1

    def simulate(self, t: Table) -> None:
        node = self.root
        path: list[Node] = [node]
        makers: list[int] = []
        last_round = t.round + self.horizon
        seat = self.seat  # simultaneous steps are decided for the searcher alone
        depth = 0
        while not t.over and depth < DEEPEST:
            maker = seat if depth == 0 else t.asked
            options = t.offered if maker == t.asked else t.options_of(maker)
            child, fresh, pick = self.select(node, t, options)
            makers.append(maker)
            t.choose(pick, maker)
            node = child
            path.append(node)
            depth += 1
            if fresh or t.round > last_round:
                break
        self.play_out(t, last_round)
        values = self.values(t)
        for at, maker in enumerate(makers):
            reached = path[at + 1]
            reached.visits += 1.0
            reached.total += values[maker]
        self.root.visits += 1.0

    def select(self, node: Node, t: Table, options: list[int]) -> tuple[Node, bool, int]:
        """The option with the best outlook, or one that was never tried; whether it is new, and its pick."""
        best = -1.0
        chosen: Node | None = None
        choice = options[0]
        untried: list[int] = []
        children = node.children
        for pick in options:
            child = children.get(pick)
            if child is None:
                untried.append(pick)
                continue
            child.open += 1
            outlook = child.total / child.visits + EXPLORE * math.sqrt(math.log(child.open + 1.0) / child.visits)
            if outlook > best:
                best, chosen, choice = outlook, child, pick
        if untried:
            choice = untried[self.luck.below(len(untried))]
            chosen = Node()
            chosen.open = 1
            children[choice] = chosen
            return chosen, True, choice
        assert chosen is not None
        return chosen, False, choice

    def play_out(self, t: Table, last_round: int) -> None:
        judge, luck = self.judge, self.luck
        steps = 0
        while not t.over and t.round <= last_round and steps < LONGEST:
            t.choose(judge.quick(t, luck))
            steps += 1

    def values(self, t: Table) -> list[float]:
        """How likely each seat is to win, by the worth of all."""
        seats = t.seats
        worths = [self.judge.worth(t, seat) for seat in range(seats)]
        sharp = self.judge.sharpness(t)
        found: list[float] = []
        for seat in range(seats):
            best = -1e9
            others = 0.0
            for one in range(seats):
                if one != seat:
                    others += worths[one]
                    if worths[one] > best:
                        best = worths[one]
            lead = worths[seat] - 0.5 * best - 0.5 * others / (seats - 1)
            found.append(1.0 / (1.0 + math.exp(-lead / sharp)))
        return found


class Adviser(Protocol):
    """Says at once what each option is worth, in points beside the others."""

    def values(self, view: View) -> list[float]: ...


class SearchBot:
    """Thinks for so many simulations, or for so long."""

    def __init__(
        self,
        judge: Judge,
        seed: int,
        sims: int = 0,
        seconds: float = 0.0,
        horizon: int = 0,
        adviser: "Adviser | None" = None,
    ) -> None:
        self.judge = judge
        self.adviser = adviser
        self.luck = Luck(seed)
        self.sims = sims or 1 << 30
        self.seconds = seconds
        self.horizon = horizon

    def choose(self, view: View) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        search = Search(self.judge, view, self.luck.below(1 << 20), self.horizon)
        search.add_deal()
        assert view.seat is not None
        known = self.judge.settled(search.deals[0], view.seat)
        if known is not None:
            return options[known.index(max(known))]
        if self.adviser is not None:
            search.expect(options, self.adviser.values(view))
        search.run(self.sims, self.seconds)
        best, choice = -1.0, options[0]
        for pick, child in search.root.children.items():
            if child.visits > best:
                best, choice = child.visits, pick
        return choice
