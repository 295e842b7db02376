"""A position of Seasons as a row of numbers, in the order of the weights: what scripts/fit-weights fits them to."""

from typing import Final

from conclave.bots.seasons.judge import LATE, left_of, points_now, use_of
from conclave.seasons.energy import total
from conclave.seasons.names import LAST_CARD, LAST_TOKEN
from conclave.seasons.scoring import HAND_POINTS
from conclave.seasons.state import SeasonsTable, power_of

CARDS: Final = LAST_CARD + 1
COLUMNS: Final = 4  # of a card: in hand, in play, in library II, in library III
TOKENS: Final = LAST_TOKEN + 1
NUMBERS: Final = 13  # energies, gauge, hand, and what time alone brings
WIDTH: Final = COLUMNS * CARDS + TOKENS + NUMBERS


def known_points(t: SeasonsTable, seat: int) -> float:
    """The part of what a position is worth that needs no weights of these."""
    me = t.players[seat]
    gone = 1.0 - left_of(t)
    return points_now(t, seat) + use_of(t, seat) + HAND_POINTS[me.token] * len(me.hand) * gone * gone


def features(t: SeasonsTable, seat: int) -> list[float]:
    """What the weights are multiplied with: the sum is what is to come."""
    me = t.players[seat]
    left = left_of(t)
    late = min(1.0, LATE * left)
    row = [0.0] * WIDTH
    for card in me.hand:
        row[card] += left
    for entry in me.board:
        row[CARDS + power_of(entry)] += left
    for card in me.library2:
        row[2 * CARDS + card] += 1.0
    for card in me.library3:
        row[3 * CARDS + card] += 1.0
    if me.token and not me.token_used:
        row[COLUMNS * CARDS + me.token] = late
    energies = float(total(me.spendable()))
    spare = me.gauge - len(me.board)
    held = len(me.hand)
    row[-NUMBERS:] = [
        energies * left,
        energies * energies * left,
        energies * late,
        energies * energies * late,
        me.gauge * left,
        min(spare, 1) * left,
        min(spare, 2) * left,
        min(spare, 1) * late,
        min(spare, held) * late,
        held * left,
        held * late,
        max(0, held - spare) * left,
        left,
    ]
    return row
