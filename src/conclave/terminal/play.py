"""A game at the terminal: whose turn it is to choose, what they are shown, and what they answer."""

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from conclave.table import Record, Table, View
from conclave.table.data import Event
from conclave.terminal.interface import make_interface
from conclave.terminal.save_files import write_saved
from conclave.terminal.screen import Screen
from conclave.terminal.session import Seating, Session
from conclave.terminal.typed_input import Ask, command, forget_typing, numbers
from conclave.text import LANGUAGE, describe_question, describe_reason, player, say
from conclave.text.errors import Mistake
from conclave.text.language import choose_language
from conclave.text.words import listed


class Leave(Exception):
    """Somebody wants to go."""


class LineSession(Session):
    """A session line by line: what a pipe, a screen reader or a simple terminal gets."""

    def __init__(self, record: Record, seating: Seating, path: Path, screen: Screen, ask: Ask) -> None:
        super().__init__(record, seating, path)
        self.screen = screen
        self.ask = ask
        self.unsaved = False  # whether the last attempt to save failed

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
        finally:
            self.close()
        return 0

    def step(self) -> None:
        """One decision."""
        if not self.bot_step():
            self.human(self.next_human())
        for fault in self.take_faults():
            self.screen.line(fault)

    def human(self, seat: int) -> None:
        """Ask a person until they have chosen or taken something back."""
        if self.no_choice(seat):
            self.choose(self.record.table.options_of(seat)[0], seat)
            return
        if self.needs_curtain(seat):
            self.curtain(seat)
        self.last = seat
        self.show(seat)
        while not self.answer(seat, self.read(self.prompt(seat))):
            pass
        self.save_quietly()

    def read(self, prompt: str) -> str:
        return self.ask(prompt).strip()

    def curtain(self, seat: int) -> None:
        """Hide one person's cards before another looks; before the first choice there are none to hide."""
        if self.last is not None:
            self.screen.clear()
        forget_typing()
        self.screen.line(say("play-curtain", player=self.name(seat)))
        while (word := command(self.read(f"{say('play-curtain-hidden')} "))[0]) in ("quit", "help"):
            if word == "quit":
                raise Leave
            self.screen.lines(self.interface.help())
        if self.last is not None:
            self.screen.clear()

    # Showing.

    def show(self, seat: int) -> None:
        """What happened, the board, and what may be chosen."""
        view = self.record.table.view(seat)
        self.tell(self.log.unread(self.watcher(seat)))
        self.interface.show(self.screen, view, self.seating.names)
        self.show_choices(view)

    def tell(self, events: Sequence[Event]) -> None:
        """What happened, without what the board shows; what happened several times over is told once."""
        told = self.sentences([event for event in events if event["event"] not in self.interface.on_the_board])
        if told:
            alone = len(self.seating.humans) < 2 or self.interface.secret
            self.screen.line()
            self.screen.line(say("play-what-happened" if alone else "play-what-happened-here"), "bold")
            self.screen.lines([counted(line, len(list(same))) for line, same in groupby(told)])

    def show_choices(self, view: View) -> None:
        self.screen.line()
        self.screen.line(describe_question(view, self.seating.names), "bold")
        self.screen.choices(self.interface.choices(view, self.seating.names))
        hint = self.interface.hint(view)
        if hint:
            self.screen.line(hint)

    def prompt(self, seat: int) -> str:
        return f"{self.interface.prompt(self.record.table.view(seat), self.name(seat))} "

    # Answers.

    def answer(self, seat: int, text: str) -> bool:
        """Do what was typed; True if the table has changed."""
        view = self.record.table.view(seat)
        word, rest = command(text, self.interface.command)
        if word:
            return self.run_command(word, rest, view, seat)
        if not text:
            self.show_choices(view)
            return False
        given = numbers(text)
        if given is not None:
            return self.by_numbers(given, view, seat)
        things = self.interface.series(text, view)
        if things:
            return self.by_series(things, view, seat)
        return self.by_words(text, view, seat)

    def by_numbers(self, given: list[int], view: View, seat: int) -> bool:
        picks = self.interface.by_numbers(given, view)
        if isinstance(picks, str):
            self.screen.line(picks)
            return False
        if len(picks) > 1:
            self.choose_set(picks, seat)
            return True
        return self.decide(picks[0], seat)

    def decide(self, pick: int, seat: int) -> bool:
        """Choose, unless it would waste something of which nobody has been warned."""
        warnings = self.waste_warnings(pick, seat)
        if warnings:
            self.screen.lines(warnings)
            return False
        self.choose(pick, seat)
        return True

    def by_series(self, things: list[str], view: View, seat: int) -> bool:
        """Things that are named together: all of them are chosen, or none."""
        steps = self.interface.steps(things, view)
        if isinstance(steps, str):
            self.screen.line(steps)
            return False
        for picks in steps:
            if len(things) > 1 and self.record.table.choice_set(seat) is not None:
                self.choose_set(picks, seat)
            else:
                self.choose(picks[0], seat)
        return True

    def by_words(self, text: str, view: View, seat: int) -> bool:
        """Notation, or words that only one choice fits."""
        fitting = self.interface.meant(text, view, self.seating.names)
        if len(fitting) == 1:
            return self.decide(fitting[0], seat)
        if fitting:
            meant = [str(number) for number, option in self.interface.numbered(view).items() if option in fitting]
            self.screen.line(say("play-which-choice", text=text, numbers=listed(meant)))
        elif self.interface.named(text, view):
            self.why(text, seat)
        else:
            self.screen.line(say("play-not-understood", text=text))
        return False

    # Command words.

    def run_command(self, word: str, rest: str, view: View, seat: int) -> bool:
        if word == "quit":
            raise Leave
        if word == "undo":
            return self.undo(seat)
        if word == "pick":
            return self.by_words(rest, view, seat)
        if word == "why":
            self.why(rest, seat)
        elif word == "card":
            self.screen.lines(self.interface.about(rest, view))
        elif word == "board":
            self.interface.board(self.screen, view, self.seating.names)
            self.show_choices(view)
        elif word == "hand":
            self.interface.own(self.screen, view, self.seating.names)
        elif word == "hint":
            self.advise(view)
        elif word == "log":
            self.show_log(seat)
        elif word == "save":
            self.save_copy(rest)
        else:
            self.screen.lines(self.interface.help())
        return False

    def undo(self, seat: int) -> bool:
        reason = self.take_back(seat)
        if reason is not None:
            self.screen.line(describe_reason(reason, where=self.record.table))
            return False
        self.screen.line(say("play-undone"))
        return True

    def why(self, text: str, seat: int) -> None:
        """Why something cannot be chosen."""
        if not text:
            self.screen.line(say("play-why-what"))
            return
        reason = self.reason_against(text, seat)
        if reason is None:
            self.screen.line(say("play-allowed"))
            return
        self.screen.line(describe_reason(reason, ruling=True, where=self.record.table))

    def advise(self, view: View) -> None:
        """What a bot would choose here, from what this player may know."""
        self.screen.line(say("hint-thinking"))
        try:
            self.screen.hanging(self.hints(view))
        except Mistake as mistake:
            self.screen.line(str(mistake))

    def show_log(self, seat: int) -> None:
        events = self.log.everything(self.watcher(seat))
        if events:
            self.screen.lines(self.sentences(events))
        else:
            self.screen.line(say("play-log-empty"))

    # Saving and leaving.

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
        how_to_go_on(self.screen, self.path, self.unsaved)

    def finish(self) -> None:
        """The last record, the scores, and the key that all luck came from."""
        self.save_quietly()
        watcher = self.watcher(self.seating.humans[0]) if self.seating.humans else None
        self.tell(self.log.unread(watcher))
        show_result(self.screen, self.record, self.seating.names, self.path)


def how_to_go_on(screen: Screen, path: Path, unsaved: bool) -> None:
    command = f"{own_name()} play --resume {shlex.quote(str(path))}"
    if LANGUAGE.get() != choose_language(None, os.environ):
        command += f" --lang {LANGUAGE.get()}"
    screen.exact(say("play-leaving-unsaved" if unsaved else "play-leaving", command=command))


def show_result(screen: Screen, record: Record, names: list[str], path: Path) -> None:
    """The end of a game: points, winners, and how to check it."""
    table = record.table
    screen.line()
    screen.line(say("play-over"), "bold")
    show_scores(screen, table, names)
    screen.line(winners_line(table, names), "bold")
    screen.exact(say("play-key", key=record.key.hex()))
    command = f"conclave verify {shlex.quote(str(path))}"
    screen.exact(say("play-key-check", commitment=record.commitment, command=command))
    screen.exact(say("play-finished", file=str(path)))


def winners_line(table: Table, names: list[str]) -> str:
    winners = [player(seat, names) for seat in table.winners]
    if len(winners) == 1:
        return say("play-result-winner", player=winners[0])
    return say("play-result-winners", players=listed(winners))


def show_scores(screen: Screen, table: Table, names: list[str]) -> None:
    interface = make_interface(table.game)
    screen.scores(table.scores, [interface.points(table, seat) for seat in range(table.seats)], names)


def own_name() -> str:
    """How this program can be called again from here."""
    found = shutil.which("conclave")
    called = sys.argv[0]
    if found is None and os.path.basename(called) == "conclave" and os.path.exists(called):
        return shlex.quote(os.path.relpath(called))
    return "conclave"


def counted(line: str, times: int) -> str:
    return line if times == 1 else say("play-several-times", line=line, times=times)
