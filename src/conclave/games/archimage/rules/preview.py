"""What a player wants to know before choosing: the numbers that choices change, what a seal takes, what is wasted."""

from collections.abc import Sequence
from typing import Final

from conclave.games.archimage.rules.elements import ELEMENT_NAMES, element_of, power_of
from conclave.games.archimage.rules.picks import BREAK, CAST, GIVE_UP, SCROLL, SPACE
from conclave.games.archimage.rules.scoring import breakdown
from conclave.games.archimage.rules.scrolls import SCROLL_KEYS
from conclave.games.archimage.rules.state import ArchimageTable, stored
from conclave.games.archimage.rules.turn import ASK_TURN
from conclave.games.archimage.rules.ways import seal_at
from conclave.table.data import Costs, Waste


class ArchimageWaste(Waste, total=False):
    """What of this game would be left undone."""

    dice: int
    scrolls: list[str]


WASTES: Final = ["dice"]


def figures(t: ArchimageTable, seat: int) -> dict[str, int]:
    """The numbers of a player: dice still to be used, seals on Absorptions, scrolls and what these are worth."""
    me = t.players[seat]
    seals = sum(1 for entry in me.scrolls if stored(entry))
    points = sum(breakdown(t, seat).values())
    return {"dice": len(me.dice), "seals": seals, "scrolls": len(me.scrolls), "points": points}


def cost_of(t: ArchimageTable, pick: int, seat: int) -> Costs | None:
    """The seal that dice have to match; None for a pick that breaks none."""
    if not BREAK <= pick < SPACE or t.question != ASK_TURN:
        return None
    token = seal_at(t, pick - BREAK)
    return {"element": ELEMENT_NAMES[element_of(token)], "power": power_of(token)}


def wasted(t: ArchimageTable, pick: int, seat: int) -> Sequence[ArchimageWaste]:
    """Who gives up while a spell could be cast loses dice that it might bring to use."""
    if pick != GIVE_UP or t.question != ASK_TURN:
        return []
    scrolls = [SCROLL_KEYS[other - CAST] for other in t.options_of(seat) if CAST <= other < SCROLL]
    dice = len(t.players[seat].dice)
    return [{"waste": "dice", "dice": dice, "scrolls": scrolls}] if scrolls and dice else []
