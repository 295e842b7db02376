"""What can be chosen now, and how that looks: a thing that an option is about has a mark, a style and a click."""

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from conclave.games.seasons.rules.dice import SPACES
from conclave.games.seasons.rules.names import CARD_KEYS
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    AMOUNT,
    BONUS_CARD,
    BONUS_EXCHANGE,
    BURY,
    CARD,
    CARD_RANGE,
    COPY,
    DRAW,
    DROP,
    ENERGY,
    IN_PLAY,
    KEEP,
    LEAVE_ENERGY,
    LET_GO,
    LOOK_AT,
    MOVE_TOKEN,
    PAY,
    PAY_VISION,
    RAISE,
    REJECT,
    SEAT,
    SOURCES,
    SUMMON,
    TAKE_DIE,
    TAKE_ENERGY,
    TOKEN,
    TRANSMUTE,
    USE_DIE,
    USE_TOKEN,
    card_named,
    energy_type,
    spaces_of,
)
from conclave.games.seasons.text.options import AMULET
from conclave.games.seasons.text.tableau import Entry, having, mine
from conclave.table import View
from conclave.text import describe_option
from conclave.text.words import Names

MARK: Final = "»"
LIT: Final = Style(bold=True, reverse=True)
BONUSES: Final = range(BONUS_EXCHANGE, BONUS_CARD + 1)
# What a pick about a card means: one of the cards drawn or looked at, one of the pack, or else one in hand.
FROM_POOL: Final = {"pool", "free-entry", "give", "dig", "under", "arrange"}
FROM_PACK: Final = {"draft", "select", "build"}

Thing = tuple[str | int, ...]  # a kind of thing, and which one

BONUS: Final[Thing] = ("bonus",)
OWN_DIE: Final[Thing] = ("own die",)
PILE: Final[Thing] = ("pile",)


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


class Lights:
    """A view, the names of the players, and which things can be chosen now."""

    def __init__(self, view: View, names: Names) -> None:
        self.view = view
        self.data = view.data
        self.names = names
        self.picks: dict[Thing, list[int]] = {}
        for pick in view.options:
            for thing in things(view.data, pick):
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


def things(data: dict[str, Any], pick: int) -> list[Thing]:
    """What on the table an option is about; nothing for most that are about no thing."""
    if pick < TAKE_DIE:
        return plain_things(data, pick)
    if pick < ENERGY:
        return [die(pick - TAKE_DIE)]
    if pick < MOVE_TOKEN:
        return energy_things(data, pick)
    if pick < SEAT:
        return [space((data["space"] - 1 + spaces_of(pick)) % SPACES + 1)]
    if pick < AMOUNT:
        return [seat(pick - SEAT)]
    if TOKEN < pick <= CARD:
        return [token(pick - TOKEN)]
    return card_things(data, pick) if pick > CARD else []


def plain_things(data: dict[str, Any], pick: int) -> list[Thing]:
    if pick in BONUSES:
        return [BONUS]
    if pick in (USE_DIE, RAISE, LEAVE_ENERGY) or (pick == TAKE_ENERGY and data["question"] != "statue"):
        return [OWN_DIE]
    if pick in (DRAW, LOOK_AT, BURY, PAY_VISION):
        return [PILE]
    if pick == USE_TOKEN:
        return [token(data["own"]["token"])]
    if pick in (KEEP, REJECT):
        return [in_pool(data["stack"][-1]["pool"][-1])]
    return [at_stake(data)] if pick == LET_GO else []


def at_stake(data: dict[str, Any]) -> Thing:
    """The card that a Shield may stand in for: in play, or on its way out of a hand."""
    frame = data["stack"][-1]
    if frame["uid"]:
        return ("play", int(frame["uid"]))
    pool = frame["pool"] or data["stack"][-2]["pool"]  # a card that is to pay for something waits one below
    return in_pool(pool[-1])


def energy_things(data: dict[str, Any], pick: int) -> list[Thing]:
    """Energies of a reserve, or the Amulet of Water that they lie on."""
    me = int(data["seat"])
    if pick >= PAY:
        kind, source = divmod(pick - (TRANSMUTE if pick >= TRANSMUTE else PAY), SOURCES)
        return [in_play(having(data, AMULET)[source - 1]) if source else energy(me, kind)]
    if pick >= DROP or data["question"] == "mirror-type":
        return [energy(me, energy_type(pick))]
    return [energy(int(data["stack"][-1]["seat"]), energy_type(pick))] if data["question"] == "rob" else []


def card_things(data: dict[str, Any], pick: int) -> list[Thing]:
    if pick > COPY:
        key = key_of(pick - COPY)
        return [in_play(entry) for entry in others_in_play(data) if entry["card"] == key]
    if pick > IN_PLAY:
        return own_things(data, pick)
    if pick > SUMMON:
        return [in_hand(CARD_KEYS[pick - SUMMON])]
    key = CARD_KEYS[pick - CARD]
    question = data["question"]
    if question == "orb":
        return [in_pool(key)]
    return [in_pool(key) if question in FROM_POOL else in_pack(key) if question in FROM_PACK else in_hand(key)]


def own_things(data: dict[str, Any], pick: int) -> list[Thing]:
    """One of the viewer's cards in play; those that wait to speak are named by their order of speaking."""
    choice = pick - (ACTIVATE if pick > ACTIVATE else IN_PLAY)
    twins = [entry for entry in mine(data)["play"] if entry["card"] == key_of(choice)]
    if data["question"] == "order":
        waiting = data["stack"][-1]["todo"]
        return [in_play(entry) for entry in twins if entry["arrival"] in waiting]
    return [in_play(twins[1 if choice > CARD_RANGE else 0])]


def others_in_play(data: dict[str, Any]) -> list[Entry]:
    return [entry for at, shown in enumerate(data["players"]) if at != data["seat"] for entry in shown["play"]]


def key_of(choice: int) -> str:
    """The card that a pick names, the first or the second of its name; `choice` is the pick less its base."""
    return CARD_KEYS[card_named(choice)]
