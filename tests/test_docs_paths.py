"""Paths and names that the documentation tells of are there, and the walk of docs/architecture.md is as it is told."""

import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.doc_files import files_on

ROOT = Path(__file__).parents[1]
ARCHITECTURE = ROOT / "docs" / "architecture.md"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
FOLDERS = "src|tests|scripts|web|docs|bench|examples|requirements"
ALONE = re.compile(r"`([\w.-]+\.(?:py|ts|svelte|ftl|toml|css|mjs))`")
DOTTED = re.compile(r"`(conclave(?:\.\w+)+)`")
PATH = re.compile(rf"(?<![\w./-])((?:\.\./)?(?:{FOLDERS})/[\w./<>*-]*[\w/>*])")
MADE = {ROOT / made for made in ("src/conclave/server/page", "web/node_modules", "web/src/data")}  # not in a clone
MOST = {"Their browser": 3, "The server": 6, "Another player's browser": 4}


def paths_in(text: str) -> Iterator[str]:
    """What looks like a path of the project; <game> and the like stand for some name, and so does a star."""
    for found in PATH.finditer(text):
        yield re.sub(r"<[^>]*>", "*", found[1]).rstrip("/")


def code_in(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if not path.is_dir():
            yield path
        elif path not in MADE:
            yield from code_in(path)


def is_there(path: str, page: Path) -> bool:
    """From the root, from the page's own folder, or made by building."""
    if path in files_on(page):
        return True  # a file that the page tells how to make
    bases = [ROOT, page.parent]
    if any(list(base.glob(path.removeprefix("../"))) for base in bases):
        return True
    return any((base / path).resolve() in MADE for base in bases)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_is_there(page: Path) -> None:
    missing = [path for path in paths_in(page.read_text(encoding="utf-8")) if not is_there(path, page)]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_named_alone_is_somewhere(page: Path) -> None:
    """Such as `cli.py`, where the sentence says in which folder it stands."""
    named = set(ALONE.findall(page.read_text(encoding="utf-8")))
    found = {file.name for folder in ("src", "web", "tests", "scripts") for file in code_in(ROOT / folder)}
    assert named - found - {file.name for file in ROOT.iterdir()} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_name_of_the_package_is_there(page: Path) -> None:
    """Such as `conclave.table.Table`: a module, or what stands in one."""
    for name in DOTTED.findall(page.read_text(encoding="utf-8")):
        resolve_name(name)


def test_what_is_not_there_is_found() -> None:
    named = "`src/conclave/nothing.py`, [this](../web/nothing.md), `tests/games/<game>/nothing/`, `src/conclave/cli.py`"
    found = list(paths_in(named))
    assert [path for path in found if not is_there(path, ARCHITECTURE)] == found[:3]


def walk() -> dict[str, list[tuple[str, str]]]:
    """The files of the walk, in order, and the name that each has: by whose they are."""
    found: dict[str, list[tuple[str, str]]] = {}
    section = ARCHITECTURE.read_text(encoding="utf-8").split("\n## A card, ")[1]
    whose = ""
    for line in section.splitlines():
        if line.endswith(":"):
            whose = line.removesuffix(":").rpartition(". ")[2]
        elif row := re.match(r"\| `([^`]*)` \| `([^`]*)` \|", line):
            found.setdefault(whose, []).append((row[1], row[2]))
    return found


def test_a_card_takes_a_short_way() -> None:
    assert {whose: len(files) for whose, files in walk().items()}.keys() == MOST.keys()
    for whose, files in walk().items():
        assert len(dict(files)) == len(files) <= MOST[whose], whose


@pytest.mark.parametrize(("file", "name"), [row for rows in walk().values() for row in rows])
def test_each_file_of_the_way_has_the_name(file: str, name: str) -> None:
    assert re.search(rf"\b{re.escape(name)}\b", (ROOT / file).read_text(encoding="utf-8"))


def test_the_picture_can_be_read() -> None:
    """By day and by night, and no text of it is smaller than 12 px where it is shown in its own size."""
    picture = (ROOT / "docs" / "pictures" / "architecture.svg").read_text(encoding="utf-8")
    sizes = [int(size) for size in re.findall(r"font(?:-size)?: (?:\d+ )?(\d+)px", picture)]
    assert sizes
    assert min(sizes) >= 12
    assert "prefers-color-scheme: dark" in picture
