"""What bots that think ahead need to know of a game: what a position is worth, and a quick answer to any question."""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from conclave.table.table import Table
from conclave.table.view import View

MASK: Final = 0x7FFFFFFF
SEEDS: Final = 1 << 20  # as many deals of one view are told apart
UNCERTAIN: Final = 5.0  # points of a lead that make a win likely, in a game that does not say
SURE: Final = 40.0  # a lead of so many times the uncertainty leaves no doubt


class FastRng:
    """Small random numbers, fast and the same everywhere: nothing here needs to be hard to guess."""

    def __init__(self, seed: int) -> None:
        # Products that a short int of mypyc does not hold are slow, and cannot bear Ctrl-C.
        self.state: i64 = ((seed & MASK) * i64(2654435761) + 97) & MASK

    def below(self, most: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & MASK
        return (self.state >> 8) % most

    def share(self) -> float:
        """A number from 0 to 1."""
        self.state = (self.state * 1103515245 + 12345) & MASK
        return float(self.state >> 8) / 8388608.0

    def noise(self) -> float:
        """A number about 0, seldom farther from it than 2: three shares make a bell."""
        return 2.0 * (self.share() + self.share() + self.share()) - 3.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's judgement, asked about tables that were dealt from a view.

    This one serves any game: a position is worth its points, quick answers are random. A game's own knows better.
    """

    def __init__(self) -> None:
        self.rounds_ahead = 20  # beyond the one at hand, that quick answers tell something about: here, to the end
        self.sims_a_deal = 24  # simulations before a new deal joins
        self.explore = 1.5  # how much an option that was seldom tried is tried for it, in spreads of the outcomes

    def prepare(self, t: Table) -> None:
        """Look at a position once before many that follow from it are judged."""

    def evaluate(self, t: Table, seat: int) -> float:
        """The points that a seat can hope to have at the end."""
        points = 0
        for part in t.breakdown(seat).values():
            points += part
        return float(points)

    def quick(self, t: Table, rng: FastRng) -> int:
        """A sensible answer of the seat that is asked, found without thinking ahead."""
        options = t.offered
        return options[rng.below(len(options))]

    def is_quiescent(self, t: Table, seat: int, asked: int, round: int) -> bool:
        """Whether nothing is under way any more that a choice of `seat`, at question `asked`, has begun."""
        return t.over or t.asked == seat or t.round != round

    def is_pass(self, t: Table, pick: int) -> bool:
        """Whether a pick only ends the turn: what it is worth is what the position is worth before."""
        return False

    def static_values(self, t: Table, seat: int) -> list[float] | None:
        """What each option is worth to a seat where that needs no thinking ahead (a draft); else None."""
        return None

    def uncertainty(self, t: Table) -> float:
        """How many points of a lead make a win likely (73 % of two players), at this stage of the game."""
        return UNCERTAIN

    def strengths(self, t: Table) -> list[float]:
        """How well each seat stands: one that is ahead by 1 of another is likely to beat it (73 %)."""
        points = self.uncertainty(t)
        return [self.evaluate(t, seat) / points for seat in range(t.seats)]


def margin(judge: Judge, t: Table, seat: int) -> float:
    """What a seat is worth beside the others: half of it against the best of them, half against their mean. One that
    plays alone is worth what it has."""
    mine = 0.0
    best = -1e9
    others = 0.0
    for one in range(t.seats):
        value = judge.evaluate(t, one)
        if one == seat:
            mine = value
        else:
            others += value
            if value > best:
                best = value
    if t.seats == 1:
        return mine
    return mine - 0.5 * best - 0.5 * others / (t.seats - 1)


def chances(judge: Judge, t: Table) -> list[float]:
    """How likely each seat is to win: by how well all stand, and for certain once the game is over.

    Who plays alone wins in any case; there it is a number from 0 to 1 that grows with the points.
    """
    if t.seats == 1:
        return [0.5 + math.atan(judge.strengths(t)[0]) / math.pi]
    if t.over:
        winners = t.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)]
    shares = judge.strengths(t)
    best = max(shares)
    total = 0.0
    for seat in range(t.seats):
        shares[seat] = math.exp(max(-SURE, shares[seat] - best))
        total += shares[seat]
    return [share / total for share in shares]


def shifted(chance: float, points: float, uncertainty: float) -> float:
    """What a chance becomes with so many more points."""
    grown = chance * math.exp(max(-SURE, min(SURE, points / uncertainty)))
    return grown / (grown + 1.0 - chance)


def deals(view: View, number: int, seed: int) -> list[Table]:
    return [view.deal(seed * SEEDS + at) for at in range(number)]
