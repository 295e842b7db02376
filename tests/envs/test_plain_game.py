"""Environments are there for the games that bring observations, by their names; others are refused in those words."""

import sys
from importlib import import_module

import gymnasium
import pytest

from conclave import envs
from conclave.envs.game_env import games_observed
from conclave.table import game_named, new_table
from conclave.table.registry import MissingPart, game_keys
from conclave.table.rng import key_from_seed

TOY = "auction"


def test_every_game_that_can_be_observed_has_a_module_and_a_name() -> None:
    assert games_observed() == [key for key in game_keys() if key != TOY]
    for key in games_observed():
        assert import_module(f"conclave.envs.{key}_v0") is getattr(envs, f"{key}_v0")
        assert gymnasium.spec(f"conclave/{game_named(key).title}-v0").kwargs == {"game": key}


@pytest.mark.parametrize(
    "ask",
    [
        lambda: envs.auction_v0,
        lambda: envs.layout(TOY),
        lambda: envs.BatchedTables(TOY, 2),
        lambda: envs.AgainstBots(TOY),
        lambda: envs.read_view(new_table(TOY, 2, key_from_seed(1), {}).view(0)),
    ],
)
def test_a_game_without_observations_is_refused(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(MissingPart) as fault:
        ask()
    assert fault.value.reason.args == {"game": TOY, "part": "env"}


def test_what_is_no_game_is_no_module() -> None:
    with pytest.raises(AttributeError):
        _ = envs.chess_v0
    with pytest.raises(AttributeError):
        _ = envs.nothing
    assert "conclave.envs.auction_v0" not in sys.modules
