"""How our own bots are made, from what stands behind the colon of their name."""

import re
from collections.abc import Callable
from typing import Final

from conclave.bots.bot import Bot, Maker
from conclave.bots.game_bots import bots_of
from conclave.bots.greedy import DEALS, GreedyBot
from conclave.bots.random_bot import BlindDrafter, RandomBot
from conclave.bots.search import SearchBot

BUDGET: Final = re.compile(r"([1-9]\d{0,6})|(\d{0,4}\.?\d{1,4})s")
MASTER: Final = "0.4s"
BLIND: Final = "blind"


def plain(maker: Maker) -> Callable[[str], Maker]:
    """A bot with nothing to set."""

    def made(rest: str) -> Maker:
        if rest:
            raise ValueError(rest)
        return maker

    return made


def random_bot(game: str, seed: int) -> Bot:
    return RandomBot(seed)


def greedy_bot(game: str, seed: int, deals: int = DEALS, noise: float = 0.0) -> Bot:
    """A game's own greedy player, or one that goes by its judge."""
    bots = bots_of(game)
    if bots.greedy is not None:
        return bots.greedy(seed, noise)
    return GreedyBot(bots.judge(), seed, deals, noise)


def greedy_bots(rest: str) -> Maker:
    """`greedy`, or `greedy:blind`."""
    return blind_bot if rest == BLIND else plain(greedy_bot)(rest)


def blind_bot(game: str, seed: int) -> Bot:
    drafting = bots_of(game).drafting
    if drafting is None:
        raise ValueError(game)
    return BlindDrafter(greedy_bot(game, seed), seed, drafting)


def novice_bot(game: str, seed: int) -> Bot:
    """A greedy player that is often wrong about what its options are worth."""
    return greedy_bot(game, seed, 1, bots_of(game).noise)


def search_bot(rest: str) -> Maker:
    """So many simulations a decision, or so many seconds."""
    found = BUDGET.fullmatch(rest)
    if rest and not found:
        raise ValueError(rest)
    sims = int(found[1] or 0) if found else 0
    seconds = float(found[2] or 0) if found else 0.0
    if found and not sims and not seconds:
        raise ValueError(rest)

    def made(game: str, seed: int) -> Bot:
        bots = bots_of(game)
        guide = bots.greedy(seed, 0.0) if bots.greedy is not None else None
        return SearchBot(bots.judge(), seed, sims if found else bots.simulations, seconds, guide)

    return made


BUILT_IN: Final[dict[str, Callable[[str], Maker]]] = {
    "random": plain(random_bot),
    "greedy": greedy_bots,
    "search": search_bot,
    "novice": plain(novice_bot),
    "adept": plain(greedy_bot),
    "master": plain(search_bot(MASTER)),
}
