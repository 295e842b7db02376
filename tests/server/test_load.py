"""The load bench: it counts what it says, at a few tables."""

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench" / "load"
TABLES = 4


def test_a_small_load_is_measured_without_errors() -> None:
    command = [sys.executable, str(BENCH), "--tables", str(TABLES), "--seconds", "3", "--pause", "0.2"]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    figures = json.loads(told.stdout)
    assert figures["tables"] == TABLES
    assert figures["errors"] == 0, figures["first_errors"]
    assert figures["picks"] >= TABLES
    assert 0 < figures["p50"] <= figures["p99"] <= figures["most"]
