"""The catalogues hold what the program says, all of it and nothing else, and every message gets its arguments."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import conclave.text
from conclave.archimage.events import EVENT_NAMES as ARCHIMAGE_EVENTS
from conclave.archimage.rules import QUESTION_KEYS as ARCHIMAGE_QUESTIONS
from conclave.archimage.scrolls import SPELLS
from conclave.cli import COMMANDS, ELSEWHERE
from conclave.seasons.events import EVENT_NAMES
from conclave.seasons.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_TOKEN
from conclave.seasons.rules import QUESTION_KEYS
from conclave.table import Reason
from conclave.text import (
    describe_event,
    describe_reason,
    describe_score,
    enchantment_data,
    token_data,
    token_line,
)
from conclave.text.archimage import events as archimage_events
from conclave.text.archimage import scores as archimage_scores
from conclave.text.catalogue import file_of
from conclave.text.seasons.events import MAY_BE_HIDDEN, PLAIN_VARIANTS
from conclave.text.seasons.scores import SOURCES

TOKENS = range(1, LAST_TOKEN + 1)
SOURCE = Path(conclave.text.__file__).parent.parent
FOLDER = SOURCE / "text" / "en"
FILES = sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.ftl"))


class Variables(Visitor):
    """Collects the arguments that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (the visitor finds it by this name)
        self.names.add(node.id.name)


def needs(node: ftl.BaseNode | None) -> set[str]:
    found = Variables()
    if node is not None:
        found.visit(node)
    return found.names


def entries(file: str) -> list[ftl.EntryType]:
    return list(FluentParser().parse((FOLDER / f"{file}.ftl").read_text(encoding="utf-8")).body)


MESSAGES = {entry.id.name: entry for file in FILES for entry in entries(file) if isinstance(entry, ftl.Message)}
ROOMS = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
TREES = list(ROOMS.values())
ARCHIMAGE = [tree for path, tree in ROOMS.items() if path.parent == SOURCE / "archimage"]
ELSEWHERE_THAN_ARCHIMAGE = [tree for tree in TREES if tree not in ARCHIMAGE]


def literals() -> set[str]:
    """Texts in the source that look like the name of a message."""
    found = set()
    for tree in TREES:
        for node in ast.walk(tree):
            name = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if "-" in name and file_of(name) in FILES and name.replace("-", "").isalnum():
                found.add(name)
    return found


def made_up(name: str) -> bool:
    """Whether a name may be put together somewhere, in a file of messages that `expected` does not know by heart."""
    file = file_of(name)
    if file in {file_of(known) for known in expected()}:
        return False
    rest = name.removeprefix(f"{file.replace('/', '-')}-")
    return rest.replace("-", "_") in constants() or any(re.fullmatch(pattern, name) for pattern in patterns())


@cache
def constants() -> set[str]:
    nodes = [node for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


@cache
def patterns() -> list[str]:
    """What may come out of every f-string that begins like the name of a message."""
    found = []
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                found += ["".join(parts)] if re.match(r"[a-z]+\\?-", parts[0]) else []
    return found


def reason_calls(trees: list[ast.Module]) -> list[tuple[list[str], list[str] | None]]:
    """Every `Reason(...)` there: the keys it may have and its arguments, None where they are made elsewhere."""
    found = []
    for tree in trees:
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"):
                continue
            first, second = node.args[0], node.args[1]
            keys = [part.value for part in ast.walk(first) if isinstance(part, ast.Constant)]
            args = None
            if isinstance(second, ast.Dict) and None not in second.keys:
                args = [str(key.value) for key in second.keys if isinstance(key, ast.Constant)]
            found.append(([str(key) for key in keys], args))
    return found


def reason_keys(trees: list[ast.Module]) -> set[str]:
    return {key for keys, _ in reason_calls(trees) for key in keys}


@cache
def expected() -> set[str]:
    """The names that the program makes up as it goes."""
    names = {f"card-{key}" for key in CARD_KEYS[1:]}
    names |= {f"token-{token}" for token in TOKENS} | {f"enchantment-{key}" for key in ENCHANTMENT_KEYS[1:]}
    names |= {f"event-{name}" for name in EVENT_NAMES} | {f"event-{name}-unseen" for name in MAY_BE_HIDDEN}
    names |= {f"event-{name}" for name in PLAIN_VARIANTS}
    names |= {f"question-{key}" for key in QUESTION_KEYS}
    names |= {f"reason-{key}" for key in reason_keys(ELSEWHERE_THAN_ARCHIMAGE)}
    names |= {f"score-{source}" for source in SOURCES}
    names |= {f"cli-{name}" for name in COMMANDS} | {f"cli-{name}-about" for name in COMMANDS if name not in ELSEWHERE}
    return names | expected_of_archimage()


def expected_of_archimage() -> set[str]:
    names = {f"spell-{spell}" for spell in SPELLS} | {f"mage-{number}" for number in range(1, 6)}
    names |= {f"event-{name}" for name in [*ARCHIMAGE_EVENTS, archimage_events.KEPT, archimage_events.BORROWED]}
    names |= {f"question-{key}" for key in ARCHIMAGE_QUESTIONS}
    names |= {f"score-{source}" for source in archimage_scores.SOURCES}
    own = {f"archimage-{name}" for name in names}
    # What every game refuses is said in the words of all, unless a game has its own.
    for key in reason_keys(ARCHIMAGE):
        own.add(f"archimage-reason-{key}" if f"archimage-reason-{key}" in MESSAGES else f"reason-{key}")
    return own


@pytest.mark.parametrize("file", FILES)
def test_every_file_is_well_formed(file: str) -> None:
    seen = set()
    for entry in entries(file):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert file_of(entry.id.name) == file, "a message is looked for in the file it is named after"
            assert entry.id.name not in seen
            seen.add(entry.id.name)


def test_no_message_is_missing() -> None:
    assert not expected() - set(MESSAGES)


def test_no_message_is_unused() -> None:
    unused = set(MESSAGES) - expected() - literals()
    assert not {name for name in unused if not made_up(name)}


def test_every_card_has_a_text_of_its_own() -> None:
    texts = [conclave.text.card_text(key) for key in CARD_KEYS[1:]]
    names = [conclave.text.card_name(key) for key in CARD_KEYS[1:]]
    assert len(set(texts)) == len(set(names)) == 70
    for key in CARD_KEYS[1:]:
        assert {item.id.name for item in MESSAGES[f"card-{key}"].attributes} <= {"text", "note", "first-edition"}


def test_every_ability_token_and_enchantment_has_a_text_of_its_own() -> None:
    tokens = [token_data(token) for token in TOKENS]
    enchantments = [enchantment_data(key) for key in ENCHANTMENT_KEYS[1:]]
    for told, number in ((tokens, 12), (enchantments, 10)):
        assert len({one["name"] for one in told}) == len({one["text"] for one in told}) == number
        assert all(one["text"].endswith(".") for one in told)
    for name in [f"token-{token}" for token in TOKENS] + [f"enchantment-{key}" for key in ENCHANTMENT_KEYS[1:]]:
        assert {item.id.name for item in MESSAGES[name].attributes} <= {"text", "note"}


def test_what_a_token_is_worth_stands_beside_it() -> None:
    assert token_line(7) == "Twelve Crystals (ability token 7; -6 points once used): Gain 12 crystals."
    assert "always in force" in token_line(5)
    assert sum(token_data(token)["points"] for token in TOKENS) == 25


def test_no_text_wants_an_argument() -> None:
    for name, message in MESSAGES.items():
        if name.partition("-")[0] in ("card", "token", "enchantment"):
            assert not needs(message), name


def test_every_question_has_a_short_form() -> None:
    for key in QUESTION_KEYS:
        assert conclave.text.describe_decision(key)


def test_every_message_said_by_name_gets_its_arguments() -> None:
    checked = 0
    for tree in TREES:
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"):
                continue
            if not isinstance(node.args[0], ast.Constant) or any(word.arg is None for word in node.keywords):
                continue
            name = str(node.args[0].value)
            given = {word.arg for word in node.keywords}
            assert name in MESSAGES
            assert needs(MESSAGES[name].value) <= given, name
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("name", EVENT_NAMES)
def test_every_event_is_a_sentence_with_and_without_its_card(name: str) -> None:
    face = {"symbols": "WW*", "pips": 3}
    counts = {"water": 1, "earth": 0, "fire": 2, "air": 0}
    for amount in (1, 2, 3) if name in ("token", "tokens", "enchanted") else (1, 2, 3, -1):
        event = {"event": name, "seat": 0, "other": 1, "card": "purse-of-io", "amount": amount}
        event = event | ({"die": face} if "rolled" in name or name == "took-die" else {})
        event = event | ({"energy": counts} if "energy" in name or name in ("transmuted", "emptied-card") else {})
        shown = describe_event(event)
        assert shown.endswith(".")
        assert "{" not in shown
        if name in MAY_BE_HIDDEN:
            assert "Purse of Io" in shown
            assert "Purse" not in describe_event(event | {"card": ""})


def test_an_event_names_the_players_by_name() -> None:
    event = {"event": "gave-crystals", "seat": 0, "other": 1, "card": "", "amount": 2}
    assert describe_event(event) == "Player 1 gives 2 crystals to Player 2."
    assert describe_event(event | {"amount": 1}, ["Ann", "Bob"]) == "Ann gives 1 crystal to Bob."


def test_a_deal_is_told_in_cards_or_as_a_set() -> None:
    event = {"event": "dealt", "seat": 0, "other": 0, "card": "", "amount": 18}
    assert describe_event(event) == "Player 1 is dealt 18 cards."
    assert describe_event(event | {"amount": 3}) == "Player 1 is dealt beginners' set 3."


def test_events_of_the_expansion() -> None:
    event = {"event": "token", "seat": 0, "other": 1, "card": "", "amount": 7}
    assert describe_event(event) == "Player 1 uses ability token 7, Twelve Crystals."
    assert describe_event(event | {"event": "enchanted", "amount": 9}) == (
        "Drought strikes Player 1, who has the most crystals."
    )
    assert describe_event(event | {"event": "copied", "card": "purse-of-io"}) == (
        "Raven the Usurper of Player 1 has the effects of Purse of Io of Player 2 from now on."
    )
    assert describe_event(event | {"event": "bonus", "amount": 4}) == (
        "Player 1 uses a bonus: a card drawn, kept or not."
    )


SAMPLES: dict[str, str | int] = {
    "card": "purse-of-io",
    "question": "free",
    "energy": "fire",
    "token": 7,
    "enchantment": "drought",
}
NUMBERS = {"needed", "have", "due", "dice", "picks", "bytes", "seat", "asked", "used", "each", "cards"}


def test_every_reason_in_the_source_is_a_sentence() -> None:
    for keys, args in reason_calls(ELSEWHERE_THAN_ARCHIMAGE):
        for key in keys:
            if args is not None:
                given = {name: SAMPLES.get(name, 3 if name in NUMBERS else "x") for name in args}
                sentence = describe_reason(Reason(key, given, "B6"), ruling=True)
                assert "B6" in sentence
                assert "purse-of-io" not in sentence
                assert "drought" not in sentence


def test_reasons_whose_arguments_are_made_elsewhere() -> None:
    owed: dict[str, str | int] = {"card": "purse-of-io", "needed": 4, "leeches": 2, "have": 1}
    short: dict[str, str | int] = {"card": "purse-of-io", "due": 2, "water": 0, "earth": 0, "fire": 1, "air": 1}
    why: dict[str, str | int] = {"number": 3, "line": "1 end turn", "why": "pick-not-offered"}
    assert "2 of them for Arcano Leeches" in describe_reason(Reason("crystals-for-leeches", owed))
    assert "Missing: 1 fire and 1 air" in describe_reason(Reason("energy-short", short))
    assert "line 3" in describe_reason(Reason("record-pick", why))
    spirit: dict[str, str | int] = {"card": "purse-of-io", "due": 3, "have": 2}
    assert "3 energies, 1 of them for Nature Spirit" in describe_reason(Reason("energy-short-spirit", spirit))
    many: dict[str, str | int] = {"enchantment": "elemental-construction", "each": 18, "players": 4}
    many |= {"needed": 72, "cards": 60}
    assert "18 cards each, 72 for 4 players" in describe_reason(Reason("enchantment-cards", many))
    made_elsewhere = {key for keys, args in reason_calls(ELSEWHERE_THAN_ARCHIMAGE) if args is None for key in keys}
    told = {"crystals-for-leeches", "energy-short", "record-pick", "energy-short-spirit", "enchantment-cards"}
    assert made_elsewhere <= told


def test_scores_are_lines() -> None:
    assert describe_score("crystals", 12) == "Crystals: 12"
    assert describe_score("prestige purse-of-io", 6) == "Purse of Io: 6"
    assert describe_score("end lantern-of-xidit", 9) == "Lantern of Xidit, at the end of the game: 9"
    assert describe_score("bonuses", -12) == "Bonuses used: -12"
    assert describe_score("token", 18) == "Ability token: 18"
    assert describe_score("end raven-the-usurper", 20) == "Raven the Usurper, at the end of the game: 20"
