"""Conclave: Seasons and Archimage, on one table that people and programs sit down at alike."""

import secrets
from typing import Any

from conclave import archimage as _archimage
from conclave import seasons as _seasons
from conclave.table import BadOption, BadRecord, BadSave, Fault, IllegalPick, Option, Reason, Record, Table, View
from conclave.table.games import games, key_for, load_table, new_table
from conclave.table.luck import KEY_BYTES
from conclave.version import __version__ as __version__

__all__ = [
    "BadOption",
    "BadRecord",
    "BadSave",
    "Fault",
    "IllegalPick",
    "Option",
    "Reason",
    "Record",
    "Table",
    "View",
    "games",
    "load",
    "new",
]

del _archimage, _seasons


def new(
    game: str, players: int | None = None, seed: int | None = None, key: bytes | None = None, **options: Any
) -> Table:
    """A table at its first decision. The same seed or key gives the same luck; without either it is new each time."""
    secret = key_for(seed, key)
    return new_table(game, players, secrets.token_bytes(KEY_BYTES) if secret is None else secret, options)


def load(data: Any) -> Table:
    """The table that `dump` wrote."""
    return load_table(data)
