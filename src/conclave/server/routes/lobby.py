"""Setting tables up and coming to them."""

import logging
from typing import Final, Literal

from sqlalchemy.exc import SQLAlchemyError

from conclave.server import messages, requests
from conclave.server.errors import Refusal
from conclave.server.identity import hashed
from conclave.server.middleware import address_of
from conclave.server.play import BOT, OVER, TableState
from conclave.server.responses import LinkTarget, NewTableMade, OwnTable, SeatTaken, Watching
from conclave.server.routes.common import ActionsDep, Canonical, Secret, VisitorDep, new_router
from conclave.server.store import SPECTATOR

LOG: Final = logging.getLogger("conclave.server")
MOST_MINE: Final = 50
KINDS: Final[tuple[Literal["join", "watch"], ...]] = ("join", "watch")
router: Final = new_router()


@router.get("/mine", response_model=list[OwnTable])
async def mine(actions: ActionsDep, secret: Secret) -> Canonical:
    """The tables that the cookie holds seats at or watches, the newest first."""
    found: dict[str, list[int]] = {}
    for hold in await actions.store.holds(hashed(secret)) if secret else []:
        found.setdefault(hold.table, []).append(hold.seat)
    told: list[OwnTable] = []
    for table, held in list(found.items())[:MOST_MINE]:
        try:
            play = (await actions.tables.fresh(table)).play
        except SQLAlchemyError:
            raise
        except Exception as fault:  # whatever is wrong with one, the others can be played
            LOG.error("table %s: %s", table, type(fault).__name__)
            continue
        told.append(own_table(play, held))
    return Canonical(told)


def own_table(play: TableState, held: list[int]) -> OwnTable:
    over = play.phase == OVER
    return {
        "table": play.setup.id,
        "game": play.setup.game,
        "phase": play.phase,
        "version": play.version,
        "held": sorted(seat for seat in held if seat != SPECTATOR),
        "waiting": play.waiting,
        "names": play.names,
        "bots": [seat.bot if seat.kind == BOT and not seat.resigned else "" for seat in play.seats],
        "scores": play.table.scores if over else [],
        "winners": play.table.winners if over else [],
        "made": play.setup.made,
        "touched": play.touched,
    }


@router.post("/tables", status_code=201, response_model=NewTableMade)
async def create(body: requests.NewTable, visitor: VisitorDep) -> Canonical:
    """Make a table. Seats of kind `me` are yours, those of kind `open` are for whoever has the invitation."""
    setup = await visitor.actions.create(body, visitor.secret, address_of(visitor.request.scope))
    made: NewTableMade = {"table": setup.id, "invite": setup.invite, "watch": setup.watch}
    return visitor.answer(made, 201)


@router.post("/links", response_model=LinkTarget)
async def look(body: requests.Link, actions: ActionsDep) -> Canonical:
    """What an invitation or a spectator link leads to; changes nothing."""
    for kind in KINDS:
        table = await actions.store.table_of(body.code, kind)
        if table:
            play = (await actions.tables.open(table)).play
            target: LinkTarget = {
                "kind": kind,
                "game": play.setup.game,
                "options": play.setup.options,
                "phase": play.phase,
                "hints": play.setup.hints,
                "seats": messages.seats(play) if kind == "join" else [],
            }
            return Canonical(target)
    raise Refusal("no-link")


@router.post("/join", response_model=SeatTaken)
async def join(body: requests.Join, visitor: VisitorDep) -> Canonical:
    """Take an open seat by an invitation."""
    table, seat = await visitor.actions.join(body, visitor.secret)
    taken: SeatTaken = {"table": table, "seat": seat}
    return visitor.answer(taken)


@router.post("/watch", response_model=Watching)
async def watch(body: requests.Link, visitor: VisitorDep) -> Canonical:
    """Become a spectator by a spectator link."""
    watched: Watching = {"table": await visitor.actions.watch(body.code, visitor.secret)}
    return visitor.answer(watched)


@router.post("/seat", response_model=SeatTaken)
async def use_seat(body: requests.UseSeat, visitor: VisitorDep) -> Canonical:
    """Take the seat that a link carries; the link works once."""
    table, seat = await visitor.actions.use_link(body.code, body.name, visitor.secret)
    taken: SeatTaken = {"table": table, "seat": seat}
    return visitor.answer(taken)
