"""The wrappers that PettingZoo's own games of this kind come in."""

from typing import Any, Final

from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from conclave.envs.aec import TableEnv

ILLEGAL: Final = -1.0  # for a pick that is not legal; the game is over then


def wrapped(table: TableEnv) -> Any:
    env = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
