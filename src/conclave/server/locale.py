"""The languages that the server speaks, and in_language one of them for a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from conclave.text import catalogue
from conclave.text.catalogue import DEFAULT, languages

SILENT: Final = "none"  # no sentences: for programs, which read the data


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Whatever is said meanwhile is said in that language; in English if there is none such."""
    with catalogue.in_language(language if language in languages() else DEFAULT):
        yield


def preferred(asked: str, accepted: str) -> str:
    """The language that was asked for, or the first that a browser accepts and we have."""
    if asked == SILENT or asked in languages():
        return asked
    for part in accepted[:200].split(","):
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in languages():
            return code
    return DEFAULT
