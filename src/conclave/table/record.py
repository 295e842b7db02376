"""A whole game as its options, its key and its picks: the truth, from which any position can be made again."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from conclave.table.errors import BadOption, BadRecord, Fault, Reason
from conclave.table.fair import fair_holds
from conclave.table.registry import rules_of
from conclave.table.rng import commitment
from conclave.table.rules import key_for, new_table, unknown_revision
from conclave.table.table import Table

FORMATS: Final = "conclave record "
FORMAT: Final = "conclave record 1"
FIELDS: Final[dict[str, type]] = {"game": str, "revision": int, "options": dict, "commitment": str, "picks": list}


class Line:
    """One line of a record: a seat's pick, or a seat taking back its last one."""

    def __init__(self, seat: int, pick: str) -> None:
        self.seat: Final = seat
        self.pick: Final = pick  # in notation; empty for an undo

    def write(self) -> str:
        return f"{self.seat + 1} {self.pick or 'undo'}"

    @staticmethod
    def read(text: object) -> "Line":
        seat, _, pick = str(text).partition(" ")
        if not isinstance(text, str) or not seat.isdecimal() or len(seat) > 2 or not pick:
            raise BadRecord(Reason("record-line", {"line": str(text)}))
        return Line(int(seat) - 1, "" if pick == "undo" else pick)


class Record:
    """A game being played or replayed. `table` is the position it has reached."""

    def __init__(self, game: str, key: bytes, options: dict[str, Any], revision: int | None = None) -> None:
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

    def choose(self, pick: int, seat: int | None = None) -> None:
        """Make a pick and write it down. A pick that is not legal changes neither table nor record."""
        who = self.table.asked if seat is None else seat
        text = self.table.notation(pick) if self.table.spelling.has(pick) else ""
        self.table.choose(pick, who)
        self.standing.append(len(self.lines))
        self.lines.append(Line(who, text))
        self.revealing.append(self.table.revealed)

    def may_undo(self, seat: int) -> bool:
        return self.last_of(seat) >= 0

    def last_of(self, seat: int) -> int:
        """Which standing pick a seat may take back, or -1.

        Going backwards, picks of other seats in the same simultaneous step may be passed over, because nobody has
        learned them yet; a pick that revealed something, or another's pick outside such a step, ends the search.
        """
        together = self.table.simultaneous
        for at in range(len(self.standing) - 1, -1, -1):
            if self.revealing[at]:
                return -1
            if self.lines[self.standing[at]].seat == seat:
                return at
            if not together:
                return -1
        return -1

    def undo(self, seat: int) -> None:
        """Take back a seat's last pick, if nothing has been learned since; written down like any line."""
        at = self.last_of(seat)
        if at < 0:
            raise BadRecord(Reason("undo-nothing", {"seat": seat + 1}))
        kept = self.standing[:at] + self.standing[at + 1 :]
        revealing: list[bool] = []
        self.table = self.played([self.lines[i] for i in kept], revealing)
        self.standing = kept
        self.revealing = revealing
        self.lines.append(Line(seat, ""))

    def played(self, lines: list[Line], revealing: list[bool]) -> Table:
        table = self.start()
        for line in lines:
            table.choose(table.parse(line.pick), line.seat)
            revealing.append(table.revealed)
        return table

    def replay(self, to: int | None = None) -> Table:
        """The table after `to` of the picks that stand, or after all of them."""
        count = len(self.standing) if to is None else to
        if not 0 <= count <= len(self.standing):
            raise BadRecord(Reason("record-to", {"to": count, "picks": len(self.standing)}))
        return self.played([self.lines[i] for i in self.standing[:count]], [])

    def dump(self, private: bool = True) -> dict[str, Any]:
        """Plain JSON data. Without `private` it is what anybody may be given: until the game is over that is neither
        the key nor the picks, many of which are secret, but the commitment and how many picks there are."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "revision": self.revision,
            "options": rules_of(self.game).told(self.options),
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
        try:
            self.choose(self.table.parse(line.pick), line.seat)
        except Fault as fault:
            raise refused(line, number, fault) from None

    def check_result(self, data: dict[str, Any]) -> None:
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


def checksum(data: dict[str, Any]) -> str:
    """A sum over everything but itself, so that a cut or a slip is noticed before anything is replayed."""
    body = {name: value for name, value in data.items() if name != "sum"}
    return sha256(json.dumps(body, sort_keys=True, ensure_ascii=True).encode()).hexdigest()
