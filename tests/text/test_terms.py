"""docs/terms.md has the words that the program uses."""

from pathlib import Path

import pytest

from conclave.text.words import plain
from tests.text.catalogues import LANGUAGES, messages, patterns, told

PAGE = Path(__file__).parents[2] / "docs" / "terms.md"
COLUMNS = {"en": 1, "fr": 2, "it": 3}
BOOKS = ("E1 ", "F2 ", "I2 ", "EK ", "AR ")


def rows() -> list[list[str]]:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if len(row) == 5 and row[0] not in ("what it is", "---")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_uses_these_words(language: str) -> None:
    said = plain(" ".join(told(pattern) for one in messages(language).values() for pattern in patterns(one).values()))
    terms = [term for row in rows() for term in row[COLUMNS[language]].split(", ") if not term.startswith("*")]
    assert len(terms) > 100
    assert [term for term in terms if plain(term) not in said] == []


def test_every_word_has_its_place() -> None:
    assert len(rows()) > 90
    for row in rows():
        places = row[4].split("; ")
        assert all(place.startswith((*BOOKS, "on the English cards", "ours")) for place in places), row
        assert len(places) <= 4
