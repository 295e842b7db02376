"""The season wheel and the dice, drawn: as a ring and as cubes where there is room, else in a line or two."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from conclave.games.seasons.rules.dice import LAST_YEAR, RATES, SEASON_NAMES, SPACES, FaceData, season_at
from conclave.games.seasons.rules.energy import ENERGY_LETTERS
from conclave.games.seasons.terminal.highlights import Highlights, die, space
from conclave.games.seasons.terminal.screen import STYLES, coloured
from conclave.games.seasons.text.board import dice as dice_in_words
from conclave.games.seasons.text.options import transmute_extra
from conclave.table.data import Data
from conclave.terminal.lines import GAP, Lines, beside, centred, in_rows, styled, wrapped
from conclave.text import say

SEASON_STYLES: Final = {"winter": "blue", "spring": "green", "summer": "yellow", "fall": "red"}
HERE: Final = "●"
FREE: Final = "○"
PIP: Final = "•"
A_SEASON: Final = SPACES // len(SEASON_NAMES)
RING_WIDTH: Final = 43
RATES_WIDTH: Final = 11
SIDE: Final = 2  # where the left side of the ring runs; the right one as far from its end


def season_style(name: str, now: str) -> str:
    return f"bold {SEASON_STYLES[name]}" if name == now else SEASON_STYLES[name]


def rates(season: int) -> Text:
    """What each energy is worth in a season, such as "W1 E3 F2 A1"."""
    text = Text()
    for kind, letter in enumerate(ENERGY_LETTERS):
        text.append(" " if kind else "").append(letter, STYLES[letter]).append(str(RATES[season][kind]))
    return text


def extra(data: Data) -> str:
    """What the viewer gets beyond the rates; empty where that is nothing."""
    more = transmute_extra(data)
    return say("seasons-wheel-extra", extra=more) if more else ""


def a_space(lights: Highlights, number: int, number_first: bool = False) -> Text:
    """A space of the wheel: whether the season token is there, and whether it may go there."""
    data = lights.data
    here = number == data["space"]
    name = SEASON_NAMES[season_at(number)]
    if lights.on(space(number)):
        return lights.shown(space(number), str(number))
    sign = HERE if here else FREE
    style = f"bold {SEASON_STYLES[name]}" if here else season_style(name, data["season"])
    return styled(f"{number}{sign}" if number_first else f"{sign}{number}", style)


def year(data: Data) -> Text:
    return styled(say("seasons-wheel-year", year=min(data["year"], LAST_YEAR)), "bold")


# --- in two lines --------------------------------------------------------------------------------------------------


def band(lights: Highlights, width: int) -> Lines:
    """Each season with its spaces, and its rates below; in as many rows as it takes."""
    blocks = []
    for at, name in enumerate(SEASON_NAMES):
        first = at * A_SEASON + 1
        title = say("seasons-word-season-title", season=name)
        line = styled(title, season_style(name, lights.data["season"]))
        for number in range(first, first + A_SEASON):
            line = line.append(" ").append_text(a_space(lights, number))
        blocks.append([line, rates(at)])
    drawn = in_rows(blocks, width, " │ ")
    return drawn if len(drawn) == len(blocks[0]) else in_rows(blocks, width, " │")


# --- as a ring -----------------------------------------------------------------------------------------------------


def ring(lights: Highlights) -> Lines:
    """The wheel as it lies on the table, clockwise: winter above, spring to the right."""
    data = lights.data
    names = [
        styled(say("seasons-word-season-title", season=name), season_style(name, data["season"]))
        for name in SEASON_NAMES
    ]
    worth = [rates(at) for at in range(len(SEASON_NAMES))]
    years = Text(HERE * min(data["year"], LAST_YEAR) + FREE * (LAST_YEAR - data["year"]))
    winter, spring, summer, fall = range(len(SEASON_NAMES))
    return [
        edge(lights, "╭", [1, 2, 3], "╮"),
        inside(Text("│"), [Text(), names[winter], Text()], Text("│")),
        inside(a_space(lights, 12, True), [Text(), worth[winter], Text()], a_space(lights, 4)),
        inside(Text("│"), [Text(extra(data))], Text("│")),
        inside(a_space(lights, 11, True), [names[fall], year(data), names[spring]], a_space(lights, 5)),
        inside(Text("│"), [worth[fall], years, worth[spring]], Text("│")),
        inside(a_space(lights, 10, True), [Text(), names[summer], Text()], a_space(lights, 6)),
        inside(Text("│"), [Text(), worth[summer], Text()], Text("│")),
        edge(lights, "╰", [9, 8, 7], "╯"),
    ]


def edge(lights: Highlights, left: str, numbers: list[int], right: str) -> Text:
    """The upper or lower side of the ring, its spaces evenly apart."""
    line = Text(" " * SIDE + left)
    for at, number in enumerate(numbers, 1):
        shown = a_space(lights, number)
        middle = SIDE + at * (RING_WIDTH - 2 * SIDE) // (len(numbers) + 1)
        line.append("─" * (middle - 2 - line.cell_len)).append(" ").append_text(shown).append(" ")
    return line.append("─" * (RING_WIDTH - SIDE - 1 - line.cell_len)).append(right)


def inside(left: Text, parts: list[Text], right: Text) -> Text:
    """A line across the ring. What stands on a side stands on the line of that side."""
    line = Text(" " * (SIDE + 1 - left.cell_len)).append_text(left)
    room = RING_WIDTH - 2 * (SIDE + 1)
    if len(parts) == 1:
        return line.append_text(centred(parts[0], room)).append_text(right)
    middle = room - 2 * (RATES_WIDTH + 1)
    line.append(" ").append_text(centred(parts[0], RATES_WIDTH)).append_text(centred(parts[1], middle))
    return line.append_text(centred(parts[2], RATES_WIDTH)).append(" ").append_text(right)


# --- dice ----------------------------------------------------------------------------------------------------------


def symbols(face: FaceData) -> Text:
    """The signs of a die, its energies in their colours."""
    text = Text()
    for sign in face["symbols"]:
        text.append(sign, STYLES.get(sign, ""))
    return text


def face_of(face: FaceData) -> Text:
    """What a die shows, such as "WW* •••"."""
    return symbols(face).append(" ").append(PIP * face["pips"])


def left_over(data: Data) -> bool:
    """Whether everybody has a die, and one is left to move the seasons on."""
    return all(shown["die_shown"] for shown in data["players"])


def dice_chunks(lights: Highlights) -> Lines:
    """The dice on the table in a line: their numbers and what they show."""
    data = lights.data
    if data["round"] == 0:
        return []
    heading = say("seasons-wheel-left-over") if left_over(data) else say("seasons-wheel-dice")
    chunks = [styled(heading, "bold")]
    for place, face in enumerate(data["dice_shown"]):
        if face is not None:
            label = Text(f"{place + 1} ").append_text(face_of(face))
            chunks.append(lights.shown(die(place), label))
        elif not left_over(data):
            chunks.append(Text(f"{place + 1} {say('seasons-board-none')}"))
    return chunks


def cubes(lights: Highlights, width: int) -> Lines:
    """The dice on the table as cubes side by side; a place is empty where a die was taken, until one is left over."""
    data = lights.data
    if data["round"] == 0:
        return []
    gone = left_over(data)
    places = [place for place, face in enumerate(data["dice_shown"]) if face is not None or not gone]
    return in_rows([cube(lights, place) for place in places], width, " ")


def cube(lights: Highlights, place: int) -> Lines:
    face = lights.data["dice_shown"][place]
    if face is None:
        return [
            Text(" " * 7),
            centred(Text(f"{place + 1}"), 7),
            centred(Text(say("seasons-board-none")), 7),
            Text(" " * 7),
        ]
    style = SEASON_STYLES[str(face["season"])]
    number = lights.shown(die(place), f"{place + 1}")
    top = styled("┌", style).append_text(number).append("─" * (5 - number.cell_len) + "┐", style)
    rows = [symbols(face), Text(PIP * face["pips"])]
    sides = [styled("│", style).append_text(centred(row, 5)).append("│", style) for row in rows]
    return [lights.touching(die(place), line) for line in (top, *sides, styled("└─────┘", style))]


def dice_words(lights: Highlights, width: int) -> Lines:
    """Each die that can be seen on the table in words."""
    data = lights.data
    if data["round"] == 0:
        return []
    told = dice_in_words(data)
    if not left_over(data):
        told = [line for line, face in zip(told, data["dice_shown"], strict=True) if face is not None]
    return [line for words in told for line in wrapped(coloured(words), width, 2)]


def wheel_block(lights: Highlights, width: int, common: Callable[[int], Lines]) -> Lines:
    """The ring, and to its right where there is room, else below it, the dice and what else is nobody's."""
    circle = ring(lights)
    room = width - RING_WIDTH - 3
    if room < RING_WIDTH:
        return [*circle, *dice_drawn(lights, width), *common(width)]
    return beside([circle, [*dice_drawn(lights, room), *common(room)]], [RING_WIDTH, room], GAP)


def dice_drawn(lights: Highlights, width: int) -> Lines:
    """The dice as cubes, and what they show in words."""
    return [*cubes(lights, width), *dice_words(lights, width)]
