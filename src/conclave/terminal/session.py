"""A game being played at this terminal: who sits where, the bots, what everybody has been told, and saving."""

import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from conclave.bots import SUBSTITUTE, Bot, make_bot
from conclave.bots.bot import picks_to_replay
from conclave.bots.errors import BotFault, pick_of
from conclave.bots.hints import best_set, hint, together
from conclave.table import Fault, Reason, Record, View
from conclave.table.data import Event
from conclave.terminal.interface import make_interface
from conclave.terminal.save_files import write_saved
from conclave.text import describe_events, describe_option, describe_waste, player, say
from conclave.text.evaluation import describe_thought
from conclave.text.settings import bot_words

HUMAN: Final = "human"


@dataclass
class Seating:
    """Who plays each seat: HUMAN or the name of a bot, and what they are called."""

    kinds: list[str]
    names: list[str]

    @property
    def humans(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]


@dataclass
class EventLog:
    """What each standing pick made happen, as each human may know it, and how much of it they have been shown."""

    picks: list[dict[int | None, Sequence[Event]]] = field(default_factory=list)
    shown: dict[int | None, int] = field(default_factory=dict)

    def forget(self, at: int) -> None:
        """A pick was taken back."""
        del self.picks[at]
        for seat, count in self.shown.items():
            if count > at:
                self.shown[seat] = count - 1

    def unread(self, seat: int | None) -> list[Event]:
        fresh = self.picks[self.shown.get(seat, 0) :]
        self.shown[seat] = len(self.picks)
        return [event for events in fresh for event in events[seat]]

    def everything(self, seat: int | None) -> list[Event]:
        return [event for events in self.picks for event in events[seat]]


class Session:
    """One game being played here, whatever it is shown on."""

    def __init__(self, record: Record, seating: Seating, path: Path) -> None:
        self.record = record
        self.seating = seating
        self.path = path
        self.bots: dict[int, Bot] = {}
        self.thinking = threading.Lock()  # whoever takes a choice back may have a bot think anew while it still thinks
        self.faults: list[str] = []  # what bots have done wrong and nobody has been told yet
        self.log = EventLog()
        self.last: int | None = None  # the human who chose last
        self.warned = (-1, -1)  # after how many lines of the record somebody was warned, and of which pick
        self.interface = make_interface(record.game)
        self.interface.begin(record)
        self.recall()

    # The past.

    def recall(self) -> None:
        """Go through the picks made so far, so that plans and memories are where an unbroken game would have them."""
        for seat, kind in enumerate(self.seating.kinds):
            if kind != HUMAN:
                self.bots[seat] = self.made(kind, seat)
        makers = [self.record.lines[index].seat for index in self.record.standing]
        planned = {at for seat, bot in self.bots.items() for at in picks_to_replay(bot, seat, makers)}
        table = self.record.start()
        self.log.picks.append(self.events_of(table))
        for at, index in enumerate(self.record.standing):
            line = self.record.lines[index]
            if at in planned:
                with suppress(BotFault):
                    pick_of(self.bots[line.seat], self.seating.kinds[line.seat], table.view(line.seat))
            if line.seat not in self.bots:
                self.log.shown[self.watcher(line.seat)] = len(self.log.picks)
            table.choose(table.parse(line.pick), line.seat)
            self.log.picks.append(self.events_of(table))

    def events_of(self, table: Any) -> dict[int | None, Sequence[Event]]:
        watchers: list[int | None] = [None, *self.seating.humans]
        return {seat: table.events_for(seat) for seat in watchers}

    # The game.

    def made(self, kind: str, seat: int) -> Bot:
        return make_bot(kind, bot_seed(self.record.key, seat), self.record.game)

    def bot_step(self) -> bool:
        """Let one bot choose that is waited for; False where none is."""
        seat = self.next_bot()
        if seat is None:
            return False
        self.choose(self.answer_of(seat, self.record.table.view(seat)), seat)
        return True

    def next_bot(self) -> int | None:
        """A bot that is waited for."""
        return next((seat for seat in self.record.table.waiting if seat in self.bots), None)

    def answer_of(self, seat: int, view: View) -> int:
        """What a bot chooses, of whom nothing else is touched; if it fails, another takes its place."""
        with self.thinking:
            try:
                return pick_of(self.bots[seat], self.seating.kinds[seat], view)
            except BotFault as fault:
                self.faults.append(say("play-bot-failed", fault=str(fault), bot=bot_words(SUBSTITUTE)["title"]))
                close(self.bots[seat])
                self.bots[seat] = self.made(SUBSTITUTE, seat)
                return pick_of(self.bots[seat], SUBSTITUTE, view)

    def take_faults(self) -> list[str]:
        """What bots have done wrong since this was last asked."""
        told, self.faults = self.faults, []
        return told

    def close(self) -> None:
        """Whatever bots have started ends with the session."""
        for bot in self.bots.values():
            close(bot)

    def next_human(self) -> int:
        """Who is asked next: whoever chose last, as long as they are waited for."""
        waiting = self.record.table.waiting
        return self.last if self.last is not None and self.last in waiting else waiting[0]

    def needs_curtain(self, seat: int) -> bool:
        """Whether somebody else has to look away before this person may look."""
        return self.interface.secret and len(self.seating.humans) > 1 and seat != self.last

    def choose(self, pick: int, seat: int) -> None:
        self.record.choose(pick, seat)
        self.log.picks.append(self.events_of(self.record.table))

    def choose_set(self, picks: list[int], seat: int) -> None:
        """Choose a whole set; what its picks made happen is told with the last of them."""
        made = self.record.choose_set(picks, seat)
        nothing: dict[int | None, Sequence[Event]] = {seat: [] for seat in (None, *self.seating.humans)}
        self.log.picks += [nothing] * (len(made) - 1)
        self.log.picks.append(self.events_of(self.record.table))

    def waste_warnings(self, pick: int, seat: int) -> list[str]:
        """What ending a turn so would waste. It is told once: who chooses the same again means it."""
        table = self.record.table
        wastes = table.wasted(pick, seat)
        now = (len(self.record.lines), pick)
        if not wastes or now == self.warned:
            return []
        self.warned = now
        return [*(describe_waste(waste, table.game) for waste in wastes), say("play-waste")]

    def no_choice(self, seat: int) -> bool:
        """Whether to spare somebody alone the trouble of choosing the only thing there is; others would notice it."""
        view = self.record.table.view(seat)
        alone = len(self.seating.humans) == 1
        spared = alone and len(view.options) == 1 and not self.record.table.ask_forced
        return spared and not self.interface.always_asked(view)

    def take_back(self, seat: int) -> Reason | None:
        """Take back the last choice of a seat, a whole set where it was chosen as a whole; or tell why not."""
        try:
            taken = self.record.undo(seat)
        except Fault as fault:
            return fault.reason
        for at in reversed(taken):
            self.log.forget(at + 1)  # before the first pick lies the deal
        return None

    def reason_against(self, text: str, seat: int) -> Reason | None:
        """Why something that somebody names cannot be chosen; None if it can."""
        reason = self.record.table.why_not(self.interface.named(text, self.record.table.view(seat)) or text, seat)
        if reason is not None and "pick" in reason.args:  # they are told what they typed, not what it is in notation
            return Reason(reason.key, {**reason.args, "pick": text}, reason.ruling)
        return reason

    def hints(self, view: View) -> list[tuple[str, str]]:
        """The best options of whoever is asked, each with the number that chooses it and what it is worth; or the best
        set, where several are chosen together."""
        if together(view):
            picks = best_set(view, seed=len(self.record.lines))
            names = self.seating.names
            return [("", say("hint-set")), *(("    ", describe_option(view, pick, names)) for pick in picks)]
        numbers = {pick: number for number, pick in self.interface.numbered(view).items()}
        thoughts = hint(view, seed=len(self.record.lines))
        if not thoughts:
            return [("", say("hint-only", option=describe_option(view, view.options[0], self.seating.names)))]
        return [(f"{numbers[one.pick]:2}. ", describe_thought(view, *one, self.seating.names)) for one in thoughts]

    # In words.

    def name(self, seat: int) -> str:
        return player(seat, self.seating.names)

    def watcher(self, seat: int) -> int | None:
        """Whose memory counts: where nothing is hidden, all who sit at this screen have one."""
        return seat if self.interface.secret else None

    def sentences(self, events: Sequence[Event]) -> list[str]:
        return describe_events(events, self.seating.names, self.record.table)

    def save(self) -> None:
        write_saved(self.path, self.record, self.seating.kinds, self.seating.names)


def close(bot: Bot) -> None:
    """End what a bot has started, if it has started anything."""
    end = getattr(bot, "close", None)
    if end is not None:
        end()


def bot_seed(key: bytes, seat: int) -> int:
    """A seed for the bot of a seat, from which nothing about the game's luck can be told."""
    return int.from_bytes(sha256(b"bot " + bytes([seat]) + key).digest()[:8], "big")
