"""No game is named where every game is served: in the shared packages and catalogues, and in the page's own code.

Nor are its words spoken: `words_of_games.json` has those of our games, and where one of them means something else.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave.text
from conclave.table.registry import game_keys, game_named
from tests.games_words import BROWSER_WORDS, game_words_in

ROOT = Path(__file__).parents[1]
SOURCE = Path(conclave.text.__file__).parents[1]
PAGE = ROOT / "web" / "src"
SHARED = ["table", "text", "bots", "arena", "envs", "server", "terminal"]
PAGE_CODE = {".ts", ".svelte", ".css", ".html"}
WORDS = json.loads((ROOT / "tests" / "words_of_games.json").read_text(encoding="utf-8"))
WORD = re.compile(rf"(?<![a-z])(?:{'|'.join(WORDS['words'])})s?(?![a-z])", re.IGNORECASE)
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")  # between the words of a name such as SpellList
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


def words_in(path: Path, line: str) -> list[str]:
    """Words of games in a line, but for those that mean something else in that file."""
    found = [word.lower() for word in WORD.findall(HUMP.sub(" ", line))]
    elsewhere = {
        word for word, places in WORDS["elsewhere"].items() if any(place in path.as_posix() for place in places)
    }
    return [word for word in found if word.removesuffix("s") not in elsewhere]


def spoken(paths: Iterator[Path]) -> list[str]:
    return [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sorted(paths)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if words_in(path, line)
    ]


@pytest.mark.parametrize("package", SHARED)
def test_no_shared_package_speaks_of_what_one_game_has(package: str) -> None:
    assert spoken(python_of(package)) == []


def test_no_shared_catalogue_speaks_of_what_one_game_has() -> None:
    assert spoken((SOURCE / "text" / "en").glob("*.ftl")) == []
    assert spoken(SOURCE.glob("*.py")) == []


def test_a_word_of_a_game_is_found_in_every_form() -> None:
    for line in ("class SpellList:", "def seals_of(", "WIZARDS = 3", "# a familiar", "card.summoned", "by_year"):
        assert words_in(Path("text/words.py"), line), line
    assert not words_in(Path("text/words.py"), "notation, spelling and spelt, an image, a page, seasoned")
    assert not words_in(Path("terminal/window/app.py"), "self.scroll_home()")


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
        if (words := game_words_in(line, BROWSER_WORDS))
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
    for line in ("misspelt", "the image of a page", "a springboard", "list.scrollTop = 0"):
        assert game_words_in(line, BROWSER_WORDS) == [], line


def test_a_name_is_found_wherever_it_stands() -> None:
    assert {"seasons", "archimage"} <= set(game_keys())
    for line in ("import conclave.games.seasons", "# of Archimage", 'say("archimage-rules")', "readSeasonsView()"):
        assert names().search(line)
    assert not names().search("season of the year, a mage")
