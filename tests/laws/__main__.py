"""The laws as a program, for long runs: python -m tests.laws --games 200000

A run can be split: `--first` and `--games` say which games, `--seconds` ends it early, `--save` keeps the tally,
`--merge` adds tallies up.
"""

import argparse
import json
import os
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.laws.run import A_LONG_RUN, CHUNK, SUBJECTS, play_some, report, shortfalls
from tests.laws.subject import Tally


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument(
        "--kind", choices=list(SUBJECTS), default=next(iter(SUBJECTS)), help="which game, or which kind of it"
    )
    parser.add_argument("--first", type=int, default=0, help="counted from the first of its kind")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no more games after so many seconds")
    parser.add_argument("--all", action="store_true", help="examine every decision: to find a broken law again")
    parser.add_argument("--save", type=Path, help="write the tally here as JSON")
    parser.add_argument("--merge", type=Path, nargs="+", help="play nothing; add up these tallies")
    return parser.parse_args()


def play(args: argparse.Namespace) -> Tally:
    """All games, with a progress bar; the first broken law ends the run."""
    total = Tally()
    end = args.first + args.games
    until = time.monotonic() + args.seconds
    nexts = iter(range(args.first, end, CHUNK))
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ProcessPoolExecutor(args.workers) as pool:
        task = progress.add_task("games", total=args.games)
        running = {
            pool.submit(play_some, args.kind, at, min(CHUNK, end - at), args.all)
            for at in islice(nexts, 2 * args.workers)
        }
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for part in done:
                total.add(part.result())
                at = next(nexts, end) if time.monotonic() < until else end
                if at < end:
                    running.add(pool.submit(play_some, args.kind, at, min(CHUNK, end - at), args.all))
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
        total = play(args)
    if args.save:
        args.save.write_text(json.dumps(total.dump()), encoding="utf-8")
    print(report(total, args.kind))
    print(f"\n{time.monotonic() - began:.0f} s with {args.workers} processes")
    missing = shortfalls(total, args.kind) if total.games >= A_LONG_RUN else []
    for line in missing:
        print(line)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
