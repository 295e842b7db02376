"""The state of a game of Archimage: dice, mages, scrolls and what lies on the board; and how it is copied."""

from bisect import insort
from typing import Final, NotRequired, TypedDict

from conclave.games.archimage.rules.boards.board import Board
from conclave.games.archimage.rules.elements import ELEMENTS, colour_of
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.picks import NOTATION
from conclave.games.archimage.rules.scrolls import ABSORPTION, SCROLL_KEYS, SCROLL_NUMBERS, spell_of
from conclave.table.data import Data
from conclave.table.frame import Frame
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


class Settings(TypedDict):
    """What a table can be set up with."""

    players: int
    circle: str
    board: str | dict[str, object]  # a standard one, or what a board file holds
    mages: NotRequired[str | list[str]]
    ask_forced: NotRequired[bool]


class Setup:
    """What is settled before the first roll and never changes: shared by all copies."""

    def __init__(
        self, players: int, circle: str, board: Board, board_option: str | dict[str, object], mages: str | list[str]
    ) -> None:
        self.players: Final = players
        self.circle: Final = circle
        self.board: Final = board
        self.board_option: Final = board_option  # as a record says it
        self.mages: Final = mages  # likewise: `mages.mage_of`


class Player:
    """One mage with familiar, dice and scrolls."""

    def __init__(self, dice: list[int], waiting: list[int], scrolls: list[int]) -> None:
        self.mage = HALL
        self.familiar = HOME
        self.dice = dice  # rolled, sorted
        self.waiting = waiting  # dice by colour, to be rolled in the next round
        self.scrolls = scrolls  # sorted
        self.done = False  # whether the round is over for this player

    def copy(self) -> "Player":
        copy = Player(self.dice[:], self.waiting[:], self.scrolls[:])
        copy.mage = self.mage
        copy.familiar = self.familiar
        copy.done = self.done
        return copy

    def of_colour(self, colour: int) -> list[int]:
        return [die for die in self.dice if colour_of(die) == colour]

    def add_die(self, die: int) -> None:
        insort(self.dice, die)

    def add_scroll(self, entry: int) -> None:
        insort(self.scrolls, entry)

    def castable(self) -> list[int]:
        """The scrolls that lie face up and were not won this turn, each once, rising."""
        numbers: list[int] = []
        rising = True
        last = 0
        for entry in self.scrolls:
            if entry & (FACE_DOWN | FRESH):
                continue
            number = entry & NUMBER
            if number != last:
                rising = rising and number > last
                numbers.append(number)
                last = number
        return numbers if rising else sorted(set(numbers))  # a seal on an Absorption puts it out of order

    def find(self, number: int, without: int = 0) -> int:
        """Where a scroll of this number lies that has none of some marks, or -1."""
        for at in range(len(self.scrolls)):
            entry = self.scrolls[at]
            if entry & NUMBER == number and not entry & without:
                return at
        return -1

    def holds(self, number: int) -> bool:
        """Whether an Absorption of this number, face up, has a seal on it."""
        at = self.find(number, FACE_DOWN | FRESH)
        return at >= 0 and spell_of(number) == ABSORPTION and stored(self.scrolls[at]) > 0


class ArchimageTable(Table):
    """The data of a game of Archimage; `conclave.games.archimage.rules.table` adds the rules."""

    def __init__(self, setup: Setup, key: bytes) -> None:
        super().__init__("archimage", setup.players, key, NOTATION, REGISTRY)
        self.setup: Final = setup
        self.board: Final = setup.board
        self.players: list[Player] = []
        self.seals: list[int] = []  # tokens by space
        self.scrolls_on_board: list[int] = []  # scrolls by space
        self.sealed = 0  # spaces with a token or a scroll, as bits
        self.tokens = 0  # spaces with a token
        self.regions: tuple[int, ...] = ()  # free spaces that hang together: `ways.joined`
        self.guardians: tuple[int, ...] = (HOME,) * ELEMENTS  # where each stands
        self.reserve: list[int] = []  # dice by colour
        self.first = 0
        self.active = 0
        self.rolls = 0  # dice rolled so far
        self.broken = 0  # seals broken this round
        self.idle_rounds = 0  # rounds in a row without a seal broken
        self.turn_over = False  # a spell has ended the turn
        self.worth: tuple[int, ...] = ()  # the seals that dice are worth: `ways.find_seals`
        # What `ways.reach` has found, if nothing has moved since.
        self.reach_seat = -1  # for whom
        self.own_regions: tuple[int, ...] = ()  # regions for that seat, its mage's first
        self.breakable = 0  # seals that nobody bars or guards
        self.reach_known = 0  # those of them that the mage can reach

    def dump_frame(self, frame: Frame) -> Data:
        return super().dump_frame(frame) | {"scroll": SCROLL_KEYS[frame.card]}

    def load_frame(self, data: Data) -> Frame:
        frame = super().load_frame(data)
        frame.card = SCROLL_NUMBERS.get(data["scroll"], 0)
        return frame

    def rivals(self, seat: int) -> list[int]:
        """Opponents who still play this round, rising."""
        found: list[int] = []
        for other in range(self.seats):
            if other != seat and not self.players[other].done:
                found.append(other)
        return found

    def dice_left(self) -> int:
        """In all reserves together."""
        dice = 0
        for number in self.reserve:
            dice += number
        return dice

    def invalidate_paths(self) -> None:
        """Something on the board has moved: ways must be found anew."""
        self.reach_seat = -1

    def copy_game(self, copy: "ArchimageTable") -> None:
        self.copy_common(copy)
        copy.players = [player.copy() for player in self.players]
        copy.seals = self.seals[:]
        copy.scrolls_on_board = self.scrolls_on_board[:]
        copy.sealed = self.sealed
        copy.tokens = self.tokens
        copy.regions = self.regions
        copy.guardians = self.guardians
        copy.reserve = self.reserve[:]
        copy.first = self.first
        copy.active = self.active
        copy.rolls = self.rolls
        copy.broken = self.broken
        copy.idle_rounds = self.idle_rounds
        copy.turn_over = self.turn_over
        copy.worth = self.worth
        copy.reach_seat = self.reach_seat
        copy.own_regions = self.own_regions
        copy.breakable = self.breakable
        copy.reach_known = self.reach_known
