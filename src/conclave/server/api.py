"""The HTTP side: each path, what it takes, and what it answers."""

import asyncio
import logging
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Path, Query, Request, Response
from sqlalchemy.exc import SQLAlchemyError

from conclave.server import messages as seen
from conclave.server import replay as looking_back
from conclave.server import requests as asking
from conclave.server.actions import Deeds
from conclave.server.errors import Refusal, refused_by_rules
from conclave.server.gallery import DAY, all_games, gallery
from conclave.server.identity import give_cookie, hashed, new_secret, secret_of
from conclave.server.locale import DEFAULT, SILENT, preferred
from conclave.server.middleware import address_of
from conclave.server.play import Play
from conclave.server.store import SPECTATOR, Sheet
from conclave.table import games

LOG: Final = logging.getLogger("conclave.server")
MOST_MINE = 50

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{20}$")]
SeatAsked = Annotated[int | None, Query(ge=0, le=9)]
After = Annotated[int, Query(ge=0, le=1_000_000)]
Language = Annotated[str, Query(max_length=8, description="en, fr, it, or none for data without sentences")]


class Canonical(Response):
    """JSON with equal bytes for equal content."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content.encode() if isinstance(content, str) else seen.pack(content).encode()


def tongue(request: Request, asked: str) -> str:
    return preferred(asked, request.headers.get("accept-language", ""))


def router(deeds: Deeds) -> APIRouter:
    """All paths under /api."""
    api = APIRouter(prefix="/api", default_response_class=Canonical)
    add_lobby(api, deeds)
    add_table(api, deeds)
    add_reading(api, deeds)
    add_looking_back(api, deeds)
    return api


def add_lobby(api: APIRouter, deeds: Deeds) -> None:
    @api.get("/games")
    async def list_games(request: Request, lang: Language = "") -> Any:
        """The games, their options with allowed values and defaults, and the bots that play them, all with words."""
        language = tongue(request, lang)
        settings = deeds.settings
        spoken = DEFAULT if language == SILENT else language
        told = await asyncio.to_thread(all_games, spoken, settings.opponent, settings.stand_in)
        return Canonical(told, headers={"vary": "accept-language"})

    @api.get("/games/{game}/cards")
    async def cards(game: Annotated[str, Path(max_length=32)], request: Request, lang: Language = "") -> Any:
        """Every card, token and enchantment, or every scroll, with its words."""
        if game not in games():
            raise Refusal("not-found")
        language = tongue(request, lang)
        told = await asyncio.to_thread(gallery, game, DEFAULT if language == SILENT else language)
        return Canonical(told, headers={"cache-control": f"private, max-age={DAY}", "vary": "accept-language"})

    @api.get("/mine")
    async def mine(request: Request) -> Any:
        """The tables that the cookie holds seats at or watches, the newest first."""
        secret = secret_of(request)
        found: dict[str, list[int]] = {}
        for hold in await deeds.store.holds(hashed(secret)) if secret else []:
            found.setdefault(hold.table, []).append(hold.seat)
        told = []
        for table, held in list(found.items())[:MOST_MINE]:
            try:
                play = (await deeds.rooms.fresh(table)).play
            except SQLAlchemyError:
                raise
            except Exception as fault:  # whatever is wrong with one, the others can be played
                LOG.error("table %s: %s", table, type(fault).__name__)
                continue
            told.append(own_table(play, held))
        return told

    @api.post("/tables", status_code=201)
    async def create(wish: asking.NewTable, request: Request) -> Any:
        """Make a table. Seats of kind `me` are yours, those of kind `open` are for whoever has the invitation."""
        secret = secret_of(request) or new_secret()
        sheet = await deeds.create(wish, secret, address_of(request.scope))
        return cookie(Canonical({"table": sheet.id, **links(sheet)}, 201), secret, request)

    @api.post("/links")
    async def look(link: asking.Link) -> Any:
        """What an invitation or a spectator link leads to; changes nothing."""
        for kind in ("join", "watch"):
            table = await deeds.store.table_of(link.code, kind)
            if table:
                play = (await deeds.rooms.open(table)).play
                return {
                    "kind": kind,
                    "game": play.sheet.game,
                    "options": play.sheet.options,
                    "phase": play.phase,
                    "hints": play.sheet.hints,
                    "seats": seen.seats(play) if kind == "join" else [],
                }
        raise Refusal("no-link")

    @api.post("/join")
    async def join(wish: asking.Join, request: Request) -> Any:
        """Take an open seat by an invitation."""
        secret = secret_of(request) or new_secret()
        table, seat = await deeds.join(wish, secret)
        return cookie(Canonical({"table": table, "seat": seat}), secret, request)

    @api.post("/watch")
    async def watch(link: asking.Link, request: Request) -> Any:
        """Become a spectator by a spectator link."""
        secret = secret_of(request) or new_secret()
        return cookie(Canonical({"table": await deeds.watch(link.code, secret)}), secret, request)

    @api.post("/seat")
    async def use_seat(wish: asking.UseSeat, request: Request) -> Any:
        """Take the seat that a link carries; the link works once."""
        secret = secret_of(request) or new_secret()
        table, seat = await deeds.use_link(wish.code, wish.name, secret)
        return cookie(Canonical({"table": table, "seat": seat}), secret, request)

    @api.post("/verify")
    async def verify(record: Annotated[dict[str, Any], Body()], request: Request, lang: Language = "") -> Any:
        """Play a record again: whether it follows the rules, and its key its commitment."""
        return await deeds.verify(record, tongue(request, lang))

    def cookie(response: Response, secret: str, request: Request) -> Response:
        give_cookie(response, secret, request, deeds.settings)
        return response


def own_table(play: Play, held: list[int]) -> dict[str, Any]:
    return {
        "table": play.sheet.id,
        "game": play.sheet.game,
        "phase": play.phase,
        "version": play.version,
        "held": sorted(seat for seat in held if seat != SPECTATOR),
        "waiting": play.waiting,
        "names": play.names,
        "made": play.sheet.made,
        "touched": play.touched,
    }


def links(sheet: Sheet) -> dict[str, str]:
    return {"invite": sheet.invite, "watch": sheet.watch}


def add_table(api: APIRouter, deeds: Deeds) -> None:
    """What changes a table: each answers with the version that the change has."""

    @api.post("/tables/{table}/picks")
    async def pick(table: TableId, wish: asking.Choose, request: Request) -> Any:
        """Choose. Sent again with the same version it is made once."""
        await deeds.owner(secret_of(request), table, wish.seat)
        return {"version": await deeds.pick(table, wish.seat, wish.pick, wish.version)}

    @api.post("/tables/{table}/undo")
    async def undo(table: TableId, wish: asking.Undo, request: Request) -> Any:
        """Take your last pick back, if nobody has learned anything since."""
        await deeds.owner(secret_of(request), table, wish.seat)
        return {"version": await deeds.undo(table, wish.seat, wish.version)}

    @api.post("/tables/{table}/ready")
    async def ready(table: TableId, wish: asking.Ready, request: Request) -> Any:
        """Get ready, and add a value to the key. The game starts when everybody has."""
        await deeds.owner(secret_of(request), table, wish.seat)
        return {"version": await deeds.ready(table, wish.seat, wish.value)}

    @api.post("/tables/{table}/name")
    async def rename(table: TableId, wish: asking.Rename, request: Request) -> Any:
        await deeds.owner(secret_of(request), table, wish.seat)
        return {"version": await deeds.rename(table, wish.seat, wish.name)}

    @api.post("/tables/{table}/change")
    async def change(table: TableId, wish: asking.Change, request: Request) -> Any:
        """Before the game: give an open seat to a bot, or open a bot's seat."""
        await deeds.player(secret_of(request), table)
        return {"version": await deeds.change(table, wish)}

    @api.post("/tables/{table}/leave")
    async def leave(table: TableId, wish: asking.Seated, request: Request) -> Any:
        """Leave: before the game the seat is free again, during it others may let a bot play on."""
        await deeds.owner(secret_of(request), table, wish.seat)
        return {"version": await deeds.leave(table, wish.seat)}

    @api.post("/tables/{table}/back")
    async def back(table: TableId, wish: asking.Seated, request: Request) -> Any:
        await deeds.owner(secret_of(request), table, wish.seat)
        return {"version": await deeds.come_back(table, wish.seat)}

    @api.post("/tables/{table}/resign")
    async def resign(table: TableId, wish: asking.Seated, request: Request) -> Any:
        """Give the seat up for good; a bot plays it to the end."""
        await deeds.owner(secret_of(request), table, wish.seat)
        return {"version": await deeds.resign(table, wish.seat, secret_of(request))}

    @api.post("/tables/{table}/stand-in")
    async def stand_in(table: TableId, wish: asking.StandIn, request: Request) -> Any:
        """Let a bot play for somebody who has been away for longer than the table's patience."""
        await deeds.player(secret_of(request), table)
        return {"version": await deeds.stand_in(table, wish.seat, wish.bot)}

    @api.post("/tables/{table}/links", status_code=201)
    async def new_link(table: TableId, wish: asking.NewLink, request: Request) -> Any:
        """A secret that works once: to play on another device, or to hand the seat over."""
        await deeds.owner(secret_of(request), table, wish.seat)
        code, until = await deeds.link(table, wish)
        return Canonical({"code": code, "until": until}, 201)


def add_reading(api: APIRouter, deeds: Deeds) -> None:
    """What changes nothing."""

    @api.get("/tables/{table}")
    async def read(
        table: TableId,
        request: Request,
        seat: SeatAsked = None,
        watch: bool = False,
        after: After = 0,
        lang: Language = "",
    ) -> Any:
        """The state as a seat, or a spectator, may know it, with the log after a version."""
        viewer = await deeds.viewer(secret_of(request), table, seat, watch)
        room = await deeds.rooms.fresh(table)
        return Canonical(await deeds.rooms.message(room, viewer, tongue(request, lang), after))

    @api.get("/tables/{table}/links")
    async def shared(table: TableId, request: Request) -> Any:
        """The invitation and the spectator link, for those who play; for spectators theirs, which they came by."""
        seats = await deeds.held(secret_of(request), table)
        told = links((await deeds.rooms.fresh(table)).play.sheet)
        return told if seats else {"watch": told["watch"]}

    @api.get("/tables/{table}/words")
    async def words(
        table: TableId, request: Request, seat: SeatAsked = None, watch: bool = False, lang: Language = ""
    ) -> Any:
        """The whole board in sentences."""
        viewer = await deeds.viewer(secret_of(request), table, seat, watch)
        play = (await deeds.rooms.fresh(table)).play
        return seen.words(play, play.table, viewer, tongue(request, lang))

    @api.get("/tables/{table}/why")
    async def why(
        table: TableId,
        request: Request,
        text: Annotated[str, Query(min_length=1, max_length=100)],
        seat: SeatAsked = None,
        lang: Language = "",
    ) -> Any:
        """Why something cannot be chosen now; empty if it can."""
        viewer = await deeds.viewer(secret_of(request), table, seat, watching=False)
        if viewer is None:
            raise Refusal("not-yours")
        play = (await deeds.rooms.fresh(table)).play
        reason = play.table.why_not(text, viewer)
        if reason is None:
            return {"why": None}
        refusal = refused_by_rules(reason, play.table.view(viewer), play.names)
        return {"why": refusal.told(tongue(request, lang))["error"]}

    @api.post("/tables/{table}/hint")
    async def hint(table: TableId, wish: asking.Seated, request: Request, lang: Language = "") -> Any:
        """The best options of a seat that is asked, where the table allows it; for whoever holds the seat."""
        await deeds.owner(secret_of(request), table, wish.seat)
        return await deeds.adviser.hint(table, wish.seat, tongue(request, lang))

    @api.get("/tables/{table}/held")
    async def held(table: TableId, request: Request) -> Any:
        """What the cookie holds at the table: seats, and whether it may watch by the spectator link."""
        holds = await deeds.holds(secret_of(request), table)
        return {"seats": sorted(seat for seat in holds if seat != SPECTATOR), "watching": SPECTATOR in holds}


def add_looking_back(api: APIRouter, deeds: Deeds) -> None:
    """What a game leaves once it is over."""

    @api.get("/tables/{table}/record")
    async def record(table: TableId, request: Request) -> Any:
        """The record. Before the end it tells the commitment and how many picks there are, no more."""
        await deeds.held(secret_of(request), table)
        return seen.record((await deeds.rooms.fresh(table)).play)

    @api.get("/tables/{table}/moments/{pick}")
    async def moment(
        table: TableId,
        pick: Annotated[int, Path(ge=0, le=1_000_000)],
        request: Request,
        seat: SeatAsked = None,
        watch: bool = False,
        everything: Annotated[bool, Query(alias="all")] = False,
        lang: Language = "",
    ) -> Any:
        """Once the game is over: the view after so many picks, of any seat; `all` shows that of every seat too."""
        await deeds.held(secret_of(request), table)
        play = (await deeds.rooms.fresh(table)).play
        if seat is not None and seat >= len(play.seats):
            raise Refusal("not-yours")
        viewer = None if watch else seat
        return await deeds.rooms.replaying(looking_back.moment, play, pick, viewer, everything, tongue(request, lang))

    @api.get("/tables/{table}/course")
    async def course(table: TableId, request: Request) -> Any:
        """Once the game is over: the scores at the end of each round."""
        await deeds.held(secret_of(request), table)
        play = (await deeds.rooms.fresh(table)).play
        return {"rounds": await deeds.rooms.replaying(looking_back.course, play)}

    @api.get("/tables/{table}/review")
    async def review(table: TableId, request: Request, lang: Language = "") -> Any:
        """Once the game is over: each seat's chances and the costliest decisions, as far as they are worked out."""
        await deeds.held(secret_of(request), table)
        return await deeds.adviser.review(table, tongue(request, lang))
