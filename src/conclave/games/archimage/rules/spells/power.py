"""The spells of circles 0 and I, the school of Power: one's own dice. Synergy, the fifth, is never used: it scores."""

from typing import Final

from conclave.games.archimage.rules.dice import (
    change_die,
    colours_of,
    dice_set,
    gain_die,
    hear_die,
    more_dice,
    raised,
    roll_dice,
    suits,
)
from conclave.games.archimage.rules.elements import COLOURS, SIDES, SPIRIT, colour_of, die, value_of
from conclave.games.archimage.rules.picks import COLOUR
from conclave.games.archimage.rules.registry import question, spell
from conclave.games.archimage.rules.scrolls import EVOLUTION, GROWTH, REBIRTH, TRANSMUTATION
from conclave.games.archimage.rules.state import ArchimageTable
from conclave.table.effects import ChoiceSet
from conclave.table.frame import DONE, START, Frame

CHOSEN: Final = 1
COLOURED: Final = 2


def own_dice(t: ArchimageTable, seat: int, element: int) -> list[int]:
    """One's dice that a spell of an element may touch."""
    return [number for number in t.players[seat].dice if suits(number, element)]


def of_any_colour(f: Frame) -> bool:
    """Whether the first die still settles the colour of the others: what may be chosen together depends on it."""
    return f.a == SPIRIT and not f.todo


def some_dice(f: Frame, dice: list[int]) -> ChoiceSet | None:
    """The set of any of some dice that are, by the spell's element or the first one chosen, of one colour."""
    if of_any_colour(f):
        return None
    same = of_colour(dice, colour_of(f.todo[0]) if f.todo else f.a)
    return dice_set(same, f.todo, len(same))


def of_colour(dice: list[int], colour: int) -> list[int]:
    return [number for number in dice if colour_of(number) == colour]


# --- Transmutation -------------------------------------------------------------------------------------------------


def most_of_another(t: ArchimageTable, colour: int) -> int:
    """How many dice of one other colour the reserves have at most."""
    most = 0
    for other in range(COLOURS):
        if other != colour:
            most = max(most, t.reserve[other])
    return most


def transmutable(t: ArchimageTable, seat: int, element: int) -> list[int]:
    return [number for number in own_dice(t, seat, element) if most_of_another(t, colour_of(number))]


def transmutation(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Swap some of your dice of the colour for as many of one other colour from the reserve, values kept."""
    if f.step == COLOURED:
        for number in f.todo:
            change_die(t, f.owner, number, die(pick - COLOUR, value_of(number)))
        return DONE
    if f.step == CHOSEN and hear_die(f, pick):
        return t.ask(f, f.owner, ASK_NEW_COLOUR, COLOURED)
    return t.ask(f, f.owner, ASK_TRANSMUTE, CHOSEN)


def transmute_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    most = most_of_another(t, colour_of(f.todo[0])) if f.todo else 1
    return more_dice(transmutable(t, seat, f.a), f.todo, most)


def transmute_set(t: ArchimageTable, f: Frame, seat: int) -> ChoiceSet | None:
    if of_any_colour(f):
        return None
    colour = colour_of(f.todo[0]) if f.todo else f.a
    return dice_set(of_colour(transmutable(t, seat, f.a), colour), f.todo, most_of_another(t, colour))


def new_colour_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    own = colour_of(f.todo[0])
    return [COLOUR + colour for colour in range(COLOURS) if colour != own and t.reserve[colour] >= len(f.todo)]


def can_transmute(t: ArchimageTable, seat: int, element: int) -> bool:
    for number in t.players[seat].dice:
        if suits(number, element) and most_of_another(t, colour_of(number)):
            return True
    return False


ASK_TRANSMUTE: Final = question("transmute", transmute_options, set_of=transmute_set)
ASK_NEW_COLOUR: Final = question("new-colour", new_colour_options)
spell(TRANSMUTATION, transmutation, can_transmute)

# --- Rebirth -------------------------------------------------------------------------------------------------------


def rebirth(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Roll some of your dice of the colour again."""
    if f.step == CHOSEN and hear_die(f, pick):
        shown = roll_dice(t, colour_of(f.todo[0]), len(f.todo))
        for number, new in zip(f.todo, shown, strict=True):
            change_die(t, f.owner, number, new)
        return DONE
    return t.ask(f, f.owner, ASK_REROLL, CHOSEN)


def reroll_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return more_dice(own_dice(t, seat, f.a), f.todo, len(t.players[seat].dice))


def reroll_set(t: ArchimageTable, f: Frame, seat: int) -> ChoiceSet | None:
    return some_dice(f, own_dice(t, seat, f.a))


def has_dice(t: ArchimageTable, seat: int, element: int) -> bool:
    for number in t.players[seat].dice:
        if suits(number, element):
            return True
    return False


ASK_REROLL: Final = question("reroll", reroll_options, set_of=reroll_set)
spell(REBIRTH, rebirth, has_dice)

# --- Evolution -----------------------------------------------------------------------------------------------------

EVOLVE_BY: Final = 2


def evolution(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Two more on some of your dice of the colour, at most 6."""
    if f.step == CHOSEN and hear_die(f, pick):
        for number in f.todo:
            change_die(t, f.owner, number, raised(number, EVOLVE_BY))
        return DONE
    return t.ask(f, f.owner, ASK_EVOLVE, CHOSEN)


def below_six(t: ArchimageTable, seat: int, element: int) -> list[int]:
    return [number for number in own_dice(t, seat, element) if value_of(number) < SIDES]


def evolve_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return more_dice(below_six(t, seat, f.a), f.todo, len(t.players[seat].dice))


def evolve_set(t: ArchimageTable, f: Frame, seat: int) -> ChoiceSet | None:
    return some_dice(f, below_six(t, seat, f.a))


def can_evolve(t: ArchimageTable, seat: int, element: int) -> bool:
    for number in t.players[seat].dice:
        if suits(number, element) and value_of(number) < SIDES:
            return True
    return False


ASK_EVOLVE: Final = question("evolve", evolve_options, set_of=evolve_set)
spell(EVOLUTION, evolution, can_evolve)

# --- Growth --------------------------------------------------------------------------------------------------------


def growth(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Take a die of the colour from the reserve, roll it and add it to yours."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_GROW, CHOSEN)
    gain_die(t, f.owner, roll_dice(t, pick - COLOUR, 1)[0])
    return DONE


def grow_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    return [COLOUR + colour for colour in colours_of(f.a) if t.reserve[colour]]


def can_grow(t: ArchimageTable, seat: int, element: int) -> bool:
    return t.dice_left() > 0 if element == SPIRIT else t.reserve[element] > 0


ASK_GROW: Final = question("grow", grow_options)
spell(GROWTH, growth, can_grow)
