"""A table as PettingZoo's parallel environment: everybody answers at each step, and those who are not asked in vain."""

import random
from typing import Any, Final

import gymnasium
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from conclave.envs.aec import HUMAN, RENDER_MODES, Observation, checked_most, show, spaces_of
from conclave.envs.buffers import REWARDS, WIN, Buffers, Seeds, one_of, rewards_of
from conclave.table import Table


class ParallelTable(ParallelEnv, EzPickle):  # type: ignore[misc]
    """One table for code that steps all agents at once. Where everybody is asked at the same time all answers count;
    else one seat is asked, and what the others answer is not looked at. A pick that is not legal is replaced by a
    legal one, drawn with the environment's own luck."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, reward, render_mode, max_cycles, **options)
        one_of("reward", reward, REWARDS)
        one_of("render_mode", render_mode, [None, *RENDER_MODES])
        self.metadata = {**ParallelTable.metadata, "name": f"{game}_parallel_v0"}
        self.render_mode = render_mode
        self.table: Table | None = None
        self._buffers: Final = Buffers(game, players, options)
        self._reward: Final = reward
        self._most: Final = checked_most(max_cycles)
        self._cycles = 0
        self._seeds: Final = Seeds()
        self._dice: Final = random.Random()
        seen, answer = spaces_of(self._buffers)
        self.possible_agents = [f"player_{seat}" for seat in range(self._buffers.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, answer)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        deal = self._seeds.next(seed)
        self._dice.seed(deal)
        self.table = self._buffers.new_table(deal)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self.observed(self.table), {agent: {} for agent in self.agents}

    def observed(self, table: Table) -> dict[str, Observation]:
        """What every agent sees, with the picks of those that are asked."""
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            self._buffers.write(0, table, seat, table.options_of(seat))
            found[agent] = {
                "observation": self._buffers.observations[0].copy(),
                "action_mask": self._buffers.masks[0].copy(),
            }
        return found

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        assert self.table is not None, "reset() comes first"
        table = self.table
        for seat in table.waiting:
            options = table.options_of(seat)
            pick = int(actions[self.possible_agents[seat]])
            table.choose(pick if pick in options else self._dice.choice(options), seat)
        self._cycles += 1
        agents = self.agents
        gains = rewards_of(table, self._reward) if table.over else [0.0] * len(agents)
        cut = not table.over and self._cycles == self._most
        if table.over or cut:
            self.agents = []
        if self.render_mode == HUMAN:
            self.render()
        return (
            self.observed(table),
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, table.over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> Any:
        assert self.table is not None, "reset() comes first"
        return show(self.table, max(0, self.table.asked), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
