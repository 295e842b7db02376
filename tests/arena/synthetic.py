"""Results that were never played, in which it is known what every card is worth."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from conclave.arena.results import EXTRA, Results, Row, Settings, schema, write_part
from conclave.games.seasons.rules.sets import base, enchanted_kingdom
from conclave.text.extras import library

KEYS = [*base.SET.cards, *enchanted_kingdom.SET.cards]
DEAL = 9
SETTINGS: Settings = {
    "game": "seasons",
    "options": {},
    "bots": ["greedy"],
    "seed": 1,
    "lineup": "pairs",
    "version": "0",
}


def true_values(seed: int = 1, spread: float = 6.0) -> dict[str, float]:
    """What each card is worth, compared with their mean."""
    dice = random.Random(seed)
    values = [dice.gauss(0, spread) for _ in KEYS]
    mean = sum(values) / len(values)
    return {key: value - mean for key, value in zip(KEYS, values, strict=True)}


def seat_row(match: int, seat: int, cards: list[str], score: int, players: int = 2, bot: str = "greedy") -> Row:
    """A seat with its cards, the best drafted first; `won` is settled by `game_rows`."""
    lying = [
        {"card": key, "drafted": at + 1, "year": 1 + at // 3, "summoned": 5 * (at < 6), "used": at % 2, "points": 4}
        for at, key in enumerate(cards)
    ]
    row: Row = {"match": match, "rotation": 0, "seed": match, "players": players, "seat": seat, "bot": bot}
    row |= {"score": score, "won": 0.0, "rounds": 20, "decisions": 60, "seconds": 0.1, "fault": "", "cards": lying}
    return row


def game_rows(rows: list[Row]) -> list[Row]:
    """The seats of a game, with the win shared among the best."""
    best = max(row["score"] for row in rows)
    winners = [row for row in rows if row["score"] == best]
    for row in winners:
        row["won"] = 1 / len(winners)
    return rows


def made_rows(
    games: int, values: Mapping[str, float], players: int = 2, noise: float = 30, seed: int = 1, bot: str = "greedy"
) -> list[Row]:
    """Games in which a score is what the cards are worth, and luck."""
    dice = random.Random(seed)
    rows: list[Row] = []
    for match in range(games):
        deck = [key for key in values for _ in range(2)]
        dice.shuffle(deck)
        hands = [sorted(deck[DEAL * seat : DEAL * seat + DEAL]) for seat in range(players)]
        scores = [round(100 + sum(values[key] for key in hand) + dice.gauss(0, noise)) for hand in hands]
        pairs = zip(hands, scores, strict=True)
        rows += game_rows([seat_row(match, seat, *pair, players, bot) for seat, pair in enumerate(pairs)])
    return rows


def results_of(rows: list[Row]) -> Results:
    pyarrow = library("pyarrow", EXTRA)
    return Results(SETTINGS, pyarrow.Table.from_pylist(rows, schema=schema("seasons")))


def written(folder: Path, rows: list[Row], **settings: Any) -> Path:
    """A folder with the rows in it, as the arena writes it."""
    write_part(folder, {**SETTINGS, **settings}, rows)
    return folder
