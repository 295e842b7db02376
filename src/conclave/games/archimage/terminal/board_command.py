"""The command `conclave board`: is a board file good to play on, and what does it look like?"""

import argparse
from pathlib import Path
from typing import Final

from conclave.games.archimage.rules.boards import Board
from conclave.games.archimage.rules.boards.errors import BadBoard
from conclave.games.archimage.rules.boards.svg import svg
from conclave.games.archimage.rules.boards.validation import faults, warnings
from conclave.games.archimage.terminal.screen import show_tower
from conclave.games.archimage.text.settings import STANDARD_BOARDS, board_source, built_from, fault_in_words
from conclave.terminal.save_files import write_picture
from conclave.terminal.screen import Screen, make_console, put_json
from conclave.text import say
from conclave.text.errors import Mistake, number_or_text
from conclave.text.words import listed

CHECK: Final = "check"
SHOW: Final = "show"
FAULTY: Final = 1  # the exit status of a check that finds something
PLAYERS: Final = [2, 3, 4, 5]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    names = listed(list(STANDARD_BOARDS))
    parser.add_argument("action", metavar="check|show", help=say("archimage-cli-board-action"))
    parser.add_argument("file", metavar="FILE", help=say("archimage-cli-board-file", names=names))
    parser.add_argument("--players", metavar="N", help=say("archimage-cli-board-players"))
    parser.add_argument("--svg", metavar="OUT", help=say("archimage-cli-board-svg"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def run(args: argparse.Namespace) -> int:
    if args.action not in (CHECK, SHOW):
        raise Mistake(say("archimage-cli-board-no-action", action=args.action))
    if args.action == CHECK:
        if args.svg is not None:
            raise Mistake(say("archimage-cli-board-only-show", option="--svg"))
        return check(args.file, wanted_players(args.players), args.json)
    if args.players is not None:
        raise Mistake(say("archimage-cli-board-only-check", option="--players"))
    return show(args.file, args.svg, args.json)


def wanted_players(text: str | None) -> int | None:
    if text is None:
        return None
    number = number_or_text(text)
    if not isinstance(number, int) or number not in PLAYERS:
        raise Mistake(
            say("archimage-cli-board-no-players", value=text, players=listed([str(count) for count in PLAYERS]))
        )
    return number


def check(name: str, players: int | None, as_json: bool) -> int:
    """Every fault and everything odd, a line each; 1 where there is a fault."""
    source = board_source(name)
    wrong = [fault_in_words(reason) for reason in faults(source, players)]
    odd = [fault_in_words(reason) for reason in warnings(source, players)]
    if as_json:
        put_json({"file": name, "sound": not wrong, "faults": wrong, "warnings": odd})
        return FAULTY if wrong else 0
    screen = Screen(make_console())
    if wrong:
        screen.line(say("archimage-cli-board-faults", file=name, number=len(wrong)), "bold")
        screen.lines(wrong)
    else:
        screen.line(say("archimage-cli-board-sound", file=name, **facts(built_from(source))), "bold")
    if odd:
        screen.line(say("archimage-cli-board-odd-things"), "bold")
        screen.lines(odd)
    return FAULTY if wrong else 0


def facts(built: Board) -> dict[str, int]:
    return {"circles": len(built.circles), "scrolls": len(built.scrolls)}


def show(name: str, out: str | None, as_json: bool) -> int:
    """The board in the terminal; as a picture, in a file."""
    try:
        built = built_from(board_source(name))
    except BadBoard as bad:
        raise Mistake(say("archimage-cli-board-no-board", file=name, why=fault_in_words(bad.reason))) from None
    if out is not None:
        write_picture(Path(out), svg(built))
    if as_json:
        put_json(built.data())
        return 0
    screen = Screen(make_console())
    if out is not None:
        screen.exact(say("archimage-cli-board-drawn", file=out))
        return 0
    screen.line(built.name or name, "bold")
    show_tower(screen, built)
    screen.line(say("archimage-cli-board-legend", **facts(built)))
    return 0
