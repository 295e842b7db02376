"""What can be chosen now: each thing on the table with the pick that chooses it, and how it is lit."""

from typing import Final

from rich.style import Style
from rich.text import Text

from conclave.games.archimage.rules.elements import COLOUR_NAMES
from conclave.games.archimage.rules.saves import load_die
from conclave.games.archimage.rules.state import HOME
from conclave.table import View
from conclave.table.data import Data

MARK: Final = "»"  # before what can be chosen
LYING: Final = {"break", "space", "take-off"}  # what is done to what lies on a space


class Highlights:
    """The picks of a view's options, by what they name."""

    def __init__(self, view: View) -> None:
        self.spaces: Final[dict[int, int]] = {}
        self.mages: Final[dict[int, int]] = {}  # by seat
        self.familiars: Final[dict[int, int]] = {}
        self.seats: Final[dict[int, int]] = {}
        self.colours: Final[dict[int, int]] = {}  # of dice in the reserves
        self.dice: Final[dict[tuple[int, int], int]] = {}  # by seat and die
        self.scrolls: Final[dict[tuple[int, int], int]] = {}  # by seat and which of theirs
        for pick, about in zip(view.options, view.data["about"], strict=True):
            self.add(pick, about)

    def add(self, pick: int, about: Data) -> None:
        verb = about["verb"]
        if verb in LYING:
            self.spaces[about["space"]] = pick
        elif verb == "die":
            self.dice[about["seat"], load_die(about)] = pick
        elif "colour" in about:
            self.colours[COLOUR_NAMES.index(about["colour"])] = pick
        elif "scroll" in about:
            self.scrolls[about["seat"], about["at"]] = pick
        elif verb == "seat":
            self.seats[about["seat"]] = pick
        elif verb == "mage":
            self.mages[about["seat"]] = pick
        elif verb == "familiar":
            self.familiars[about["seat"]] = pick

    def pieces(self, data: Data, space: int) -> list[int]:
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
