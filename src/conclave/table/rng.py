"""Keyed luck: every roll and shuffle is a function of (key, purpose, round, index), so nothing is consumed.

HMAC-SHA-256 makes each digest; what has been rolled tells nothing of what comes, and anyone who is given the key at
the end can check every roll against the commitment shown at the start. How a table is dealt from a view is nobody's to
check: `shake_numbers` and `shake_shuffle` serve that, from one SHAKE-256 digest each.
"""

import hmac
import struct
from hashlib import sha256, shake_256
from typing import Final

KEY_BYTES: Final = 32
CHUNK: Final = 6  # bytes of a digest that decide one die: six sides fit 2**48 evenly to 1 part in 10**13
CHUNKS: Final = 5  # dice that one digest can roll
RANK: Final = 5  # bytes that rank one card in a shuffle: two of a hundred rank alike once in 10**8 shuffles
RANKS: Final = 6  # cards that one digest ranks
SIX: Final = 6
MOST_ROLLED: Final = 60  # six-sided dice that one digest read as a number can roll, evenly to 1 part in 10**30
MOST_SHUFFLED: Final = 40  # things that it can put in order, as evenly


def key_from_seed(seed: int) -> bytes:
    """The key that a seed stands for."""
    return sha256(b"conclave seed %d" % seed).digest()


def commitment(key: bytes) -> str:
    """What may be shown before the first deal: it binds the key and tells nothing of it."""
    return sha256(key).hexdigest()


def digest(key: bytes, purpose: str, turn: int, index: int) -> bytes:
    return hmac.digest(key, f"{purpose}/{turn}/{index}".encode(), "sha256")


def roll(key: bytes, purpose: str, turn: int, index: int, dice: int, sides: int) -> list[int]:
    """Up to five dice from one digest, each from 0 to sides - 1."""
    if dice > CHUNKS:
        raise ValueError(dice)
    luck = digest(key, purpose, turn, index)
    return [int.from_bytes(luck[CHUNK * i : CHUNK * i + CHUNK], "big") % sides for i in range(dice)]


def roll_many(key: bytes, purpose: str, turn: int, index: int, dice: int, sides: int) -> list[int]:
    """Many dice from one digest: it is one number, and its lowest digits, to the base of the sides, are the dice."""
    if dice > MOST_ROLLED or sides > SIX:
        raise ValueError(dice)
    luck = int.from_bytes(digest(key, purpose, turn, index), "big")
    shown: list[int] = []
    for _ in range(dice):
        shown.append(luck % sides)
        luck //= sides
    return shown


def fast_shuffle(key: bytes, purpose: str, turn: int, items: list[int]) -> list[int]:
    """The items in another order, from one digest: each place from the last down takes one of those up to itself."""
    if len(items) > MOST_SHUFFLED:
        raise ValueError(len(items))
    luck = int.from_bytes(digest(key, purpose, turn, 0), "big")
    order = items[:]
    for place in range(len(order) - 1, 0, -1):
        other = luck % (place + 1)
        luck //= place + 1
        order[place], order[other] = order[other], order[place]
    return order


def ranks(key: bytes, purpose: str, turn: int, number: int) -> list[bytes]:
    """A rank for each of a number of things: strings of bytes, to sort by."""
    told: list[bytes] = []
    for index in range((number + RANKS - 1) // RANKS):
        luck = digest(key, purpose, turn, index)
        for at in range(0, RANK * RANKS, RANK):
            told.append(luck[at : at + RANK])
    return told[:number]


def shuffled(key: bytes, purpose: str, turn: int, items: list[int]) -> list[int]:
    """The items in the order of their ranks: a shuffle by sorting digests."""
    order = sorted(range(len(items)), key=ranks(key, purpose, turn, len(items)).__getitem__)
    return [items[i] for i in order]


def shake_numbers(key: bytes, purpose: str, turn: int, number: int) -> list[int]:
    """Many numbers below 2**32 from one digest of whatever length: quick, for the tables that are dealt in thought."""
    luck = shake_256(key + f"{purpose}/{turn}".encode()).digest(4 * number)
    return list(struct.unpack(f"<{number}I", luck))


def shake_shuffle(key: bytes, purpose: str, turn: int, items: list[int]) -> list[int]:
    """The items in the order of as many such numbers."""
    order = sorted(range(len(items)), key=shake_numbers(key, purpose, turn, len(items)).__getitem__)
    return [items[i] for i in order]
