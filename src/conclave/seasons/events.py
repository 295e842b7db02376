"""What can happen in a game of Seasons, as a row of names. An event is six numbers: what, seat, card, amount, other
seat or source, and the set of seats that may see the card; the others see everything but it."""

from typing import Final

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
]

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

# What the amount of an event stands for, where it is not a plain number.
PACKED: Final = {GAINED_ENERGY, LOST_ENERGY, STORED_ENERGY, TRANSMUTED, TURNED_ENERGY}
FACES: Final = {ROLLED, TOOK_DIE, REROLLED}
