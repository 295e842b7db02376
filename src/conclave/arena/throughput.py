"""How fast tables are where programs learn, and how fast search thinks: more of `conclave bench`."""

import random
import time
from collections.abc import Callable
from typing import Any, Final

from conclave.bots import make_bot
from conclave.bots.search import SearchBot
from conclave.table import Table
from conclave.table.data import Options
from conclave.table.registry import game_named

LAPS: Final = 10
TABLES: Final = 64  # that step together
SIMULATIONS: Final = 50  # a decision
SLICE: Final = 50  # steps between two looks at the clock


def best_lap(work: Callable[[], int], seconds: float) -> float:
    """Work done a second, in the best of several laps: its own speed, with the least of what else the machine does."""
    work()
    best = 0.0
    for _ in range(LAPS):
        done = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds / LAPS:
            done += work()
        best = max(best, done / (time.perf_counter() - began))
    return best


def aec_steps(game: str, options: Options, seconds: float) -> float | None:
    """Steps a second of the raw AEC environment, with observation and mask in memory that is used again, and a pick at
    random from the mask; None where the extra is not installed, or the game not observed."""
    envs = learning(game)
    if envs is None:
        return None
    env = envs.module_of(game).raw_env(copy=False, **options)
    env.reset(seed=1)
    chance = random.Random(1).random

    def work() -> int:
        for _ in range(SLICE):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            picks = seen["action_mask"].nonzero()[0]
            env.step(picks[int(chance() * len(picks))])
        return SLICE

    return best_lap(work, seconds)


def batched_steps(game: str, options: Options, seconds: float) -> float | None:
    """The same of many tables at once, each step of each table counted."""
    envs = learning(game)
    if envs is None:
        return None
    import numpy  # noqa: PLC0415  (comes with the extra)

    batch = envs.BatchedTables(game, TABLES, **options)
    dice = numpy.random.default_rng(1)

    def work() -> int:
        rows, picks = batch.masks.nonzero()
        counts = numpy.bincount(rows, minlength=TABLES)
        first = counts.cumsum() - counts
        batch.step(picks[first + (dice.random(TABLES) * counts).astype(int)])
        return TABLES

    return best_lap(work, seconds)


def learning(game: str) -> Any:
    """The environments; None where the extra is not installed, or the game brings no observations."""
    try:
        from conclave import envs  # noqa: PLC0415  (loads slowly, and may be missing)
    except ImportError:
        return None
    return envs if game_named(game).brings("env") else None


def simulations(game: str, table: Table, seconds: float) -> float:
    """Simulations of search a second, over decisions of a game from the table on."""
    dice = random.Random(1)
    at = table.copy()

    def work() -> int:
        nonlocal at
        if at.over:
            at = table.copy()
        bot = make_bot(f"search:{SIMULATIONS}", dice.getrandbits(32), game)
        assert isinstance(bot, SearchBot)
        bot.choose(at.view(at.asked))
        at.choose(dice.choice(at.options))
        return bot.last.sims if bot.last is not None else 0

    return best_lap(work, seconds)
