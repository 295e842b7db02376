"""What the table needs of a game: its options, and how a table of it is made, loaded and dealt."""

from collections.abc import Sequence
from copy import deepcopy
from itertools import product
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.table.data import Data, Options
from conclave.table.errors import DAMAGE, BadOption, BadSave, Reason
from conclave.table.frame import NO_PICK, Frame
from conclave.table.notation import Notation
from conclave.table.registry import game_keys, game_named, rules_of
from conclave.table.rng import KEY_BYTES, commitment, key_from_seed, roll
from conclave.table.saves import ASK_FORCED, check_answers, not_as_written
from conclave.table.table import NOBODY, Table

PLAIN_IN_SIGHT: Final = ("known",)  # what a save may leave out: everybody knows what lies in plain sight then


class Option:
    """One thing a table may settle before it starts: the values it may have, and the usual one.

    An option that came `later` is not written down where it has the usual value: records made before it existed say
    the same as records made since. One that may be a list, too, with an entry for each seat, has what such an entry
    may be in `each`.
    """

    def __init__(self, values: list[Any], default: Any, later: bool = False, each: Sequence[Any] = ()) -> None:
        self.values: Final = values
        self.default: Final = default
        self.later: Final = later
        self.each: Final = list(each)

    def __repr__(self) -> str:
        each = f", each={self.each!r}" if self.each else ""
        return f"Option({self.values!r}, default={self.default!r}{each})"

    def copy(self) -> "Option":
        return Option(deepcopy(self.values), deepcopy(self.default), self.later, deepcopy(self.each))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game's rules as the table knows them. Each game has one instance, which its descriptor names."""

    def __init__(self, key: str, revision: int, notation: Notation, options: dict[str, Option]) -> None:
        self.key: Final = key
        self.revision: Final = revision  # of the rules; records and saves name the one they were played by
        self.notation: Final = notation
        self.options: Final = {**options, ASK_FORCED: Option([False, True], False, later=True)}

    def __repr__(self) -> str:
        return f"<rules of {self.key}, revision {self.revision}>"

    def new(self, players: int, key: bytes, options: Options) -> Table:
        raise NotImplementedError

    def prepare(self, t: Table, options: Options) -> None:
        """Give a new table what options and key settle alike in every game."""
        t.commitment = commitment(t.key)
        t.ask_forced = bool(options[ASK_FORCED])

    def begin(self, t: Table, options: Options, stack: list[Frame]) -> None:
        """Let a table that has just been set up run to its first decision."""
        self.prepare(t, options)
        t.stack = stack
        t.settle(NO_PICK, NOBODY)

    def load(self, data: Data) -> Table:
        raise NotImplementedError

    def deal(self, data: Data, seed: int) -> Table:
        raise NotImplementedError

    def position(self, players: int, key: bytes, options: Options, layout: Data) -> Table:
        """A table at a position that is laid out by hand; a game that has no such thing says so."""
        raise BadOption(Reason("game-part-missing", {"game": self.key, "part": "position"}))

    def checked(self, players: object, options: Options) -> Data:
        """The options in full, the usual values filled in; the first wrong one is named."""
        given = dict(options)
        if players is not None:
            given["players"] = players
        full: Data = {}
        for name, option in self.options.items():
            value = given.pop(name, option.default)
            if value not in option.values or type(value) is not type(option.default):
                raise BadOption(
                    Reason("option-value", {"option": name, "value": spelt(value), "values": listed(option)})
                )
            full[name] = deepcopy(value)
        for name in given:
            known = ", ".join(self.options)
            raise BadOption(Reason("option-unknown", {"option": name, "game": self.key, "options": known}))
        return full

    def recorded(self, options: Options) -> Data:
        """The options as a record writes them down."""
        return {
            name: value
            for name, value in options.items()
            if not (self.options[name].later and value == self.options[name].default)
        }


def drawn_first_player(key: bytes, players: int) -> int:
    """Who begins, where that is drawn by lot."""
    return roll(key, "first-player", 0, 0, 1, players)[0]


def listed(option: Option) -> str:
    return ", ".join(spelt(value) for value in option.values)


def spelt(value: Any) -> str:
    """The value of an option as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "+".join(str(part) for part in value) if isinstance(value, list) else str(value)


def games() -> dict[str, dict[str, Option]]:
    """The games and, for each, its options with their allowed values and defaults."""
    return {key: {name: option.copy() for name, option in rules_of(key).options.items()} for key in game_keys()}


def needs(game: str) -> dict[str, list[dict[str, list[Any]]]]:
    """For each value of each option, the other options that must be chosen to fit, with the values that can go with it.

    Two options are compared at a time: what three of them rule out together is refused when a table is made."""
    known = rules_of(game)
    names = list(known.options)
    allowed: list[tuple[int, ...]] = []  # as places in the lists of values
    for places in product(*[range(len(option.values)) for option in known.options.values()]):
        chosen = {name: known.options[name].values[at] for name, at in zip(names, places, strict=True)}
        try:
            known.checked(None, chosen)
        except BadOption:
            continue
        allowed.append(places)
    told: dict[str, list[dict[str, list[Any]]]] = {}
    for at, name in enumerate(names):
        told[name] = [fitting(known, allowed, at, place) for place in range(len(known.options[name].values))]
    return told


def fitting(game: Rules, allowed: list[tuple[int, ...]], at: int, place: int) -> dict[str, list[Any]]:
    """What the other options may be where one of them has a value; those that may be anything are left out."""
    found: dict[str, list[Any]] = {}
    for other, (name, option) in enumerate(game.options.items()):
        fits = {places[other] for places in allowed if places[at] == place}
        if other != at and len(fits) < len(option.values):
            found[name] = [option.values[one] for one in sorted(fits)]
    return found


def new_table(game: object, players: object, key: object, options: Options) -> Table:
    """A table at its first decision."""
    if not isinstance(key, bytes) or len(key) != KEY_BYTES:
        raise BadOption(Reason("key-length", {"bytes": KEY_BYTES}))
    chosen = rules_of(game)
    full = chosen.checked(players, options)
    return chosen.new(full["players"], key, full)


def build_position(game: object, layout: Any, players: object, key: bytes, options: Options) -> Table:
    """A table at a position that is laid out by hand. What cannot lie so is refused, with its seat and field."""
    chosen = rules_of(game)
    full = chosen.checked(players, options)
    if not isinstance(layout, dict):
        raise BadSave(Reason("save-no-table", {}))
    try:
        return chosen.position(full["players"], key, full, layout)
    except DAMAGE as fault:
        raise damaged(fault) from None


def unknown_revision(game: object, revision: int) -> Reason | None:
    """Why a record or save that names a revision of the rules cannot be played on; None if it can."""
    described = game_named(game)
    known = described.rules.revision
    if revision == known:
        return None
    return Reason("revision-unknown", {"game": described.title, "revision": revision, "known": known})


def damaged(fault: Exception) -> BadSave:
    return BadSave(Reason("save-damaged", {"what": f"{type(fault).__name__}: {fault}"}))


def missing(fault: KeyError) -> BadSave:
    """What a save should have, and has not."""
    name = str(fault.args[0])
    return BadSave(Reason("save-field", {"field": name, "seat": 0, "what": f"there is no {name}"}))


def key_for(seed: object, key: object) -> bytes | None:
    """The key that a caller gave, as a seed or outright; None if neither."""
    if key is not None and not isinstance(key, bytes):
        raise BadOption(Reason("key-length", {"bytes": KEY_BYTES}))
    if seed is None:
        return key
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOption(Reason("seed-number", {"seed": str(seed)}))
    if key is not None:
        raise BadOption(Reason("seed-and-key", {}))
    return key_from_seed(seed)


def load_table(data: Any) -> Table:
    """The table that `dump` wrote. Data that does not come out again as it went in, or cannot be seen, is refused."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadSave(Reason("save-no-table", {}))
    revision = data.get("revision")
    unknown = unknown_revision(data["game"], revision) if type(revision) is int else None
    if unknown is not None:
        raise BadSave(unknown)
    try:
        table = rules_of(data["game"]).load(data)
        written = table.dump()
        read = {**{name: written[name] for name in PLAIN_IN_SIGHT if name in written}, **data}
        if written != read:
            raise not_as_written(read, written)
        check_answers(table)
    except KeyError as fault:
        raise missing(fault) from None
    except DAMAGE as fault:
        raise damaged(fault) from None
    return table
