"""Many tables at once, for learners that answer in batches."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from conclave.envs.buffers import REWARDS, WIN, Buffers, Mask, Numbers, one_of, rewards_of
from conclave.table import Table

Batch = tuple[Numbers, Mask, NDArray[np.float32], NDArray[np.bool_]]


class BatchedTables:
    """Tables that step together. All arrays are made once and written anew at each step: copy what you keep.

    `observations` and `masks` have a row for each table: what the seat asked there sees and may pick; `seats` tells
    which seat that is. `rewards` has a row for each table and a column for each seat. Where a game ends, `dones` is
    true, `rewards` has what it brought, and the table already stands at the first decision of its next game: the
    n-th game of table t, both counted from 0, has the seed `seed + t + n * count`.
    """

    def __init__(
        self, game: str, count: int, seed: int = 0, players: int | None = None, reward: str = WIN, **options: Any
    ) -> None:
        one_of("reward", reward, REWARDS)
        self._buffers: Final = Buffers(game, players, options, count)
        self._reward: Final = reward
        self.count: Final = count
        self.players: Final = self._buffers.players
        self.size: Final = self._buffers.size
        self.actions: Final = self._buffers.actions
        self.observations: Final = self._buffers.observations
        self.masks: Final = self._buffers.masks
        self.seats: Final[NDArray[np.int8]] = np.zeros(count, np.int8)
        self.rewards: Final[NDArray[np.float32]] = np.zeros((count, self.players), np.float32)
        self.dones: Final[NDArray[np.bool_]] = np.zeros(count, np.bool_)
        self.tables: list[Table] = []
        self._next: list[int] = []  # the seed of each table's next game
        self.reset(seed)

    def reset(self, seed: int) -> tuple[Numbers, Mask]:
        """New games at all tables."""
        self._next = [seed + row for row in range(self.count)]
        self.tables = [self._deal(row) for row in range(self.count)]
        self.rewards[:] = 0.0
        self.dones[:] = False
        for row in range(self.count):
            self._write(row)
        return self.observations, self.masks

    def _deal(self, row: int) -> Table:
        seed = self._next[row]
        self._next[row] += self.count
        return self._buffers.new_table(seed)

    def _write(self, row: int) -> None:
        table = self.tables[row]
        self.seats[row] = table.asked
        self._buffers.write(row, table, table.asked, table.options)

    def step(self, actions: Any) -> Batch:
        """One pick at each table, for the seat that is asked there: observations, masks, rewards and dones."""
        picks = np.asarray(actions).tolist()
        if len(picks) != self.count:
            raise ValueError(f"{self.count} tables need as many picks, not {len(picks)}")
        for row, pick in enumerate(picks):
            if pick not in self.tables[row].offered:
                self.tables[row].choose(pick)  # tells what is wrong with it, before any table has moved
        self.rewards[:] = 0.0
        self.dones[:] = False
        for row, pick in enumerate(picks):
            table = self.tables[row]
            table.choose(pick)
            if table.over:
                self.rewards[row] = rewards_of(table, self._reward)
                self.dones[row] = True
                self.tables[row] = self._deal(row)
            self._write(row)
        return self.observations, self.masks, self.rewards, self.dones
