"""Where effects, questions and spells are registered."""

from collections.abc import Callable
from typing import Final

from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.scrolls import SCROLLS, SPELLS, scroll_element, spell_of
from conclave.games.archimage.rules.state import ArchimageTable
from conclave.table.effects import Effect

Usable = Callable[[ArchimageTable, int, int], bool]  # whether a seat's spell of an element would change anything

effect: Final = REGISTRY.effect
question: Final = REGISTRY.question

SPELL_EFFECTS: Final[list[int]] = [-1] * len(SPELLS)
SCROLL_USABLE: Final[list[Usable | None]] = [None] * SCROLLS
SCROLL_ELEMENTS: Final = [scroll_element(number) for number in range(SCROLLS)]


def spell(number: int, act: Effect, usable: Usable) -> int:
    """Put a spell into the book. The frame of a spell that is cast has the scroll in `card` and its element in `a`."""
    SPELL_EFFECTS[number] = effect(SPELLS[number], act)
    for one in range(1, SCROLLS):
        if spell_of(one) == number:
            SCROLL_USABLE[one] = usable
    return SPELL_EFFECTS[number]


def is_usable(t: ArchimageTable, seat: int, scroll: int) -> bool:
    """Whether the spell of a scroll can be used by a seat now."""
    usable = SCROLL_USABLE[scroll]
    return usable is not None and usable(t, seat, SCROLL_ELEMENTS[scroll])
