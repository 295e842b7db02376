"""Words that people may type: those of the current language, and always the English ones too."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Final, TypeVar

from conclave.text.catalogue import DEFAULT, LANGUAGE, in_language, parts, say, say_part
from conclave.text.words import plain

Thing = TypeVar("Thing")

NEAR: Final = 0.6  # how alike two spellings must be, that one may be meant by the other
MOST_NEAR: Final = 5  # names that are offered in place of one that there is not


def typed(name: str, attribute: str = "") -> frozenset[str]:
    """What people may type for something: the phrases of a message, with commas between them, as `plain` has them."""
    return phrases(LANGUAGE.get(), name, attribute) | phrases(DEFAULT, name, attribute)


@cache
def phrases(language: str, name: str, attribute: str) -> frozenset[str]:
    with in_language(language):
        text = say_part(name, attribute) if attribute else say(name)
    return frozenset(plain(phrase) for phrase in text.split(","))


@cache
def meanings(language: str, name: str) -> dict[str, str]:
    """What each phrase in the attributes of a message stands for: the attribute. The language's own go first."""
    found: dict[str, str] = {}
    for spoken in (DEFAULT, language):
        found |= {phrase: part for part in parts(name) for phrase in phrases(spoken, name, part)}
    return found


def meaning(name: str, phrase: str) -> str:
    """The attribute that somebody means with a phrase; empty if it is none."""
    return meanings(LANGUAGE.get(), name).get(plain(phrase), "")


def without_fillers(words: Iterable[str]) -> list[str]:
    """Words without those that say nothing themselves, such as articles."""
    fillers = typed("input-fillers")
    return [word for word in words if word not in fillers]


def comparable(text: str) -> str:
    """A text for comparing, without articles and the like."""
    return " ".join(without_fillers(plain(text).split()))


def one_meant(text: str, known: Mapping[str, Thing]) -> Thing | None:
    """What a name means, or an unmistakable part of one; names as `plain` has them."""
    wanted = plain(text)
    if wanted in known:
        return known[wanted]
    bare = comparable(text)
    shorter = {comparable(name): thing for name, thing in known.items()}
    if bare in shorter:
        return shorter[bare]
    for fits in (str.startswith, str.__contains__):
        for sought, names in ((wanted, known), (bare, shorter)):
            found = {name: thing for name, thing in names.items() if sought and fits(name, sought)}
            if found and all(thing == next(iter(found.values())) for thing in found.values()):
                return next(iter(found.values()))
    return None


def spelt_nearly(text: str, known: Iterable[str], most: int = MOST_NEAR) -> list[str]:
    """What is known that is spelt almost so, the nearest first."""
    return get_close_matches(text, list(known), n=most, cutoff=NEAR)
