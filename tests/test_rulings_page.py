"""docs/rulings.md and the tests are in step: every ruling has its tests, every citation its ruling."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from conclave.games.seasons.rules.names import CARD_SETS, LAST_ENCHANTMENT, LAST_TOKEN
from conclave.games.seasons.text.rulebook import OF_CARDS

ROOT = Path(__file__).parent.parent
SCRIPT: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "rulings"))
PAGE = SCRIPT["all_pages"]()

# How many rulings each section has; tokens and enchantments have one for all of them besides, numbered 0.
OF_SETS = {OF_CARDS[card_set.key]: len(card_set.cards) for card_set in CARD_SETS}
SECTIONS = {"A": 27, "B": 9, "D": LAST_TOKEN, "E": LAST_ENCHANTMENT, "F": 6, "G": 28, "H": 16, "R": 12} | OF_SETS
IN_GENERAL = {"D": ["D0"], "E": ["E0"]}


def test_the_page_is_in_step_with_tests_and_program() -> None:
    assert SCRIPT["problems"](PAGE, SCRIPT["citations"](), SCRIPT["cited_in_program"]()) == []


@pytest.mark.parametrize("section", SECTIONS)
def test_no_ruling_is_missing(section: str) -> None:
    """Every number of a section stands on the page, in order."""
    every = [*IN_GENERAL.get(section, []), *(f"{section}{number}" for number in range(1, SECTIONS[section] + 1))]
    assert [number for number in SCRIPT["rulings_on"](PAGE) if SCRIPT["place"](number)[0] == section] == every


def test_our_own_rulings_are_numbered_without_a_gap() -> None:
    ours = [number for number in SCRIPT["rulings_on"](PAGE) if number[0] == "O"]
    assert ours == [f"O{number}" for number in range(1, len(ours) + 1)]


def test_every_test_of_a_ruling_begins_with_a_number() -> None:
    """Tests of the rulings cite what they hold."""
    cited = {name for names in SCRIPT["citations"]().values() for name in names}
    for path in sorted((ROOT / "tests" / "games" / "seasons").glob("test_rul*.py")):
        names = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert [name for name in names if f"games/seasons/{path.name}::{name}" not in cited] == []


def test_each_kind_of_fault_is_found() -> None:
    """A ruling twice, without a place, without a test, unknown to the page, and an old list."""
    problems = SCRIPT["problems"]
    page = "### B1 One\n\n<!-- tests B1 -->\n<!-- end -->\n\n### B1 Again\n\n### B2 Two\n"
    told = "\n".join(problems(page, {"B1": ["t.py::test_a"], "G99": ["t.py::test_b"]}, {"A77": "turn.py"}))
    for part in ("B1 stands", "B2 has no place", "B2 has no test", "G99 is not", "A77 is not", "out of date"):
        assert part in told
    good = SCRIPT["filled"]("### B1 One\n\n<!-- tests B1 -->\n<!-- end -->\n", {"B1": ["t.py::test_a"]})
    assert "- `t.py::test_a`" in good
    assert problems(good, {"B1": ["t.py::test_a"]}, {"B1": "turn.py"}) == []


def test_what_counts_as_a_citation() -> None:
    """Numbers in running text, alone or in brackets; not parts of other words."""
    found = SCRIPT["NUMBER"].findall("B9: (G24), C31 and O3; not C2-31, B100, test_b1 or 4A1")
    assert found == ["B9", "G24", "C31", "O3"]
    found = SCRIPT["NUMBER"].findall("EK13, D7: (E10); D0 and E0; not EK, EK0, K13, EK130, DE7, D-7, 2D6, A0 or E0x")
    assert found == ["EK13", "D7", "E10", "D0", "E0"]
    found = SCRIPT["NUMBER"].findall("(R3), R12: R1 and R11; not R, R0, R100, PR3, R-2 or 4R2")
    assert found == ["R3", "R12", "R1", "R11"]


def test_sections_in_order() -> None:
    """EK13 is the thirteenth of its own section, not one of E."""
    place = SCRIPT["place"]
    assert (place("EK13"), place("E10"), place("D0")) == (("EK", 13), ("E", 10), ("D", 0))
