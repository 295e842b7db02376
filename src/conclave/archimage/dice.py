"""Dice: choosing some of one's own, exact sets for a seal, rolling, and the reserves."""

from conclave.archimage.elements import COLOURS, SIDES, SPIRIT, colour_of, die, element_of, power_of, value_of
from conclave.archimage.events import CHANGED_DIE, GAINED_DIE, LOST_DIE
from conclave.archimage.state import ArchimageTable, Player
from conclave.archimage.telling import note
from conclave.table.luck import roll


def roll_die(t: ArchimageTable, colour: int) -> int:
    """Roll one die: the luck of the game, one number a die."""
    shown = roll(t.key, "die", 0, t.rolls, 1, SIDES)[0]
    t.rolls += 1
    t.revealed = True
    return die(colour, shown + 1)


def change_reserve(t: ArchimageTable, colour: int, by: int) -> None:
    dice = list(t.reserve)
    dice[colour] += by
    t.reserve = tuple(dice)


def gain_die(t: ArchimageTable, seat: int, number: int) -> None:
    """A die from the reserve."""
    change_reserve(t, colour_of(number), -1)
    t.players[seat].add_die(number)
    note(t, GAINED_DIE, seat, 0, number)


def lose_die(t: ArchimageTable, seat: int, number: int) -> None:
    """A die goes back to its reserve."""
    t.players[seat].dice.remove(number)
    change_reserve(t, colour_of(number), 1)
    note(t, LOST_DIE, seat, 0, number)


def change_die(t: ArchimageTable, seat: int, old: int, new: int) -> None:
    """A die shows something else, or is swapped for one of another colour."""
    me = t.players[seat]
    me.dice.remove(old)
    me.add_die(new)
    if colour_of(old) != colour_of(new):
        change_reserve(t, colour_of(old), 1)
        change_reserve(t, colour_of(new), -1)
    note(t, CHANGED_DIE, seat, 0, new, old)


def raised(number: int, by: int) -> int:
    """A die that shows more or less, within 1 and 6."""
    return die(colour_of(number), max(1, min(SIDES, value_of(number) + by)))


# --- exact sets ----------------------------------------------------------------------------------------------------


def exact_sets(me: Player, token: int) -> list[tuple[int, ...]]:
    """Every set of dice that breaks a seal with no die too many, sorted, each once."""
    element = element_of(token)
    colours = range(COLOURS) if element == SPIRIT else range(element, element + 1)
    found: set[tuple[int, ...]] = set()
    for colour in colours:
        dice = me.of_colour(colour)
        if me.total(colour) < power_of(token):
            continue
        for chosen in range(1, 1 << len(dice)):
            some = tuple([number for at, number in enumerate(dice) if chosen >> at & 1])
            if is_exact(some, power_of(token)):
                found.add(some)
    return sorted(found)


def is_exact(dice: tuple[int, ...], power: int) -> bool:
    """Enough, and without the lowest of them not enough."""
    shown = [value_of(number) for number in dice]
    return sum(shown) >= power > sum(shown) - min(shown)


def next_dice(sets: list[tuple[int, ...]], chosen: tuple[int, ...]) -> list[int]:
    """What may come next in rising order on the way to one of the sets."""
    after = len(chosen)
    return sorted({some[after] for some in sets if len(some) > after and some[:after] == chosen})
