"""`conclave arena`: a contest between bots that can be broken off and gone on with, and what it tells of them."""

import argparse
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from conclave.arena.executor import CLUSTER, Tell, play_here, play_in_processes, play_on_cluster
from conclave.arena.game_statistics import PART as STATISTICS
from conclave.arena.matches import PAIRS, Contest, Game, bots_named, check_lineup
from conclave.arena.play import dismiss
from conclave.arena.results import EXTRA, FORMAT, PARTS, Row, read_results, write_part
from conclave.bots import make_bot
from conclave.table import game_keys, game_named, rules_of
from conclave.text import say
from conclave.text.errors import Mistake, number_or_text, whole_number
from conclave.text.extras import library
from conclave.text.settings import add_settings, settings_of, usual_players
from conclave.text.words import either

PLAYERS: Final = 2  # where nobody says how many
GAMES: Final = 1000
MOST: Final = 10_000_000  # games of a contest; they are all told apart in memory
RESULTS: Final = "arena-results"  # the folder of folders, where nobody names one
EVERY: Final = 30.0  # seconds between parts: what a fall of the machine can lose
REMEMBERED: Final = 900  # seconds that tell how long the rest takes
INTERRUPTED: Final = 130
MOST_WORKERS: Final = 1024
LOCK: Final = ".lock"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=say("arena-help-game", games=either(game_keys())))
    parser.add_argument("--bots", metavar="NAMES", action="append", required=True, help=say("arena-help-bots"))
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=say("arena-help-games", games=GAMES))
    parser.add_argument("--players", metavar="N", help=say("arena-help-players"))
    parser.add_argument("--lineup", metavar="NAME", default=PAIRS, help=say("arena-help-lineup"))
    parser.add_argument("--seed", metavar="N", default="1", help=say("arena-help-seed"))
    parser.add_argument("--out", metavar="FOLDER", help=say("arena-help-out", folder=RESULTS))
    parser.add_argument("--workers", metavar="N", help=say("arena-help-workers"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("arena-help-cluster"))
    parser.add_argument("--json", action="store_true", help=say("arena-help-json"))
    add_settings(parser)


def contest_of(args: argparse.Namespace) -> Contest:
    """What is to be played, with every bot known to be there."""
    known = rules_of(args.game)
    options = known.checked(None, {**usual_players(known.key, PLAYERS), **settings_of(known.key, args)})
    bots = bots_named(args.bots)
    check_lineup(args.lineup, len(bots), int(options["players"]))
    for bot in bots:
        dismiss([make_bot(bot, 0, known.key)])
    seed = number_or_text(args.seed)
    if isinstance(seed, str):
        raise Mistake(say("cli-number", option="--seed", value=seed))
    return Contest(known.key, options, bots, seed, args.lineup)


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def folder_of(contest: Contest, out: str | None) -> Path:
    """Where the results go; the same contest finds them again."""
    if out is not None:
        return Path(out)
    name = sha256(json.dumps(contest.settings(), sort_keys=True).encode()).hexdigest()[:8]
    return Path(RESULTS) / f"{contest.game}-{name}"


@contextmanager
def taken(folder: Path) -> Iterator[None]:
    """Hold a folder against a second run."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("w")
    except OSError as fault:
        raise Mistake(say("arena-folder", folder=str(folder), why=fault.strerror or str(fault))) from None
    with file:
        if not held(file.fileno()):
            raise Mistake(say("arena-busy", folder=str(folder)))
        yield


def held(handle: int) -> bool:
    """Whether a file is ours alone now; where the system has no locks, nobody can tell."""
    try:
        import fcntl  # noqa: PLC0415  (there is none on Windows)

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except (ImportError, OSError):
        return True
    return True


def rows_there(contest: Contest, folder: Path) -> Any:
    """The rows that a folder has already, None if it has none; a folder of another contest is refused."""
    if not any(folder.glob(PARTS)):
        return None
    wanted = {**contest.settings(), "format": FORMAT}
    found = read_results([folder])
    for results in found:
        for name, value in wanted.items():
            there = results.settings.get(name)
            if there != value:
                raise Mistake(
                    say("arena-other", folder=str(folder), name=name, there=as_text(there), here=as_text(value))
                )
    return found[0].rows


def as_text(value: Any) -> str:
    """A setting as a person would write it."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {as_text(part)}" for name, part in value.items())
    return "+".join(str(part) for part in value) if isinstance(value, list) else str(value)


def games_in(rows: Any) -> set[Game]:
    if rows is None:
        return set()
    return set(zip(rows["match"].to_pylist(), rows["rotation"].to_pylist(), strict=True))


class ResultWriter:
    """Keeps what is finished: in memory for a moment, then on the disk."""

    def __init__(self, contest: Contest, folder: Path) -> None:
        self.settings = contest.settings()
        self.players = contest.players
        self.folder = folder
        self.rows: list[Row] = []
        self.since = time.monotonic()

    def keep(self, rows: list[Row]) -> None:
        self.rows += rows
        if time.monotonic() - self.since >= EVERY:
            self.write()

    def write(self) -> None:
        """Write what there is; a disk that is full is named, and what was written before is not touched."""
        if not self.rows:
            return
        try:
            write_part(self.folder, self.settings, self.rows)
        except OSError as fault:
            lost = len(self.rows) // self.players
            self.rows = []  # which are not tried again at the end
            why = fault.strerror or str(fault)
            raise Mistake(say("arena-unwritten", folder=str(self.folder), games=lost, why=why)) from None
        self.rows = []
        self.since = time.monotonic()


def play(contest: Contest, games: list[Game], args: argparse.Namespace, tell: Tell) -> Iterator[list[Row]]:
    """Rows as they come, from wherever the games are to be played."""
    if args.cluster is not None:
        return play_on_cluster(contest, games, args.cluster, tell)
    workers = cores() if args.workers is None else whole_number("--workers", args.workers, 1, MOST_WORKERS)
    return play_here(contest, games) if workers == 1 else play_in_processes(contest, games, workers)


@contextmanager
def handle_sigterm() -> Iterator[None]:
    """A request to end, such as a machine makes that goes down, is heard like Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def run_games(contest: Contest, folder: Path, matches: int, args: argparse.Namespace) -> bool:
    """Play what is missing; whether that came to its end. Whatever ends it, finished games are kept."""
    done = games_in(rows_there(contest, folder))
    every = [(match, rotation) for match in range(matches) for rotation in range(len(contest.seatings))]
    missing = [game for game in every if game not in done]
    if not missing:
        return True
    keeper = ResultWriter(contest, folder)
    columns = (
        TextColumn("{task.description}"),
        *(BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()),
    )
    console = Console(stderr=True)
    shown = Progress(*columns, console=console, transient=True, speed_estimate_period=REMEMBERED)
    try:
        with handle_sigterm(), shown, closing(play(contest, missing, args, console.print)) as played:  # type: ignore[type-var]
            task = shown.add_task(say("arena-progress"), total=len(every), completed=len(every) - len(missing))
            for rows in played:
                keeper.keep(rows)
                shown.advance(task, len(rows) / contest.players)
    except KeyboardInterrupt:
        return False
    finally:
        keeper.write()
    return True


def run(args: argparse.Namespace) -> int:
    contest = contest_of(args)
    games = whole_number("--games", args.games, 1, MOST)
    for module in ("numpy", "pyarrow", "scipy"):
        library(module, EXTRA)
    if args.cluster is not None:
        library("distributed", CLUSTER)
    # What needs the extras is loaded when they are known to be there.
    from conclave.arena.charts import drawn  # noqa: PLC0415
    from conclave.arena.report import report_of  # noqa: PLC0415

    folder = folder_of(contest, args.out)
    matches = contest.matches(games)
    with taken(folder):
        ended = run_games(contest, folder, matches, args)
        rows = rows_there(contest, folder)
    if rows is not None:
        report = report_of(contest, rows)
        if args.json:
            print(json.dumps({**contest.settings(), "folder": str(folder), "complete": ended, **report.data()}))
        else:
            Console().print(drawn(contest, report))
            counted = game_named(contest.game).brings(STATISTICS)
            print(say("arena-where" if counted else "arena-kept", folder=str(folder)))
    if ended:
        return 0
    played, total = len(games_in(rows)), matches * len(contest.seatings)
    print(say("arena-stopped", games=played, total=total), file=sys.stderr)
    return INTERRUPTED
