"""The game: laying out the board, rounds, and the end."""

from typing import Final

from conclave.archimage.elements import COLOURS, ELEMENTS, SIDES, SPIRIT, die, seal
from conclave.archimage.events import FIRST_PLAYER, GAME_ENDED, ROLLED, ROUND
from conclave.archimage.rules import effect
from conclave.archimage.scrolls import BOND_SCROLL, HIGHEST, LOWEST, NO_SCROLL, scroll, scroll_power, spells_of
from conclave.archimage.state import ArchimageTable
from conclave.archimage.telling import note
from conclave.archimage.turn import TAKE_DICE, TURN
from conclave.archimage.ways import find_cave, find_worth
from conclave.table.frame import CALL, DONE, START, Frame
from conclave.table.luck import roll, shuffled

SEALS_OF_A_KIND: Final = 6  # tokens in the box of each power and natural element
FEW_HIGHEST: Final = {2: 4, 3: 4, 4: 5, 5: 5}  # scrolls of power 6 below which the game is over, by players
IDLE_ROUNDS: Final = 3  # in a row, that end the game too

FIRST_CIRCLE: Final = "I"


def lay_out(t: ArchimageTable) -> None:
    """Seals on the circles, scrolls on their spaces, dice in the reserves, a Bond for everybody."""
    spaces = t.board.spaces
    seals = [0] * len(spaces)
    lying = [NO_SCROLL] * len(spaces)
    for power in range(LOWEST, HIGHEST + 1):
        box = [seal(element, power) for element in range(ELEMENTS) if element != SPIRIT for _ in range(SEALS_OF_A_KIND)]
        tokens = shuffled(t.key, "seals", power, box)
        for space in t.board.circles:
            if spaces[space].power == power:
                seals[space] = tokens.pop()
        scrolls = shuffled(t.key, "scrolls", power, scrolls_of(t.setup.circle, power))
        for space in t.board.scrolls:
            if spaces[space].power == power:
                lying[space] = scrolls.pop()
    t.seals = tuple(seals)
    t.lying = tuple(lying)
    t.sealed = sum(1 << space for space in t.board.circles + t.board.scrolls)
    find_cave(t)
    find_worth(t)
    t.reserve = (t.seats + 1,) * COLOURS
    for player in t.players:
        player.scrolls = [BOND_SCROLL]


def scrolls_of(circle: str, power: int) -> list[int]:
    """The ten scrolls of a power: circle 0, whose spells are those of I, and one other."""
    spells = [spells_of(FIRST_CIRCLE)[power - LOWEST], spells_of(circle)[power - LOWEST]]
    return [scroll(spell, element) for spell in spells for element in range(ELEMENTS)]


PREPARING: Final = 1
NEW_ROUND: Final = 2
TURNS: Final = 3
CLOSING: Final = 4


def game(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Everybody takes dice, then rounds until few scrolls of power 6 are left. `seat`: who is next. `a`: served."""
    if f.step == START:
        f.seat = t.first
        f.step = PREPARING
    if f.step == PREPARING:
        if f.a < t.seats:
            above = Frame(TAKE_DICE, f.seat)
            f.a += 1
            f.seat = t.left_of(f.seat)
            return t.push(f, above, PREPARING)
        f.step = NEW_ROUND
    if f.step == NEW_ROUND:
        start_round(t)
        f.seat = t.first
        f.step = TURNS
    if f.step == TURNS:
        return next_turn(t, f)
    return DONE


def next_turn(t: ArchimageTable, f: Frame) -> int:
    """The next player who still plays the round; when there is none, the round is over."""
    if all(player.done for player in t.players):
        return close_round(t, f)
    while t.players[f.seat].done:
        f.seat = t.left_of(f.seat)
    above = Frame(TURN, f.seat)
    f.seat = t.left_of(f.seat)
    return t.push(f, above, TURNS)


def start_round(t: ArchimageTable) -> None:
    """Everybody rolls."""
    t.round += 1
    t.broken = 0
    t.revealed = True
    note(t, ROUND, t.first, 0, t.round)
    for seat in [t.first, *t.opponents(t.first)]:
        me = t.players[seat]
        me.done = False
        colours = [colour for colour in range(COLOURS) for _ in range(me.waiting[colour])]
        shown = roll(t.key, "dice", t.round, seat, len(colours), SIDES)
        for colour, value in zip(colours, shown, strict=True):
            me.add_die(die(colour, value + 1))
            note(t, ROLLED, seat, 0, die(colour, value + 1))
        me.waiting = (0,) * COLOURS


def close_round(t: ArchimageTable, f: Frame) -> int:
    t.idle_rounds = 0 if t.broken else t.idle_rounds + 1
    if highest_left(t) < FEW_HIGHEST[t.seats] or t.idle_rounds == IDLE_ROUNDS:
        note(t, GAME_ENDED, t.first)
        return DONE
    t.first = t.left_of(t.first)
    note(t, FIRST_PLAYER, t.first)
    f.step = NEW_ROUND
    return CALL


def highest_left(t: ArchimageTable) -> int:
    """Scrolls of power 6 still on the board."""
    return sum(1 for number in t.lying if number and scroll_power(number) == HIGHEST)


GAME: Final = effect("game", game)
