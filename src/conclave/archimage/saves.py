"""Tables as plain data and back, views, and events. Nothing on the table is hidden but the luck to come."""

from typing import Any, Final

from conclave.archimage.elements import (
    COLOUR_NAMES,
    ELEMENT_NAMES,
    colour_of,
    die,
    element_of,
    power_of,
    seal,
    value_of,
)
from conclave.archimage.events import DICE, EVENT_NAMES, SEALS
from conclave.archimage.rules import EFFECT_KEYS, QUESTION_KEYS
from conclave.archimage.scoring import breakdown
from conclave.archimage.scrolls import SCROLL_KEYS, SCROLL_NUMBERS
from conclave.archimage.state import FACE_DOWN, FRESH, STORED, ArchimageTable, Player, number_of, stored
from conclave.archimage.ways import find_rooms, find_seals
from conclave.table.frame import NO_PICK, Frame

TABLE_NUMBERS: Final = ["round", "first", "active", "rolls", "broken", "idle_rounds"]
TABLE_FLAGS: Final = ["turn_over", "over"]
LARGEST_STEP: Final = 16
BEYOND_SCRATCH: Final = 1 << 16
WATCHER: Final = -1


def dump_seal(token: int) -> dict[str, Any] | None:
    return {"element": ELEMENT_NAMES[element_of(token)], "power": power_of(token)} if token else None


def load_seal(data: dict[str, Any] | None) -> int:
    return seal(ELEMENT_NAMES.index(data["element"]), int(data["power"])) if data else 0


def dump_die(number: int) -> dict[str, Any]:
    return {"colour": COLOUR_NAMES[colour_of(number)], "value": value_of(number)}


def load_die(data: dict[str, Any]) -> int:
    return die(COLOUR_NAMES.index(data["colour"]), within(int(data["value"]), 1, 7))


def dump_scroll(entry: int) -> dict[str, Any]:
    return {
        "scroll": SCROLL_KEYS[number_of(entry)],
        "active": not entry & FACE_DOWN,
        "fresh": entry & FRESH != 0,
        "stored": dump_seal(stored(entry)),
    }


def load_scroll(data: dict[str, Any]) -> int:
    entry = SCROLL_NUMBERS[data["scroll"]] | load_seal(data["stored"]) << STORED
    if not data["active"]:
        entry |= FACE_DOWN
    return entry | FRESH if data["fresh"] else entry


def dump_player(me: Player) -> dict[str, Any]:
    return {
        "mage": me.mage,
        "familiar": me.familiar,
        "dice": [dump_die(number) for number in me.dice],
        "waiting": list(me.waiting),
        "scrolls": [dump_scroll(entry) for entry in me.scrolls],
        "done": me.done,
    }


def load_player(data: dict[str, Any], spaces: int) -> Player:
    waiting = [within(int(number), 0, BEYOND_SCRATCH) for number in data["waiting"]]
    dice = [load_die(number) for number in data["dice"]]
    me = Player(dice, waiting, [load_scroll(entry) for entry in data["scrolls"]])
    me.mage = within(int(data["mage"]), 0, spaces)
    me.familiar = within(int(data["familiar"]), -1, spaces)
    me.done = bool(data["done"])
    return me


def dump_frame(frame: Frame) -> dict[str, Any]:
    data = frame.numbers()
    data["effect"] = EFFECT_KEYS[frame.effect]
    data["scroll"] = SCROLL_KEYS[frame.card]
    data["todo"] = list(frame.todo)
    return data


def load_frame(data: dict[str, Any]) -> Frame:
    frame = Frame(EFFECT_KEYS.index(data["effect"]), 0, SCROLL_NUMBERS.get(data["scroll"], 0))
    frame.set_numbers(data)
    frame.todo = tuple([int(number) for number in data["todo"]])
    return frame


def within(number: int, least: int, beyond: int) -> int:
    if not least <= number < beyond:
        raise ValueError(f"{number} is out of bounds")
    return number


def dump_open(t: ArchimageTable) -> dict[str, Any]:
    """All that lies on the table, in a save and in a view alike."""
    data: dict[str, Any] = {name: getattr(t, name) for name in TABLE_NUMBERS + TABLE_FLAGS}
    data["game"] = t.game
    data["settings"] = {"players": t.seats, "circle": t.setup.circle, "board": t.setup.board_option}
    data["commitment"] = t.commitment
    data["players"] = [dump_player(me) for me in t.players]
    data["seals"] = [dump_seal(token) for token in t.seals]
    data["scrolls"] = [SCROLL_KEYS[number] for number in t.lying]
    data["guardians"] = list(t.guardians)
    data["reserve"] = list(t.reserve)
    data["waiting"] = t.waiting
    data["question"] = QUESTION_KEYS[t.question] if t.question != NO_PICK else ""
    data["stack"] = [dump_frame(frame) for frame in t.stack]
    return data


def dump(t: ArchimageTable) -> dict[str, Any]:
    data = dump_open(t)
    data["key"] = t.key.hex()
    data["revealed"] = t.revealed
    return data


def load_open(t: ArchimageTable, data: dict[str, Any]) -> None:
    """Fill an empty table from what lies open."""
    spaces = len(t.board.spaces)
    for name in TABLE_NUMBERS:
        setattr(t, name, within(int(data[name]), 0, BEYOND_SCRATCH))
    for name in TABLE_FLAGS:
        setattr(t, name, bool(data[name]))
    t.commitment = str(data["commitment"])
    t.players = [load_player(player, spaces) for player in data["players"]]
    t.seals = [load_seal(token) for token in data["seals"]]
    t.lying = [SCROLL_NUMBERS[key] if key else 0 for key in data["scrolls"]]
    t.guardians = tuple([within(int(space), -1, spaces) for space in data["guardians"]])
    t.reserve = [within(int(number), 0, BEYOND_SCRATCH) for number in data["reserve"]]
    t.pending = sum(1 << within(int(seat), 0, t.seats) for seat in data["waiting"])
    t.asked = min(data["waiting"]) if data["waiting"] else NO_PICK
    t.question = QUESTION_KEYS.index(data["question"]) if data["question"] else NO_PICK
    t.stack = [load_frame(frame) for frame in data["stack"]]
    check(t)
    find_seals(t)
    find_rooms(t)


def check(t: ArchimageTable) -> None:
    """Whether loaded data can be a table at all."""
    spaces = len(t.board.spaces)
    if not len(t.players) == t.seats or not len(t.seals) == len(t.lying) == spaces or t.over != (not t.stack):
        raise ValueError("the table is not set")
    within(t.first, 0, t.seats)
    within(t.active, 0, t.seats)
    for frame in t.stack:
        within(frame.owner, 0, t.seats)
        within(frame.seat, 0, t.seats)
        within(frame.step, 0, LARGEST_STEP)
        for number in (frame.a, frame.b, frame.c, frame.d, frame.uid):
            within(number, -1, BEYOND_SCRATCH)
    for colour in range(len(t.reserve)):
        held = t.reserve[colour]
        for me in t.players:
            held += me.waiting[colour] + len(me.of_colour(colour))
        if held != t.seats + 1:
            raise ValueError("dice are missing, or there are too many")


def view_data(t: ArchimageTable, seat: int) -> dict[str, Any]:
    """Everything a seat may know: all but the key, and which scrolls are not in the game."""
    data = dump_open(t)
    data["seat"] = None if seat == WATCHER else seat
    options = t.options_of(seat) if seat != WATCHER else []
    data["options"] = options
    data["moves"] = [t.notation(pick) for pick in options]
    if t.over:
        data["key"] = t.key.hex()
        data["scores"] = t.scores
        data["winners"] = t.winners
        data["breakdown"] = [breakdown(t, other) for other in range(t.seats)]
    return data


def events_all(t: ArchimageTable) -> list[dict[str, Any]]:
    told = []
    for what, seat, number, amount, other, _ in t.happened:
        data: dict[str, Any] = {"event": EVENT_NAMES[what], "seat": seat, "other": other}
        data["scroll"] = SCROLL_KEYS[number]
        if what in DICE:
            data["die"] = dump_die(amount)
        elif what in SEALS:
            data["seal"] = dump_seal(amount)
        else:
            data["amount"] = amount
        told.append(data)
    return told
