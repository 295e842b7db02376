"""Positions laid out by hand: for tests, lessons, puzzles and documentation."""

from typing import Any, Final

from conclave.games.archimage.rules.elements import COLOUR_NAMES, COLOURS, ELEMENT_NAMES, SIDES, die, seal
from conclave.games.archimage.rules.rounds import GAME, NEW_ROUND, TURNS, lay_out
from conclave.games.archimage.rules.saves import check
from conclave.games.archimage.rules.scrolls import NO_SCROLL, SCROLL_NUMBERS
from conclave.games.archimage.rules.state import FACE_DOWN, FRESH, HOME, STORED, ArchimageTable, Player
from conclave.games.archimage.rules.turn import TURN
from conclave.games.archimage.rules.ways import find_rooms, find_seals
from conclave.table.frame import NO_PICK, Frame
from conclave.table.saves import Reading, check_fields, within

# The moments of a round that a position can be at.
ROUND: Final = "round"  # everybody rolls what waits
A_TURN: Final = "turn"  # somebody's turn begins
MOMENTS: Final = [A_TURN, ROUND]

TABLE_FIELDS: Final = {"moment", "round", "first", "active", "idle_rounds", "spaces", "guardians", "seats"}
SEAT_FIELDS: Final = {"mage", "familiar", "dice", "waiting", "scrolls"}
SCROLL_FIELDS: Final = {"scroll", "active", "fresh", "stored"}
MOST_ROUNDS: Final = 1000


def lay(t: ArchimageTable, layout: dict[str, Any]) -> None:
    """Fill an empty table and let it run to its first decision. Dice that nobody holds lie in the reserves; without
    `spaces` the tower is laid out as the key has it."""
    check_fields(layout, TABLE_FIELDS)
    with Reading("seats"):
        seats = layout.get("seats", [])
        if len(seats) > t.seats:
            raise ValueError(f"there are {t.seats} seats")
    t.players = [Player([], [0] * COLOURS, []) for _ in range(t.seats)]
    lay_out(t)
    if "spaces" in layout:
        lay_spaces(t, layout["spaces"])
    lay_guardians(t, layout.get("guardians", {}))
    for seat, told in enumerate(seats):
        lay_seat(t, seat, told)
    for name, most in (("first", t.seats), ("active", t.seats), ("round", MOST_ROUNDS), ("idle_rounds", MOST_ROUNDS)):
        with Reading(name):
            usual = {"round": 1, "active": int(layout.get("first", 0))}.get(name, 0)
            setattr(t, name, within(int(layout.get(name, usual)), 0, most))
    for colour in range(COLOURS):
        held = sum(me.waiting[colour] + len(me.of_colour(colour)) for me in t.players)
        with Reading("dice"):
            t.reserve[colour] = within(t.seats + 1 - held, 0, t.seats + 2)
    find_seals(t)
    find_rooms(t)
    begin(t, str(layout.get("moment", A_TURN)))
    check(t)


def lay_spaces(t: ArchimageTable, told: dict[str, Any]) -> None:
    """Seal tokens such as "fire 3" and scrolls such as "growth-air", by the number of the space; nothing elsewhere."""
    spaces = len(t.board.spaces)
    t.seals = [0] * spaces
    t.lying = [NO_SCROLL] * spaces
    for number, what in told.items():
        with Reading("spaces"):
            space = within(int(number), 1, spaces)
            if " " in what:
                t.seals[space] = seal_told(what)
            else:
                t.lying[space] = SCROLL_NUMBERS[what]


def lay_guardians(t: ArchimageTable, told: dict[str, Any]) -> None:
    with Reading("guardians"):
        places = list(t.guardians)
        for element, space in told.items():
            places[ELEMENT_NAMES.index(element)] = within(int(space), 1, len(t.board.spaces))
        t.guardians = tuple(places)


def lay_seat(t: ArchimageTable, seat: int, told: dict[str, Any]) -> None:
    check_fields(told, SEAT_FIELDS, seat)
    me = t.players[seat]
    spaces = len(t.board.spaces)
    with Reading("mage", seat):
        me.mage = within(int(told.get("mage", 0)), 0, spaces)
    with Reading("familiar", seat):
        me.familiar = within(int(told.get("familiar", HOME)), HOME, spaces)
    with Reading("dice", seat):
        for text in told.get("dice", []):
            me.add_die(die_told(text))
    with Reading("waiting", seat):
        for colour in told.get("waiting", []):
            me.waiting[COLOUR_NAMES.index(colour)] += 1
    if "scrolls" in told:
        with Reading("scrolls", seat):
            me.scrolls = sorted(scroll_told(seat, entry) for entry in told["scrolls"])


def scroll_told(seat: int, told: Any) -> int:
    """A scroll: its key, or a table with what is special about it."""
    entry: dict[str, Any] = told if isinstance(told, dict) else {"scroll": told}
    check_fields(entry, SCROLL_FIELDS, seat)
    number = SCROLL_NUMBERS[entry["scroll"]]
    if not entry.get("active", True):
        number |= FACE_DOWN
    if entry.get("stored"):
        number |= seal_told(entry["stored"]) << STORED
    return number | FRESH if entry.get("fresh", False) else number


def seal_told(text: str) -> int:
    element, power = text.split()
    return seal(ELEMENT_NAMES.index(element), int(power))


def die_told(text: str) -> int:
    """Such as "red 5"."""
    colour, value = text.split()
    return die(COLOUR_NAMES.index(colour), within(int(value), 1, SIDES + 1))


def begin(t: ArchimageTable, moment: str) -> None:
    """Put the paused effects of a moment on the stack and let the table go on from there."""
    if moment not in MOMENTS:
        with Reading("moment"):
            raise ValueError(f"it may be: {', '.join(MOMENTS)}")
    frame = Frame(GAME, 0)
    frame.step = NEW_ROUND if moment == ROUND else TURNS
    t.stack = [frame]
    if moment == A_TURN:
        for seat, me in enumerate(t.players):
            me.done = seat != t.active and not me.dice
        frame.seat = t.left_of(t.active)
        t.stack.append(Frame(TURN, t.active))
    t.settle(NO_PICK, t.active)
