"""A game at the terminal: whose turn it is to choose, what they are shown, and what they answer."""

import os
import shlex
import shutil
import sys
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from conclave.bots import Bot, make_bot
from conclave.table import Fault, Reason, Record, Table, View
from conclave.terminal.face import make_face
from conclave.terminal.inputs import Ask, command, forget_typing, numbers
from conclave.terminal.screen import Screen
from conclave.terminal.store import write_saved
from conclave.text import describe_event, describe_question, describe_reason, player, say
from conclave.text.mistakes import Mistake
from conclave.text.words import listed

HUMAN: Final = "human"


class Leave(Exception):
    """Somebody wants to go."""


@dataclass
class Seating:
    """Who plays each seat: HUMAN or the name of a bot, and what they are called."""

    kinds: list[str]
    names: list[str]

    @property
    def humans(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]


@dataclass
class Memory:
    """What each standing pick made happen, as each human may know it, and how much of it they have been shown."""

    told: list[dict[int | None, list[dict[str, Any]]]] = field(default_factory=list)
    shown: dict[int | None, int] = field(default_factory=dict)

    def forget(self, at: int) -> None:
        """A pick was taken back."""
        del self.told[at]
        for seat, count in self.shown.items():
            if count > at:
                self.shown[seat] = count - 1

    def news(self, seat: int | None) -> list[dict[str, Any]]:
        fresh = self.told[self.shown.get(seat, 0) :]
        self.shown[seat] = len(self.told)
        return [event for events in fresh for event in events[seat]]

    def everything(self, seat: int | None) -> list[dict[str, Any]]:
        return [event for events in self.told for event in events[seat]]


class Game:
    """One game being played here."""

    def __init__(self, record: Record, seating: Seating, path: Path, screen: Screen, ask: Ask) -> None:
        self.record = record
        self.seating = seating
        self.path = path
        self.screen = screen
        self.ask = ask
        self.bots: dict[int, Bot] = {}
        self.memory = Memory()
        self.last: int | None = None  # the human who chose last
        self.face = make_face(record.game)
        self.unsaved = False  # whether the last attempt to save failed
        self.face.begin(record)
        self.recall()

    # The past.

    def recall(self) -> None:
        """Go through the picks made so far, so that bots and memories are where an unbroken game would have them."""
        for seat, kind in enumerate(self.seating.kinds):
            if kind != HUMAN:
                self.bots[seat] = make_bot(kind, bot_seed(self.record.key, seat), self.record.game)
        table = self.record.start()
        self.memory.told.append(self.witnessed(table))
        for index in self.record.standing:
            line = self.record.lines[index]
            if line.seat in self.bots:
                self.bots[line.seat].choose(table.view(line.seat))
            if line.seat not in self.bots:
                self.memory.shown[self.watcher(line.seat)] = len(self.memory.told)
            table.choose(table.parse(line.pick), line.seat)
            self.memory.told.append(self.witnessed(table))

    def witnessed(self, table: Any) -> dict[int | None, list[dict[str, Any]]]:
        watchers: list[int | None] = [None, *self.seating.humans]
        return {seat: table.events_for(seat) for seat in watchers}

    # The game.

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        try:
            self.save()
            while not self.record.table.over:
                self.step()
            self.finish()
        except (KeyboardInterrupt, EOFError, Leave):
            self.leave()
        return 0

    def step(self) -> None:
        """One decision."""
        waiting = self.record.table.waiting
        for seat in waiting:
            if seat in self.bots:
                self.choose(self.bots[seat].choose(self.record.table.view(seat)), seat)
                return
        self.human(self.last if self.last in waiting else waiting[0])

    def choose(self, pick: int, seat: int) -> None:
        self.record.choose(pick, seat)
        self.memory.told.append(self.witnessed(self.record.table))

    def human(self, seat: int) -> None:
        """Ask a person until they have chosen or taken something back."""
        if self.no_choice(seat):
            self.choose(self.record.table.options_of(seat)[0], seat)
            return
        if self.face.secret and len(self.seating.humans) > 1 and seat != self.last:
            self.curtain(seat)
        self.last = seat
        self.show(seat)
        while not self.answer(seat, self.read(self.prompt(seat))):
            pass
        self.save_quietly()

    def no_choice(self, seat: int) -> bool:
        """Whether to spare somebody alone the trouble of choosing the only thing there is; others would notice it."""
        view = self.record.table.view(seat)
        alone = len(self.seating.humans) == 1
        return alone and len(view.options) == 1 and not self.face.always_asked(view)

    def read(self, prompt: str) -> str:
        return self.ask(prompt).strip()

    def curtain(self, seat: int) -> None:
        """Hide one person's cards before another looks; before the first choice there are none to hide."""
        if self.last is not None:
            self.screen.clear()
        forget_typing()
        self.screen.line(say("play-curtain", player=self.name(seat)))
        while (word := command(self.read(f"{say('play-curtain-hidden')} "), {})[0]) in ("quit", "help"):
            if word == "quit":
                raise Leave
            self.screen.lines(self.face.help())
        if self.last is not None:
            self.screen.clear()

    def name(self, seat: int) -> str:
        return player(seat, self.seating.names)

    # Showing.

    def show(self, seat: int) -> None:
        """What happened, the board, and what may be chosen."""
        view = self.record.table.view(seat)
        self.tell(self.memory.news(self.watcher(seat)))
        self.face.show(self.screen, view, self.seating.names)
        self.show_choices(view)

    def watcher(self, seat: int) -> int | None:
        """Whose memory counts: where nothing is hidden, all who sit at this screen have one."""
        return seat if self.face.secret else None

    def tell(self, events: list[dict[str, Any]]) -> None:
        """What happened, without what the board shows; what happened several times over is told once."""
        told = [self.sentence(event) for event in events if event["event"] not in self.face.on_the_board]
        if told:
            alone = len(self.seating.humans) < 2 or self.face.secret
            self.screen.line()
            self.screen.line(say("play-what-happened" if alone else "play-what-happened-here"), "bold")
            self.screen.lines([counted(line, len(list(same))) for line, same in groupby(told)])

    def sentence(self, event: dict[str, Any]) -> str:
        return describe_event(event, self.seating.names, self.record.table)

    def show_choices(self, view: View) -> None:
        self.screen.line()
        self.screen.line(describe_question(view, self.seating.names), "bold")
        self.screen.choices(self.face.choices(view, self.seating.names))
        hint = self.face.hint(view)
        if hint:
            self.screen.line(hint)

    def prompt(self, seat: int) -> str:
        return f"{self.face.prompt(self.record.table.view(seat), self.name(seat))} "

    # Answers.

    def answer(self, seat: int, text: str) -> bool:
        """Do what was typed; True if the table has changed."""
        view = self.record.table.view(seat)
        word, rest = command(text, self.face.words)
        if word:
            return self.obey(word, rest, view, seat)
        if not text:
            self.show_choices(view)
            return False
        given = numbers(text)
        if given is not None:
            return self.by_numbers(given, view, seat)
        things = self.face.series(text, view)
        if things:
            return self.by_series(things, seat)
        return self.by_words(text, view, seat)

    def by_numbers(self, given: list[int], view: View, seat: int) -> bool:
        picks = self.face.by_numbers(given, view)
        if isinstance(picks, str):
            self.screen.line(picks)
            return False
        for pick in picks:
            self.choose(pick, seat)
        return True

    def by_series(self, things: list[str], seat: int) -> bool:
        """One thing after the other, as long as the same is asked for."""
        question = self.record.table.view(seat).question
        changed = False
        for thing in things:
            view = self.record.table.view(seat)
            if not view.options or view.question != question:
                break
            pick = self.face.next_pick(thing, view)
            if pick is None:
                self.screen.line(say("play-letter-none", letter=thing))
                return changed
            self.choose(pick, seat)
            changed = True
        return changed

    def by_words(self, text: str, view: View, seat: int) -> bool:
        """Notation, or words that only one choice fits."""
        fitting = self.face.meant(text, view, self.seating.names)
        if len(fitting) == 1:
            self.choose(fitting[0], seat)
            return True
        if fitting:
            meant = [str(number) for number, option in self.face.numbered(view).items() if option in fitting]
            self.screen.line(say("play-which-choice", text=text, numbers=listed(meant)))
        elif self.face.named(text, view):
            self.why(text, view, seat)
        else:
            self.screen.line(say("play-not-understood", text=text))
        return False

    # Command words.

    def obey(self, word: str, rest: str, view: View, seat: int) -> bool:
        if word == "quit":
            raise Leave
        if word == "undo":
            return self.undo(seat)
        if word == "pick":
            return self.by_words(rest, view, seat)
        if word == "why":
            self.why(rest, view, seat)
        elif word == "card":
            self.screen.lines(self.face.about(rest, view))
        elif word == "board":
            self.face.board(self.screen, view, self.seating.names)
            self.show_choices(view)
        elif word == "hand":
            self.face.own(self.screen, view, self.seating.names)
        elif word == "log":
            self.show_log(seat)
        elif word == "save":
            self.save_copy(rest)
        else:
            self.screen.lines(self.face.help())
        return False

    def undo(self, seat: int) -> bool:
        at = self.record.last_of(seat)
        try:
            self.record.undo(seat)
        except Fault as fault:
            self.screen.line(describe_reason(fault.reason, where=self.record.table))
            return False
        self.memory.forget(at + 1)  # before the first pick lies the deal
        if self.face.midway(self.record.table.view(seat)) and self.record.may_undo(seat):
            return self.undo(seat)  # a set was typed as a whole, so it goes as a whole
        self.screen.line(say("play-undone"))
        return True

    def why(self, text: str, view: View, seat: int) -> None:
        """Why something cannot be chosen."""
        if not text:
            self.screen.line(say("play-why-what"))
            return
        reason = self.record.table.why_not(self.face.named(text, view) or text, seat)
        if reason is None:
            self.screen.line(say("play-allowed"))
            return
        if "pick" in reason.args:  # they are told what they typed, not what it is in notation
            reason = Reason(reason.key, {**reason.args, "pick": text}, reason.ruling)
        self.screen.line(describe_reason(reason, ruling=True, where=self.record.table))

    def show_log(self, seat: int) -> None:
        events = self.memory.everything(self.watcher(seat))
        if events:
            self.screen.lines([self.sentence(event) for event in events])
        else:
            self.screen.line(say("play-log-empty"))

    # Saving and leaving.

    def save(self) -> None:
        write_saved(self.path, self.record, self.seating.kinds, self.seating.names)

    def save_quietly(self) -> None:
        """Save in the middle of a game: a full disk is told, but stops nobody."""
        try:
            self.save()
            self.unsaved = False
        except Mistake as mistake:
            self.unsaved = True
            self.screen.line(say("play-save-trouble", why=str(mistake)))

    def save_copy(self, name: str) -> None:
        try:
            path = Path(os.path.expanduser(name)) if name else self.path
            write_saved(path, self.record, self.seating.kinds, self.seating.names)
            self.screen.exact(say("play-saved", file=str(path)))
        except Mistake as mistake:
            self.screen.line(str(mistake))

    def leave(self) -> None:
        """Say how to go on; or, where the game could not be saved, that it is not."""
        self.screen.line()
        self.save_quietly()
        command = f"{own_name()} play --resume {shlex.quote(str(self.path))}"
        self.screen.exact(say("play-leaving-unsaved" if self.unsaved else "play-leaving", command=command))

    def finish(self) -> None:
        """The last record, the scores, and the key that all luck came from."""
        self.save_quietly()
        watcher = self.watcher(self.seating.humans[0]) if self.seating.humans else None
        self.tell(self.memory.news(watcher))
        show_result(self.screen, self.record, self.seating.names, self.path)


def show_result(screen: Screen, record: Record, names: list[str], path: Path) -> None:
    """The end of a game: points, winners, and how to check it."""
    table = record.table
    screen.line()
    screen.line(say("play-over"), "bold")
    show_scores(screen, table, names)
    winners = [player(seat, names) for seat in table.winners]
    if len(winners) == 1:
        screen.line(say("play-result-winner", player=winners[0]), "bold")
    else:
        screen.line(say("play-result-winners", players=listed(winners)), "bold")
    screen.exact(say("play-key", key=record.key.hex()))
    command = f"conclave verify {shlex.quote(str(path))}"
    screen.exact(say("play-key-check", commitment=record.commitment, command=command))
    screen.exact(say("play-finished", file=str(path)))


def show_scores(screen: Screen, table: Table, names: list[str]) -> None:
    face = make_face(table.game)
    screen.scores(table.scores, [face.points(table, seat) for seat in range(table.seats)], names)


def own_name() -> str:
    """How this program can be called again from here."""
    found = shutil.which("conclave")
    called = sys.argv[0]
    if found is None and os.path.basename(called) == "conclave" and os.path.exists(called):
        return shlex.quote(os.path.relpath(called))
    return "conclave"


def bot_seed(key: bytes, seat: int) -> int:
    """A seed for the bot of a seat, from which nothing about the game's luck can be told."""
    return int.from_bytes(sha256(b"bot " + bytes([seat]) + key).digest()[:8], "big")


def counted(line: str, times: int) -> str:
    return line if times == 1 else say("play-several-times", line=line, times=times)
