"""Information-set Monte Carlo tree search: many short games on tables dealt from the view, and what they taught."""

import math
import time
from typing import Final, Protocol

from conclave.bots.bot import CHANCE, RatedPick, best_first
from conclave.bots.greedy import outlook
from conclave.bots.judge import SEEDS, FastRng, Judge, chances, shifted
from conclave.table.table import Table
from conclave.table.view import View

LEAST_VISITS: Final = 1.0  # times the root of all simulations: as often each option is tried, however it looks
BEST_CHILD_SHARE: Final = 0.5  # of a value: the rest is the mean of all that were tried
BEST_CHILD_VISITS: Final = 6.0  # simulations that the best choice after it needs for that
WIDENING: Final = 3.0  # simulations through a choice for each further option that is tried there
YIELD_EVERY: Final = 24  # simulations before other threads get a turn
SPREAD: Final = 0.1  # of the outcomes, before any is known
SPREAD_SIMS: Final = 10.0  # simulations that this counts as
MOST_DEALS: Final = 400
DEAL_SIMS: Final = 4.0  # simulations that a deal needs before its luck is half known
PRIOR: Final = 3.0  # simulations that the first judgement of an option counts as
ADVICE_BONUS: Final = 2.0  # points by which a guide's choice is thought to be better than any other
LONGEST: Final = 400  # choices of one simulation
DEEPEST: Final = 60  # choices of one simulation that are remembered
NO_LIMIT: Final = 1 << 40
NO_ADVICE: Final = -1


class Node:
    """A choice: how often it was open, how often it was made, and what it brought its maker."""

    def __init__(self) -> None:
        self.visits = 0.0
        self.total = 0.0
        self.open = 0
        self.best_child = 0.0  # the value of the best choice after it, where the same maker has that one too
        self.children: dict[int, Node] = {}

    def value(self) -> float:
        """What it brings: first tries of what comes after it, most of them poor, must not hide a good one."""
        mean = self.total / self.visits
        return mean + BEST_CHILD_SHARE * (self.best_child - mean) if self.best_child > mean else mean

    def update_best_child(self) -> None:
        """Learn from the choices after it, all of them the same maker's."""
        self.best_child = 0.0
        for child in self.children.values():
            if child.visits >= BEST_CHILD_VISITS:
                value = child.value()
                if value > self.best_child:
                    self.best_child = value


class Deal:
    """A table dealt from the view, and the outcomes of the simulations that were played on it."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.sims = 0.0
        self.totals: Final = [0.0] * table.seats


class Search:
    """One search from one view. `run` may be called again to think on."""

    def __init__(self, judge: Judge, view: View, seed: int, end: float = 0.0) -> None:
        assert view.seat is not None
        self.judge: Final = judge
        self.view: Final = view
        self.seat: Final[int] = view.seat
        self.options: Final[list[int]] = view.options
        self.seed: Final = seed
        self.end: Final = end  # the moment at which it stops; 0 if it is not in a hurry
        self.rng: Final = FastRng(seed)
        self.root = Node()
        self.sims = 0
        self.weight = SPREAD_SIMS  # of the outcomes so far,
        self.total = SPREAD_SIMS * 0.5  # their sum,
        self.squares = SPREAD_SIMS * (0.25 + SPREAD * SPREAD)  # and that of their squares
        self.deals: list[Deal] = []
        self.add_deal()
        self.table: Final = self.deals[0].table
        self.totals: Final = [0.0] * self.table.seats  # of the outcomes of all simulations, by seat
        judge.prepare(self.table)

    def add_deal(self) -> None:
        self.deals.append(Deal(self.view.deal(self.seed * SEEDS + len(self.deals))))

    def out_of_time(self) -> bool:
        return self.end > 0.0 and time.perf_counter() >= self.end

    def follows(self, before: "Search", pick: int) -> bool:
        """Whether this is what a pick in an earlier search led to, with nobody else asked in between."""
        t = self.table
        last = before.table.copy()
        if before.seat != self.seat or pick not in last.options_of(self.seat):
            return False
        last.choose(pick, self.seat)
        if last.over or last.asked != self.seat or t.asked != self.seat:
            return False
        if last.round != t.round or last.question != t.question:
            return False
        return last.figures(self.seat) == t.figures(self.seat)

    def reuse(self, before: "Search", pick: int) -> None:
        """Begin with what the earlier search knows of all that comes after the pick."""
        root = before.root.children.get(pick)
        if root is not None:
            self.root = root
            self.root.children = {option: node for option, node in root.children.items() if option in self.options}

    def add_priors(self, advice: int) -> None:
        """Begin with a first judgement of the options: where they lead, and which of them somebody advises."""
        t = self.table
        even = 1.0 / t.seats
        values: list[float] = []
        best = -1e9
        for pick in self.options:
            if self.out_of_time():
                break
            value = outlook(self.judge, t, pick, self.seat, self.rng)
            values.append(value)
            if value > best:
                best = value
        uncertainty = self.judge.uncertainty(t)
        for at, pick in enumerate(self.options):
            if at < len(values) or pick == advice:
                value = values[at] if at < len(values) else best
                if pick == advice:
                    value = best + ADVICE_BONUS
                self.add_prior(pick, shifted(even, value, uncertainty))

    def add_prior(self, pick: int, chance: float) -> None:
        child = self.root.children.get(pick)
        if child is None:
            child = Node()
            child.open = 1
            self.root.children[pick] = child
        child.visits += PRIOR
        child.total += PRIOR * chance

    def run(self, sims: int) -> None:
        """So many simulations, or as many as there is time for, and at least one."""
        goal = self.sims + sims
        while self.sims < goal and (self.sims == 0 or not self.out_of_time()):
            if self.sims >= self.judge.sims_a_deal * len(self.deals) and len(self.deals) < MOST_DEALS:
                self.add_deal()
            if self.sims % YIELD_EVERY == 0:
                time.sleep(0)  # compiled code would keep every other thread waiting, a window's among them
            self.simulate(self.deals[self.sims % len(self.deals)])
            self.sims += 1

    def simulate(self, deal: Deal) -> None:
        """One short game: known choices by what they taught, then a new one, then quick ones."""
        t = deal.table.copy()
        node = self.root
        path: list[Node] = []
        makers: list[int] = []
        last_round = t.round
        maker = self.seat  # of a question that is put to several seats at once, too
        fresh = False
        reward = self.judge.explore * self.spread()
        least = LEAST_VISITS * math.sqrt(self.sims)
        self.root.visits += 1.0
        while not t.over and not fresh and t.round == last_round and len(path) < DEEPEST:
            choice = self.select(node, t, maker, reward, least)
            least = 0.0
            fresh = choice not in node.children
            if fresh:
                child = Node()
                child.open = 1
                node.children[choice] = child
            node = node.children[choice]
            path.append(node)
            makers.append(maker)
            t.choose(choice, maker)
            maker = t.asked
        values = self.outcome(t, last_round)
        self.take_off_luck(deal, values)
        for at in range(len(path) - 1, -1, -1):
            node = path[at]
            node.visits += 1.0
            node.total += values[makers[at]]
            if at + 1 < len(path) and makers[at + 1] == makers[at]:
                node.update_best_child()
        self.weight += 1.0
        self.total += values[self.seat]
        self.squares += values[self.seat] * values[self.seat]

    def take_off_luck(self, deal: Deal, values: list[float]) -> None:
        """Take off an outcome what the luck of its deal brings anyway, as far as that is known by now."""
        for seat in range(len(values)):
            value = values[seat]
            if self.sims:
                mean = self.totals[seat] / self.sims
                values[seat] += mean - (deal.totals[seat] + DEAL_SIMS * mean) / (deal.sims + DEAL_SIMS)
            self.totals[seat] += value
            deal.totals[seat] += value
        deal.sims += 1.0

    def spread(self) -> float:
        """How far outcomes lie from their mean."""
        mean = self.total / self.weight
        return math.sqrt(max(1e-6, self.squares / self.weight - mean * mean))

    def select(self, node: Node, t: Table, maker: int, reward: float, least: float) -> int:
        """The option with the best outlook, or one that was tried too seldom to tell; the quick answer where nothing
        is known, and now and then a new one."""
        best = -1.0
        choice = -1
        options = t.options_of(maker)
        untried: list[int] = []
        children = node.children
        for pick in options:
            child = children.get(pick)
            if child is None:
                untried.append(pick)
                continue
            child.open += 1
            value = child.value() + reward * math.sqrt(math.log(child.open + 1.0) / child.visits)
            if child.visits < least:
                value += 1.0
            if value > best:
                best = value
                choice = pick
        if choice < 0 and maker == t.asked:
            return self.judge.quick(t, self.rng)
        if choice < 0 or (untried and node.visits >= WIDENING * (len(options) - len(untried))):
            return untried[self.rng.below(len(untried))]
        return choice

    def outcome(self, t: Table, round: int) -> list[float]:
        """The chances of all seats: what the judge says at the end of the round and of those that follow, the mean.

        Early judgements know little of what the position is good for, late ones hang on quick answers."""
        self.play_out(t, round)
        values = chances(self.judge, t)
        looks = 1.0
        while not t.over and looks <= self.judge.rounds_ahead:
            self.play_out(t, t.round)
            later = chances(self.judge, t)
            looks += 1.0
            for seat in range(len(values)):
                values[seat] += (later[seat] - values[seat]) / looks
        return values

    def play_out(self, t: Table, last_round: int) -> None:
        steps = 0
        while not t.over and t.round <= last_round and steps < LONGEST:
            t.choose(self.judge.quick(t, self.rng))
            steps += 1

    def ratings(self) -> list[RatedPick]:
        """The options that were tried, the most often tried first: what was tried often is what stood every trial."""
        order: list[tuple[float, float, int]] = []
        for at, pick in enumerate(self.options):
            child = self.root.children.get(pick)
            if child is not None and child.visits > 0.0:
                order.append((-child.visits, -max(0.0, min(1.0, child.total / child.visits)), at))
        order.sort()
        return [RatedPick(self.options[at], -chance, CHANCE) for _, chance, at in order]


class RolloutGuide(Protocol):
    """Another bot whose choice is worth a closer look."""

    def choose(self, view: View) -> int: ...

    def forget(self) -> None: ...


class SearchBot:
    """Thinks for so many simulations, or for so many seconds."""

    def __init__(
        self, judge: Judge, seed: int, sims: int = 0, seconds: float = 0.0, guide: RolloutGuide | None = None
    ) -> None:
        self.judge: Final = judge
        self.rng: Final = FastRng(seed)
        self.sims: Final = sims or NO_LIMIT
        self.seconds: Final = seconds
        self.guide: Final = guide
        self.last: Search | None = None
        self.ratings: list[RatedPick] = []

    def __repr__(self) -> str:
        if self.seconds:
            return f"<search bot: {self.seconds:g} seconds a choice>"
        return f"<search bot: {self.sims} simulations a choice>"

    def choose(self, view: View) -> int:
        end = time.perf_counter() + self.seconds if self.seconds else 0.0
        search = Search(self.judge, view, self.rng.below(SEEDS), end)
        self.ratings = self.think(search)
        choice = self.ratings[0].pick
        self.last = search
        return choice

    def think(self, search: Search) -> list[RatedPick]:
        """What a search makes of its options."""
        t = search.table
        known = self.judge.static_values(t, search.seat)
        if known is not None:
            return best_first(search.options, self.chances_of(t, search.seat, known), CHANCE)
        if len(search.options) == 1:
            return [RatedPick(search.options[0], chances(self.judge, t)[search.seat], CHANCE)]
        if self.last is not None and search.follows(self.last, self.ratings[0].pick):
            search.reuse(self.last, self.ratings[0].pick)
        advice = self.guide.choose(search.view) if self.guide is not None else NO_ADVICE
        search.add_priors(advice)
        search.run(self.sims)
        found = search.ratings()
        if self.guide is not None and found[0].pick != advice:
            self.guide.forget()
        return found

    def chances_of(self, t: Table, seat: int, values: list[float]) -> list[float]:
        """The chances of options that are worth so many points: the best of them is what the position promises."""
        here = chances(self.judge, t)[seat]
        uncertainty = self.judge.uncertainty(t)
        best = max(values)
        return [shifted(here, value - best, uncertainty) for value in values]
