"""Putting the board, the choices and the score on the screen. Letters and shapes first, colours second."""

import sys
from textwrap import wrap
from typing import Final, TextIO

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from conclave.seasons.names import CARD_KEYS, LAST_CARD
from conclave.seasons.picks import ACTIVATE, CARD, COPY, KEEP, SUMMON, TOKEN, USE_TOKEN
from conclave.table import Table, View
from conclave.text import (
    Board,
    CardRow,
    describe_option,
    describe_source,
    player,
    say,
    token_name,
    token_text,
)
from conclave.text.board import card_row
from conclave.text.words import listed

STYLES: Final = {"W": "bold blue", "E": "bold green", "F": "bold yellow", "A": "bold red"}
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
WIDE: Final = 100  # columns; from there on cards are shown side by side
NARROWEST: Final = 20  # columns; what is narrower still is not believed
BLANK: Final = 60  # lines that push everything off a terminal that cannot be cleared
READABLE: Final = 120  # columns; longer lines of text are hard to follow
# Questions about cards that whoever is asked may not have read yet.
UNREAD: Final = {"draft", "winnow", "pool", "free-entry", "give", "orb", "dig", "under", "arrange"}


class PlainConsole(Console):
    """A console that leaves it to the command what to do when its reader goes away."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(file: TextIO | None = None) -> Console:
    """A console that colours nothing by itself, and nothing at all in a pipe or where NO_COLOR is set."""
    out = sys.stdout if file is None else file
    console = PlainConsole(file=out, highlight=False, markup=False, emoji=False, legacy_windows=False)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def coloured(symbols: str) -> Text:
    """Energy letters in their colours."""
    text = Text(symbols)
    for at, letter in enumerate(symbols):
        if letter in STYLES and (at + 1 == len(symbols) or not symbols[at + 1].islower()):
            text.stylize(STYLES[letter], at, at + 1)
    return text


class Screen:
    """What is shown to whoever sits before the terminal."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, READABLE))

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style), width=self.width)

    def lines(self, texts: list[str]) -> None:
        self.hanging([("  ", text) for text in texts])

    def exact(self, text: str) -> None:
        """A line that must not be broken, such as a command to copy."""
        self.console.print(Text(text), soft_wrap=True)

    def clear(self) -> None:
        """Take away what is on the screen and above it, where it is a screen."""
        if self.console.is_terminal:
            self.console.file.write("\n" * BLANK if self.console.is_dumb_terminal else CLEAR)
            self.console.file.flush()

    # The board.

    def board(self, board: Board, dice: bool = True, enchantment: bool = True, tokens: str | None = None) -> None:
        """The open part of the board; without the dice where they are listed as choices anyway.

        With a line about the ability tokens it has that one, otherwise all there is to say about them.
        """
        self.console.print(Rule(Text(board.title, style="bold"), align="left"), width=self.width)
        if enchantment and board.enchantment:
            self.line(board.enchantment)
        if board.rates:
            self.line(board.rates)
        for told in board.dice if dice else ():
            self.console.print(coloured(told), width=self.width)
        if board.dice:  # in the prelude nobody has anything yet
            self.players(board)
            for row in board.players:
                if row.cards:
                    self.console.print(coloured(row.play), width=self.width)
        notes = [note for row in board.players for note in row.notes] if tokens is None else [tokens] if tokens else []
        for told in [*notes, board.piles, *board.on_show]:
            self.line(told)
        if tokens is None and board.tokens:
            self.line(say("board-your-tokens"), "bold")
            self.lines(board.tokens)

    def players(self, board: Board) -> None:
        grid = Grid(box=None, pad_edge=False, header_style="bold")
        grid.add_column("")
        grid.add_column(say("board-player"), no_wrap=True)
        for heading in ("board-crystals", "board-gauge"):
            grid.add_column(say(heading), justify="right")
        grid.add_column(say("board-reserve"))
        grid.add_column(say("board-bonuses"), justify="right")
        grid.add_column(say("board-hand"), justify="right")
        grid.add_column(say("board-libraries"))
        grid.add_column(say("board-die-column"))
        for row in board.players:
            grid.add_row(
                ">" if row.turn else " ",
                row.name,
                str(row.crystals),
                row.gauge,
                coloured(row.reserve),
                row.bonuses,
                str(row.hand),
                row.libraries,
                coloured(row.die),
            )
        self.console.print(grid, width=self.width)

    def own(self, board: Board, texts: int) -> None:
        """The viewer's own cards: hand and libraries, so many of them with their texts and the rest by name."""
        for at, (heading, cards) in enumerate(board.own):
            if at < texts:
                self.line(heading, "bold")
                self.cards(cards)
            else:
                self.line(f"{heading}: {', '.join(card.name for card in cards)}")

    def cards(self, cards: list[CardRow]) -> None:
        """Cards in columns where there is room, otherwise each as a line."""
        if self.width < WIDE:
            self.hanging([("  ", card.line()) for card in cards])
            return
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column("", width=0)
        grid.add_column("", no_wrap=True)
        grid.add_column("", no_wrap=True)
        grid.add_column("", max_width=11)
        grid.add_column("", justify="right", no_wrap=True)
        grid.add_column("", ratio=1)
        for card in cards:
            points = say("board-points", points=card.points)
            grid.add_row("", card.name, kind(card), coloured(card.cost), points, card.text)
        self.console.print(grid, width=self.width)

    def hanging(self, lines: list[tuple[str, str]]) -> None:
        """Lines with something before them, their rest below their beginning."""
        for before, text in lines:
            wrapped = wrap(text, self.width, initial_indent=before, subsequent_indent=" " * max(4, len(before)))
            self.console.print(Text("\n".join(wrapped)), soft_wrap=True)

    # Choices.

    def choices(self, options: list[tuple[int, str]]) -> None:
        self.hanging([(f"{number:2}. ", option) for number, option in options])

    def table(self, headings: list[str], rows: list[list[str]]) -> None:
        grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
        for heading in headings[:-1]:
            grid.add_column(heading, max_width=24)
        grid.add_column(headings[-1], ratio=1)
        for row in rows:
            grid.add_row(*row)
        self.console.print(grid)

    # The end.

    def scores(self, table: Table, names: list[str]) -> None:
        """Where every point came from, a column for each player."""
        parts = [table.breakdown(seat) for seat in range(table.seats)]
        grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        grid.add_column(say("play-column-source"))
        for seat in range(table.seats):
            grid.add_column(player(seat, names), justify="right")
        for source in dict.fromkeys(source for part in parts for source in part):
            if any(part.get(source) for part in parts):
                grid.add_row(describe_source(source), *[str(part[source]) if source in part else "" for part in parts])
        grid.add_row(say("score-total"), *[str(score) for score in table.scores], style="bold")
        self.console.print(grid, width=self.width)


def kind(card: CardRow) -> str:
    """Familiars are told apart; everything else is a magic item."""
    return say("word-kind", kind=card.kind) if card.kind == "familiar" else ""


def tokens_in_short(view: View, names: list[str]) -> str:
    """Everybody's ability token in a line; in the prelude those that the viewer was dealt. Empty without any."""
    dealt = view.data["own"]["tokens"]
    if dealt:
        tokens = listed([f"{token} {token_name(token)}" for token in dealt])
        return say("play-tokens-dealt", tokens=tokens, example=dealt[0])
    told = []
    for seat, shown in enumerate(view.data["players"]):
        if shown["token"]:
            token = f"{shown['token']} {token_name(shown['token'])}"
            state = "used" if shown["token_used"] else "ready"
            told.append(say("play-token-of", player=player(seat, names), token=token, state=state))
    return say("play-tokens", tokens=listed(told)) if told else ""


def choice(view: View, pick: int, names: list[str]) -> str:
    """An option, with the card's cost and text where the choice is about a card that nobody has read yet."""
    option = describe_option(view, pick, names)
    if ACTIVATE < pick <= COPY:
        return say("play-activate-choice", option=option, text=text_of(view, activated(view, pick - ACTIVATE)))
    if pick > COPY:
        copied = CARD_KEYS[(pick - COPY - 1) % LAST_CARD + 1]
        return say("play-activate-choice", option=option, text=text_of(view, copied))
    if pick == USE_TOKEN or TOKEN < pick <= CARD:
        token = view.data["own"]["token"] if pick == USE_TOKEN else pick - TOKEN
        return say("play-activate-choice", option=option, text=token_text(token))
    if pick == KEEP:
        key = view.data["stack"][-1]["pool"][-1]
    elif CARD < pick <= SUMMON and view.question in UNREAD:
        key = CARD_KEYS[pick - CARD]
    else:
        return option
    row = card_row(view.data, key)
    points = say("word-points", number=row.points)
    return say("play-card-choice", option=option, kind=row.kind, cost=row.cost, points=points, text=row.text)


def activated(view: View, choice: int) -> str:
    """The card whose effect an activation has: that of a Raven is what it copies."""
    key = CARD_KEYS[(choice - 1) % LAST_CARD + 1]
    twins = [entry for entry in view.data["players"][view.data["seat"]]["play"] if entry["card"] == key]
    entry = twins[1 if choice > LAST_CARD else 0]
    return str(entry["copies"] or key)


def text_of(view: View, key: str) -> str:
    return card_row(view.data, key).text
