"""Pictures as files."""

from pathlib import Path

from conclave.text import say
from conclave.text.errors import Mistake


def write_picture(path: Path, picture: str) -> None:
    """A new file; one that is there already stays as it is."""
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
