"""Games through the public API: one of a contest, at random, or between bots."""

import random
import time
from collections.abc import Sequence
from contextlib import suppress

from conclave.arena.game_statistics import log_of
from conclave.arena.matches import Contest, Game
from conclave.arena.results import Row
from conclave.bots import Bot, make_bot
from conclave.bots.errors import BotFault, pick_of
from conclave.table import Table, new_table
from conclave.table.data import Options
from conclave.table.rng import key_from_seed
from conclave.text import in_language


def play_games(contest: Contest, games: Sequence[Game], language: str) -> tuple[list[Row], float]:
    """The rows of some games, and the seconds that they took; what bots do wrong is told in the language."""
    began = time.perf_counter()
    with in_language(language):
        rows = [row for game in games for row in play_game(contest, game)]
    return rows, time.perf_counter() - began


def play_game(contest: Contest, game: Game) -> list[Row]:
    """Play one game; a bot that errs forfeits it, and the others share the win."""
    match, rotation = game
    names = [contest.bots[bot] for bot in contest.seatings[rotation]]
    table = new_table(contest.game, None, key_from_seed(contest.table_seed(match)), contest.options)
    log = log_of(table)
    decisions = [0] * table.seats
    seconds = [0.0] * table.seats
    faults = [""] * table.seats
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            try:
                bots.append(make_bot(name, contest.bot_seed(game, seat), contest.game))
            except BotFault as fault:
                faults[seat] = str(fault)
                break
        while not table.over and not any(faults):
            seat = table.asked
            view = table.view(seat)
            began = time.perf_counter()
            try:
                pick = pick_of(bots[seat], names[seat], view)
            except BotFault as fault:
                faults[seat] = str(fault)
                continue
            finally:
                seconds[seat] += time.perf_counter() - began
                decisions[seat] += 1
            table.choose(pick, seat)
            if log is not None:
                log.hear(table)
    finally:
        dismiss(bots)
    won = shares(table, faults)
    return [
        {
            "match": match,
            "rotation": rotation,
            "seed": contest.table_seed(match),
            "players": table.seats,
            "seat": seat,
            "bot": names[seat],
            "score": table.scores[seat],
            "won": won[seat],
            "rounds": table.round,
            "decisions": decisions[seat],
            "seconds": seconds[seat],
            "fault": faults[seat],
            "cards": log.rows(table, seat) if log is not None else [],
        }
        for seat in range(table.seats)
    ]


def shares(table: Table, faults: list[str]) -> list[float]:
    """What each seat has of the win: winners share it, and so do all the others where one has forfeited."""
    winners = [seat for seat, fault in enumerate(faults) if not fault] if any(faults) else list(table.winners)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]


def dismiss(bots: list[Bot]) -> None:
    """Let bots go that hold something, such as a program of their own."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            with suppress(Exception):
                close()


def random_game(game: str, seed: int, options: Options, dice: random.Random) -> tuple[Table, int]:
    """Play one game to its end, every pick uniformly at random; tells the table and how many decisions it took."""
    table = new_table(game, None, key_from_seed(seed), options)
    chance = dice.random
    decisions = 0
    while not table.over:
        options_now = table.options
        table.choose(options_now[int(chance() * len(options_now))])
        decisions += 1
    return table, decisions


def bot_game(game: str, seed: int, options: Options, bots: list[Bot]) -> tuple[Table, int]:
    """The same between bots, by seat: each sees a view made for it at that moment, never the table."""
    table = new_table(game, None, key_from_seed(seed), options)
    decisions = 0
    while not table.over:
        seat = table.asked
        table.choose(bots[seat].choose(table.view(seat)), seat)
        decisions += 1
    return table, decisions
