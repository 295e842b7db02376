"""Tables as plain data and back, views, and events. Nothing on the table is hidden but the luck to come."""

from collections.abc import Callable
from typing import Any, Final, TypedDict

from conclave.games.archimage.rules.elements import (
    COLOUR_NAMES,
    COLOURS,
    ELEMENT_NAMES,
    ELEMENTS,
    SIDES,
    colour_of,
    die,
    element_of,
    power_of,
    seal,
    value_of,
)
from conclave.games.archimage.rules.events import DICE, EVENT_NAMES, SEALS
from conclave.games.archimage.rules.mages import BY_SEAT, MAGES_OPTION
from conclave.games.archimage.rules.scrolls import HIGHEST, LOWEST, NO_SCROLL, SCROLL_KEYS, SCROLL_NUMBERS
from conclave.games.archimage.rules.state import FACE_DOWN, FRESH, STORED, ArchimageTable, Player, number_of, stored
from conclave.games.archimage.rules.ways import find_regions, find_seals
from conclave.table.data import Data, Event
from conclave.table.errors import DAMAGE
from conclave.table.saves import (
    InField,
    check_seats,
    dump_common,
    dump_numbers,
    fault_in,
    field_within,
    load_flags,
    load_numbers,
    name_fault,
    saved_players,
    view_common,
    within,
)
from conclave.table.table import NOBODY

ELEMENT_NUMBERS: Final = {name: number for number, name in enumerate(ELEMENT_NAMES)}
COLOUR_NUMBERS: Final = {name: number for number, name in enumerate(COLOUR_NAMES)}
TABLE_NUMBERS: Final = ["first", "active", "rolls", "broken", "idle_rounds"]
TABLE_FLAGS: Final = ["turn_over"]
FAR: Final = 1 << 16  # beyond any count of a game


class SealData(TypedDict):
    """A seal token."""

    element: str
    power: int


class DieData(TypedDict):
    """A die as it lies."""

    colour: str
    value: int


class ScrollData(TypedDict):
    """A scroll that a player owns."""

    scroll: str
    active: bool
    fresh: bool
    stored: SealData | None  # what lies on an Absorption


class PlayerData(TypedDict):
    """One mage with familiar, dice and scrolls."""

    mage: int
    familiar: int
    dice: list[DieData]
    waiting: list[int]
    scrolls: list[ScrollData]
    done: bool


class ArchimageEvent(Event, total=False):
    """Something that happened, and what it is about."""

    scroll: str
    die: DieData
    seal: SealData | None


def dump_seal(token: int) -> SealData | None:
    return {"element": ELEMENT_NAMES[element_of(token)], "power": power_of(token)} if token else None


def load_seal(data: Any) -> int:
    if not data:
        return 0
    return seal(ELEMENT_NUMBERS[data["element"]], within(int(data["power"]), LOWEST, HIGHEST + 1))


def dump_die(number: int) -> DieData:
    return {"colour": COLOUR_NAMES[colour_of(number)], "value": value_of(number)}


def load_die(data: Any) -> int:
    return die(COLOUR_NUMBERS[data["colour"]], within(int(data["value"]), 1, SIDES + 1))


def load_key(key: Any) -> int:
    """A scroll on the board, or none."""
    return SCROLL_NUMBERS[key] if key else NO_SCROLL


def dump_scroll(entry: int) -> ScrollData:
    return {
        "scroll": SCROLL_KEYS[number_of(entry)],
        "active": not entry & FACE_DOWN,
        "fresh": entry & FRESH != 0,
        "stored": dump_seal(stored(entry)),
    }


def load_scroll(data: Any, at: int, seat: int) -> int:
    """A scroll of a seat. What is wrong with it is looked for only where something is: deals come here often."""
    try:
        entry = SCROLL_NUMBERS[data["scroll"]] | load_seal(data["stored"]) << STORED
        if not data["active"]:
            entry |= FACE_DOWN
        return entry | FRESH if data["fresh"] else entry
    except DAMAGE:
        check_scroll(data, at, seat)
        raise


def check_scroll(data: Any, at: int, seat: int) -> None:
    """Name the part of a scroll that is wrong."""
    with InField(f"scrolls[{at}]", seat):
        number = SCROLL_NUMBERS[data["scroll"]]
    scroll = f"scrolls.{SCROLL_KEYS[number]}"
    for flag in ("active", "fresh"):
        with InField(f"{scroll}.{flag}", seat):
            bool(data[flag])
    with InField(f"{scroll}.stored", seat):
        load_seal(data["stored"])


def dump_player(me: Player) -> PlayerData:
    return {
        "mage": me.mage,
        "familiar": me.familiar,
        "dice": [dump_die(number) for number in me.dice],
        "waiting": list(me.waiting),
        "scrolls": [dump_scroll(entry) for entry in me.scrolls],
        "done": me.done,
    }


def load_player(data: Data, spaces: int, seat: int) -> Player:
    field = "waiting"
    try:
        waiting = [within(int(number), 0, FAR) for number in data["waiting"]]
        field = "dice"
        dice = [load_die(number) for number in data["dice"]]
        field = "scrolls"
        me = Player(dice, waiting, [load_scroll(entry, at, seat) for at, entry in enumerate(data["scrolls"])])
        field = "mage"
        me.mage = within(int(data["mage"]), 0, spaces)
        field = "familiar"
        me.familiar = within(int(data["familiar"]), -1, spaces)
        field = "done"
        me.done = bool(data["done"])
    except DAMAGE as fault:
        if field == "dice":
            with InField(field, seat):
                name_fault(data[field], field, load_die, seat)
        raise fault_in(field, seat, fault) from None
    return me


def settings_of(t: ArchimageTable) -> Data:
    """What the table was set up with; mages only where they are not those of the seats."""
    settings: Data = {"players": t.seats, "circle": t.setup.circle, "board": t.setup.board_option}
    return settings if t.setup.mages == BY_SEAT else {**settings, MAGES_OPTION: t.setup.mages}


def dump_board(t: ArchimageTable) -> Data:
    """All that lies on the table, in a save and in a view alike."""
    data = dump_numbers(t, TABLE_NUMBERS + TABLE_FLAGS)
    data["players"] = [dump_player(me) for me in t.players]
    data["seals"] = [dump_seal(token) for token in t.seals]
    data["scrolls"] = [SCROLL_KEYS[number] for number in t.scrolls_on_board]
    data["guardians"] = list(t.guardians)
    data["reserve"] = list(t.reserve)
    return data


def dump(t: ArchimageTable) -> Data:
    return dump_common(t) | dump_board(t)


# What is loaded entry by entry, for each space of the board.
ENTRIES: Final[dict[str, Callable[[Any], int]]] = {"seals": load_seal, "scrolls": load_key}


def load_board(t: ArchimageTable, data: Data) -> None:
    """Fill an empty table from what lies open."""
    spaces = len(t.board.spaces)
    load_numbers(t, data, TABLE_NUMBERS)
    load_flags(t, data, TABLE_FLAGS)
    t.players = [load_player(player, spaces, seat) for seat, player in enumerate(saved_players(data))]
    field = "seals"
    try:
        t.seals = [load_seal(token) if token else 0 for token in data["seals"]]
        field = "scrolls"
        t.scrolls_on_board = [SCROLL_NUMBERS[key] if key else NO_SCROLL for key in data["scrolls"]]
        field = "guardians"
        t.guardians = tuple([within(int(space), -1, spaces) for space in data["guardians"]])
        field = "reserve"
        t.reserve = [within(int(number), 0, FAR) for number in data["reserve"]]
    except DAMAGE as fault:
        if field in ENTRIES:
            with InField(field):
                name_fault(data[field], field, ENTRIES[field])
        raise fault_in(field, NOBODY, fault) from None
    check(t)
    find_seals(t)
    find_regions(t)


def check_count(field: str, there: int, due: int, seat: int = NOBODY) -> None:
    """Whether a field has as many entries as there are kinds of the thing."""
    with InField(field, seat):
        if there != due:
            raise ValueError(f"there are {due} kinds, not {there}")


def check(t: ArchimageTable) -> None:
    """Whether loaded data can be a table at all."""
    spaces = len(t.board.spaces)
    check_seats(t, len(t.players))
    for field, things in (("seals", t.seals), ("scrolls", t.scrolls_on_board)):
        with InField(field):
            if len(things) != spaces:
                raise ValueError(f"the board has {spaces} spaces")
    check_count("guardians", len(t.guardians), ELEMENTS)
    check_count("reserve", len(t.reserve), COLOURS)
    for seat, me in enumerate(t.players):
        check_count("waiting", len(me.waiting), COLOURS, seat)
    field_within("first", t.first, 0, t.seats)
    field_within("active", t.active, 0, t.seats)
    for name in ("rolls", "broken", "idle_rounds"):
        field_within(name, getattr(t, name), 0, FAR)
    for colour in range(len(t.reserve)):
        held = t.reserve[colour]
        for me in t.players:
            held += me.waiting[colour] + len(me.of_colour(colour))
        if held != t.seats + 1:
            with InField("dice"):
                raise ValueError(f"there are {held} {COLOUR_NAMES[colour]} dice, not {t.seats + 1}")


def view_data(t: ArchimageTable, seat: int | None, with_about: bool = True) -> Data:
    """Everything a seat may know: all but the key, and which scrolls are not in the game; what questions and options
    are about `with_about` only."""
    data = view_common(t, seat, with_about)
    data.update(dump_board(t))
    return data


def event_data(t: ArchimageTable, what: int, seat: int, number: int, amount: int, other: int) -> Event:
    data: ArchimageEvent = {"event": EVENT_NAMES[what], "seat": seat, "other": other}
    data["scroll"] = SCROLL_KEYS[number]
    if what in DICE:
        data["die"] = dump_die(amount)
    elif what in SEALS:
        data["seal"] = dump_seal(amount)
    else:
        data["amount"] = amount
    return data
