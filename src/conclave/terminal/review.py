"""`conclave review`: a game gone over again, the decisions that cost most and the chances to win."""

import argparse
import errno
import os
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from conclave.bots.review import REVIEWER, Decision, Moment, Review, review, steps_of
from conclave.table import Record
from conclave.terminal.chart import LINES, bars, scale, spread, svg
from conclave.terminal.hint import seat_number
from conclave.terminal.interface import make_interface
from conclave.terminal.names import good_names
from conclave.terminal.save_files import read_saved, write_picture
from conclave.terminal.screen import Screen, make_console, put_json
from conclave.text import describe_option, player, say
from conclave.text.errors import Mistake, whole_number
from conclave.text.evaluation import describe_chance, percent
from conclave.text.words import Names

WORST: Final = 5  # decisions that are told
AXIS: Final = 8  # columns before the bars


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("cli-file"))
    parser.add_argument("--seat", metavar="N", help=say("review-help-seat"))
    parser.add_argument("--worst", metavar="N", default=str(WORST), help=say("review-help-worst", number=WORST))
    parser.add_argument("--bot", metavar="NAME", default=REVIEWER, help=say("review-help-bot", bot=REVIEWER))
    parser.add_argument("--svg", metavar="OUT", help=say("review-help-svg"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def run(args: argparse.Namespace) -> int:
    number = whole_number("--worst", args.worst, 1)
    saved = read_saved(Path(args.file))
    record = saved.record
    seat = None if args.seat is None else seat_number(args.seat, record.table.seats)
    if not record.standing:
        raise Mistake(say("review-empty", file=args.file))
    if args.svg is not None and os.path.lexists(args.svg):
        raise Mistake(say("cli-picture-exists", file=args.svg))
    if args.svg is not None and not Path(args.svg).parent.is_dir():
        raise Mistake(say("cli-picture-unwritable", file=args.svg, why=os.strerror(errno.ENOENT)))
    names = good_names(saved.names, record.table.seats)
    found = reviewed(record, args.bot)
    worst = found.worst(number, seat)
    if args.svg is not None:
        write_picture(Path(args.svg), picture(found, worst, names))
    if args.json:
        put_json(data(record, found, worst, names))
        return 0
    tell(Screen(make_console()), record, found, worst, names, args.file)
    if args.svg is not None:
        Screen(make_console()).exact(say("review-drawn", file=args.svg))
    return 0


def reviewed(record: Record, bot: str) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("review-progress"), total=steps_of(record))
        return review(record, bot, lambda done, total: progress.update(task, completed=done))


def picture(found: Review, worst: list[Decision], names: Names) -> str:
    called = [player(seat, names) for seat in range(found.seats)]
    marks = [(decision.number - 1, decision.seat) for decision in worst]
    return svg(say("review-chart"), say("review-rounds"), found.moments, called, marks)


# --- in words ------------------------------------------------------------------------------------------------------


def sentences(record: Record, decisions: list[Decision], names: Names) -> dict[int, dict[str, str]]:
    """What the options of some decisions are called, by the number of the decision and the option's notation."""
    wanted = {decision.number: decision for decision in decisions}
    found: dict[int, dict[str, str]] = {}
    table = record.start()
    for number, index in enumerate(record.standing, 1):
        line = record.lines[index]
        if number in wanted:
            view = table.view(line.seat)
            picks = [wanted[number].pick, *(option.pick for option in wanted[number].best)]
            found[number] = {pick: describe_option(view, table.parse(pick), names) for pick in picks}
        table.choose(table.parse(line.pick), line.seat)
    return found


def tell(screen: Screen, record: Record, found: Review, worst: list[Decision], names: Names, file: str) -> None:
    screen.line(make_interface(record.game).title(record), "bold")
    screen.line(say("review-by", decisions=len(found.decisions), bot=found.bot))
    if not record.table.over:
        screen.line(say("review-unfinished"))
    screen.line()
    screen.line(say("review-worst"), "bold")
    called = sentences(record, worst, names)
    for order, decision in enumerate(worst, 1):
        tell_decision(screen, order, decision, called[decision.number], names)
    if worst:
        screen.exact(say("review-see", file=file, number=worst[0].number - 1))
    else:
        screen.line(say("review-worst-none"))
    draw(screen, found.moments, record.table.over, names)


def tell_decision(screen: Screen, order: int, decision: Decision, called: dict[str, str], names: Names) -> None:
    chosen = say(
        "review-decision",
        round=decision.round,
        number=decision.number,
        player=player(decision.seat, names),
        option=called[decision.pick],
        value=describe_chance(decision.chance),
    )
    better = [
        ("    ", say("review-better", option=called[option.pick], value=describe_chance(option.chance)))
        for option in decision.best
        if option.chance > decision.chance
    ]
    screen.hanging([(f"{order:2}. ", chosen), *better])


def draw(screen: Screen, moments: list[Moment], over: bool, names: Names) -> None:
    """For every player the course of the game in a sentence and in bars."""
    width = screen.width - AXIS
    screen.line()
    screen.line(say("review-chart"), "bold")
    for seat in range(len(moments[0].chances)):
        chances = [moment.chances[seat] for moment in moments]
        screen.line(score_history(chances, over, player(seat, names)))
        for at, line in enumerate(bars(spread(chances, width))):
            label = percent(1.0) if at == 0 else percent(0.0) if at == LINES - 1 else ""
            screen.console.print(Text(f"{label:>{AXIS - 2}} │{line}"), soft_wrap=True)
        screen.console.print(Text(f"{say('review-rounds'):>{AXIS - 2}}  {scale(moments, width)}"), soft_wrap=True)


def score_history(chances: list[float], over: bool, name: str) -> str:
    decided = chances[:-1] if over else chances  # the end itself is told as such
    least, most = min(decided), max(decided)
    told: dict[str, str | int] = {
        "player": name,
        "first": percent(chances[0]),
        "least": percent(least),
        "lowest": decided.index(least) + 1,
        "most": percent(most),
        "highest": decided.index(most) + 1,
        "last": percent(chances[-1]),
    }
    return say("review-course-over", **told) if over else say("review-course-open", **told)


# --- for programs --------------------------------------------------------------------------------------------------


def data(record: Record, found: Review, worst: list[Decision], names: Names) -> dict[str, Any]:
    """All of it, the costliest decisions in words too; seats are counted from 1."""
    called = sentences(record, worst, names)
    told = found.data()
    for decision in told["decisions"]:
        decision["seat"] += 1
    numbered = {decision["number"]: decision for decision in told["decisions"]}
    return told | {
        "over": record.table.over,
        "worst": [numbered[decision.number] | {"options": called[decision.number]} for decision in worst],
    }
