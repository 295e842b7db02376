"""No game is named where every game is served: in the shared packages and catalogues, and in the page's own code.

Nor are its words spoken: `games_words.py` has those of our games.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave.text
from conclave.table.registry import game_keys, game_named
from tests.games_words import SCROLLING, game_words_in

ROOT = Path(__file__).parents[1]
SOURCE = Path(conclave.text.__file__).parents[1]
PAGE = ROOT / "web" / "src"
SHARED = sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file() and path.name != "games")
PAGE_CODE = {".ts", ".svelte", ".css", ".html"}
WINDOW = (Path("terminal/window"), Path("text/en/window.ftl"))  # where things are scrolled
MADE = {"node_modules", "data"}  # folders of the page that are written when it is built


def python_of(package: str) -> Iterator[Path]:
    return (path for path in (SOURCE / package).rglob("*.py"))


def page_code() -> Iterator[Path]:
    for path in PAGE.rglob("*"):
        parts = path.relative_to(PAGE).parts
        if path.suffix in PAGE_CODE and parts[0] != "games" and not MADE & set(parts):
            yield path


def names() -> re.Pattern[str]:
    """A game's key or title, wherever it stands: in code, a text or a comment, as a word or within one."""
    called = {name for key in game_keys() for name in (key, game_named(key).title)}
    return re.compile("|".join(sorted(map(re.escape, called))), re.IGNORECASE)


def mentions(paths: Iterator[Path]) -> list[str]:
    wanted = names()
    return [
        f"{path.relative_to(SOURCE if SOURCE in path.parents else ROOT)}:{number}: {line.strip()}"
        for path in sorted(paths)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if wanted.search(line)
    ]


def spoken(paths: Iterator[Path]) -> list[str]:
    """Lines with words of games, but for those that mean something else in that file."""
    found = []
    for path in sorted(paths):
        where = path.relative_to(SOURCE)
        common = SCROLLING if any(where.is_relative_to(place) for place in WINDOW) else ()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if words := game_words_in(line, common):
                found.append(f"{where}:{number}: {', '.join(words)}: {line.strip()}")
    return found


@pytest.mark.parametrize("package", SHARED)
def test_no_shared_package_speaks_of_what_one_game_has(package: str) -> None:
    assert spoken(python_of(package)) == []


def test_no_shared_catalogue_speaks_of_what_one_game_has() -> None:
    assert spoken((SOURCE / "text" / "en").glob("*.ftl")) == []
    assert spoken(SOURCE.glob("*.py")) == []


@pytest.mark.parametrize("package", SHARED)
def test_no_shared_package_names_a_game(package: str) -> None:
    assert mentions(python_of(package)) == []


def test_the_command_and_the_root_name_no_game() -> None:
    assert mentions(SOURCE.glob("*.py")) == []


def test_no_shared_catalogue_names_a_game() -> None:
    assert mentions((SOURCE / "text").rglob("*.ftl")) == []


def test_no_shared_template_names_a_game() -> None:
    assert mentions(path for package in SHARED for path in (SOURCE / package).rglob("*.jinja")) == []


def test_the_page_names_no_game() -> None:
    assert mentions(page_code()) == []


def test_the_page_has_no_word_of_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {', '.join(words)}: {line.strip()}"
        for path in sorted([*page_code(), ROOT / "web" / "index.html"])
        if path.name != "schema.d.ts"  # the server's
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (words := game_words_in(line, SCROLLING))
    ]
    assert found == []


def test_no_message_of_the_page_is_named_after_a_game() -> None:
    """Its key has no word of a game; each language has the same keys."""
    lines = (SOURCE / "text" / "en" / "page.ftl").read_text(encoding="utf-8").splitlines()
    keys = [line.partition(" =")[0] for line in lines if re.match(r"[a-z]", line)]
    assert len(keys) > 300
    assert [key for key in keys if game_words_in(key)] == []


def test_a_word_of_a_game_is_found_wherever_it_stands() -> None:
    for line in ("--winter: #5f93c8;", "spellOf(card)", "// what was summoned", 'say("page-energies")', "lastSeason"):
        assert len(game_words_in(line)) == 1, line
    for line in ("class SpellList:", "def seals_of(", "WIZARDS = 3", "# a familiar", "card.summoned", "by_year"):
        assert len(game_words_in(line)) == 1, line
    for line in (
        "misspelt",
        "the image of a page",
        "a springboard",
        "list.scrollTop = 0",
        "notation, spelling and spelt",
    ):
        assert game_words_in(line, SCROLLING) == [], line


def test_a_name_is_found_wherever_it_stands() -> None:
    assert {"seasons", "archimage"} <= set(game_keys())
    for line in ("import conclave.games.seasons", "# of Archimage", 'say("archimage-rules")', "readSeasonsView()"):
        assert names().search(line)
    assert not names().search("season of the year, a mage")
