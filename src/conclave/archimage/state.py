"""The state of a game of Archimage: dice, mages, scrolls and what lies on the board; and how it is copied."""

from bisect import insort
from typing import Final

from conclave.archimage.elements import COLOURS, ELEMENTS, SIDES, colour_of
from conclave.archimage.picks import NOTATION
from conclave.archimage.scrolls import ABSORPTION, spell_of
from conclave.boards.board import Board
from conclave.table.table import Table

HALL: Final = 0
HOME: Final = -1  # where a familiar or guardian is that is not on the board
HAND_OF_DICE: Final = 3

# A scroll that a player owns is one number: which it is, whether it is face down or was won this turn, and the seal
# that an Absorption holds.
NUMBER: Final = 127
FACE_DOWN: Final = 128
FRESH: Final = 256
STORED: Final = 9  # shift


def number_of(entry: int) -> int:
    return entry & NUMBER


def stored(entry: int) -> int:
    """The seal that lies on an Absorption, or 0."""
    return entry >> STORED


def replaced(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A row with another value at one place."""
    return (*row[:at], value, *row[at + 1 :])


def swapped(row: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """A row in which two values have changed places."""
    return replaced(replaced(row, one, row[other]), other, row[one])


class Setup:
    """What is settled before the first roll and never changes: shared by all copies."""

    def __init__(self, players: int, circle: str, board: Board, board_option: object) -> None:
        self.players: Final = players
        self.circle: Final = circle
        self.board: Final = board
        self.board_option: Final = board_option  # as a record says it


class Player:
    """One mage with familiar, dice and scrolls."""

    def __init__(self) -> None:
        self.mage = HALL
        self.familiar = HOME
        self.dice: list[int] = []  # rolled, sorted
        self.waiting: tuple[int, ...] = (0,) * COLOURS  # dice by colour, to be rolled in the next round
        self.scrolls: list[int] = []  # sorted
        self.done = False  # whether the round is over for this player

    def copy(self) -> "Player":
        twin = Player()
        twin.mage = self.mage
        twin.familiar = self.familiar
        twin.dice = self.dice[:]
        twin.waiting = self.waiting
        twin.scrolls = self.scrolls[:]
        twin.done = self.done
        return twin

    def totals(self) -> list[int]:
        """What all dice of each colour show together."""
        totals = [0] * COLOURS
        for number in self.dice:
            totals[number // SIDES] += number % SIDES + 1
        return totals

    def total(self, colour: int) -> int:
        return self.totals()[colour]

    def of_colour(self, colour: int) -> list[int]:
        return [die for die in self.dice if colour_of(die) == colour]

    def add_die(self, die: int) -> None:
        insort(self.dice, die)

    def add_scroll(self, entry: int) -> None:
        insort(self.scrolls, entry)

    def castable(self) -> list[int]:
        """The scrolls that lie face up and were not won this turn, each once."""
        return sorted({number_of(entry) for entry in self.scrolls if not entry & (FACE_DOWN | FRESH)})

    def find(self, number: int, without: int = 0) -> int:
        """Where a scroll of this number lies that has none of some marks, or -1."""
        for at, entry in enumerate(self.scrolls):
            if number_of(entry) == number and not entry & without:
                return at
        return -1

    def holds(self, number: int) -> bool:
        """Whether an Absorption of this number, face up, has a seal on it."""
        at = self.find(number, FACE_DOWN | FRESH)
        return at >= 0 and spell_of(number) == ABSORPTION and stored(self.scrolls[at]) > 0


class ArchimageTable(Table):
    """The data of a game of Archimage; `conclave.archimage.game` adds the rules."""

    def __init__(self, setup: Setup, key: bytes) -> None:
        super().__init__("archimage", setup.players, key, NOTATION)
        self.setup: Final = setup
        self.board: Final = setup.board
        self.commitment = ""
        self.everyone: Final = (1 << setup.players + 1) - 1
        self.players: list[Player] = []
        self.seals: tuple[int, ...] = ()  # tokens by space; replaced, never changed: copies share it
        self.lying: tuple[int, ...] = ()  # scrolls by space; likewise
        self.sealed = 0  # spaces with a seal or a scroll, as bits
        self.cave = 1 << HALL  # free spaces that hang together with the hall, whoever stands there
        self.rim = 0  # sealed spaces that touch the cave
        self.guardians: tuple[int, ...] = (HOME,) * ELEMENTS  # where each stands
        self.reserve: tuple[int, ...] = (0,) * COLOURS
        self.first = 0
        self.active = 0
        self.rolls = 0  # dice rolled so far
        self.broken = 0  # seals broken this round
        self.idle_rounds = 0  # rounds in a row without a seal broken
        self.turn_over = False  # a spell has ended the turn
        self.worth: tuple[int, ...] = ()  # the seals that dice are worth: `ways.find_worth`
        self.walked = 0  # where the mage of `reach_seat` can walk, and
        self.reach_known = 0  # what it can reach, if nothing has moved since
        self.reach_seat = -1

    def left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    def opponents(self, seat: int) -> list[int]:
        return [*range(seat + 1, self.seats), *range(seat)]

    def rivals(self, seat: int) -> list[int]:
        """Opponents who still play this round."""
        return [other for other in self.opponents(seat) if not self.players[other].done]

    def stirred(self) -> None:
        """Something on the board has moved: ways must be found anew."""
        self.reach_seat = -1

    def copy_game(self, twin: "ArchimageTable") -> None:
        self.copy_settled(twin)
        twin.commitment = self.commitment
        twin.players = [player.copy() for player in self.players]
        twin.seals = self.seals
        twin.lying = self.lying
        twin.sealed = self.sealed
        twin.cave = self.cave
        twin.rim = self.rim
        twin.guardians = self.guardians
        twin.reserve = self.reserve
        twin.first = self.first
        twin.active = self.active
        twin.rolls = self.rolls
        twin.broken = self.broken
        twin.idle_rounds = self.idle_rounds
        twin.turn_over = self.turn_over
        twin.worth = self.worth
        twin.walked = self.walked
        twin.reach_known = self.reach_known
        twin.reach_seat = self.reach_seat
