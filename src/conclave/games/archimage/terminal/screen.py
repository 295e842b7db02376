"""The table of Archimage on the screen: the tower, players, dice and scrolls. Letters first, colours second."""

from typing import Final

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from conclave.games.archimage.rules.boards.board import LETTERS as ELEMENT_LETTERS
from conclave.games.archimage.rules.boards.board import Board
from conclave.games.archimage.rules.elements import COLOUR_NAMES, ELEMENT_NAMES
from conclave.games.archimage.rules.saves import DieData, PlayerData
from conclave.games.archimage.rules.scrolls import (
    BOND_SCROLL,
    SCROLL_NUMBERS,
    SPELLS,
    scroll_element,
    scroll_power,
    spell_of,
)
from conclave.games.archimage.rules.state import HALL, HOME
from conclave.games.archimage.terminal.tower import DICE_STYLES, coloured, contents, drawn
from conclave.games.archimage.terminal.typed_input import LETTERS
from conclave.games.archimage.text.scrolls import spell_name
from conclave.games.archimage.text.spaces import board_in
from conclave.table import View
from conclave.table.data import Data
from conclave.terminal.screen import Screen
from conclave.text import player, say
from conclave.text.words import Names

BESIDE: Final = 11  # lines of the terminal that are left for reserves and choices, and one for each player
FEW_BESIDE: Final = 4  # where nothing is drawn but the board
NO_TERMINAL: Final = 24  # lines, where nobody says how many there are


def show_table(screen: Screen, view: View, names: Names, legend: bool = True) -> None:
    """The tower and everything beside it; what its signs mean where that may be new."""
    data = view.data
    screen.console.print(Rule(Text(title(data), style="bold"), align="left"), width=screen.width)
    show_tower(screen, board_in(data), data)
    if legend:
        screen.line(say("archimage-play-signs"))
    screen.line(say("archimage-play-elements"))
    show_players(screen, view, names)
    show_reserve(screen, data)


def show_tower(screen: Screen, board: Board, data: Data | None = None) -> None:
    """The tower as wide as the terminal, and as high as leaves room for the rest."""
    width = screen.console.width
    height = screen.console.height if screen.console.is_terminal else NO_TERMINAL
    beside = BESIDE + len(data["players"]) if data else FEW_BESIDE
    for line in drawn(board, width, height - beside, contents(data) if data else None):
        screen.console.print(coloured(line), soft_wrap=True)


def title(data: Data) -> str:
    sixes = sum(1 for key in data["scrolls"] if key and scroll_power(SCROLL_NUMBERS[key]) == 6)
    circle = data["settings"]["circle"]
    if not data["round"]:
        return say("archimage-play-title-start", circle=circle)
    least = 4 if len(data["players"]) <= 3 else 5
    return say("archimage-play-title", round=data["round"], circle=circle, sixes=sixes, least=least)


def show_players(screen: Screen, view: View, names: Names) -> None:
    """A line for each player: where they stand, their dice, points so far and scrolls."""
    data = view.data
    scores = view.deal(0).scores  # nothing is hidden, so any table dealt from the view has them
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("blank", "mage", "player", "at", "dice"):
        grid.add_column(say(f"archimage-play-{heading}"), no_wrap=heading != "dice")
    grid.add_column(say("archimage-play-points"), justify="right")
    grid.add_column(say("archimage-play-scrolls"), ratio=1)
    for seat, shown in enumerate(data["players"]):
        name = player(seat, names)
        grid.add_row(
            ">" if seat == data["active"] and data["round"] and not data["over"] else " ",
            f"@{seat + 1}",
            say("archimage-play-you", player=name) if seat == data["seat"] else name,
            place(data, seat),
            dice_shown(shown),
            str(scores[seat]),
            scrolls_shown(shown["scrolls"]),
        )
    screen.console.print(grid, width=screen.width)


def place(data: Data, seat: int) -> str:
    """Where a mage stands, and the familiar where it is out."""
    spaces = board_in(data).spaces
    shown = data["players"][seat]
    mage = say("archimage-play-hall") if shown["mage"] == HALL else spaces[shown["mage"]].name
    if shown["familiar"] == HOME:
        return mage
    return say("archimage-play-place", mage=mage, familiar=spaces[shown["familiar"]].name, number=seat + 1)


def dice_shown(shown: PlayerData) -> Text:
    """Dice by the letter of their colour and what they show; those for the next round have no number yet."""
    if shown["done"] or not shown["dice"]:
        waiting = by_colour(shown["waiting"])
        if not waiting:
            return Text(say("archimage-play-no-dice"))
        return painted(say("archimage-play-waiting", dice=waiting))
    return painted(dice_in_letters(shown["dice"]))


def dice_in_letters(dice: list[DieData]) -> str:
    return " ".join(f"{LETTERS[COLOUR_NAMES.index(die['colour'])]}{die['value']}" for die in dice)


def by_colour(counts: list[int]) -> str:
    """Dice that show nothing yet: RRB."""
    return "".join(LETTERS[colour] * count for colour, count in enumerate(counts))


def painted(text: str) -> Text:
    """Letters of dice in their colours."""
    shown = Text(text)
    for at, letter in enumerate(text):
        lonely = at == 0 or not text[at - 1].islower()
        if letter in DICE_STYLES and lonely and not text[at + 1 : at + 2].islower():
            shown.stylize(DICE_STYLES[letter], at, at + 1)
    return shown


def scrolls_shown(scrolls: list[Data]) -> str:
    """Short names; those that lie face down in brackets, what an Absorption holds after a plus."""
    return ", ".join(entry_shown(entry) for entry in scrolls)


def entry_shown(entry: Data) -> str:
    name = short_name(entry["scroll"])
    if entry["stored"]:
        name += f"+{ELEMENT_LETTERS[ELEMENT_NAMES.index(entry['stored']['element'])]}{entry['stored']['power']}"
    return name if entry["active"] else f"({name})"


def short_name(key: str) -> str:
    """A scroll as a table shows it: Evolution F4."""
    number = SCROLL_NUMBERS[key]
    if number == BOND_SCROLL:
        return spell_name(key)
    return f"{spell_name(SPELLS[spell_of(number)])} {ELEMENT_LETTERS[scroll_element(number)]}{scroll_power(number)}"


def show_reserve(screen: Screen, data: Data) -> None:
    counts = {name: data["reserve"][colour] for colour, name in enumerate(COLOUR_NAMES)}
    screen.console.print(painted(say("archimage-play-reserve", **counts)), width=screen.width)


def status(data: Data) -> Text:
    """What somebody needs to know in the middle of a turn."""
    shown = data["players"][data["seat"]]
    told = say(
        "archimage-play-status",
        dice=dice_shown(shown).plain,
        place=place(data, data["seat"]),
    )
    return painted(told)


def show_lying(screen: Screen, data: Data) -> None:
    """Which scroll lies where, a line for each spell: the tower has room for its element and power only."""
    places: dict[str, list[str]] = {}
    spaces = board_in(data).spaces
    for space, key in enumerate(data["scrolls"]):
        if key:
            number = SCROLL_NUMBERS[key]
            spell = SPELLS[spell_of(number)]
            letter = ELEMENT_LETTERS[scroll_element(number)]
            places.setdefault(spell, []).append(f"{letter} {spaces[space].name}")
    screen.line(say("archimage-play-lying"), "bold")
    rows = []
    for spell in sorted(places, key=lambda spell: (SPELLS.index(spell) % 5, SPELLS.index(spell))):
        power = SPELLS.index(spell) % 5 + 2
        where = ", ".join(sorted(places[spell], key=lambda there: ELEMENT_LETTERS.index(there[0])))
        rows.append(say("archimage-play-lying-line", spell=spell_name(spell), power=power, places=where))
    screen.lines(rows)
