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
from conclave.seasons.energy import ENERGY_LETTERS, TYPES
from conclave.seasons.names import ENCHANTMENT_KEYS, NATURAL_SELECTION
from conclave.seasons.picks import NOTATION, TAKE_DIE, TOKEN
from conclave.seasons.prelude import DEAL
from conclave.table import Fault, Record, View
from conclave.terminal.inputs import (
    BY_LETTER,
    Ask,
    command,
    energy_letters,
    forget_typing,
    numbers,
    option_of_energy,
    options_of_card,
    short_for,
)
from conclave.terminal.reading import find, near
from conclave.terminal.screen import Screen, choice, tokens_in_short
from conclave.terminal.store import write_saved
from conclave.text import (
    card_name,
    describe_event,
    describe_question,
    describe_reason,
    describe_view,
    find_card,
    player,
    say,
)
from conclave.text.board import card_row
from conclave.text.mistakes import Mistake
from conclave.text.options import set_size
from conclave.text.questions import NUMBERED, building
from conclave.text.words import listed

HUMAN: Final = "human"
# Told by the board already.
ON_THE_BOARD: Final = {"rolled", "first-player", "shelved", "game-ended"}
# Questions that come with the whole board; the others are asked in the middle of something.
PRELUDE: Final = {"draft", "select", "winnow", "build", "token"}
WITH_BOARD: Final = PRELUDE | {"die", "before-die", "free"}
# Questions about many cards, which are numbered as a whole and chosen several at once.
SEVERAL: Final = {"build", "select"}
# Which number of the paused effect says how many letters are wanted, where it is not as `NUMBERED` says.
LETTERS: Final = {"amulet-types": "b"}


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
        self.moment = (-1, 0, False)  # when the whole board was last shown, and to whom
        self.unsaved = False  # whether the last attempt to save failed
        # Whether cards are chosen many at once and not drafted: they are all shown at the next question.
        self.selected = settings_at(record)["enchantment"] == "elemental-construction"
        self.recall()

    # The past.

    def recall(self) -> None:
        """Go through the picks made so far, so that bots and memories are where an unbroken game would have them."""
        for seat, kind in enumerate(self.seating.kinds):
            if kind != HUMAN:
                self.bots[seat] = make_bot(kind, bot_seed(self.record.key, seat))
        table = self.record.start()
        self.memory.told.append(self.witnessed(table))
        for index in self.record.standing:
            line = self.record.lines[index]
            if line.seat in self.bots:
                self.bots[line.seat].choose(table.view(line.seat))
            self.memory.shown[line.seat] = len(self.memory.told)
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
        if len(self.seating.humans) > 1 and seat != self.last:
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
        return alone and len(view.options) == 1 and view.question not in SEVERAL | {"free"}

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
            self.screen.lines(say("play-help").split("\n"))
        if self.last is not None:
            self.screen.clear()

    def name(self, seat: int) -> str:
        return player(seat, self.seating.names)

    # Showing.

    def show(self, seat: int) -> None:
        """What happened, the board, and what may be chosen."""
        view = self.record.table.view(seat)
        self.tell(self.memory.news(seat))
        board = describe_view(view, self.seating.names)
        moment = (seat, view.data["round"], view.question in PRELUDE | {"die"})
        if view.question in WITH_BOARD and (moment != self.moment or view.question in PRELUDE):
            self.screen.line()
            prelude = view.question in PRELUDE
            self.screen.board(
                board,
                dice=view.question != "die",
                enchantment=moment[0] != self.moment[0] if prelude else view.question == "die" and lasting(view),
                tokens=self.tokens(view, full=prelude and moment[0] != self.moment[0]),
            )
            if view.question not in SEVERAL | {"winnow"}:
                self.screen.own(board, texts=0 if view.question in PRELUDE else 1)
            self.moment = moment
        else:
            self.screen.line()
            self.screen.line(board.players[seat].status())
        self.show_choices(view)

    def tokens(self, view: View, full: bool) -> str | None:
        """A line about ability tokens, where they are not what is asked for anyway; None for all about them."""
        if view.question == "token":
            return ""
        return None if full else tokens_in_short(view, self.seating.names)

    def tell(self, events: list[dict[str, Any]]) -> None:
        """What happened, without what the board shows; what happened several times over is told once."""
        skipped = ON_THE_BOARD | ({"drafted"} if self.selected else set())
        told = [describe_event(event, self.seating.names) for event in events if event["event"] not in skipped]
        if told:
            self.screen.line()
            self.screen.line(say("play-what-happened"), "bold")
            self.screen.lines([counted(line, len(list(same))) for line, same in groupby(told)])

    def show_choices(self, view: View) -> None:
        self.screen.line()
        self.screen.line(describe_question(view, self.seating.names), "bold")
        self.screen.choices(self.choices(view))
        if view.question in SEVERAL:
            needed = cards_needed(view)
            self.screen.line(say("play-build-how", number=needed, example=example_numbers(needed)))
        elif view.question in BY_LETTER:
            number = letters_wanted(view)
            self.screen.line(say("play-letters", number=number, example=example_letters(view, number)))

    def choices(self, view: View) -> list[tuple[int, str]]:
        """The numbered lines. Where several cards are chosen at once that is every card still to be placed."""
        if view.question in SEVERAL:
            cards = [card_row(view.data, key) for key in view.data["own"]["pack"]]
            return [(number, card.line()) for number, card in enumerate(cards, 1)]
        return [(number, choice(view, pick, self.seating.names)) for number, pick in numbered(view).items()]

    def prompt(self, seat: int) -> str:
        view = self.record.table.view(seat)
        if view.question in SEVERAL:
            return f"{say('play-prompt-build', player=self.name(seat), number=cards_needed(view))} "
        return f"{say('play-prompt', player=self.name(seat))} "

    # Answers.

    def answer(self, seat: int, text: str) -> bool:
        """Do what was typed; True if the table has changed."""
        view = self.record.table.view(seat)
        word, rest = command(text)
        if word:
            return self.obey(word, rest, view, seat)
        if not text:
            self.show_choices(view)
            return False
        given = numbers(text)
        if given is not None:
            return self.by_numbers(given, view, seat)
        kinds = energy_letters(text) if view.question in BY_LETTER else None
        if kinds is not None:
            return self.by_letters(kinds, seat)
        return self.by_words(text, view, seat)

    def by_numbers(self, given: list[int], view: View, seat: int) -> bool:
        if view.question in SEVERAL:
            return self.several(given, view, seat)
        options = numbered(view)
        if len(given) > 1:
            self.screen.line(say("play-one-number"))
        elif given[0] not in options:
            known = listed([str(number) for number in options])
            self.screen.line(say("play-number-range", number=given[0], numbers=known))
        else:
            self.choose(options[given[0]], seat)
            return True
        return False

    def several(self, given: list[int], view: View, seat: int) -> bool:
        """A whole set at once, in any order."""
        pack = view.data["own"]["pack"]
        needed = cards_needed(view)
        if len(given) != needed or len(set(given)) != needed or not all(1 <= at <= len(pack) for at in given):
            self.screen.line(say("play-build-count", number=needed))
            return False
        picks = [NOTATION.read(f"card {pack[at - 1]}") for at in sorted(given)]
        if picks[0] not in view.options:
            self.screen.line(say("play-build-order"))
            return False
        for pick in picks:
            self.choose(pick, seat)
        return True

    def by_letters(self, kinds: list[int], seat: int) -> bool:
        """Energies one after the other, as long as they are asked for."""
        question = self.record.table.view(seat).question
        changed = False
        for kind in kinds:
            view = self.record.table.view(seat)
            if not view.options or view.question != question:
                break
            pick = option_of_energy(view, kind)
            if pick is None:
                self.screen.line(say("play-letter-none", letter=ENERGY_LETTERS[kind]))
                return changed
            self.choose(pick, seat)
            changed = True
        return changed

    def by_words(self, text: str, view: View, seat: int) -> bool:
        """Notation, or the name of a card that only one choice is about."""
        pick = NOTATION.read(text)
        fitting = [pick] if pick in view.options else options_of_card(view, text)
        if len(fitting) == 1:
            self.choose(fitting[0], seat)
            return True
        if fitting:
            meant = [str(number) for number, option in numbered(view).items() if option in fitting]
            self.screen.line(say("play-which-choice", text=text, numbers=listed(meant)))
        elif pick >= 0 or short_for(text) or find_card(text):
            self.why(text, seat)
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
            self.why(rest, seat)
        elif word == "card":
            self.show_card(rest, view)
        elif word == "board":
            board = describe_view(view, self.seating.names)
            self.screen.board(board)
            self.screen.own(board, texts=1)
            self.show_choices(view)
        elif word == "hand":
            self.show_hand(view)
        elif word == "log":
            self.show_log(seat)
        elif word == "save":
            self.save_copy(rest)
        else:
            self.screen.lines(say("play-help").split("\n"))
        return False

    def undo(self, seat: int) -> bool:
        at = self.record.last_of(seat)
        try:
            self.record.undo(seat)
        except Fault as fault:
            self.screen.line(describe_reason(fault.reason))
            return False
        self.memory.forget(at + 1)  # before the first pick lies the deal
        view = self.record.table.view(seat)
        if view.question in SEVERAL and cards_needed(view) < at_once(view) and self.record.may_undo(seat):
            return self.undo(seat)  # a set was typed as a whole, so it goes as a whole
        self.screen.line(say("play-undone"))
        return True

    def why(self, text: str, seat: int) -> None:
        """Why something cannot be chosen."""
        if not text:
            self.screen.line(say("play-why-what"))
            return
        named = text if NOTATION.read(text) >= 0 else short_for(text) or find_card(text)
        reason = self.record.table.why_not(named or text, seat)
        self.screen.line(describe_reason(reason, ruling=True) if reason else say("play-allowed"))

    def show_card(self, text: str, view: View) -> None:
        if not text:
            self.screen.line(say("play-card-what"))
            return
        found = find(text)
        if found is None:
            close = near(text)
            self.screen.line(
                say("play-no-card-near", name=text, near=listed(close)) if close else say("play-no-card", name=text)
            )
            return
        self.screen.lines(found.lines(view.data["settings"]["edition"]))
        fitting = options_of_card(view, found.card) if found.card else []
        if len(fitting) == 1 and view.question not in SEVERAL:
            number = next(number for number, option in numbered(view).items() if option == fitting[0])
            self.screen.line(say("play-card-number", card=card_name(found.card), number=number))

    def show_hand(self, view: View) -> None:
        board = describe_view(view, self.seating.names)
        if board.own:
            self.screen.own(board, texts=len(board.own))
        else:
            self.screen.line(say("play-hand-empty"))

    def show_log(self, seat: int) -> None:
        events = self.memory.everything(seat)
        if events:
            self.screen.lines([describe_event(event, self.seating.names) for event in events])
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
        watcher = self.seating.humans[0] if self.seating.humans else None
        self.tell(self.memory.news(watcher))
        show_result(self.screen, self.record, self.seating.names, self.path)


def settings_at(record: Record) -> dict[str, Any]:
    """What the table was set up with; an enchantment drawn at random is named."""
    settings: dict[str, Any] = record.table.view(None).data["settings"]
    return settings


def show_result(screen: Screen, record: Record, names: list[str], path: Path) -> None:
    """The end of a game: points, winners, and how to check it."""
    table = record.table
    screen.line()
    screen.line(say("play-over"), "bold")
    screen.scores(table, names)
    winners = [player(seat, names) for seat in table.winners]
    if len(winners) == 1:
        screen.line(say("play-result-winner", player=winners[0]), "bold")
    else:
        screen.line(say("play-result-winners", players=listed(winners)), "bold")
    screen.exact(say("play-key", key=record.key.hex()))
    command = f"conclave verify {shlex.quote(str(path))}"
    screen.exact(say("play-key-check", commitment=record.commitment, command=command))
    screen.exact(say("play-finished", file=str(path)))


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


def numbered(view: View) -> dict[int, int]:
    """What each number stands for: dice and ability tokens keep theirs, all else is counted."""
    if view.question in ("die", "token"):
        base = TOKEN if view.question == "token" else TAKE_DIE - 1
        return {pick - base: pick for pick in view.options}
    return dict(enumerate(view.options, 1))


def counted(line: str, times: int) -> str:
    return line if times == 1 else say("play-several-times", line=line, times=times)


def lasting(view: View) -> bool:
    """Whether the enchantment still matters once cards have been chosen."""
    return ENCHANTMENT_KEYS.index(view.data["settings"]["enchantment"]) > NATURAL_SELECTION


def cards_needed(view: View) -> int:
    """How many cards are still to be chosen, for a hand or library or of all that were dealt."""
    if view.question == "select":
        return DEAL - len(view.data["own"]["hand"])
    return int(building(view.data)["number"])


def at_once(view: View) -> int:
    """How many cards are chosen at once, when none of them has been yet."""
    return DEAL if view.question == "select" else set_size(view.data)


def example_numbers(count: int) -> str:
    return " ".join(str(number) for number in (2, 5, 6, 8, 9, 11, 12, 15, 17)[:count])


def letters_wanted(view: View) -> int:
    """How many energies are asked for, as far as the question tells."""
    name = LETTERS.get(view.question) or NUMBERED.get(view.question)
    return max(1, view.data["stack"][-1][name]) if name else 1


def example_letters(view: View, count: int) -> str:
    """Letters that could be typed now. Types are named in rising order, so the last one offered will do twice."""
    letters = [ENERGY_LETTERS[kind] for kind in range(TYPES) if option_of_energy(view, kind) is not None]
    if view.question == "amulet-types":  # each type once
        return "".join(letters[:2])
    return letters[-1] * (2 if count > 1 and view.question != "make-room" else 1)
