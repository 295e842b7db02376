"""What to do with dice: which seals to break with them one after the other, and which dice to take."""

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from conclave.games.archimage.bots.position import Position
from conclave.games.archimage.rules.elements import COLOURS, SPIRIT, colour_of, element_of, power_of, value_of
from conclave.games.archimage.rules.ways import spaces_in

WIDTH: Final = [4, 2, 1, 1, 1]  # how many seals are thought through as the first, the second, ...
LATER: Final = 0.8  # share of a later break: others may come first
HAND: Final = 3  # dice taken for a round

# The chance that so many dice show at least a power together.
CHANCES: Final = [
    [0.0] * 7,
    [1, 1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6],
    [1, 1, 1, 35 / 36, 33 / 36, 30 / 36, 26 / 36],
    [1, 1, 1, 1, 215 / 216, 212 / 216, 206 / 216],
]


def worth_of(dice: tuple[int, ...], position: Position) -> float:
    """What one can hope to gain with dice in the rest of the round."""
    return best_break(dice, position.reach, position, 1)[0]


def best_break(dice: tuple[int, ...], reach: int, position: Position, depth: int = 0) -> tuple[float, int]:
    """The seal to break first, and what it and all that follows gain; -1 where none can be broken."""
    best, choice = -1.0, -1
    for space, gain in break_values(dice, reach, position, depth).items():
        if gain > best:
            best, choice = gain, space
    return (best, choice) if choice >= 0 else (0.0, -1)


def break_values(dice: tuple[int, ...], reach: int, position: Position, depth: int = 0) -> dict[int, float]:
    """The seals that are thought through as the first to be broken, and what each and all that follows gain."""
    totals = totals_of(dice)
    seals = position.seals
    found = []
    for space in spaces_in(reach):
        token = seals[space]
        if totals[token >> 3] >= token & 7:
            found.append((position.gain(space), space))
    found.sort(reverse=True)
    values: dict[int, float] = {}
    for gain, space in found[: WIDTH[min(depth, len(WIDTH) - 1)]]:
        rest = without(dice, least_dice(dice, position.seals[space]))
        later = best_break(rest, reach_after(reach, space, position), position, depth + 1)[0] if rest else 0.0
        values[space] = gain + LATER * later
    return values


@lru_cache(maxsize=1 << 16)
def totals_of(dice: tuple[int, ...]) -> tuple[int, ...]:
    """What all dice of each colour show together, and the most of these for spirit."""
    totals = [0] * COLOURS
    for number in dice:
        totals[colour_of(number)] += value_of(number)
    return (*totals, max(totals))


def reach_after(reach: int, space: int, position: Position) -> int:
    """What can be broken once a seal is gone."""
    return position.breakable_in(reach | position.ways[space]) & ~(1 << space)


def without(dice: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(dice)
    for number in used:
        rest.remove(number)
    return tuple(rest)


@lru_cache(maxsize=1 << 16)
def least_dice(dice: tuple[int, ...], token: int) -> tuple[int, ...]:
    """The exact set for a seal that wastes least; of such sets the one with the fewest dice."""
    element = element_of(token)
    power = power_of(token)
    best: tuple[int, int, tuple[int, ...]] | None = None
    for colour in range(COLOURS) if element == SPIRIT else (element,):
        own = [number for number in dice if colour_of(number) == colour]
        for size in range(1, len(own) + 1):
            for some in combinations(own, size):
                shown = [value_of(number) for number in some]
                if sum(shown) >= power > sum(shown) - min(shown):
                    best = min(best or (99, 0, some), (sum(shown) - power, size, some))
    return best[2] if best else ()


# --- dice for the next round ---------------------------------------------------------------------------------------


def hands_to_take(position: Position, lowest: int) -> dict[int, tuple[float, list[int]]]:
    """By colour, the best dice to take now that begin with it, those in hand already counted; none below `lowest`.
    For each what it is worth, and the colours that follow."""
    waiting = position.me["waiting"]
    reserve = position.data["reserve"]
    values = [colour_values(position, colour) for colour in range(COLOURS)]
    missing = min(HAND - sum(waiting), sum(reserve[lowest:]))
    best: dict[int, tuple[float, list[int]]] = {}
    for first, *others in combinations_with_replacement(range(lowest, COLOURS), missing):
        taken = [others.count(colour) + (colour == first) for colour in range(COLOURS)]
        if any(taken[colour] > reserve[colour] for colour in range(COLOURS)):
            continue
        value = 0.0
        for colour in range(COLOURS):
            value += values[colour][taken[colour] + waiting[colour]]
        if first not in best or value > best[first][0]:
            best[first] = (value, others)
    return best


def colour_values(position: Position, colour: int) -> list[float]:
    """What none, one, two or three dice of a colour are worth, by the seals within reach that they may break."""
    seals = [
        (power_of(position.seals[space]), position.gain(space))
        for space in spaces_in(position.reach)
        if element_of(position.seals[space]) in (colour, SPIRIT)
    ]
    singles = [*sorted([gain * CHANCES[1][power] for power, gain in seals], reverse=True), 0.0, 0.0, 0.0]
    pairs = max([gain * CHANCES[2][power] for power, gain in seals], default=0.0)
    triples = max([gain * CHANCES[3][power] for power, gain in seals], default=0.0)
    two = max(pairs, singles[0] + LATER * singles[1])
    three = max(triples, pairs + LATER * singles[1], sum(singles[:HAND]))
    return [0.0, singles[0], two, three]
