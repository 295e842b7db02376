"""A key that nobody could choose: made from bytes somebody committed to and from a value of every player's own."""

from hashlib import sha256
from typing import Any, Final

from conclave.table.luck import commitment

HEADING: Final = "conclave fair key 1"
NO_VALUE: Final = "-"  # a seat that adds nothing, such as a bot's


def fair_key(secret: bytes, values: list[str]) -> bytes:
    """The key from the secret bytes and the values of all seats in their order."""
    told = "\n".join([HEADING, secret.hex(), *(value or NO_VALUE for value in values)])
    return sha256(told.encode("ascii", "replace")).digest()


def fair_holds(told: Any, key: bytes) -> bool:
    """Whether what a record tells of the making of its key is true."""
    if not isinstance(told, dict) or not isinstance(told.get("values"), list):
        return False
    try:
        secret = bytes.fromhex(str(told.get("secret")))
    except ValueError:
        return False
    values = [str(value) for value in told["values"]]
    return commitment(secret) == told.get("commitment") and fair_key(secret, values) == key
