"""What can happen in a game of Seasons, as a row of names. An event is six numbers: what, seat, card, amount, other
seat or source, and the set of seats that may see the card; the others see everything but it."""

from typing import Final

from conclave.games.seasons.rules.dice import FaceData
from conclave.table.data import Event
from conclave.table.effects import Effects


class SeasonsEvent(Event, total=False):
    """Something that happened, and what it is about."""

    energy: dict[str, int]
    die: FaceData | None


EVENT_NAMES: Final = [
    "dealt",  # a pack or a set of cards lies before a seat
    "drafted",  # a seat has chosen a card of its pack
    "passed",  # all packs go to the left
    "shelved",  # a seat has put a card into a set
    "prepared",  # a seat has its hand and libraries
    "round",  # amount: its number
    "rolled",  # amount: a face
    "took-die",  # amount: the face
    "rerolled",  # amount: the new face
    "gained-energy",  # amount: packed energies
    "lost-energy",
    "stored-energy",  # onto a card
    "gained-crystals",
    "lost-crystals",
    "gave-crystals",  # other: the seat that receives
    "gauge",  # amount: by how much it changed
    "drew",
    "kept",
    "discarded",
    "revealed",
    "looked",
    "gave-card",
    "summoned",
    "entered",  # put into play without being summoned
    "activated",
    "sacrificed",
    "returned",  # from play to hand
    "passed-card",  # from play to another's play
    "bonus",  # amount: which
    "transmuted",  # amount: packed energies
    "may-transmute",
    "turned-energy",  # energies changed their type; amount: what they are now
    "season-token",  # amount: spaces moved; other: where it is now
    "season",  # amount: the new season
    "year",  # amount: the new year
    "library",  # amount: which library joins the hand
    "reshuffled",  # amount: cards in the new pile
    "effect",  # a card's effect takes place
    "turn-ended",
    "first-player",
    "game-ended",
    "emptied-card",  # energies go from a card in play to its owner's reserve
    "copied",  # a Raven takes a card's effects; other: whose card it is
    "token",  # amount: the ability token used
    "tokens",  # amount: the ability token that a seat has kept
    "shielded",  # a Shield takes the place of a card that would be lost
    "put-back",  # a card goes back onto the draw pile
    "lost-space",  # a space of the reserve is gone for good
    "enchanted",  # an enchantment does its work; amount: which
    "unveiled",  # a card on top of the pile is turned face up for all
    "saw-hand",  # a card in another's hand was looked at; other: whose
    "dug",  # a card of the discard pile was looked at
    "put-under",  # a card goes to the bottom of the discard pile
    "bonus-back",  # the bonus track goes one back
]

REGISTRY: Final = Effects(EVENT_NAMES)  # to which `registry.effect` and `registry.question` add

DEALT: Final = 0
DRAFTED: Final = 1
PASSED: Final = 2
SHELVED: Final = 3
PREPARED: Final = 4
ROUND: Final = 5
ROLLED: Final = 6
TOOK_DIE: Final = 7
REROLLED: Final = 8
GAINED_ENERGY: Final = 9
LOST_ENERGY: Final = 10
STORED_ENERGY: Final = 11
GAINED_CRYSTALS: Final = 12
LOST_CRYSTALS: Final = 13
GAVE_CRYSTALS: Final = 14
GAUGE: Final = 15
DREW: Final = 16
KEPT: Final = 17
DISCARDED: Final = 18
REVEALED: Final = 19
LOOKED: Final = 20
GAVE_CARD: Final = 21
SUMMONED: Final = 22
ENTERED: Final = 23
ACTIVATED: Final = 24
SACRIFICED: Final = 25
RETURNED: Final = 26
PASSED_CARD: Final = 27
BONUS: Final = 28
TRANSMUTED: Final = 29
MAY_TRANSMUTE: Final = 30
TURNED_ENERGY: Final = 31
SEASON_TOKEN: Final = 32
SEASON: Final = 33
YEAR: Final = 34
LIBRARY: Final = 35
RESHUFFLED: Final = 36
EFFECT: Final = 37
TURN_ENDED: Final = 38
FIRST_PLAYER: Final = 39
GAME_ENDED: Final = 40
EMPTIED_CARD: Final = 41
COPIED_CARD: Final = 42
USED_TOKEN: Final = 43
KEPT_TOKEN: Final = 44
SHIELDED: Final = 45
PUT_BACK: Final = 46
LOST_SPACE: Final = 47
ENCHANTED: Final = 48
UNVEILED: Final = 49
SAW_HAND: Final = 50
DUG: Final = 51
PUT_UNDER: Final = 52
BONUS_BACK: Final = 53

# What the amount of an event stands for, where it is not a plain number.
PACKED: Final = {GAINED_ENERGY, LOST_ENERGY, STORED_ENERGY, EMPTIED_CARD, TRANSMUTED, TURNED_ENERGY}
FACES: Final = {ROLLED, TOOK_DIE, REROLLED}
