"""The languages that the server speaks, and in_language one of them for a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Final

from conclave.text import LANGUAGE

DEFAULT: Final = "en"
SILENT: Final = "none"  # no sentences: for programs, which read the data
EVERY_LANGUAGE_HAS: Final = "word.ftl"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    folders = [folder for folder in files("conclave.text").iterdir() if folder.joinpath(EVERY_LANGUAGE_HAS).is_file()]
    return tuple(sorted((folder.name for folder in folders), key=lambda name: (name != DEFAULT, name)))


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Whatever is said meanwhile is said in that language; in English if there is none such."""
    before = LANGUAGE.set(language if language in languages() else DEFAULT)
    try:
        yield
    finally:
        LANGUAGE.reset(before)


def preferred(asked: str, accepted: str) -> str:
    """The language that was asked for, or the first that a browser accepts and we have."""
    if asked == SILENT or asked in languages():
        return asked
    for part in accepted[:200].split(","):
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in languages():
            return code
    return DEFAULT
