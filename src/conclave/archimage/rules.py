"""Where effects, questions and spells are registered."""

from collections.abc import Callable
from typing import Final

from conclave.archimage.scrolls import SCROLLS, SPELLS, scroll_element, spell_of
from conclave.archimage.state import ArchimageTable
from conclave.table.frame import Frame

Effect = Callable[[ArchimageTable, Frame, int], int]
Question = Callable[[ArchimageTable, Frame, int], list[int]]
Usable = Callable[[ArchimageTable, int, int], bool]  # whether a seat's spell of an element would change anything

EFFECTS: Final[list[Effect]] = []
EFFECT_KEYS: Final[list[str]] = []
QUESTIONS: Final[list[Question]] = []
QUESTION_KEYS: Final[list[str]] = []

SPELL_EFFECTS: Final[list[int]] = [-1] * len(SPELLS)
SCROLL_USABLE: Final[list[Usable | None]] = [None] * SCROLLS
SCROLL_ELEMENTS: Final = [scroll_element(number) for number in range(SCROLLS)]


def effect(key: str, act: Effect) -> int:
    """Register a step function; its number is what frames hold, its key what saves say."""
    EFFECTS.append(act)
    EFFECT_KEYS.append(key)
    return len(EFFECTS) - 1


def question(key: str, options: Question) -> int:
    """Register a question by the function that lists its answers from table, frame and seat."""
    QUESTIONS.append(options)
    QUESTION_KEYS.append(key)
    return len(QUESTIONS) - 1


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
