"""The message for one viewer: made from the engine's view of that viewer and from what everybody knows."""

import json
import logging
from collections.abc import Iterable
from typing import Any, Final

from pydantic_core import PydanticSerializationError, to_json

from conclave.server.locale import SILENT, speaking
from conclave.server.play import OVER, PICK, UNDO, Play, Told
from conclave.table import Fault, Table, View
from conclave.table.errors import DAMAGE
from conclave.table.preview import Foresight
from conclave.table.record import checksum
from conclave.text import (
    describe_events,
    describe_option,
    describe_question,
    describe_score,
    describe_view,
    describe_waste,
    player,
    say,
)

LOG: Final = logging.getLogger("conclave.server")
UNFORESEEN: Final[dict[str, Any]] = {"brings": None, "costs": None, "wastes": []}


def pack(message: dict[str, Any]) -> str:
    """A message as it is sent: equal content has equal bytes."""
    try:
        return to_json(message).decode()
    except PydanticSerializationError:  # half a character, which somebody sent and is told of: it can only be escaped
        return json.dumps(message, separators=(",", ":"))


def state(play: Play, viewer: int | None, language: str) -> dict[str, Any]:
    """All that a viewer may know of a table now."""
    with speaking(language):
        told: dict[str, Any] = {
            "type": "state",
            "table": play.sheet.id,
            "game": play.sheet.game,
            "options": play.sheet.options,
            "version": play.version,
            "phase": play.phase,
            "seat": viewer,
            "seats": seats(play),
            "patience": play.sheet.patience,
            "hints": play.sheet.hints,
            "fair": play.fair(),
            "made": play.sheet.made,
            "touched": play.touched,
            "view": None,
            "question": None,
            "may_undo": False,
        }
        if play.record is not None:
            view = play.record.table.view(viewer)
            told["view"] = view.data
            told["question"] = question(play, view, language)
            told["may_undo"] = viewer is not None and play.phase != OVER and play.record.may_undo(viewer)
            told["picks"] = len(play.record.standing)
        if play.phase == OVER:
            told["result"] = result(play, language)
        return told


def seats(play: Play) -> list[dict[str, Any]]:
    told = []
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
                "stand_in_from": play.stand_in_from(number) if waited and play.sheet.patience else None,
            }
        )
    return told


def question(play: Play, view: View, language: str) -> dict[str, Any]:
    """What is asked, and what may be answered by whom it is asked; for the others, whom the table waits for."""
    names = play.names
    worded = language != SILENT
    # What seats choose at once is laid aside until all have: nothing changes by it that could be foreseen.
    foresight = foreseeing(view) if worded and view.options and not play.table.simultaneous else None
    options = []
    for pick in view.options:
        option: dict[str, Any] = {"pick": play.table.notation(pick), "number": pick}
        if worded:
            option |= described(view, pick, names, foresight)
        options.append(option)
    told: dict[str, Any] = {"key": view.question, "waiting": view.waiting, "options": options}
    if view.seat is not None:
        told["since"] = play.since[view.seat]
    if worded and not play.table.over:
        told["text"] = describe_question(view, names)
    return told


def described(view: View, pick: int, names: list[str], foresight: Foresight | None) -> dict[str, Any]:
    """An option in words, and what is known beforehand of choosing it."""
    short = describe_option(view, pick, names)
    full = describe_option(view, pick, names, full=True)
    told: dict[str, Any] = {"text": full}
    if short != full:
        told["short"] = short
    if foresight is None:
        return told | UNFORESEEN
    return told | foreseen(foresight, pick)


def foreseeing(view: View) -> Foresight | None:
    """What may be known beforehand; where it cannot be found out, the game goes on without."""
    try:
        return Foresight(view)
    except (Fault, *DAMAGE) as fault:
        LOG.warning("foresight of %s: %s", view.game, type(fault).__name__)
        return None


def foreseen(foresight: Foresight, pick: int) -> dict[str, Any]:
    game = foresight.view.game
    try:
        wastes = [describe_waste(waste, game) for waste in foresight.wastes(pick)]
        return {"brings": foresight.brings(pick), "costs": foresight.costs(pick), "wastes": wastes}
    except (Fault, *DAMAGE) as fault:
        LOG.warning("foresight of %s: %s", game, type(fault).__name__)
        return UNFORESEEN


def result(play: Play, language: str) -> dict[str, Any]:
    """How it ended, and where every point came from."""
    table = play.table
    told: dict[str, Any] = {
        "scores": table.scores,
        "winners": table.winners,
        "breakdown": [table.breakdown(seat) for seat in range(table.seats)],
    }
    if language != SILENT:
        game = play.sheet.game
        told["texts"] = [
            [describe_score(source, points, game) for source, points in sources.items()]
            for sources in told["breakdown"]
        ]
    return told


def log(play: Play, steps: Iterable[Told], viewer: int | None, language: str) -> list[dict[str, Any]]:
    """Steps as a viewer may know them: another's pick by its events alone."""
    with speaking(language):
        return [ledger_entry(play, step, viewer, language) for step in steps]


def ledger_entry(play: Play, step: Told, viewer: int | None, language: str) -> dict[str, Any]:
    events = step.events.get(viewer, [])
    told: dict[str, Any] = {
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
    if language != SILENT:
        where = play.record.table if play.record is not None else None
        names = play.names
        texts = describe_events(events, names, where) if where is not None else []
        if step.kind != PICK:
            texts.insert(0, deed(play, step))
        told["texts"] = texts
    return told


def deed(play: Play, step: Told) -> str:
    """A step that is no pick, in a sentence."""
    who = player(step.seat, play.names)
    return say(f"server-step-{step.kind}", player=who, **({"name": step.text} if step.kind != UNDO else {}))


def words(play: Play, table: Table, viewer: int | None, language: str) -> dict[str, Any]:
    """The whole board in sentences, for those who read rather than look."""
    with speaking(language):
        view = table.view(viewer)
        shown = describe_view(view, play.names)
        return {"title": shown.title, "lines": shown.lines()}


def record(play: Play) -> dict[str, Any]:
    """What anybody at the table may be given of the game: all of it once it is over."""
    if play.record is None:
        play.table  # noqa: B018  (refuses)
    assert play.record is not None
    data = play.record.dump(private=False)
    data["names"] = play.names
    data["seats"] = ["resigned" if seat.resigned else seat.bot or seat.kind for seat in play.seats]
    if play.phase == OVER:
        data["fair"] = {
            name: value for name, value in play.fair().items() if name in ("commitment", "secret", "values")
        }
    data["sum"] = checksum(data)
    return data
