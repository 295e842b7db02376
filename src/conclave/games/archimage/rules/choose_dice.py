"""Choosing some of a player's dice, in rising order and of one colour; and what a spell's element lets one choose."""

from conclave.games.archimage.rules.elements import COLOURS, SPIRIT, colour_of
from conclave.games.archimage.rules.picks import DIE, DONE_PICK
from conclave.table.frame import Frame


def colours_of(element: int) -> list[int]:
    """The colours that a spell of an element may touch: its own, or for spirit any one."""
    return list(range(COLOURS)) if element == SPIRIT else [element]


def suits(number: int, element: int) -> bool:
    """Whether a spell of an element may touch a die."""
    return element in (SPIRIT, colour_of(number))


def more_dice(eligible: list[int], chosen: tuple[int, ...], most: int) -> list[int]:
    """Of some dice, rising: another of the same colour, not below the last; or done, once there is one."""
    picks = [DONE_PICK] if chosen else []
    if len(chosen) >= most:
        return picks
    at = 0
    for number in chosen:
        at = eligible.index(number, at) + 1
    last = -1
    for then in range(at, len(eligible)):
        number = eligible[then]
        if number != last and (not chosen or colour_of(number) == colour_of(chosen[0])):
            picks.append(DIE + number)
            last = number
    return picks


def hear_die(f: Frame, pick: int) -> bool:
    """Take a die into the choice; tells whether it is done."""
    if pick == DONE_PICK:
        return True
    f.todo = (*f.todo, pick - DIE)
    return False
