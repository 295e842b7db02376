"""What every game's saves and views have in common: settings, whom the table waits for, paused effects, numbers within
bounds, and the key."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from conclave.table.data import Data
from conclave.table.errors import DAMAGE, BadSave, Reason
from conclave.table.frame import NO_PICK
from conclave.table.registry import rules_of
from conclave.table.rng import KEY_BYTES, key_from_seed
from conclave.table.table import NOBODY, Table

LARGEST_STEP: Final = 16
LEAST_SCRATCH: Final = -16
BEYOND_SCRATCH: Final = 1 << 33
BEYOND_ROUNDS: Final = 1 << 16  # of any game; each may have bounds of its own
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
        raise fault_in(self.field, self.seat, fault) from None


def fault_in(field: str, seat: int, fault: BaseException) -> BadSave:
    """What is wrong with a field, with its name. Where many fields are read at every deal, one `try` around all of them
    and the name of the one at hand cost less than an `InField` for each."""
    where: dict[str, str | int] = {"field": field, "seat": seat + 1, "what": in_words(fault)}
    return BadSave(Reason("save-field", where))


def in_words(fault: BaseException) -> str:
    """What is wrong, where Python's own words would speak of the program."""
    if isinstance(fault, KeyError):
        return f"there is no {fault.args[0]}"
    if isinstance(fault, AttributeError | TypeError):
        return "it is of the wrong kind"
    return str(fault) or type(fault).__name__


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


def name_fault(entries: Any, field: str, load: Callable[[Any], int], seat: int = NOBODY) -> None:
    """Tell which entry of a list cannot be loaded: for a list that has been found to have one."""
    for at, entry in enumerate(entries):
        with InField(f"{field}.{at}", seat):
            load(entry)


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
        way = named_entries(written[SEATS][seat], way[2:])
    field = ".".join([str(part) for part in way])
    return BadSave(Reason("save-field", {"field": field, "seat": seat + 1, "what": "no table would write this"}))


def named_entries(data: Any, way: list[str | int]) -> list[str | int]:
    """A way into what is written of a seat; entries of lists are called by the name that they begin with, if any."""
    told: list[str | int] = []
    for part in way:
        data = data[part] if isinstance(part, int) or part in data else None
        first = next(iter(data.values()), None) if isinstance(part, int) and isinstance(data, dict) else None
        told.append(first if isinstance(first, str) else part)
    return told


def dump_numbers(thing: object, names: Iterable[str]) -> Data:
    """Numbers and flags of a table or of a player, by their names."""
    return {name: getattr(thing, name) for name in names}


def load_numbers(thing: object, data: Data, names: Iterable[str], seat: int = NOBODY) -> None:
    """Which of them is wrong is looked for only where one is: deals come here often."""
    try:
        for name in names:
            setattr(thing, name, int(data[name]))
    except DAMAGE:
        for name in names:
            with InField(name, seat):
                setattr(thing, name, int(data[name]))


def load_flags(thing: object, data: Data, names: Iterable[str], seat: int = NOBODY) -> None:
    """As `load_numbers`."""
    try:
        for name in names:
            setattr(thing, name, bool(data[name]))
    except DAMAGE:
        for name in names:
            with InField(name, seat):
                setattr(thing, name, bool(data[name]))


def check_seats(t: Table, players: int) -> None:
    """Whether there are as many players as the settings say."""
    with InField("players"):
        if players != t.seats:
            raise ValueError(f"there are {t.seats} seats")


def question_key(t: Table) -> str:
    """The question at hand; empty where there is none."""
    return t.effects.question_keys[t.question] if t.question != NO_PICK else ""


def dump_open(t: Table) -> Data:
    """What every table has and everybody may know, but for its paused effects."""
    settings = t.settings()
    return {
        "game": t.game,
        "settings": {**settings, ASK_FORCED: True} if t.ask_forced else settings,
        "commitment": t.commitment,
        "round": t.round,
        "over": t.over,
        "waiting": t.waiting,
        "question": question_key(t),
    }


def dump_common(t: Table) -> Data:
    """What a save has beside the game's own state."""
    data = dump_open(t)
    data["paused"] = [t.dump_frame(frame) for frame in t.stack]
    data["revision"] = rules_of(t.game).revision
    data["key"] = t.key.hex()
    data["revealed"] = t.revealed
    return data


def view_common(t: Table, seat: int | None, with_about: bool) -> Data:
    """What a view has beside what the seat may know of the game's own state: the choices and, `with_about` only, what
    they are about; and how the game ended."""
    data = dump_open(t)
    data["paused"] = [t.view_frame(frame, seat) for frame in t.stack]
    options = t.options_of(t.checked_seat(seat)) if seat is not None else []
    data["seat"] = seat
    data["options"] = options
    data["moves"] = [t.notation(pick) for pick in options]
    if with_about:
        data |= t.question_data(NOBODY if seat is None else seat, options)
    if t.over:
        data |= {"key": t.key.hex(), "scores": t.scores, "winners": t.winners}
        data["breakdown"] = [t.breakdown(other) for other in range(t.seats)]
    return data


def players_of(data: Data) -> int:
    """How many play, in what `dump_common` or `view_common` wrote."""
    with InField("settings"):
        return int(data["settings"]["players"])


def saved_settings(data: Data) -> Data:
    """The options of a game, in a save."""
    with InField("settings"):
        if not isinstance(data["settings"], dict):
            raise ValueError("these are no settings")
    return dict(data["settings"])


def saved_players(data: Data) -> list[Data]:
    """What a save or view has of each seat, where it has that in one place."""
    with InField(SEATS):
        if not isinstance(data[SEATS], list):
            raise ValueError("this is no list of players")
    return list(data[SEATS])


def check_settings(t: Table, data: Data) -> None:
    """Whether a save names every setting of the game, and says of each what the table does."""
    read = {**saved_settings(data)}
    if read.get(ASK_FORCED) is True:
        del read[ASK_FORCED]
    written = t.settings()
    if read != written:
        raise not_as_written({"settings": read}, {"settings": written})


def saved_key(data: Data) -> bytes:
    """The key of a game, in a save."""
    with InField("key"):
        key = bytes.fromhex(data["key"])
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
    return key


def dealt_key(data: Data, seed: int) -> bytes:
    """The key for a table that is dealt from a view: new luck, until the end tells everybody the game's own."""
    return saved_key(data) if data["over"] else key_from_seed(seed)


def load_common(t: Table, data: Data) -> None:
    """Take in what `dump_common` or `view_common` wrote, once the game's own state is there."""
    load_open(t, data)
    check_open(t)
    offer_loaded(t)


# What `load_common` does, one by one, for a game that has to know its paused effects before it can check its state.


def load_open(t: Table, data: Data) -> None:
    t.commitment = str(data["commitment"])
    t.ask_forced = bool(data["settings"].get(ASK_FORCED, False))
    t.over = bool(data["over"])
    if "revision" in data:  # a save, and no view
        t.revealed = bool(data["revealed"])
    field = "round"
    try:
        t.round = int(data["round"])
        field = "waiting"
        waiting = [within(int(seat), 0, t.seats) for seat in data["waiting"]]
        t.pending = sum({1 << seat for seat in waiting})
        t.asked = min(waiting) if waiting else NOBODY
        field = "question"
        key = data["question"]
        t.question = t.effects.question_numbers[key] if key else NO_PICK
        field = "paused"
        t.stack = [t.load_frame(frame) for frame in data["paused"]]
    except DAMAGE as fault:
        raise fault_in(field, NOBODY, fault) from None


def check_open(t: Table) -> None:
    """Whether what was loaded can be a table: whom it waits for, and the numbers of paused effects, which steps and
    questions rely on."""
    with InField("over"):
        if t.over != (not t.stack) or t.over != (not t.pending):
            raise ValueError("a game is over when nothing waits any more")
    with InField("question"):
        if t.over != (t.question == NO_PICK):
            raise ValueError("a game asks something until it is over")
    with InField("waiting"):
        if t.pending & (t.pending - 1) and not t.simultaneous:
            raise ValueError("this question is put to one seat only")
    field_within("round", t.round, 0, BEYOND_ROUNDS)
    with InField("paused"):
        for frame in t.stack:
            within(frame.owner, 0, t.seats)
            within(frame.seat, 0, t.seats)
            within(frame.step, 0, LARGEST_STEP)
            for number in (frame.a, frame.b, frame.c, frame.d, frame.uid):
                within(number, LEAST_SCRATCH, BEYOND_SCRATCH)


def offer_loaded(t: Table) -> None:
    """Make the options of a table that has been loaded."""
    with InField("question"):
        t.offer()


def check_asked(t: Table) -> None:
    """For a game whose effects ask their owner or the seat that they serve: whether that is who is waited for."""
    with InField("waiting"):
        if not t.over and not t.simultaneous and t.asked not in (t.stack[-1].owner, t.stack[-1].seat):
            raise ValueError(f"the paused effect does not ask seat {t.asked + 1}")


def check_answers(t: Table) -> None:
    """Whether every seat can be told what it is asked and has an answer, and the game goes on from each, on a copy."""
    for seat in range(t.seats):
        with InField("question", seat):
            t.view(seat)
            options = t.options_of(seat)
            if not options and seat in t.waiting:
                raise ValueError("there is no answer to it")
            for pick in options:
                t.copy().choose(pick, seat)
