"""The catalogues: Fluent messages, one folder a language, one file for each first word of a message's name.

Games after the first have a folder there: their messages begin with the game's name, and the next word is the file.
"""

from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

DEFAULT: Final = "en"
LONGEST: Final = 2000  # characters of an argument
LARGEST: Final = 10**15
REMEMBERED: Final = 20_000  # messages kept as they were last put together
FOLDERS: Final = {"archimage"}  # of games
LANGUAGE: Final = ContextVar("conclave_language", default=DEFAULT)

Value = str | int


class Catalogue:
    """The messages of one language. A file is read when the first of its messages is wanted."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.folder = files("conclave.text").joinpath(language)
        self.read: set[str] = set()

    def load(self, name: str) -> None:
        """Read the file that a message is in."""
        file = file_of(name)
        if file in self.read:
            return
        self.read.add(file)
        source = self.folder.joinpath(f"{file}.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentParser(with_spans=False).parse(source))

    def has(self, name: str, attribute: str = "") -> bool:
        self.load(name)
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, name: str, attribute: str, args: dict[str, Value]) -> str:
        self.load(name)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(name)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)


@cache
def file_of(name: str) -> str:
    """The file of a message, as a path in its language's folder without its ending."""
    first, _, rest = name.partition("-")
    return f"{first}/{rest.partition('-')[0]}" if first in FOLDERS else first


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@lru_cache(maxsize=REMEMBERED)
def said(language: str, name: str, attribute: str, args: tuple[tuple[str, Value], ...]) -> str:
    """A board repeats itself from one choice to the next, and putting a message together is slow."""
    return catalogue(language).say(name, attribute, dict(args))


def fitting(args: dict[str, Value]) -> tuple[tuple[str, Value], ...]:
    """Arguments that Fluent can take: it refuses long texts and huge numbers, and nobody would read them."""
    return tuple((name, value if fits(value) else shortened(value)) for name, value in args.items())


def fits(value: Value) -> bool:
    return len(value) <= LONGEST if isinstance(value, str) else abs(value) <= LARGEST


def shortened(value: Value) -> str:
    return f"{value[:LONGEST]}…" if isinstance(value, str) else "…"


def say(name: str, /, **args: Value) -> str:
    """A message of the current language, put together with its arguments."""
    return said(LANGUAGE.get(), name, "", fitting(args))


def say_part(name: str, attribute: str, /, **args: Value) -> str:
    """An attribute of a message, such as a card's text."""
    return said(LANGUAGE.get(), name, attribute, fitting(args))


def has(name: str, attribute: str = "") -> bool:
    return catalogue(LANGUAGE.get()).has(name, attribute)
