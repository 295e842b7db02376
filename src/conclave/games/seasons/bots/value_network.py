"""What a position of Seasons leads to, as games have taught: a small network over the features of what a seat has.

scripts/train-value-network plays the games, learns from them and writes value_network.weights beside this file."""

import json
import struct
from importlib.resources import files
from typing import Final

from conclave.games.seasons.bots.rollout import LATE, left_of, payable
from conclave.games.seasons.rules.dice import (
    FACE_CARD,
    FACE_CRYSTALS,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    NO_DIE,
    SEASON_NAMES,
)
from conclave.games.seasons.rules.energy import ENERGY_NAMES, TYPES, count, shared, total
from conclave.games.seasons.rules.names import CARD_KEYS, LAST_CARD, LAST_TOKEN
from conclave.games.seasons.rules.state import RESERVE, TURNED, SeasonsTable, power_of, tokens_of

FILE: Final = "value_network.weights"
NUMBER: Final = "e"  # two bytes each, which is as exact as they are known

# Features that every position has.
PLAIN: Final = (
    "always",
    "left",
    "late",
    "points",
    "crystals",
    "gauge",
    "one free space",
    "two free spaces",
    "three free spaces",
    "free spaces",
    "cards in hand",
    "their square",
    "cards without a space",
    "cards with a space",
    "energies",
    "squared energies",
    "energies above five",
    "energies that cards in hand cost",
    "cards that can be summoned",
    "cards that can be paid",
    "cards that lack one energy",
    "bonus actions used",
    "spaces of the reserve",
    "ability token used",
    "first player",
    "more than two players",
    "turn over",
    "turn under way",
    "turn to come, with a die",
    "its energies",
    "its crystals",
    "its gauge",
    "its card",
    "its transmuting",
)
CARDS: Final = LAST_CARD + 1
SEASONS: Final = len(SEASON_NAMES)
# Features of which a position has a few: where each kind of them begins.
ENERGIES: Final = len(PLAIN)  # by season and type
TOKEN: Final = ENERGIES + SEASONS * TYPES
IN_HAND: Final = TOKEN + LAST_TOKEN + 1
PAYABLE: Final = IN_HAND + CARDS  # in hand, and the energies and crystals are there
IN_PLAY: Final = PAYABLE + CARDS
SPENT: Final = IN_PLAY + CARDS  # in play, and turned
STORED: Final = SPENT + CARDS  # energies on it
YEAR_2: Final = STORED + CARDS
YEAR_3: Final = YEAR_2 + CARDS
FEATURES: Final = YEAR_3 + CARDS
UNITS: Final = 8
ROW: Final = 1 + UNITS


def feature_names() -> list[str]:
    """Of every feature its kind, and what it is of; those that stand for no card or token have none."""
    names = [f"plain: {name}" for name in PLAIN]
    names += [f"energy: {season} {energy}" for season in SEASON_NAMES for energy in ENERGY_NAMES]
    names += ["", *(f"token: {token}" for token in range(1, LAST_TOKEN + 1))]
    for kind in ("in hand", "payable", "in play", "spent", "stored", "year 2", "year 3"):
        names += [f"{kind}: {key}" if key else "" for key in CARD_KEYS]
    return names


NAMES: Final = feature_names()


class Reader:
    """Takes in the features of a position, and how much there is of each."""

    def add(self, feature: int, amount: float) -> None:
        raise NotImplementedError


class FeatureList(Reader):
    """Keeps them, to learn from."""

    def __init__(self) -> None:
        self.ids: Final[list[int]] = []
        self.amounts: Final[list[float]] = []

    def add(self, feature: int, amount: float) -> None:
        self.ids.append(feature)
        self.amounts.append(amount)


def read_features(t: SeasonsTable, seat: int, points: float, reader: Reader) -> None:
    """The features of a seat that has so many points now."""
    for feature, amount in enumerate(plain_features(t, seat, points)):
        if amount != 0.0:
            reader.add(feature, amount)
    read_energies(t, seat, reader)
    read_cards(t, seat, reader)


def plain_features(t: SeasonsTable, seat: int, points: float) -> list[float]:
    """In the order of PLAIN, of about the same size each."""
    me = t.players[seat]
    left = left_of(t)
    late = min(1.0, LATE * left)
    have = me.spendable()
    energies = total(have)
    held = len(me.hand)
    free = me.gauge - len(me.board)
    costs = t.setup.cost_energy
    demand = 0
    ready = 0
    nearly = 0
    for card in me.hand:
        cost = costs[card]
        demand += cost
        if payable(t, me, have, card):
            ready += 1
        elif total(cost) - shared(cost, have) == 1:
            nearly += 1
    return [
        1.0,
        left,
        late,
        points / 50.0,
        min(me.crystals, 15) / 10.0,
        me.gauge / 5.0,
        float(min(free, 1)),
        float(min(free, 2)),
        float(min(free, 3)),
        free / 3.0,
        held / 3.0,
        held * held / 9.0,
        max(0, held - free) / 3.0,
        min(held, free) / 2.0,
        energies / 4.0,
        energies * energies / 25.0,
        max(0, energies - 5) / 2.0,
        shared(demand, have) / 3.0,
        float(min(ready, max(0, free))),
        ready / 2.0,
        nearly / 2.0,
        me.bonuses / 3.0,
        (me.capacity - RESERVE) / 3.0,
        float(me.token_used),
        float(t.first == seat),
        float(t.seats - 2),
        *turn_features(t, seat),
    ]


def turn_features(t: SeasonsTable, seat: int) -> list[float]:
    """Where a seat is in the round; of a die that is still to be used, what is on it."""
    face = t.players[seat].die
    if face == NO_DIE:
        return [0.0] * 8
    before = (t.active - t.first) % t.seats
    mine = (seat - t.first) % t.seats
    if mine <= before:
        return [float(mine < before), float(mine == before), *[0.0] * 6]
    symbols = [float(FACE_GAUGE[face]), float(FACE_CARD[face]), float(FACE_TRANSMUTE[face])]
    return [0.0, 0.0, 1.0, total(FACE_ENERGY[face]) / 2.0, FACE_CRYSTALS[face] / 5.0, *symbols]


def read_energies(t: SeasonsTable, seat: int, reader: Reader) -> None:
    me = t.players[seat]
    have = me.spendable()
    first = ENERGIES + TYPES * t.season
    for kind in range(TYPES):
        number = count(have, kind)
        if number:
            reader.add(first + kind, number / 3.0)
    if me.token and not me.token_used:
        reader.add(TOKEN + me.token, 1.0)


def read_cards(t: SeasonsTable, seat: int, reader: Reader) -> None:
    me = t.players[seat]
    have = me.spendable()
    for card in me.hand:
        reader.add(IN_HAND + card, 1.0)
        if payable(t, me, have, card):
            reader.add(PAYABLE + card, 1.0)
    for entry in me.board:
        card = power_of(entry)
        reader.add(IN_PLAY + card, 1.0)
        if entry & TURNED:
            reader.add(SPENT + card, 1.0)
        stored = tokens_of(entry)
        if stored:
            reader.add(STORED + card, total(stored) / 4.0)
    for card in me.library2:
        reader.add(YEAR_2 + card, 1.0)
    for card in me.library3:
        reader.add(YEAR_3 + card, 1.0)


# What a feature adds: to the points to come, and to each of the eight units. A tuple of floats is read in one go.
Row = tuple[float, float, float, float, float, float, float, float, float]


class UnitSums(Reader):
    """What the features of a position add up to."""

    def __init__(self, rows: list[Row], outs: Row) -> None:
        self.rows: Final = rows
        self.outs: Final = outs
        self.points = 0.0
        self.unit_1 = 0.0
        self.unit_2 = 0.0
        self.unit_3 = 0.0
        self.unit_4 = 0.0
        self.unit_5 = 0.0
        self.unit_6 = 0.0
        self.unit_7 = 0.0
        self.unit_8 = 0.0

    def add(self, feature: int, amount: float) -> None:
        row = self.rows[feature]
        self.points += row[0] * amount
        self.unit_1 += row[1] * amount
        self.unit_2 += row[2] * amount
        self.unit_3 += row[3] * amount
        self.unit_4 += row[4] * amount
        self.unit_5 += row[5] * amount
        self.unit_6 += row[6] * amount
        self.unit_7 += row[7] * amount
        self.unit_8 += row[8] * amount

    def to_come(self) -> float:
        """The points that a position will bring a seat, up to a number that is the same for all seats."""
        outs = self.outs
        points = self.points + outs[1] * max(0.0, self.unit_1) + outs[2] * max(0.0, self.unit_2)
        points += outs[3] * max(0.0, self.unit_3) + outs[4] * max(0.0, self.unit_4)
        points += outs[5] * max(0.0, self.unit_5) + outs[6] * max(0.0, self.unit_6)
        return points + outs[7] * max(0.0, self.unit_7) + outs[8] * max(0.0, self.unit_8)


class ValueNetwork:
    """A small network. Each unit adds up features and, where that comes to more than nothing, adds to the points.

    What a feature adds changes with how much of the game is left, in a straight line: there is a row for the end, and
    one with what is added to it for all that is left.
    """

    def __init__(
        self, temperature: float, temperature_left: float, at_end: list[Row], for_left: list[Row], outs: Row
    ) -> None:
        self.temperature: Final = (
            temperature  # points of a lead that make a win likely (73 % of two players), at the end
        )
        self.temperature_left: Final = temperature_left  # and more for all that is left
        self.at_end: Final = at_end
        self.for_left: Final = for_left
        self.outs: Final = outs  # points for what each unit comes to; the first number means nothing
        self.stages: Final[dict[float, list[Row]]] = {}

    def sums(self, left: float) -> UnitSums:
        """Nothing yet, at a stage of the game."""
        rows = self.stages.get(left)
        if rows is None:
            rows = [mixed(self.at_end[feature], self.for_left[feature], left) for feature in range(FEATURES)]
            self.stages[left] = rows
        return UnitSums(rows, self.outs)


def mixed(one: Row, other: Row, share: float) -> Row:
    return row_of([one[at] + share * other[at] for at in range(ROW)])


def row_of(numbers: list[float]) -> Row:
    return (
        numbers[0],
        numbers[1],
        numbers[2],
        numbers[3],
        numbers[4],
        numbers[5],
        numbers[6],
        numbers[7],
        numbers[8],
    )


NO_ROW: Final = row_of([0.0] * ROW)


def read(data: bytes) -> ValueNetwork:
    """The network that `written` wrote, whatever cards there were then."""
    head, _, body = data.partition(b"\n")
    names: list[str] = json.loads(head)
    numbers = list(struct.unpack(f"<{len(body) // struct.calcsize(NUMBER)}{NUMBER}", body))
    rows = [row_of(numbers[start : start + ROW]) for start in range(2, len(numbers), ROW)]
    at_end, for_left = rows_by_feature(names, rows[: len(names)]), rows_by_feature(names, rows[len(names) : -1])
    return ValueNetwork(numbers[0], numbers[1], at_end, for_left, rows[-1])


def rows_by_feature(names: list[str], rows: list[Row]) -> list[Row]:
    """The row of each feature: its own by its name, or the mean of those of its kind."""
    known: dict[str, Row] = {}
    kinds: dict[str, list[Row]] = {}
    for name, row in zip(names, rows, strict=True):
        known[name] = row
        kinds.setdefault(kind_of(name), []).append(row)
    found: list[Row] = []
    for name in NAMES:
        if not name:
            found.append(NO_ROW)
        elif name in known:
            found.append(known[name])
        else:
            found.append(mean_row(kinds.get(kind_of(name), [NO_ROW])))
    return found


def kind_of(name: str) -> str:
    return name.partition(":")[0]


def mean_row(rows: list[Row]) -> Row:
    return row_of([sum([row[at] for row in rows]) / len(rows) for at in range(ROW)])


def written(network: ValueNetwork) -> bytes:
    numbers = [network.temperature, network.temperature_left]
    for part in (network.at_end, network.for_left):
        for name, row in zip(NAMES, part, strict=True):
            if name:
                numbers += row
    numbers += network.outs
    head = json.dumps([name for name in NAMES if name]).encode()
    return head + b"\n" + struct.pack(f"<{len(numbers)}{NUMBER}", *numbers)


LEARNED: Final = read(files(__package__).joinpath(FILE).read_bytes())
