"""Names that people type, in their language or in English, with or without accents and articles."""

import pytest

from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS, SPELLS
from conclave.games.archimage.terminal.reference import find as find_spell
from conclave.games.archimage.terminal.reference import near as near_spells
from conclave.games.archimage.text.scrolls import scroll_name
from conclave.games.archimage.text.settings import circle_named
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS
from conclave.games.seasons.terminal.reference import Entry, find, near
from conclave.games.seasons.text.cards import card_name, find_card, near_cards
from conclave.games.seasons.text.settings import enchantment_named
from conclave.games.seasons.text.tokens import enchantment_name
from conclave.text import in_language
from conclave.text.typed_words import comparable, meaning, typed
from conclave.text.words import plain
from tests.text.catalogues import LANGUAGES, messages, patterns


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_found_by_its_name_and_by_its_english_one(language: str) -> None:
    with in_language(language):
        for key in CARD_KEYS[1:]:
            for name in (
                card_name(key),
                card_name(key).upper(),
                plain(card_name(key)),
                comparable(card_name(key)),
                key,
            ):
                assert find_card(name) == key, name
                assert find(name) == Entry(card=key), name
        for number, key in enumerate(ENCHANTMENT_KEYS[1:], 1):
            assert find(enchantment_name(key)) == Entry(enchantment=number)
            assert enchantment_named(plain(enchantment_name(key))) == enchantment_named(key) == key
        for key in SCROLL_NUMBERS:
            found = find_spell(scroll_name(key))
            assert found is not None
            assert found.key == key
        for spell in SPELLS:
            found = find_spell(spell)
            assert language == "fr" or (found is not None and found.spell == spell), "French has its own Bond"


@pytest.mark.parametrize(
    ("language", "text", "key"),
    [
        ("fr", "ame damnee", "damned-soul-of-onys"),
        ("fr", "calice", "divine-chalice"),
        ("fr", "amulette d'eau", "amulet-of-water"),
        ("fr", "amulette d’eau", "amulet-of-water"),
        ("fr", "amulette eau", "amulet-of-water"),
        ("fr", "l'usurpateur", "raven-the-usurper"),
        ("fr", "usurpateur", "raven-the-usurper"),
        ("fr", "divine chalice", "divine-chalice"),
        ("it", "calice divino", "divine-chalice"),
        ("it", "sacca io", "purse-of-io"),
        ("it", "amuleto dell'acqua", "amulet-of-water"),
        ("it", "usurpatore", "raven-the-usurper"),
        ("it", "purse of io", "purse-of-io"),
        ("en", "amulet water", "amulet-of-water"),
    ],
)
def test_cards_by_parts_of_their_names(language: str, text: str, key: str) -> None:
    with in_language(language):
        assert find_card(text) == key


def test_a_name_of_the_language_goes_before_an_english_one() -> None:
    """Bond is the French name of Leap, and the English one of Lien."""
    told = {}
    for language in LANGUAGES:
        with in_language(language):
            found = [find_spell(text) for text in ("bond", "lien", "legame", "bond fire")]
            told[language] = [(one.spell, one.key) if one else None for one in found]
    assert told == {
        "en": [("bond", "bond"), None, None, None],
        "fr": [("leap", ""), ("bond", "bond"), None, ("leap", "leap-fire")],
        "it": [("bond", "bond"), None, ("bond", "bond"), None],
    }


@pytest.mark.parametrize(
    ("language", "text", "key"),
    [
        ("fr", "croissance du feu", "growth-fire"),
        ("fr", "Croissance de l'eau", "growth-water"),
        ("fr", "evolution terre", "evolution-earth"),
        ("fr", "terre évolution", "evolution-earth"),
        ("fr", "growth of fire", "growth-fire"),
        ("fr", "sort croissance feu", "growth-fire"),
        ("it", "crescita del fuoco", "growth-fire"),
        ("it", "crescita dell'acqua", "growth-water"),
        ("it", "pergamena velocita aria", "speed-air"),
        ("it", "growth of fire", "growth-fire"),
        ("en", "fire growth", "growth-fire"),
        ("en", "the scroll of growth of fire", "growth-fire"),
    ],
)
def test_scrolls_in_words(language: str, text: str, key: str) -> None:
    with in_language(language):
        found = find_spell(text)
        assert found is not None
        assert found.key == key


@pytest.mark.parametrize(
    ("language", "text", "entry"),
    [
        ("fr", "jeton 7", Entry(token=7)),
        ("fr", "jeton capacité 7", Entry(token=7)),
        ("fr", "token 7", Entry(token=7)),
        ("fr", "enchantement 9", Entry(enchantment=9)),
        ("fr", "secheresse", Entry(enchantment=9)),
        ("fr", "drought", Entry(enchantment=9)),
        ("fr", "magot", Entry(token=5)),
        ("fr", "hoard", Entry(token=5)),
        ("it", "gettone 7", Entry(token=7)),
        ("it", "incantamento 3", Entry(enchantment=3)),
        ("it", "siccita", Entry(enchantment=9)),
        ("en", "tokens 12", Entry(token=12)),
        ("en", "jeton 7", None),
        ("fr", "jeton 99", None),
        ("fr", "enchantement 0", None),
        ("fr", "gettone 7", None),
    ],
)
def test_tokens_and_enchantments(language: str, text: str, entry: Entry | None) -> None:
    with in_language(language):
        assert find(text) == entry


def test_names_that_are_nearly_right() -> None:
    with in_language("fr"):
        assert "Sécheresse" in near("secheresce")
        assert "Calice divin" in near_cards("calise divin")
        assert "Croissance" in near_spells("croisance du feu")


@pytest.mark.parametrize(
    ("language", "text", "circle"),
    [("fr", "cercle II", "II"), ("fr", "circle 2", "II"), ("it", "cerchio iv", "IV"), ("en", "Circle III", "III")],
)
def test_circles(language: str, text: str, circle: str) -> None:
    with in_language(language):
        assert circle_named(text) == circle


def test_english_words_are_understood_everywhere() -> None:
    for language in LANGUAGES:
        with in_language(language):
            for name in ("input-command", "seasons-input-choice", "archimage-input-word"):
                for attribute in messages("en")[name].attributes:
                    key = attribute.id.name
                    assert meaning(name, key.replace("-", " ")) in (key, ""), "unless it means something else here"
            assert {"token", "ability token"} <= typed("seasons-input-token")
            assert meaning("input-command", "undo") == "undo"
            assert meaning("input-command", "nothing") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    for name in ("input-command", "seasons-input-choice", "archimage-input-word"):
        found: dict[str, str] = {}
        for attribute in patterns(messages(language)[name]):
            with in_language(language):
                for phrase in typed(name, attribute):
                    assert found.setdefault(phrase, attribute) == attribute, phrase
