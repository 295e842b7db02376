"""Dice: rolling, gains and losses, choosing some of one's own in rising order, and exact sets for a seal."""

from conclave.games.archimage.rules.elements import (
    COLOURS,
    SIDES,
    SPIRIT,
    colour_of,
    die,
    element_of,
    power_of,
    value_of,
)
from conclave.games.archimage.rules.events import CHANGED_DIE, GAINED_DIE, LOST_DIE
from conclave.games.archimage.rules.picks import DIE, DONE_PICK
from conclave.games.archimage.rules.state import ArchimageTable, Player
from conclave.table.effects import ChoiceSet
from conclave.table.frame import Frame
from conclave.table.rng import roll_many


def roll_dice(t: ArchimageTable, colour: int, number: int) -> list[int]:
    """Roll dice of a colour: each spell that rolls has luck of its own."""
    shown = roll_many(t.key, "die", 0, t.rolls, number, SIDES)
    t.rolls += 1
    t.revealed = True
    return [die(colour, value + 1) for value in shown]


def gain_die(t: ArchimageTable, seat: int, number: int) -> None:
    """A die from the reserve."""
    t.reserve[colour_of(number)] -= 1
    t.players[seat].add_die(number)
    t.note(GAINED_DIE, seat, 0, number)


def lose_die(t: ArchimageTable, seat: int, number: int) -> None:
    """A die goes back to its reserve."""
    t.players[seat].dice.remove(number)
    t.reserve[colour_of(number)] += 1
    t.note(LOST_DIE, seat, 0, number)


def change_die(t: ArchimageTable, seat: int, old: int, new: int) -> None:
    """A die shows something else, or is swapped for one of another colour."""
    me = t.players[seat]
    me.dice.remove(old)
    me.add_die(new)
    if colour_of(old) != colour_of(new):
        t.reserve[colour_of(old)] += 1
        t.reserve[colour_of(new)] -= 1
    t.note(CHANGED_DIE, seat, 0, new, old)


def raised(number: int, by: int) -> int:
    """A die that shows more or less, within 1 and 6."""
    return die(colour_of(number), max(1, min(SIDES, value_of(number) + by)))


# --- choosing ------------------------------------------------------------------------------------------------------


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


def dice_set(eligible: list[int], chosen: tuple[int, ...], most: int) -> ChoiceSet | None:
    """The set that `more_dice` chooses, of dice that are all of one colour; None once no more can be chosen."""
    open_to = eligible[:]
    for number in chosen:
        open_to.remove(number)
    limits = [(DIE + one, open_to.count(one)) for one in sorted(set(open_to)) if not chosen or one >= chosen[-1]]
    left = min(most - len(chosen), sum([often for _, often in limits]))
    return ChoiceSet(left, limits, 0 if chosen else 1, DONE_PICK) if left > 0 else None


def hear_die(f: Frame, pick: int) -> bool:
    """Take a die into the choice; tells whether it is done."""
    if pick == DONE_PICK:
        return True
    f.todo = (*f.todo, pick - DIE)
    return False


# --- exact sets ----------------------------------------------------------------------------------------------------


# A set is exact if it is enough, and without its lowest die not enough. Dice are named in rising order, so the lowest
# comes first, and what the whole set shows beyond the power must be less than what that one shows.


def next_dice(me: Player, token: int, chosen: tuple[int, ...]) -> list[int]:
    """Which dice may come next, rising, on the way to an exact set for a seal; none once the chosen are one."""
    element = element_of(token)
    short = power_of(token)
    at = 0
    for number in chosen:
        short -= value_of(number)
        at = me.dice.index(number, at) + 1
    found: list[int] = []
    if short <= 0:
        return found
    last = -1
    while at < len(me.dice):
        number = me.dice[at]
        at += 1
        colour = colour_of(number)
        if number == last or (colour != colour_of(chosen[0]) if chosen else element not in (SPIRIT, colour)):
            continue
        last = number
        spare = value_of(chosen[0]) if chosen else value_of(number)
        left = short - value_of(number)
        if left > -spare if left <= 0 else can_finish(me.dice, at, colour, left, spare):
            found.append(number)
    return found


def can_finish(dice: list[int], at: int, colour: int, short: int, spare: int) -> bool:
    """Whether some dice of a colour, from a place on, make up what is short, and go beyond it by less than `spare`."""
    for then in range(at, len(dice)):
        if colour_of(dice[then]) != colour:
            return False
        left = short - value_of(dice[then])
        if left <= -spare:
            return False
        if left <= 0 or can_finish(dice, then + 1, colour, left, spare):
            return True
    return False


def exact_sets(me: Player, token: int, chosen: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every set of dice that breaks a seal with no die too many, sorted, each once."""
    ways = next_dice(me, token, chosen)
    if not ways:
        return [chosen] if chosen else []
    return [some for number in ways for some in exact_sets(me, token, (*chosen, number))]
