"""How strong the bots are, in few games whose seeds are fixed; scripts/strength measures it in many."""

import os

import pytest

from tests.bots.positions import KINGDOM, share_won

SETTINGS = {"seasons": {**KINGDOM, "enchantment": "random"}, "archimage": {"circle": "random"}}
# Bots that think ahead in Seasons are slow on an interpreted engine.
GAMES = ["seasons", "archimage"] if os.environ.get("CONCLAVE_EXPECT") == "compiled" else ["archimage"]


@pytest.mark.parametrize("game", SETTINGS)
def test_a_novice_mostly_beats_chance(game: str) -> None:
    assert share_won(game, ("novice", "random"), 8, **SETTINGS[game]) >= 0.6


@pytest.mark.parametrize("game", GAMES)
def test_an_adept_beats_chance_nearly_always(game: str) -> None:
    assert share_won(game, ("adept", "random"), 10, **SETTINGS[game]) >= 0.8


@pytest.mark.parametrize("game", GAMES)
def test_an_adept_mostly_beats_a_novice(game: str) -> None:
    assert share_won(game, ("adept", "novice"), 10, **SETTINGS[game]) >= 0.6


@pytest.mark.parametrize("game", GAMES)
def test_search_beats_a_novice(game: str) -> None:
    assert share_won(game, ("search:20", "novice"), 4, **SETTINGS[game]) >= 0.5
