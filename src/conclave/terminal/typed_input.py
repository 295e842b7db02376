"""Reading what a person types: numbers and command words."""

import importlib
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from rich.console import Console

from conclave.table import View
from conclave.text import describe_option
from conclave.text.typed_words import meaning
from conclave.text.words import Names, plain

Ask = Callable[[str], str]

LEAST: Final = 4  # letters of a line's beginning that mean it
ALONE: Final = {"undo", "board", "hand", "hint", "log", "help", "quit"}  # with more after it, such a word is no command
MARKS: Final = {"?": "help"}


def asker(console: Console) -> Ask:
    """How to ask: with line editing on a terminal, plainly from a pipe. The end of input is an EOFError."""

    def ask_pipe(prompt: str) -> str:
        console.file.write(prompt)
        console.file.flush()
        line = sys.stdin.readline()
        console.file.write(line if line.endswith("\n") else f"{line}\n")
        if not line:
            raise EOFError
        return line

    if sys.stdin.isatty() and console.is_terminal and console.file is sys.stdout:
        with suppress(ImportError):  # line editing for input(); not everywhere, and slow to load
            importlib.import_module("readline")
        return input
    return ask_pipe


def forget_typing() -> None:
    """What one person typed must not come back to the next one with the arrow keys."""
    readline: Any = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


def command(text: str, own: Callable[[str], str] | None = None) -> tuple[str, str]:
    """A command word, of all games or of this one, and what follows it; the word is empty where it is none.

    `card` reads a card even where the notation of a choice begins so: reading must never commit."""
    word, _, rest = text.strip().partition(" ")
    meant = MARKS.get(word) or meaning("input-command", word)
    name = meant or (own(word) if own is not None else "")
    if name in ALONE and rest.strip():
        return "", text
    return name, rest.strip()


def numbers(text: str) -> list[int] | None:
    """Whole numbers with spaces or commas between them; None if it is anything else."""
    words = [word.strip("#.)(") for word in text.replace(",", " ").split()]
    if not words or not all(word.isdecimal() and len(word) < 5 for word in words):
        return None
    return [int(word) for word in words]


def options_beginning(text: str, view: View, names: Names = None) -> list[int]:
    """The options whose line begins with what somebody typed."""
    wanted = plain(text)
    if len(wanted) < LEAST:
        return []
    return [pick for pick in view.options if f"{plain(describe_option(view, pick, names))} ".startswith(f"{wanted} ")]
