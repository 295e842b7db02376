"""scripts/evolve-weights: what it reads it writes again, and players with poor weights lose to those with good ones."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from conclave.games.seasons.bots.weight_names import USUAL, Weights
from conclave.games.seasons.bots.weights import CARD_WEIGHTS, HABITS, WORTHS
from conclave.games.seasons.rules.names import CARD_KEYS

SCRIPT = Path(__file__).parents[4] / "scripts" / "evolve-weights"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT), run_name="evolving")


def test_the_weights_are_as_the_script_writes_them(script: dict[str, Any]) -> None:
    """But for cards that have come since."""
    lines = script["written"](*script["read"](script["FILE"])).splitlines(keepends=True)
    new = tuple(f'    "{key}"' for key in CARD_KEYS[1:] if key not in CARD_WEIGHTS)
    told = "".join(line for line in lines if not line.startswith(new))
    assert told == script["FILE"].read_text(encoding="utf-8")


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


def test_a_card_that_the_weights_do_not_know_counts_like_the_others_and_moves_none() -> None:
    """They lack a card that there is, and have one that there is not."""
    card = 20
    cards = {key: row for key, row in CARD_WEIGHTS.items() if key != CARD_KEYS[card]}
    mean = sum(row[0] for row in cards.values()) / len(cards)
    weights = Weights({"long-forgotten": (mean,) * 6, **cards}, {1: 2.0, 99: 4.0}, WORTHS, HABITS)
    assert weights.hand[card] == pytest.approx(mean)
    for column in ("hand", "play", "active", "year_1", "year_2", "year_3"):
        found, usual = getattr(weights, column), getattr(USUAL, column)
        known = [other for other, key in enumerate(CARD_KEYS) if key in cards]
        assert [found[other] for other in known] == [usual[other] for other in known]
    assert weights.tokens[1:3] == [2.0, 3.0]


def test_a_file_without_a_card_is_read_with_what_the_others_count(script: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "weights.py"
    lines = script["FILE"].read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith('    "purse-of-io"')), encoding="utf-8")
    numbers, _ = script["read"](file)
    others = [row[1] for key, row in CARD_WEIGHTS.items() if key != "purse-of-io"]
    assert numbers["play.purse-of-io"] == pytest.approx(sum(others) / len(others))
    assert numbers["play.die-of-malice"] == CARD_WEIGHTS["die-of-malice"][1]
