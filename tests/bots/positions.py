"""Positions for bots to think about: of both games, one for every kind of question that games at random come to."""

import json
import random
from functools import cache
from typing import Any

import conclave
from conclave.bots import Bot, RatedPick, make_bot, ratings_of
from conclave.games.seasons.rules.energy import count, one
from conclave.games.seasons.rules.table import Seasons

KINGDOM: dict[str, Any] = {"sets": ["base", "enchanted-kingdom"], "tokens": True}
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "seasons": [
        {"level": "apprentice"},
        *({**KINGDOM, "enchantment": key} for key in ("random", "natural-selection", "elemental-construction")),
    ],
    "archimage": [{"circle": circle} for circle in ("I", "II", "III", "IV")],
}
GAMES_OF_EACH = 12


@cache
def positions(game: str) -> dict[str, conclave.Table]:
    """By the question's key, the second table at which it was met: by then something has been learnt."""
    found: dict[int, list[conclave.Table]] = {}
    for number, settings in enumerate(SETTINGS[game] * GAMES_OF_EACH):
        luck = random.Random(f"{game} {number}")
        table = conclave.new(game, players=2 + number % 3, seed=number, **settings)
        while not table.over:
            met = found.setdefault(table.question, [])
            if len(met) < 2:
                met.append(table.copy())
            table.choose(luck.choice(table.options))
    return {met[-1].view(None).question: met[-1] for met in found.values()}


def some_positions(game: str, one_in: int) -> list[conclave.Table]:
    return list(positions(game).values())[::one_in]


def through_text(view: conclave.View) -> conclave.View:
    """A view that has been text, so that nothing of the table comes with it."""
    return conclave.View.load(json.loads(json.dumps(view.dump())))


def answer(spec: str, view: conclave.View, seed: int = 3) -> tuple[int, list[RatedPick]]:
    """What a bot that has seen nothing before chooses, and what it thinks."""
    bot = make_bot(spec, seed, view.game)
    return bot.choose(view), ratings_of(bot)


def played(game: str, bots: list[Bot], seed: int, **settings: Any) -> conclave.Table:
    """A whole game between bots that see views which have been text."""
    table = conclave.new(game, players=len(bots), seed=seed, **settings)
    while not table.over:
        seat = table.asked
        pick = bots[seat].choose(through_text(table.view(seat)))
        assert pick in table.options
        table.choose(pick)
    return table


def share_won(game: str, bots: tuple[str, str], games: int, **settings: Any) -> float:
    """The share of games of two that the first bot wins, from both seats in turn."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        sitting = [make_bot(bots[one != seat], 10 * number + one, game) for one in range(2)]
        table = played(game, sitting, number // 2, **settings)
        won += (seat in table.winners) / len(table.winners)
    return won / games


def card_costing(table: Seasons, kind: int) -> int:
    """A card that costs energies of one type alone."""
    return next(
        card for card, cost in enumerate(table.setup.cost_energy) if cost and cost == count(cost, kind) * one(kind)
    )
