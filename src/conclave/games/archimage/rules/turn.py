"""A turn: spells in any order, then a seal must be broken if the dice can; and the end of a player's round."""

from typing import Final

from conclave.games.archimage.rules.break_seal import MAGE_GOES, break_frame, break_options, bring_home
from conclave.games.archimage.rules.dice import lose_die
from conclave.games.archimage.rules.elements import COLOURS
from conclave.games.archimage.rules.events import CAST_SPELL, GAVE_UP, ROUND_OVER, TOOK_DIE
from conclave.games.archimage.rules.picks import BREAK, CAST, GIVE_UP, TAKE
from conclave.games.archimage.rules.registry import SPELL_EFFECTS, effect, is_usable, question
from conclave.games.archimage.rules.scrolls import scroll_element, spell_of
from conclave.games.archimage.rules.state import FACE_DOWN, FRESH, HAND_OF_DICE, ArchimageTable, Player
from conclave.table.effects import ChoiceSet
from conclave.table.frame import DONE, START, Frame

DECIDED: Final = 1
NEXT_SPELL: Final = 2
ENDING: Final = 3
OVER: Final = 4


def turn(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Cast, break or give up; then the next player's turn, or the end of one's round."""
    if f.step == START:
        t.active = f.owner
        t.turn_over = False
        t.invalidate_paths()
    if f.step == DECIDED:
        return act(t, f, pick)
    if f.step < ENDING and not t.turn_over:
        return t.ask(f, f.owner, ASK_TURN, DECIDED)
    if f.step < OVER:
        return end_turn(t, f)
    return DONE


def act(t: ArchimageTable, f: Frame, pick: int) -> int:
    if pick == GIVE_UP:
        t.note(GAVE_UP, f.owner)
        for number in t.players[f.owner].dice[:]:
            lose_die(t, f.owner, number)
        return end_turn(t, f)
    if pick >= CAST:
        return cast(t, f, pick - CAST)
    return t.push(f, break_frame(f.owner, pick - BREAK, MAGE_GOES), ENDING)


def turn_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    """Any spell that would change something; and a seal to break, or giving up where none can be broken."""
    picks = break_options(t, seat) or [GIVE_UP]
    for number in t.players[seat].castable():
        if is_usable(t, seat, number):
            picks.append(CAST + number)
    return picks


def cast(t: ArchimageTable, f: Frame, number: int) -> int:
    """Turn the scroll face down and let its spell happen."""
    turn_down(t, f.owner, number)
    t.note(CAST_SPELL, f.owner, number)
    return t.push(f, spell_frame(f.owner, number), NEXT_SPELL)


def turn_down(t: ArchimageTable, seat: int, number: int) -> None:
    me = t.players[seat]
    me.scrolls[me.find(number, FACE_DOWN | FRESH)] |= FACE_DOWN
    me.scrolls.sort()


def spell_frame(seat: int, number: int) -> Frame:
    """A spell that a seat uses: the scroll in `card`, its element in `a`."""
    return Frame(SPELL_EFFECTS[spell_of(number)], seat, number, scroll_element(number))


def end_turn(t: ArchimageTable, f: Frame) -> int:
    """Scrolls won this turn can be used from the next; without dice the round is over."""
    me = t.players[f.owner]
    unmark(me, FRESH)
    f.step = OVER
    if me.dice:
        return DONE
    return t.push(f, Frame(LEAVE_ROUND, f.owner), OVER)


def unmark(me: Player, mark: int) -> None:
    """Take a mark off all scrolls of a player."""
    marked = False
    for at in range(len(me.scrolls)):
        if me.scrolls[at] & mark:
            me.scrolls[at] ^= mark
            marked = True
    if marked:
        me.scrolls.sort()


# --- the end of a player's round -----------------------------------------------------------------------------------

TAKEN: Final = 1


def leave_round(t: ArchimageTable, f: Frame, pick: int) -> int:
    """All scrolls face up, the familiar home, and new dice for the next round."""
    if f.step == START:
        me = t.players[f.owner]
        me.done = True
        unmark(me, FACE_DOWN)
        bring_home(t, f.owner)
        t.note(ROUND_OVER, f.owner)
        return t.push(f, Frame(TAKE_DICE, f.owner), TAKEN)
    return DONE


def take_dice(t: ArchimageTable, f: Frame, pick: int) -> int:
    """Take three dice from the reserves, or as many as there are, colours in rising order. `a`: taken. `b`: last."""
    if f.step == TAKEN:
        f.b = pick - TAKE
        f.a += 1
        t.reserve[f.b] -= 1
        t.players[f.owner].waiting[f.b] += 1
        t.note(TOOK_DIE, f.owner, 0, f.b)
    if f.a == HAND_OF_DICE or not t.dice_left():
        return DONE
    return t.ask(f, f.owner, ASK_TAKE, TAKEN)


def take_options(t: ArchimageTable, f: Frame, seat: int) -> list[int]:
    """Colours not below the last one, as long as enough dice are left from there on."""
    needed = min(HAND_OF_DICE - f.a, t.dice_left())
    picks: list[int] = []
    left = 0
    for colour in range(COLOURS - 1, f.b - 1, -1):
        left += t.reserve[colour]
        if t.reserve[colour] and left >= needed:
            picks.append(TAKE + colour)
    picks.reverse()
    return picks


def take_set(t: ArchimageTable, f: Frame, seat: int) -> ChoiceSet | None:
    left = [(TAKE + colour, t.reserve[colour]) for colour in range(f.b, COLOURS) if t.reserve[colour]]
    return ChoiceSet(min(HAND_OF_DICE - f.a, t.dice_left()), left)


def take_arguments(t: ArchimageTable, f: Frame, seat: int) -> dict[str, object]:
    return {"taken": f.a, "left": min(HAND_OF_DICE - f.a, t.dice_left())}


TURN: Final = effect("turn", turn)
LEAVE_ROUND: Final = effect("leave-round", leave_round)
TAKE_DICE: Final = effect("take-dice", take_dice)
ASK_TURN: Final = question("turn", turn_options)
ASK_TAKE: Final = question("take", take_options, arguments=take_arguments, set_of=take_set)
