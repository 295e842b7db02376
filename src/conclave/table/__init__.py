"""What every game at Conclave shares: frames, decisions, luck, views, notation and records."""

from conclave.table.errors import BadOption, BadRecord, BadSave, Fault, IllegalPick, Reason
from conclave.table.frame import Frame
from conclave.table.notation import Notation
from conclave.table.record import Record
from conclave.table.registry import Game, game_keys, game_named, rules_of
from conclave.table.rules import Option, Rules, games, new_table
from conclave.table.table import NOBODY, Table
from conclave.table.view import View

__all__ = [
    "NOBODY",
    "BadOption",
    "BadRecord",
    "BadSave",
    "Fault",
    "Frame",
    "Game",
    "IllegalPick",
    "Notation",
    "Option",
    "Reason",
    "Record",
    "Rules",
    "Table",
    "View",
    "game_keys",
    "game_named",
    "games",
    "new_table",
    "rules_of",
]
