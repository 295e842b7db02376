"""examples/train_ppo.py: its gradient, what it makes of who chose when, and a very short run."""

import json
from pathlib import Path

import numpy as np
import pytest

from conclave.envs import read_view
from conclave.table import new_table
from conclave.table.rng import key_from_seed
from examples import train_ppo as ppo

SETTINGS = ppo.Settings(tables=4, steps=8, hidden=16, epochs=2, batch=16, every=3, games=2)


def some_batch(dice: np.random.Generator, network: ppo.Network, rows: int = 6) -> ppo.Numbers:
    """Decisions as if the policy had changed a little since they were made, some of them beyond the clip."""
    masks = (dice.random((rows, 7)) < 0.6).astype(np.int8)
    masks[:, 2] = 1
    seen = dice.standard_normal((rows, 9))
    logs = network.forward(seen, masks)[0]
    picks = logs.argmax(axis=1)
    old = logs[np.arange(rows), picks] + dice.normal(0, 0.3, rows)
    returns = dice.uniform(-1, 1, rows)
    return {
        "seen": seen,
        "masks": masks,
        "picks": picks,
        "logs": old,
        "gains": dice.normal(0, 1, rows),
        "returns": returns,
    }


def test_the_gradient_is_that_of_the_loss() -> None:
    """Every number of the network moved by a little, there and back."""
    dice = np.random.default_rng(3)
    network = ppo.Network(9, 5, 7, seed=3, kind=np.float64)
    network.numbers["wp"] *= 50  # far from an even choice
    batch = some_batch(dice, network)
    gradient = ppo.loss_and_gradient(network, batch, SETTINGS)[1]
    little = 1e-6
    for name, numbers in network.numbers.items():
        found = np.zeros_like(numbers)
        for at in np.ndindex(numbers.shape):
            kept = numbers[at]
            numbers[at] = kept + little
            above = ppo.loss_and_gradient(network, batch, SETTINGS)[0]
            numbers[at] = kept - little
            below = ppo.loss_and_gradient(network, batch, SETTINGS)[0]
            numbers[at] = kept
            found[at] = (above - below) / (2 * little)
        assert np.abs(found).max() > 1e-4, f"{name} has no part in the loss"
        assert np.allclose(gradient[name], found, rtol=1e-4, atol=1e-8), name


def test_what_is_not_legal_is_never_picked() -> None:
    dice = np.random.default_rng(5)
    network = ppo.Network(9, 5, 7, seed=5)
    masks = (dice.random((200, 7)) < 0.4).astype(np.int8)
    masks[:, 3] = 1
    logs = network.forward(dice.standard_normal((200, 9)).astype(np.float32), masks)[0]
    picks = ppo.drawn(logs, dice)
    assert masks[np.arange(200), picks].all()
    assert len(set(picks.tolist())) > 4


def test_gains_follow_each_seat_to_its_own_next_decision() -> None:
    """Two seats at one table: the first chooses twice, then the second, then the first, and the game is over."""
    settings = ppo.Settings(discount=1.0, trace=1.0)
    run = ppo.Rollout(
        seen=np.zeros((5, 1, 1)),
        masks=np.zeros((5, 1, 1)),
        seats=np.array([[0], [0], [1], [0], [1]]),
        picks=np.zeros((5, 1), np.int64),
        logs=np.zeros((5, 1)),
        values=np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32),
        rewards=np.array([[[0, 0]], [[0, 0]], [[0, 0]], [[1, -1]], [[0, 0]]], np.float32),
        dones=np.array([[False], [False], [False], [True], [False]]),
    )
    gains, returns = ppo.gains_and_returns(run, settings)
    assert gains[:, 0].tolist() == pytest.approx([0.9, 0.8, -1.3, 0.6, 0.0])
    assert returns[:4, 0].tolist() == pytest.approx([1.0, 1.0, -1.0, 1.0])


def test_a_network_learns_what_it_is_shown() -> None:
    """One pick is always good and the others are not: after some updates it is the likeliest by far."""
    dice = np.random.default_rng(1)
    network = ppo.Network(9, 16, 7, seed=1)
    adam = ppo.Adam(network.numbers, 3e-3)
    masks = np.ones((64, 7), np.int8)
    seen = dice.standard_normal((64, 9)).astype(np.float32)
    for _ in range(150):
        logs, _, _ = network.forward(seen, masks)
        picks = ppo.drawn(logs, dice)
        good = np.where(picks == 4, 1.0, -1.0)
        batch: ppo.Numbers = {"seen": seen, "masks": masks, "picks": picks, "gains": good, "returns": good}
        batch["logs"] = logs[np.arange(64), picks]
        adam.step(network.numbers, ppo.loss_and_gradient(network, batch, SETTINGS)[1], 0.5)
    assert np.exp(network.forward(seen, masks)[0][:, 4]).mean() > 0.8


def test_intervals() -> None:
    assert ppo.interval(80, 100) == pytest.approx((0.711, 0.867), abs=0.001)
    assert ppo.interval(0, 10)[0] == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("game", list(ppo.OPTIONS))
def test_a_very_short_run(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It trains, measures, saves and tells; what it saved plays behind a view."""
    monkeypatch.setattr(ppo, "Settings", lambda: SETTINGS)
    file = tmp_path / "net.npz"
    words = [game, "--minutes", "0.01", "--games", "2", "--seed", "3", "--save", str(file), "--json"]
    assert ppo.main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"] >= SETTINGS.tables * SETTINGS.steps
    assert told["interval"][0] <= told["win_rate"] <= told["interval"][1]
    table = new_table(game, None, key_from_seed(1), ppo.OPTIONS[game])
    seen = read_view(table.view(table.asked))[None]
    masks = np.zeros((1, table.spelling.size), np.int8)
    masks[0, table.options] = 1
    network = ppo.Network(seen.shape[1], SETTINGS.hidden, table.spelling.size, seed=0)
    network.numbers = dict(np.load(file))
    assert int(network.forward(seen, masks)[0].argmax()) in table.options
