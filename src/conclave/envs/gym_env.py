"""A table as Gymnasium's environment: one seat for the learner, bots at the others."""

import random
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle

from conclave.bots import Bot, make_bot
from conclave.bots.errors import pick_of
from conclave.bots.registry import RANDOM
from conclave.envs.aec import HUMAN, RENDER_MODES, show
from conclave.envs.buffers import HIGHEST, REWARDS, WIN, Buffers, Mask, Numbers, one_of, rewards_of, wrong
from conclave.table import Table

LOST: Final = -1.0  # for a pick that is not legal; the game is over then


class AgainstBots(gymnasium.Env[Numbers, np.int64], EzPickle):
    """`opponents` is a bot as `conclave.bots.make_bot` reads it, or one for each other seat. Without a `seat` the
    learner's is drawn for each game. Which picks are legal is in `info["action_mask"]` and `action_masks()`."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, opponents, seat, reward, render_mode, **options)
        one_of("reward", reward, REWARDS)
        one_of("render_mode", render_mode, [None, *RENDER_MODES])
        self.render_mode = render_mode
        self._buffers: Final = Buffers(game, players, options)
        others = self._buffers.players - 1
        one_of("seat", seat, [None, *range(self._buffers.players)])
        self._specs: Final = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._specs) != others:
            raise wrong("opponents", ", ".join(self._specs), str(others))
        for spec in self._specs:
            make_bot(spec, 0, game)  # tells now if there is none of that name
        self._seat: Final = seat
        self._reward: Final = reward
        self.seat = 0  # the learner's in this game
        self.table: Table | None = None
        self._bots: dict[int, Bot | random.Random] = {}
        self._names: dict[int, str] = {}  # of the bots, by seat
        self.observation_space = gymnasium.spaces.Box(0.0, HIGHEST, (self._buffers.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self._buffers.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game; `options` does nothing."""
        super().reset(seed=seed)
        draws = [int(number) for number in self.np_random.integers(1 << 62, size=2 + len(self._specs))]
        self.seat = draws[0] % self._buffers.players if self._seat is None else self._seat
        others = [seat for seat in range(self._buffers.players) if seat != self.seat]
        self.close()
        self._names = dict(zip(others, self._specs, strict=True))
        self._bots = {
            seat: self.opponent(spec, luck) for seat, spec, luck in zip(others, self._specs, draws[2:], strict=True)
        }
        self.table = self._buffers.new_table(draws[1])
        self.advance(self.table)
        return self.look(self.table), {"action_mask": self.action_masks()}

    def opponent(self, spec: str, luck: int) -> Bot | random.Random:
        """A bot; for chance, which looks at nothing, only its dice."""
        return random.Random(luck) if spec == RANDOM else make_bot(spec, luck, self._buffers.game.key)

    def advance(self, table: Table) -> None:
        """Let the others choose until the learner is asked, or the game is over. A bot sees only its view."""
        while not table.over and table.asked != self.seat:
            bot = self._bots[table.asked]
            if isinstance(bot, random.Random):
                table.choose(bot.choice(table.options))
            else:
                table.choose(pick_of(bot, self._names[table.asked], table.view(table.asked)))

    def look(self, table: Table) -> Numbers:
        self._buffers.write(0, table, self.seat, table.options)
        seen: Numbers = self._buffers.observations[0].copy()
        return seen

    def action_masks(self) -> Mask:
        """Which picks are legal now, for learners that ask for it by this name."""
        mask: Mask = self._buffers.masks[0].copy()
        return mask

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """One decision of the learner, and all of the others until its next. A pick that is not legal loses."""
        assert self.table is not None, "reset() comes first"
        table = self.table
        if int(action) not in table.options:
            info = {"action_mask": self.action_masks(), "illegal": True}
            return self.look(table), LOST, True, False, info
        table.choose(int(action))
        self.advance(table)
        seen = self.look(table)
        info = {"action_mask": self.action_masks()}
        reward = 0.0
        if table.over:
            reward = rewards_of(table, self._reward)[self.seat]
            info |= {"score": table.scores[self.seat], "won": self.seat in table.winners}
        if self.render_mode == HUMAN:
            self.render()
        return seen, reward, table.over, False, info

    def render(self) -> Any:
        assert self.table is not None, "reset() comes first"
        return show(self.table, self.seat, self.render_mode)

    def close(self) -> None:
        """Send the bots home; one that is a program is ended."""
        for bot in self._bots.values():
            end = getattr(bot, "close", None)
            if end is not None:
                end()
        self._bots = {}
