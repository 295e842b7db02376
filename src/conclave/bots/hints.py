"""A hint: the options that a bot thinks best, found from what a seat may know and nothing else."""

from typing import Final

from conclave.bots.bot import RatedPick
from conclave.bots.errors import NoRatings, checked_ratings, pick_of
from conclave.bots.game_bots import bots_of
from conclave.bots.registry import make_bot
from conclave.table import View
from conclave.text import say

HINTER: Final = "master"  # who is asked where nobody else is named
BEST: Final = 3  # options that a hint names


def together(view: View) -> bool:
    """Whether a question is the first of several that choose a set: then a hint names the set (`best_set`)."""
    return view.question in bots_of(view.game).sets and set_size(view) > 1


def set_size(view: View) -> int:
    """How many picks the set has that is chosen in a view; 0 where none is."""
    chosen = view.data["set"]
    return int(chosen["most"]) if chosen is not None else 0


def best_set(view: View, bot: str = HINTER, seed: int = 0) -> list[int]:
    """The set that whoever is asked would choose, pick by pick on a table dealt from the view."""
    thinker = make_bot(bot, seed, view.game)
    table = view.deal(seed)
    assert view.seat is not None
    picks: list[int] = []
    for _ in range(set_size(view)):
        pick = pick_of(thinker, bot, table.view(view.seat))
        table.choose(pick, view.seat)
        picks.append(pick)
    return picks


def hint(view: View, bot: str = HINTER, seed: int = 0) -> list[RatedPick]:
    """The best options of whoever is asked in a view, at most three, the best first."""
    thinker = make_bot(bot, seed, view.game)
    pick_of(thinker, bot, view)
    ratings = checked_ratings(thinker, bot, view)[:BEST]
    if not ratings and len(view.options) > 1:
        raise NoRatings(say("fault-no-thoughts", bot=bot))
    return ratings
