"""Games through the public API, at random or between bots: what simulations and measurements are made of."""

import random

from conclave.bots import Bot
from conclave.table import Table, new_table
from conclave.table.data import Options
from conclave.table.rng import key_from_seed


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
