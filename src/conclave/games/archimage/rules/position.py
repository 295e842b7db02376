"""Positions built from outside: for tests, puzzles and documentation."""

from typing import Any, Final

from conclave.games.archimage.rules.elements import (
    COLOUR_NAMES,
    COLOURS,
    ELEMENT_NAMES,
    ELEMENTS,
    SIDES,
    SPIRIT,
    colour_of,
    die,
    seal,
)
from conclave.games.archimage.rules.limits import check_limits
from conclave.games.archimage.rules.rounds import GAME, IDLE_ROUNDS, NEW_ROUND, TURNS, set_up
from conclave.games.archimage.rules.saves import check
from conclave.games.archimage.rules.scrolls import HIGHEST, LOWEST, NO_SCROLL, SCROLL_KEYS
from conclave.games.archimage.rules.state import (
    FACE_DOWN,
    FRESH,
    HALL,
    HAND_OF_DICE,
    HOME,
    STORED,
    ArchimageTable,
    Player,
    number_of,
)
from conclave.games.archimage.rules.turn import TURN
from conclave.games.archimage.rules.ways import find_regions, find_seals
from conclave.table.data import Data
from conclave.table.frame import NO_PICK, Frame
from conclave.table.layout import Fields, one_of, shown, text
from conclave.table.saves import InField, within

# The moments of a round that a position can be at.
ROUND: Final = "round"  # everybody rolls what waits
A_TURN: Final = "turn"  # somebody's turn begins
MOMENTS: Final = [A_TURN, ROUND]

TABLE_FIELDS: Final = {"moment", "round", "first", "active", "idle_rounds", "spaces", "guardians", "seats"}
SEAT_FIELDS: Final = {"mage", "familiar", "dice", "waiting", "scrolls"}
SCROLL_FIELDS: Final = {"scroll", "active", "fresh", "stored"}
MOST_ROUNDS: Final = 1000
SCROLLS: Final = SCROLL_KEYS[1:]


def build_position(t: ArchimageTable, layout: Data) -> None:
    """Fill an empty table and let it run to its first decision. Dice that nobody holds lie in the reserves; without
    `spaces` the tower is laid out as the key has it, less the scrolls that somebody has."""
    fields = Fields(layout, TABLE_FIELDS)
    seats = [Fields(entry, SEAT_FIELDS, seat) for seat, entry in enumerate(fields.seats(t.seats))]
    t.players = [Player([], [0] * COLOURS, []) for _ in range(t.seats)]
    set_up(t)
    for me, own in zip(t.players, seats, strict=True):
        build_seat(t, me, own)
    if fields.has("spaces"):
        build_spaces(t, fields)
    else:
        take_from_tower(t)
    build_guardians(t, fields)
    moment = fields.data.get("moment", A_TURN)
    with InField("moment"):
        one_of(moment, MOMENTS)
    t.round = fields.number("round", 1, 0 if moment == ROUND else 1, MOST_ROUNDS)
    t.first = fields.number("first", 0, 0, t.seats)
    t.active = fields.number("active", t.first, 0, t.seats)
    t.idle_rounds = fields.number("idle_rounds", 0, 0, IDLE_ROUNDS)
    fill_reserves(t)
    find_seals(t)
    find_regions(t)
    begin(t, moment)
    check(t)


def build_spaces(t: ArchimageTable, fields: Fields) -> None:
    """Seal tokens such as "fire 3" and scrolls such as "growth-air", by the number of the space; nothing elsewhere."""
    spaces = len(t.board.spaces)
    t.seals = [0] * spaces
    t.scrolls_on_board = [NO_SCROLL] * spaces
    for number, what in fields.table("spaces").items():
        with InField(f"spaces.{number}"):
            space = read_space(number, spaces)
            if t.seals[space] or t.scrolls_on_board[space]:
                raise ValueError(f"something lies on space {space} already")
            if " " in text(what):
                t.seals[space] = read_seal(what)
            else:
                t.scrolls_on_board[space] = 1 + one_of(what, SCROLLS)


def take_from_tower(t: ArchimageTable) -> None:
    """A scroll that somebody has lies on its space no more."""
    for me in t.players:
        for entry in me.scrolls:
            if number_of(entry) in t.scrolls_on_board:
                t.scrolls_on_board[t.scrolls_on_board.index(number_of(entry))] = NO_SCROLL


def read_space(number: str, spaces: int) -> int:
    """The number of a space but the hall, which JSON has as a text."""
    if not number.isdecimal() or not number.isascii() or len(number) > len(str(spaces)):
        raise ValueError(f"{shown(number)} is no space")
    return within(int(number), HALL + 1, spaces)


def build_guardians(t: ArchimageTable, fields: Fields) -> None:
    places = Fields(fields.table("guardians"), ELEMENT_NAMES, path="guardians")
    spaces = len(t.board.spaces)
    t.guardians = tuple([places.number(ELEMENT_NAMES[which], HOME, HOME, spaces) for which in range(ELEMENTS)])


def build_seat(t: ArchimageTable, me: Player, fields: Fields) -> None:
    spaces = len(t.board.spaces)
    me.mage = fields.number("mage", HALL, HALL, spaces)
    me.familiar = fields.number("familiar", HOME, HOME, spaces)
    with InField("dice", fields.seat):
        for one in fields.names("dice"):
            me.add_die(read_die(one))
    with InField("waiting", fields.seat):
        for colour in fields.names("waiting"):
            me.waiting[one_of(colour, COLOUR_NAMES)] += 1
        if sum(me.waiting) > HAND_OF_DICE:
            raise ValueError(f"at most {HAND_OF_DICE} dice wait")
        if sum(me.waiting) and me.dice:
            raise ValueError("dice wait where the round is over, and others lie there still")
    if fields.has("scrolls"):
        entries = fields.entries("scrolls")
        me.scrolls = sorted(read_scroll(fields.seat, at, entry) for at, entry in enumerate(entries))


def read_scroll(seat: int, at: int, given: Any) -> int:
    """A scroll: its key, or a table with what is special about it."""
    data: Data = given if isinstance(given, dict) else {"scroll": given}
    number = 0
    with InField(f"scrolls[{at}]", seat):
        number = 1 + one_of(data.get("scroll"), SCROLLS)
    entry = Fields(data, SCROLL_FIELDS, seat, f"scrolls.{SCROLL_KEYS[number]}")
    if not entry.flag("active", True):
        number |= FACE_DOWN
    if entry.has("stored"):
        with InField(entry.named("stored"), seat):
            number |= read_seal(text(entry.data["stored"])) << STORED
    return number | FRESH if entry.flag("fresh") else number


def read_seal(name: str) -> int:
    """Such as "fire 3"."""
    element, _, power = name.partition(" ")
    if power not in [str(number) for number in range(LOWEST, HIGHEST + 1)]:
        raise ValueError(f"{shown(name)} is no seal of a power from {LOWEST} to {HIGHEST}")
    return seal(one_of(element, ELEMENT_NAMES[:SPIRIT]), int(power))


def read_die(name: str) -> int:
    """Such as "red 5"."""
    colour, _, value = name.partition(" ")
    if value not in [str(number) for number in range(1, SIDES + 1)]:
        raise ValueError(f"{shown(name)} shows no number from 1 to {SIDES}")
    return die(one_of(colour, COLOUR_NAMES), int(value))


def fill_reserves(t: ArchimageTable) -> None:
    """Dice that nobody holds."""
    t.reserve = [t.seats + 1] * COLOURS
    for seat, me in enumerate(t.players):
        for colour in range(COLOURS):
            take_dice(t, seat, "waiting", colour, me.waiting[colour])
        for number in me.dice:
            take_dice(t, seat, "dice", colour_of(number), 1)


def take_dice(t: ArchimageTable, seat: int, field: str, colour: int, count: int) -> None:
    t.reserve[colour] -= count
    if t.reserve[colour] < 0:
        with InField(field, seat):
            raise ValueError(f"there are {t.seats + 1} {COLOUR_NAMES[colour]} dice")


def begin(t: ArchimageTable, moment: str) -> None:
    """Put the paused effects of a moment on the stack and let the table go on from there."""
    frame = Frame(GAME, 0)
    frame.step = NEW_ROUND if moment == ROUND else TURNS
    t.stack = [frame]
    for seat, me in enumerate(t.players):
        me.done = moment == ROUND or (seat != t.active and not me.dice)
        with InField("dice", seat):
            if moment == ROUND and me.dice:
                raise ValueError("no die is rolled before the round begins: dice wait")
        with InField("waiting", seat):
            if not me.done and max(me.waiting) > 0:
                raise ValueError("dice wait only where the round is over")
    if moment == A_TURN:
        frame.seat = t.left_of(t.active)
        t.stack.append(Frame(TURN, t.active))
    else:
        frame.seat = t.first
    check_limits(t, "spaces", "spaces")
    t.settle(NO_PICK, t.active)
