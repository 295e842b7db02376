"""The options that settle a game of Archimage, read from a command's arguments; and boards that are files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from conclave.games.archimage.rules.boards import Board, board_from, parse_board, standard_board
from conclave.games.archimage.rules.boards.validation import faults
from conclave.games.archimage.rules.mages import BY_SEAT, MAGES, MAGES_OPTION
from conclave.games.archimage.rules.scrolls import CIRCLES, SPELLS, spells_of
from conclave.games.archimage.rules.state import Settings
from conclave.games.archimage.rules.table import STANDARD
from conclave.games.archimage.text.scrolls import familiar_name, mage_name, spell_name
from conclave.games.archimage.text.words import circles, school
from conclave.table.data import Data, Options
from conclave.table.errors import Reason
from conclave.text.catalogue import say, say_part
from conclave.text.errors import Mistake, number_or_text
from conclave.text.typed_words import typed as typed_words
from conclave.text.words import listed, plain

METAVARS: Final = {"circle": "CIRCLE", "board": "FILE", MAGES_OPTION: "MAGES"}
STANDARD_BOARDS: Final = {f"{STANDARD}-{players}": players for players in (2, 3, 4, 5)}
LARGEST: Final = 1_000_000  # bytes; no board comes near it
RANDOM: Final = "random"
FEWEST: Final = 2  # players, where nobody says how many


def setting_help(name: str) -> str:
    """What an option is, for a command's help."""
    return say(f"archimage-cli-play-{name}")


def settings_of(typed: Mapping[str, str]) -> dict[str, object]:
    """The options that were typed, as the game wants them; it checks them itself, but for what a board file holds."""
    given: dict[str, object] = {}
    if "players" in typed:
        given["players"] = number_or_text(typed["players"])
    if "circle" in typed:
        given["circle"] = circle_named(typed["circle"])
    if typed.get("board", STANDARD) != STANDARD:
        board = playable(typed["board"], given.get("players"))
        given["board"] = board.data()
        meant = board.players
        if "players" not in given:
            given["players"] = min(meant) if meant and FEWEST not in meant else FEWEST
    if typed.get(MAGES_OPTION, BY_SEAT).strip() != BY_SEAT:
        given[MAGES_OPTION] = [mage_named(text) for text in typed[MAGES_OPTION].split(",")]
    return given


def mage_named(text: str) -> str:
    """A mage by its key, its name, its familiar's or the first word of its name; nothing where there is no wish."""
    wanted = plain(text)
    for number, key in enumerate(MAGES):
        name = plain(mage_name(number))
        if wanted in (key, name, name.split()[0], plain(familiar_name(number))):
            return key
    return text.strip()


def circle_named(text: str) -> str:
    """A magic circle as people write it: II, ii, 2 or circle II."""
    first, _, rest = text.strip().partition(" ")
    word = (rest if plain(first) in typed_words("archimage-input-circle") else text).strip().lower()
    if word.isdecimal() and word.isascii() and len(word) == 1 and 1 <= int(word) <= len(CIRCLES):
        return CIRCLES[int(word) - 1]
    if word.upper() in CIRCLES:
        return word.upper()
    return word if word == RANDOM else text


def describe_settings(options: Options) -> str:
    """What a game is played with, in a phrase."""
    settings = cast(Settings, options)
    told = circles(settings["circle"])
    mages = settings.get(MAGES_OPTION, BY_SEAT)
    if isinstance(mages, list):
        told = say("archimage-cli-settings-mages", settings=told, mages=mages_words(mages))
    board = settings["board"]
    if isinstance(board, str):
        return told
    name = str(board.get("name", ""))
    return (
        say("archimage-cli-settings-board", settings=told, board=name)
        if name
        else say("archimage-cli-settings-own", settings=told)
    )


def value_words(option: str, value: Any) -> tuple[str, str] | None:
    """The title of a value and its explanation; None where its message is called as it is spelt."""
    if option == MAGES_OPTION and value != BY_SEAT:
        return mages_words(value), ""
    if option != "circle" or value not in CIRCLES:
        return None
    spells = listed([spell_name(SPELLS[spell]) for spell in spells_of(value)])
    name = "archimage-setting-circle-value"
    return say(name, circle=value), say_part(name, "text", school=school(value), spells=spells)


def mages_words(mages: list[str]) -> str:
    return listed([mage_name(MAGES.index(mage)) for mage in mages])


# --- board files ---------------------------------------------------------------------------------------------------


def playable(name: str, players: object) -> Board:
    """A board that so many can play on; a Mistake where it has a fault."""
    source = board_source(name)
    found = faults(source, players if isinstance(players, int) and 2 <= players <= 5 else None)
    if found:
        raise Mistake(say("archimage-cli-board-bad", file=name, faults=len(found), why=fault_in_words(found[0])))
    return built_from(source)


def built_from(source: str | Data) -> Board:
    """A file's text or a standard board's data as a board."""
    return parse_board(source) if isinstance(source, str) else board_from(source)


def board_source(name: str) -> str | Data:
    """A board file's text; for the name of a standard board, its data."""
    if name.lower() in STANDARD_BOARDS:
        return standard_board(STANDARD_BOARDS[name.lower()]).data()
    path = Path(name)
    names = ", ".join(STANDARD_BOARDS)
    try:
        if path.is_dir():
            raise Mistake(say("archimage-cli-board-folder", file=name))
        if not path.is_file() and path.exists():
            raise Mistake(say("archimage-cli-board-unreadable", file=name, why=say("archimage-cli-board-odd")))
        if path.stat().st_size > LARGEST:
            raise Mistake(say("archimage-cli-board-large", file=name))
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise Mistake(say("archimage-cli-board-missing", file=name, names=names)) from None
    except UnicodeDecodeError as fault:
        line = str(fault.object[: fault.start].count(b"\n") + 1)
        raise Mistake(say("archimage-cli-board-no-text", file=name, line=line)) from None
    except OSError as fault:
        raise Mistake(say("archimage-cli-board-unreadable", file=name, why=fault.strerror or str(fault))) from None
    except ValueError:  # a name that no file can have
        raise Mistake(say("archimage-cli-board-missing", file=ascii(name), names=names)) from None


def fault_in_words(reason: Reason) -> str:
    return say(f"archimage-reason-{reason.key}", **reason.args)
