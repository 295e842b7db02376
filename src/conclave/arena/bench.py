"""`conclave bench`: how fast the engine is, through its public API, beside other libraries in the same run."""

import argparse
import gc
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final, Required, TypedDict

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import conclave.table.table
from conclave.arena.game_statistics import Mark, benchmark_of
from conclave.arena.other_engines import RIVALS, measure_rival
from conclave.arena.play import random_game
from conclave.arena.throughput import aec_steps, batched_steps, simulations
from conclave.table import Table, new_table, rules_of
from conclave.table.data import Options
from conclave.table.registry import game_keys, game_named
from conclave.table.rng import key_from_seed
from conclave.text import say
from conclave.text.errors import Mistake, whole_number
from conclave.text.settings import describe_settings, game_title
from conclave.text.words import figure

AEC_STEPS: Final[dict[str, Mark]] = {"compiled": 20_000, "interpreted": None}  # a second
EXTENDED_SHARE: Final = 0.8  # of the base game's speed, with all in that extends it
WARM_UP: Final = 5  # games
LAPS: Final = 10
PAGE: Final = 4  # KiB
SHORTEST: Final = 0.01
LONGEST: Final = 100_000.0  # seconds; anything beyond is a slip


def engine() -> str:
    """Whether the engine that is running was compiled."""
    file = conclave.table.table.__file__
    return "interpreted" if file.endswith(".py") else "compiled"


@dataclass
class Lap:
    """Decisions and the seconds they took."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, decisions: int, seconds: float) -> None:
        self.decisions += decisions
        self.seconds += seconds

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


class Figures(TypedDict, total=False):
    """What was measured of a game; None where the means to are missing."""

    game: Required[str]
    engine: Required[str]
    python: Required[str]
    decisions_a_second: int
    decisions_a_second_overall: int
    extended_decisions_a_second: int
    extended_share: float
    copy_microseconds: float
    deal_microseconds: float
    aec_steps_a_second: int | None
    batched_steps_a_second: int | None
    simulations_a_second: int
    memory_left_kib: int
    rivals: dict[str, int | None]


def decisions_a_second(game: str, seconds: float, settings: Sequence[Options]) -> list[tuple[float, float]]:
    """New games, options and picks, uniformly at random, of several settings: over all, and in the best lap.

    The settings take turns, game by game, so that what else the machine does slows them all alike; the best lap is
    the engine's own speed, with the least of that in it. A few games to warm up do not count.
    """
    checked = [rules_of(game).checked(None, options) for options in settings]
    dice = random.Random(1)
    for seed in range(WARM_UP):
        for options in checked:
            random_game(game, seed, options, dice)
    whole = [Lap() for _ in settings]
    best = [0.0 for _ in settings]
    seed = WARM_UP
    while min(lap.seconds for lap in whole) < seconds:
        laps = [Lap() for _ in settings]
        while min(lap.seconds for lap in laps) < seconds / LAPS:
            for lap, options in zip(laps, checked, strict=True):
                began = time.perf_counter()
                made = random_game(game, seed, options, dice)[1]
                lap.add(made, time.perf_counter() - began)
            seed += 1
        for which, lap in enumerate(laps):
            whole[which].add(lap.decisions, lap.seconds)
            best[which] = max(best[which], lap.speed)
    return [(lap.speed, fastest) for lap, fastest in zip(whole, best, strict=True)]


def mid_game(game: str) -> Table:
    """A table in the middle of a game."""
    benchmark = benchmark_of(game)
    table = new_table(game, None, key_from_seed(5), dict(benchmark.options))
    dice = random.Random(1)
    while table.round < benchmark.mid_game:
        table.choose(dice.choice(table.options))
    return table


def microseconds(work: Callable[[], object], seconds: float, times: int) -> float:
    """How long something takes, in the best of several rounds: its own cost, without what else the machine does."""
    best = float("inf")
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - began) / times)
    return best * 1e6


def copy_microseconds(game: str, seconds: float) -> float:
    return microseconds(mid_game(game).copy, seconds, 2000)


def deal_microseconds(game: str, seconds: float) -> float:
    """A table dealt from the view of the seat that is asked, each with luck of its own."""
    table = mid_game(game)
    view = table.view(table.asked)
    seeds = count()
    return microseconds(lambda: view.deal(next(seeds)), seconds, 200)


def resident_kib() -> int:
    """Memory that this process holds now; 0 where the system does not say."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text(encoding="ascii").split()[1]) * PAGE if statm.exists() else 0


def memory_left(decisions: int, game: str) -> int:
    """KiB by which memory has grown after so many decisions, measured after a warm-up of a tenth of them."""
    options = rules_of(game).checked(None, benchmark_of(game).options)
    dice = random.Random(2)
    made = 0
    seed = 0
    before = -1
    while made < decisions + decisions // 10:
        made += random_game(game, seed, options, dice)[1]
        seed += 1
        if before < 0 and made > decisions // 10:
            gc.collect()
            before = resident_kib()
    gc.collect()
    return resident_kib() - before


def add_arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    usual = game_keys()[0]
    which.add_argument("game", nargs="?", metavar="GAME", default=usual, help=say("bench-help-game", game=usual))
    which.add_argument("--all", action="store_true", help=say("bench-help-all"))
    parser.add_argument("--seconds", metavar="S", default="3", help=say("bench-help-seconds"))
    parser.add_argument("--memory", metavar="N", default="1000000", help=say("bench-help-memory"))
    parser.add_argument("--no-rivals", action="store_true", help=say("bench-help-rivals"))
    parser.add_argument("--check", metavar="SHARE", help=say("bench-help-check"))
    parser.add_argument("--json", action="store_true", help=say("bench-help-json"))


def above_zero(option: str, text: str) -> float:
    """A length of time, or a share: a number above 0 that is not endless."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not SHORTEST <= number < LONGEST:
        raise Mistake(say("bench-above-zero", option=option, value=text))
    return number


def measure(game: str, seconds: float, memory: int, rivals_too: bool, console: Console) -> Figures:
    """All figures, one after the other, saying what is being measured."""

    def status(what: str) -> Any:
        return console.status(say("bench-progress", what=what))

    benchmark = benchmark_of(game)
    figures: Figures = {"game": game, "engine": engine(), "python": platform.python_version()}
    with status(say("bench-decisions")):
        settings = (
            [benchmark.options]
            if benchmark.extended is None
            else [benchmark.options, benchmark.options | benchmark.extended]
        )
        (overall, base), *whole = decisions_a_second(game, seconds, settings)
        figures["decisions_a_second"] = round(base)
        figures["decisions_a_second_overall"] = round(overall)
        for extended, fastest in whole:
            figures["extended_decisions_a_second"] = round(fastest)
            figures["extended_share"] = round(extended / overall, 3)
    with status(say("bench-copy")):
        figures["copy_microseconds"] = round(copy_microseconds(game, seconds / 3), 2)
    with status(say("bench-deal")):
        figures["deal_microseconds"] = round(deal_microseconds(game, seconds / 3), 1)
    with status(say("bench-aec")):
        figures["aec_steps_a_second"] = rounded(aec_steps(game, benchmark.options, seconds))
    with status(say("bench-batched")):
        figures["batched_steps_a_second"] = rounded(batched_steps(game, benchmark.options, seconds))
    with status(say("bench-search")):
        figures["simulations_a_second"] = round(simulations(game, mid_game(game), seconds))
    if memory:
        with status(say("bench-memory", decisions=figure(memory))):
            figures["memory_left_kib"] = memory_left(memory, game)
    rivals: dict[str, int | None] = {}
    for name in RIVALS if rivals_too else ():
        with status(name):
            speed = measure_rival(name, seconds)
            rivals[name] = rounded(speed)
    figures["rivals"] = rivals
    return figures


def rounded(speed: float | None) -> int | None:
    return None if speed is None else round(speed)


def missed(figures: Figures, share: float) -> list[str]:
    """What is slower than so large a share of its mark."""
    decisions, copying = benchmark_of(figures["game"]).marks_of(figures["engine"])
    slow = []
    if decisions is not None and figures["decisions_a_second"] < decisions * share:
        slow.append(say("bench-decisions"))
    if figures.get("extended_share", 1) < EXTENDED_SHARE:
        slow.append(say("bench-extended"))
    if copying is not None and figures["copy_microseconds"] > copying / share:
        slow.append(say("bench-copy"))
    steps, mark = figures["aec_steps_a_second"], AEC_STEPS[figures["engine"]]
    if steps is not None and mark is not None and steps < mark * share:
        slow.append(say("bench-aec"))
    return slow


def run(args: argparse.Namespace) -> int:
    keys = game_keys() if args.all else [rules_of(args.game).key]
    seconds = above_zero("--seconds", args.seconds)
    memory = whole_number("--memory", args.memory, 0)
    share = None if args.check is None else above_zero("--check", args.check)
    slow = []
    for game in keys:
        figures = measure(game, seconds, memory, not args.no_rivals, Console(stderr=True))
        if args.json:
            print(json.dumps(figures))
        else:
            Console().print(grid(figures, memory))
        if share is not None:
            slow += [say("bench-missed", game=game_title(game), what=what) for what in missed(figures, share)]
    for line in slow:
        print(line, file=sys.stderr)
    return 1 if slow else 0


def grid(figures: Figures, memory: int) -> Grid:
    """The figures as a table for people."""
    decisions, copying = benchmark_of(figures["game"]).marks_of(figures["engine"])
    speed, overall = figures["decisions_a_second"], figures["decisions_a_second_overall"]
    rows = Grid(title=title_of(figures["game"]), show_header=False, box=None)
    rows.add_column(justify="left")
    rows.add_column(justify="right")
    rows.add_row(say("bench-engine"), say(f"bench-engine-{figures['engine']}", python=figures["python"]))
    rows.add_row(say("bench-decisions"), beside_mark(figure(speed), None if decisions is None else figure(decisions)))
    rows.add_row(say("bench-decisions-overall"), figure(overall))
    if "extended_share" in figures:
        extended = say(
            "bench-extended-value",
            value=figure(figures["extended_decisions_a_second"]),
            share=round(100 * figures["extended_share"]),
            mark=round(100 * EXTENDED_SHARE),
        )
        rows.add_row(say("bench-extended"), extended)
    copy = say("bench-microseconds", value=figure(figures["copy_microseconds"]))
    copy_mark = None if copying is None else say("bench-microseconds", value=figure(copying))
    rows.add_row(say("bench-copy"), beside_mark(copy, copy_mark))
    rows.add_row(say("bench-deal"), say("bench-microseconds", value=figure(figures["deal_microseconds"])))
    add_learning(rows, figures)
    if "memory_left_kib" in figures:
        left = say("bench-memory-value", value=figure(figures["memory_left_kib"]))
        rows.add_row(say("bench-memory", decisions=figure(memory)), left)
    for name, rival in figures["rivals"].items():
        beside = say("bench-rival-missing")
        if rival is not None:
            game = game_title(figures["game"])
            ratio = figure(round(overall / rival, 1))
            beside = say("bench-rival-value", value=figure(rival), game=game, ratio=ratio)
        rows.add_row(say("bench-rival", name=name), beside)
    return rows


def title_of(game: str) -> str:
    """What is played."""
    options = rules_of(game).checked(None, benchmark_of(game).options)
    settings = describe_settings(game, options)
    return say("bench-title", game=game_title(game), players=options["players"], settings=settings)


def add_learning(rows: Grid, figures: Figures) -> None:
    """The environments for learning, where they are installed, and search."""
    mark = AEC_STEPS[figures["engine"]]
    aec, batched = figures["aec_steps_a_second"], figures["batched_steps_a_second"]
    lacking = "bench-extra-missing" if game_named(figures["game"]).brings("env") else "bench-unobserved"
    missing = escape(say(lacking))  # square brackets mean colours to rich
    value = missing if aec is None else beside_mark(figure(aec), None if mark is None else figure(mark))
    rows.add_row(say("bench-aec"), value)
    rows.add_row(say("bench-batched"), missing if batched is None else figure(batched))
    rows.add_row(say("bench-search"), figure(figures["simulations_a_second"]))


def beside_mark(value: str, mark: str | None) -> str:
    """A figure, with its mark where there is one."""
    return value if mark is None else say("bench-with-mark", value=value, mark=mark)
