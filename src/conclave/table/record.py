"""A whole game as its options, its key and its picks: the truth, from which any position can be made again."""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, SupportsIndex

from conclave.table.data import Data, Options
from conclave.table.errors import BadOption, BadRecord, Fault, Reason
from conclave.table.fair import fair_holds
from conclave.table.registry import rules_of
from conclave.table.rng import commitment
from conclave.table.rules import key_for, new_table, unknown_revision
from conclave.table.table import Table, as_integer

FORMATS: Final = "conclave record "
FORMAT: Final = "conclave record 1"
JOINED: Final = "+ "  # before a pick of a set but its first
FIELDS: Final[dict[str, type]] = {"game": str, "revision": int, "options": dict, "commitment": str, "picks": list}


class Line:
    """One line of a record: a seat's pick, or a seat taking back its last one."""

    def __init__(self, seat: int, pick: str, joined: bool = False) -> None:
        self.seat: Final = seat
        self.pick: Final = pick  # in notation; empty for an undo
        self.joined: Final = joined  # chosen as a whole with the pick before it, and taken back with it

    def __repr__(self) -> str:
        return f"<line {self.write()!r}>"

    def write(self) -> str:
        return f"{self.seat + 1} {JOINED if self.joined else ''}{self.pick or 'undo'}"

    @staticmethod
    def read(text: object) -> "Line":
        seat, _, rest = str(text).partition(" ")
        pick = rest.removeprefix(JOINED)
        joined = pick != rest
        if not isinstance(text, str) or not seat.isdecimal() or len(seat) > 2 or not pick:
            raise BadRecord(Reason("record-line", {"line": str(text)}))
        if joined and pick == "undo":
            raise BadRecord(Reason("record-line", {"line": str(text)}))
        return Line(int(seat) - 1, "" if pick == "undo" else pick, joined)


class Record:
    """A game being played or replayed. `table` is the position it has reached."""

    def __init__(self, game: str, key: bytes, options: Options, revision: int | None = None) -> None:
        known = rules_of(game)
        self.game: Final = game
        self.key: Final = key
        self.revision: Final = known.revision if revision is None else revision
        unknown = unknown_revision(game, self.revision)
        if unknown is not None:
            raise BadRecord(unknown)
        self.options: Final = known.checked(None, options)
        self.lines: list[Line] = []
        self.revealing: list[bool] = []  # for each pick that stands, whether it told more than itself
        self.standing: list[int] = []  # indices in `lines` of the picks not taken back
        self.table: Table = self.start()

    @staticmethod
    def begin(
        game: str, players: int | None = None, seed: int | None = None, key: bytes | None = None, **options: Any
    ) -> "Record":
        """A record at its first decision. A seed or a key is needed: without one there is no luck to record."""
        secret = key_for(seed, key)
        if secret is None:
            raise BadOption(Reason("seed-missing", {}))
        if players is not None:
            options["players"] = players
        return Record(game, secret, options)

    def __repr__(self) -> str:
        return f"<record of {self.game}: {len(self.standing)} picks, {self.table!r}>"

    @property
    def commitment(self) -> str:
        return commitment(self.key)

    def start(self) -> Table:
        return new_table(self.game, None, self.key, self.options)

    def choose(self, pick: object, seat: SupportsIndex | None = None) -> None:
        """Make a pick and write it down. A pick that is not legal changes neither table nor record."""
        who = self.table.asked if seat is None else self.table.seat_to_choose(seat)
        number = as_integer(pick)
        self.table.choose(number, who)
        self.write_down(Line(who, self.table.notation(number)))

    def choose_set(self, picks: Sequence[object], seat: SupportsIndex | None = None) -> list[int]:
        """Choose a whole set, in any order, and write it down; it is taken back as a whole. What is no such set
        changes neither table nor record. Returns the picks that were made, in their order."""
        who = self.table.asked if seat is None else self.table.seat_to_choose(seat)
        table = self.table.copy()
        made = table.choose_set(picks, seat)
        self.table = table
        for number, pick in enumerate(made):
            self.write_down(Line(who, table.notation(pick), joined=number > 0))
        return made

    def write_down(self, line: Line) -> None:
        self.standing.append(len(self.lines))
        self.lines.append(line)
        self.revealing.append(self.table.revealed)

    def may_undo(self, seat: int) -> bool:
        return bool(self.last_of(seat))

    def last_of(self, seat: int) -> range:
        """Which of the standing picks a seat would take back: its last one, or its last set as a whole; none where it
        may take nothing back.

        Going backwards, picks of other seats in the same simultaneous step may be passed over, because nobody has
        learned them yet; a pick that revealed something, or another's pick outside such a step, ends the search.
        """
        together = self.table.simultaneous
        for at in range(len(self.standing) - 1, -1, -1):
            if self.revealing[at]:
                break
            if self.lines[self.standing[at]].seat == seat:
                first = at
                while self.lines[self.standing[first]].joined:
                    first -= 1
                return range(0) if any(self.revealing[first:at]) else range(first, at + 1)
            if not together:
                break
        return range(0)

    def undo(self, seat: int, base: Table | None = None, based: int = 0) -> range:
        """Take back a seat's last pick or set, if nothing has been learned since; written down like any line. Returns
        which of the standing picks are taken back. `base`, if it is there, is the table after the first `based` of
        them, none of which can be taken back: what comes after is played from there, and not from the start."""
        taken = self.last_of(seat)
        if not taken:
            raise BadRecord(Reason("undo-nothing", {"seat": seat + 1}))
        kept = self.standing[: taken.start] + self.standing[taken.stop :]
        table = self.start() if base is None else base.copy()
        revealing = self.revealing[:based]
        self.play_on(table, kept[based:], revealing)
        self.table, self.standing, self.revealing = table, kept, revealing
        self.lines.append(Line(seat, ""))
        return taken

    def play_on(self, table: Table, indices: list[int], revealing: list[bool]) -> None:
        """Play some lines on a table."""
        for index in indices:
            line = self.lines[index]
            table.choose(table.parse(line.pick), line.seat)
            revealing.append(table.revealed)

    def replay(self, to: int | None = None) -> Table:
        """The table after `to` of the picks that stand, or after all of them."""
        count = len(self.standing) if to is None else to
        if not 0 <= count <= len(self.standing):
            raise BadRecord(Reason("record-to", {"to": count, "picks": len(self.standing)}))
        table = self.start()
        self.play_on(table, self.standing[:count], [])
        return table

    def dump(self, private: bool = True) -> Data:
        """Plain JSON data. Without `private` it is what anybody may be given: until the game is over that is neither
        the key nor the picks, many of which are secret, but the commitment and how many picks there are."""
        data: Data = {
            "format": FORMAT,
            "game": self.game,
            "revision": self.revision,
            "options": rules_of(self.game).recorded(self.options),
            "commitment": self.commitment,
        }
        if private or self.table.over:
            data["picks"] = [line.write() for line in self.lines]
            data["key"] = self.key.hex()
        else:
            data["made"] = len(self.lines)
        if self.table.over:
            data["scores"] = self.table.scores
            data["winners"] = [seat + 1 for seat in self.table.winners]
        data["sum"] = checksum(data)
        return data

    @staticmethod
    def load(data: Any, before_each: "Callable[[], None] | None" = None) -> "Record":
        """The record that `dump` wrote, replayed and verified; says what is wrong with anything else. `before_each` is
        called before each line is played, and may put an end to it."""
        if not isinstance(data, dict) or not str(data.get("format")).startswith(FORMATS):
            raise BadRecord(Reason("record-foreign", {"format": FORMAT}))
        if data["format"] != FORMAT:
            raise BadRecord(Reason("record-newer", {"format": str(data["format"]), "known": FORMAT}))
        if data.get("sum") != checksum(data):
            raise BadRecord(Reason("record-sum", {}))
        if "made" in data and "key" not in data:
            raise BadRecord(Reason("record-no-key", {}))
        for name, kind in FIELDS.items():
            if type(data.get(name)) is not kind:
                raise BadRecord(Reason("record-lacks", {"field": name}))
        if "key" not in data:
            raise BadRecord(Reason("record-no-key", {}))
        key = read_key(data["key"])
        if commitment(key) != data["commitment"]:
            raise BadRecord(Reason("record-commitment", {}))
        record = Record(data["game"], key, data["options"], data["revision"])
        if "fair" in data and not fair_holds(data["fair"], key, data.get("seats"), record.table.seats):
            raise BadRecord(Reason("record-commitment", {}))
        for number, text in enumerate(data["picks"]):
            if before_each is not None:
                before_each()
            record.take(Line.read(text), number)
        record.check_result(data)
        return record

    def take(self, line: Line, number: int) -> None:
        """Play one line of a record being read."""
        if not line.pick:
            self.undo(line.seat)
            return
        if line.joined and not self.may_join(line):
            raise BadRecord(Reason("record-line", {"line": line.write()}))
        try:
            pick = self.table.parse(line.pick)
            self.table.choose(pick, line.seat)
        except Fault as fault:
            raise refused(line, number, fault) from None
        self.write_down(Line(line.seat, self.table.notation(pick), line.joined))

    def may_join(self, line: Line) -> bool:
        """Whether the line before is a pick of the same seat, which a set can go on."""
        return bool(self.lines) and bool(self.lines[-1].pick) and self.lines[-1].seat == line.seat

    def check_result(self, data: Data) -> None:
        told = data.get("scores")
        if self.table.over and told != self.table.scores:
            raise BadRecord(Reason("record-scores", {"told": str(told), "played": str(self.table.scores)}))
        winners = [seat + 1 for seat in self.table.winners]
        if self.table.over and data.get("winners") != winners:
            raise BadRecord(Reason("record-winners", {"told": str(data.get("winners")), "played": str(winners)}))
        if not self.table.over and told is not None:
            raise BadRecord(Reason("record-unfinished", {}))

    def verify(self) -> None:
        """Play it all again, from what would be written down; raises BadRecord where it does not hold."""
        Record.load(json.loads(json.dumps(self.dump())))


def refused(line: Line, number: int, fault: Fault) -> BadRecord:
    """What is wrong with a pick of a record."""
    args: dict[str, str | int] = {"number": number + 1, "line": line.write(), "why": str(fault)}
    return BadRecord(Reason("record-pick", args))


def read_key(text: object) -> bytes:
    try:
        return bytes.fromhex(str(text))
    except ValueError:
        raise BadRecord(Reason("record-key", {})) from None


def checksum(data: Data) -> str:
    """A sum over everything but itself, so that a cut or a slip is noticed before anything is replayed."""
    body = {name: value for name, value in data.items() if name != "sum"}
    return sha256(json.dumps(body, sort_keys=True, ensure_ascii=True).encode()).hexdigest()
