"""Gymnasium's checker, bots at the other seats, and many tables at once."""

import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from conclave.bots import NoSuchBot, RandomBot
from conclave.bots.errors import BotFault
from conclave.envs import BatchedTables
from conclave.envs import gym_env as single
from conclave.envs.buffers import Buffers, rewards_of
from conclave.games.archimage.bots.greedy import GreedyBot
from conclave.table import View, new_table
from conclave.table.errors import BadOption, IllegalPick
from conclave.table.rng import key_from_seed
from tests.envs.kinds import KINDS, NAMES

IDS = ["conclave/Seasons-v0", "conclave/Archimage-v0"]


@pytest.mark.parametrize("name", IDS)
def test_the_checker_finds_nothing(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="rgb_array", disable_env_checker=True).unwrapped)


def learn(env: Any, seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """One game, the learner at random: what was seen, the last reward and what was told of it."""
    seen, info = env.reset(seed=seed)
    dice = random.Random(seed)
    met = [seen.tobytes()]
    while True:
        assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())
        seen, reward, over, cut, info = env.step(dice.choice(np.flatnonzero(info["action_mask"]).tolist()))
        met.append(seen.tobytes())
        assert not cut
        if over:
            return met, reward, info
        assert reward == 0.0


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seat", [None, 1])
def test_a_game_against_chance(name: str, seat: int | None) -> None:
    env = gymnasium.make(name, players=3, seat=seat)
    met, reward, info = learn(env, 3)
    again = gymnasium.make(name, players=3, seat=seat)
    assert learn(again, 3)[0] == met, "the same seed is the same game"
    table = env.unwrapped.table  # type: ignore[attr-defined]
    assert reward == rewards_of(table, "win")[env.unwrapped.seat]  # type: ignore[attr-defined]
    assert info["won"] == (env.unwrapped.seat in table.winners)  # type: ignore[attr-defined]
    assert seat is None or env.unwrapped.seat == seat  # type: ignore[attr-defined]


def test_other_bots_take_the_other_seats() -> None:
    env = gymnasium.make("conclave/Archimage-v0", players=3, opponents=["greedy", "random"], seat=0)
    met, *_ = learn(env, 2)
    assert len(met) > 10


def test_bots_are_sent_home_with_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that plays for a bot does not outlive its game."""
    closed = []

    class Program(RandomBot):
        def close(self) -> None:
            closed.append(self)

    monkeypatch.setattr(single, "make_bot", lambda spec, seed, game: Program(seed))
    env = single.AgainstBots("archimage", opponents="pipe:anything")
    env.reset(seed=1)
    assert len(closed) == 0
    env.reset()
    assert len(closed) == 1
    env.close()
    assert len(closed) == 2


def test_the_learner_sits_in_turn_everywhere() -> None:
    env = gymnasium.make("conclave/Seasons-v0", level="apprentice")
    seats = set()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.unwrapped.seat)  # type: ignore[attr-defined]
    assert seats == {0, 1}


def test_a_pick_that_is_not_legal_loses() -> None:
    env = gymnasium.make("conclave/Seasons-v0")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_an_opponent_that_errs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(bot: RandomBot, view: View) -> int:
        raise RuntimeError("no idea")

    env = gymnasium.make("conclave/Archimage-v0", opponents="adept", seat=1)
    monkeypatch.setattr(GreedyBot, "choose", fail)
    with pytest.raises(BotFault, match="adept"):
        env.reset(seed=1)


def test_one_wrong_pick_moves_no_table() -> None:
    tables = BatchedTables("archimage", 3, seed=1)
    before = [table.dump() for table in tables.tables]
    picks = [table.options[0] for table in tables.tables]
    with pytest.raises(IllegalPick):
        tables.step([*picks[:2], tables.actions - 1 if tables.actions - 1 not in tables.tables[2].options else 0])
    assert [table.dump() for table in tables.tables] == before
    tables.step(picks)


def test_wrong_opponents_are_named() -> None:
    with pytest.raises(NoSuchBot):
        gymnasium.make("conclave/Seasons-v0", opponents="nobody")
    with pytest.raises(BadOption):
        gymnasium.make("conclave/Seasons-v0", players=3, opponents=["random"])
    with pytest.raises(BadOption):
        gymnasium.make("conclave/Seasons-v0", seat=2)


def test_the_name_alone_brings_the_package() -> None:
    """`conclave.envs:` before the name imports the package, as Gymnasium has it."""
    code = "import gymnasium; print(gymnasium.make('conclave.envs:conclave/Archimage-v0').unwrapped.seat)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr


@pytest.mark.parametrize(("game", "options"), KINDS[1::3], ids=NAMES[1::3])
def test_many_tables_are_as_many_single_ones(game: str, options: dict[str, Any]) -> None:
    """Step for step: what is seen, what may be picked, who is asked, what came of it, and the games that follow."""
    count, seed = 3, 40
    batch = BatchedTables(game, count, seed, **options)
    buffers = Buffers(game, None, options)
    tables = [new_table(game, None, key_from_seed(seed + row), options) for row in range(count)]
    games = [0] * count
    dice = random.Random(7)
    where = [part.ctypes.data for part in (batch.observations, batch.masks, batch.rewards, batch.dones)]
    while min(games) < 1:
        picks = [dice.choice(table.options) for table in tables]
        seen, masks, rewards, dones = batch.step(np.array(picks))
        for row, pick in enumerate(picks):
            tables[row].choose(pick)
            over = tables[row].over
            assert dones[row] == over
            gains = rewards_of(tables[row], "win") if over else [0.0] * tables[row].seats
            assert rewards[row].tolist() == np.array(gains, dtype=np.float32).tolist()
            if over:
                games[row] += 1
                tables[row] = new_table(game, None, key_from_seed(seed + row + games[row] * count), options)
            assert batch.seats[row] == tables[row].asked
            assert np.flatnonzero(masks[row]).tolist() == sorted(tables[row].options)
        row = dice.randrange(count)
        buffers.write(0, tables[row], tables[row].asked, [])
        assert np.array_equal(seen[row], buffers.observations[0])
        assert [part.ctypes.data for part in (seen, masks, rewards, dones)] == where, "the arrays are made once"


def test_a_wrong_number_of_picks_is_refused() -> None:
    batch = BatchedTables("archimage", 2)
    with pytest.raises(ValueError, match="2 tables"):
        batch.step([0])


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo", "PIL"])
def test_a_missing_package_is_named_with_what_to_type(package: str) -> None:
    """The package says what to install; all else of Conclave does without it."""
    code = (
        f"import sys; sys.modules[{package!r}] = None\n"
        "import conclave, conclave.cli, conclave.bots\n"
        "try:\n    import conclave.envs\n"
        "except ImportError as fault:\n    print(type(fault).__name__, fault)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "MissingExtra" in done.stdout, done.stderr
    assert 'pip install "conclave[envs]"' in done.stdout
    assert package.replace("PIL", "pillow") in done.stdout
