"""What results tell of the strength of bots: win rates, ratings, how sure they are, and what it takes to know more.

The games of a match share their luck, so matches are what is counted: every interval is made from figures by match.
"""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.stats import norm, t  # type: ignore[import-untyped]

Floats = NDArray[np.float64]

SURE: Final = float(norm.ppf(0.975))  # standard deviations of a 95 % interval
POWER: Final = float(norm.ppf(0.8))  # and those that make a real difference show in 80 % of contests
ELO: Final = 400 / math.log(10)  # points of rating to one of the logarithm of strength
RESAMPLED: Final = 1000  # times
AT_ONCE: Final = 2_000_000  # random weights that are held in memory
STEPS: Final = 100  # of Newton's method, which takes about ten
LONGEST_STEP: Final = 1.0
CLOSE: Final = 1e-9
ENDLESS: Final = 10**9  # games that nobody plays


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def win_rate(by_match: Floats) -> Interval:
    """The mean of a bot's win shares by match, with Wilson's interval for as many games as the matches are worth.

    What they are worth follows from how much matches differ; where none differs, each is worth one game.
    """
    matches = len(by_match)
    rate = float(by_match.mean())
    if matches < 2:
        return Interval(rate, 0.0, 1.0)
    variance = float(by_match.var(ddof=1)) / matches
    worth = rate * (1 - rate) / variance if variance > 0 else float(matches)
    width = float(t.ppf(0.975, matches - 1)) ** 2 / worth  # few matches tell their spread badly
    middle = (rate + width / 2) / (1 + width)
    reach = math.sqrt(width * (rate * (1 - rate) + width / 4)) / (1 + width)
    return Interval(rate, min(rate, max(0.0, middle - reach)), max(rate, min(1.0, middle + reach)))


def spread(by_match: Floats) -> float:
    """The standard deviation of matches; where none differs from the others, what one that did would make it."""
    found = float(by_match.std(ddof=1))
    rate = (float(by_match.sum()) + 1) / (len(by_match) + 2)
    return found if found > 0 else math.sqrt(rate * (1 - rate))


def told_apart(by_match: Floats) -> float:
    """The smallest difference from a fair share that so many matches would show in four contests of five."""
    if len(by_match) < 2:
        return 1.0
    return min(1.0, (SURE + POWER) * spread(by_match) / math.sqrt(len(by_match)))


def matches_needed(by_match: Floats, fair: float) -> int | None:
    """How many matches it takes to tell the difference from a fair share that was seen; None if there is none."""
    difference = abs(float(by_match.mean()) - fair)
    if len(by_match) < 2 or difference < CLOSE:
        return None
    needed = ((SURE + POWER) * spread(by_match) / difference) ** 2
    return math.ceil(needed) if needed < ENDLESS else None


def strengths(wins: Floats, games: Floats, seats: Floats) -> Floats:
    """The logarithms of the strengths that make results the likeliest, with a mean of 0, for each of many samples.

    A bot wins with a chance of its strength among those of all seats: Bradley and Terry's model where two play.
    `wins` is by sample, line-up and bot, `games` by sample and line-up, `seats` (a bot's number of them) by line-up
    and bot.
    """
    samples, _, bots = wins.shape
    strength = np.zeros((samples, bots))
    won = wins.sum(axis=1)
    for _ in range(STEPS):
        parts = seats * np.exp(strength)[:, None, :]
        chances = parts / parts.sum(axis=2, keepdims=True)
        expected = np.einsum("sl,slb->sb", games, chances)
        bend = -np.einsum("sl,sla,slb->sab", games, chances, chances)
        bend[:, range(bots), range(bots)] += expected
        bend += expected.mean() / bots  # the mean of all is free; this holds it where it is
        step = np.linalg.solve(bend, (won - expected)[:, :, None])[:, :, 0]
        step -= step.mean(axis=1, keepdims=True)
        longest = np.abs(step).max(axis=1, keepdims=True)
        strength += step * np.minimum(1.0, LONGEST_STEP / np.maximum(longest, CLOSE))
        if longest.max() < CLOSE:
            break
    return strength


def ratings(wins: Floats, games: Floats, seats: Floats, anchor: int | None = None, seed: int = 1) -> list[Interval]:
    """The bots' ratings on Elo's scale, from wins by match, line-up and bot and the games of each line-up in a match.

    The anchor is rated 0, or the mean of all where there is none. One match is added in which all were equal, without
    which nobody could be rated who has won everything. The interval comes from weighing the matches anew at random, the
    added one too.
    """
    matches, lineups, bots = wins.shape
    equal = games[:, None] * seats / seats.sum(axis=1, keepdims=True)
    every = np.concatenate([wins, equal[None]]).reshape(matches + 1, lineups * bots)
    luck = np.random.default_rng(seed)

    def rated(weights: Floats) -> Floats:
        summed = (weights @ every).reshape(len(weights), lineups, bots)
        found = strengths(summed, weights.sum(axis=1)[:, None] * games, seats)
        return ELO * (found - (found.mean(axis=1) if anchor is None else found[:, anchor])[:, None])

    value = rated(np.ones((1, matches + 1)))[0]
    together = max(1, min(RESAMPLED, AT_ONCE // (matches + 1)))
    tried: list[Floats] = []
    while sum(len(some) for some in tried) < RESAMPLED:
        tried.append(rated(luck.standard_exponential((together, matches + 1))))
    low, high = np.percentile(np.concatenate(tried), [2.5, 97.5], axis=0)
    return [Interval(float(value[bot]), float(low[bot]), float(high[bot])) for bot in range(bots)]
