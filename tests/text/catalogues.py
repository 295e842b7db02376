"""All catalogues as they stand in their files, for tests that look at every message of every language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import conclave.text
from conclave.table import game_keys
from conclave.text import languages
from conclave.text.catalogue import Value, catalogue

SOURCE = Path(conclave.text.__file__).parent.parent
LANGUAGES = languages()
OTHERS = LANGUAGES[1:]
PLURALS = {"one": [1], "other": [0, 2, 21], "many": [1_000_000]}
MOST = 400  # ways of putting a message together that are tried
IN_COLUMNS = {
    "play-help",
    "seasons-play-help",
    "archimage-play-help",
    "window-help",
}  # messages that are tables, made with spaces
STAND_INS = ("Anne", "Bob")  # for arguments: a name that elides, and one that does not
# Arguments that are never a name, nor a word that begins with a vowel.
FIGURES = {
    *("amount", "cards", "chosen", "count", "first", "gauge", "last", "least", "most", "names", "played"),
    *("power", "seats", "value"),
}


def folders(language: str) -> dict[str, Path]:
    """Where the files of a language lie: those of all games under an empty name, those of a game under its key."""
    return {"": SOURCE / "text" / language} | {
        game: SOURCE / "games" / game / "text" / language
        for game in game_keys()
        if (SOURCE / "games" / game / "text" / language).is_dir()
    }


def files_of(language: str) -> list[str]:
    """The files of a language without their ending; a game's with its key before them."""
    found = [(game, path.stem) for game, folder in folders(language).items() for path in folder.glob("*.ftl")]
    return sorted(f"{game}/{name}" if game else name for game, name in found)


def source_of(language: str, file: str) -> str:
    game, _, name = file.rpartition("/")
    return (folders(language)[game] / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    return list(FluentParser().parse(source_of(language, file)).body)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found = [entry for file in files_of(language) for entry in entries(language, file)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The value of a message under an empty name, and its attributes."""
    own = {"": message.value} if message.value is not None else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


class Used(Visitor):
    """The arguments of a message: all of them, what selectors compare them with, and those that are numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.numbers: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (found by this name)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "NUMBER":
            self.numbers |= {one.id.name for one in node.arguments.positional if isinstance(one, ftl.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {key_of(variant) for variant in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
            if keys & {"one", "many"} or any(key.lstrip("-").isdigit() for key in keys):
                self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def key_of(variant: ftl.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def used(node: ftl.BaseNode | None) -> Used:
    found = Used()
    if node is not None:
        found.visit(node)
    return found


class Wording(Visitor):
    """The words of a message, without what is put into it."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def told(pattern: ftl.Pattern) -> str:
    found = Wording()
    found.visit(pattern)
    return "|".join(found.texts)


def needs(node: ftl.BaseNode | None) -> set[str]:
    """The arguments that a message needs."""
    return used(node).names


def values_for(name: str, found: Used, stand_in: str) -> list[Value]:
    """Enough values of an argument to reach every variant."""
    if name in found.numbers:
        numbers: list[Value] = [number for key in ("one", "other") for number in PLURALS[key]]
        return numbers + [int(key) for key in sorted(found.keys.get(name, ())) if key.isdigit()]
    return [*sorted(found.keys.get(name, ())), 7 if name in FIGURES else stand_in]


def renderings(language: str, name: str) -> Iterator[tuple[str, str]]:
    """Every sentence that a message can be, but for what stands in it: the part, and the sentence."""
    for part, pattern in patterns(messages(language)[name]).items():
        found = used(pattern)
        for reference, attribute in found.references:
            inner = used(patterns(messages(language)[reference])[attribute])
            found.names |= inner.names
            found.numbers |= inner.numbers
            for key, values in inner.keys.items():
                found.keys.setdefault(key, set()).update(values)
        for stand_in in STAND_INS if found.names else STAND_INS[:1]:
            names = sorted(found.names)
            ways = product(*(values_for(argument, found, stand_in) for argument in names))
            for _, way in zip(range(MOST), ways, strict=False):
                yield part, catalogue(language).say(name, part, dict(zip(names, way, strict=True)))


# --- what a language's sentences must be like ------------------------------------------------------------------------

BREAKS = "\u00a0\u202f"  # which no line is broken at
VOWELS = "aeiouyàâäéèêëîïôöùûüœæ"
GLUED = re.compile(r"(?<!\() [.,)](?!\w)|\( (?!\))|\.\.|,,|[,;:]\.|[.,;:],")
TWO_SPACES = re.compile(r"\S  +\S")
NO_VALUE = re.compile(r"\{(?!F4\})|\?\?\?")  # {F4} is drawn so
# French puts a no-break space before these; a question mark may also be a key to press, at the beginning of a line.
FRENCH_MARKS = re.compile(rf"(?<=[^{BREAKS}\s(])[;!?»](?!\w)|(?<=[^{BREAKS}\d\s]):(?!\S)|(?<= )[:;!»]|«(?![{BREAKS}])")
UNELIDED = re.compile(
    rf"(?<![-\w])(?:[djlmnst]e|que|la) (?=[{VOWELS}])(?!onz|oui\b|y[{VOWELS}]|à\b|[{VOWELS}]\d?\b)", re.I
)
UNCONTRACTED = re.compile(r"\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)", re.I)
ITALIAN_ACCENTS = re.compile(r"\b(?:perchè|finchè|poichè|affinchè|benchè|nè|sè|pò|quì|quà|sù|stà|fà)\b", re.I)
ITALIAN_AD = re.compile(r"\ba (?=[AÀ]\w)")  # before names
ITALIAN_MARKS = re.compile(r"(?<=\S) [,;:!?](?!\w)")
# English words that are no words of another language here.
ENGLISH = re.compile(
    r"(?<![-\w])(?:the|and|of|you|yours?|with|is|are|from|for|this|that|these|when|which|not|have|has|its|they|their)(?![-\w])",
    re.I,
)


def blemishes(language: str, text: str) -> list[str]:
    """What is wrong with a sentence as people write that language."""
    patterns = {"glued": GLUED, "two spaces": TWO_SPACES, "no value": NO_VALUE}
    if language == "fr":
        patterns |= {"mark": FRENCH_MARKS, "not elided": UNELIDED, "not contracted": UNCONTRACTED}
    if language == "it":
        patterns |= {"accent": ITALIAN_ACCENTS, "mark": ITALIAN_MARKS, "not ad": ITALIAN_AD}
    return [
        f"{what}: {text[one.start() : one.end() + 8]!r}" for what, how in patterns.items() for one in how.finditer(text)
    ]
