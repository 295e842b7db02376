"""What the laws ask of each kind of game: how it is set up and played at random, its own laws, and what to count."""

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any

from conclave.table import BadOption, Data, Effects, Table, key_from_seed, new_table, rules_of
from conclave.table.rules import spelt
from conclave.table.saves import ASK_FORCED
from conclave.table.view import View

A_LAW = Callable[[Table], None]


@dataclass
class Tally:
    """What a run of games reached."""

    games: int = 0
    decisions: int = 0
    undos: int = 0
    asked: Counter[str] = field(default_factory=Counter)  # questions
    examined: Counter[str] = field(default_factory=Counter)  # questions under the costly laws
    settings: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)  # what a game counts: "entered purse-of-io"
    steps: Counter[str] = field(default_factory=Counter)  # how many steps of effects a choice set off

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.undos += other.undos
        for name in COUNTERS:
            getattr(self, name).update(getattr(other, name))

    def dump(self) -> dict[str, Any]:
        return {name: dict(value) if name in COUNTERS else value for name, value in vars(self).items()}

    @staticmethod
    def load(data: dict[str, Any]) -> "Tally":
        tally = Tally(data["games"], data["decisions"], data["undos"])
        for name in COUNTERS:
            getattr(tally, name).update(data[name])
        return tally


COUNTERS = ("asked", "examined", "settings", "seen", "steps")


class Case:
    """A decision under the costly laws. What several of them look at is made once; none of them may change it."""

    def __init__(self, subject: "Subject", table: Table, seed: int) -> None:
        self.subject = subject
        self.table = table
        self.seed = seed
        self.before = table.dump()
        self.views: dict[int | None, View] = {}
        self.bytes: dict[int | None, str] = {}
        self.pairs: dict[int | None, tuple[Table, Table]] = {}

    def view(self, viewer: int | None) -> View:
        if viewer not in self.views:
            self.views[viewer] = self.table.view(viewer)
        return self.views[viewer]

    def sent(self, viewer: int | None) -> str:
        """A view as it is sent."""
        if viewer not in self.bytes:
            self.bytes[viewer] = json.dumps(self.view(viewer).dump())
        return self.bytes[viewer]

    def deals(self, viewer: int | None) -> tuple[Table, Table]:
        """Two deals for a viewer: one from the view as it is sent, one from the table itself."""
        if viewer not in self.pairs:
            sent = View.load(json.loads(self.sent(viewer)))
            self.pairs[viewer] = (sent.deal(self.seed), self.table.redeal(viewer, self.seed + 1))
        return self.pairs[viewer]

    def one_in(self, number: int) -> bool:
        """Whether it is the turn of what only one case in so many can afford."""
        return self.seed // 3 % number == 0


A_COSTLY_LAW = Callable[[Case], None]


class Subject:
    """A kind of game under the laws; a game that says nothing of itself is put under those of every game.

    Games are numbered; what a number means is the kind's own."""

    first = 0  # the number of its first game: no two kinds of a game share a number
    seed = 0  # of the players' dice: one with which 200 games already reach everything
    cheap: Sequence[A_LAW] = ()  # beside those that every game has,
    costly: Sequence[A_COSTLY_LAW] = ()  # and likewise
    most_steps = 300  # of effects that one choice may set off
    far = 5000  # decisions that some saves are played on, at most: to the end, where games are not too long for it

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def effects(self) -> Effects:
        return new_table(self.game, None, key_from_seed(0), {}).effects

    @property
    def questions(self) -> list[str]:
        """Those that its games can ask."""
        return self.effects.question_keys

    @property
    def settings(self) -> int:
        """How many titles `title` can give."""
        return len(self.combinations)

    @cached_property
    def combinations(self) -> list[Data]:
        """Each combination of options that fit; whether forced choices are asked every run varies by itself."""
        options = {name: option.values for name, option in rules_of(self.game).options.items() if name != ASK_FORCED}
        every = [dict(zip(options, values, strict=True)) for values in product(*options.values())]
        return [combination for combination in every if self.fits(combination)]

    def fits(self, options: Data) -> bool:
        try:
            rules_of(self.game).checked(None, options)
        except BadOption:
            return False
        return True

    def setting(self, number: int) -> dict[str, Any]:
        """The options of a game, its number counted from 0."""
        return self.combinations[number % len(self.combinations)]

    def title(self, options: dict[str, Any]) -> str:
        """A setting in a line."""
        return ", ".join(f"{name} {spelt(value)}" for name, value in options.items())

    def choice(self, dice: random.Random, options: list[int], busy: bool) -> int:
        """A uniform pick; busy players would rather do something than not, so that more happens."""
        return dice.choice(options)

    def note(self, table: Table, tally: Tally) -> None:
        """Count what the last choice made happen, and what is asked now."""
        for event in table.events:
            tally.seen[event["event"]] += 1

    def hidden(self, table: Table) -> object:
        """What two deals for a seat may differ in."""
        return {name: value for name, value in table.dump().items() if name != "key"}

    def much_is_hidden(self, data: dict[str, Any]) -> bool:
        """Whether so much is hidden from a view that three deals cannot all be the same."""
        return False

    def unused(self, tally: Tally) -> list[str]:
        """What of the game a run left out."""
        return [f"{event} never happened" for event in self.effects.event_keys if not tally.seen[event]]

    def report(self, tally: Tally) -> list[str]:
        """The counts, in lines."""
        return [f"{event:14} happened {times:6} times" for event, times in sorted(tally.seen.items())]
