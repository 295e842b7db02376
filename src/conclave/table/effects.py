"""Where a game registers its effects, questions and events: a number is what frames hold, a key is what saves say."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from conclave.table.data import About, Costs, Event, SetData, Waste
from conclave.table.errors import IllegalPick, Reason
from conclave.table.frame import NO_PICK, Frame

# The first argument is the game's own table.
Effect = Callable[[Any, Frame, int], int]  # lets an effect go on with a pick; DONE, WAIT or CALL
Question = Callable[[Any, Frame, int], list[int]]  # the legal picks of a seat
Arguments = Callable[[Any, Frame, int], dict[str, object]]  # what a question is about, by name, as its seat may know it


class ChoiceSet:
    """A set that the picks of a question and of those that follow choose: whoever is asked may name them in any order.

    The table takes the picks in rising order, and `done` after them where fewer than `most` are chosen.
    """

    def __init__(self, most: int, of: list[tuple[int, int]], least: int = -1, done: int = NO_PICK) -> None:
        self.most: Final = most
        self.least: Final = most if least < 0 else least
        self.of: Final = of  # each pick, and how often it may be chosen
        self.done: Final = done

    def __repr__(self) -> str:
        return f"ChoiceSet(most={self.most}, of={self.of!r}, least={self.least}, done={self.done})"

    def chain(self, picks: list[int]) -> list[int]:
        """A set that somebody named as the table takes it; empty if it cannot be chosen."""
        limits = dict(self.of)
        if not self.least <= len(picks) <= self.most or not picks:
            return []
        for pick in picks:
            if picks.count(pick) > limits.get(pick, 0):
                return []
        return sorted(picks) + ([self.done] if self.done != NO_PICK and len(picks) < self.most else [])

    def data(self) -> SetData:
        told: SetData = {"least": self.least, "most": self.most, "of": [list(one) for one in self.of]}
        if self.done != NO_PICK:
            told["done"] = self.done
        return told


def set_told(data: SetData) -> ChoiceSet:
    """The set that a view tells of."""
    return ChoiceSet(
        data["most"], [(pick, often) for pick, often in data["of"]], data["least"], data.get("done", NO_PICK)
    )


SetOf = Callable[[Any, Frame, int], ChoiceSet | None]  # the set that a seat chooses; None where it is one pick only

# When a question is asked of a seat that has one answer; a game may have other ways.
ONLY_IF_OPEN: Final = 0  # it is not: the table makes the choice
ALWAYS: Final = 1  # it is: to end a turn, or where several seats answer at once


def no_arguments(table: Any, frame: Frame, seat: int) -> dict[str, object]:
    return {}


def no_set(table: Any, frame: Frame, seat: int) -> ChoiceSet | None:
    return None


def plain_about(table: Any, pick: int, seat: int) -> About:
    verb, _, rest = table.notation(pick).partition(" ")
    return {"verb": verb, "rest": rest} if rest else {"verb": verb}


def plain_arguments(table: Any, seat: int) -> dict[str, object]:
    question: Arguments = table.effects.arguments[table.question]
    return question(table, table.stack[-1], seat)


def plain_why_not(table: Any, text: str, seat: int) -> Reason | None:
    pick = table.spelling.read(text)
    if pick < 0:
        return Reason("pick-unknown", {"pick": text})
    if pick in table.options_of(seat):
        return None
    refusal: IllegalPick = table.refusal(pick, seat)
    return refusal.reason


def no_cost(table: Any, pick: int, seat: int) -> Costs | None:
    return None


def nothing_wasted(table: Any, pick: int, seat: int) -> Sequence[Waste]:
    return []


def plain_breakdown(table: Any, seat: int) -> dict[str, int]:
    raise NotImplementedError


def plain_figures(table: Any, seat: int) -> dict[str, int]:
    return {"points": sum(table.breakdown(seat).values())}


def plain_winners(table: Any) -> list[int]:
    scores: list[int] = table.scores
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def plain_event(table: Any, what: int, seat: int, card: int, amount: int, other: int) -> Event:
    return {"event": table.effects.event_keys[what], "seat": seat, "card": card, "amount": amount, "other": other}


class Answers:
    """What a game says of its choices, points and events, of a seat that has been checked: each part as `Table`
    explains it. A game's own class may have methods instead."""

    def __init__(
        self,
        about: Callable[[Any, int, int], About] = plain_about,
        arguments: Callable[[Any, int], dict[str, object]] = plain_arguments,
        why_not: Callable[[Any, str, int], Reason | None] = plain_why_not,
        cost_of: Callable[[Any, int, int], Costs | None] = no_cost,
        wasted: Callable[[Any, int, int], Sequence[Waste]] = nothing_wasted,
        breakdown: Callable[[Any, int], dict[str, int]] = plain_breakdown,
        figures: Callable[[Any, int], dict[str, int]] = plain_figures,
        winners: Callable[[Any], list[int]] = plain_winners,
        event: Callable[[Any, int, int, int, int, int], Event] = plain_event,
    ) -> None:
        self.about: Final = about
        self.arguments: Final = arguments
        self.why_not: Final = why_not
        self.cost_of: Final = cost_of
        self.wasted: Final = wasted
        self.breakdown: Final = breakdown
        self.figures: Final = figures
        self.winners: Final = winners
        self.event: Final = event


class Effects:
    """A game's effects, questions and events."""

    def __init__(self, events: Sequence[str] = ()) -> None:
        self.answers = Answers()  # a game that says more puts its own here
        self.effects: Final[list[Effect]] = []
        self.effect_keys: Final[list[str]] = []
        self.effect_numbers: Final[dict[str, int]] = {}
        self.event_keys: Final = list(events)
        self.questions: Final[list[Question]] = []
        self.question_keys: Final[list[str]] = []
        self.question_numbers: Final[dict[str, int]] = {}
        self.asked_anyway: Final[list[int]] = []
        self.arguments: Final[list[Arguments]] = []
        self.sets: Final[list[SetOf]] = []

    def __repr__(self) -> str:
        return f"<{len(self.effects)} effects, {len(self.questions)} questions, {len(self.event_keys)} events>"

    def effect(self, key: str, act: Effect) -> int:
        """Register a step function; returns its number."""
        self.effect_numbers[key] = len(self.effects)
        self.effects.append(act)
        self.effect_keys.append(key)
        return len(self.effects) - 1

    def event(self, key: str) -> int:
        """Register something that can happen; returns its number."""
        self.event_keys.append(key)
        return len(self.event_keys) - 1

    def question(
        self,
        key: str,
        options: Question,
        anyway: int = ONLY_IF_OPEN,
        arguments: Arguments = no_arguments,
        set_of: SetOf = no_set,
    ) -> int:
        """Register a question by the function that lists its answers; returns its number.

        A question with one answer is not asked, unless that would tell others something hidden: `anyway`. Its
        `arguments` are what whoever is asked is told of it, `set_of` the set that it begins to choose.
        """
        self.questions.append(options)
        self.question_numbers[key] = len(self.question_keys)
        self.question_keys.append(key)
        self.asked_anyway.append(anyway)
        self.arguments.append(arguments)
        self.sets.append(set_of)
        return len(self.questions) - 1
