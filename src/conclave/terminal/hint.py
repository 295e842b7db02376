"""`conclave hint`: what a bot would choose in a saved game, from what the player may know."""

import argparse
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console
from rich.status import Status

from conclave.bots import RatedPick
from conclave.bots.hints import HINTER, best_set, hint, together
from conclave.table import Table, View
from conclave.terminal.names import good_names
from conclave.terminal.save_files import read_saved
from conclave.terminal.screen import Screen, make_console, put_json
from conclave.terminal.session import HUMAN
from conclave.text import describe_option, describe_question, player, say
from conclave.text.errors import Mistake, number_or_text
from conclave.text.evaluation import describe_thought
from conclave.text.settings import bot_words
from conclave.text.words import Names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("cli-file"))
    parser.add_argument("--seat", metavar="N", help=say("hint-help-seat"))
    parser.add_argument("--bot", metavar="NAME", default=HINTER, help=say("hint-help-bot", bot=HINTER))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def run(args: argparse.Namespace) -> int:
    saved = read_saved(Path(args.file))
    table = saved.record.table
    if table.over:
        raise Mistake(say("hint-over", file=args.file))
    names = good_names(saved.names, table.seats)
    seat = asked_seat(table, args.seat, saved.seats, names)
    view = table.view(seat)
    console = Console(stderr=True)
    with Status(say("hint-thinking"), console=console) if console.is_terminal else nullcontext():
        chosen = best_set(view, args.bot) if together(view) else []
        thoughts = [] if chosen else hint(view, args.bot)
    if args.json:
        put_json(data(table, view, thoughts, args.bot, names) | {"set": [table.notation(pick) for pick in chosen]})
        return 0
    screen = Screen(make_console())
    screen.line(describe_question(view, names), "bold")
    if chosen:
        screen.line(say("hint-title-set", player=player(seat, names), bot=bot_words(args.bot)["title"]))
        screen.lines([f"    {describe_option(view, pick, names)}" for pick in chosen])
        return 0
    if not thoughts:
        screen.line(say("hint-only", option=describe_option(view, view.options[0], names)))
        return 0
    screen.line(say("hint-title", player=player(seat, names), bot=bot_words(args.bot)["title"]))
    screen.choices(list(enumerate((describe_thought(view, *thought, names) for thought in thoughts), 1)))
    return 0


def seat_number(text: str, players: int) -> int:
    """A seat that was named by its number; counted from 0."""
    number = number_or_text(text)
    if not isinstance(number, int) or not 1 <= number <= players:
        raise Mistake(say("hint-seat", value=text, players=players))
    return number - 1


def asked_seat(table: Table, text: str | None, kinds: list[str], names: Names) -> int:
    """Who is to be advised: whoever was named, if they are asked; else whoever is asked first, people before bots."""
    if text is None:
        people = [seat for seat in table.waiting if kinds[seat : seat + 1] == [HUMAN]]
        return people[0] if people else table.asked
    seat = seat_number(text, table.seats)
    if seat not in table.waiting:
        seats = "|".join(str(one + 1) for one in table.waiting)
        raise Mistake(say("hint-not-asked", player=player(seat, names), seats=seats))
    return seat


def data(table: Table, view: View, thoughts: list[RatedPick], bot: str, names: Names) -> dict[str, object]:
    """A hint for programs; seats are counted from 1."""
    told = [
        {
            "pick": table.notation(thought.pick),
            "option": describe_option(view, thought.pick, names),
            "value": thought.value,
            "scale": thought.scale,
        }
        for thought in thoughts
    ]
    seat = view.seat
    assert seat is not None
    return {
        "game": table.game,
        "seat": seat + 1,
        "round": table.round,
        "question": describe_question(view, names),
        "options": len(view.options),
        "bot": bot,
        "best": told,
    }
