"""The one door to a game in progress: who is asked, what is legal, choosing, and the settle loop behind it."""

from typing import Any, Final

from conclave.table.errors import BadOption, IllegalPick, Reason
from conclave.table.frame import CALL, DONE, NO_PICK, WAIT, Frame
from conclave.table.notation import Notation
from conclave.table.view import View

NOBODY: Final = -1
MOST_STEPS: Final = 5000  # that one choice may set off: far beyond what any rule can


class Table:
    """A game in progress. A game's own class says how a frame steps on, what is legal, and how to copy itself."""

    def __init__(self, game: str, seats: int, key: bytes, notation: Notation) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.key: Final = key
        self.spelling: Final = notation
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
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The options of a seat that is waited for, made anew from the state."""
        raise NotImplementedError

    def asks_anyway(self) -> bool:
        """Whether the question at hand is asked even when it has one answer: to end a turn, or because an answer
        made by the table would tell others something of cards that they cannot see."""
        raise NotImplementedError

    def copy(self) -> "Table":
        """An independent copy, also in the middle of an effect."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Plain JSON data from which `load` makes the same table."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""
        raise NotImplementedError

    def why_not(self, text: str, seat: int | None = None) -> Reason | None:
        """Why something is not legal now, for the seat asked or another; None if it is."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where every point of a seat comes from, were the game to end now."""
        raise NotImplementedError

    def figures(self, seat: int) -> dict[str, int]:
        """The numbers of a seat that choices change; `energy fire` is the part fire of energy."""
        raise NotImplementedError

    def cost_of(self, pick: int, seat: int) -> "dict[str, Any] | None":
        """What has to be paid for an option of a seat in choices that follow; None if nothing has."""
        raise NotImplementedError

    def wasted(self, pick: int, seat: int) -> "list[dict[str, Any]]":
        """What a seat would leave undone by an option that ends its turn."""
        raise NotImplementedError

    @property
    def simultaneous(self) -> bool:
        """Whether the question at hand is one that several seats answer at the same time."""
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """The seats that win; empty while the game goes on."""
        raise NotImplementedError

    @property
    def events(self) -> "list[dict[str, Any]]":
        """What the last choice made happen, as plain data, everything shown."""
        raise NotImplementedError

    def events_for(self, seat: int | None) -> "list[dict[str, Any]]":
        """What the last choice made happen, as far as a seat may see it."""
        raise NotImplementedError

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

    def choose(self, pick: object, seat: int | None = None) -> None:
        """Make a pick for the seat asked, or for any seat of a simultaneous step, and let all that follows happen."""
        if not isinstance(pick, int):
            raise IllegalPick(Reason("pick-unknown", {"pick": str(pick)}))
        if seat is None or seat == self.asked:
            who = self.asked
            if pick not in self.offered:
                raise self.refusal(pick, who)
        else:
            who = seat
            if pick not in self.options_of(who):
                raise self.refusal(pick, who)
        self.happened = []
        self.revealed = False
        self.settle(pick, who)

    def refusal(self, pick: int, seat: int) -> IllegalPick:
        name = self.notation(pick) if 0 <= pick < self.spelling.size else str(pick)
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
        return self.offered[0] if len(self.offered) == 1 and not self.asks_anyway() else NO_PICK

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

    def push(self, frame: Frame, above: Frame, then: int) -> int:
        """Let another effect happen before this one goes on with step `then`."""
        frame.step = then
        self.stack.append(above)
        return CALL

    def copy_settled(self, twin: "Table") -> None:
        """Give a copy what every game's table has."""
        twin.asked = self.asked
        twin.question = self.question
        twin.pending = self.pending
        twin.answering = self.answering
        twin.over = self.over
        twin.round = self.round
        twin.revealed = self.revealed
        twin.offered = self.offered
        twin.stack = [frame.copy() for frame in self.stack]

    def checked_seat(self, seat: int) -> int:
        """A seat of this table; any other is refused."""
        if not 0 <= seat < self.seats:
            raise BadOption(Reason("no-such-seat", {"seat": seat, "seats": self.seats}))
        return seat

    def notation(self, pick: int) -> str:
        return self.spelling.write(pick)

    def parse(self, text: str) -> int:
        """The pick that a text stands for; raises IllegalPick if there is none."""
        pick = self.spelling.read(text)
        if pick < 0:
            raise IllegalPick(Reason("pick-unknown", {"pick": text}))
        return pick

    def redeal(self, seat: int | None, seed: int) -> "Table":
        """A table that fits all that a seat knows, with other luck to come."""
        return self.view(seat).deal(seed)


def lowest(bits: int) -> int:
    """The lowest seat in a set of seats."""
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
