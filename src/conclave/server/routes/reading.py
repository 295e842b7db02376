"""What changes nothing at a table."""

from typing import Annotated, Final

from fastapi import Query

from conclave.server import messages, requests
from conclave.server.errors import Refusal, refused_by_rules
from conclave.server.responses import BoardInWords, Held, Hint, Links, Why
from conclave.server.routes.common import (
    ActionsDep,
    After,
    Canonical,
    LanguageDep,
    SeatAsked,
    Secret,
    TableId,
    Watch,
    new_router,
)
from conclave.server.state_data import StateData
from conclave.server.store import SPECTATOR

router: Final = new_router("/tables/{table}")


@router.get("", response_model=StateData)
async def read(
    table: TableId,
    actions: ActionsDep,
    secret: Secret,
    language: LanguageDep,
    seat: SeatAsked = None,
    watch: Watch = False,
    after: After = 0,
) -> Canonical:
    """The state as a seat, or a spectator, may know it, with the log after a version."""
    viewer = await actions.viewer(secret, table, seat, watch)
    live = await actions.tables.fresh(table)
    return Canonical(await actions.tables.message(live, viewer, language, after))


@router.get("/links", response_model=Links)
async def shared(table: TableId, actions: ActionsDep, secret: Secret) -> Canonical:
    """The invitation and the spectator link, for those who play; for spectators theirs, which they came by."""
    seats = await actions.held(secret, table)
    setup = (await actions.tables.fresh(table)).play.setup
    links: Links = {"invite": setup.invite, "watch": setup.watch} if seats else {"watch": setup.watch}
    return Canonical(links)


@router.get("/words", response_model=BoardInWords)
async def words(
    table: TableId,
    actions: ActionsDep,
    secret: Secret,
    language: LanguageDep,
    seat: SeatAsked = None,
    watch: Watch = False,
) -> Canonical:
    """The whole board in sentences."""
    viewer = await actions.viewer(secret, table, seat, watch)
    play = (await actions.tables.fresh(table)).play
    return Canonical(messages.words(play, play.table, viewer, language))


@router.get("/why", response_model=Why)
async def why(
    table: TableId,
    actions: ActionsDep,
    secret: Secret,
    language: LanguageDep,
    text: Annotated[str, Query(min_length=1, max_length=100, description="What cannot be chosen, in notation.")],
    seat: SeatAsked = None,
) -> Canonical:
    """Why something cannot be chosen now; null if it can."""
    viewer = await actions.viewer(secret, table, seat, watching=False)
    if viewer is None:
        raise Refusal("not-yours")
    play = (await actions.tables.fresh(table)).play
    reason = play.table.why_not(text, viewer)
    told: Why = {"why": None}
    if reason is not None:
        told["why"] = refused_by_rules(reason, play.table.view(viewer), play.names).data(language)["error"]
    return Canonical(told)


@router.post("/hint", response_model=Hint)
async def hint(
    table: TableId, body: requests.Seated, actions: ActionsDep, secret: Secret, language: LanguageDep
) -> Canonical:
    """The best options of a seat that is asked, where the table allows it; for whoever holds the seat."""
    await actions.owner(secret, table, body.seat)
    return Canonical(await actions.adviser.hint(table, body.seat, language))


@router.get("/held", response_model=Held)
async def held(table: TableId, actions: ActionsDep, secret: Secret) -> Canonical:
    """What the cookie holds at the table: seats, and whether it may watch by the spectator link."""
    holds = await actions.holds(secret, table)
    told: Held = {"seats": sorted(seat for seat in holds if seat != SPECTATOR), "watching": SPECTATOR in holds}
    return Canonical(told)
