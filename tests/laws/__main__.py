"""The laws as a program, for long runs: python -m tests.laws --games 200000

A run can be split: `--first` and `--games` say which games, `--save` keeps the tally, `--merge` adds tallies up.
"""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.laws.run import Tally, play_chunk, report, shortfalls

CHUNK = 100


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", type=Path, help="write the tally here as JSON")
    parser.add_argument("--merge", type=Path, nargs="+", help="play nothing; add up these tallies")
    return parser.parse_args()


def play(first: int, games: int, workers: int) -> Tally:
    """All games, with a progress bar; the first broken law ends the run."""
    total = Tally()
    firsts = range(first, first + games, CHUNK)
    sizes = [min(CHUNK, first + games - start) for start in firsts]
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ProcessPoolExecutor(workers) as pool:
        task = progress.add_task("games", total=games)
        for part in pool.map(play_chunk, firsts, sizes):
            total.add(part)
            progress.update(task, completed=total.games)
    return total


def main() -> int:
    args = parse()
    began = time.monotonic()
    if args.merge:
        total = Tally()
        for file in args.merge:
            total.add(Tally.load(json.loads(file.read_text(encoding="utf-8"))))
    else:
        total = play(args.first, args.games, args.workers)
    if args.save:
        args.save.write_text(json.dumps(total.dump()), encoding="utf-8")
    print(report(total))
    print(f"\n{time.monotonic() - began:.0f} s with {args.workers} processes")
    missing = shortfalls(total)
    for line in missing:
        print(line)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
