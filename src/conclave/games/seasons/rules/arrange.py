"""Looking at the top cards of the draw pile and putting them back in any order."""

from typing import Final

from conclave.games.seasons.rules.picks import CARD
from conclave.games.seasons.rules.piles import clear_limbo, lift_cards, put_back, refill, without
from conclave.games.seasons.rules.registry import FROM_POOL, effect, question
from conclave.games.seasons.rules.state import SeasonsTable
from conclave.games.seasons.rules.turn import pool_options
from conclave.table.frame import DONE, START, Frame

CHOSEN: Final = 1


def arranging(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Look at the top `a` cards; put them back one on the other, the deepest first."""
    if f.step == START:
        f.pool = lift_cards(t, f.owner, f.a)
    else:
        f.pool = without(f.pool, pick - CARD)
        put_back(t, f.owner, pick - CARD)
    if f.pool:
        return t.ask(f, f.owner, ASK_ARRANGE, CHOSEN)
    clear_limbo(t, f.owner)
    refill(t)
    return DONE


ARRANGING: Final = effect("arrange", arranging)
ASK_ARRANGE: Final = question("arrange", pool_options, FROM_POOL)
