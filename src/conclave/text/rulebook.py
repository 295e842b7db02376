"""How the games are played, in topics, and the rulings by their numbers; both found by what somebody typed."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, TypedDict

from conclave.table.registry import game_keys
from conclave.text.catalogue import LANGUAGE, languages, said, say, say_part
from conclave.text.game_text import text_of
from conclave.text.typed_words import MOST_NEAR, spelt_nearly
from conclave.text.words import plain

LIKE_A_RULING: Final = re.compile(r"([a-z]{1,2}) ?([0-9]{1,6})")
SHORTEST_WORD: Final = 3  # letters; fewer are found everywhere


@dataclass(frozen=True)
class Position:
    """A position, a question about it, and the answer."""

    position: str
    question: str
    answer: str


class TopicEntry(TypedDict):
    """How a list of topics names one."""

    game: str
    number: int
    topic: str
    title: str


class TopicData(TopicEntry):
    """A topic for a program."""

    text: str
    positions: list[dict[str, str]]
    rulings: list[str]


class RulingData(TypedDict):
    """A ruling for a program."""

    number: str
    game: str
    section: str
    title: str
    text: str
    rulings: list[str]


@dataclass(frozen=True)
class Topic:
    """A part of a game's rules, in the language that is spoken just now."""

    game: str
    key: str

    @property
    def number(self) -> int:
        return list(text_of(self.game).topics).index(self.key) + 1

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
        names = [name_of(self.game, f"position-{key}") for key in text_of(self.game).topics[self.key]]
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

    def data(self) -> TopicData:
        """The same for a program."""
        positions = [vars(position) for position in self.positions]
        return {**self.entry(), "text": self.text, "positions": positions, "rulings": self.rulings}

    def entry(self) -> TopicEntry:
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
        return game_of_section(self.section)

    @property
    def title(self) -> str:
        return say_part(f"{self.game}-ruling-{self.number}", "title")

    @property
    def text(self) -> str:
        return say(f"{self.game}-ruling-{self.number}")

    @property
    def everything(self) -> str:
        return f"{self.title}\n{self.text}"

    def data(self) -> RulingData:
        """The same for a program."""
        return {
            "number": self.number,
            "game": self.game,
            "section": section_title(self.section),
            "title": self.title,
            "text": self.text,
            "rulings": cited(self.text),
        }


def name_of(game: str, key: str) -> str:
    """The message of a topic or a position."""
    return f"{game}-rules-{key}"


def games_with_rules() -> list[str]:
    """The games of which there is something to read."""
    return [game for game in game_keys() if text_of(game).topics]


def topics(game: str) -> list[Topic]:
    """All topics of a game, in order."""
    return [Topic(game, key) for key in text_of(game).topics]


@cache
def all_rulings() -> tuple[str, ...]:
    """The numbers of all rulings, in order."""
    return tuple(
        f"{section}{number}" for section in sections() for number in range(first_of(section), last_of(section) + 1)
    )


def rulings(section: str = "", game: str = "") -> list[Ruling]:
    """All rulings, or those of one section or one game, in order."""
    known = [Ruling(number) for number in all_rulings()]
    return [ruling for ruling in known if section in ("", ruling.section) and game in ("", ruling.game)]


@cache
def sections() -> dict[str, str]:
    """The sections of rulings by their letters, each with its game; letters that two games have are the first one's."""
    found: dict[str, str] = {}
    for game in game_keys():
        for section in text_of(game).sections:
            found.setdefault(section, game)
    return found


def game_of_section(section: str) -> str:
    return sections()[section]


def first_of(section: str) -> int:
    """The number of a section's first ruling: 0 where something is said in general."""
    return 0 if section in text_of(game_of_section(section)).general_sections else 1


def last_of(section: str) -> int:
    return text_of(game_of_section(section)).sections[section]


def section_title(section: str) -> str:
    return say(f"{game_of_section(section)}-rules-section-{section}")


@cache
def citation() -> re.Pattern[str]:
    """How a text cites a ruling."""
    numbers = [f"{'|'.join(sections())})[1-9][0-9]?"]
    general = [section for section in sections() if not first_of(section)]
    if general:
        numbers.append(f"{'|'.join(general)})0")
    return re.compile(rf"(?<![-\w])(?:{'|'.join(f'(?:{number}' for number in numbers)})(?![-\w])")


def cited(text: str) -> list[str]:
    """The numbers of rulings in a text, each once."""
    return list(dict.fromkeys(citation().findall(text)))


# --- finding -------------------------------------------------------------------------------------------------------


def find_ruling(text: str) -> Ruling | None:
    """The ruling of a number, such as B6, b6 or "ek 13"."""
    wanted = plain(text).replace(" ", "").upper()
    return Ruling(wanted) if wanted in all_rulings() else None


def meant_section(text: str) -> str:
    """The section whose letter is given, alone or before a number that is no ruling; empty if none is."""
    wanted = plain(text)
    found = LIKE_A_RULING.fullmatch(wanted)
    letters = (found[1] if found else wanted).upper()
    return letters if letters in sections() else ""


def find_topic(game: str, text: str) -> Topic | None:
    """The topic of a number, of a name, or of an unmistakable beginning of one, in any language."""
    wanted = plain(text)
    if wanted.isdecimal():
        at = int(wanted[:4])
        return topics(game)[at - 1] if 1 <= at <= len(topics(game)) else None
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
    close = [known[name] for name in spelt_nearly(wanted, known)]
    return [topic.title for topic in dict.fromkeys([*parts, *close])][:MOST_NEAR]
