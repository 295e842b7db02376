"""Conclave: board games for people and programs, through one small API."""

import secrets
from typing import Any

import conclave.games as _games  # before the function of that name below takes its place
from conclave.table import BadOption, BadRecord, BadSave, Fault, IllegalPick, Option, Reason, Record, Table, View
from conclave.table.rng import KEY_BYTES
from conclave.table.rules import build_position, games, key_for, load_table, new_table
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
    "position",
]

del _games


def new(
    game: str, players: int | None = None, seed: int | None = None, key: bytes | None = None, **options: Any
) -> Table:
    """A table at its first decision. The same seed or key gives the same luck; without either it is new each time."""
    secret = key_for(seed, key)
    return new_table(game, players, secrets.token_bytes(KEY_BYTES) if secret is None else secret, options)


def position(
    game: str,
    layout: dict[str, Any],
    players: int | None = None,
    seed: int | None = None,
    key: bytes | None = None,
    **options: Any,
) -> Table:
    """A table at a position laid out by hand: who has what, and at which moment. What is left out is what lies in plain
    sight at the start; what cannot lie so is refused, with its seat and field."""
    secret = key_for(seed, key)
    return build_position(game, layout, players, secrets.token_bytes(KEY_BYTES) if secret is None else secret, options)


def load(data: Any) -> Table:
    """The table that `dump` wrote."""
    return load_table(data)
