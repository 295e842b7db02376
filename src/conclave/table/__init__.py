"""What every game at Conclave shares: frames, decisions, luck, views, notation and records."""

from conclave.table.data import About, Data, Event, Options
from conclave.table.effects import ALWAYS, ChoiceSet, Effects
from conclave.table.errors import BadOption, BadRecord, BadSave, Fault, IllegalPick, Reason
from conclave.table.frame import CALL, DONE, START, WAIT, Frame
from conclave.table.notation import RESERVED, Notation
from conclave.table.record import Record
from conclave.table.registry import Game, game_keys, game_named, rules_of
from conclave.table.rng import key_from_seed, roll, shuffled
from conclave.table.rules import Option, Rules, games, new_table
from conclave.table.saves import dealt_key, dump_common, load_common, players_of, saved_key, view_common
from conclave.table.table import NOBODY, Table
from conclave.table.view import View

__all__ = [
    "ALWAYS",
    "CALL",
    "DONE",
    "NOBODY",
    "RESERVED",
    "START",
    "WAIT",
    "About",
    "BadOption",
    "BadRecord",
    "BadSave",
    "ChoiceSet",
    "Data",
    "Effects",
    "Event",
    "Fault",
    "Frame",
    "Game",
    "IllegalPick",
    "Notation",
    "Option",
    "Options",
    "Reason",
    "Record",
    "Rules",
    "Table",
    "View",
    "dealt_key",
    "dump_common",
    "game_keys",
    "game_named",
    "games",
    "key_from_seed",
    "load_common",
    "new_table",
    "players_of",
    "roll",
    "rules_of",
    "saved_key",
    "shuffled",
    "view_common",
]
