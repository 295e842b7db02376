"""scripts/evolve-weights: what it reads it writes again, and players with poor weights lose to those with good ones."""

import runpy
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[4] / "scripts" / "evolve-weights"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT), run_name="evolving")


def test_the_weights_are_as_the_script_writes_them(script: dict[str, Any]) -> None:
    assert script["written"](*script["read"](script["FILE"])) == script["FILE"].read_text(encoding="utf-8")


@pytest.mark.parametrize(("what", "name"), [("habits", "habits.summon"), ("worths", "worths.energy_late")])
def test_poor_weights_lose(script: dict[str, Any], what: str, name: str) -> None:
    numbers, _ = script["read"](script["FILE"])
    good, poor = script["weights_of"](numbers), script["weights_of"]({**numbers, name: -20.0})
    found = [script["duel"](what, seed, good, poor) for seed in range(4)]
    assert sum(found) / 4 > 0.3
    assert script["duel"](what, 1, poor, good) < 0


def test_a_poor_weight_moves_where_it_is_better(script: dict[str, Any]) -> None:
    """All others are kept as they are, so that few games tell it."""
    numbers, _ = script["read"](script["FILE"])
    poor = {**numbers, "habits.summon": -6.0}
    script["spans"].__globals__["spans"] = lambda what, numbers: {"habits.summon": 4.0}
    found, squares = script["tried"]("habits", poor, range(12))
    assert found["habits.summon"] > 0
    assert 0 < squares <= 12


def test_random_decks_have_nine_cards_and_a_token(script: dict[str, Any]) -> None:
    numbers, _ = script["read"](script["FILE"])
    for lead, decks in script["random_decks"](numbers, range(2)):
        assert lead == int(lead)
        for deck in decks:
            assert [year for year, _ in deck].count(0) == 1
            assert all(card for year, card in deck if year)
            assert len(deck) >= 10
