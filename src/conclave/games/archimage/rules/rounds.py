"""The game: laying out the board, rounds, and the end."""

from typing import Final

from conclave.games.archimage.rules.elements import COLOURS, ELEMENTS, SIDES, SPIRIT, die, seal
from conclave.games.archimage.rules.events import FIRST_PLAYER, GAME_ENDED, ROLLED, ROUND
from conclave.games.archimage.rules.registry import effect
from conclave.games.archimage.rules.scrolls import BOND_SCROLL, HIGHEST, LOWEST, NO_SCROLL, scroll, spells_of
from conclave.games.archimage.rules.state import ArchimageTable
from conclave.games.archimage.rules.turn import TAKE_DICE, TURN
from conclave.games.archimage.rules.ways import ALL, SUMS, find_regions, find_seals
from conclave.table.frame import CALL, DONE, START, Frame
from conclave.table.rng import fast_shuffle, roll_many

SEALS_OF_A_KIND: Final = 6  # tokens in the box of each power and natural element
FEW_HIGHEST: Final = {2: 4, 3: 4, 4: 5, 5: 5}  # scrolls of power 6 below which the game is over, by players
IDLE_ROUNDS: Final = 3  # in a row, that end the game too

FIRST_CIRCLE: Final = "I"


def set_up(t: ArchimageTable) -> None:
    """Seals on the circles, scrolls on their spaces, dice in the reserves, a Bond for everybody."""
    spaces = t.board.spaces
    seals = [0] * len(spaces)
    on_board = [NO_SCROLL] * len(spaces)
    for power in range(LOWEST, HIGHEST + 1):
        box = [seal(element, power) for element in range(ELEMENTS) if element != SPIRIT for _ in range(SEALS_OF_A_KIND)]
        tokens = fast_shuffle(t.key, "seals", power, box)
        for space in t.board.circles:
            if spaces[space].power == power:
                seals[space] = tokens.pop()
        scrolls = fast_shuffle(t.key, "scrolls", power, scrolls_of(t.setup.circle, power))
        for space in t.board.scrolls:
            if spaces[space].power == power:
                on_board[space] = scrolls.pop()
    t.seals = seals
    t.scrolls_on_board = on_board
    find_seals(t)
    find_regions(t)
    t.reserve = [t.seats + 1] * COLOURS
    for player in t.players:
        player.scrolls = [BOND_SCROLL]


def scrolls_of(circle: str, power: int) -> list[int]:
    """The ten scrolls of a power: circle 0, whose spells are those of I, and one other."""
    spells = [spells_of(FIRST_CIRCLE)[power - LOWEST], spells_of(circle)[power - LOWEST]]
    return [scroll(spell, element) for spell in spells for element in range(ELEMENTS)]


PREPARING: Final = 1
NEW_ROUND: Final = 2
TURNS: Final = 3


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
    for _ in range(t.seats):
        seat = f.seat
        f.seat = t.left_of(seat)
        if not t.players[seat].done:
            return t.push(f, Frame(TURN, seat), TURNS)
    return close_round(t, f)


def start_round(t: ArchimageTable) -> None:
    """Everybody rolls, from the first player on, colours in their order: all dice from one digest."""
    t.round += 1
    t.broken = 0
    t.revealed = True
    t.note(ROUND, t.first, 0, t.round)
    number = 0
    for me in t.players:
        for waiting in me.waiting:
            number += waiting
    shown = roll_many(t.key, "dice", t.round, 0, number, SIDES)
    at = 0
    seat = t.first
    for _ in range(t.seats):
        me = t.players[seat]
        me.done = False
        for colour in range(COLOURS):
            for _die in range(me.waiting[colour]):
                rolled = die(colour, shown[at] + 1)
                at += 1
                me.add_die(rolled)
                t.note(ROLLED, seat, 0, rolled)
        me.waiting = [0] * COLOURS
        seat = t.left_of(seat)


def close_round(t: ArchimageTable, f: Frame) -> int:
    t.idle_rounds = 0 if t.broken else t.idle_rounds + 1
    if highest_left(t) < FEW_HIGHEST[t.seats] or t.idle_rounds == IDLE_ROUNDS:
        t.note(GAME_ENDED, t.first)
        return DONE
    t.first = t.left_of(t.first)
    t.note(FIRST_PLAYER, t.first)
    f.step = NEW_ROUND
    return CALL


def highest_left(t: ArchimageTable) -> int:
    """Scrolls of power 6 still on the board."""
    spaces = t.sealed & ~t.tokens
    highest = 0
    for element in range(ELEMENTS):
        row = element * SUMS + ALL
        highest += (t.worth[row] & ~t.worth[row - 1] & spaces).bit_count()
    return highest


GAME: Final = effect("game", game)
