"""What can happen in a game of Archimage. An event is six numbers: what, seat, scroll, amount, other (a seat or a
space), and who may see it: everybody."""

from typing import Final

from conclave.table.effects import Effects

EVENT_NAMES: Final = [
    "round",  # amount: its number
    "took-die",  # amount: the colour
    "rolled",  # amount: a die
    "cast",  # the scroll; amount 1: borrowed from the other seat
    "changed-die",  # amount: a die, other: what it was
    "gained-die",  # amount: a die
    "lost-die",  # amount: a die; it goes back to its reserve
    "gave-die",  # amount: a die, other: the seat that gets it
    "broke-seal",  # amount: a seal, other: the space
    "won-scroll",  # other: the space
    "moved",  # other: the space where the mage stands now
    "familiar",  # other: the space where it stands now
    "familiar-home",
    "swapped-seals",  # amount and other: two spaces
    "swapped-scrolls",  # amount and other: two spaces on the board
    "removed-seal",  # amount: a seal, other: the space
    "absorbed",  # onto the scroll; amount: a seal
    "gave-scroll",  # other: the seat that gets it
    "guardian",  # amount: its element, other: the space where it stands now
    "guardian-home",  # amount: its element
    "gave-up",
    "round-over",  # for this seat
    "first-player",
    "game-ended",
]

REGISTRY: Final = Effects(EVENT_NAMES)  # to which `registry.effect` and `registry.question` add

ROUND: Final = 0
TOOK_DIE: Final = 1
ROLLED: Final = 2
CAST_SPELL: Final = 3
CHANGED_DIE: Final = 4
GAINED_DIE: Final = 5
LOST_DIE: Final = 6
GAVE_DIE: Final = 7
BROKE_SEAL: Final = 8
WON_SCROLL: Final = 9
MOVED: Final = 10
FAMILIAR_OUT: Final = 11
FAMILIAR_HOME: Final = 12
SWAPPED_SEALS: Final = 13
SWAPPED_SCROLLS: Final = 14
REMOVED_SEAL: Final = 15
ABSORBED: Final = 16
GAVE_SCROLL: Final = 17
GUARDIAN_OUT: Final = 18
GUARDIAN_HOME: Final = 19
GAVE_UP: Final = 20
ROUND_OVER: Final = 21
FIRST_PLAYER: Final = 22
GAME_ENDED: Final = 23

DICE: Final = {ROLLED, CHANGED_DIE, GAINED_DIE, LOST_DIE, GAVE_DIE}  # whose amount is a die
SEALS: Final = {BROKE_SEAL, REMOVED_SEAL, ABSORBED}  # whose amount is a seal
