"""The WebSocket side: a viewer is told of every version, and may choose and take back."""

import asyncio
import contextlib
import logging
import re
import time
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from conclave.server.actions import Actions
from conclave.server.errors import Refusal
from conclave.server.identity import hashed, secret_of
from conclave.server.limits import Bucket
from conclave.server.live_tables import LiveTable
from conclave.server.locale import preferred
from conclave.server.messages import pack
from conclave.server.requests import AnyMessage, ClientMessage, PickMessage, PingMessage, SetMessage, SinceMessage
from conclave.server.responses import Done, RefusedMessage
from conclave.server.routes.common import actions_of

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
PRESENCE_SECONDS: Final = 60
CLOSE_SECONDS: Final = 1


MESSAGES: Final[TypeAdapter[AnyMessage]] = TypeAdapter(ClientMessage)
router: Final = APIRouter(prefix="/api")


class Socket:
    """One connection: whose view it shows, in which language, and what it has been told."""

    def __init__(
        self, actions: Actions, socket: WebSocket, live: LiveTable, viewer: int | None, language: str, known: int
    ) -> None:
        self.actions = actions
        self.socket = socket
        self.live = live
        self.table = live.play.setup.id
        self.viewer = viewer
        self.language = language
        self.known = known
        self.held = -1  # the version since which the seat is known to be ours
        self.since: int | None = None  # a version after which everything is wanted again
        self.first = True
        self.presence_due = False  # it has to be written down again that somebody is here
        self.reminder = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.remind)
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.bucket = Bucket(actions.settings.messages_a_second, actions.settings.messages_at_once)
        self.news.set()

    def wake(self) -> None:
        self.news.set()

    async def send(self, text: str) -> None:
        """Who does not take a message in time is cut off, and may come again."""
        async with self.sending, asyncio.timeout(self.actions.settings.socket_seconds):
            await self.socket.send_text(text)

    async def send_states(self) -> None:
        """Send the newest state whenever there is one; what came in between is in its log."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.presence_due:
                await self.note_presence()
            after = self.known if self.since is None else self.since
            if not self.first and self.since is None and self.live.play.version <= self.known:
                continue
            again, self.since = self.since is not None, None
            await self.still_mine()
            text = await self.actions.tables.message(self.live, self.viewer, self.language, after)
            version = self.live.packed_at
            await self.send(text)
            self.first, self.known = False, version
            if not again:  # who asks for the past once may ask for it twice
                self.live.forget_packed()

    def remind(self) -> None:
        """Now and then it is written down that somebody is here."""
        self.presence_due = True
        self.news.set()
        self.reminder = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.remind)

    async def note_presence(self) -> None:
        """Who is connected and thinks is not away."""
        self.presence_due = False
        if self.viewer in self.live.play.waiting and self.live.play.setup.patience:
            await self.actions.store.touch(self.table, hashed(secret_of(self.socket)), time.time())

    async def still_mine(self) -> None:
        """Somebody else may hold the seat now: if it has changed hands, the database is asked."""
        if self.viewer is not None and self.held != self.live.play.held[self.viewer]:
            held = self.live.play.held[self.viewer]
            await self.actions.owner(secret_of(self.socket), self.table, self.viewer)
            self.held = held

    async def take_messages(self) -> None:
        """Do what is asked, one thing after the other."""
        while True:
            text = await self.next_message()
            while not self.bucket.take():  # who says too much is heard more slowly
                await asyncio.sleep(1 / self.bucket.rate)
            if len(text.encode()) > self.actions.settings.message_bytes:
                raise Refusal("too-large", most=self.actions.settings.message_bytes)
            await self.send(pack(await self.answer(text)))
            await asyncio.sleep(0)  # who says much at once lets others have their turn

    async def next_message(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text: str | None = message.get("text")
        if text is None:  # bytes, which mean nothing here
            raise Refusal("request", what="message")
        return text

    async def answer(self, text: str) -> Done | RefusedMessage:
        try:
            message = MESSAGES.validate_json(text)
        except ValidationError:
            return refused(Refusal("request", what="message"), self.language)
        try:
            return {"type": "done", "id": message.id, "version": await self.perform(message)}
        except Refusal as refusal:
            self.actions.tables.metrics.refusals.labels(refusal.key).inc()
            return refused(refusal, self.language, message.id)

    async def perform(self, message: AnyMessage) -> int:
        """The number of the step that a message makes, or the version where it makes none."""
        if isinstance(message, SinceMessage):
            self.since = message.version
            self.news.set()
        if isinstance(message, PingMessage | SinceMessage):
            return self.live.play.version
        if self.viewer is None:
            raise Refusal("not-yours")
        await self.still_mine()
        if isinstance(message, PickMessage):
            return await self.actions.pick(self.table, self.viewer, message.pick, message.version, self.held)
        if isinstance(message, SetMessage):
            return await self.actions.choose_set(self.table, self.viewer, message.picks, message.version, self.held)
        return await self.actions.undo(self.table, self.viewer, message.version, self.held)


def refused(refusal: Refusal, language: str, answered: int = 0) -> RefusedMessage:
    return {"type": "refused", "id": answered, "error": refusal.data(language)["error"]}


@router.websocket("/tables/{table}/live")
async def connect(
    socket: WebSocket, table: str, seat: str = "", watch: bool = False, after: int = 0, lang: str = ""
) -> None:
    """Tells the state, again whenever it changes; takes picks."""
    actions = await actions_of(socket)
    language = preferred(lang, socket.headers.get("accept-language", ""))
    await socket.accept()
    try:
        viewer = await viewer_of(actions, socket, table, seat, watch)
        live = await actions.tables.open(table)
    except Exception as fault:
        await turn_away(socket, fault, language)
        return
    await serve(actions, Socket(actions, socket, live, viewer, language, max(0, after)))


async def viewer_of(actions: Actions, socket: WebSocket, table: str, seat: str, watch: bool) -> int | None:
    if not TABLE.fullmatch(table):
        raise Refusal("no-table")
    if not seat.isdecimal() and seat:
        raise Refusal("request", what="seat")
    wanted = min(int(seat[:3]), 99) if seat else None
    viewer = await actions.viewer(secret_of(socket), table, wanted, watch)
    if viewer is not None:
        await actions.back(table, viewer)
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
            await socket.send_text(pack(refused(refusal, language)))
            await socket.close(code, refusal.key)


async def serve(actions: Actions, socket: Socket) -> None:
    """Send and take until either ends."""
    socket.live.listeners.add(socket)
    actions.tables.let_bots_think(socket.live)
    tasks = [asyncio.create_task(socket.send_states()), asyncio.create_task(socket.take_messages())]
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
        socket.live.listeners.discard(socket)
        socket.reminder.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.socket.close(code, reason), CLOSE_SECONDS)
