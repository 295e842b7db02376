"""Records as files: read kindly, written whole or not at all, never over another game."""

import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from conclave.table import Fault, Record
from conclave.table.record import checksum
from conclave.text import describe_reason, say
from conclave.text.errors import Mistake

LARGEST: Final = 50_000_000  # bytes; no game comes near it


@dataclass
class Saved:
    """A record read from a file, and who sat at its table as far as the file says."""

    record: Record
    seats: list[str]
    names: list[str]


def data_folder() -> Path:
    """Where games are saved when nobody says where."""
    base = os.environ.get("XDG_DATA_HOME", "")
    try:
        root = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
    except RuntimeError:
        raise Mistake(say("play-no-home")) from None
    return root / "conclave"


def read_json(path: Path) -> Any:
    """A file's contents; a Mistake in words where that cannot be."""
    try:
        if path.is_dir():
            raise Mistake(say("play-file-folder", file=str(path)))
        if not path.is_file() and path.exists():
            raise Mistake(say("play-file-odd", file=str(path)))
        if path.stat().st_size > LARGEST:
            raise Mistake(say("play-file-not-json", file=str(path)))
        return json.loads(path.read_bytes().decode("utf-8-sig"))
    except FileNotFoundError:
        raise Mistake(say("play-file-missing", file=str(path))) from None
    except OSError as fault:
        raise Mistake(say("play-file-unreadable", file=str(path), why=fault.strerror or str(fault))) from None
    except (ValueError, RecursionError):
        raise Mistake(say("play-file-not-json", file=str(path))) from None


def read_saved(path: Path) -> Saved:
    """The game in a file, replayed and verified."""
    data = read_json(path)
    try:
        record = Record.load(data)
    except Fault as fault:
        raise Mistake(say("play-file-bad", file=str(path), why=describe_reason(fault.reason))) from None
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        raise Mistake(say("play-file-damaged", file=str(path))) from None
    return Saved(record, texts(data.get("seats")), texts(data.get("names")))


def texts(found: object) -> list[str]:
    return [str(item) for item in found] if isinstance(found, list) else []


def contents(record: Record, seats: list[str], names: list[str]) -> str:
    """A record as it is written, one pick a line, with who sits where."""
    data = record.dump()
    data["seats"] = seats
    data["names"] = names
    data["sum"] = checksum(data)
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def holds_this_game(path: Path, record: Record) -> bool:
    """Whether a file is an earlier state of the very game that is to be written."""
    try:
        data = read_json(path)
    except Mistake:
        return False
    if not isinstance(data, dict) or data.get("commitment") != record.commitment:
        return False
    picks = data.get("picks")
    return isinstance(picks, list) and picks == [line.write() for line in record.lines[: len(picks)]]


def write_saved(path: Path, record: Record, seats: list[str], names: list[str]) -> None:
    """Put the game into a file, whole or not at all; a file that is not this game stays as it is."""
    if os.path.lexists(path) and not holds_this_game(path, record):
        raise Mistake(say("play-file-exists", file=str(path)))
    try:
        replace(path, contents(record, seats, names))
    except OSError as fault:
        raise Mistake(say("play-file-unwritable", file=str(path), why=fault.strerror or str(fault))) from None
    except ValueError as fault:  # a name that no file can have
        raise Mistake(say("play-file-unwritable", file=ascii(str(path)), why=str(fault))) from None


def replace(path: Path, text: str) -> None:
    """Write beside the file, make sure that it is on the disk, then put it in the file's place."""
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{target.name[:80]}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
    except BaseException:
        os.unlink(beside)
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make the new name itself last, where the system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


def write_picture(path: Path, picture: str) -> None:
    """A picture as a new file; one that is there already stays as it is."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(picture)
    except FileExistsError:
        raise Mistake(say("cli-picture-exists", file=str(path))) from None
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise Mistake(
            say("cli-picture-unwritable", file=ascii(str(path)) if "\0" in str(path) else str(path), why=why)
        ) from None
