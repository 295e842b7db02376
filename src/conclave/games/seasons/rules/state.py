"""The state of a game of Seasons: players, piles, wheel and turn, all numbers; and how it is copied."""

from bisect import insort
from typing import Final, NotRequired, TypedDict

from conclave.games.seasons.rules.dice import NO_DIE, season_at
from conclave.games.seasons.rules.energy import one
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.knowledge import MOVE, Knowledge, ledger_entry
from conclave.games.seasons.rules.names import (
    AMULET_OF_WATER,
    CARD_KEYS,
    CARD_NUMBERS,
    NO_CARD,
    NO_ENCHANTMENT,
    NO_TOKEN,
    keys_of,
    numbers_of,
)
from conclave.games.seasons.rules.picks import NOTATION
from conclave.table.data import Data
from conclave.table.frame import NO_CARDS, Frame
from conclave.table.table import Table

RESERVE: Final = 7
RESERVE_WITH_GRIMOIRE: Final = 10
GAUGE_MAX: Final = 15
BONUSES: Final = 3

# A card in play is one number: what it is, whether it is turned, the energies on it, and its order of arrival; of a
# Raven also what it copies and which card that is; of any other card, which Ravens have their token on it.
KIND: Final = 127
TURNED: Final = 128
TOKENS: Final = 8  # shift
TOKENS_MASK: Final = 0xFFFFFFFF
COPIED: Final = 40  # shift
RAVENS: Final = 47  # shift
RAVENS_MASK: Final = 3
UID: Final = 49  # shift
UID_MASK: Final = 0xFFF
USED: Final = 1 << 61  # an Io's Transmuter, this round
TARGET: Final = 64  # shift
STATE: Final = ~(UID_MASK << UID)  # all but the order of arrival
TRIGGER_STATE: Final = STATE & ~(TURNED | RAVENS_MASK << RAVENS)  # all that tells triggered cards of a name apart

# Cards whose mere presence is asked for at every turn are counted as they come and go, three bits each.
STAFFS: Final = 0
PURSES: Final = 3
HANDS: Final = 6
VASES: Final = 9
LEECHES: Final = 12
FAIRIES: Final = 15
GRIMOIRES: Final = 18
AMULETS: Final = 21
SHIELDS: Final = 24
TRANSMUTERS: Final = 27
HEARTS: Final = 30
STEADFASTS: Final = 33
SHRINKERS: Final = 36  # cards that take a space of the reserve: Mesodae's Lantern, Statue of Eolis

# Places where a card can lie, for the ledger of who knows what. Each seat has a row of SEAT_PLACES from FIRST_PLACE.
PILE: Final = 0
DISCARD: Final = 1
PINNED: Final = 2  # at a known spot of the pile
BURIED: Final = 3  # at a known spot of the discard pile
FIRST_PLACE: Final = 4
SEAT_PLACES: Final = 6
PACK: Final = 0
HAND: Final = 1
LIBRARY_2: Final = 2
LIBRARY_3: Final = 3
BOARD: Final = 4
LIMBO: Final = 5
SEAT_PLACE_NAMES: Final = ["pack", "hand", "library2", "library3", "play", "limbo"]


def place_of(seat: int, part: int) -> int:
    return FIRST_PLACE + SEAT_PLACES * seat + part


def tokens_of(entry: int) -> int:
    return entry >> TOKENS & TOKENS_MASK


def uid_of(entry: int) -> int:
    return entry >> UID & UID_MASK


def power_of(entry: int) -> int:
    """The card whose effects a card in play has: a Raven's are those of what it copies."""
    return entry >> COPIED & KIND or entry & KIND


class Settings(TypedDict):
    """What a table can be set up with."""

    players: int
    level: str
    edition: int
    sets: list[str]
    tokens: bool
    enchantment: str
    ask_forced: NotRequired[bool]


class Setup:
    """What is settled before the first deal and never changes: shared by all copies."""

    def __init__(self, players: int, level: str, edition: int, dice: list[list[int]]) -> None:
        self.players: Final = players
        self.level: Final = level
        self.edition: Final = edition
        self.dice: Final = dice  # for each season, which of its five dice are in the game
        self.sets: list[str] = []  # the sets whose cards are in, by key
        self.tokens = False  # whether ability tokens are
        self.enchantment = NO_ENCHANTMENT
        self.cost_energy: list[int] = []  # of each card, for this edition and number of players
        self.cost_crystals: list[int] = []


class Player:
    """One sorcerer's board, cards and tracks."""

    def __init__(self, hand: list[int], board: list[int]) -> None:
        self.crystals = 0
        self.gauge = 0
        self.bonuses = 0  # used so far
        self.reserve = 0  # packed energies
        self.summoned = 0  # cards summoned in the game, for the tie-break
        self.presence = 0  # counts of the cards in STAFFS .. AMULETS
        self.die = NO_DIE  # the face taken this round
        self.owed = 0  # edition 1: energies that Hourglasses still owe at the end of the round
        self.lost_spaces = 0  # of the reserve, for good
        self.token = NO_TOKEN  # the ability token kept
        self.token_used = False
        self.tokens: tuple[int, ...] = NO_CARDS  # prelude: ability tokens to choose from
        self.drafted = 0  # prelude: the card chosen, while others still choose
        self.hand = hand
        self.board = board
        self.pack: tuple[int, ...] = NO_CARDS  # prelude: cards to choose from
        self.library2: tuple[int, ...] = NO_CARDS
        self.library3: tuple[int, ...] = NO_CARDS

    def copy(self) -> "Player":
        copy = Player(self.hand[:], self.board[:])
        copy.crystals = self.crystals
        copy.gauge = self.gauge
        copy.bonuses = self.bonuses
        copy.reserve = self.reserve
        copy.summoned = self.summoned
        copy.presence = self.presence
        copy.die = self.die
        copy.owed = self.owed
        copy.lost_spaces = self.lost_spaces
        copy.token = self.token
        copy.token_used = self.token_used
        copy.tokens = self.tokens
        copy.drafted = self.drafted
        copy.pack = self.pack
        copy.library2 = self.library2
        copy.library3 = self.library3
        return copy

    def take(self, card: int) -> None:
        """Add a card to the hand, which is kept sorted: its order tells nothing."""
        insort(self.hand, card)

    def number_of(self, presence: int) -> int:
        """How many cards of one of the counted kinds are in play here."""
        return self.presence >> presence & 7

    @property
    def capacity(self) -> int:
        """Spaces of the reserve: 7, or 10 with a Grimoire, less those that cards and Drought have taken (B8)."""
        spaces = RESERVE_WITH_GRIMOIRE if self.presence >> GRIMOIRES & 7 else RESERVE
        return max(0, spaces - (self.presence >> SHRINKERS & 7) - self.lost_spaces)

    @property
    def room(self) -> bool:
        """Whether the gauge allows one more card in play."""
        return len(self.board) < self.gauge

    def spendable(self) -> int:
        """The reserve and what lies on Amulets of Water: energies that may be spent alike (G28)."""
        if not self.presence >> AMULETS & 7:
            return self.reserve
        pack = self.reserve
        for entry in self.board:
            if power_of(entry) == AMULET_OF_WATER:
                pack += tokens_of(entry)
        return pack

    def sources(self) -> list[int]:
        """The reserve, then each Amulet of Water in order of arrival: what `pay` and `transmute` may draw on."""
        packs = [self.reserve]
        if self.presence >> AMULETS & 7:
            packs += [tokens_of(entry) for entry in self.board if power_of(entry) == AMULET_OF_WATER]
        return packs

    def twin_source(self, source: int) -> bool:
        """Whether an Amulet of Water differs in nothing from the one before it: to spend from either is the same."""
        if source <= 1:
            return False
        amulets = [entry for entry in self.board if power_of(entry) == AMULET_OF_WATER]
        return (amulets[source - 1] ^ amulets[source - 2]) & STATE == 0

    def spend(self, source: int, energy: int) -> None:
        """Take one energy from the reserve (0) or from the nth Amulet of Water."""
        if source == 0:
            self.reserve -= one(energy)
            return
        for at, entry in enumerate(self.board):
            if power_of(entry) == AMULET_OF_WATER:
                source -= 1
                if source == 0:
                    self.board[at] = entry - (one(energy) << TOKENS)
                    return

    def index_of(self, uid: int) -> int:
        """Where in play the card with this order of arrival lies, or -1."""
        for at, entry in enumerate(self.board):
            if uid_of(entry) == uid:
                return at
        return -1


class SeasonsTable(Table):
    """The data of a game of Seasons; `conclave.games.seasons.rules.table` adds the rules."""

    def __init__(self, setup: Setup, key: bytes) -> None:
        super().__init__("seasons", setup.players, key, NOTATION, REGISTRY)
        self.setup: Final = setup
        self.edition: Final = setup.edition
        self.enchantment: Final = setup.enchantment
        self.players: list[Player] = []
        self.year = 1
        self.space = 1
        self.first = 0  # the round's first player
        self.active = 0  # whose turn it is
        self.dice: tuple[int, ...] = ()  # the faces on the table; NO_DIE where one was taken
        self.pile: list[int] = []  # replaced, never changed: copies share it
        self.drawn = 0  # cards taken from the front of the pile
        self.discard: list[int] = []  # the last is on top
        self.reshuffles = 0
        self.arrivals = 0  # cards that have come into play so far
        self.may_transmute = False
        self.lasting = False  # by a die or a bonus, which a Potion of Life does not end (A12)
        self.bonus_level = 0  # extra crystals for each energy transmuted this turn
        self.sealed = False  # by a Potion of Life: what permission counts this turn (A12)
        self.die_gauge = False  # edition 1: the die's gauge symbol is still to be used (A2)
        self.die_card = False  # edition 1: so is its card symbol
        self.rerolls = 0  # of the active player's die this turn
        self.replaced = False  # a Steadfast Die stands in for the active player's die
        self.summons = 0  # cards summoned this turn
        self.visions = 0  # cards that Vision of Destiny had discarded this turn
        self.droughts = 0  # the years in which Drought has struck, as bits
        self.face_up = 0  # cards on top of the pile that lie face up
        self.received = 0  # bit s is set while seat s owes Argos' Embrace for cards
        self.ending = False  # edition 1: the third year has been passed (A8)
        self.ledger: list[int] = []
        self.heard = 0  # entries of the ledger that are this table's; copies share the list
        self.base: Knowledge | None = None  # what was known before the ledger's first entry; never changed
        self.known: Knowledge | None = None  # the base and what has been heard since, worked out on demand
        self.known_to = 0  # entries that `known` has taken in

    @property
    def season(self) -> int:
        return season_at(self.space)

    def write(self, note: int) -> None:
        """Add to the ledger. A list shared with copies is only ever appended to by the first to go on."""
        if len(self.ledger) != self.heard:
            self.ledger = self.ledger[: self.heard]
        self.ledger.append(note)
        self.heard += 1

    def note_to(self, what: int, seat: int, card: int, seen: int, other: int = 0) -> None:
        """Something happened to a card that only some may see."""
        self.happened.append((what, seat, card, 1, other, seen))

    def dump_frame(self, frame: Frame) -> Data:
        return super().dump_frame(frame) | {"card": CARD_KEYS[frame.card], "pool": keys_of(frame.pool)}

    def load_frame(self, data: Data) -> Frame:
        frame = super().load_frame(data)
        frame.card = CARD_NUMBERS.get(data["card"], NO_CARD)
        frame.pool = tuple(numbers_of(data["pool"]))
        return frame

    def moved(self, card: int, source: int, target: int, seen: int) -> None:
        """A card went from one place to another, seen by some: who can know where it lies follows from that."""
        self.write(ledger_entry(MOVE, card, source, target, seen, 0))

    def knowledge(self) -> Knowledge:
        """What each seat can know by now. What was worked out once is shared by copies and never changed."""
        known = self.known if self.known is not None else self.base
        assert known is not None
        if self.known_to < self.heard:
            known = known.copy()
            known.hear(self.ledger, self.known_to, self.heard)
            self.known = known
            self.known_to = self.heard
        return known

    def opponents(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left of this one."""
        return [*range(seat + 1, self.seats), *range(seat)]

    def copy_game(self, copy: "SeasonsTable") -> None:
        """Give a copy all that is Seasons' own."""
        self.copy_common(copy)
        copy.players = [player.copy() for player in self.players]
        copy.year = self.year
        copy.space = self.space
        copy.first = self.first
        copy.active = self.active
        copy.dice = self.dice
        copy.pile = self.pile
        copy.drawn = self.drawn
        copy.discard = self.discard[:]
        copy.reshuffles = self.reshuffles
        copy.arrivals = self.arrivals
        copy.may_transmute = self.may_transmute
        copy.lasting = self.lasting
        copy.bonus_level = self.bonus_level
        copy.sealed = self.sealed
        copy.die_gauge = self.die_gauge
        copy.die_card = self.die_card
        copy.rerolls = self.rerolls
        copy.replaced = self.replaced
        copy.summons = self.summons
        copy.visions = self.visions
        copy.droughts = self.droughts
        copy.face_up = self.face_up
        copy.received = self.received
        copy.ending = self.ending
        copy.ledger = self.ledger
        copy.heard = self.heard
        copy.base = self.base
        copy.known = self.known
        copy.known_to = self.known_to
