"""Beside the tower: the players, the reserves, what can be chosen, and which scroll lies where."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from conclave.games.archimage.rules.boards.board import LETTERS as ELEMENT_LETTERS
from conclave.games.archimage.rules.elements import COLOUR_NAMES
from conclave.games.archimage.rules.rounds import FEW_HIGHEST
from conclave.games.archimage.rules.saves import load_die
from conclave.games.archimage.rules.scrolls import HIGHEST, POWERS, SPELLS
from conclave.games.archimage.terminal.highlights import MARK, Highlights, marked
from conclave.games.archimage.terminal.picture import (
    FAMILIAR,
    FAR,
    MAGE,
    NEAR,
    OPEN,
    OWN,
    WALK,
    label,
    scroll_inside,
    sign_before,
)
from conclave.games.archimage.terminal.screen import place
from conclave.games.archimage.terminal.tower_view import (
    STYLES,
    TowerView,
    colour_letters,
    die_shown,
    scroll_shown,
    seal_signs,
)
from conclave.games.archimage.terminal.typed_input import LETTERS
from conclave.games.archimage.text.scrolls import scroll_points, scroll_text, spell_key, spell_name
from conclave.table import View
from conclave.table.data import Data
from conclave.terminal.lines import flowed, indented, padded, with_commas, wrapped
from conclave.text import say

TURN: Final = "►"
HEADING: Final = Style(bold=True)
NAME, PLACE, NOTES = 1, 2, 5  # columns of the players' lines that can be cut
INDENT: Final = 5  # of what belongs to a player
BETWEEN: Final = 2  # cells between two columns
LEAST: Final = 6  # cells that a column keeps when there is not enough room


# --- players -------------------------------------------------------------------------------------------------------


def player_lines(view: TowerView, width: int) -> list[list[Text]]:
    """A line for each player, or more where it is long: whose turn it is, where they stand, dice, points and notes."""
    seats = range(len(view.data["players"]))
    return columns([player_row(view, seat) for seat in seats], width, (NOTES, NAME, PLACE))


def columns(rows: list[list[Text]], width: int, yielding: Sequence[int]) -> list[list[Text]]:
    """The lines of each row, columns below each other. Where there is no room, those that yield are cut, in that
    order; what is too wide even so is broken."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    for column in yielding:
        over = sum(widths) + BETWEEN * (len(widths) - 1) - width
        widths[column] -= max(0, min(over, widths[column] - LEAST))
    found = []
    for row in rows:
        line = Text(" " * BETWEEN).join(padded(cell, wide) for cell, wide in zip(row, widths, strict=True) if wide)
        line.rstrip()
        found.append(wrapped(line, width, BETWEEN))
    return found


def player_row(view: TowerView, seat: int) -> list[Text]:
    data = view.data
    return [
        turn_sign(data, seat).append_text(mage_shown(view, seat)),
        name_shown(view, seat),
        Text(place(data, seat)),
        dice_shown(view, seat),
        Text(say("archimage-tower-points", points=view.scores[seat])),
        Text(", ".join(notes(data, seat))),
    ]


def player_block(view: TowerView, seat: int, width: int) -> list[Text]:
    """The same in several lines, for a narrow column, and with the player's scrolls."""
    data = view.data
    head = turn_sign(data, seat).append_text(mage_shown(view, seat))
    points = say("archimage-tower-points", points=view.scores[seat])
    told = [head, name_shown(view, seat), *(Text(f"· {note}") for note in [points, *notes(data, seat)])]
    where = Text(" " * INDENT).append(place(data, seat)).append(" ·")
    return [
        *flowed(told, width, " ", INDENT),
        *flowed([where, dice_shown(view, seat)], width, " ", INDENT),
        *scroll_lines(view, seat, width),
    ]


def turn_sign(data: Data, seat: int) -> Text:
    turn = seat == data["active"] and data["round"] and not data["over"]
    return Text(f"{TURN if turn else ' '} ")


def mage_shown(view: TowerView, seat: int) -> Text:
    style = OWN if seat == view.data["seat"] else OPEN
    return marked(Text(f"{MAGE}{seat + 1}", style), view.lights.mages.get(seat))


def name_shown(view: TowerView, seat: int) -> Text:
    name = view.called(seat)
    told = say("archimage-play-you", player=name) if seat == view.data["seat"] else name
    return marked(Text(told, HEADING), view.lights.seats.get(seat))


def dice_shown(view: TowerView, seat: int) -> Text:
    """Dice by the letter of their colour and what they show; those for the next round show nothing yet."""
    shown = view.data["players"][seat]
    if shown["dice"] and not shown["done"]:
        picks = [view.lights.dice.get((seat, load_die(die))) for die in shown["dice"]]
        dice = zip(shown["dice"], picks, strict=True)
        return Text(" ").join(marked(die_shown(die), pick) for die, pick in dice)
    letters = colour_letters(shown["waiting"])
    if not letters:
        return Text(say("archimage-play-no-dice"), FAR)
    told = say("archimage-play-waiting", dice=letters.plain)
    at = told.rindex(letters.plain)
    return Text(told[:at]).append_text(letters).append(told[at + len(letters) :])


def notes(data: Data, seat: int) -> list[str]:
    """Who is the first player, whose round is over, and how many scrolls they have."""
    shown = data["players"][seat]
    told = [say("archimage-tower-starts")] if seat == data["first"] and not data["over"] else []
    told += [say("archimage-tower-done")] if shown["done"] and not data["over"] else []
    down = sum(1 for entry in shown["scrolls"] if not entry["active"])
    return [*told, say("archimage-tower-count", number=len(shown["scrolls"]), down=down)]


def scroll_lines(view: TowerView, seat: int, width: int, heading: bool = False) -> list[Text]:
    """The scrolls of a player, those that lie face down in brackets; after the player's name where that is wanted."""
    tokens = with_commas([held(view, seat, at) for at in range(len(view.data["players"][seat]["scrolls"]))])
    if heading:
        name = Text(say("archimage-tower-of", mage=f"{MAGE}{seat + 1}", player=view.called(seat)), HEADING)
        return flowed([name, *tokens], width, " ", INDENT)
    return [indented(line, INDENT) for line in flowed(tokens, width - INDENT, " ")]


def held(view: TowerView, seat: int, at: int) -> Text:
    """One scroll of a player, in brackets if it lies face down."""
    entry = view.data["players"][seat]["scrolls"][at]
    shown = marked(scroll_held(entry), view.lights.scrolls.get((seat, at)))
    return shown if entry["active"] else Text.assemble(("(", FAR), shown, (")", FAR))


def scroll_held(entry: Data) -> Text:
    """A scroll with the seal that an Absorption holds."""
    shown = scroll_shown(entry["scroll"])
    if entry["stored"]:
        shown.append("+").append_text(seal_signs(entry["stored"]["element"], entry["stored"]["power"]))
    return shown


# --- the table -----------------------------------------------------------------------------------------------------


def reserve_lines(view: TowerView, width: int) -> list[Text]:
    """The dice in the reserves, the scrolls of power 6 that are left, and rounds in which nothing was broken."""
    data = view.data
    dice = []
    for colour, count in enumerate(data["reserve"]):
        shown = Text.assemble((LETTERS[colour], STYLES[colour]), f" {count}")
        dice.append(marked(shown, view.lights.colours.get(colour)))
    highest = sum(1 for key in data["scrolls"] if key and scroll_points(key) == HIGHEST)
    sixes = Text(say("archimage-tower-sixes", number=highest, least=FEW_HIGHEST[len(data["players"])]))
    heading = Text(say("archimage-tower-reserves"), HEADING)
    lines = flowed([heading, *with_commas(dice), Text("·", FAR), sixes], width, " ")
    if data["idle_rounds"]:
        lines += wrapped(Text(say("archimage-board-idle", rounds=data["idle_rounds"])), width)
    return lines


def lying_lines(view: TowerView, width: int) -> list[Text]:
    """Which scroll lies where, a line for each spell: the picture has little room for their names."""
    places: dict[str, list[Text]] = {}
    for space, key in enumerate(view.data["scrolls"]):
        if key:
            there = Text.assemble(view.board.spaces[space].name, scroll_inside(view, space))
            places.setdefault(spell_key(key), []).append(marked(there, view.lights.spaces.get(space)))
    if not places:
        return []
    lines = wrapped(Text(say("archimage-play-lying"), HEADING), width)
    for spell in sorted(places, key=lambda spell: (SPELLS.index(spell) % POWERS, SPELLS.index(spell))):
        lines += flowed([Text(f"  {spell_name(spell)}"), *places[spell]], width, " ", 4)
    return lines


def sign_lines(width: int) -> list[Text]:
    """What the signs in the picture mean."""
    signs = {"chosen": MARK, "near": NEAR, "walk": WALK, "mage": MAGE, "familiar": FAMILIAR, "turn": TURN}
    lines = wrapped(Text(say("archimage-tower-signs", **signs), FAR), width)
    tokens = []
    for element, letter in enumerate(ELEMENT_LETTERS):
        colour = COLOUR_NAMES[element] if element < len(COLOUR_NAMES) else "any"
        dice = LETTERS[element] if element < len(LETTERS) else ""
        told = say("archimage-tower-element", element=letter, colour=colour, dice=dice)
        tokens.append(Text(told, STYLES[element]))
    return lines + flowed(with_commas(tokens), width, " ")


# --- what can be chosen --------------------------------------------------------------------------------------------


def choice_lines(view: TowerView, width: int, spaces: bool, most: int) -> list[Text]:
    """The scrolls that can be chosen; with `spaces` those too, and what else is within reach. So many lines at most."""
    tokens = [found(view, space) for space in spaces_to_choose(view)] if spaces else []
    tokens += scrolls_to_choose(view)
    lines = cut(Text(say("archimage-tower-choose"), HEADING), tokens, width, most)
    near = sorted(view.near - set(view.lights.spaces)) if spaces else []
    who = "you" if view.seat == view.data["seat"] else "other"
    told = say("archimage-tower-near", who=who, player=view.called(view.seat), able=len(view.able & set(near)))
    others = [found(view, space) for space in near]
    return lines + cut(Text(told, HEADING), others, width, most - len(lines))


def spaces_to_choose(view: TowerView) -> list[int]:
    lights = view.lights
    figures = [space.number for space in view.board.spaces if lights.pieces(view.data, space.number)]
    return sorted({*lights.spaces, *figures})


def scrolls_to_choose(view: TowerView) -> Iterable[Text]:
    for seat, at in sorted(view.lights.scrolls):
        yield held(view, seat, at)


def found(view: TowerView, space: int) -> Text:
    """A space as the picture shows it; a scroll there with the name of its spell."""
    key = view.scroll_at(space)
    spell = f" {spell_name(spell_key(key))}" if key else ""
    return Text.assemble(sign_before(view, space), label(view, view.board.spaces[space]), spell)


def cut(heading: Text, tokens: list[Text], width: int, most: int) -> list[Text]:
    """Tokens under a heading in so many lines, the last of which says how many have no room; nothing for none."""
    if not tokens or most < 1:
        return []
    lines = flowed([heading, *tokens], width, " ", 2)
    kept = len(tokens)
    while len(lines) > most and kept:
        kept -= 1
        more = Text(say("archimage-tower-more", number=len(tokens) - kept), FAR)
        lines = flowed([heading, *tokens[:kept], more], width, " ", 2)
    return lines


# --- one's own -----------------------------------------------------------------------------------------------------


def own_lines(view: View, width: int) -> list[Text]:
    """The viewer's scrolls, with what they do."""
    lights = Highlights(view)
    lines: list[Text] = []
    for at, entry in enumerate(view.data["players"][view.data["seat"]]["scrolls"]):
        name = scroll_held(entry)
        state = "fresh" if entry["fresh"] else "up" if entry["active"] else "down"
        told = say("archimage-play-own", scroll=name.plain, state=state, text=scroll_text(entry["scroll"]))
        before, after = told.split(name.plain, 1)
        name.stylize(HEADING)
        shown = Text(before).append_text(marked(name, lights.scrolls.get((view.data["seat"], at)))).append(after)
        lines += wrapped(shown, width, 2)
    return lines
