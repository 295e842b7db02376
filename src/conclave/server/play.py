"""A table made from its steps, and what the next step may be. No input or output, no clock."""

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from conclave.server.errors import Refusal, refused_by_rules
from conclave.server.state_data import EventData, FairData, Phase, SeatKind, StepKind
from conclave.server.store import Setup, Step
from conclave.table import Fault, Reason, Record, Table
from conclave.table.fair import fair_key
from conclave.table.rng import commitment

SIT: Final = "sit"
OPEN: Final = "open"
BOT: Final = "bot"
NAME: Final = "name"
READY: Final = "ready"
PICK: Final = "pick"
SET: Final = "set"  # picks that are chosen as a whole
UNDO: Final = "undo"
STAND_IN: Final = "stand-in"
BACK: Final = "back"
RESIGN: Final = "resign"
AWAY: Final = "away"
HANDED: Final = "hand-over"
DEVICE: Final = "seat"  # the same player on another device
CHANGING: Final = {SIT, OPEN, RESIGN, HANDED}  # after which others hold the seat
COUNTED: Final = {OPEN, BOT, NAME, STAND_IN, BACK, AWAY, HANDED, DEVICE}  # what could go on for ever

CHOOSING: Final = {PICK, SET}
MOVES: Final = {PICK, SET, UNDO}  # what a record is made of
BETWEEN: Final = ", "  # the picks of a set, as a step has them

RENAMED: Final = {"greedy": "adept"}  # bots that older tables know by another name

HUMAN: Final = "human"
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

REMEMBERED: Final = 16  # steps whose events are kept; what is older is played again when somebody asks
MOST_UNDOS: Final = 500  # at one table
MOST_CHANGES: Final = 500  # of one seat, so that nobody can use up another's

Events = dict[int | None, list[EventData]]


@dataclass
class Seat:
    """Who sits where."""

    kind: SeatKind = OPEN
    name: str = ""
    bot: str = ""  # the name of the bot that plays here
    value: str = ""  # what its player added to the key
    stand_in: str = ""  # the bot that plays while its player is away
    away: bool = False  # its player has left for a while
    resigned: bool = False

    @property
    def settled(self) -> bool:
        return self.kind == BOT or bool(self.value)

    @property
    def played_by(self) -> str:
        """The bot that chooses here now; empty for a person."""
        return self.bot if self.kind == BOT else self.stand_in


@dataclass
class LogEntry:
    """A step as the log tells it."""

    number: int
    kind: StepKind
    seat: int
    text: str
    at: float
    events: Events = field(default_factory=dict)
    undone: int = 0  # the number of the step that this one took back


class TableState:
    """One table. `apply` takes the steps in order; the `may_…` functions refuse a step that cannot be."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.version = 0
        self.touched = setup.made
        self.seats = [Seat() for _ in range(setup.players)]
        self.record: Record | None = None
        self.moves: list[Step] = []  # the steps that the record is made of
        self.numbers: list[int] = []  # of the step of each line of the record
        self.since = [0] * len(self.seats)  # the version at which each seat's question was put
        self.since_at = [0.0] * len(self.seats)
        self.base: Table | None = None  # the position after the last revelation
        self.based = 0  # how many standing picks it has
        self.undos = 0
        self.changes = [0] * len(self.seats)
        self.held = [0] * len(self.seats)  # the version since which each seat is held by the same
        self.tail: deque[LogEntry] = deque(maxlen=REMEMBERED)

    # What it is.

    @property
    def phase(self) -> Phase:
        if self.record is None:
            return LOBBY
        return OVER if self.record.table.over else PLAYING

    @property
    def table(self) -> Table:
        if self.record is None:
            raise Refusal("not-started")
        return self.record.table

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def waiting(self) -> list[int]:
        return [] if self.record is None else self.record.table.waiting

    def bots_asked(self) -> list[int]:
        """The seats that a bot has to choose for now."""
        return [seat for seat in self.waiting if self.seats[seat].played_by]

    def fair(self) -> FairData:
        """How the key is made, as far as it may be known."""
        told: FairData = {
            "commitment": commitment(self.setup.secret),
            "values": [seat.value for seat in self.seats],
        }
        if self.record is not None:
            told["key_commitment"] = self.record.commitment
            if self.record.table.over:
                told["secret"] = self.setup.secret.hex()
                told["key"] = self.record.key.hex()
        return told

    # Steps.

    def apply(self, step: Step, witness: bool = True) -> LogEntry:
        """Take a step that is stored. `witness` keeps what each viewer saw of it."""
        if step.number != self.version + 1:
            raise ValueError(step.number)
        told = LogEntry(step.number, step.kind, step.seat, step.text, step.at)
        began = self.record is None
        if step.kind in MOVES:
            self.played(step, told)
        else:
            self.seated(step)
            if began and all(seat.settled for seat in self.seats):
                self.begin(step)
        if witness and (step.kind in CHOOSING or began):
            told.events = self.witnessed()
        self.version = step.number
        self.touched = step.at
        self.tail.append(told)
        return told

    def witnessed(self) -> Events:
        """What happened last, as each viewer may see it."""
        if self.record is None:
            return {}
        table = self.record.table
        seen: Events = {None: events_for(table, None)}
        for seat in range(len(self.seats)):
            own = events_for(table, seat)
            seen[seat] = seen[None] if own == seen[None] else own  # mostly alike: a table is kept small
        return seen

    def seated(self, step: Step) -> None:
        """A step that is about who sits where."""
        seat = self.seats[step.seat]
        if step.kind in CHANGING:
            self.held[step.seat] = step.number
        if step.kind in COUNTED:
            self.changes[step.seat] += 1
        if step.kind == SIT:
            self.seats[step.seat] = Seat(HUMAN, step.text)
        elif step.kind == OPEN:
            self.seats[step.seat] = Seat()
        elif step.kind == BOT:
            self.seats[step.seat] = Seat(BOT, bot=bot_of(step))
        elif step.kind in (NAME, HANDED):
            seat.name = step.text
        elif step.kind == READY:
            seat.value = step.text
        elif step.kind == STAND_IN:
            seat.stand_in = bot_of(step)
        elif step.kind == BACK:
            seat.stand_in, seat.away = "", False
        elif step.kind == AWAY:
            seat.away = True
        elif step.kind == RESIGN:
            seat.kind, seat.bot, seat.resigned, seat.stand_in = BOT, bot_of(step), True, ""

    def begin(self, step: Step) -> None:
        """Everybody is here and ready: the key can be made, and with it the game."""
        key = fair_key(self.setup.secret, [seat.value for seat in self.seats])
        self.record = Record(self.setup.game, key, self.setup.options)
        self.rest()
        for seat in self.waiting:
            self.since[seat], self.since_at[seat] = step.number, step.at

    def rest(self) -> None:
        """Nothing before this position can be taken back any more."""
        if self.record is not None:
            self.base = self.record.table.copy()
            self.based = len(self.record.standing)

    def played(self, step: Step, told: LogEntry) -> None:
        """A pick, a set, or one of them taken back."""
        table = self.table
        together, waiting = table.simultaneous, set(table.waiting)
        if step.kind == UNDO:
            told.undone = self.take_back(step.seat)
            self.undos += 1
        else:
            self.choose(step)
        self.moves.append(step)
        assert self.record is not None
        self.numbers += [step.number] * (len(self.record.lines) - len(self.numbers))
        after = self.table
        same = together and not after.over and after.simultaneous and not (step.kind in CHOOSING and after.revealed)
        for seat in after.waiting:
            if not (same and seat in waiting and seat != step.seat):
                self.since[seat], self.since_at[seat] = step.number, step.at

    def choose(self, step: Step) -> None:
        record = self.record
        assert record is not None
        if step.kind == SET:
            record.choose_set([record.table.parse(pick) for pick in step.text.split(BETWEEN)], step.seat)
        else:
            record.choose(record.table.parse(step.text), step.seat)
        if record.table.revealed:
            self.rest()

    def take_back(self, seat: int) -> int:
        """The number of the step that a seat takes back; nothing is played again from before the last revelation."""
        record = self.record
        assert record is not None
        standing = record.standing
        taken = record.undo(seat, self.base, self.based)
        return self.numbers[standing[taken.start]]

    # What may be.

    def stored_as(self, kind: str, seat: int, text: str, version: int) -> int:
        """The number that a step already has if its sender has only not heard of it; 0 if it is new.

        A seat's first move after the version that its player saw answers what they saw then: if it is the very same
        it is this one, and if it is another the question is closed.
        """
        later = bisect_right(self.moves, version, key=lambda move: move.number)
        for move in self.moves[later:]:
            if move.seat == seat:
                if (move.kind, move.text) == (kind, text):
                    return move.number
                raise Refusal("stale", version=self.version)
        return 0

    def spelt(self, pick: str) -> str:
        """A pick as records write it: case and spacing are forgiven."""
        number = self.table.spelling.read(pick)
        return pick if number < 0 else self.table.notation(number)

    def spelt_set(self, picks: list[str]) -> str:
        """A set as steps have it: the same set is written the same, in whichever order it is named."""
        read = self.table.spelling.read
        return BETWEEN.join(self.spelt(pick) for pick in sorted(picks, key=lambda pick: (read(pick), pick)))

    def may_pick(self, seat: int, pick: str, version: int) -> int:
        """0 if a seat may choose this now, else the number of the step by which it already has."""
        stored = self.may_choose(seat, version, PICK, self.spelt(pick))
        if stored:
            return stored
        table = self.table
        try:
            number = table.parse(pick)
            if number not in table.options_of(seat):
                raise table.refusal(number, seat)
        except Fault as fault:
            raise refused_by_rules(fault, table.view(seat)) from None
        return 0

    def may_choose_set(self, seat: int, picks: list[str], version: int) -> int:
        """0 if a seat may choose these as a whole now, else the number of the step by which it already has."""
        stored = self.may_choose(seat, version, SET, self.spelt_set(picks))
        if stored:
            return stored
        table = self.table
        try:
            numbers = [table.parse(pick) for pick in picks]
            if seat not in table.waiting:
                raise table.refusal(numbers[0], seat)
            table.copy().choose_set(numbers, seat)
        except Fault as fault:
            raise refused_by_rules(fault, table.view(seat)) from None
        return 0

    def may_choose(self, seat: int, version: int, kind: str, text: str) -> int:
        """0 if the question that a seat answers is still open, else the number of the step that this already is."""
        if version > self.version:
            raise Refusal("stale", version=self.version)
        table = self.table
        stored = self.stored_as(kind, seat, text, version)
        if stored:
            return stored
        if table.over:
            raise Refusal("over")
        if seat in table.waiting and version < self.since[seat]:
            raise Refusal("stale", version=self.version)
        return 0

    def may_undo(self, seat: int, version: int) -> int:
        if self.record is None:
            raise Refusal("not-started")
        if version > self.version:
            raise Refusal("stale", version=self.version)
        stored = self.stored_as(UNDO, seat, "", version)
        if stored:
            return stored
        if self.record.table.over:
            raise Refusal("over")
        if self.undos >= MOST_UNDOS:
            raise Refusal("undo-many")
        if not self.record.may_undo(seat):
            raise refused_by_rules(Reason("undo-nothing", {"seat": seat + 1}), self.table.view(seat))
        return 0

    def in_lobby(self) -> None:
        if self.record is not None:
            raise Refusal("started")

    def may_sit(self, seat: int | None) -> int:
        """The open seat that is taken: the one asked for, or the first."""
        self.in_lobby()
        free = [number for number, found in enumerate(self.seats) if found.kind == OPEN]
        if not free or (seat is not None and seat not in free):
            raise Refusal("taken")
        return free[0] if seat is None else seat

    def may_change(self, seat: int) -> None:
        """Give an open seat to a bot, or open a bot's seat."""
        self.in_lobby()
        if self.seats[seat].kind == HUMAN:
            raise Refusal("taken")
        self.may_alter(seat)

    def may_alter(self, seat: int) -> None:
        """Refuse what has been done too often with a seat."""
        if self.changes[seat] >= MOST_CHANGES:
            raise Refusal("change-many")

    def may_return(self, seat: int) -> bool:
        """Whether somebody is away who may come back: all who left may, but not who lets bots stand in for ever."""
        found = self.seats[seat]
        return self.changes[seat] < MOST_CHANGES if found.stand_in else found.away

    def may_ready(self, seat: int, value: str) -> int:
        """0 if a seat may get ready; -1 if it is, with this very value."""
        if self.seats[seat].value == value:
            return -1
        self.in_lobby()
        if self.seats[seat].value:
            raise Refusal("ready-already")
        return 0

    def may_stand_in(self, seat: int, now: float, seen: float) -> None:
        """Whether a bot may play for a seat: it is waited for, has had its time, and has not been seen in it."""
        if self.phase != PLAYING:
            raise Refusal("not-started" if self.record is None else "over")
        if seat not in self.waiting or self.seats[seat].played_by:
            raise Refusal("not-standing-in")
        if self.seats[seat].away:
            return
        if not self.setup.patience or now < self.stand_in_from(seat) or now < seen + self.setup.patience:
            raise Refusal("too-early")

    def stand_in_from(self, seat: int) -> float:
        return self.since_at[seat] + self.setup.patience


def events_for(table: Table, viewer: int | None) -> list[EventData]:
    return cast(list[EventData], table.events_for(viewer))


def bot_of(step: Step) -> str:
    """The bot that a step puts in a seat, as it is called now."""
    return RENAMED.get(step.text, step.text)


def play_of(setup: Setup, steps: Sequence[Step]) -> TableState:
    """The table that these steps make."""
    play = TableState(setup)
    for step in steps:
        play.apply(step, witness=step.number > len(steps) - REMEMBERED)
    return play


def history(setup: Setup, steps: Sequence[Step], after: int) -> list[LogEntry]:
    """What the steps after a version made happen."""
    play = TableState(setup)
    return [told for step in steps if (told := play.apply(step, witness=step.number > after)).number > after]
