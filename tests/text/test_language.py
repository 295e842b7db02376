"""Which language is spoken, and what happens where its catalogue is not as it should be."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from conclave.games.seasons.text.cards import card_name
from conclave.text import BrokenCatalogue, choose_language, in_language, language_name, languages, say
from conclave.text import catalogue as catalogues
from conclave.text.catalogue import Catalogue, file_of, has, parts, said, say_part
from conclave.text.errors import Mistake
from conclave.text.words import clauses, either, figure, listed
from tests.text.catalogues import SOURCE

# --- choosing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it-CH"}, "it"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"}, "it"),
        ({"LC_ALL": "fr_FR.UTF-8", "CONCLAVE_LANG": "it"}, "it"),
        ({"LC_ALL": "fr_FR.UTF-8", "CONCLAVE_LANG": "de"}, "en"),
        ({"LC_ALL": "", "LANG": "it_IT"}, "it"),
    ],
)
def test_the_environment(environ: dict[str, str], language: str) -> None:
    assert choose_language(None, environ) == language


@pytest.mark.parametrize("given", ["fr", "FR", " fr ", "fr_FR.UTF-8", "fr-CA"])
def test_what_is_asked_for_goes_first(given: str) -> None:
    assert choose_language(given, {"LANG": "it_IT.UTF-8", "CONCLAVE_LANG": "it"}) == "fr"


@pytest.mark.parametrize("given", ["de", "", "french", "C", "f", "en/../fr", "\0"])
def test_a_language_that_there_is_not(given: str) -> None:
    with pytest.raises(Mistake, match=r" the languages are en \(English\), fr \(français\) and it \(italiano\)\.$"):
        choose_language(given, {})
    with pytest.raises(Mistake, match=r"^Il n’y a pas de langue"):
        choose_language(given, {"LANG": "fr_FR"})


def test_languages_know_what_they_are_called() -> None:
    assert [language_name(language) for language in languages()] == ["English", "français", "italiano"]


def test_a_language_holds_for_a_while() -> None:
    with in_language("fr"):
        assert card_name("purse-of-io") == "Bourse d’Io"
        with in_language("it"):
            assert card_name("purse-of-io") == "Sacca di Io"
        assert card_name("purse-of-io") == "Bourse d’Io"
    assert card_name("purse-of-io") == "Purse of Io"
    with pytest.raises(ValueError, match="xx"), in_language("xx"):
        pass
    assert card_name("purse-of-io") == "Purse of Io"


def test_figures_and_lists_are_written_as_people_do() -> None:
    told = {}
    for language in languages():
        with in_language(language):
            told[language] = [
                figure(26773),
                figure(0.5),
                figure(-12),
                listed(["a", "b", "c"]),
                either(["a", "b", "c"]),
                clauses(["a", "b", "c"]),
            ]
    assert told == {
        "en": ["26,773", "0.5", "-12", "a, b and c", "a, b or c", "a; b; c"],
        "fr": ["26\u202f773", "0,5", "-12", "a, b et c", "a, b ou c", "a\u00a0; b\u00a0; c"],
        "it": ["26.773", "0,5", "-12", "a, b e c", "a, b o c", "a; b; c"],
    }
    assert clauses([]) == ""
    assert clauses(["a"]) == "a"


# --- a catalogue is read by need -----------------------------------------------------------------------------------


def test_a_file_is_read_and_a_message_parsed_when_it_is_wanted() -> None:
    fresh = Catalogue("fr")
    assert fresh.say("word-player", "", {"number": 2}) == "Joueur 2"
    assert list(fresh.read) == ["word"]
    assert len(fresh.read["word"]) > 5
    assert not fresh.bundle.has_message("word-figure")
    assert fresh.has("word-figure")
    assert fresh.bundle.has_message("word-figure")


def test_a_message_comes_with_those_it_refers_to() -> None:
    refers = re.compile(r"\{ ([a-z][\w-]*)\.")
    referring = [
        (name, text) for name, text in Catalogue("en").sources("archimage/reason").items() if refers.search(text)
    ]
    assert len(referring) > 10
    for name, text in referring:
        fresh = Catalogue("en")
        fresh.load(name)
        assert all(fresh.bundle.has_message(other) for other in refers.findall(text))


# --- damage --------------------------------------------------------------------------------------------------------

CATALOGUES = {"conclave.text": "text", "conclave.games.seasons.text": "games/seasons/text"}
Spoil = Callable[..., None]


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """Catalogues in a folder of the test's own, whose files may be written anew or, with None, removed."""
    for package, folder in CATALOGUES.items():
        for language in languages():
            shutil.copytree(SOURCE / folder / language, tmp_path / package / language)
    monkeypatch.setattr(catalogues, "files", lambda package: tmp_path / package)
    forget()

    def spoil_file(file: str, contents: str | bytes | None, package: str = "conclave.text") -> None:
        path = tmp_path / package / f"{file}.ftl"
        if contents is None:
            path.unlink()
        else:
            path.write_bytes(contents.encode() if isinstance(contents, str) else contents)

    yield spoil_file
    monkeypatch.undo()
    forget()


def forget() -> None:
    for remembered in (
        *(catalogues.catalogue, catalogues.said, catalogues.languages, catalogues.warn_once),
        *(catalogues.files_in, catalogues.is_left_out),
    ):
        remembered.cache_clear()


def test_more_of_a_file_may_stand_beside_it(spoil: Spoil) -> None:
    spoil("fr/word-more", "word-of-more = encore un mot\n")
    assert Catalogue("fr").say("word-of-more", "", {}) == "encore un mot"
    assert Catalogue("fr").say("word-player", "", {"number": 2}) == "Joueur 2"
    assert not Catalogue("en").has("word-of-more")


@pytest.mark.parametrize(
    ("contents", "state"),
    [
        (None, "missing"),
        ("", "damaged"),
        (b"seasons-event-drew = { $player } pioche { $card }.\xff\n", "damaged"),
        ("seasons-event-drew = { $player } pioche { $card\n", "damaged"),
        ("seasons-event-drew\n", "damaged"),
        ("seasons-event-drew = { $player } pioche { $carte }.\n", "damaged"),
        ("seasons-event-drew = { $player } pioche { LA($card) }.\n", "damaged"),
        ("seasons-event-drew =\n    .other = { $player } pioche { $card }.\n", "damaged"),
    ],
)
def test_what_a_language_cannot_say_is_said_in_english(
    spoil: Spoil, capsys: pytest.CaptureFixture[str], contents: str | bytes | None, state: str
) -> None:
    spoil("fr/event", contents, "conclave.games.seasons.text")
    with in_language("fr"):
        told = [say("seasons-event-drew", player=player, card="Grimoire") for player in ("Anne", "Bob")]
        assert told == ["Anne draws Grimoire.", "Bob draws Grimoire."]
        assert say("word-player", number=1) == "Joueur 1"
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1, "it is said once"
    assert complaint.startswith(f"conclave: The file games/seasons/text/fr/event.ftl of the program is {state};")


def test_what_is_sound_in_a_damaged_file_is_still_said(spoil: Spoil, capsys: pytest.CaptureFixture[str]) -> None:
    spoil("fr/word", "word-player = Joueur { $number }\nword-either = { ou\n")
    with in_language("fr"):
        assert say("word-player", number=1) == "Joueur 1"
        assert capsys.readouterr().err == ""
        assert say("word-either", first="A", second="B") == "A or B"
        assert say("word-full", line="A", text="B") == "A – B"
    assert capsys.readouterr().err.count("\n") == 1


def test_a_part_that_is_missing(spoil: Spoil, capsys: pytest.CaptureFixture[str]) -> None:
    spoil("fr/card", "seasons-card-purse-of-io = Bourse d’Io\n", "conclave.games.seasons.text")
    with in_language("fr"):
        assert say("seasons-card-purse-of-io") == "Bourse d’Io"
        assert has("seasons-card-purse-of-io", "text")
        assert "crystal" in say_part("seasons-card-purse-of-io", "text")
    assert "games/seasons/text/fr/card.ftl" in capsys.readouterr().err


@pytest.mark.parametrize("contents", [None, "", "word-player = { \n", b"\xff"])
def test_the_english_catalogue_is_needed(spoil: Spoil, contents: str | bytes | None) -> None:
    spoil("en/word", contents)
    for language in ("en", "fr"):
        with in_language(language), pytest.raises(BrokenCatalogue, match=r"text/en/word.ftl .* install Conclave anew"):
            said("en", "word-player", "", (("number", 1),))
    with pytest.raises(BrokenCatalogue):
        parts("word-player")


def test_names_tell_their_file() -> None:
    assert file_of("word-player") == "word"
    assert file_of("archimage-word-hall") == "archimage/word"
