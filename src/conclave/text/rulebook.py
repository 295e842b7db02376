"""How the games are played, in topics, and the rulings by their numbers; both found by what somebody typed."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from conclave.text.catalogue import LANGUAGE, languages, said, say, say_part
from conclave.text.words import plain

SEASONS: Final = "seasons"
ARCHIMAGE: Final = "archimage"

# The topics of each game in the order in which they are read, with the positions that are worked out there.
TOPICS: Final[dict[str, dict[str, list[str]]]] = {
    SEASONS: {
        "aim": [],
        "setup": [],
        "wheel": [],
        "dice": [],
        "turn": [],
        "energy": ["reserve"],
        "summoning": ["cost"],
        "transmuting": ["transmute"],
        "bonuses": [],
        "activating": ["potion"],
        "round": ["year"],
        "end": ["score"],
        "kingdom": ["token"],
        "editions": [],
    },
    ARCHIMAGE: {
        "aim": [],
        "tower": [],
        "dice": [],
        "turn": ["turn"],
        "breaking": ["sets", "spirit"],
        "ways": ["way"],
        "scrolls": [],
        "passages": [],
        "conflict": [],
        "traveller": [],
        "bond": ["bond"],
        "round": [],
        "end": ["score"],
        "boards": [],
    },
}

# The last ruling of each section, in the order of docs/rulings.md; what is said in general has the number 0.
SECTIONS: Final = {"A": 27, "B": 9, "C": 50, "EK": 20, "D": 12, "E": 10, "F": 6, "G": 28, "H": 16, "O": 23, "R": 12}
IN_GENERAL: Final = {"D", "E"}
RULINGS: Final = [
    f"{section}{number}"
    for section, last in SECTIONS.items()
    for number in range(0 if section in IN_GENERAL else 1, last + 1)
]
CITATION: Final = re.compile(r"(?<![-\w])(?:(?:EK|[A-HOR])[1-9][0-9]?|[DE]0)(?![-\w])")
LIKE_A_RULING: Final = re.compile(r"([a-z]{1,2}) ?([0-9]{1,6})")
NEAR: Final = 0.6
MOST_NEAR: Final = 5
SHORTEST_WORD: Final = 3  # letters; fewer are found everywhere


@dataclass(frozen=True)
class Position:
    """A position, a question about it, and the answer."""

    position: str
    question: str
    answer: str


@dataclass(frozen=True)
class Topic:
    """A part of a game's rules, in the language that is spoken just now."""

    game: str
    key: str

    @property
    def number(self) -> int:
        return list(TOPICS[self.game]).index(self.key) + 1

    @property
    def title(self) -> str:
        return self.title_in(LANGUAGE.get())

    def title_in(self, language: str) -> str:
        return said(language, name_of(self.game, self.key), "title", ())

    @property
    def text(self) -> str:
        """A line for each paragraph, and for each item of a list."""
        return say(name_of(self.game, self.key))

    @property
    def positions(self) -> list[Position]:
        names = [name_of(self.game, f"position-{key}") for key in TOPICS[self.game][self.key]]
        return [Position(say(name), say_part(name, "question"), say_part(name, "answer")) for name in names]

    @property
    def everything(self) -> str:
        """All that is told under it."""
        told = [f"{one.position}\n{one.question}\n{one.answer}" for one in self.positions]
        return "\n".join([self.title, self.text, *told])

    @property
    def rulings(self) -> list[str]:
        """The rulings that it cites, each once."""
        return cited(self.everything)

    def data(self) -> dict[str, Any]:
        """The same for a program."""
        positions = [vars(position) for position in self.positions]
        return {**self.entry(), "text": self.text, "positions": positions, "rulings": self.rulings}

    def entry(self) -> dict[str, Any]:
        """How a list of topics names it."""
        return {"game": self.game, "number": self.number, "topic": self.key, "title": self.title}


@dataclass(frozen=True)
class Ruling:
    """A ruling by its number, in the language that is spoken just now."""

    number: str

    @property
    def section(self) -> str:
        return self.number.rstrip("0123456789")

    @property
    def game(self) -> str:
        return ARCHIMAGE if self.section == "R" else SEASONS

    @property
    def title(self) -> str:
        return say_part(f"ruling-{self.number}", "title")

    @property
    def text(self) -> str:
        return say(f"ruling-{self.number}")

    @property
    def everything(self) -> str:
        return f"{self.title}\n{self.text}"

    def data(self) -> dict[str, Any]:
        """The same for a program."""
        told = {"number": self.number, "game": self.game, "section": section_title(self.section)}
        return {**told, "title": self.title, "text": self.text, "rulings": cited(self.text)}


def name_of(game: str, key: str) -> str:
    """The message of a topic or a position."""
    return f"archimage-rules-{key}" if game == ARCHIMAGE else f"rules-seasons-{key}"


def topics(game: str) -> list[Topic]:
    """All topics of a game, in order."""
    return [Topic(game, key) for key in TOPICS[game]]


def rulings(section: str = "", game: str = "") -> list[Ruling]:
    """All rulings, or those of one section or one game, in order."""
    known = [Ruling(number) for number in RULINGS]
    return [ruling for ruling in known if section in ("", ruling.section) and game in ("", ruling.game)]


def section_title(section: str) -> str:
    return say(f"rules-section-{section}")


def cited(text: str) -> list[str]:
    """The numbers of rulings in a text, each once."""
    return list(dict.fromkeys(CITATION.findall(text)))


# --- finding -------------------------------------------------------------------------------------------------------


def find_ruling(text: str) -> Ruling | None:
    """The ruling of a number, such as B6, b6 or "ek 13"."""
    wanted = plain(text).replace(" ", "").upper()
    return Ruling(wanted) if wanted in RULINGS else None


def meant_section(text: str) -> str:
    """The section whose letter is given, alone or before a number that is no ruling; empty if none is."""
    wanted = plain(text)
    found = LIKE_A_RULING.fullmatch(wanted)
    letters = (found[1] if found else wanted).upper()
    return letters if letters in SECTIONS else ""


def find_topic(game: str, text: str) -> Topic | None:
    """The topic of a number, of a name, or of an unmistakable beginning of one, in any language."""
    wanted = plain(text)
    if wanted.isdecimal():
        at = int(wanted[:4])
        return topics(game)[at - 1] if 1 <= at <= len(TOPICS[game]) else None
    # What fits in the language that is spoken goes before what fits in another.
    for spoken in ((LANGUAGE.get(),), languages()):
        named = names(game, spoken)
        for fits in (str.__eq__, str.startswith, word_begins):
            found = {topic for name, topic in named if wanted and fits(name, wanted)}
            if len(found) == 1:
                return found.pop()
    return None


def names(game: str, spoken: tuple[str, ...]) -> list[tuple[str, Topic]]:
    """What each topic may be called: its key, and its title in some languages."""
    known = [(topic.key, topic) for topic in topics(game)]
    return known + [(plain(topic.title_in(language)), topic) for topic in topics(game) for language in spoken]


def word_begins(name: str, wanted: str) -> bool:
    """Whether a word of a name, and what follows it, begins so."""
    return len(wanted) >= SHORTEST_WORD and f" {wanted}" in f" {name}"


def mentioning(game: str, text: str) -> tuple[list[Topic], list[Ruling]]:
    """The topics and rulings in which all of some words, or words that begin so, are found."""
    words = plain(text).split()
    if not words or max(len(word) for word in words) < SHORTEST_WORD:
        return [], []
    told = [topic for topic in topics(game) if has_words(topic.everything, words)]
    return told, [ruling for ruling in rulings(game=game) if has_words(ruling.everything, words)]


def has_words(text: str, words: list[str]) -> bool:
    known = f" {plain(text)}"
    return all(f" {word}" in known for word in words)


def near_topics(game: str, text: str) -> list[str]:
    """Titles of topics that somebody may have meant."""
    wanted = plain(text)
    known = dict(names(game, languages()))
    known |= {word: topic for name, topic in known.items() for word in name.split() if len(word) > SHORTEST_WORD}
    parts = [topic for name, topic in known.items() if wanted and f" {wanted}" in f" {name}"]
    close = [known[name] for name in get_close_matches(wanted, known, n=MOST_NEAR, cutoff=NEAR)]
    return [topic.title for topic in dict.fromkeys([*parts, *close])][:MOST_NEAR]
