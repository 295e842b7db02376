"""The players' boards, drawn: a line each, or a box each with the cards in play."""

import re
from typing import Final

from rich.text import Text

from conclave.games.seasons.rules.energy import ENERGY_LETTERS, ENERGY_NAMES
from conclave.games.seasons.terminal.highlights import BONUS, OWN_DIE, Highlights, energy, in_play, seat, token
from conclave.games.seasons.terminal.screen import STYLES, coloured
from conclave.games.seasons.terminal.wheel import face_of
from conclave.games.seasons.text.board import card_in_play
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.tokens import token_name
from conclave.games.seasons.text.words import letters
from conclave.table.data import Data
from conclave.terminal.lines import (
    Lines,
    beside,
    cut,
    flowed,
    joined,
    padded,
    styled,
    width_of,
    wrapped,
)
from conclave.text import player, say

TURN: Final = "→"
WINNER: Final = "★"
TAKEN: Final = "■"  # of the gauge, by a card in play
ROOM: Final = "□"
CARD: Final = "◦ "  # in play
SPACE: Final = "·"  # of the reserve, without an energy
ON_A_CARD: Final = re.compile(rf"\[[{ENERGY_LETTERS}]+\]")
LEAST_BOX: Final = 38  # columns
LEAST_NAME: Final = 11  # columns; longer names may be cut to that


def shown(lights: Highlights, at: int) -> Data:
    board: Data = lights.data["players"][at]
    return board


def seats(lights: Highlights) -> range:
    return range(len(lights.data["players"]))


def is_me(lights: Highlights, at: int) -> bool:
    return bool(at == lights.data["seat"])


def name_of(lights: Highlights, at: int, width: int = 0) -> Text:
    """A player by name, lit where one can be chosen; the viewer is told apart where there is room for it."""
    name = player(at, lights.names)
    label = Text(name)
    if is_me(lights, at):
        you = Text(say("seasons-board-you", player=name))
        label = you if not width or you.cell_len <= width else label
        label.stylize("bold")
    if width:
        label = cut(label, width - 1 if lights.on(seat(at)) else width)
    return lights.shown(seat(at), label, name)


def turn_mark(lights: Highlights, at: int) -> str:
    if lights.data["over"]:
        return WINNER if at in lights.data["winners"] else " "
    return TURN if at in lights.data["waiting"] else " "


def die_of(lights: Highlights, at: int, pips: bool) -> Text:
    """The die that a player took."""
    face = shown(lights, at)["die_shown"]
    if face is None:
        return Text(say("seasons-board-none"))
    label = face_of(face) if pips else coloured(str(face["symbols"]))
    return lights.shown(OWN_DIE, label) if is_me(lights, at) else label


def everybody(lights: Highlights, width: int) -> Lines:
    """The players by name only, those whom the table waits for with a mark."""
    return flowed(
        [joined([Text(turn_mark(lights, at)), name_of(lights, at, width - 2)]) for at in seats(lights)], width
    )


# --- a line each ---------------------------------------------------------------------------------------------------


def lines(lights: Highlights, width: int) -> Lines:
    """Everybody in a table of one line each; where it is too narrow for that, in lines of their own."""
    enough = min(LEAST_NAME, width_of([name_of(lights, at) for at in seats(lights)]))
    for short in (False, True):
        columns = [[heading(name), *cells(lights, name, short)] for name in columns_of(lights.data)]
        room = width - 2 - sum(width_of(column) + 1 for column in columns)
        if room >= enough:
            return in_table(lights, columns, room)
    return [line for at in seats(lights) for line in paragraph(lights, at, width)]


def in_table(lights: Highlights, columns: list[Lines], room: int) -> Lines:
    over_them = heading("player") if heading("player").cell_len <= room else Text()
    names = [over_them, *(name_of(lights, at, room) for at in seats(lights))]
    marks = [" ", *(turn_mark(lights, at) for at in seats(lights))]
    rows = [Text(f"{mark} ") for mark in marks]
    for column in [names, *columns]:
        wide = width_of(column)
        for row, one in zip(rows, column, strict=True):
            row.append_text(padded(one, wide)).append(" ")
    for row in rows:
        row.rstrip()
    return rows


COLUMNS: Final = ["crystals", "gauge", "reserve", "bonuses", "hand", "libraries", "die", "token"]
NUMBERS: Final = {"crystals", "gauge", "bonuses", "hand", "score"}


def columns_of(data: Data) -> list[str]:
    """What there is to tell; in the end nobody needs a die any more."""
    columns = [column for column in COLUMNS if column != "token" or data["settings"]["tokens"]]
    return ["score" if column == "die" and data["over"] else column for column in columns]


def heading(column: str) -> Text:
    return styled(say("seasons-wheel-column", column=column), "bold")


def cells(lights: Highlights, column: str, short: bool) -> Lines:
    """A column below its heading; numbers end where it ends."""
    found = [cell(lights, at, column, short) for at in seats(lights)]
    wide = width_of([heading(column), *found])
    return [aligned(one, wide) for one in found] if column in NUMBERS else found


def aligned(text: Text, width: int) -> Text:
    """A text at the right end of a column."""
    return Text(" " * max(0, width - text.cell_len)).append_text(text)


def cell(lights: Highlights, at: int, column: str, short: bool) -> Text:
    board = shown(lights, at)
    if column == "gauge":
        return Text(say("seasons-board-gauge-value", cards=len(board["play"]), gauge=board["gauge"]))
    if column == "reserve":
        return coloured(letters(board["reserve"]) or say("seasons-board-none")).append(f" {fill(board)}")
    if column == "bonuses":
        return bonuses(lights, at, say("seasons-board-bonuses-value", used=board["bonuses"]))
    if column == "libraries":
        return Text(say("seasons-board-libraries-value", two=board["library2"], three=board["library3"]))
    if column == "die":
        return die_of(lights, at, pips=False)
    if column == "token":
        return token_cell(lights, at, short)
    if column == "score":
        return styled(str(lights.data["scores"][at]), "bold")
    return Text(str(board[column]))


def fill(board: Data) -> str:
    """How full a reserve is."""
    return f"{sum(board['reserve'].values())}/{board['capacity']}"


def bonuses(lights: Highlights, at: int, label: str) -> Text:
    return lights.shown(BONUS, label) if is_me(lights, at) else Text(label)


def token_cell(lights: Highlights, at: int, short: bool) -> Text:
    """An ability token by its number: one that was used is put in brackets where there is no room to say so."""
    board = shown(lights, at)
    if not board["token"]:
        return Text(say("seasons-board-none"))
    if board["token_used"] and short:
        return Text(f"({board['token']})")
    return token_shown(lights, at, str(board["token"]))


def token_shown(lights: Highlights, at: int, label: str) -> Text:
    """An ability token, whether it was used, and whether it can be."""
    board = shown(lights, at)
    told = say("seasons-wheel-token-state", state="used" if board["token_used"] else "ready", token=label)
    return lights.shown(token(board["token"]) if is_me(lights, at) else (), told)


def paragraph(lights: Highlights, at: int, width: int) -> Lines:
    """A player's numbers with their names, flowing."""
    mark = Text(f"{turn_mark(lights, at)} ").append_text(name_of(lights, at, width - 2))
    return flowed([mark, *(chunk for row in numbers(lights, at) for chunk in row)], width, hanging=2)


# --- the cards in play ---------------------------------------------------------------------------------------------


def cards_in_play(lights: Highlights, at: int) -> Lines:
    """Each card in play, with what lies on it and what it copies."""
    return [card_there(lights, entry) for entry in shown(lights, at)["play"]]


def card_there(lights: Highlights, entry: Data) -> Text:
    label = Text(card_in_play(lights.data, entry, lights.names))
    for on_it in ON_A_CARD.finditer(label.plain):
        for place in range(on_it.start() + 1, on_it.end() - 1):
            label.stylize(STYLES[label.plain[place]], place, place + 1)
    return lights.shown(in_play(entry), label, card_name(entry["card"]), blank=CARD)


def tableau(lights: Highlights, at: int, width: int) -> Lines:
    """A player's cards in play, one after the other."""
    cards = cards_in_play(lights, at) or [Text(say("seasons-wheel-nothing-in-play"))]
    return flowed([cut(styled(player(at, lights.names), "bold"), width), *cards], width, " ", hanging=2)


# --- a box each ----------------------------------------------------------------------------------------------------


def numbers(lights: Highlights, at: int) -> list[Lines]:
    """What stands on a player's board, with the names of things, a list for each line."""
    board = shown(lights, at)
    used = say("seasons-board-bonuses-value", used=board["bonuses"])
    libraries = say("seasons-board-libraries-value", two=board["library2"], three=board["library3"])
    rows = [
        [
            styled(say("seasons-word-crystals", number=board["crystals"]), "bold"),
            Text(f"{say('seasons-board-hand')} {board['hand']}"),
        ],
        [gauge(board)],
        [reserve(lights, at), bonuses(lights, at, f"{say('seasons-board-bonuses')} {used}")],
        [joined([Text(say("seasons-board-die-column")), die_of(lights, at, pips=True)])],
    ]
    if board["token"]:
        label = token_shown(lights, at, f"{board['token']} {token_name(board['token'])}")
        rows[-1].append(joined([Text(say("seasons-wheel-column", column="token")), label]))
    if lights.data["over"]:
        rows[0].insert(0, styled(say("seasons-word-points", number=lights.data["scores"][at]), "bold"))
    else:
        rows[0].append(Text(f"{say('seasons-board-libraries')} {libraries}"))
    return rows


def gauge(board: Data) -> Text:
    """The summoning gauge, with a sign for each space."""
    cards = len(board["play"])
    value = say("seasons-board-gauge-value", cards=cards, gauge=board["gauge"])
    return Text(f"{say('seasons-board-gauge')} {value} {TAKEN * cards}{ROOM * (board['gauge'] - cards)}".rstrip())


def reserve(lights: Highlights, at: int) -> Text:
    """The reserve by type, with its empty spaces; types that can be spent or dropped now are lit."""
    board = shown(lights, at)
    parts = [Text(say("seasons-board-reserve"))]
    for kind, name in enumerate(ENERGY_NAMES):
        if board["reserve"][name]:
            label = styled(ENERGY_LETTERS[kind] * board["reserve"][name], STYLES[ENERGY_LETTERS[kind]])
            parts.append(lights.shown(energy(at, kind), label))
    free = board["capacity"] - sum(board["reserve"].values())
    if free > 0:
        parts.append(Text(SPACE * free))
    return joined([*parts, Text(fill(board))])


def box(lights: Highlights, at: int, width: int, in_rows: bool) -> Lines:
    """What is in a player's box: the numbers, then the cards, in rows or flowing."""
    inside = width - 4
    rows = [line for row in numbers(lights, at) for line in flowed(row, inside)]
    lost = shown(lights, at)["lost_spaces"]
    if lost:
        rows += wrapped(Text(say("seasons-board-lost-spaces", player=player(at, lights.names), number=lost)), inside)
    cards = cards_in_play(lights, at)
    if not cards:
        return [*rows, Text(say("seasons-wheel-nothing-in-play"))]
    if in_rows:
        return rows + [line for card in cards for line in wrapped(card, inside, 2)]
    return rows + flowed(cards, inside, " ")


def boxes(lights: Highlights, width: int, in_rows: bool) -> Lines:
    """Everybody's box, as many side by side as there is room for."""
    players = seats(lights)
    across = max(1, min(len(players), width // LEAST_BOX))
    if across == 3 and len(players) == 4:
        across = 2
    wide = width // across
    drawn: Lines = []
    for first in range(0, len(players), across):
        row = players[first : first + across]
        insides = [box(lights, at, wide, in_rows) for at in row]
        height = max(len(inside) for inside in insides)
        blocks = [framed(lights, at, inside, wide, height) for at, inside in zip(row, insides, strict=True)]
        drawn += beside(blocks, [wide] * len(row), "")
    return drawn


def framed(lights: Highlights, at: int, inside: Lines, width: int, height: int) -> Lines:
    mark = turn_mark(lights, at).strip()
    name = name_of(lights, at, width - 8)
    first = Text(say("seasons-wheel-first") if at == lights.data["first"] else "")
    return boxed(joined([Text(mark), name]) if mark else name, first, inside, width, height)


def boxed(heading: Text, aside: Text, lines: Lines, width: int, height: int = 0) -> Lines:
    """Lines in a box with a heading, and something at the right of it where there is room."""
    room = width - 6
    heading = cut(heading, room)
    top = Text("┌─ ").append_text(heading).append(" ")
    tail = Text(" ").append_text(aside).append(" ─┐") if aside.plain else Text("┐")
    if top.cell_len + tail.cell_len > width:
        tail = Text("┐")
    top.append("─" * (width - top.cell_len - tail.cell_len)).append_text(tail)
    rows = [*lines, *[Text()] * (height - len(lines))]
    inside = [Text("│ ").append_text(padded(line, width - 4)).append(" │") for line in rows]
    return [top, *inside, Text("└" + "─" * (width - 2) + "┘")]
