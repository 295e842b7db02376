"""What can be chosen now, and how that looks: a thing that an option is about has a mark, a style and a click."""

from typing import Final

from rich.style import Style
from rich.text import Text

from conclave.games.seasons.rules import about as rules
from conclave.games.seasons.rules.energy import ENERGY_NAMES
from conclave.games.seasons.text.tableau import Entry
from conclave.table import View
from conclave.table.data import Data
from conclave.text import describe_option
from conclave.text.words import Names

MARK: Final = "»"
LIT: Final = Style(bold=True, reverse=True)
INSTEAD: Final = {"instead-gauge", "instead-energy", "instead-transmute"}  # a click on the die is for using it

Thing = tuple[str | int, ...]  # a kind of thing, and which one

BONUS: Final[Thing] = ("bonus",)
OWN_DIE: Final[Thing] = ("own die",)
PILE: Final[Thing] = ("pile",)

# By the place that an option is about: a thing, or what a card that lies there is called.
PLACES: Final[dict[object, Thing]] = {rules.BONUS_TRACK: BONUS, rules.OWN_DIE: OWN_DIE, rules.PILE: PILE}
CARDS: Final[dict[object, str]] = {rules.HAND: "hand", rules.PACK: "pack", rules.LIMBO: "pool"}


def die(place: int) -> Thing:
    return ("die", place)


def space(number: int) -> Thing:
    return ("space", number)


def seat(number: int) -> Thing:
    return ("seat", number)


def energy(owner: int, kind: int) -> Thing:
    """The energies of a type in a reserve."""
    return ("energy", owner, kind)


def token(number: int) -> Thing:
    return ("token", number)


def in_hand(key: str) -> Thing:
    return ("hand", key)


def in_pack(key: str) -> Thing:
    return ("pack", key)


def in_pool(key: str) -> Thing:
    """A card drawn or looked at."""
    return ("pool", key)


def in_play(entry: Entry) -> Thing:
    return ("play", int(entry["arrival"]))


class Highlights:
    """A view, the names of the players, and which things can be chosen now."""

    def __init__(self, view: View, names: Names) -> None:
        self.view = view
        self.data = view.data
        self.names = names
        self.picks: dict[Thing, list[int]] = {}
        for pick, about in zip(view.options, view.data["about"], strict=True):
            for thing in things(about):
                self.picks.setdefault(thing, []).append(pick)

    def on(self, thing: Thing) -> bool:
        return thing in self.picks

    def shown(self, thing: Thing, label: Text | str, name: str = "", blank: str = "") -> Text:
        """A thing by its label, lit where it can be chosen; `blank` stands for the mark where it cannot.

        `name` finds its choices where there are several.
        """
        text = label if isinstance(label, Text) else Text(label)
        if thing not in self.picks:
            return Text(blank).append_text(text)
        lit = Text(MARK.ljust(len(blank))).append_text(text)
        lit.stylize(LIT + Style(meta={"@click": self.click(thing, name)}))
        return lit

    def touching(self, thing: Thing, text: Text) -> Text:
        """What belongs to a thing that has its mark elsewhere: a click on it is one on the thing."""
        if thing in self.picks:
            text.stylize(Style(meta={"@click": self.click(thing, "")}))
        return text

    def click(self, thing: Thing, name: str) -> tuple[str, tuple[int | str]]:
        """The only choice about a thing; or the words that find the first of several."""
        picks = self.picks[thing]
        if len(picks) == 1:
            return ("pick", (picks[0],))
        return ("find", (name or describe_option(self.view, picks[0], self.names),))


def things(about: Data) -> list[Thing]:
    """What on the table an option is about; nothing for most that are about no thing."""
    verb, place = about["verb"], about.get("place")
    if verb in INSTEAD:
        return []
    if place in PLACES:
        return [PLACES[place]]
    if place in CARDS:
        return [(CARDS[place], about["card"])] if "card" in about else []
    if place == rules.PLAY:
        return [("play", about["arrival"])] if "arrival" in about else []
    if place == rules.RESERVE:
        return [energy(about["seat"], ENERGY_NAMES.index(about["energy"]))] if "energy" in about else []
    if verb == "take-die":
        return [die(about["die"] - 1)]
    if verb == "move":
        return [space(about["space"])]
    if "token" in about:
        return [token(about["token"])]
    return [seat(about["seat"])] if verb == "seat" else []
