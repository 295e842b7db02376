"""A game in progress: who is asked, what is legal, choosing, and the settle loop behind it."""

from collections.abc import Callable, Sequence
from operator import index
from typing import Final, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from conclave.table.data import About, Costs, Data, Event, Waste
from conclave.table.effects import ONLY_IF_OPEN, ChoiceSet, Effects
from conclave.table.errors import BadOption, IllegalPick, Reason
from conclave.table.frame import CALL, DONE, NO_PICK, WAIT, Frame
from conclave.table.notation import Notation
from conclave.table.view import View

NOBODY: Final = -1
CHOSE: Final = -1  # the event of a choice that the table made itself; a game numbers its own events from 0
BEYOND_SHOWN: Final = 10**60  # of a number in a refusal
MOST_STEPS: Final = 5000  # that one choice may set off: far beyond what any rule can


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress. A game's own class says how it is copied, written down, seen and scored, and may say better
    than this one how it goes on."""

    def __init__(self, game: str, seats: int, key: bytes, notation: Notation, effects: Effects) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.key: Final = key
        self.spelling: Final = notation
        self.effects: Final = effects
        self.everyone: Final = (1 << seats + 1) - 1  # every seat, and a spectator
        self.commitment = ""  # to the key of the game; a table dealt from a view keeps that of the view
        self.ask_forced = False  # whether a seat is asked even where it has one answer only
        self.asked = NOBODY  # the first seat that must choose
        self.question = NO_PICK  # which question it is asked
        self.pending = 0  # bit s is set while seat s must answer
        self.answering = NOBODY  # whose answer a step is hearing
        self.over = False
        self.round = 0  # the round being played; 0 before the first
        self.revealed = False  # the last choice told some seat more than the pick itself says
        self.steps = 0  # of effects that the last choice set off
        self.result = 0  # what the frame just finished leaves to the one below; empty between decisions
        self.stack: list[Frame] = []
        self.offered: list[int] = []  # options of `asked`; replaced, never changed
        self.happened: list[tuple[int, int, int, int, int, int]] = []

    # What a game says about itself.

    def step(self, frame: Frame, pick: int) -> int:
        """Let one effect go on; DONE, WAIT or CALL."""
        return self.effects.effects[frame.effect](self, frame, pick)

    def legal(self, seat: int) -> list[int]:
        """The options of a seat that is waited for, made anew from the state."""
        return self.effects.questions[self.question](self, self.stack[-1], seat)

    def asks_anyway(self) -> bool:
        """Whether the question at hand is asked even when it has one answer: to end a turn, or because an answer
        made by the table would tell others something of cards that they cannot see."""
        return self.effects.asked_anyway[self.question] != ONLY_IF_OPEN

    def copy(self) -> "Table":
        """An independent copy, also in the middle of an effect."""
        raise NotImplementedError

    def dump(self) -> Data:
        """Plain JSON data from which `load` makes the same table."""
        raise NotImplementedError

    def view_data(self, seat: int | None, with_about: bool) -> Data:
        """All that a seat may know as plain data; what its question and options are about `with_about` only."""
        raise NotImplementedError

    def settings(self) -> Data:
        """What the table was set up with, as `Rules.checked` takes it again."""
        return {"players": self.seats}

    def dump_frame(self, frame: Frame) -> Data:
        """A paused effect in a save; a game adds the cards of its frames, by name."""
        data = frame.numbers()
        data["effect"] = self.effects.effect_keys[frame.effect]
        data["todo"] = list(frame.todo)
        return data

    def view_frame(self, frame: Frame, seat: int | None) -> Data:
        """A paused effect as far as a seat may know it; here it hides nothing."""
        return self.dump_frame(frame)

    def load_frame(self, data: Data) -> Frame:
        """The paused effect that `dump_frame` wrote."""
        frame = Frame(self.effects.effect_numbers[data["effect"]], 0)
        frame.set_numbers(data)
        frame.todo = tuple([int(number) for number in data["todo"]])
        return frame

    def why_not(self, text: str, seat: int | None = None) -> Reason | None:
        """Why something is not legal now, for the seat asked or another; None if it is."""
        return self.effects.answers.why_not(self, text, self.asked if seat is None else self.checked_seat(seat))

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where every point of a seat comes from, were the game to end now."""
        return self.effects.answers.breakdown(self, self.checked_seat(seat))

    def figures(self, seat: int) -> dict[str, int]:
        """The numbers of a seat that choices change; `wood oak` is the part oak of wood."""
        return self.effects.answers.figures(self, self.checked_seat(seat))

    def cost_of(self, pick: int, seat: int) -> Costs | None:
        """What has to be paid for an option of a seat in choices that follow; None if nothing has."""
        return self.effects.answers.cost_of(self, pick, self.checked_seat(seat))

    def wasted(self, pick: int, seat: int) -> Sequence[Waste]:
        """What a seat would leave undone by an option that ends its turn."""
        return self.effects.answers.wasted(self, pick, self.checked_seat(seat))

    def about(self, pick: int, seat: int) -> About:
        """What an option of a seat is about: a verb and, where they exist, things on the table by name."""
        return self.effects.answers.about(self, pick, seat)

    def arguments(self, seat: int) -> dict[str, object]:
        """What the question at hand is about, by name, as a seat that is asked may know it."""
        return self.effects.answers.arguments(self, seat)

    def choice_set(self, seat: int) -> ChoiceSet | None:
        """The set that a seat begins to choose with the question at hand; None where it is one pick only."""
        return self.effects.sets[self.question](self, self.stack[-1], seat)

    @property
    def simultaneous(self) -> bool:
        """Whether the question at hand is one that several seats answer at the same time."""
        return False

    @property
    def winners(self) -> list[int]:
        """The seats that win; empty while the game goes on."""
        return self.effects.answers.winners(self) if self.over else []

    def event(self, what: int, seat: int, card: int, amount: int, other: int) -> Event:
        """Something that happened, as plain data; card 0 is none, or one that may not be seen."""
        return self.effects.answers.event(self, what, seat, card, amount, other)

    @property
    def events(self) -> Sequence[Event]:
        """What the last choice made happen, as plain data, everything shown."""
        told: list[Event] = []
        for what, seat, card, amount, other, _ in self.happened:
            told.append(self.chose_data(seat, card) if what == CHOSE else self.event(what, seat, card, amount, other))
        return told

    def events_for(self, seat: int | None) -> Sequence[Event]:
        """What the last choice made happen, as far as a seat may see it."""
        viewer = self.seats if seat is None else self.checked_seat(seat)
        told: list[Event] = []
        for what, who, card, amount, other, seen in self.happened:
            known = card if seen >> viewer & 1 else 0
            told.append(self.chose_data(who, known) if what == CHOSE else self.event(what, who, known, amount, other))
        return told

    # What is the same for every game.

    @property
    def options(self) -> list[int]:
        return self.offered[:]

    @property
    def waiting(self) -> list[int]:
        """Every seat that may choose now; several in a simultaneous step."""
        return [seat for seat in range(self.seats) if self.pending >> seat & 1]

    @property
    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def options_of(self, seat: int) -> list[int]:
        """The legal picks of any seat; empty unless it is waited for."""
        if not 0 <= seat < self.seats or not self.pending >> seat & 1:
            return []
        return self.options if seat == self.asked else self.legal(seat)

    def choose(self, pick: object, seat: SupportsIndex | None = None) -> None:
        """Make a pick for the seat asked, or for any seat of a simultaneous step, and let all that follows happen."""
        number = pick if type(pick) is int else as_integer(pick)
        if seat is None or (type(seat) is int and seat == self.asked):
            who = self.asked
            if number not in self.offered:
                raise self.refusal(number, who)
        else:
            who = self.seat_to_choose(seat)
            if number not in self.options_of(who):
                raise self.refusal(number, who)
        self.happened = []
        self.revealed = False
        self.settle(number, who)

    def choose_set(self, picks: Sequence[object], seat: SupportsIndex | None = None) -> list[int]:
        """Choose a whole set at once, in any order; IllegalPick if it is none, and then nothing changes.

        Returns the picks that were made, in their order: the table may have made the last of them itself."""
        who = self.asked if seat is None else self.seat_to_choose(seat)
        choice = self.choice_set(who) if self.options_of(who) else None
        numbers = [as_integer(pick) for pick in picks]
        chain = choice.chain(numbers) if choice is not None else []
        if not chain:
            raise IllegalPick(Reason("set-not-offered", {"picks": self.named(numbers), "seat": who + 1}))
        asked = self.question
        made: list[int] = []
        happened: list[tuple[int, int, int, int, int, int]] = []
        revealed = False
        while chain:
            made.append(chain.pop(0))
            self.choose(made[-1], who)
            happened += self.happened
            revealed = revealed or self.revealed
            for event in self.happened:
                if chain and event[0] == CHOSE and event[1] == who and event[2] == chain[0] + 1:
                    chain.pop(0)
            if not chain and choice is not None and made[-1] != choice.done and self.only_done(asked, who, choice):
                chain.append(choice.done)
        self.happened = happened
        self.revealed = revealed
        return made

    def only_done(self, question: int, seat: int, choice: ChoiceSet) -> bool:
        """Whether a set is full and its end is still asked for, as where choices with one answer are asked too."""
        return self.question == question and self.asked == seat and self.offered == [choice.done]

    def __repr__(self) -> str:
        if self.over:
            state = f"over, scores {self.scores}"
        else:
            state = f"round {self.round}, asks seat {self.asked + 1} with {len(self.offered)} options"
        return f"<{self.game} for {self.seats}: {state}>"

    def named(self, picks: list[int]) -> str:
        """Picks in a refusal: in notation where they have one."""
        return ", ".join([self.notation(pick) if self.spelling.has(pick) else spelt(pick) for pick in picks])

    def refusal(self, pick: int, seat: int) -> IllegalPick:
        name = self.named([pick])
        if self.over:
            return IllegalPick(Reason("pick-after-the-end", {"pick": name}))
        if seat not in self.waiting:
            return IllegalPick(Reason("pick-not-asked", {"pick": name, "seat": seat + 1, "asked": self.asked + 1}))
        return IllegalPick(Reason("pick-not-offered", {"pick": name, "seat": seat + 1}))

    def settle(self, pick: int, seat: int) -> None:
        """Run effects until somebody has a real choice, or nothing is left to do."""
        stack = self.stack
        self.answering = seat
        steps = 0
        while True:
            steps += 1
            if steps > MOST_STEPS:
                raise AssertionError("effects go on without end")
            flow = self.step(stack[-1], pick)
            pick = NO_PICK
            if flow == WAIT:
                pick = self.forced()
                if pick == NO_PICK:
                    break
                self.happened.append((CHOSE, self.asked, pick + 1, 0, 0, 1 << self.asked))
            elif flow == DONE:
                stack.pop()
                if not stack:
                    self.finish()
                    break
        self.steps = steps

    def forced(self) -> int:
        """The answer that is the only one, for the table to make itself; NO_PICK where there is a choice."""
        self.answering = self.asked
        self.offered = self.legal(self.asked)
        if len(self.offered) > 1 or self.ask_forced or self.asks_anyway():
            return NO_PICK
        return self.offered[0]

    def offer(self) -> None:
        """Make the options anew from the state."""
        self.offered = self.legal(self.asked) if self.pending else []

    def note(self, what: int, seat: int, card: int = 0, amount: int = 0, other: int = 0) -> None:
        """Something happened, for all to see."""
        self.happened.append((what, seat, card, amount, other, self.everyone))

    def note_hidden(self, what: int, seat: int, card: int, amount: int = 0, other: int = 0) -> None:
        """Something happened to a card that nobody but its own seat may see."""
        self.happened.append((what, seat, card, amount, other, 1 << seat))

    def finish(self) -> None:
        """The end tells every seat the key, and with it every card: nothing can be taken back any more."""
        self.over = True
        self.revealed = True
        self.asked = NOBODY
        self.question = NO_PICK
        self.pending = 0
        self.offered = []

    def ask(self, frame: Frame, seat: int, question: int, then: int) -> int:
        """Ask one seat; the answer is heard by step `then`."""
        frame.step = then
        self.asked = seat
        self.question = question
        self.pending = 1 << seat
        return WAIT

    def ask_all(self, frame: Frame, pending: int, question: int, then: int) -> int:
        """Ask every seat in `pending` at once; step `then` hears each answer, from `answering`.

        Such a question is always asked anyway: who is still waited for must not depend on what a seat holds.
        """
        frame.step = then
        self.question = question
        self.pending = pending
        self.asked = lowest(pending)
        return WAIT

    @property
    def all_seats(self) -> int:
        """Every seat, as `ask_all` takes them."""
        return (1 << self.seats) - 1

    @property
    def unanswered(self) -> int:
        """The seats of a simultaneous step that are left once the one that is being heard has answered."""
        return self.pending & ~(1 << self.answering)

    def push(self, frame: Frame, above: Frame, then: int) -> int:
        """Let another effect happen before this one goes on with step `then`."""
        frame.step = then
        self.stack.append(above)
        return CALL

    def copy_common(self, copy: "Table") -> None:
        """Give a copy what every game's table has."""
        copy.ask_forced = self.ask_forced
        copy.asked = self.asked
        copy.question = self.question
        copy.pending = self.pending
        copy.answering = self.answering
        copy.over = self.over
        copy.round = self.round
        copy.revealed = self.revealed
        copy.offered = self.offered
        copy.commitment = self.commitment
        copy.stack = [frame.copy() for frame in self.stack]

    def left_of(self, seat: int) -> int:
        """The next seat, clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def checked_seat(self, seat: int) -> int:
        """A seat of this table; any other is refused."""
        if not 0 <= seat < self.seats:
            raise BadOption(self.no_seat(seat))
        return seat

    def seat_to_view(self, seat: SupportsIndex | None) -> int | None:
        """A seat of this table as somebody named it, or None for a spectator; whatever is neither is refused."""
        if seat is None:
            return None
        number = whole_number(seat)
        if number is None:
            raise BadOption(self.no_seat(seat))
        return self.checked_seat(number)

    def seat_to_choose(self, seat: SupportsIndex) -> int:
        """A seat of this table as somebody named it who makes a pick; whatever is none is refused."""
        number = whole_number(seat)
        if number is None or not 0 <= number < self.seats:
            raise IllegalPick(self.no_seat(seat))
        return number

    def no_seat(self, seat: object) -> Reason:
        return Reason("no-such-seat", {"seat": said(seat, repr), "seats": self.seats})

    def notation(self, pick: int) -> str:
        return self.spelling.write(pick)

    def parse(self, text: str) -> int:
        """The pick that a text stands for; raises IllegalPick if there is none."""
        pick = self.spelling.read(text)
        if pick < 0:
            raise IllegalPick(Reason("pick-unknown", {"pick": text}))
        return pick

    def view(self, seat: SupportsIndex | None) -> View:
        """All that a seat may know; None is a spectator."""
        return View(self.view_data(self.seat_to_view(seat), True))

    def chose_data(self, seat: int, pick: int) -> Event:
        """The event of a choice that the table made itself, there being only one; the pick where it may be seen."""
        return {"event": "chose", "seat": seat, "pick": self.notation(pick - 1) if pick else ""}

    def question_data(self, seat: int, options: list[int]) -> Data:
        """What a seat is asked, what its options are about, and the set that they choose."""
        choice = self.choice_set(seat) if options else None
        return {
            "arguments": self.arguments(seat) if options else {},
            "about": [self.about(pick, seat) for pick in options],
            "set": choice.data() if choice is not None else None,
        }

    def redeal(self, seat: SupportsIndex | None, seed: int) -> "Table":
        """A table that fits all that a seat knows, with other luck to come."""
        return View(self.view_data(self.seat_to_view(seat), False)).deal(seed)


def whole_number(given: object) -> int | None:
    """A whole number of any kind, such as NumPy's, as a plain one; None for whatever is none."""
    try:
        return int(index(cast(SupportsIndex, given)))
    except Exception:  # what is somebody's own may raise anything
        return None


def as_integer(pick: object) -> int:
    """A pick that is some whole number; whatever is none is refused."""
    number = whole_number(pick)
    if number is None:
        raise IllegalPick(Reason("pick-unknown", {"pick": said(pick, str)}))
    return number


def said(given: object, write: Callable[[object], str]) -> str:
    """What somebody gave, as it is written; its type's name where that fails."""
    try:
        return write(given)
    except Exception:  # likewise
        return type(given).__name__


def spelt(pick: int) -> str:
    """A number that is no pick; Python itself refuses to write one of thousands of digits."""
    return str(pick) if abs(pick) < BEYOND_SHOWN else type(pick).__name__


def lowest(bits: int) -> int:
    """The lowest seat in a set of seats."""
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
