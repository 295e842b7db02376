"""How fast this machine is just now: limits in seconds are meant for an ordinary one that does nothing else."""

import time

ORDINARY = 0.010  # seconds that the loop below takes there


def slowness() -> float:
    """By how much a plain loop takes longer here and now, in this program's own time; at least 1."""
    began = time.process_time()
    total = 0
    for number in range(300_000):
        total += number
    return max(1.0, (time.process_time() - began) / ORDINARY)
