"""A game that is over: any moment of it, and how the scores went; and records that somebody brings, played again."""

import time
from typing import Final, cast
from weakref import WeakKeyDictionary

from conclave.server import messages
from conclave.server.errors import Refusal, refused_by_rules
from conclave.server.locale import SILENT, in_language
from conclave.server.play import OVER, TableState
from conclave.server.responses import Moment, Standing, Verified
from conclave.server.state_data import ViewData
from conclave.table import Fault, Reason, Record, Table
from conclave.table.data import Data
from conclave.table.errors import DAMAGE
from conclave.text import describe_events, describe_reason, say
from conclave.text.words import listed

COURSES: Final[WeakKeyDictionary[TableState, list[Standing]]] = WeakKeyDictionary()  # what has been worked out


def finished(play: TableState) -> Record:
    """The record of a game that is over: nothing in it changes any more, and nothing in it is secret."""
    if play.phase != OVER:
        raise Refusal("not-over")
    assert play.record is not None
    return play.record


def score_history(play: TableState) -> list[Standing]:
    """What everybody would have scored at the end of each round, and did in the end."""
    record = finished(play)
    if play not in COURSES:
        COURSES[play] = standings(record)
    return COURSES[play]


def standings(record: Record) -> list[Standing]:
    table = record.start()
    told: list[Standing] = []
    for pick, index in enumerate(record.standing, 1):
        line = record.lines[index]
        playing = table.round
        table.choose(table.parse(line.pick), line.seat)
        if playing and (table.round != playing or table.over):
            told.append({"round": playing, "pick": pick, "scores": table.scores})
    return told


def moment(play: TableState, pick: int, viewer: int | None, everything: bool, language: str) -> Moment:
    """The position after so many picks, as a seat or a spectator saw it, or as nobody could."""
    record = finished(play)
    try:
        table = record.replay(pick)
    except Fault as fault:
        raise refused_by_rules(fault) from None
    told: Moment = {
        "pick": pick,
        "picks": len(record.standing),
        "round": table.round,
        "seat": record.lines[record.standing[pick - 1]].seat if pick else None,
        "view": cast(ViewData, table.view(viewer).data),
        "scores": table.scores,
    }
    if everything:
        told["views"] = [cast(ViewData, table.view(seat).data) for seat in range(table.seats)]
    if language != SILENT:
        told["texts"] = happened(play, table, viewer, everything, language)
        told["words"] = messages.words(play, table, viewer, language)
    return told


def happened(play: TableState, table: Table, viewer: int | None, everything: bool, language: str) -> list[str]:
    """What the last pick made happen, in sentences."""
    events = table.events if everything else table.events_for(viewer)
    with in_language(language):
        return describe_events(events, play.names, table)


# --- records that somebody brings ----------------------------------------------------------------------------------


class TooSlow(Exception):
    """A record that takes longer to play than anybody is given."""


def verified(data: Data, seconds: float, language: str) -> Verified:
    """Whether a record holds, as `conclave verify` tells it. One of rules that this program does not know is refused:
    whether it holds cannot be told here."""
    until = time.monotonic() + seconds

    def in_time() -> None:
        if time.monotonic() > until:
            raise TooSlow

    with in_language(language):
        try:
            return holding(Record.load(data, in_time))
        except TooSlow:
            raise Refusal("too-slow") from None
        except Fault as fault:
            if fault.reason.key == "revision-unknown":
                raise refused_by_rules(fault) from None
            return broken(fault.reason)
        except (*DAMAGE, RecursionError):
            return broken(Reason("record-sum", {}))


def holding(record: Record) -> Verified:
    picks = len(record.standing)
    if record.table.over:
        text = say("cli-verify-over", picks=picks, scores=listed([str(score) for score in record.table.scores]))
    else:
        text = say("cli-verify-open", picks=picks)
    return {"holds": True, "text": text, "over": record.table.over, "picks": picks}


def broken(reason: Reason) -> Verified:
    return {"holds": False, "text": describe_reason(reason), "over": False, "picks": 0}
