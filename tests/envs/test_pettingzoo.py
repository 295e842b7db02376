"""PettingZoo's own tests, and what the environments promise beyond them."""

import pickle
import random
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec  # type: ignore[import-untyped]

from conclave.envs import archimage_v0, seasons_v0
from conclave.table.errors import BadOption, IllegalPick
from tests.envs.kinds import KINDS, NAMES

GAMES = [seasons_v0, archimage_v0]
BY_NAME: dict[str, ModuleType] = {"seasons": seasons_v0, "archimage": archimage_v0}
# PettingZoo warns of observations with a mask unless it knows the game by name, and of the masks of finished agents.
KNOWN_WARNINGS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@KNOWN_WARNINGS
@pytest.mark.parametrize("game", GAMES, ids=list(BY_NAME))
def test_api(game: Any) -> None:
    api_test(game.env(players=3), num_cycles=150)


@pytest.mark.parametrize("game", GAMES, ids=list(BY_NAME))
def test_seeds(game: Any) -> None:
    seed_test(game.env, num_cycles=60)
    parallel_seed_test(game.parallel_env, num_cycles=20)


@pytest.mark.parametrize("game", GAMES, ids=list(BY_NAME))
def test_rendering(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(game.env, {"ansi": lambda text: len(text.splitlines()) > 3, "rgb_array": lambda rows: rows.std() > 10})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("game", GAMES, ids=list(BY_NAME))
def test_max_cycles(game: Any) -> None:
    """The test is about games in which everybody acts in each cycle: the parallel form, and the AEC form of that."""
    both = SimpleNamespace(
        parallel_env=game.parallel_env, env=lambda **options: parallel_to_aec(game.parallel_env(**options))
    )
    max_cycles_test(both)


@KNOWN_WARNINGS
@pytest.mark.parametrize("game", GAMES, ids=list(BY_NAME))
def test_parallel_api(game: Any) -> None:
    parallel_api_test(game.parallel_env(players=3), num_cycles=60)


def walk(env: Any, seed: int, most: int = 10_000) -> list[tuple[str, Any, float, bool, bool]]:
    """Play at random to the end; every step as the agents meet it."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    met = []
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        met.append((agent, seen, reward, terminated, truncated))
        done = terminated or truncated
        env.step(None if done else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return met


@pytest.mark.parametrize("game", GAMES, ids=list(BY_NAME))
def test_max_cycles_of_the_turn_by_turn_form(game: Any) -> None:
    """No seat decides more often, one decides as often, and all are cut short together."""
    met = walk(game.env(max_cycles=5), 3)
    decided = [agent for agent, _, _, _, truncated in met if not truncated]
    assert max(decided.count(agent) for agent in set(decided)) == 5
    ends = [(agent, reward, terminated) for agent, _, reward, terminated, truncated in met if truncated]
    assert sorted(ends) == [("player_0", 0.0, False), ("player_1", 0.0, False)]


@pytest.mark.parametrize(("game", "options"), KINDS, ids=NAMES)
def test_masks_are_the_options_and_rewards_add_up(game: str, options: dict[str, Any]) -> None:
    env = BY_NAME[game].raw_env(copy=False, **options)
    env.reset(seed=2)
    dice = random.Random(2)
    table = env.table
    while not table.over:
        assert env.agent_selection == f"player_{table.asked}"
        seen, reward, *_ = env.last()
        picks = np.flatnonzero(seen["action_mask"]).tolist()
        assert picks == sorted(table.options)
        assert reward == 0.0
        env.step(dice.choice(picks))
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    best = max(env.rewards.values())
    assert [seat for seat, gain in enumerate(env.rewards.values()) if gain == best] == table.winners
    assert all(env.terminations.values())
    assert [info["score"] for info in env.infos.values()] == table.scores


def test_who_is_not_asked_has_an_empty_mask() -> None:
    env = archimage_v0.raw_env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.parametrize("game", GAMES, ids=list(BY_NAME))
def test_the_same_seed_is_the_same_game_with_copies_or_without(game: Any) -> None:
    """Without copies every observation lies in the same memory; what it says is the same."""
    env = game.raw_env(copy=False)
    env.reset(seed=6)
    twin = game.raw_env()
    twin.reset(seed=6)
    first = env.last()[0]
    dice = random.Random(6)
    for _ in range(60):
        seen, copied = env.last()[0], twin.last()[0]
        assert seen["observation"] is first["observation"]
        assert np.array_equal(seen["observation"], copied["observation"])
        assert np.array_equal(seen["action_mask"], copied["action_mask"])
        pick = dice.choice(np.flatnonzero(seen["action_mask"]).tolist())
        env.step(pick)
        twin.step(pick)


@pytest.mark.parametrize("copy", [True, False])
def test_a_look_at_another_agent_takes_nothing_from_the_one_asked(copy: bool) -> None:
    """The wrappers go by the mask that was seen last."""
    env = archimage_v0.env(copy=copy)
    env.reset(seed=1)
    pick = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
    (other,) = set(env.agents) - {env.agent_selection}
    assert not env.observe(other)["action_mask"].any()
    env.step(pick)
    assert not any(env.terminations.values())


def test_games_after_the_first_follow_from_its_seed() -> None:
    keys = []
    for _ in range(2):
        env = seasons_v0.raw_env()
        env.reset(seed=9)
        first = env.playing().key
        env.reset()
        keys.append((first, env.playing().key))
    assert keys[0] == keys[1]
    assert keys[0][0] != keys[0][1]


def test_a_pick_that_is_not_legal() -> None:
    """The raw environment raises and nothing has happened; with the wrappers whoever made it loses."""
    raw = seasons_v0.raw_env()
    raw.reset(seed=1)
    before = raw.playing().dump()
    wrong = next(pick for pick in range(600) if pick not in raw.playing().options)
    with pytest.raises(IllegalPick):
        raw.step(wrong)
    assert raw.playing().dump() == before
    env = seasons_v0.env()
    env.reset(seed=1)
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards(players: int) -> None:
    env = seasons_v0.raw_env(players=players, level="apprentice")
    points = seasons_v0.raw_env(players=players, level="apprentice", reward="score")
    met = walk(env, 4)
    scored = walk(points, 4)
    gains = {agent: reward for agent, _, reward, terminated, _ in met if terminated}
    margins = {agent: reward for agent, _, reward, terminated, _ in scored if terminated}
    winner = max(margins, key=lambda agent: margins[agent])
    assert gains[winner] == 1.0
    assert sum(gains.values()) == pytest.approx(0.0)
    assert sum(margins.values()) == pytest.approx(0.0)
    assert {gain for agent, gain in gains.items() if agent != winner} == {-1.0 / (players - 1)}


@pytest.mark.parametrize("wrong", [{"players": 9}, {"reward": "fame"}, {"render_mode": "3d"}, {"max_cycles": 0}])
def test_wrong_options_are_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as fault:
        archimage_v0.raw_env(**wrong)
    with pytest.raises(BadOption):
        archimage_v0.parallel_env(**wrong)
    assert fault.value.reason.args["option"] == next(iter(wrong))


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(seasons_v0.raw_env(players=3, level="apprentice")))
    env.reset(seed=5)
    assert len(env.agents) == 3
