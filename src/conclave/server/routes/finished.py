"""What a game leaves once it is over; and records that somebody brings."""

from typing import Annotated, Final

from fastapi import Body, Path, Query
from pydantic import JsonValue

from conclave.server import messages, replay
from conclave.server.errors import Refusal
from conclave.server.responses import Course, Moment, RecordData, ReviewData, Verified
from conclave.server.routes.common import (
    ActionsDep,
    Canonical,
    LanguageDep,
    SeatAsked,
    Secret,
    TableId,
    Watch,
    new_router,
)

router: Final = new_router()


@router.post("/verify", response_model=Verified)
async def verify(
    record: Annotated[dict[str, JsonValue], Body()], actions: ActionsDep, language: LanguageDep
) -> Canonical:
    """Play a record again: whether it follows the rules, and its key its commitment."""
    return Canonical(await actions.verify(record, language))


@router.get("/tables/{table}/record", response_model=RecordData)
async def record(table: TableId, actions: ActionsDep, secret: Secret) -> Canonical:
    """The record. Before the end it tells the commitment and how many picks there are, no more."""
    await actions.held(secret, table)
    return Canonical(messages.record((await actions.tables.fresh(table)).play))


@router.get("/tables/{table}/moments/{pick}", response_model=Moment)
async def moment(
    table: TableId,
    pick: Annotated[int, Path(ge=0, le=1_000_000, description="After how many picks.")],
    actions: ActionsDep,
    secret: Secret,
    language: LanguageDep,
    seat: SeatAsked = None,
    watch: Watch = False,
    everything: Annotated[bool, Query(alias="all", description="The views of every seat too.")] = False,
) -> Canonical:
    """Once the game is over: the view after so many picks, of any seat; `all` shows that of every seat too."""
    await actions.held(secret, table)
    play = (await actions.tables.fresh(table)).play
    if seat is not None and seat >= len(play.seats):
        raise Refusal("not-yours")
    viewer = None if watch else seat
    return Canonical(await actions.tables.replaying(replay.moment, play, pick, viewer, everything, language))


@router.get("/tables/{table}/course", response_model=Course)
async def course(table: TableId, actions: ActionsDep, secret: Secret) -> Canonical:
    """Once the game is over: the scores at the end of each round."""
    await actions.held(secret, table)
    play = (await actions.tables.fresh(table)).play
    rounds: Course = {"rounds": await actions.tables.replaying(replay.score_history, play)}
    return Canonical(rounds)


@router.get("/tables/{table}/review", response_model=ReviewData)
async def review(table: TableId, actions: ActionsDep, secret: Secret, language: LanguageDep) -> Canonical:
    """Once the game is over: each seat's chances and the costliest decisions, as far as they are worked out."""
    await actions.held(secret, table)
    return Canonical(await actions.adviser.review(table, language))
