"""`conclave rules`: how the games are played, topic by topic, and rulings by their numbers, in three languages."""

import json

import pytest

from conclave.terminal.rules import lookup, pages, ruling_page
from conclave.text import text_of
from conclave.text.catalogue import in_language
from conclave.text.rulebook import Ruling, Topic, all_rulings, first_of, games_with_rules, last_of, sections, topics
from tests.cli.runner import Run, refused

LANGUAGES = ["en", "fr", "it"]
GAMES = games_with_rules()
RULINGS = list(all_rulings())
SECTIONS = list(sections())


def flat(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_topics_are_listed(run: Run, language: str) -> None:
    outcome = run("rules", "--lang", language)
    assert outcome.status == 0
    with in_language(language):
        for game in GAMES:
            for topic in topics(game):
                assert flat(f"{topic.number}. {topic.title}") in flat(outcome.out)
            assert f"conclave rules {game}" in outcome.out


@pytest.mark.parametrize("width", ["40", "80", "200"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(run: Run, monkeypatch: pytest.MonkeyPatch, game: str, language: str, width: str) -> None:
    """Everything is told, in order, and no line is longer than the terminal is wide."""
    monkeypatch.setenv("COLUMNS", width)
    outcome = run("rules", game, "--lang", language)
    assert outcome.status == 0
    shown = flat(outcome.out)
    assert max(len(line) for line in outcome.out.splitlines()) <= min(int(width), 120)
    with in_language(language):
        at = -1
        for topic in topics(game):
            here = shown.index(flat(topic.title), at + 1)
            assert here > at
            at = here
            for line in topic.text.split("\n"):
                assert flat(line) in shown
            for position in topic.positions:
                assert all(flat(told) in shown for told in (position.position, position.question, position.answer))


@pytest.mark.parametrize(
    ("words", "title"),
    [
        (("seasons", "dice"), "4. The dice"),
        (("Seasons", "4"), "4. The dice"),
        (("archimage", "free", "ways"), "6. Free ways"),
        (("archimage", "famil"), "11. Bond and your familiar"),
        (("wheel",), "3. The wheel and the seasons"),
        (("tower",), "2. The tower"),
        (("seasons", "roue"), "3. The wheel and the seasons"),
        (("archimage", "Legame"), "11. Bond and your familiar"),
    ],
)
def test_one_topic(run: Run, words: tuple[str, ...], title: str) -> None:
    outcome = run("rules", *words)
    assert outcome.status == 0
    assert outcome.out.startswith(f"{title}\n")


def test_a_topic_in_its_language(run: Run) -> None:
    assert run("rules", "seasons", "dice", "--lang", "fr").out.startswith("4. Les dés\n")
    assert run("rules", "seasons", "des", "--lang", "fr").out.startswith("4. Les dés\n")
    assert run("rules", "archimage", "vie libere", "--lang", "it").out.startswith("6. Le vie libere\n")


def test_an_example_stands_below_its_topic(run: Run) -> None:
    shown = flat(run("rules", "archimage", "breaking").out)
    assert shown.count("An example") == 2
    assert "Question: Which dice may you use? Answer: Red 5 alone, or red 2 and red 3." in shown


@pytest.mark.parametrize("words", [("B6",), ("b6",), ("seasons", "B6"), ("archimage", "b 6")])
def test_one_ruling(run: Run, words: tuple[str, ...]) -> None:
    outcome = run("rules", *words)
    assert outcome.status == 0
    assert outcome.out.startswith("Ruling B6: Summoning\n")
    assert "with fewer cards in play than the gauge shows" in flat(outcome.out)


def test_a_ruling_in_its_language(run: Run) -> None:
    assert run("rules", "archimage", "R4", "--lang", "fr").out.startswith("Point de règle R4\u00a0: Un familier")
    assert run("rules", "R4", "--lang", "it").out.startswith("Chiarimento R4: Un famiglio già fuori\n")


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_of_rulings(run: Run, section: str) -> None:
    shown = run("rules", section.lower()).out
    assert [number for number in RULINGS if f"Ruling {number}: " in shown] == [
        number for number in RULINGS if Ruling(number).section == section
    ]


def test_every_ruling_can_be_asked_for(run: Run) -> None:
    for number in RULINGS:
        assert run("rules", number).out.startswith(f"Ruling {number}: {Ruling(number).title}\n")


def test_words_are_found(run: Run) -> None:
    shown = flat(run("rules", "hourglass").out)
    assert "“hourglass” is found in these places:" in shown
    for part in ("Seasons 7. Summoning and the gauge", "Ruling A15: When Hourglass", "Ruling C27: Hourglass of Time"):
        assert part in shown
    # A topic that alone speaks of something is told at once.
    assert run("rules", "archimage", "docs/boards.md").out.startswith("14. Boards of your own\n")


def test_as_json(run: Run) -> None:
    listed = json.loads(run("rules", "--json").out)
    every = [(game, key) for game in GAMES for key in text_of(game).topics]
    assert [(topic["game"], topic["topic"]) for topic in listed] == every
    whole = json.loads(run("rules", "archimage", "--json").out)
    assert [topic["topic"] for topic in whole] == list(text_of("archimage").topics)
    assert json.loads(run("rules", "archimage", "bond", "--json").out) == whole[10]
    assert whole[10]["rulings"] == ["R4"]
    assert whole[10]["positions"][0]["question"] == "Can you break both this round?"
    ruling = json.loads(run("rules", "R4", "--json", "--lang", "it").out)
    assert (ruling["number"], ruling["game"], ruling["title"]) == ("R4", "archimage", "Un famiglio già fuori")
    assert [entry["number"] for entry in json.loads(run("rules", "F", "--json").out)] == [f"F{n}" for n in range(1, 7)]
    found = json.loads(run("rules", "hourglass", "--json").out)
    assert "C27" in [entry["number"] for entry in found["rulings"]]
    assert {entry["topic"] for entry in found["topics"]} == {"summoning", "editions"}


def test_what_is_not_there(run: Run) -> None:
    refused(run("rules", "seasons", "transmuing"), "no topic “transmuing”; did you mean Transmuting?")
    refused(run("rules", "xyzzy"), "no topic “xyzzy”; conclave rules lists them")
    refused(run("rules", "dice"), "Several games have a topic “dice”", "conclave rules archimage dice")
    refused(run("rules", "seasons", "99"), "no topic “99”")
    refused(run("rules", "seasons", "9" * 400), "no topic “999")
    refused(run("rules", "--jso"), "did you mean --json?")
    refused(run("rules", "seasons", "cristallisatin", "--lang", "it"), "intendevi La cristallizzazione?")


@pytest.mark.parametrize("section", SECTIONS)
def test_a_ruling_after_the_last(run: Run, section: str) -> None:
    """The numbers that there are of its letter are said."""
    number = f"{section}{last_of(section) + 1}"
    known = f"go from {section}{first_of(section)} to {section}{last_of(section)}"
    refused(run("rules", number), f"no ruling {number}; those of this letter {known}")


# --- for the window ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_the_window(game: str, language: str) -> None:
    with in_language(language):
        shown = pages(game)
        assert [title for title, _ in shown] == [f"{topic.number}. {topic.title}" for topic in topics(game)]
        for (_, text), topic in zip(shown, topics(game), strict=True):
            words = flat(text.plain)
            assert all(flat(line) in words for line in topic.everything.split("\n")[1:])
            assert not text.plain.startswith("\n")
            assert "\n\n\n" not in text.plain


def test_rulings_in_a_page_can_be_clicked() -> None:
    text = dict(pages("archimage"))["11. Bond and your familiar"]
    clicked = [
        (text.plain[span.start : span.end], span.style.meta["@click"])
        for span in text.spans
        if not isinstance(span.style, str) and span.style.meta
    ]
    assert clicked == [("R4", ("ruling", ("R4",)))]


def test_a_page_for_every_ruling() -> None:
    for number in RULINGS:
        page = ruling_page(number.lower())
        assert page is not None
        assert page.plain.startswith(f"Ruling {number}: {Ruling(number).title}\n\n")
    assert ruling_page("A99") is None
    assert ruling_page("dice") is None
    assert ruling_page("") is None


def test_the_search_of_the_window() -> None:
    found = dict(lookup("seasons", "hourglass"))
    assert next(iter(found)) == Topic("seasons", "summoning").title
    assert "Ruling C27: Hourglass of Time" in found
    assert lookup("seasons", "xyzzy") == lookup("seasons", "") == []
