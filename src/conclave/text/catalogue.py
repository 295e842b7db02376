"""The catalogues: Fluent messages, one folder a language, one file for each first word of a message's name.

A game has folders of its own: its messages begin with the game's key, and the next word is the file. A game that has no
such file has the message in the file of all its words. Beside `card.ftl`, any `card-….ftl` has such messages too.
What a game of another package has no file for, it leaves unsaid; of our own files none may be missing.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Identifier, Pattern, Placeable, TextElement, VariableReference
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from conclave.table.registry import game_keys, game_named, is_own
from conclave.text.grammar import FUNCTIONS

DEFAULT: Final = "en"
LONGEST: Final = 2000  # characters of an argument
LARGEST: Final = 10**15
REMEMBERED: Final = 20_000  # messages kept as they were last put together
LANGUAGE: Final = ContextVar("conclave_language", default=DEFAULT)
ALL_WORDS: Final = "words.ftl"  # of a small game, which has one file
EVERY_LANGUAGE_HAS: Final = "word.ftl"  # by which its folder is known
ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message begins
REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)[.\s}]")  # to another message
A_NUMBER: Final = Pattern([Placeable(VariableReference(Identifier("number")))])

Value = str | int | float
Part = tuple[str, str]  # of a message: its text, or the name of the argument that stands there


class BrokenCatalogue(Exception):
    """The English catalogue, which all others fall back on, cannot be used; the text says so."""


class DamagedFile(Exception):
    """A file of a catalogue that is missing or damaged."""

    def __init__(self, file: str, state: str) -> None:
        super().__init__(file, state)
        self.file = file
        self.state = state  # "missing" or "damaged"


class Catalogue:
    """The messages of one language. A file is read, and a message in it parsed, when it is first wanted."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.read: dict[str, dict[str, str]] = {}  # messages as they stand there, by file and name
        self.simple: dict[tuple[str, str], list[Part]] = {}  # what `parts_of` tells of messages

    def sources(self, file: str) -> dict[str, str]:
        """The messages of a file, each as it stands there: parsing all of them takes too long when a game starts."""
        if file not in self.read:
            try:
                text = "\n".join(source.read_text(encoding="utf-8") for source in sources_of(self.language, file))
            except OSError:
                raise DamagedFile(file, "missing") from None
            except UnicodeDecodeError:
                raise DamagedFile(file, "damaged") from None
            names = [*ENTRY.finditer(text)]
            ends = pairwise([*(name.start() for name in names), len(text)])
            self.read[file] = {name[1]: text[start:end] for name, (start, end) in zip(names, ends, strict=True)}
        return self.read[file]

    def load(self, name: str) -> None:
        """Parse a message, and those that it refers to."""
        if self.bundle.has_message(name):
            return
        source = self.sources(file_of(name)).get(name)
        parsed = FluentParser(with_spans=False).parse(source or "")
        if source is None or any(isinstance(entry, Junk) for entry in parsed.body):
            raise DamagedFile(file_of(name), "damaged")
        self.bundle.add_resource(parsed)
        for other in REFERENCE.findall(source):
            self.load(other)

    def has(self, name: str, attribute: str = "") -> bool:
        if name not in self.sources(file_of(name)):
            return False
        self.load(name)
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def parts(self, name: str) -> list[str]:
        """The names of a message's attributes."""
        self.load(name)
        return list(self.bundle.get_message(name).attributes)

    def say(self, name: str, attribute: str, args: dict[str, Value]) -> str:
        if (name, attribute) not in self.simple:
            self.simple[name, attribute] = parts_of(self.pattern(name, attribute))
        parts = self.simple[name, attribute]
        told = self.joined(parts, args) if parts else None
        if told is not None:
            return told
        text, errors = self.bundle.format_pattern(self.pattern(name, attribute), args)
        if errors:
            raise errors[0]
        return str(text)

    def pattern(self, name: str, attribute: str) -> Pattern:
        self.load(name)
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise DamagedFile(file_of(name), "damaged")
        return pattern

    def joined(self, parts: list[Part], args: dict[str, Value]) -> str | None:
        """A simple message; None where Fluent should have a look, which says what is wrong with an argument."""
        told = []
        for text, argument in parts:
            value = args.get(argument) if argument else text
            if type(value) is int:
                value = figure(self.language, value)
            elif type(value) is not str:
                return None
            told.append(value)
        return "".join(told)


@lru_cache(maxsize=REMEMBERED)
def figure(language: str, number: int) -> str:
    """A whole number as it is written in a message."""
    return str(catalogue(language).bundle.format_pattern(A_NUMBER, {"number": number})[0])


def parts_of(pattern: object) -> list[Part]:
    """The parts of a message of nothing but text and arguments, which needs no resolver; none of any other."""
    parts: list[Part] = []
    elements: list[object] = [*pattern.elements] if isinstance(pattern, Pattern) else []
    for part in elements:
        if isinstance(part, TextElement):
            parts.append((part.value, ""))
        elif isinstance(part, Placeable) and isinstance(part.expression, VariableReference):
            parts.append(("", part.expression.id.name))
        else:
            return []
    return parts


@cache
def file_of(name: str) -> str:
    """The file of a message without its ending; of a game's message with the game's key before it."""
    game = max((key for key in game_keys() if name.startswith(f"{key}-")), key=len, default="")
    if not game:
        return name.partition("-")[0]
    return f"{game}/{name.removeprefix(f'{game}-').partition('-')[0]}"


def sources_of(language: str, file: str) -> list[Traversable]:
    """Where the messages of a file stand: in it, and in those beside it that say more of the same word."""
    game, _, name = file.rpartition("/")
    there = files_in(game, language)
    own = f"{name}.ftl"
    first = ALL_WORDS if game and ALL_WORDS in there and own not in there else own
    if first not in there and (not game or is_own(game)):
        raise DamagedFile(file, "missing")
    more = [other for other in sorted(there) if other.startswith(f"{name}-") and other.endswith(".ftl")]
    return [there[other] for other in (first, *more) if other in there]


@cache
def files_in(game: str, language: str) -> dict[str, Traversable]:
    """The files of a language by name, those of a game or those of all games where none is named; none where there is
    no such folder."""
    package = package_of(game)
    folder = files(package).joinpath(language) if package else None
    return {file.name: file for file in folder.iterdir()} if folder is not None and folder.is_dir() else {}


def package_of(game: str) -> str:
    """The package with a game's words; empty where they stand in a module that is in none."""
    if not game:
        return "conclave.text"
    spec = import_module(game_named(game).paths["text"].partition(":")[0]).__spec__
    return spec.parent or "" if spec else ""


@cache
def is_left_out(language: str, file: str) -> bool:
    """Whether a game of another package has no such file."""
    try:
        return not sources_of(language, file)
    except DamagedFile:
        return False


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    folders = [folder for folder in files("conclave.text").iterdir() if folder.joinpath(EVERY_LANGUAGE_HAS).is_file()]
    return tuple(sorted((folder.name for folder in folders), key=lambda name: (name != DEFAULT, name)))


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Whatever is said meanwhile is said in that language."""
    if language not in (DEFAULT, *languages()):
        raise ValueError(language)
    before = LANGUAGE.set(language)
    try:
        yield
    finally:
        LANGUAGE.reset(before)


@lru_cache(maxsize=REMEMBERED)
def said(language: str, name: str, attribute: str, args: tuple[tuple[str, Value], ...]) -> str:
    """A board repeats itself from one choice to the next, and putting a message together is slow."""
    if language == DEFAULT or is_left_out(language, file_of(name)):
        with english():
            return catalogue(DEFAULT).say(name, attribute, dict(args))
    try:
        return catalogue(language).say(name, attribute, dict(args))
    except DamagedFile as fault:
        warn_once(language, fault.file, fault.state)
    except Exception:  # whatever Fluent says of an argument or a function that there is not
        warn_once(language, file_of(name), "damaged")
    return said(DEFAULT, name, attribute, args)


@contextmanager
def english() -> Iterator[None]:
    """What is wrong with the English catalogue cannot be said with its words."""
    try:
        yield
    except DamagedFile as fault:
        text = f"The file {shown_file(DEFAULT, fault.file)} of the program is {fault.state}; install Conclave anew."
        raise BrokenCatalogue(text) from None


def shown_file(language: str, file: str) -> str:
    """A file of a catalogue as people find it, within the package that it belongs to."""
    game, _, name = file.rpartition("/")
    return f"games/{game}/text/{language}/{name}.ftl" if game else f"text/{language}/{name}.ftl"


@cache
def warn_once(language: str, file: str, state: str) -> None:
    """Say, once, that something of a language comes in English because its file is not as it should be."""
    sentence = said(DEFAULT, "cli-catalogue", "", (("file", shown_file(language, file)), ("state", state)))
    sys.stderr.write(f"{said(DEFAULT, 'cli-mistake', '', (('mistake', sentence),))}\n")


def fitting(args: dict[str, Value]) -> tuple[tuple[str, Value], ...]:
    """Arguments that Fluent can take: it refuses long texts and huge numbers, and nobody would read them."""
    for value in args.values():
        if not fits(value):
            return tuple((name, value if fits(value) else shortened(value)) for name, value in args.items())
    return tuple(args.items())


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


def say_part_if_any(name: str, attribute: str, /) -> str:
    """The same where the message has it; empty where it has not."""
    return say_part(name, attribute) if has(name, attribute) else ""


def has(name: str, attribute: str = "") -> bool:
    """Whether there is such a message, or such a part of it; what a language lacks English may have."""
    with english():
        return catalogue(DEFAULT).has(name, attribute)


def parts(name: str) -> list[str]:
    """The attributes that a message has."""
    with english():
        return catalogue(DEFAULT).parts(name)
