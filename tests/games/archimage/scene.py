"""Scenes of Archimage: set the table, say the picks, look.

    Scene("0-1-2, 0-3", {1: "fire 3", 2: "evolution-fire"}).dice(A, "red 5", "blue 2").has(A, "bond").turn()

is a board of a hall (0) and three spaces with the ways 0-1, 1-2 and 0-3, a seal token on space 1, a scroll on space 2
and nothing on space 3. Nobody owns a scroll, a Bond neither, that is not given to them. Dice that nobody holds are in
the reserves. A player without dice whose turn it is not has left the round. The table makes a pick that is the only
one by itself: say only those where there is a choice.
"""

from itertools import pairwise

from conclave.games.archimage.rules.elements import (
    COLOUR_NAMES,
    COLOURS,
    ELEMENT_NAMES,
    SIDES,
    colour_of,
    die,
    element_of,
    power_of,
    seal,
    value_of,
)
from conclave.games.archimage.rules.position import build_position
from conclave.games.archimage.rules.rounds import scrolls_of
from conclave.games.archimage.rules.scrolls import HIGHEST, SCROLL_KEYS, SCROLL_NUMBERS
from conclave.games.archimage.rules.state import FACE_DOWN, number_of, stored
from conclave.games.archimage.rules.table import Archimage, empty_table
from conclave.table.data import Data
from conclave.table.rng import commitment, key_from_seed, roll_many
from conclave.table.table import Table
from tests.games import scene as games
from tests.games.scene import A, B, C, D, E

__all__ = ["A", "B", "C", "D", "E", "Scene"]

SPARE = 6  # spaces behind the others that no way leads to
LONGEST_SEARCH = 60_000

# Each magic circle's spells as printed, from power 2 to power 6.
CIRCLES = {
    "I": ["transmutation", "rebirth", "evolution", "growth", "synergy"],
    "II": ["inversion", "exchange", "absorption", "disintegration", "reorganisation"],
    "III": ["mystification", "alteration", "transfer", "theft", "borrow"],
    "IV": ["mission", "leap", "teleportation", "guardian", "speed"],
}
POWER = {spell: power for spells in CIRCLES.values() for power, spell in enumerate(spells, 2)}

Space = Data


def board_data(ways: str) -> Data:
    """A board of numbered spaces, space 0 being the hall: "0-1-2, 0-3" lists the ways. What is printed on a space
    counts in the set-up only, so all are circles of power 2 here."""
    neighbours: dict[int, set[int]] = {0: set()}
    for path in ways.split(","):
        stops = [int(stop) for stop in path.split("-")]
        for one, other in pairwise(stops):
            neighbours.setdefault(one, set()).add(other)
            neighbours.setdefault(other, set()).add(one)
    count = max(neighbours) + 1
    spaces = [row(number, neighbours.get(number, set())) for number in range(count + SPARE)]
    return {"name": "scene", "players": [], "space": spaces}


def row(number: int, neighbours: set[int]) -> Space:
    kind: Space = {"kind": "circle", "power": 2} if number else {"kind": "hall"}
    return {"id": number, **kind, "x": number, "y": 0, "neighbours": sorted(neighbours)}


def die_named(text: str) -> int:
    """Such as "red 5"."""
    colour, value = text.split()
    return die(COLOUR_NAMES.index(colour), int(value))


def seal_named(text: str) -> int:
    """Such as "fire 3"."""
    element, power = text.split()
    return seal(ELEMENT_NAMES.index(element), int(power))


def die_name(number: int) -> str:
    return f"{COLOUR_NAMES[colour_of(number)]} {value_of(number)}"


def seal_name(token: int) -> str:
    return f"{ELEMENT_NAMES[element_of(token)]} {power_of(token)}" if token else ""


def scroll_seal(key: str) -> str:
    """The seal of a scroll: "evolution-fire" has "fire 4"."""
    spell, element = key.split("-")
    return f"{element} {POWER[spell]}"


class Scene(games.Scene):
    """A position being laid out, then played on. Seats are A to E; A is the first player unless told otherwise."""

    t: Archimage

    def __init__(
        self,
        ways: str = "0-1",
        laid: dict[int, str] | None = None,
        players: int = 2,
        circle: str = "I",
        seed: int = 1,
    ) -> None:
        """`ways`: "standard" for the standard board. `laid`: a seal token or a scroll by space."""
        board = "standard" if ways == "standard" else board_data(ways)
        key = key_from_seed(seed)
        self.t = empty_table({"players": players, "circle": circle, "board": board}, key)
        self.t.commitment = commitment(key)
        self.seats: list[Data] = [{"dice": [], "waiting": [], "scrolls": []} for _ in range(players)]
        self.spaces: dict[str, str] = {}
        self.guardians: dict[str, int] = {}
        self.layout: Data = {"seats": self.seats, "spaces": self.spaces, "guardians": self.guardians}
        self.spare = 0  # scrolls of power 6 that nobody reaches
        self.lay(laid or {})

    @classmethod
    def of(cls, t: Table) -> "Scene":
        """A table that was made elsewhere, to say picks and to look at."""
        assert isinstance(t, Archimage)
        scene = cls()
        scene.t = t
        return scene

    # Laying out.

    def lay(self, laid: dict[int, str]) -> "Scene":
        """Seal tokens such as "fire 3" and scrolls such as "growth-air", by space."""
        for space, text in laid.items():
            assert str(space) not in self.spaces, f"something lies on {space} already"
            self.spaces[str(space)] = text
        return self

    def sixes(self, count: int = 5) -> "Scene":
        """Scrolls of power 6 where nobody comes, so that the game goes on after the round."""
        self.spare = count
        return self

    def dice(self, seat: int, *names: str) -> "Scene":
        self.seats[seat]["dice"] += names
        return self

    def waits(self, seat: int, *colours: str) -> "Scene":
        """Dice put aside for the next round."""
        self.seats[seat]["waiting"] += colours
        return self

    def has(self, seat: int, *keys: str, down: bool = False, holding: str = "") -> "Scene":
        """Scrolls that a player owns, face up or face down; `holding`: a seal token on an Absorption."""
        held = {"stored": holding} if holding else {}
        self.seats[seat]["scrolls"] += [{"scroll": key, "active": not down, **held} for key in keys]
        return self

    def mage(self, seat: int, space: int) -> "Scene":
        self.seats[seat]["mage"] = space
        return self

    def familiar(self, seat: int, space: int) -> "Scene":
        self.seats[seat]["familiar"] = space
        return self

    def guardian(self, element: str, space: int) -> "Scene":
        self.guardians[element] = space
        return self

    def first(self, seat: int) -> "Scene":
        self.layout["first"] = seat
        return self

    def idle(self, rounds: int) -> "Scene":
        """So many rounds in a row nobody has broken a seal."""
        self.layout["idle_rounds"] = rounds
        return self

    def rolling(self, *values: int) -> "Scene":
        """The dice that the next spell rolls will show these values."""
        for index in range(LONGEST_SEARCH):
            if roll_many(self.t.key, "die", 0, index, len(values), SIDES) == [value - 1 for value in values]:
                self.t.rolls = index
                return self
        raise LookupError(f"{values} are never rolled together")

    # Starting.

    def lay_sixes(self) -> None:
        """Those that the box still has."""
        box = [SCROLL_KEYS[number] for number in scrolls_of(self.t.setup.circle, HIGHEST)]
        for key in [*self.spaces.values(), *(one["scroll"] for seat in self.seats for one in seat["scrolls"])]:
            if key in box:
                box.remove(key)
        first = len(self.t.board.spaces) - SPARE
        self.lay({first + at: key for at, key in enumerate(box[: self.spare])})

    def turn(self, seat: int = A) -> "Scene":
        """Somebody's turn begins."""
        self.lay_sixes()
        build_position(self.t, {**self.layout, "moment": "turn", "active": seat})
        return self

    def new_round(self) -> "Scene":
        """Everybody rolls what waits."""
        self.lay_sixes()
        build_position(self.t, {**self.layout, "moment": "round"})
        return self

    # Looking.

    def dice_of(self, seat: int) -> list[str]:
        """Rolled dice: red, blue, yellow, green, each colour rising."""
        return [die_name(number) for number in self.t.players[seat].dice]

    def waiting_of(self, seat: int) -> list[str]:
        """The colours of the dice kept for the next round."""
        waiting = self.t.players[seat].waiting
        return [COLOUR_NAMES[colour] for colour in range(COLOURS) for _ in range(waiting[colour])]

    @property
    def reserve(self) -> dict[str, int]:
        return dict(zip(COLOUR_NAMES, self.t.reserve, strict=True))

    def at(self, space: int) -> str:
        """What lies on a space: "fire 3", "growth-air" or nothing."""
        return seal_name(self.t.seals[space]) or SCROLL_KEYS[self.t.scrolls_on_board[space]]

    def scrolls_of(self, seat: int) -> list[str]:
        return sorted(SCROLL_KEYS[number_of(entry)] for entry in self.t.players[seat].scrolls)

    def face_up(self, seat: int) -> list[str]:
        entries = self.t.players[seat].scrolls
        return sorted(SCROLL_KEYS[number_of(entry)] for entry in entries if not entry & FACE_DOWN)

    def face_down(self, seat: int) -> list[str]:
        entries = self.t.players[seat].scrolls
        return sorted(SCROLL_KEYS[number_of(entry)] for entry in entries if entry & FACE_DOWN)

    def held_by(self, seat: int, key: str) -> str:
        """The seal token on an Absorption."""
        me = self.t.players[seat]
        return seal_name(stored(me.scrolls[me.find(SCROLL_NUMBERS[key])]))

    def mage_at(self, seat: int) -> int:
        return self.t.players[seat].mage

    def familiar_at(self, seat: int) -> int:
        """Its space; -1 when it is with its owner."""
        return self.t.players[seat].familiar

    def guardian_at(self, element: str) -> int:
        """Its space; -1 when it is not on the board."""
        return self.t.guardians[ELEMENT_NAMES.index(element)]

    def left_round(self, seat: int) -> bool:
        return self.t.players[seat].done
