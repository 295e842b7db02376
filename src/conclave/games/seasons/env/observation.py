"""What a seat may know as a vector of numbers: written from the table, and equal to what `reader` makes of the view."""

from array import array
from typing import Any, Final

from conclave.games.seasons.rules.dice import (
    DICE,
    FACE_CARD,
    FACE_CRYSTALS,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    LAST_YEAR,
    NO_DIE,
    RATES,
    SEASONS,
    SPACES,
)
from conclave.games.seasons.rules.energy import ENERGY_NAMES, TYPES, total
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.knowledge import COPIES
from conclave.games.seasons.rules.names import (
    ADDED_SETS,
    CARD_NUMBERS,
    LAST_CARD,
    LAST_ENCHANTMENT,
    LAST_TOKEN,
    NO_CARD,
    NO_TOKEN,
)
from conclave.games.seasons.rules.prelude import ASK_BUILD, ASK_SELECT, ASK_TOKEN, LEVELS
from conclave.games.seasons.rules.registry import any_in_limbo, cards_in_limbo, cards_revealed
from conclave.games.seasons.rules.state import (
    BURIED,
    COPIED,
    DISCARD,
    FIRST_PLACE,
    HAND,
    KIND,
    LIBRARY_2,
    LIBRARY_3,
    LIMBO,
    PACK,
    PILE,
    PINNED,
    SEAT_PLACES,
    TURNED,
    USED,
    Player,
    tokens_of,
)
from conclave.games.seasons.rules.supply import PURPOSE_NAMES
from conclave.games.seasons.rules.table import Seasons
from conclave.table.observation import MOST, OF_MOST, Observer
from conclave.table.table import Table

FACE_PARTS: Final = TYPES + 6  # there, energies by type, crystals, gauge, card, transmute, pips
TOP: Final = 3  # cards on top of the pile that a seat may know
YEARS_OF_DROUGHT: Final = 4

# What each number is divided by, so that most lie between 0 and 1.
OF_CRYSTALS: Final = 50.0
OF_GAUGE: Final = 15.0
OF_ENERGY: Final = 7.0
OF_CARDS: Final = 9.0
OF_PILE: Final = 100.0
OF_ROUNDS: Final = 20.0
OF_THREE: Final = 3.0
OF_FEW: Final = 4.0
OF_CAPACITY: Final = 10.0

# What a question may say beside counts: one number for each.
ASKED: Final[list[tuple[str, object]]] = [
    ("any_one", True),
    ("repeated", True),
    ("occasion", "season"),
    ("cause", "embrace"),
]
OF_EVERY_QUESTION: Final = 4  # arguments that each question has: the card that speaks, its arrival, a seat, cards
NAMED: Final = ["lost", "found", "copied"]  # what a question calls the card that it names beside the one that speaks

HIDDEN: Final = 1 << PACK | 1 << HAND | 1 << LIBRARY_2 | 1 << LIBRARY_3 | 1 << LIMBO  # of a seat's places
IN_PILE: Final = 1 << PILE | 1 << PINNED
IN_DISCARD: Final = 1 << DISCARD | 1 << BURIED


class SeasonsObserver(Observer):
    """Observations of tables with so many players."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        parts = self.layout
        self.level: Final = parts.add("level", len(LEVELS))
        self.modules: Final = parts.add("modules", 2 + len(ADDED_SETS))  # first edition, each set added, ability tokens
        self.enchantment: Final = parts.add("enchantment", LAST_ENCHANTMENT + 1)
        self.year: Final = parts.add("year", LAST_YEAR + 1)  # 0: the token went back beyond the start
        self.space: Final = parts.add("space", SPACES)
        self.season: Final = parts.add("season", SEASONS)
        self.round: Final = parts.add("round", 1)
        self.rates: Final = parts.add("rates", TYPES)
        self.question: Final = parts.add("question", len(REGISTRY.question_keys))
        self.speaking: Final = parts.add("speaking", LAST_CARD)
        self.add_asked()
        self.asked: Final = parts.add("asked", len(ASKED) + 1)  # what is so, and how many have been chosen
        self.paid_for: Final = parts.add("paid for", len(PURPOSE_NAMES))
        self.changed: Final = parts.add("changed", TYPES)  # the energy whose amount is asked
        self.named: Final = parts.add("named", LAST_CARD)  # what would be lost, was found or is copied
        self.turn: Final = parts.add("turn", 11)
        self.piles: Final = parts.add("piles", 3)  # draw pile, discard pile, times reshuffled
        self.droughts: Final = parts.add("droughts", YEARS_OF_DROUGHT)
        self.dice: Final = parts.add("dice", DICE * FACE_PARTS)
        self.add_seats()
        self.hand: Final = parts.add("hand", LAST_CARD)
        self.pack: Final = parts.add("pack", LAST_CARD)
        self.library2: Final = parts.add("library 2", LAST_CARD)
        self.library3: Final = parts.add("library 3", LAST_CARD)
        self.drafted: Final = parts.add("drafted", LAST_CARD)
        self.tokens: Final = parts.add("tokens", LAST_TOKEN)
        self.limbo: Final = parts.add("limbo", LAST_CARD)
        self.revealed: Final = parts.add("revealed", LAST_CARD)
        self.known: Final = parts.size
        for seat in range(1, players):
            parts.add(f"known with seat {seat}", LAST_CARD)
        self.known_pile: Final = parts.add("known in pile", LAST_CARD)
        self.known_discard: Final = parts.add("known in discard", LAST_CARD)
        self.on_top: Final = parts.add("known on top", TOP * LAST_CARD)
        self.complete()

    def add_seat(self, seat: str) -> None:
        parts = self.layout
        parts.add(seat + "marks", 4)  # first, active, waited for, owes for Argos' Embrace
        parts.add(seat + "numbers", 7)  # crystals, gauge, bonuses, summoned, owed, lost spaces, capacity
        parts.add(seat + "reserve", TYPES)
        parts.add(seat + "die", FACE_PARTS)
        parts.add(seat + "cards", 5)  # in hand, pack, libraries and limbo
        parts.add(seat + "token", LAST_TOKEN + 2)  # which, used, how many to choose from
        parts.add(seat + "play", LAST_CARD)
        parts.add(seat + "turned", LAST_CARD)
        parts.add(seat + "energy on", LAST_CARD)
        parts.add(seat + "stored", TYPES)
        parts.add(seat + "copies", LAST_CARD)
        parts.add(seat + "used", 1)

    def write(self, table: Table, seat: int, out: "array[float]", at: int) -> None:
        """Fill out[at : at + size] with what a seat may know."""
        assert isinstance(table, Seasons)
        out[at : at + self.size] = self.blank
        self.write_table(table, seat, out, at)
        for other in range(self.players):
            self.write_seat(table, other, out, at + self.seat_at(other, seat))
        self.write_own(table, seat, out, at)
        self.write_known(table, seat, out, at)

    def write_table(self, t: Seasons, seat: int, out: "array[float]", at: int) -> None:
        setup = t.setup
        out[at + self.level + LEVELS.index(setup.level)] = 1.0
        if t.edition == 1:
            out[at + self.modules] = 1.0
        for place, key in enumerate(ADDED_SETS, 1):
            if key in setup.sets:
                out[at + self.modules + place] = 1.0
        if setup.tokens:
            out[at + self.modules + 1 + len(ADDED_SETS)] = 1.0
        out[at + self.enchantment + t.enchantment] = 1.0
        out[at + self.year + min(t.year, LAST_YEAR)] = 1.0
        out[at + self.space + t.space - 1] = 1.0
        season = t.season
        out[at + self.season + season] = 1.0
        out[at + self.round] = t.round / OF_ROUNDS
        rates = RATES[season]
        for kind in range(TYPES):
            out[at + self.rates + kind] = rates[kind] / OF_THREE
        if t.question >= 0:
            out[at + self.question + t.question] = 1.0
        if t.pending >> seat & 1:
            self.write_question(t.arguments(seat), seat, out, at)
        if any_in_limbo(t):
            for card in cards_in_limbo(t, seat):
                out[at + self.limbo + card - 1] += 1.0
            for card in cards_revealed(t):
                out[at + self.revealed + card - 1] += 1.0
        self.write_turn(t, out, at + self.turn)
        out[at + self.piles] = (len(t.pile) - t.drawn) / OF_PILE
        out[at + self.piles + 1] = len(t.discard) / OF_PILE
        out[at + self.piles + 2] = t.reshuffles / OF_FEW
        for year in range(YEARS_OF_DROUGHT):
            if t.droughts >> year & 1:
                out[at + self.droughts + year] = 1.0
        place = at + self.dice
        for face in t.dice:
            write_face(face, out, place)
            place += FACE_PARTS

    def write_question(self, asked: dict[str, Any], seat: int, out: "array[float]", at: int) -> None:
        """What the question names, beside what every question may."""
        self.write_asked(asked, seat, out, at)
        if asked["card"]:
            out[at + self.speaking + CARD_NUMBERS[asked["card"]] - 1] = 1.0
        if len(asked) == OF_EVERY_QUESTION:
            return
        for number, (name, value) in enumerate(ASKED):
            if asked.get(name) == value:
                out[at + self.asked + number] = 1.0
        chosen: int = asked.get("chosen", 0)
        out[at + self.asked + len(ASKED)] = min(chosen, MOST) / OF_MOST
        if "for" in asked:
            out[at + self.paid_for + PURPOSE_NAMES.index(asked["for"])] = 1.0
        if "energy" in asked:
            out[at + self.changed + ENERGY_NAMES.index(asked["energy"])] = 1.0
        for name in NAMED:
            if name in asked:
                out[at + self.named + CARD_NUMBERS[asked[name]] - 1] = 1.0

    def write_turn(self, t: Seasons, out: "array[float]", at: int) -> None:
        if t.may_transmute:
            out[at] = 1.0
        out[at + 1] = t.bonus_level / OF_FEW
        if t.sealed:
            out[at + 2] = 1.0
        if t.die_gauge:
            out[at + 3] = 1.0
        if t.die_card:
            out[at + 4] = 1.0
        out[at + 5] = t.rerolls / OF_FEW
        if t.replaced:
            out[at + 6] = 1.0
        out[at + 7] = t.summons / OF_FEW
        out[at + 8] = t.visions / OF_FEW
        out[at + 9] = t.face_up / OF_FEW
        if t.ending:
            out[at + 10] = 1.0

    def write_seat(self, t: Seasons, seat: int, out: "array[float]", at: int) -> None:
        """What lies open before a player. In the prelude it is not told how far anybody has come."""
        me = t.players[seat]
        self.write_marks(t, seat, t.first, t.active, out, at)
        if t.received >> seat & 1:
            out[at + 3] = 1.0
        out[at + 4] = me.crystals / OF_CRYSTALS
        out[at + 5] = me.gauge / OF_GAUGE
        out[at + 6] = me.bonuses / OF_THREE
        out[at + 7] = me.summoned / OF_GAUGE
        out[at + 8] = me.owed / OF_ENERGY
        out[at + 9] = me.lost_spaces / OF_ENERGY
        out[at + 10] = me.capacity / OF_CAPACITY
        at += 11
        write_energies(me.reserve, out, at)
        write_face(me.die, out, at + TYPES)
        at += TYPES + FACE_PARTS
        self.write_counts(t, me, seat, out, at)
        at += 5
        token = NO_TOKEN if t.question == ASK_TOKEN else me.token
        if token != NO_TOKEN:
            out[at + token - 1] = 1.0
        if me.token_used:
            out[at + LAST_TOKEN] = 1.0
        out[at + LAST_TOKEN + 1] = len(me.tokens) / OF_THREE
        write_board(me, out, at + LAST_TOKEN + 2)

    def write_counts(self, t: Seasons, me: Player, seat: int, out: "array[float]", at: int) -> None:
        """How many cards lie where; while they are sorted out in the prelude they are one heap to everybody."""
        hand = len(me.hand)
        pack = len(me.pack)
        second = len(me.library2)
        if t.question == ASK_BUILD:
            hand += pack + second
            pack = second = 0
        elif t.question == ASK_SELECT:
            pack += hand
            hand = 0
        out[at] = hand / OF_CARDS
        out[at + 1] = pack / OF_CARDS
        out[at + 2] = second / OF_CARDS
        out[at + 3] = len(me.library3) / OF_CARDS
        if any_in_limbo(t):
            out[at + 4] = len(cards_in_limbo(t, seat)) / OF_CARDS

    def write_own(self, t: Seasons, seat: int, out: "array[float]", at: int) -> None:
        """What only its owner may see."""
        me = t.players[seat]
        for card in me.hand:
            out[at + self.hand + card - 1] += 1.0
        for card in me.pack:
            out[at + self.pack + card - 1] += 1.0
        for card in me.library2:
            out[at + self.library2 + card - 1] += 1.0
        for card in me.library3:
            out[at + self.library3 + card - 1] += 1.0
        if me.drafted != NO_CARD:
            out[at + self.drafted + me.drafted - 1] = 1.0
        for token in me.tokens:
            out[at + self.tokens + token - 1] = 1.0
        if me.token != NO_TOKEN:  # a choice that the others do not see yet
            out[at + self.seats + 11 + TYPES + FACE_PARTS + 5 + me.token - 1] = 1.0

    def write_known(self, t: Seasons, seat: int, out: "array[float]", at: int) -> None:
        """Cards of which the seat can tell who holds them, or in which pile they lie."""
        known = t.knowledge().by_viewer[seat]
        masks = known.masks
        held: list[int] = []
        for step in range(1, self.players):
            held.append(HIDDEN << FIRST_PLACE + SEAT_PLACES * ((seat + step) % self.players))
        for one in range(COPIES, len(masks)):
            mask = masks[one]
            if mask == 0:
                continue
            card = at + one // COPIES - 1
            if mask & ~IN_PILE == 0:
                out[card + self.known_pile] += 1.0
            elif mask & ~IN_DISCARD == 0:
                out[card + self.known_discard] += 1.0
            else:
                for other in range(len(held)):
                    if mask & ~held[other] == 0:
                        out[card + self.known + other * LAST_CARD] += 1.0
        for spot, kind in known.pins.items():
            depth = spot - t.drawn - 1
            if 0 <= depth < TOP:
                out[at + self.on_top + depth * LAST_CARD + kind - 1] = 1.0


def write_energies(pack: int, out: "array[float]", at: int) -> None:
    for kind in range(TYPES):
        number = pack >> 8 * kind & 255
        if number:
            out[at + kind] = number / OF_ENERGY


def write_face(face: int, out: "array[float]", at: int) -> None:
    """What a die shows; nothing where there is none."""
    if face == NO_DIE:
        return
    out[at] = 1.0
    pack = FACE_ENERGY[face]
    for kind in range(TYPES):
        number = pack >> 8 * kind & 255
        if number:
            out[at + 1 + kind] = number / OF_THREE
    at += 1 + TYPES
    out[at] = FACE_CRYSTALS[face] / OF_THREE
    out[at + 1] = FACE_GAUGE[face]
    if FACE_CARD[face]:
        out[at + 2] = 1.0
    if FACE_TRANSMUTE[face]:
        out[at + 3] = 1.0
    out[at + 4] = FACE_PIPS[face] / OF_THREE


def write_board(me: Player, out: "array[float]", at: int) -> None:
    """The cards in play, by kind: how many, how many turned, the energies on them, and what Ravens copy."""
    stored = 0
    for entry in me.board:
        card = at + (entry & KIND) - 1
        out[card] += 1.0
        if entry & TURNED:
            out[card + LAST_CARD] += 1.0
        energies = tokens_of(entry)
        if energies:
            stored += energies
            out[card + 2 * LAST_CARD] += total(energies) / OF_ENERGY
        copied = entry >> COPIED & KIND
        if copied:
            out[at + 3 * LAST_CARD + TYPES + copied - 1] += 1.0
        if entry & USED:
            out[at + 4 * LAST_CARD + TYPES] += 1.0
    write_energies(stored, out, at + 3 * LAST_CARD)
