"""All that the pictures of a table are made from: a view, what can be chosen, and where whose mage can go."""

from typing import Final

from rich.style import Style
from rich.text import Text

from conclave.games.archimage.rules.boards.board import LETTERS
from conclave.games.archimage.rules.break_seal import breakable
from conclave.games.archimage.rules.elements import COLOUR_NAMES, ELEMENT_NAMES
from conclave.games.archimage.rules.saves import DieData
from conclave.games.archimage.rules.scrolls import BOND_SCROLL, SCROLL_NUMBERS, scroll_element, scroll_power
from conclave.games.archimage.rules.state import ArchimageTable
from conclave.games.archimage.rules.ways import barred, reach, spaces_in
from conclave.games.archimage.terminal.highlights import Highlights
from conclave.games.archimage.terminal.typed_input import LETTERS as DICE_LETTERS
from conclave.games.archimage.text.scrolls import spell_key, spell_name
from conclave.games.archimage.text.spaces import board_in
from conclave.table import View
from conclave.table.data import Data
from conclave.text.words import Names, player

ANY_SEED: Final = 0  # nothing on the table hangs on the luck to come
# By element; the first four are the colours of the dice, too. They can be read on a dark and on a light ground.
STYLES: Final = [
    Style.parse(f"bold {colour}") for colour in ("red1", "dodger_blue1", "dark_goldenrod", "green4", "medium_orchid")
]


class TowerView:
    """A view as its seat sees it; a spectator sees what is within reach of whose turn it is."""

    def __init__(self, view: View, names: Names) -> None:
        self.data: Final[Data] = view.data
        self.names: Final = names
        self.board: Final = board_in(view.data)
        self.lights: Final = Highlights(view)
        table = view.deal(ANY_SEED)
        assert isinstance(table, ArchimageTable)
        self.scores: Final = table.scores
        self.seat: Final[int] = self.data["active"] if view.seat is None else view.seat
        going = 0 if table.over else reach(table, self.seat)
        self.near: Final = set(spaces_in(going))  # seals that could be broken, whatever the dice
        self.able: Final = set(spaces_in(breakable(table, self.seat, going)))
        free = 0 if table.over else table.own_regions[0] & ~table.sealed & ~barred(table, self.seat)
        self.walkable: Final = set(spaces_in(free))

    def called(self, seat: int) -> str:
        return player(seat, self.names)

    def scroll_at(self, space: int) -> str:
        key: str = self.data["scrolls"][space]
        return key


def in_element(text: str, element: str) -> Text:
    return Text(text, STYLES[ELEMENT_NAMES.index(element)])


def seal_signs(element: str, power: int) -> Text:
    """A seal by its letter and power: F4."""
    return in_element(f"{LETTERS[ELEMENT_NAMES.index(element)]}{power}", element)


def scroll_signs(key: str) -> Text:
    """The seal of a scroll."""
    number = SCROLL_NUMBERS[key]
    return seal_signs(ELEMENT_NAMES[scroll_element(number)], scroll_power(number))


def scroll_shown(key: str) -> Text:
    """A scroll by its spell and seal: Evolution F4. A Bond is just that."""
    name = Text(spell_name(spell_key(key)))
    return name if SCROLL_NUMBERS[key] == BOND_SCROLL else name.append(" ").append_text(scroll_signs(key))


def die_shown(die: DieData) -> Text:
    colour = COLOUR_NAMES.index(die["colour"])
    return Text(f"{DICE_LETTERS[colour]}{die['value']}", STYLES[colour])


def colour_letters(counts: list[int]) -> Text:
    """Dice that show nothing yet: RRB."""
    shown = Text()
    for colour, count in enumerate(counts):
        shown.append(DICE_LETTERS[colour] * count, STYLES[colour])
    return shown
