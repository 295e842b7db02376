"""The window itself: it shows a session, hears keys and clicks, and hands on what was chosen."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from textwrap import wrap
from typing import ClassVar, Concatenate, Final, ParamSpec, TypeVar

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Span, Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.geometry import Size
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from conclave.table import View
from conclave.terminal.panels import panels_of
from conclave.terminal.play import counted, winners_line
from conclave.terminal.rules import lookup, pages, ruling_page
from conclave.terminal.screen import score_grid
from conclave.terminal.session import Session
from conclave.terminal.window.background import beside
from conclave.terminal.window.layout import LEAST, OWN_SHARE, STYLE, TALL, WIDE
from conclave.terminal.window.screens import Curtain, Question, Reader, Search
from conclave.text import describe_option, describe_question, describe_reason, say
from conclave.text.catalogue import in_language, languages
from conclave.text.errors import Mistake

BESIDE: Final = 80  # sentences about the past that are told beside the table
PATIENCE: Final = 0.15  # seconds of a bot's thinking after which the window says whom it waits for
KEYS: Final = ["help", "search", "undo", "hint", "why", "cards", "log", "board", "language", "quit"]
OWN_ACTIONS: Final = {*KEYS, "digit", "pick", "find", "page"} - {"quit"}

P = ParamSpec("P")
R = TypeVar("R")


def spoken(method: "Callable[Concatenate[Window, P], R]") -> "Callable[Concatenate[Window, P], R]":
    """Do something in the language of the window: its parts run in tasks of their own, which know of no language."""

    def in_its_language(window: "Window", /, *args: P.args, **kwargs: P.kwargs) -> R:
        with in_language(window.language):
            return method(window, *args, **kwargs)

    return in_its_language


def clickable(drawing: Text) -> Text:
    """A drawing with its clicks, each an action and what it is about, written as this library wants them."""
    spans = []
    for span in drawing.spans:
        style = span.style
        if isinstance(style, Style) and "@click" in style.meta:
            action, args = style.meta["@click"]
            told = Style(meta={"@click": f"app.{action}({', '.join(repr(arg) for arg in args)})"})
            span = Span(span.start, span.end, style + told)
        spans.append(span)
    shown = drawing.copy()
    shown.spans = spans
    return shown


class Window(App[None]):
    """One session, over the whole terminal."""

    CSS: ClassVar[str] = STYLE
    TITLE = "Conclave"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("slash", "search", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("w", "why", show=False),
        Binding("c", "cards", show=False),
        Binding("g", "log", show=False),
        Binding("b", "board", show=False),
        Binding("l", "language", show=False),
        Binding("q,ctrl+q", "quit", show=False),
        Binding("tab", "focus_next", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        *[Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)],
    ]

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self.session = session
        self.language = language
        self.panels = panels_of(session.record.game)
        self.viewer: int | None = None  # whose eyes the window shows the table to
        self.picks: list[int] = []  # what the lines of the list stand for
        self.typed = ""  # digits of a number that may go on
        self.said = ""  # what the message line tells
        self.unsaved = False
        self.extent = Size(80, 24)  # of the terminal

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="middle"):
            with Container(id="left"):
                with VerticalScroll(id="table-scroll", can_focus=False):
                    yield Static(id="table")
                with VerticalScroll(id="own-scroll", can_focus=False):
                    yield Static(id="own")
            with Container(id="right"):
                yield Static(id="question")
                yield OptionList(id="choices")
                yield Static(id="detail")
                with VerticalScroll(id="log-scroll", can_focus=False):
                    yield Static(id="log")
        yield Static(id="message")
        yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        self.arrange(self.size)
        self.choices.focus()
        self.go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While something lies over the table, keys are for that: nothing behind a curtain can be looked at."""
        return action not in OWN_ACTIONS or len(self.screen_stack) == 1

    def on_resize(self, event: events.Resize) -> None:
        self.arrange(event.size)
        self.redraw()

    def arrange(self, size: Size) -> None:
        """One column, two, or a word that there is no room."""
        self.extent = size
        width, height = size
        self.set_class(width >= WIDE and height >= TALL, "wide")
        self.set_class(width < LEAST[0] or height < LEAST[1], "small")

    @property
    def choices(self) -> OptionList:
        return self.screen_stack[0].query_one("#choices", OptionList)

    def part(self, name: str) -> Static:
        return self.screen_stack[0].query_one(f"#{name}", Static)

    # --- the game goes on ------------------------------------------------------------------------------------------

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let bots choose until a person has to; they think beside the window, which stays awake."""
        session = self.session
        while not session.record.table.over:
            bot = session.next_bot()
            if bot is not None:
                await self.let_think(bot)
                continue
            seat = session.next_human()
            if not session.no_choice(seat):
                await self.ask(seat)
                return
            session.choose(session.record.table.options_of(seat)[0], seat)
        self.end()

    async def let_think(self, seat: int) -> None:
        """Let a bot choose. Only its thinking is done elsewhere: whoever takes a choice back meanwhile ends this."""
        thought = asyncio.ensure_future(beside(self.answer_of, seat, self.session.record.table.view(seat)))
        await asyncio.wait({thought}, timeout=PATIENCE)
        if not thought.done():
            self.redraw()
        pick = await thought
        self.said = " ".join([self.said, *self.session.take_faults()]).strip()
        self.session.choose(pick, seat)

    @spoken
    def answer_of(self, seat: int, view: View) -> int:
        return self.session.answer_of(seat, view)

    async def ask(self, seat: int) -> None:
        """Show the table to a person, after the curtain where there has to be one."""
        if self.session.needs_curtain(seat):
            self.viewer = None
            self.redraw()
            with in_language(self.language):
                lines = [say("play-curtain", player=self.session.name(seat)), say("window-curtain")]
            if not await self.push_screen_wait(Curtain(lines)):
                self.exit()
                return
        self.session.last = seat
        self.viewer = seat
        self.save()
        self.redraw()
        self.choices.focus()

    @spoken
    def save(self) -> None:
        """A full disk is told, but stops nobody."""
        try:
            self.session.save()
            self.unsaved = False
        except Mistake as mistake:
            self.unsaved = True
            self.said = say("play-save-trouble", why=str(mistake))

    def end(self) -> None:
        humans = self.session.seating.humans
        self.viewer = humans[0] if len(humans) == 1 else None
        self.save()
        self.redraw()
        self.show_result()

    # --- showing ---------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        return self.session.record.table.view(self.viewer)

    @spoken
    def redraw(self) -> None:
        """Everything anew, from the view of whoever sits here."""
        if not self.is_running:
            return
        view, names = self.view, self.session.seating.names
        self.part("title").update(self.panels.title(view, names))
        table = self.part("table")
        pane = self.screen_stack[0].query_one("#table-scroll")
        width, height = self.room_for_table()
        if self.has_class("wide"):
            own = clickable(self.panels.own(view, names, width))
            self.part("own").update(own)
            self.show_log()
            height -= min(len(own.split()) + 1, self.extent.height * OWN_SHARE // 100)
        table.update(clickable(self.panels.table(view, names, width, height)))
        pane.scroll_home(animate=False)
        self.part("question").update(self.fitted(self.question(view)))
        self.show_choices(view)
        self.tell(self.said)
        self.part("keys").update(self.key_line())
        self.part("small").update(Text(say("window-small", columns=LEAST[0], lines=LEAST[1])))

    def room_for_table(self) -> tuple[int, int]:
        """Columns and lines for the table, counted from the window: the parts have no size before they are laid out."""
        width, height = self.extent
        if self.has_class("wide"):
            return width * 3 // 5 - 4, height - 3
        return width - 4, max(5, height - 12)

    def fitted(self, text: str, hanging: int = 0) -> Text:
        """Lines for the column of choices, broken at spaces that may be broken: the library would break at all."""
        width, _ = self.extent
        room = width * 2 // 5 - 6 if self.has_class("wide") else width - 6
        return Text("\n".join(wrap(text, max(20, room), subsequent_indent=" " * hanging, break_on_hyphens=False)))

    def question(self, view: View) -> str:
        if self.viewer is None and not self.session.record.table.over:
            return ""
        return describe_question(view, self.session.seating.names)

    def show_choices(self, view: View) -> None:
        """The list of what may be chosen, with the numbers that choose it."""
        interface, names = self.session.interface, self.session.seating.names
        numbered = interface.numbered(view) if view.options else {}
        self.picks = list(numbered.values())
        self.typed = ""
        choices = self.choices
        choices.clear_options()
        lines = [f"{number:2} {describe_option(view, pick, names)}" for number, pick in numbered.items()]
        choices.add_options([Option(self.fitted(line, hanging=3)) for line in lines])
        if self.picks:
            choices.highlighted = 0
        self.show_detail(0)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "choices":
            self.show_detail(event.option_index)

    @spoken
    def show_detail(self, at: int) -> None:
        """What the marked choice would do, where that is more than its line says."""
        told = ""
        if at < len(self.picks):
            view, names = self.view, self.session.seating.names
            full = describe_option(view, self.picks[at], names, full=True)
            told = full if full != describe_option(view, self.picks[at], names) else ""
        self.part("detail").update(self.fitted(told))

    def show_log(self) -> None:
        self.part("log").update(Text("\n").join([self.fitted(line, hanging=2) for line in self.past(BESIDE)]))
        self.screen_stack[0].query_one("#log-scroll").scroll_end(animate=False)

    def past(self, events: int = 0) -> list[str]:
        """What has happened, as far as whoever sits here may know: all of it, or only the last sentences."""
        seat = None if self.viewer is None else self.session.watcher(self.viewer)
        told = self.session.sentences(self.session.log.everything(seat))[-events:]
        return [counted(line, len(list(same))) for line, same in groupby(told)]

    def key_line(self) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        for key in KEYS:
            told = Style(meta={"@click": f"app.{key}"})
            letter, _, word = say(f"window-key-{key}").partition(" ")
            line.append(letter, Style(bold=True, reverse=True) + told)
            line.append(f" {word} ", told)
        return line

    def tell(self, message: str) -> None:
        self.said = message
        lines = [part for line in message.split("\n") for part in wrap(line, self.extent.width - 2)]
        self.part("message").update(Text("\n".join(lines)))

    # --- choosing --------------------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether a person may choose now: nothing lies over the table and somebody is asked."""
        return bool(self.picks) and self.viewer is not None and len(self.screen_stack) == 1

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "choices" and event.option_index < len(self.picks):
            self.choose(self.picks[event.option_index])

    def action_digit(self, digit: int) -> None:
        """A number chooses as soon as no longer one could be meant; until then its line is marked, for Enter."""
        if not self.free:
            return
        known = [str(number) for number in self.session.interface.numbered(self.view)]
        self.typed += str(digit)
        if not any(number.startswith(self.typed) for number in known):
            self.typed = str(digit) if any(number.startswith(str(digit)) for number in known) else ""
        if self.typed not in known:
            return
        if [number for number in known if number.startswith(self.typed)] == [self.typed]:
            self.choose(self.picks[known.index(self.typed)])
        else:
            self.choices.highlighted = known.index(self.typed)

    def action_pick(self, pick: int) -> None:
        """A click on something that is lit."""
        if self.free and pick in self.picks:
            self.choose(pick)

    @spoken
    def action_find(self, words: str) -> None:
        """A click on something that several choices are about: go to the first of them."""
        view, names = self.view, self.session.seating.names
        for at, pick in enumerate(self.picks):
            if words.casefold() in describe_option(view, pick, names).casefold():
                self.choices.highlighted = at
                self.choices.focus()
                return

    @spoken
    def choose(self, pick: int) -> None:
        if not self.free or self.viewer is None:
            return
        warnings = self.session.waste_warnings(pick, self.viewer)
        if warnings:
            self.typed = ""
            self.tell(" ".join(warnings))
            return
        self.picks = []
        self.said = ""
        self.session.choose(pick, self.viewer)
        self.go_on()

    # --- keys ------------------------------------------------------------------------------------------------------

    @spoken
    def action_undo(self) -> None:
        if self.viewer is None or len(self.screen_stack) > 1 or self.session.record.table.over:
            return
        reason = self.session.take_back(self.viewer)
        if reason is not None:
            self.tell(describe_reason(reason, where=self.session.record.table))
            return
        self.said = say("play-undone")
        self.go_on()

    @spoken
    def action_help(self) -> None:
        keys = (say("window-help-title"), Text(say("window-help")))
        self.read([keys, *pages(self.session.record.game)])

    @spoken
    def action_search(self) -> None:
        def look(words: str) -> list[tuple[str, Text]]:
            with in_language(self.language):
                ruling = ruling_page(words.strip())
                found = [(words.strip(), ruling)] if ruling else []
                return found + self.panels.lookup(words, self.view) + lookup(self.session.record.game, words)

        self.push_screen(Search(say("window-search"), say("window-search-nothing"), look))

    async def action_quit(self) -> None:
        """Leave, whoever still thinks: programs that play are ended first."""
        self.session.close()
        self.exit()

    @spoken
    def action_hint(self) -> None:
        if self.free:
            self.tell(say("hint-thinking"))
            self.advise(self.view)

    @work(exclusive=True, group="hint")
    async def advise(self, view: View) -> None:
        """What a bot would choose here; thought about beside the window, and not told once somebody has chosen."""
        choices = self.picks
        told = await beside(self.hints, view)
        if self.picks is choices and self.viewer == view.seat:
            self.tell(told)

    @spoken
    def hints(self, view: View) -> str:
        try:
            return "\n".join(f"{number}{line}" for number, line in self.session.hints(view))
        except Mistake as mistake:
            return str(mistake)

    @spoken
    def action_why(self) -> None:
        if self.viewer is None:
            return
        self.push_screen(Question(say("window-why")), self.explain)

    @spoken
    def explain(self, words: str | None) -> None:
        """Why something cannot be chosen now."""
        if not words or self.viewer is None:
            return
        reason = self.session.reason_against(words, self.viewer)
        table = self.session.record.table
        self.tell(say("play-allowed") if reason is None else describe_reason(reason, ruling=True, where=table))

    @spoken
    def action_cards(self) -> None:
        width = max(20, self.extent.width - 8)
        own = self.panels.own(self.view, self.session.seating.names, width)
        self.read([(say("window-cards-title"), own if own.plain.strip() else Text(say("window-cards-none")))])

    @spoken
    def action_log(self) -> None:
        told = self.past()
        self.read([(say("window-log-title"), Text("\n".join(reversed(told)) if told else say("play-log-empty")))])

    @spoken
    def action_board(self) -> None:
        width, height = self.extent
        table = self.panels.table(self.view, self.session.seating.names, width - 8, height - 4)
        self.read([(self.panels.title(self.view, self.session.seating.names).plain, table)])

    def action_language(self) -> None:
        """The next language, at once."""
        known = languages()
        self.language = known[(known.index(self.language) + 1) % len(known)]
        self.said = ""
        self.redraw()

    def action_page(self, by: int) -> None:
        pane = self.screen_stack[0].query_one("#table-scroll")
        pane.scroll_relative(y=by * max(1, pane.size.height - 1), animate=False)

    @spoken
    def action_ruling(self, number: str) -> None:
        """A click on the number of a ruling."""
        page = ruling_page(number)
        if page is not None:
            self.read([(number, page)])

    def read(self, found: Sequence[tuple[str, RenderableType]]) -> None:
        pages = [(title, clickable(body) if isinstance(body, Text) else body) for title, body in found]
        self.push_screen(Reader(pages, say("window-reader-keys")))

    @spoken
    def show_result(self) -> None:
        """Where every point came from, and who wins."""
        record, names = self.session.record, self.session.seating.names
        parts = [self.session.interface.points(record.table, seat) for seat in range(record.table.seats)]
        grid = score_grid(record.table.scores, parts, names)
        winners = Text(winners_line(record.table, names), "bold")
        totals = [
            say("score-line", source=self.session.name(at), points=score)
            for at, score in enumerate(record.table.scores)
        ]
        check = Text(say("play-key", key=record.key.hex()))
        self.read([(say("play-over"), Group(winners, Text("\n".join(totals)), Text(), grid, Text(), check))])
