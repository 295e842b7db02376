"""A table as PettingZoo's AEC environment: one seat after the other is asked, often several times in a turn."""

import sys
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from conclave.envs.buffers import HIGHEST, REWARDS, WIN, Buffers, Seeds, one_of, rewards_of, wrong
from conclave.envs.game_env import env_of
from conclave.table import Table
from conclave.text import describe_view

HUMAN: Final = "human"
ANSI: Final = "ansi"
PICTURE: Final = "rgb_array"
RENDER_MODES: Final = [HUMAN, ANSI, PICTURE]
ASKED_AND_OTHERS: Final = 2  # rows of observations
Observation = dict[str, Any]  # "observation": the vector, "action_mask": 1 for each legal pick


def spaces_of(buffers: Buffers) -> "tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete]":
    """What is observed and what is answered."""
    seen = gymnasium.spaces.Box(0.0, HIGHEST, (buffers.size,), np.float32)
    mask = gymnasium.spaces.Box(0, 1, (buffers.actions,), np.int8)
    return gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}), gymnasium.spaces.Discrete(buffers.actions)


def checked_most(max_cycles: int | None) -> int:
    """How often a seat may decide; 0 where nothing is said."""
    if max_cycles is not None and max_cycles < 1:
        raise wrong("max_cycles", max_cycles, "1, 2, 3 …")
    return max_cycles or 0


def show(table: Table, seat: int, mode: str | None) -> Any:
    """The table as a seat sees it: as text, or as a picture; for a person, written out."""
    if mode is None:
        gymnasium.logger.warn("render() shows nothing: make the environment with a render_mode.")
        return None
    if mode == PICTURE:
        return env_of(table.game).draw(table.view(seat)).array()
    text = "\n".join(describe_view(table.view(seat)).lines())
    if mode == ANSI:
        return text
    sys.stdout.write(text + "\n\n")
    return None


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """One table. `agent_selection` is the seat that is asked; its mask has the picks that are legal.

    With `copy=False` every observation of the agent that is asked is the same dictionary with the same two arrays,
    written anew each time: as fast as it gets, and only good until the next one. Those of agents that are not asked
    have arrays of their own: PettingZoo's wrappers keep the mask of the one that is. `max_cycles` cuts a game short
    before a seat decides more often.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, reward, render_mode, max_cycles, copy, **options)
        super().__init__()
        one_of("reward", reward, REWARDS)
        one_of("render_mode", render_mode, [None, *RENDER_MODES])
        self.metadata = {**TableEnv.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.table: Table | None = None
        self._buffers: Final = Buffers(game, players, options, ASKED_AND_OTHERS)
        self._reward: Final = reward
        self._most: Final = checked_most(max_cycles)
        self._copy: Final = copy
        self._seeds: Final = Seeds()
        self._made: list[int] = []  # decisions, by seat; counted where there is a most
        seen, answer = spaces_of(self._buffers)
        self.possible_agents = [f"player_{seat}" for seat in range(self._buffers.players)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, answer)
        self._rows: Final = [
            {"observation": self._buffers.observations[row], "action_mask": self._buffers.masks[row]}
            for row in range(ASKED_AND_OTHERS)
        ]

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of the seed, or, without one, of a seed that follows from the last. `options` does nothing."""
        self.table = self._buffers.new_table(self._seeds.next(seed))
        self._made = [0] * self._buffers.players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; the mask of one that is not asked is empty."""
        table = self.playing()
        row = 0 if agent == self.agent_selection else 1
        asked = row == 0 and not self.truncations.get(agent, False)
        self._buffers.write(row, table, self._seats[agent], table.options if asked else [])
        found = self._rows[row]
        return {name: part.copy() for name, part in found.items()} if self._copy else found

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.playing()
        table.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        if table.over:
            self.settle(table)
        else:
            self.agent_selection = self.possible_agents[table.asked]
            if self._most and self.spent(self._seats[agent], table.asked):
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        if self.render_mode == HUMAN:
            self.render()

    def spent(self, seat: int, asked: int) -> bool:
        """Count a decision; tell whether the seat asked next has none left."""
        self._made[seat] += 1
        return self._made[asked] >= self._most

    def settle(self, table: Table) -> None:
        """The end: what each seat gets, and how it came out."""
        gains = rewards_of(table, self._reward)
        scores, winners = table.scores, table.winners
        for agent, seat in self._seats.items():
            self.rewards[agent] = gains[seat]
            self.infos[agent] = {"score": scores[seat], "won": seat in winners}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def playing(self) -> Table:
        """The table; there is one from the first reset on."""
        assert self.table is not None, "reset() comes first"
        return self.table

    def action_masks(self) -> Any:
        """The mask of the agent that is asked."""
        return self.observe(self.agent_selection)["action_mask"]

    def render(self) -> Any:
        return show(self.playing(), self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
