"""Every language says everything: the same messages with the same arguments, in its own words and well written."""

import re
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS, SPELLS
from conclave.games.archimage.text.scrolls import scroll_data, spell_name
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_ENCHANTMENT, LAST_TOKEN
from conclave.games.seasons.text.cards import card_data
from conclave.games.seasons.text.tokens import enchantment_data, token_data
from conclave.text import describe_decision, in_language, languages
from conclave.text.catalogue import file_of
from conclave.text.grammar import FUNCTIONS
from conclave.text.typed_words import comparable
from conclave.text.words import plain
from tests.text.catalogues import (
    ENGLISH,
    IN_COLUMNS,
    LANGUAGES,
    OTHERS,
    blemishes,
    entries,
    files_of,
    messages,
    needs,
    patterns,
    renderings,
    source_of,
    told,
    used,
)

# Functions of a language, and those of Fluent itself.
SPOKEN = {"en": set[str](), "fr": {"DE", "QUE"}, "it": {"DI", "A"}}

RULING = r"\b(?:EK|[A-HOR])\d+"

# What is the same in English: names, signs, and words that both languages write alike.
SAME = {
    "fr": {
        *("bot-novice", "hint-points"),
        *("archimage-mage-4.familiar", "archimage-play-points", "archimage-tower-points", "bench-memory-value"),
        *("archimage-spell-absorption", "archimage-spell-inversion", "archimage-spell-mission", "arena-thinking"),
        *("archimage-spell-mystification", "archimage-spell-transmutation", "archimage-rules-section-R"),
        *("cli-options", "play-column-source", "score-total", "window-key-board"),
        *("seasons-board-bonuses", "seasons-board-libraries", "seasons-board-points", "seasons-cli-card-points"),
        *("seasons-play-card-title", "seasons-set-enchanted-kingdom"),
        *("seasons-word-cost-amulet-letters", "seasons-word-points"),
        *("archimage-page-source-synergy", "archimage-page-worth-points", "page-after-pause", "page-after-points"),
        *("page-after-total", "page-lobby-invitation", "page-play-menu", "page-shell-navigation"),
        *("archimage-page-element-air", "page-title", "seasons-page-energy-air", "seasons-page-points"),
        "seasons-page-worth-prestige",
    },
    "it": {
        *("archimage-board-title", "archimage-mage-4.familiar", "archimage-rules-section-R", "arena-thinking"),
        *("bench-memory-value", "cli-mistake", "review-rounds", "seasons-board-bonuses", "seasons-board-libraries"),
        *("seasons-set-enchanted-kingdom", "table-title"),
        *("archimage-page-round", "page-after-round", "page-lobby-computer", "page-lobby-no", "page-play-bot"),
        "page-title",
    },
}


def test_the_languages_are_english_french_and_italian() -> None:
    assert languages() == LANGUAGES == ("en", "fr", "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str) -> None:
    seen = set()
    for file in files_of(language):
        for entry in entries(language, file):
            assert not isinstance(entry, ftl.Junk | ftl.Term), f"{language}/{file}: {entry}"
            if isinstance(entry, ftl.Message):
                place, _, name = file.rpartition("/")
                named = "/".join(filter(None, [place, name.partition("-")[0]]))
                assert file_of(entry.id.name) == named, "a message is looked for in the files it is named after"
                assert entry.id.name not in seen
                seen.add(entry.id.name)


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_lacks_a_message_an_attribute_or_an_argument(language: str) -> None:
    assert files_of(language) == files_of("en")
    assert list(messages(language)) == list(messages("en")), "messages stand in the same order in all files"
    for name, message in messages("en").items():
        theirs = patterns(messages(language)[name])
        assert list(theirs) == list(patterns(message)), name
        for part, pattern in patterns(message).items():
            assert needs(theirs[part]) == needs(pattern), f"{name}.{part}"
            assert used(theirs[part]).references == used(pattern).references, f"{name}.{part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_call_the_functions_of_their_language_only(language: str) -> None:
    called = {name: used(message).functions - {"NUMBER"} for name, message in messages(language).items()}
    assert {name for name, functions in called.items() if not functions <= SPOKEN[language]} == set()
    assert set().union(*SPOKEN.values()) == set(FUNCTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_selectors_ask_for_is_known_in_english(language: str) -> None:
    """A language may choose by number where English does not; by a word only if English does, or the word is a key."""
    for name, message in messages(language).items():
        for part, pattern in patterns(message).items():
            english = used(patterns(messages("en")[name])[part]).keys
            for argument, keys in used(pattern).keys.items():
                words = {key for key in keys if not (key.isdigit() or key.isupper())} - {"one", "many", "other"}
                assert words <= english.get(argument, set()), f"{name}.{part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """With every variant, and names that elide or not, as people write that language."""
    sentences = 0
    for name in messages(language):
        for _, text in renderings(language, name):
            wrong = [one for one in blemishes(language, text) if name not in IN_COLUMNS or "two spaces" not in one]
            assert not wrong, f"{name}: {text}"
            sentences += 1
    assert sentences > 4000


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    same = set()
    for name, message in messages("en").items():
        for part, pattern in patterns(message).items():
            words = told(patterns(messages(language)[name])[part])
            if re.search(r"[A-Za-z]{2}", words) and words == told(pattern):
                same.add(f"{name}.{part}" if part else name)
            assert not ENGLISH.search(words), f"{name}: {words}"
    assert same == SAME[language]


@pytest.mark.parametrize("language", OTHERS)
def test_typographic_quotes_and_apostrophes(language: str) -> None:
    for file in files_of(language):
        for number, line in enumerate(source_of(language, file).splitlines(), 1):
            text = re.sub(r'\{ ?"[^"]*" ?\}|(?:conclave cards seasons|pip install) "[^"]+"', "", line)
            assert line.startswith("#") or not re.search(r"['\"]", text), f"{language}/{file}.ftl:{number}: {line}"
            assert line == line.rstrip(" "), f"{language}/{file}.ftl:{number} ends in a space"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_text_has_one_of_its_own(language: str) -> None:
    with in_language(language):
        things: list[list[dict[str, Any]]] = [
            [dict(card_data(key)) for key in CARD_KEYS[1:]],
            [dict(token_data(token)) for token in range(1, LAST_TOKEN + 1)],
            [dict(enchantment_data(key)) for key in ENCHANTMENT_KEYS[1:]],
            [dict(scroll_data(key)) for key in SCROLL_NUMBERS],
        ]
        assert [len(some) for some in things[1:]] == [LAST_TOKEN, LAST_ENCHANTMENT, len(SCROLL_NUMBERS)]
        for some in things:
            names = [plain(one["name"]) for one in some]
            assert len(set(names)) == len({comparable(name) for name in names}) == len(names)
            assert len({one["text"] for one in some}) == len(some)
            assert all(one["text"].endswith(".") and not one["text"].endswith("..") for one in some)
        assert len({spell_name(spell) for spell in SPELLS}) == len(SPELLS)


@pytest.mark.parametrize("language", OTHERS)
def test_notes_cite_the_same_rulings(language: str) -> None:
    """What a text says about the rules has the same numbers in it."""
    for name, message in messages("en").items():
        for part, pattern in patterns(message).items():
            if part in ("note", "text", "spirit", "first-edition"):
                ours, theirs = told(pattern), told(patterns(messages(language)[name])[part])
                assert sorted(re.findall(RULING, theirs)) == sorted(re.findall(RULING, ours)), f"{name}.{part}"
                assert sorted(re.findall(r"\d+", theirs)) == sorted(re.findall(r"\d+", ours)), f"{name}.{part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_phrase_of_its_own(language: str) -> None:
    shorts = {name: patterns(one)["short"] for name, one in messages(language).items() if "short" in patterns(one)}
    for game in ("seasons-question-", "archimage-question-"):
        phrases = [told(pattern) for name, pattern in shorts.items() if name.startswith(game)]
        assert len(set(phrases)) == len(phrases) > 20
    with in_language(language):
        assert describe_decision("free", "seasons") == told(shorts["seasons-question-free"])
