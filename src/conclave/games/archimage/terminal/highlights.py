"""What can be chosen now: each thing on the table with the pick that chooses it, and how it is lit."""

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from conclave.games.archimage.rules.picks import (
    BREAK,
    CAST,
    COLOUR,
    DIE,
    FAMILIAR,
    MAGE,
    SCROLL,
    SEAT,
    SPACE,
    TAKE,
    TAKE_OFF,
)
from conclave.games.archimage.rules.scrolls import SCROLL_KEYS
from conclave.games.archimage.rules.state import HOME
from conclave.table import View

MARK: Final = "»"  # before what can be chosen
THEIR_DICE: Final = {"mystify-theirs", "lower"}  # questions about the dice of the opponent that was chosen before
THEIR_SCROLLS: Final = {"transfer-theirs", "borrow-which"}
FACE_DOWN_TOO: Final = {"absorb"}  # questions about scrolls whichever way they lie


class Lights:
    """The picks of a view's options, by what they name."""

    def __init__(self, view: View) -> None:
        self.question: Final = view.question
        self.spaces: Final[dict[int, int]] = {}
        self.mages: Final[dict[int, int]] = {}  # by seat
        self.familiars: Final[dict[int, int]] = {}
        self.seats: Final[dict[int, int]] = {}
        self.colours: Final[dict[int, int]] = {}  # of dice in the reserves
        self.dice: Final[dict[tuple[int, int], int]] = {}  # by seat and die
        self.scrolls: Final[dict[tuple[int, str], int]] = {}  # by seat and key
        for pick in view.options:
            self.add(pick, view.data)

    def add(self, pick: int, data: dict[str, Any]) -> None:
        frame = data["stack"][-1]
        if pick == TAKE_OFF:
            self.spaces[data["guardians"][frame["a"]]] = pick
        elif TAKE <= pick < DIE:
            self.colours[pick - (TAKE if pick < COLOUR else COLOUR)] = pick
        elif DIE <= pick < SEAT:
            self.dice[self.owner(data, THEIR_DICE), pick - DIE] = pick
        elif SEAT <= pick < MAGE:
            self.seats[pick - SEAT] = pick
        elif MAGE <= pick < FAMILIAR:
            self.mages[pick - MAGE] = pick
        elif FAMILIAR <= pick < BREAK:
            self.familiars[pick - FAMILIAR] = pick
        elif BREAK <= pick < CAST:
            self.spaces[pick - (BREAK if pick < SPACE else SPACE)] = pick
        elif pick >= CAST:
            key = SCROLL_KEYS[pick - (CAST if pick < SCROLL else SCROLL)]
            self.scrolls[self.owner(data, THEIR_SCROLLS), key] = pick

    def owner(self, data: dict[str, Any], theirs: set[str]) -> int:
        return int(data["stack"][-1]["b"] if self.question in theirs else data["seat"])

    def scroll(self, seat: int, entry: dict[str, Any]) -> int | None:
        """The pick that chooses this one of a player's scrolls; another one like it may lie face down."""
        pick = self.scrolls.get((seat, entry["scroll"]))
        if pick is None or self.question in FACE_DOWN_TOO:
            return pick
        usable = entry["active"] and not (entry["fresh"] and pick < SCROLL)
        return pick if usable else None

    def pieces(self, data: dict[str, Any], space: int) -> list[int]:
        """The picks that choose mages and familiars on a space."""
        players = data["players"]
        picks = [pick for seat, pick in self.mages.items() if players[seat]["mage"] == space]
        return picks + [pick for seat, pick in self.familiars.items() if players[seat]["familiar"] == space != HOME]


def lit(pick: int) -> Style:
    """How something looks that this pick chooses; a click on it does."""
    return Style(bold=True, reverse=True, meta={"@click": ("pick", (pick,))})


def marked(text: Text, pick: int | None) -> Text:
    """A thing, with its mark and lit where it can be chosen."""
    if pick is None:
        return text
    shown = Text(MARK).append_text(text)
    shown.stylize_before(lit(pick))
    return shown
