"""A key that nobody could choose: made from bytes somebody committed to and from a value of every player's own."""

import re
from hashlib import sha256
from typing import Any, Final

from conclave.table.rng import commitment

HEADING: Final = "conclave fair key 1"
NO_VALUE: Final = "-"  # a seat that adds nothing, such as a bot's
VALUE: Final = re.compile("[0-9a-f]{64}")
GIVING: Final = ("human", "resigned")  # the seats, as a record tells them, whose players have added a value


def fair_key(secret: bytes, values: list[str]) -> bytes:
    """The key from the secret bytes and the values of all seats in their order."""
    told = "\n".join([HEADING, secret.hex(), *(value or NO_VALUE for value in values)])
    return sha256(told.encode("ascii", "replace")).digest()


def fair_holds(told: Any, key: bytes, seats: Any, players: int) -> bool:
    """Whether what a record tells of the making of its key is true; `seats` is who sits where, as it tells that."""
    if not isinstance(told, dict) or not values_fit(told.get("values"), seats, players):
        return False
    try:
        secret = bytes.fromhex(str(told.get("secret")))
    except ValueError:
        return False
    return commitment(secret) == told.get("commitment") and fair_key(secret, told["values"]) == key


def values_fit(values: Any, seats: Any, players: int) -> bool:
    """One value of each player and none beside: with another, who made the secret could look for a key they like."""
    if not isinstance(values, list) or not isinstance(seats, list) or not len(values) == len(seats) == players:
        return False
    return all(
        isinstance(value, str) and bool(VALUE.fullmatch(value) if seat in GIVING else not value)
        for value, seat in zip(values, seats, strict=True)
    )
