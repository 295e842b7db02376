"""Trains a small policy by masked PPO and self-play until it beats random players clearly: NumPy, one core, minutes.

    python examples/train_ppo.py                              # Archimage, two players
    python examples/train_ppo.py seasons --save seasons.npz   # Seasons, two apprentices

A network of two hidden layers gives every pick a weight and the position a value; picks that are not legal get none.
All seats are played by the same network. The gradients are written out by hand below: nothing is needed but NumPy.
docs/envs.md says what it reaches, and how long that takes.
"""

import argparse
import json
import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from conclave.envs import BatchedTables

Array = NDArray[Any]
Numbers = dict[str, Array]

OPTIONS: dict[str, dict[str, Any]] = {"seasons": {"players": 2, "level": "apprentice"}, "archimage": {"players": 2}}
POINTS = {"seasons": 60.0, "archimage": 20.0}  # ahead, for a reward of nearly 1
NEVER = -1e9  # the weight of a pick that is not legal


@dataclass
class Settings:
    """What can be turned."""

    tables: int = 64
    steps: int = 64  # of all tables, between two updates
    hidden: int = 128
    epochs: int = 3
    batch: int = 512
    rate: float = 1e-3
    clip: float = 0.2
    spread: float = 0.01  # what an even choice is worth: keeps the policy from settling too early
    value_weight: float = 0.5
    discount: float = 0.998
    trace: float = 0.95  # lambda of generalised advantage estimation
    steepest: float = 0.5  # longest gradient
    every: int = 10  # updates between two measurements
    games: int = 100  # of each


# --- The network


class Network:
    """Two hidden layers with rectifiers; from the second, weights of picks and the value of the position."""

    def __init__(self, size: int, hidden: int, actions: int, seed: int, kind: type = np.float32) -> None:
        dice = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Array:
            return (dice.standard_normal((rows, columns)) * scale / math.sqrt(rows)).astype(kind)

        self.numbers: Numbers = {
            "w1": layer(size, hidden, 4.0),  # most of an observation is zero
            "b1": np.zeros(hidden, kind),
            "w2": layer(hidden, hidden, math.sqrt(2.0)),
            "b2": np.zeros(hidden, kind),
            "wp": layer(hidden, actions, 0.01),
            "bp": np.zeros(actions, kind),
            "wv": layer(hidden, 1, 0.1),
            "bv": np.zeros(1, kind),
        }

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Numbers]:
        """The logarithm of each pick's chance, the value, and what the way back needs."""
        n = self.numbers
        one = np.maximum(seen @ n["w1"] + n["b1"], 0)
        two = np.maximum(one @ n["w2"] + n["b2"], 0)
        weights = np.where(masks > 0, two @ n["wp"] + n["bp"], NEVER)
        weights -= weights.max(axis=1, keepdims=True)
        logs = weights - np.log(np.exp(weights).sum(axis=1, keepdims=True))
        value = np.tanh(two @ n["wv"] + n["bv"])[:, 0]
        return logs, value, {"seen": seen, "one": one, "two": two, "value": value}

    def backward(self, way: Numbers, d_weights: Array, d_value: Array) -> Numbers:
        """The gradient of every number, from those of the weights of picks and of the value."""
        n = self.numbers
        d_top = (d_value * (1 - way["value"] ** 2))[:, None]
        d_two = (d_weights @ n["wp"].T + d_top @ n["wv"].T) * (way["two"] > 0)
        d_one = (d_two @ n["w2"].T) * (way["one"] > 0)
        return {
            "w1": way["seen"].T @ d_one,
            "b1": d_one.sum(axis=0),
            "w2": way["one"].T @ d_two,
            "b2": d_two.sum(axis=0),
            "wp": way["two"].T @ d_weights,
            "bp": d_weights.sum(axis=0),
            "wv": way["two"].T @ d_top,
            "bv": d_top.sum(axis=0),
        }


class Adam:
    """Steps along the gradient, each number at a rate of its own."""

    def __init__(self, numbers: Numbers, rate: float) -> None:
        self.rate = rate
        self.count = 0
        self.mean = {name: np.zeros_like(value) for name, value in numbers.items()}
        self.square = {name: np.zeros_like(value) for name, value in numbers.items()}

    def step(self, numbers: Numbers, gradient: Numbers, steepest: float) -> None:
        length = math.sqrt(sum(float((part**2).sum()) for part in gradient.values()))
        shrink = min(1.0, steepest / (length + 1e-9))
        self.count += 1
        pace = self.rate * math.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
        for name, part in gradient.items():
            part = part * shrink
            self.mean[name] += 0.1 * (part - self.mean[name])
            self.square[name] += 0.001 * (part**2 - self.square[name])
            numbers[name] -= pace * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)


def loss_and_gradient(network: Network, batch: Numbers, settings: Settings) -> tuple[float, Numbers]:
    """PPO's clipped loss over a batch of decisions, and its gradient."""
    logs, value, way = network.forward(batch["seen"], batch["masks"])
    rows = np.arange(len(value))
    count = len(value)
    chosen = logs[rows, batch["picks"]]
    ratio = np.exp(chosen - batch["logs"])
    gain = batch["gains"]
    free = ratio * gain
    held = np.clip(ratio, 1 - settings.clip, 1 + settings.clip) * gain
    chances = np.where(batch["masks"] > 0, np.exp(logs), 0)
    logs = np.where(batch["masks"] > 0, logs, 0)
    spread = -(chances * logs).sum(axis=1)
    miss = value - batch["returns"]
    loss = -np.minimum(free, held).mean() - settings.spread * spread.mean()
    loss += 0.5 * settings.value_weight * (miss**2).mean()
    pull = np.where(free <= held, -free, 0) / count
    d_weights = -chances * pull[:, None]
    d_weights[rows, batch["picks"]] += pull
    d_weights += settings.spread / count * chances * (logs + spread[:, None])
    return float(loss), network.backward(way, d_weights, settings.value_weight * miss / count)


# --- Playing


def drawn(logs: Array, dice: np.random.Generator) -> Array:
    """A pick for each row, by its chances."""
    sums = np.exp(logs).cumsum(axis=1)
    picks = (sums < dice.random((len(logs), 1)) * sums[:, -1:]).sum(axis=1)
    return np.asarray(picks)


@dataclass
class Rollout:
    """What was seen and done at all tables over some steps: time first, then tables."""

    seen: Array
    masks: Array
    seats: Array
    picks: Array
    logs: Array
    values: Array
    rewards: Array  # of every seat
    dones: Array


def play(
    network: Network, tables: BatchedTables, settings: Settings, points: float, dice: np.random.Generator
) -> Rollout:
    """Let the network play all seats for some steps."""
    shape = (settings.steps, tables.count)
    run = Rollout(
        seen=np.empty((*shape, tables.size), np.float32),
        masks=np.empty((*shape, tables.actions), np.int8),
        seats=np.empty(shape, np.int8),
        picks=np.empty(shape, np.int64),
        logs=np.empty(shape, np.float32),
        values=np.empty(shape, np.float32),
        rewards=np.empty((*shape, tables.players), np.float32),
        dones=np.empty(shape, np.bool_),
    )
    rows = np.arange(tables.count)
    for at in range(settings.steps):
        run.seen[at], run.masks[at], run.seats[at] = tables.observations, tables.masks, tables.seats
        logs, run.values[at], _ = network.forward(run.seen[at], run.masks[at])
        run.picks[at] = drawn(logs, dice)
        run.logs[at] = logs[rows, run.picks[at]]
        tables.step(run.picks[at])
        run.rewards[at] = np.tanh(tables.rewards / points)
        run.dones[at] = tables.dones
    return run


def gains_and_returns(run: Rollout, settings: Settings) -> tuple[Array, Array]:
    """How much better each pick was than the position promised, and what the position was worth, seat by seat.

    What follows a decision is the same seat's next one, whoever chooses between them. A decision after which that seat
    is not asked again in this run tells nothing and gains nothing, unless the game has ended.
    """
    steps, count = run.picks.shape
    players = run.rewards.shape[2]
    rows = np.arange(count)
    gains = np.zeros((steps, count), np.float32)
    last = np.zeros((count, players), np.float32)  # the gain of the seat's next decision
    ahead = np.zeros((count, players), np.float32)  # its value, and what the end brings
    known = np.zeros((count, players), np.bool_)
    for at in reversed(range(steps)):
        done = run.dones[at]
        last[done], known[done] = 0.0, True
        ahead[done] = run.rewards[at][done]
        seat = run.seats[at]
        value = run.values[at]
        ended = known[rows, seat]
        step = settings.discount * ahead[rows, seat] - value + settings.discount * settings.trace * last[rows, seat]
        gains[at] = np.where(ended, step, 0.0)
        last[rows, seat], ahead[rows, seat], known[rows, seat] = gains[at], value, True
    return gains, gains + run.values


def improve(network: Network, adam: Adam, run: Rollout, settings: Settings, dice: np.random.Generator) -> float:
    """Some passes over what was played, in batches; tells the mean loss."""
    gains, returns = gains_and_returns(run, settings)
    flat = {
        "seen": run.seen.reshape(-1, run.seen.shape[2]),
        "masks": run.masks.reshape(-1, run.masks.shape[2]),
        "picks": run.picks.ravel(),
        "logs": run.logs.ravel(),
        "gains": ((gains - gains.mean()) / (gains.std() + 1e-6)).ravel(),
        "returns": returns.ravel(),
    }
    losses = []
    for _ in range(settings.epochs):
        order = dice.permutation(len(flat["picks"]))
        for start in range(0, len(order), settings.batch):
            batch = {name: part[order[start : start + settings.batch]] for name, part in flat.items()}
            loss, gradient = loss_and_gradient(network, batch, settings)
            adam.step(network.numbers, gradient, settings.steepest)
            losses.append(loss)
    return float(np.mean(losses))


# --- Measuring


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a win rate."""
    z = 1.959964
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - reach, middle + reach


def against_random(network: Network, game: str, games: int, seed: int) -> tuple[float, int]:
    """Games won, a tie shared, with the likeliest picks against random players; the seats take turns.

    Every table plays the same number of games: to stop at the first that end would favour short ones.
    """
    count = min(games, 50)
    each = math.ceil(games / count)
    tables = BatchedTables(game, count, seed, **OPTIONS[game])
    dice = np.random.default_rng(seed)
    played = np.zeros(count, np.int64)
    wins = 0.0
    while played.min() < each:
        mine = np.flatnonzero(tables.seats == (np.arange(count) + played) % tables.players)
        picks = drawn(np.where(tables.masks > 0, 0.0, NEVER), dice)
        if len(mine):
            picks[mine] = network.forward(tables.observations[mine], tables.masks[mine])[0].argmax(axis=1)
        tables.step(picks)
        for row in np.flatnonzero(tables.dones & (played < each)):
            gains = tables.rewards[row]
            won = gains == gains.max()
            seat = (row + played[row]) % tables.players
            wins += 1 / won.sum() if won[seat] else 0
        played += tables.dones
    return wins, count * each


# --- The run


@dataclass
class Result:
    """What a run came to."""

    network: Network
    decisions: int
    seconds: float
    rate: float
    low: float
    high: float
    games: int


def train(
    game: str, minutes: float, seed: int, settings: Settings, console: Console, goal: float, final: int
) -> Result:
    """Train until a measurement is clear, or the time is over; then measure once more, with other games."""
    tables = BatchedTables(game, settings.tables, seed, reward="score", **OPTIONS[game])
    network = Network(tables.size, settings.hidden, tables.actions, seed)
    adam = Adam(network.numbers, settings.rate)
    dice = np.random.default_rng(seed)
    began = time.monotonic()
    updates = decisions = 0
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("training", total=60 * minutes)
        told = "not measured yet"
        while time.monotonic() - began < 60 * minutes:
            run = play(network, tables, settings, POINTS[game], dice)
            loss = improve(network, adam, run, settings, dice)
            updates += 1
            decisions += run.picks.size
            if updates % settings.every == 0:
                wins, games = against_random(network, game, settings.games, seed + decisions)
                low, high = interval(wins, games)
                told = f"wins {wins / games:.0%} against random ({low:.0%} to {high:.0%})"
                if wins / games >= goal:
                    break
            words = f"{decisions:,} decisions, loss {loss:.3f}, {told}"
            progress.update(task, description=words, completed=time.monotonic() - began)
        seconds = time.monotonic() - began
        progress.update(task, description=f"{told}; measuring again over {final} games")
        wins, games = against_random(network, game, final, seed + 1_000_000_007)
    low, high = interval(wins, games)
    return Result(network, decisions, seconds, wins / games, low, high, games)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=list(OPTIONS), default="archimage")
    parser.add_argument("--minutes", type=float, default=10.0, help="the longest that it trains")
    parser.add_argument("--goal", type=float, default=0.9, help="the win rate in 100 games at which it stops earlier")
    parser.add_argument("--games", type=int, default=400, help="of the last measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="keep the network's numbers in a file of NumPy (.npz)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON at the end")
    args = parser.parse_args(words)
    result = train(args.game, args.minutes, args.seed, Settings(), Console(stderr=True), args.goal, args.games)
    if args.save:
        arrays: Any = result.network.numbers
        np.savez_compressed(args.save, **arrays)
    told = {
        "game": args.game,
        "options": OPTIONS[args.game],
        "seed": args.seed,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 1),
        "win_rate": round(result.rate, 4),
        "interval": [round(result.low, 4), round(result.high, 4)],
        "games": result.games,
    }
    if args.json:
        print(json.dumps(told))
    else:
        print(
            f"{result.decisions:,} decisions in {result.seconds:.0f} s. Against random players, {result.games} games:"
        )
        print(f"wins {result.rate:.1%}, between {result.low:.1%} and {result.high:.1%} (95 %)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
