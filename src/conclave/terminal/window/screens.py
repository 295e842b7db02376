"""Screens over the game: something to read, something to look up, and the curtain between two people."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

Found = list[tuple[str, Text]]


class Reader(ModalScreen[None]):
    """A text to scroll through: several pages where there are several, the arrows turn them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "dismiss", show=False),
        Binding("right,n,pagedown", "turn(1)", show=False),
        Binding("left,p,pageup", "turn(-1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down,space", "scroll(1)", show=False),
    ]

    def __init__(self, pages: Sequence[tuple[str, RenderableType]], closing: str) -> None:
        super().__init__()
        self.pages = pages
        self.closing = closing
        self.at = 0

    def compose(self) -> ComposeResult:
        yield Static(id="reader-title")
        with VerticalScroll(id="reader-body"):
            yield Static(id="reader-text")
        yield Static(self.closing, id="reader-keys", markup=False)

    def on_mount(self) -> None:
        self.action_turn(0)

    def action_turn(self, by: int) -> None:
        """Another page; the first and the last stay where they are."""
        self.at = max(0, min(len(self.pages) - 1, self.at + by))
        title, body = self.pages[self.at]
        number = f"  {self.at + 1}/{len(self.pages)}" if len(self.pages) > 1 else ""
        self.query_one("#reader-title", Static).update(Text(title + number))
        self.query_one("#reader-text", Static).update(body)
        self.query_one("#reader-body").scroll_home(animate=False)

    def action_scroll(self, by: int) -> None:
        body = self.query_one("#reader-body")
        body.scroll_relative(y=by * 3, animate=False)


class Search(ModalScreen[None]):
    """Words to type, and all that is known of what they name, as they are typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "focus_found", show=False),
    ]

    def __init__(self, heading: str, nothing: str, lookup: Callable[[str], Found]) -> None:
        super().__init__()
        self.heading = heading
        self.nothing = nothing
        self.lookup = lookup
        self.found: Found = []

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.heading, id="search-words")
        yield OptionList(id="search-found")
        with VerticalScroll(id="search-body"):
            yield Static(id="search-text")

    def on_mount(self) -> None:
        self.look("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.look(event.value)

    def look(self, words: str) -> None:
        self.found = self.lookup(words) if words.strip() else []
        names = self.query_one(OptionList)
        names.clear_options()
        names.add_options([Option(Text(name)) for name, _ in self.found])
        if self.found:
            names.highlighted = 0
            self.show(0)
        else:
            self.query_one("#search-text", Static).update(Text(self.nothing if words.strip() else self.heading))

    def show(self, at: int) -> None:
        self.query_one("#search-text", Static).update(self.found[at][1])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.found):
            self.show(event.option_index)

    def action_focus_found(self) -> None:
        self.query_one(OptionList).focus()


class Question(ModalScreen[str]):
    """One line to type; empty where it was left."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, heading: str) -> None:
        super().__init__()
        self.heading = heading

    def compose(self) -> ComposeResult:
        yield Static(Text(self.heading), id="question-heading")
        yield Input(id="question-words")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_leave(self) -> None:
        self.dismiss("")


class Curtain(Screen[bool]):
    """Nothing of the game, until the next person sits here; tells whether they came."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "open", show=False),
        Binding("q,ctrl+q", "leave", show=False),
    ]

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        yield Static(Text("\n\n".join(self.lines), justify="center"), id="curtain")

    def on_click(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)
