"""What the games of a contest add up to, as figures; `charts` shows them to people."""

from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from conclave.arena.matches import Contest, Seating
from conclave.arena.ratings import Floats, Interval, matches_needed, ratings, told_apart, win_rate
from conclave.bots.registry import RANDOM

ANCHOR: Final = RANDOM  # the bot that others are rated from, where it plays


@dataclass(frozen=True)
class Rate:
    """How often a bot has won in a line-up; ties share the win."""

    bot: str
    against: list[str]
    games: int
    won: Interval
    fair: float  # what a bot like the others would win
    clear: bool  # whether the interval leaves the fair share out
    more_games: int | None  # of the contest, that would tell the difference seen; None: there is none in sight
    difference_told: float  # the smallest that so many games would show


@dataclass(frozen=True)
class Standing:
    """A bot over all its games."""

    bot: str
    rating: Interval
    games: int
    won: float
    score: float
    seconds_a_decision: float


@dataclass(frozen=True)
class Forfeit:
    """A bot that erred."""

    bot: str
    games: int
    of: int
    first: str


@dataclass(frozen=True)
class Report:
    """The whole of it. Rates and standings are those of matches that are complete."""

    games: int
    matches: int
    rates: list[Rate]
    standings: list[Standing]  # the best first
    anchor: str  # who is rated 0; nobody: the mean of all
    forfeits: list[Forfeit]

    def data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "matches": self.matches,
            "rates": [asdict(rate) for rate in self.rates],
            "ratings": [asdict(standing) for standing in self.standings],
            "anchor": self.anchor or None,
            "faults": [asdict(forfeit) for forfeit in self.forfeits],
        }


class Tally:
    """The rows of results, a pyarrow table, as arrays: one figure for each seat of each game."""

    def __init__(self, contest: Contest, rows: Any) -> None:
        place = {bot: at for at, bot in enumerate(contest.bots)}
        self.contest = contest
        self.match = rows["match"].to_numpy()
        self.rotation = rows["rotation"].to_numpy()
        self.bot = np.array([place[name] for name in rows["bot"].to_pylist()], dtype=np.int64)
        self.won = rows["won"].to_numpy().astype(np.float64)
        self.score = rows["score"].to_numpy().astype(np.float64)
        self.seconds = rows["seconds"].to_numpy()
        self.decisions = rows["decisions"].to_numpy()
        self.faults: list[str] = rows["fault"].to_pylist()
        found, self.at, rows_of = np.unique(self.match, return_inverse=True, return_counts=True)
        self.whole = rows_of == len(contest.seatings) * contest.players  # by match
        self.counted = self.whole[self.at]  # by row
        self.matches = int(self.whole.sum())
        self.games = len(self.bot) // contest.players
        self.all_matches = len(found)

    def wins(self) -> Floats:
        """By complete match, rotation and bot."""
        wins: Floats = np.zeros((self.all_matches, len(self.contest.seatings), len(self.contest.bots)))
        np.add.at(wins, (self.at, self.rotation, self.bot), self.won)
        complete: Floats = wins[self.whole]
        return complete

    def forfeits(self) -> list[Forfeit]:
        found: dict[int, list[str]] = {}
        for bot, fault in zip(self.bot.tolist(), self.faults, strict=True):
            if fault:
                found.setdefault(bot, []).append(fault)
        names = self.contest.bots
        return [
            Forfeit(names[bot], len(faults), len(np.unique(self.game_of(self.bot == bot))), faults[0])
            for bot, faults in sorted(found.items())
        ]

    def game_of(self, rows: Any) -> Any:
        """A number for the game of each of some rows."""
        return (self.at * len(self.contest.seatings) + self.rotation)[rows]


def report_of(contest: Contest, rows: Any) -> Report:
    """What results say; `rows` is a pyarrow table of them."""
    tally = Tally(contest, rows)
    if not tally.matches:
        return Report(tally.games, 0, [], [], "", tally.forfeits())
    lineups: dict[Seating, list[int]] = {}  # the rotations of each, by who plays
    for rotation, seating in enumerate(contest.seatings):
        lineups.setdefault(tuple(sorted(seating)), []).append(rotation)
    wins = tally.wins()
    by_lineup = np.stack([wins[:, rotations].sum(axis=1) for rotations in lineups.values()], axis=1)
    games = np.array([len(rotations) for rotations in lineups.values()], dtype=np.float64)
    seats = np.array([[who.count(bot) for bot in range(len(contest.bots))] for who in lineups], dtype=np.float64)
    rates = [
        rate_of(contest, who, bot, by_lineup[:, at, bot] / games[at], len(rotations))
        for at, (who, rotations) in enumerate(lineups.items())
        for bot in shown(contest, who)
    ]
    anchor = contest.bots.index(ANCHOR) if ANCHOR in contest.bots else None
    standings = [standing_of(tally, bot, rating) for bot, rating in enumerate(ratings(by_lineup, games, seats, anchor))]
    standings.sort(key=lambda standing: -standing.rating.value)
    return Report(tally.games, tally.matches, rates, standings, "" if anchor is None else ANCHOR, tally.forfeits())


def shown(contest: Contest, who: Seating) -> list[int]:
    """Whose win rate tells all of a line-up: of two bots the one that is alone, or the first; else everybody's."""
    if len(set(who)) > 2:
        return list(who)
    if len(set(who)) == 1:
        return []  # a bot against itself
    return [min(who, key=lambda bot: (who.count(bot), bot))]


def rate_of(contest: Contest, who: Seating, bot: int, by_match: Floats, rotations: int) -> Rate:
    others = list(who)
    others.remove(bot)
    fair = 1 / contest.players
    won = win_rate(by_match)
    clear = not won.low <= fair <= won.high
    matches = len(by_match)
    needed = matches_needed(by_match, fair)
    more = None
    if clear:
        more = 0
    elif needed is not None:
        more = max(1, needed - matches) * len(contest.seatings)
    against = [contest.bots[other] for other in others]
    return Rate(contest.bots[bot], against, matches * rotations, won, fair, clear, more, told_apart(by_match))


def standing_of(tally: Tally, bot: int, rating: Interval) -> Standing:
    rows = tally.counted & (tally.bot == bot)
    games = len(np.unique(tally.game_of(rows)))
    return Standing(
        bot=tally.contest.bots[bot],
        rating=rating,
        games=games,
        won=float(tally.won[rows].sum()) / games,
        score=float(tally.score[rows].mean()),
        seconds_a_decision=float(tally.seconds[rows].sum() / max(1, tally.decisions[rows].sum())),
    )
