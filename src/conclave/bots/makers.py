"""How our own bots are made, from what stands behind the colon of their name."""

import re
from collections.abc import Callable
from typing import Final

from conclave.bots.archimage.greedy import GreedyBot
from conclave.bots.archimage.judge import ArchimageJudge
from conclave.bots.bot import Bot, Maker
from conclave.bots.greedy import Greedy
from conclave.bots.judging import Judge
from conclave.bots.searching import SearchBot
from conclave.bots.seasons.judge import SeasonsJudge
from conclave.bots.uniform import RandomBot

JUDGES: Final[dict[str, type[Judge]]] = {"seasons": SeasonsJudge, "archimage": ArchimageJudge}
BUDGET: Final = re.compile(r"([1-9]\d{0,6})|(\d{0,4}\.?\d{1,4})s")
SIMULATIONS: Final = 200  # where nobody says how many


def judge_of(game: str) -> Judge:
    if game not in JUDGES:
        raise ValueError(game)
    return JUDGES[game]()


def plain(maker: Maker) -> Callable[[str], Maker]:
    """A bot with nothing to set."""

    def made(rest: str) -> Maker:
        if rest:
            raise ValueError(rest)
        return maker

    return made


def random_bot(game: str, seed: int) -> Bot:
    return RandomBot(seed)


def greedy_bot(game: str, seed: int) -> Bot:
    return GreedyBot(seed) if game == "archimage" else Greedy(judge_of(game), seed)


def search_bot(rest: str) -> Maker:
    """So many simulations a decision, or so many seconds."""
    found = BUDGET.fullmatch(rest or str(SIMULATIONS))
    if not found:
        raise ValueError(rest)
    sims = int(found[1] or 0)
    seconds = float(found[2] or 0)

    def made(game: str, seed: int) -> Bot:
        return SearchBot(judge_of(game), seed, sims, seconds, adviser=Greedy(judge_of(game), seed, 1))

    return made


BUILT_IN: Final[dict[str, Callable[[str], Maker]]] = {
    "random": plain(random_bot),
    "greedy": plain(greedy_bot),
    "search": search_bot,
    "novice": plain(random_bot),
    "adept": plain(greedy_bot),
    "master": plain(search_bot("0.4s")),
}
