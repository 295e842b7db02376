"""Choosing some of a player's dice, in rising order and of one colour; and what a spell's element lets one choose."""

from conclave.archimage.elements import COLOURS, SPIRIT, colour_of
from conclave.archimage.picks import DIE, DONE_PICK
from conclave.table.frame import Frame


def colours_of(element: int) -> list[int]:
    """The colours that a spell of an element may touch: its own, or for spirit any one."""
    return list(range(COLOURS)) if element == SPIRIT else [element]


def more_dice(eligible: list[int], chosen: tuple[int, ...], most: int) -> list[int]:
    """Another die of the same colour, not below the last; or done, once there is one."""
    left = list(eligible)
    for number in chosen:
        left.remove(number)
    picks = [DONE_PICK] if chosen else []
    if len(chosen) < most:
        fitting = {
            number
            for number in left
            if not chosen or (number >= chosen[-1] and colour_of(number) == colour_of(chosen[0]))
        }
        picks += [DIE + number for number in sorted(fitting)]
    return picks


def hear_die(f: Frame, pick: int) -> bool:
    """Take a die into the choice; tells whether it is done."""
    if pick == DONE_PICK:
        return True
    f.todo = (*f.todo, pick - DIE)
    return False
