"""The options that settle a game of Archimage, read from a command's arguments; and boards that are files."""

import argparse
from pathlib import Path
from typing import Any, Final

from conclave.games.archimage.rules.boards import Board, board_from, parse_board, standard_board
from conclave.games.archimage.rules.boards.validation import faults
from conclave.games.archimage.rules.scrolls import CIRCLES, SPELLS, spells_of
from conclave.games.archimage.rules.table import STANDARD
from conclave.games.archimage.text.circles import circles, school
from conclave.games.archimage.text.reasons import reason_name
from conclave.games.archimage.text.scrolls import spell_name
from conclave.table.errors import Reason
from conclave.text.catalogue import say, say_part
from conclave.text.errors import Mistake, number_or_text
from conclave.text.typed_words import typed
from conclave.text.words import listed, plain

SETTINGS: Final = ["circle", "board"]
STANDARD_BOARDS: Final = {f"{STANDARD}-{players}": players for players in (2, 3, 4, 5)}
LARGEST: Final = 1_000_000  # bytes; no board comes near it
RANDOM: Final = "random"
FEWEST: Final = 2  # players, where nobody says how many


def add_settings(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--circle", metavar="CIRCLE", help=say("cli-play-circle"))
    parser.add_argument("--board", metavar="FILE", help=say("cli-play-board"))


def settings_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were given, as the game wants them; it checks them itself, but for what a board file holds."""
    given: dict[str, Any] = {}
    if args.players is not None:
        given["players"] = number_or_text(args.players)
    if args.circle is not None:
        given["circle"] = circle_named(args.circle)
    if args.board is not None and args.board != STANDARD:
        given["board"] = playable(args.board, given.get("players"))
        meant = given["board"]["players"]
        if "players" not in given:
            given["players"] = min(meant) if meant and FEWEST not in meant else FEWEST
    return given


def circle_named(text: str) -> str:
    """A magic circle as people write it: II, ii, 2 or circle II."""
    first, _, rest = text.strip().partition(" ")
    word = (rest if plain(first) in typed("archimage-input-circle") else text).strip().lower()
    if word.isdecimal() and word.isascii() and len(word) == 1 and 1 <= int(word) <= len(CIRCLES):
        return CIRCLES[int(word) - 1]
    if word.upper() in CIRCLES:
        return word.upper()
    return word if word == RANDOM else text


def describe_settings(options: dict[str, Any]) -> str:
    """What a game is played with, in a phrase."""
    told = circles(str(options["circle"]))
    board = options["board"]
    if board == STANDARD:
        return told
    name = str(board.get("name", ""))
    return say("cli-settings-board", settings=told, board=name) if name else say("cli-settings-own", settings=told)


def value_words(option: str, value: Any) -> tuple[str, str]:
    """The title of a value that an option may have, and its explanation."""
    if option == "players":
        return say("archimage-setting-players-value", number=int(value)), ""
    if value in CIRCLES:
        spells = listed([spell_name(SPELLS[spell]) for spell in spells_of(value)])
        name = "archimage-setting-circle-value"
        return say(name, circle=value), say_part(name, "text", school=school(value), spells=spells)
    name = f"archimage-setting-{option}-{value}"
    return say(name), say_part(name, "text")


# --- board files ---------------------------------------------------------------------------------------------------


def playable(name: str, players: object) -> dict[str, Any]:
    """The data of a board that so many can play on; a Mistake where it has a fault."""
    source = board_source(name)
    found = faults(source, players if isinstance(players, int) and 2 <= players <= 5 else None)
    if found:
        raise Mistake(say("cli-board-bad", file=name, faults=len(found), why=fault_in_words(found[0])))
    return built_from(source).data()


def built_from(source: str | dict[str, Any]) -> Board:
    """A file's text or a standard board's data as a board."""
    return parse_board(source) if isinstance(source, str) else board_from(source)


def board_source(name: str) -> str | dict[str, Any]:
    """A board file's text; for the name of a standard board, its data."""
    if name.lower() in STANDARD_BOARDS:
        return standard_board(STANDARD_BOARDS[name.lower()]).data()
    path = Path(name)
    names = ", ".join(STANDARD_BOARDS)
    try:
        if path.is_dir():
            raise Mistake(say("cli-board-folder", file=name))
        if not path.is_file() and path.exists():
            raise Mistake(say("cli-board-unreadable", file=name, why=say("cli-board-odd")))
        if path.stat().st_size > LARGEST:
            raise Mistake(say("cli-board-large", file=name))
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise Mistake(say("cli-board-missing", file=name, names=names)) from None
    except UnicodeDecodeError as fault:
        line = str(fault.object[: fault.start].count(b"\n") + 1)
        raise Mistake(say("cli-board-no-text", file=name, line=line)) from None
    except OSError as fault:
        raise Mistake(say("cli-board-unreadable", file=name, why=fault.strerror or str(fault))) from None
    except ValueError:  # a name that no file can have
        raise Mistake(say("cli-board-missing", file=ascii(name), names=names)) from None


def fault_in_words(reason: Reason) -> str:
    return say(reason_name(reason), **reason.args)
