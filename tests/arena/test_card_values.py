"""docs/card-values.md: its figures follow from its table, and every card that differs much is explained."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from conclave.games.seasons.rules.sets import base, enchanted_kingdom
from conclave.games.seasons.text.cards import card_name

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "card-values.md").read_text(encoding="utf-8")
MEASURED = [*base.SET.cards, *enchanted_kingdom.SET.cards]


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "card-values"))


def rows_of(part: str) -> list[list[str]]:
    """The cells of a table between its marks, without the headers."""
    text = PAGE.partition(f"<!-- {part} -->")[2].partition(f"<!-- end of {part} -->")[0]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.strip().splitlines()]
    return lines[2:]


def test_every_card_has_its_row_and_its_ranks(script: dict[str, Any]) -> None:
    rows = rows_of("table")
    assert sorted(row[0] for row in rows) == sorted(card_name(key) for key in MEASURED)
    assert [float(row[3]) for row in rows] == script["ranks"]([float(row[1]) for row in rows])
    assert sorted(float(row[4]) for row in rows) == list(range(1, len(rows) + 1))
    for row in rows:
        assert float(row[5]) == float(row[4]) - float(row[3])


def test_simulated_values_fall_as_their_ranks_rise() -> None:
    values = [float(row[2].split()[0]) for row in sorted(rows_of("table"), key=lambda row: float(row[4]))]
    assert values == sorted(values, reverse=True)
    assert max(values) > 2 > -2 > min(values)


def test_the_correlation_is_that_of_the_table(script: dict[str, Any]) -> None:
    rows = rows_of("table")
    found = script["correlation"]([float(row[1]) for row in rows], [-float(row[4]) for row in rows])
    low, high = script["interval"](found, len(rows))
    assert rows_of("figures")[1][1] == f"**{found:.2f}** ({low:.2f} to {high:.2f})"
    assert low < found < high


def test_the_ten_that_differ_most_are_explained() -> None:
    apart = sorted(rows_of("table"), key=lambda row: -abs(float(row[5])))
    rows = rows_of("ten")
    assert len(rows) == 10
    least = abs(float(apart[9][5]))
    for name, expert, simulated, why in rows:
        assert abs(float(simulated) - float(expert)) >= least
        assert [name, expert, simulated] in [[row[0], row[3], row[4]] for row in apart]
        assert len(why.split()) > 12


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [([1, 2, 3], [10, 20, 30], 1.0), ([1, 2, 3], [3, 2, 1], -1.0), ([1, 1, 2, 2], [1, 2, 1, 2], 0)],
)
def test_rank_correlation(script: dict[str, Any], one: list[float], other: list[float], found: float) -> None:
    assert script["correlation"](one, other) == pytest.approx(found)


def test_ranks_that_are_shared(script: dict[str, Any]) -> None:
    assert script["ranks"]([5, 9, 5, 1]) == [2.5, 1, 2.5, 4]
