"""What a position of Archimage is worth to a seat: its points, and the scrolls that its mage is on the way to."""

from typing import Final

from conclave.bots.judge import FastRng, Judge
from conclave.games.archimage.bots.position import COST, SEAL_BROKEN
from conclave.games.archimage.rules.elements import ELEMENTS
from conclave.games.archimage.rules.picks import BREAK, CAST
from conclave.games.archimage.rules.scrolls import SYNERGY, scroll_element, scroll_power, spell_of
from conclave.games.archimage.rules.state import NUMBER, ArchimageTable
from conclave.games.archimage.rules.table import Archimage
from conclave.games.archimage.rules.turn import ASK_TURN
from conclave.games.archimage.rules.ways import reach, seal_at, spaces_in
from conclave.table import Table

NEXT: Final = 0.55  # share of the best that a mage is on the way to
SECOND: Final = 0.25
FAR: Final = -20.0


def points_of(t: ArchimageTable, seat: int) -> float:
    """The score."""
    alike = [0] * ELEMENTS
    synergies = [0] * ELEMENTS
    points = 0
    for entry in t.players[seat].scrolls:
        number = entry & NUMBER
        element = scroll_element(number)
        points += scroll_power(number)
        alike[element] += 1
        if spell_of(number) == SYNERGY:
            synergies[element] += 1
    for element in range(ELEMENTS):
        points += alike[element] * synergies[element]
    return float(points)


def pulls_of(t: ArchimageTable) -> list[float]:
    """For every sealed space, the worth of the best scroll that lies there or behind, less what it costs to go on."""
    spaces = len(t.seals)
    pulls = [FAR] * spaces
    costs = [0.0] * spaces
    edge: list[int] = []
    for space in range(spaces):
        token = seal_at(t, space)
        if token:
            costs[space] = COST[token & 7]
        if t.scrolls_on_board[space]:
            pulls[space] = scroll_power(t.scrolls_on_board[space]) + 1.0 - (costs[space] if t.seals[space] else 0.0)
            edge.append(space)
    around = t.board.around
    while edge:
        space = edge.pop()
        value = pulls[space] - 0.3
        for beside in around[space]:
            further = value - costs[beside]
            if further > pulls[beside] + 0.001:
                pulls[beside] = further
                edge.append(beside)
    return pulls


class ArchimageJudge(Judge):
    """Archimage, judged by scrolls won and by those within reach."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds_ahead = 1
        self.pulls: list[float] = []

    def prepare(self, t: Table) -> None:
        assert isinstance(t, Archimage)
        self.pulls = pulls_of(t)

    def gain(self, t: ArchimageTable, space: int) -> float:
        """What breaking the seal of a space gives."""
        scroll_there = t.scrolls_on_board[space]
        if scroll_there and not t.seals[space]:
            return scroll_power(scroll_there) + 1.0
        return SEAL_BROKEN + 0.6 * max(0.0, self.pulls[space])

    def evaluate(self, t: Table, seat: int) -> float:
        assert isinstance(t, Archimage)
        points = points_of(t, seat)
        if t.over:
            return points
        best = 0.0
        second = 0.0
        for space in spaces_in(reach(t, seat)):
            gain = self.gain(t, space)
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        return points + NEXT * best + SECOND * second + 0.3 * len(t.players[seat].dice)

    def is_quiescent(self, t: Table, seat: int, asked: int, round: int) -> bool:
        return t.over or t.question == ASK_TURN

    def uncertainty(self, t: Table) -> float:
        return 4.0

    def quick(self, t: Table, rng: FastRng) -> int:
        assert isinstance(t, Archimage)
        options = t.offered
        count = len(options)
        if count == 1:
            return options[0]
        if t.question != ASK_TURN:
            return options[rng.below(count)]
        best = -1.0
        choice = options[0]
        for pick in options:
            if pick >= CAST:
                value = 5.0 * rng.share()
            elif pick >= BREAK:
                value = self.gain(t, pick - BREAK) + rng.share()
            else:
                value = 0.0
            if value > best:
                best, choice = value, pick
        return choice
