"""Games leave no memory behind."""

import os

from conclave.arena.bench import engine, memory_left

DECISIONS = 1_000_000 if engine() == "compiled" or "CONCLAVE_SOAK" in os.environ else 100_000


def test_decisions_leave_no_memory_behind() -> None:
    """A leak of one small object in a hundred decisions would be a megabyte in a million."""
    assert memory_left(DECISIONS, "seasons") < 512
