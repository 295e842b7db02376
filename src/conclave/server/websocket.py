"""The WebSocket side: a viewer is told of every version, and may choose and take back."""

import asyncio
import contextlib
import logging
import re
import time
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from conclave.server.actions import Deeds
from conclave.server.errors import Refusal
from conclave.server.identity import hashed, secret_of
from conclave.server.limits import Bucket
from conclave.server.live_tables import Room
from conclave.server.locale import preferred
from conclave.server.messages import pack
from conclave.server.requests import Asked, Number, Pick

LOG: Final = logging.getLogger("conclave.server")
TABLE: Final = re.compile(r"[0-9a-f]{20}")
NORMAL: Final = 1000
GOING_AWAY: Final = 1001
UNREADABLE: Final = 1003
BAD: Final = 1008
LARGE: Final = 1009
BROKEN: Final = 1011
LATER: Final = 1013
UNSEEN: Final = 4404  # no such table for you
FOR_EVER: Final = {"no-table", "not-yours", "no-seat", "request"}  # what it does not help to ask for again
CODES: Final = {"too-large": LARGE, "request": UNREADABLE}
SEEN_SECONDS: Final = 60
CLOSE_SECONDS: Final = 1


class ChooseNow(Asked):
    type: Literal["pick"]
    id: Number = 0  # told again in the answer
    version: Number
    pick: Pick


class UndoNow(Asked):
    type: Literal["undo"]
    id: Number = 0
    version: Number


class Since(Asked):
    """Asks for the state with the log after a version."""

    type: Literal["since"]
    id: Number = 0
    version: Number


class Ping(Asked):
    type: Literal["ping"]
    id: Number = 0


Said = Annotated[ChooseNow | UndoNow | Since | Ping, Field(discriminator="type")]
SAID: Final[TypeAdapter[ChooseNow | UndoNow | Since | Ping]] = TypeAdapter(Said)


class Socket:
    """One connection: whose view it shows, in which language, and what it has been told."""

    def __init__(
        self, deeds: Deeds, socket: WebSocket, room: Room, viewer: int | None, language: str, known: int
    ) -> None:
        self.deeds = deeds
        self.socket = socket
        self.room = room
        self.table = room.play.sheet.id
        self.viewer = viewer
        self.language = language
        self.known = known
        self.held = -1  # the version since which the seat is known to be ours
        self.since: int | None = None  # a version after which everything is wanted again
        self.first = True
        self.unseen = False  # it has to be written down again that somebody is here
        self.reminder = asyncio.get_running_loop().call_later(SEEN_SECONDS, self.remind)
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.bucket = Bucket(deeds.settings.messages_a_second, deeds.settings.messages_at_once)
        self.news.set()

    def wake(self) -> None:
        self.news.set()

    async def send(self, text: str) -> None:
        """Who does not take a message in time is cut off, and may come again."""
        async with self.sending, asyncio.timeout(self.deeds.settings.socket_seconds):
            await self.socket.send_text(text)

    async def tell(self) -> None:
        """Send the newest state whenever there is one; what came in between is in its log."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.unseen:
                await self.be_seen()
            after = self.known if self.since is None else self.since
            if not self.first and self.since is None and self.room.play.version <= self.known:
                continue
            again, self.since = self.since is not None, None
            await self.still_mine()
            text = await self.deeds.rooms.message(self.room, self.viewer, self.language, after)
            version = self.room.packed_at
            await self.send(text)
            self.first, self.known = False, version
            if not again:  # who asks for the past once may ask for it twice
                self.room.forget_told()

    def remind(self) -> None:
        """Now and then it is written down that somebody is here."""
        self.unseen = True
        self.news.set()
        self.reminder = asyncio.get_running_loop().call_later(SEEN_SECONDS, self.remind)

    async def be_seen(self) -> None:
        """Who is connected and thinks is not away."""
        self.unseen = False
        if self.viewer in self.room.play.waiting and self.room.play.sheet.patience:
            await self.deeds.store.touch(self.table, hashed(secret_of(self.socket)), time.time())

    async def still_mine(self) -> None:
        """Somebody else may hold the seat now: if it has changed hands, the database is asked."""
        if self.viewer is not None and self.held != self.room.play.held[self.viewer]:
            held = self.room.play.held[self.viewer]
            await self.deeds.owner(secret_of(self.socket), self.table, self.viewer)
            self.held = held

    async def hear(self) -> None:
        """Do what is asked, one thing after the other."""
        while True:
            text = await self.heard()
            while not self.bucket.take():  # who says too much is heard more slowly
                await asyncio.sleep(1 / self.bucket.rate)
            if len(text.encode()) > self.deeds.settings.message_bytes:
                raise Refusal("too-large", most=self.deeds.settings.message_bytes)
            await self.send(pack(await self.answer(text)))
            await asyncio.sleep(0)  # who says much at once lets others have their turn

    async def heard(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text: str | None = message.get("text")
        if text is None:  # bytes, which mean nothing here
            raise Refusal("request", what="message")
        return text

    async def answer(self, text: str) -> dict[str, Any]:
        try:
            said = SAID.validate_json(text)
        except ValidationError:
            return {"type": "refused", "id": 0, **Refusal("request", what="message").told(self.language)}
        try:
            return {"type": "done", "id": said.id, "version": await self.obey(said)}
        except Refusal as refusal:
            self.deeds.rooms.metrics.count("refusals", key=refusal.key)
            return {"type": "refused", "id": said.id, **refusal.told(self.language)}

    async def obey(self, said: ChooseNow | UndoNow | Since | Ping) -> int:
        if isinstance(said, Since):
            self.since = said.version
            self.news.set()
        if isinstance(said, Ping | Since):
            return self.room.play.version
        if self.viewer is None:
            raise Refusal("not-yours")
        await self.still_mine()
        if isinstance(said, ChooseNow):
            return await self.deeds.pick(self.table, self.viewer, said.pick, said.version, self.held)
        return await self.deeds.undo(self.table, self.viewer, said.version, self.held)


def live_router(deeds: Deeds) -> APIRouter:
    live = APIRouter(prefix="/api")

    @live.websocket("/tables/{table}/live")
    async def connect(
        socket: WebSocket, table: str, seat: str = "", watch: bool = False, after: int = 0, lang: str = ""
    ) -> None:
        """Tells the state, again whenever it changes; hears picks."""
        language = preferred(lang, socket.headers.get("accept-language", ""))
        await socket.accept()
        try:
            viewer = await viewer_of(deeds, socket, table, seat, watch)
            room = await deeds.rooms.open(table)
        except Exception as fault:
            await turn_away(socket, fault, language)
            return
        await serve(deeds, Socket(deeds, socket, room, viewer, language, max(0, after)))

    return live


async def viewer_of(deeds: Deeds, socket: WebSocket, table: str, seat: str, watch: bool) -> int | None:
    if not TABLE.fullmatch(table):
        raise Refusal("no-table")
    if not seat.isdecimal() and seat:
        raise Refusal("request", what="seat")
    wanted = min(int(seat[:3]), 99) if seat else None
    viewer = await deeds.viewer(secret_of(socket), table, wanted, watch)
    if viewer is not None:
        await deeds.back(table, viewer)
    return viewer


async def turn_away(socket: WebSocket, fault: Exception, language: str) -> None:
    """Say why there is nothing to see; the code says whether it helps to come again."""
    if isinstance(fault, Refusal):
        refusal, code = fault, UNSEEN if fault.key in FOR_EVER else LATER
    else:
        LOG.error("live: %s", type(fault).__name__)
        refusal, code = Refusal("inner"), BROKEN
    with contextlib.suppress(Exception):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.send_text(pack({"type": "refused", "id": 0, **refusal.told(language)}))
            await socket.close(code, refusal.key)


async def serve(deeds: Deeds, socket: Socket) -> None:
    """Tell and hear until either ends."""
    socket.room.listeners.add(socket)
    deeds.rooms.let_bots_think(socket.room)
    tasks = [asyncio.create_task(socket.tell()), asyncio.create_task(socket.hear())]
    code, reason = NORMAL, ""
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except Refusal as refusal:
        code, reason = CODES.get(refusal.key, BAD), refusal.key
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        code = GOING_AWAY
    except Exception as fault:  # whose words may have in them what is secret
        LOG.error("live: %s", type(fault).__name__)
        code = BROKEN
    finally:
        socket.room.listeners.discard(socket)
        socket.reminder.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.socket.close(code, reason), CLOSE_SECONDS)
