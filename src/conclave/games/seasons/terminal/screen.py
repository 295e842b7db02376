"""The board of Seasons on the screen. Letters and shapes first, colours second."""

from typing import Final

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from conclave.games.seasons.text.board import Board, CardRow
from conclave.games.seasons.text.tokens import token_name
from conclave.table import View
from conclave.terminal.screen import WIDE, Screen
from conclave.text import describe_option, player, say
from conclave.text.board import about_option
from conclave.text.words import Names, listed

STYLES: Final = {"W": "bold blue", "E": "bold green", "F": "bold yellow", "A": "bold red"}
# Options that come with the text of what they are about.
IN_FULL: Final = {"keep", "token", "use-token", "activate", "copy"}
# Questions about cards that whoever is asked may not have read yet.
UNREAD: Final = {"draft", "winnow", "pool", "free-entry", "give", "orb", "dig", "under", "arrange"}


def coloured(symbols: str) -> Text:
    """Energy letters in their colours."""
    text = Text(symbols)
    for at, letter in enumerate(symbols):
        if letter in STYLES and (at + 1 == len(symbols) or not symbols[at + 1].islower()):
            text.stylize(STYLES[letter], at, at + 1)
    return text


def show_board(
    screen: Screen, board: Board, dice: bool = True, enchantment: bool = True, tokens: str | None = None
) -> None:
    """The open part of the board; without the dice where they are listed as choices anyway.

    With a line about the ability tokens it has that one, otherwise all there is to say about them.
    """
    screen.console.print(Rule(Text(board.title, style="bold"), align="left"), width=screen.width)
    if enchantment and board.enchantment:
        screen.line(board.enchantment)
    if board.rates:
        screen.line(board.rates)
    for told in board.dice if dice else ():
        screen.console.print(coloured(told), width=screen.width)
    if board.dice:  # in the prelude nobody has anything yet
        show_players(screen, board)
        for row in board.players:
            if row.cards:
                screen.console.print(coloured(row.play), width=screen.width)
    notes = [note for row in board.players for note in row.notes] if tokens is None else [tokens] if tokens else []
    for told in [*notes, board.piles, *board.on_show]:
        screen.line(told)
    if tokens is None and board.tokens:
        screen.line(say("seasons-board-your-tokens"), "bold")
        screen.lines(board.tokens)


def show_players(screen: Screen, board: Board) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column("")
    grid.add_column(say("seasons-board-player"), no_wrap=True)
    for heading in ("seasons-board-crystals", "seasons-board-gauge"):
        grid.add_column(say(heading), justify="right")
    grid.add_column(say("seasons-board-reserve"))
    grid.add_column(say("seasons-board-bonuses"), justify="right")
    grid.add_column(say("seasons-board-hand"), justify="right")
    grid.add_column(say("seasons-board-libraries"))
    grid.add_column(say("seasons-board-die-column"))
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
    screen.console.print(grid, width=screen.width)


def show_own(screen: Screen, board: Board, texts: int) -> None:
    """The viewer's own cards: hand and libraries, so many of them with their texts and the rest by name."""
    for at, (heading, cards) in enumerate(board.own):
        if at < texts:
            screen.line(heading, "bold")
            show_cards(screen, cards)
        else:
            screen.line(say("seasons-play-own", heading=heading, cards=listed([card.name for card in cards])))


def show_cards(screen: Screen, cards: list[CardRow]) -> None:
    """Cards in columns where there is room, otherwise each as a line."""
    if screen.width < WIDE:
        screen.hanging([("  ", card.line()) for card in cards])
        return
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("", width=0)
    grid.add_column("", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column("", max_width=11)
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column("", ratio=1)
    for card in cards:
        points = say("seasons-board-points", points=card.points)
        grid.add_row("", card.name, kind(card), coloured(card.cost), points, card.text)
    screen.console.print(grid, width=screen.width)


def kind(card: CardRow) -> str:
    """Familiars are told apart; everything else is a magic item."""
    return say("seasons-word-kind", kind=card.kind) if card.kind == "familiar" else ""


def tokens_in_short(view: View, names: Names) -> str:
    """Everybody's ability token in a line; in the prelude those that the viewer was dealt. Empty without any."""
    dealt = view.data["own"]["tokens"]
    if dealt:
        tokens = listed([f"{token} {token_name(token)}" for token in dealt])
        return say("seasons-play-tokens-dealt", tokens=tokens, example=dealt[0])
    told = []
    for seat, shown in enumerate(view.data["players"]):
        if shown["token"]:
            token = f"{shown['token']} {token_name(shown['token'])}"
            state = "used" if shown["token_used"] else "ready"
            told.append(say("seasons-play-token-of", player=player(seat, names), token=token, state=state))
    return say("seasons-play-tokens", tokens=listed(told)) if told else ""


def choice(view: View, pick: int, names: Names) -> str:
    """An option, in full where it is about a card or token that whoever is asked may not have in mind."""
    verb = about_option(view.data, pick)["verb"]
    full = verb in IN_FULL or (verb == "card" and view.question in UNREAD)
    return describe_option(view, pick, names, full)
