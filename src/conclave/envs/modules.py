"""Each game as a module as PettingZoo has them: `env` with its usual wrappers, `raw_env` without, `parallel_env`."""

from types import ModuleType
from typing import Any, Final

from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from conclave.envs.aec import TableEnv
from conclave.envs.parallel import ParallelTable
from conclave.table.registry import game_named

ILLEGAL: Final = -1.0  # for a pick that is not legal; the game is over then
VERSION: Final = "_v0"


def module_name(game: str) -> str:
    return game.replace("-", "_") + VERSION


def module_of(game: str) -> ModuleType:
    """The module of a game."""

    def raw_env(**options: Any) -> TableEnv:
        """A table; a pick that is not legal raises IllegalPick."""
        return TableEnv(game, **options)

    def env(**options: Any) -> Any:
        """The same with PettingZoo's wrappers: who makes a pick that is not legal loses, and the order of calls is
        kept."""
        table = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))

    def parallel_env(**options: Any) -> ParallelTable:
        """A table at which everybody answers at each step."""
        return ParallelTable(game, **options)

    module = ModuleType(f"{__package__}.{module_name(game)}", f"{game_named(game).title} as PettingZoo has it.")
    for function in (env, raw_env, parallel_env):
        setattr(module, function.__name__, function)
    return module
