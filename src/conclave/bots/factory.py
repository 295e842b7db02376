"""How our own bots are made, from what stands behind the colon of their name."""

import re
from collections.abc import Callable
from typing import Final

from conclave.bots.blind_draft import BlindDrafter
from conclave.bots.bot import Bot, Maker
from conclave.bots.greedy import GreedyBot
from conclave.bots.judge import Judge
from conclave.bots.random_bot import RandomBot
from conclave.bots.search import SearchBot
from conclave.games.archimage.bots import greedy as archimage_greedy
from conclave.games.archimage.bots.judge import ArchimageJudge
from conclave.games.seasons.bots.judge import SeasonsJudge

JUDGES: Final[dict[str, type[Judge]]] = {"seasons": SeasonsJudge, "archimage": ArchimageJudge}
BUDGET: Final = re.compile(r"([1-9]\d{0,6})|(\d{0,4}\.?\d{1,4})s")
SIMULATIONS: Final = {"seasons": 200, "archimage": 320}  # about 50 ms of one core: what `search` alone means
BLUR: Final = {"seasons": 3.0, "archimage": 2.0}  # points that a novice may be wrong about an option
MASTER: Final = "0.4s"
BLIND: Final = "blind"


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
    return archimage_greedy.GreedyBot(seed) if game == "archimage" else GreedyBot(judge_of(game), seed)


def greedy_bots(rest: str) -> Maker:
    """`greedy`, or `greedy:blind`."""
    return blind_bot if rest == BLIND else plain(greedy_bot)(rest)


def blind_bot(game: str, seed: int) -> Bot:
    if game != "seasons":
        raise ValueError(game)  # nobody drafts there
    return BlindDrafter(greedy_bot(game, seed), seed)


def novice_bot(game: str, seed: int) -> Bot:
    """A greedy player that is often wrong about what its options are worth."""
    if game == "archimage":
        return archimage_greedy.GreedyBot(seed, BLUR[game])
    return GreedyBot(judge_of(game), seed, 1, BLUR[game])


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
        judge = judge_of(game)
        adviser = archimage_greedy.GreedyBot(seed) if game == "archimage" else None
        return SearchBot(judge, seed, sims if found else SIMULATIONS[game], seconds, adviser)

    return made


BUILT_IN: Final[dict[str, Callable[[str], Maker]]] = {
    "random": plain(random_bot),
    "greedy": greedy_bots,
    "search": search_bot,
    "novice": plain(novice_bot),
    "adept": plain(greedy_bot),
    "master": plain(search_bot(MASTER)),
}
