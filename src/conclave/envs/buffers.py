"""Where observations and masks are written: buffers that are made once and shared with NumPy."""

import random
from array import array
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from conclave.envs.game_env import env_of
from conclave.table import Table, View, rules_of
from conclave.table.data import Options
from conclave.table.errors import BadOption, Reason
from conclave.table.observation import LARGEST, Observer
from conclave.table.rng import key_from_seed

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

HIGHEST: Final = LARGEST
WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (WIN, SCORE)
SEED_BITS: Final = 62


def wrong(option: str, value: object, values: str) -> BadOption:
    """The refusal of what an option cannot be."""
    return BadOption(Reason("option-value", {"option": option, "value": str(value), "values": values}))


def one_of(option: str, value: object, values: Sequence[object]) -> None:
    if value not in values:
        raise wrong(option, value, ", ".join(str(one) for one in values))


def layout(game: str, players: int | None = None, **options: Any) -> dict[str, slice]:
    """The parts of an observation by name, in order."""
    return env_of(game).observer(rules_of(game).checked(players, options)).layout.slices()


def read_view(view: View) -> Numbers:
    """The observation that a view holds, made from the view alone: what a trained policy needs at a table."""
    env = env_of(view.game)
    return np.array(env.read(env.observer(view.data["settings"]), view.data), dtype=np.float32)


class Buffers:
    """Rows of observations and masks for tables of one kind, and new tables for them."""

    def __init__(self, game: str, players: int | None, options: Options, rows: int = 1) -> None:
        self.game: Final = rules_of(game)
        self.options: Final = self.game.checked(players, options)
        self.players: Final = int(self.options["players"])
        self.observer: Final[Observer] = env_of(self.game.key).observer(self.options)
        self.size: Final = self.observer.size
        self.actions: Final = self.game.notation.size
        self._numbers: Final[array[float]] = array("f", bytes(4 * rows * self.size))
        self._picks: Final = array("b", bytes(rows * self.actions))
        self._none: Final = array("b", bytes(self.actions))
        self.observations: Final[Numbers] = np.frombuffer(self._numbers, dtype=np.float32).reshape(rows, self.size)
        self.masks: Final[Mask] = np.frombuffer(self._picks, dtype=np.int8).reshape(rows, self.actions)

    def new_table(self, seed: int) -> Table:
        return self.game.new(self.players, key_from_seed(seed), self.options)

    def write(self, row: int, table: Table, seat: int, picks: list[int]) -> None:
        """What a seat may know, and what it may pick, into a row."""
        self.observer.write(table, seat, self._numbers, row * self.size)
        start = row * self.actions
        mask = self._picks
        mask[start : start + self.actions] = self._none
        for pick in picks:
            mask[start + pick] = 1


class Seeds:
    """The seed of each game: the one that is given, then others that follow from it."""

    def __init__(self) -> None:
        self._dice = random.Random()

    def next(self, seed: int | None = None) -> int:
        if seed is None:
            return self._dice.getrandbits(SEED_BITS)
        self._dice.seed(int(seed))
        return int(seed)


def rewards_of(table: Table, kind: str) -> list[float]:
    """What each seat has at the end, adding up to nothing.

    `win`: 1 for whoever wins alone, -1 shared by the others; who win together share both. `score`: the points beyond
    the mean of the others. Who plays alone has won, and has its points.
    """
    seats = table.seats
    if seats == 1:
        return [float(table.scores[0]) if kind == SCORE else 1.0]
    if kind == SCORE:
        scores = table.scores
        return [score - (sum(scores) - score) / (seats - 1) for score in scores]
    winners = table.winners
    return [((seats / len(winners) if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]
