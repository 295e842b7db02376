"""The message for one viewer: made from the engine's view of that viewer and from what everybody knows."""

import json
import logging
from collections.abc import Iterable
from typing import Any, Final, cast

from pydantic_core import PydanticSerializationError, to_json

from conclave.server.locale import SILENT, in_language
from conclave.server.play import BETWEEN, CHOOSING, OVER, PICK, SET, UNDO, LogEntry, TableState
from conclave.server.responses import BoardInWords, RecordData
from conclave.server.state_data import (
    LogEntryData,
    OptionData,
    QuestionData,
    ResultData,
    SeatData,
    StateData,
    ViewData,
)
from conclave.table import Fault, Table, View
from conclave.table.errors import DAMAGE
from conclave.table.preview import Preview
from conclave.table.record import checksum
from conclave.text import (
    describe_events,
    describe_option,
    describe_question,
    describe_score,
    describe_source,
    describe_view,
    describe_waste,
    player,
    say,
)

LOG: Final = logging.getLogger("conclave.server")


def pack(message: object) -> str:
    """A message as it is sent: equal content has equal bytes."""
    try:
        return to_json(message).decode()
    except PydanticSerializationError:  # half a character, which somebody sent and is told of: it can only be escaped
        return json.dumps(message, separators=(",", ":"))


def state(play: TableState, viewer: int | None, language: str, steps: Iterable[LogEntry]) -> StateData:
    """All that a viewer may know of a table now, and of some steps that led there."""
    with in_language(language):
        told: StateData = {
            "type": "state",
            "table": play.setup.id,
            "game": play.setup.game,
            "options": play.setup.options,
            "version": play.version,
            "phase": play.phase,
            "seat": viewer,
            "seats": seats(play),
            "patience": play.setup.patience,
            "hints": play.setup.hints,
            "fair": play.fair(),
            "made": play.setup.made,
            "touched": play.touched,
            "view": None,
            "question": None,
            "may_undo": False,
            "log": [entry_data(play, step, viewer, language) for step in steps],
        }
        if play.record is not None:
            view = play.record.table.view(viewer)
            told["view"] = cast(ViewData, view.data)
            told["question"] = question(play, view, language)
            told["may_undo"] = viewer is not None and play.phase != OVER and play.record.may_undo(viewer)
            told["picks"] = len(play.record.standing)
        if play.phase == OVER:
            told["result"] = result(play, language)
        return told


def seats(play: TableState) -> list[SeatData]:
    told: list[SeatData] = []
    for number, seat in enumerate(play.seats):
        waited = number in play.waiting
        told.append(
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.played_by,
                "ready": seat.settled,
                "away": seat.away,
                "resigned": seat.resigned,
                "waited": waited,
                "stand_in_from": play.stand_in_from(number) if waited and play.setup.patience else None,
            }
        )
    return told


def question(play: TableState, view: View, language: str) -> QuestionData:
    """What is asked, and what may be answered by whom it is asked; for the others, whom the table waits for."""
    names = play.names
    worded = language != SILENT
    # What seats choose at once is laid aside until all have: nothing changes by it that could be previewed.
    preview = preview_of(view) if worded and view.options and not play.table.simultaneous else None
    options: list[OptionData] = []
    for pick in view.options:
        option: OptionData = {"pick": play.table.notation(pick), "number": pick}
        if worded:
            describe(option, view, names, preview)
        options.append(option)
    told: QuestionData = {"key": view.question, "waiting": view.waiting, "options": options}
    if view.seat is not None:
        told["since"] = play.since[view.seat]
    if worded and not play.table.over:
        told["text"] = describe_question(view, names)
    return told


def describe(option: OptionData, view: View, names: list[str], preview: Preview | None) -> None:
    """Put an option in words, and say what is known beforehand of choosing it."""
    pick = option["number"]
    short = describe_option(view, pick, names)
    option["text"] = describe_option(view, pick, names, full=True)
    if short != option["text"]:
        option["short"] = short
    option["brings"] = None
    option["costs"] = None
    option["wastes"] = []
    if preview is not None:
        add_preview(option, preview)


def preview_of(view: View) -> Preview | None:
    """What may be known beforehand; where it cannot be found out, the game goes on without."""
    try:
        return Preview(view)
    except (Fault, *DAMAGE) as fault:
        LOG.warning("preview of %s: %s", view.game, type(fault).__name__)
        return None


def add_preview(option: OptionData, preview: Preview) -> None:
    game, pick = preview.view.game, option["number"]
    try:
        wastes = [describe_waste(waste, game) for waste in preview.wastes(pick)]
        brings, costs = preview.brings(pick), preview.costs(pick)
    except (Fault, *DAMAGE) as fault:
        LOG.warning("preview of %s: %s", game, type(fault).__name__)
        return
    option["brings"], option["costs"], option["wastes"] = brings, costs, wastes


def result(play: TableState, language: str) -> ResultData:
    """How it ended, and where every point came from."""
    table = play.table
    told: ResultData = {
        "scores": table.scores,
        "winners": table.winners,
        "breakdown": [table.breakdown(seat) for seat in range(table.seats)],
    }
    if language != SILENT:
        game = play.setup.game
        told["texts"] = [
            [describe_score(source, points, game) for source, points in sources.items()]
            for sources in told["breakdown"]
        ]
        told["sources"] = {source: describe_source(source, game) for sources in told["breakdown"] for source in sources}
    return told


def entry_data(play: TableState, step: LogEntry, viewer: int | None, language: str) -> LogEntryData:
    """A step as a viewer may know it: another's pick by its events alone."""
    events = step.events.get(viewer, [])
    told: LogEntryData = {
        "number": step.number,
        "kind": step.kind,
        "seat": step.seat,
        "at": step.at,
        "events": events,
    }
    if step.undone:
        told["undone"] = step.undone
    if step.kind == PICK and step.seat == viewer:
        told["pick"] = step.text
    if step.kind == SET and step.seat == viewer:
        told["picks"] = step.text.split(BETWEEN)
    if language != SILENT:
        where = play.record.table if play.record is not None else None
        names = play.names
        texts = describe_events(cast(list[dict[str, Any]], events), names, where) if where is not None else []
        if step.kind not in CHOOSING:
            texts.insert(0, step_in_words(play, step))
        told["texts"] = texts
    return told


def step_in_words(play: TableState, step: LogEntry) -> str:
    """A step that is no pick, in a sentence."""
    who = player(step.seat, play.names)
    return say(f"server-step-{step.kind}", player=who, **({"name": step.text} if step.kind != UNDO else {}))


def words(play: TableState, table: Table, viewer: int | None, language: str) -> BoardInWords:
    """The whole board in sentences, for those who read rather than look."""
    with in_language(language):
        view = table.view(viewer)
        shown = describe_view(view, play.names)
        return {"title": shown.title, "lines": shown.lines()}


def record(play: TableState) -> RecordData:
    """What anybody at the table may be given of the game: all of it once it is over."""
    if play.record is None:
        play.table  # noqa: B018  (refuses)
    assert play.record is not None
    data = cast(RecordData, play.record.dump(private=False))
    data["names"] = play.names
    data["seats"] = ["resigned" if seat.resigned else seat.bot or seat.kind for seat in play.seats]
    if play.phase == OVER:
        fair = play.fair()
        data["fair"] = {"commitment": fair["commitment"], "values": fair["values"], "secret": fair["secret"]}
    data["sum"] = checksum(cast(dict[str, Any], data))
    return data
