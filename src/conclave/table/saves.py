"""What every game's saves have in common: paused effects, whom the table waits for, and numbers within bounds."""

from collections.abc import Iterable
from typing import Any, Final

from conclave.table.data import Data, Options
from conclave.table.effects import Effects
from conclave.table.errors import DAMAGE, BadSave, Reason
from conclave.table.frame import NO_PICK, Frame
from conclave.table.registry import rules_of
from conclave.table.rng import key_from_seed
from conclave.table.table import NOBODY, Table

LARGEST_STEP: Final = 16
LEAST_SCRATCH: Final = -16
BEYOND_SCRATCH: Final = 1 << 33
SEATS: Final = "players"  # what a save says of each seat, where it says so in one place
ASK_FORCED: Final = "ask_forced"  # every game's option: to be asked where there is one answer only, too


class InField:
    """Tells whatever is wrong with a field, of the table or of a seat, with its name: `with InField("dice", seat):`.

    A plain class, because a generator behind `contextmanager` made dealing half as fast.
    """

    def __init__(self, field: str, seat: int = NOBODY) -> None:
        self.field: Final = field
        self.seat: Final = seat

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> None:
        if fault is None or not isinstance(fault, DAMAGE):
            return
        what = f"there is no {fault.args[0]}" if isinstance(fault, KeyError) else str(fault) or type(fault).__name__
        where: dict[str, str | int] = {"field": self.field, "seat": self.seat + 1, "what": what}
        raise BadSave(Reason("save-field", where)) from None


def check_fields(data: Data, known: Iterable[str], seat: int = NOBODY, path: str = "") -> None:
    """Refuse what nobody asked for: most likely a slip."""
    for name in data:
        if name not in known:
            with InField(f"{path}.{name}" if path else name, seat):
                raise ValueError(f"the fields are: {', '.join(sorted(known))}")


def within(number: int, least: int, beyond: int) -> int:
    if not least <= number < beyond:
        raise ValueError(f"{number} is out of bounds")
    return number


def field_within(field: str, number: int, least: int, beyond: int, seat: int = NOBODY) -> None:
    with InField(field, seat):
        within(number, least, beyond)


def first_difference(read: Any, written: Any) -> list[str | int]:
    """The way to the first place where data is not what a table writes; both are known to differ somewhere."""
    if isinstance(read, dict) and isinstance(written, dict):
        for name in [*written, *read]:
            if name not in read or name not in written:
                return [name]
            if read[name] != written[name]:
                return [name, *first_difference(read[name], written[name])]
    if isinstance(read, list) and isinstance(written, list) and len(read) == len(written):
        for at, (one, other) in enumerate(zip(read, written, strict=True)):
            if one != other:
                return [at, *first_difference(one, other)]
    return []


def not_as_written(read: Data, written: Data) -> BadSave:
    """The refusal of data that does not come out of a table as it went in, with the field that is to blame."""
    way = first_difference(read, written)
    seat = NOBODY
    if way[0] == SEATS and len(way) > 2 and isinstance(way[1], int):
        seat = way[1]
        way = way[2:]
    field = ".".join([str(part) for part in way])
    return BadSave(Reason("save-field", {"field": field, "seat": seat + 1, "what": "no table would write this"}))


def dump_frame(effects: Effects, frame: Frame) -> Data:
    """A paused effect but for its cards, which each game names in its own way."""
    return {**frame.numbers(), "effect": effects.effect_keys[frame.effect], "todo": list(frame.todo)}


def load_frame(effects: Effects, data: Data, card: int) -> Frame:
    frame = Frame(effects.effect_keys.index(data["effect"]), 0, card)
    frame.set_numbers(data)
    frame.todo = tuple([int(number) for number in data["todo"]])
    return frame


def check_frames(t: Table, least: int, beyond: int) -> None:
    """Seats and scratch numbers of paused effects, which steps and questions rely on."""
    with InField("paused"):
        for frame in t.stack:
            within(frame.owner, 0, t.seats)
            within(frame.seat, 0, t.seats)
            within(frame.step, 0, LARGEST_STEP)
            for number in (frame.a, frame.b, frame.c, frame.d, frame.uid):
                within(number, least, beyond)


def question_key(effects: Effects, t: Table) -> str:
    """The question at hand; empty where there is none."""
    return effects.question_keys[t.question] if t.question != NO_PICK else ""


def load_asked(effects: Effects, t: Table, data: Data) -> None:
    """Whom the table waits for, and with which question."""
    with InField("waiting"):
        t.pending = sum(1 << within(int(seat), 0, t.seats) for seat in data["waiting"])
        t.asked = min(data["waiting"]) if data["waiting"] else NOBODY
    with InField("question"):
        key = data["question"]
        if key and key not in effects.question_keys:
            raise ValueError(f"there is no {key}")
        t.question = effects.question_keys.index(key) if key else NO_PICK


def dump_table(t: Table, settings: Options) -> Data:
    """What every table has and everybody may know, but for its paused effects."""
    return {
        "game": t.game,
        "settings": {**settings, ASK_FORCED: True} if t.ask_forced else {**settings},
        "commitment": t.commitment,
        "round": t.round,
        "over": t.over,
        "waiting": t.waiting,
        "question": question_key(t.effects, t),
    }


def dump_hidden(t: Table) -> Data:
    """What every save has and no view may tell."""
    return {"revision": rules_of(t.game).revision, "key": t.key.hex(), "revealed": t.revealed}


def view_choices(t: Table, seat: int | None, with_about: bool) -> Data:
    """What every view has of its seat: the choices and, `with_about` only, what they are about; and how the
    game ended."""
    options = t.options_of(t.checked_seat(seat)) if seat is not None else []
    data: Data = {"seat": seat, "options": options, "moves": [t.notation(pick) for pick in options]}
    if with_about:
        data |= t.question_data(NOBODY if seat is None else seat, options)
    if t.over:
        data |= {"key": t.key.hex(), "scores": t.scores, "winners": t.winners}
        data["breakdown"] = [t.breakdown(other) for other in range(t.seats)]
    return data


# What a game can be written down with that keeps nothing of its own in paused effects but their numbers.


def dump_open(t: Table) -> Data:
    """What everybody may know beside the game's own state."""
    paused = [dump_frame(t.effects, frame) for frame in t.stack]
    return dump_table(t, {"players": t.seats}) | {"paused": paused}


def dump_common(t: Table) -> Data:
    """What a save has beside the game's own state."""
    return dump_open(t) | dump_hidden(t)


def view_common(t: Table, seat: int | None, with_about: bool) -> Data:
    """What a view has beside what the seat may know of the game's own state."""
    return dump_open(t) | view_choices(t, seat, with_about)


def players_of(data: Data) -> int:
    """How many play, in what `dump_common` or `view_common` wrote."""
    with InField("settings"):
        return int(data["settings"]["players"])


def saved_key(data: Data) -> bytes:
    """The key of a game, in a save."""
    with InField("key"):
        return bytes.fromhex(data["key"])


def dealt_key(data: Data, seed: int) -> bytes:
    """The key for a table that is dealt from a view: new luck, until the end tells everybody the game's own."""
    return saved_key(data) if data["over"] else key_from_seed(seed)


def load_common(t: Table, data: Data) -> None:
    """Take in what `dump_common` or `view_common` wrote, once the game's own state is there."""
    t.commitment = str(data["commitment"])
    t.ask_forced = bool(data["settings"].get(ASK_FORCED, False))
    with InField("round"):
        t.round = int(data["round"])
    t.over = bool(data["over"])
    t.revealed = bool(data.get("revealed", False))
    load_asked(t.effects, t, data)
    with InField("paused"):
        t.stack = [load_frame(t.effects, frame, 0) for frame in data["paused"]]
    check_frames(t, LEAST_SCRATCH, BEYOND_SCRATCH)
    t.offer()
