"""Archimage at a terminal: when the tower is drawn, how choices are numbered, and what people may type."""

from itertools import pairwise
from typing import Final

from conclave.games.archimage.rules.elements import COLOUR_NAMES
from conclave.games.archimage.rules.scrolls import BOND_SCROLL, HIGHEST, SCROLL_NUMBERS, scroll_power
from conclave.games.archimage.terminal.reference import find, near, own_lines
from conclave.games.archimage.terminal.screen import show_lying, show_table, show_tower, status
from conclave.games.archimage.terminal.typed_input import (
    LETTERS,
    TO_A_SPACE,
    asked_about,
    colours_named,
    dice_named,
    options_meant,
)
from conclave.games.archimage.text.scrolls import scroll_text
from conclave.games.archimage.text.settings import describe_settings
from conclave.games.archimage.text.spaces import board_in
from conclave.games.archimage.text.words import colour, die
from conclave.table import Record, Table, View
from conclave.table.data import Data
from conclave.terminal.card_list import unknown
from conclave.terminal.interface import Interface, settings_at
from conclave.terminal.screen import Screen
from conclave.text import say
from conclave.text.board import about_option, with_text
from conclave.text.words import Names

# Questions that come with the whole table, where something on it has changed.
WITH_TOWER: Final = {"turn", "take"}
OF_OTHERS: Final = {"transfer-theirs", "borrow-which"}  # questions about scrolls that one may not have read yet


class ArchimageInterface(Interface):
    """Archimage at a terminal, where everything lies open."""

    secret = False
    on_the_board = frozenset({"rolled", "moved", "took-die", "lost-die", "first-player", "game-ended"})

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.last_shown: object = None  # the table as it was when it was last shown
        self.read: set[tuple[int, str]] = set()  # who has been shown the text of which scroll

    # A game as a whole.

    def introduction(self, record: Record) -> list[str]:
        settings = describe_settings(settings_at(record))
        welcome = say("archimage-play-welcome", players=record.table.seats, settings=settings)
        return [welcome, *say("archimage-play-goal").split("\n")]

    def summary(self, record: Record) -> Data:
        return {"circle": settings_at(record)["circle"]}  # as drawn, where the options leave it to chance

    def points(self, table: Table, seat: int) -> dict[str, int]:
        """By power: a line for every scroll would be too many."""
        powers = range(scroll_power(BOND_SCROLL), HIGHEST + 1)
        found = {say("archimage-play-of-power", power=power): 0 for power in powers}
        found[say("archimage-play-synergies")] = 0
        for source, points in table.breakdown(seat).items():
            kind, _, key = source.partition(" ")
            power = scroll_power(SCROLL_NUMBERS[key])
            told = say("archimage-play-of-power", power=power) if kind == "scroll" else say("archimage-play-synergies")
            found[told] += points
        return found

    def draw(self, screen: Screen, table: Table) -> None:
        data = table.view(None).data
        show_tower(screen, board_in(data), data)

    # Showing.

    def show(self, screen: Screen, view: View, names: Names) -> None:
        now = board_state(view.data)
        screen.line()
        if view.question in WITH_TOWER and now != self.last_shown:
            show_table(screen, view, names, legend=self.last_shown is None)
            self.last_shown = now
        else:
            screen.console.print(status(view.data), width=screen.width)

    def board(self, screen: Screen, view: View, names: Names) -> None:
        show_table(screen, view, names)
        show_lying(screen, view.data)

    def own(self, screen: Screen, view: View, names: Names) -> None:
        screen.lines(own_lines(view.data))

    def always_asked(self, view: View) -> bool:
        return view.question == "turn"

    def numbered(self, view: View) -> dict[int, int]:
        """A space that is called by a number keeps it; all else is counted, past those numbers."""
        spaces = board_in(view.data).spaces
        own: dict[int, int] = {}
        for pick, about in zip(view.options, view.data["about"], strict=True):
            if about["verb"] in TO_A_SPACE:
                name = spaces[about["space"]].name
                if name.isdecimal() and name.isascii() and len(name) < 4:
                    own[pick] = int(name)
        taken = set(own.values())
        free = (number for number in range(1, len(taken) + len(view.options) + 1) if number not in taken)
        return {own[pick] if pick in own else next(free): pick for pick in view.options}

    def choices(self, view: View, names: Names) -> list[tuple[int, str]]:
        """A spell has its text with it when it is offered to somebody for the first time."""
        numbered = self.numbered(view)
        return [(number, self.with_text(line, view, numbered[number])) for number, line in super().choices(view, names)]

    def with_text(self, line: str, view: View, pick: int) -> str:
        key = unread(view, pick)
        if not key or (view.data["seat"], key) in self.read:
            return line
        self.read.add((view.data["seat"], key))
        return with_text(line, scroll_text(key))

    def hint(self, view: View) -> str:
        if view.question == "take" and len(view.options) > 1:
            return say("archimage-play-take-how", example=example_colours(view))
        example = example_dice(view) if view.data["set"] is not None else ""
        return say("archimage-play-dice-how", example=example) if example else ""

    def help(self) -> list[str]:
        return say("archimage-play-help").split("\n")

    def about(self, text: str, view: View) -> list[str]:
        if not text:
            return [say("archimage-play-spell-what")]
        found = find(text)
        if found is not None:
            return found.lines()
        return [unknown(text, near(text), "archimage-play-no-spell", "archimage-play-no-spell-near")]

    # Understanding.

    def series(self, text: str, view: View) -> list[str]:
        verbs = {about["verb"] for about in view.data["about"]}
        if "take" in verbs:
            return colours_named(text)
        return dice_named(text) if "die" in verbs else []

    def called(self, thing: str) -> str:
        _, name, *value = thing.split()
        return die({"colour": name, "value": value[0]}) if value else colour(name)

    def meant(self, text: str, view: View, names: Names) -> list[int]:
        return options_meant(text, view, names)

    def named(self, text: str, view: View) -> str:
        return asked_about(text, view)


def board_state(data: Data) -> object:
    """What a drawing of the table shows, to tell whether it has changed."""
    pieces = [(shown["mage"], shown["familiar"]) for shown in data["players"]]
    return data["round"], data["seat"], data["seals"], data["scrolls"], data["guardians"], pieces


def unread(view: View, pick: int) -> str:
    """The scroll whose text belongs to a choice; empty for none."""
    about = about_option(view.data, pick)
    return str(about["scroll"]) if about["verb"] == "cast" or view.question in OF_OTHERS else ""


def example_colours(view: View) -> str:
    """Letters of dice that could be taken now."""
    needed = view.data["arguments"]["left"]
    colours = [COLOUR_NAMES.index(about["colour"]) for about in view.data["about"]]
    return "".join(LETTERS[colour] * min(2, view.data["reserve"][colour]) for colour in colours)[:needed]


def example_dice(view: View) -> str:
    """Two dice of one colour that could be chosen now; empty where there are none."""
    dice = [about for about in view.data["about"] if about["verb"] == "die"]
    for one, other in pairwise(dice):
        if one["colour"] == other["colour"]:
            return f"{die(one)} {other['value']}"
    return ""
