"""Archimage as PettingZoo has it: `env` with its usual wrappers, `raw_env` without, `parallel_env` for all at once."""

from typing import Any

from conclave.envs.aec import TableEnv
from conclave.envs.parallel import ParallelTable
from conclave.envs.wrappers import wrapped

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(**options: Any) -> TableEnv:
    """A table; a pick that is not legal raises IllegalPick."""
    return TableEnv("archimage", **options)


def env(**options: Any) -> Any:
    """The same with PettingZoo's wrappers: who makes a pick that is not legal loses, and the order of calls is kept."""
    return wrapped(raw_env(**options))


def parallel_env(**options: Any) -> ParallelTable:
    """A table at which everybody answers at each step."""
    return ParallelTable("archimage", **options)
