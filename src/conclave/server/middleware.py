"""What stands before everything else: rates, sizes, origins, and the headers of every answer."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from conclave.server.errors import Refusal
from conclave.server.limits import Limits
from conclave.server.locale import preferred
from conclave.server.messages import pack
from conclave.server.metrics import Metrics
from conclave.server.settings import Settings

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
VERIFYING: Final = "/api/verify"
POLICY_VIOLATION: Final = 1008


class Guard:
    """An ASGI application around the server's own."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(str(message["status"])).inc()
                add_headers(message, scope)
            await send(message)

        try:
            self.check(scope, headers)
            body = receive if scope["method"] in SAFE else await self.whole(receive, self.most_bytes(scope))
        except Refusal as refusal:
            await self.refuse(refusal, headers, sending)
        else:
            await self.app(scope, body, sending)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refuse what should not get any further."""
        if not self.limits.request(address_of(scope)):
            raise Refusal("many-requests")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        if not self.known_origin(headers, scope):
            raise Refusal("origin")
        if scope["type"] == "http":
            length = headers.get("content-length", "0")
            most = self.most_bytes(scope)
            if not length.isdecimal() or len(length) > 12 or int(length) > most:
                raise Refusal("too-large", most=most)
            kind = headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json":  # a form of another site can send no JSON
                raise Refusal("media")

    def known_origin(self, headers: Headers, scope: Scope) -> bool:
        """Browsers say which page asks; programs say nothing and send no cookie that they were not given."""
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return headers.get("origin", "") in self.settings.origins
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
        except ValueError:  # no address at all
            return False

    def most_bytes(self, scope: Scope) -> int:
        """How long a body may be: what people do is short, a whole record is not."""
        return self.settings.record_bytes if scope["path"].endswith(VERIFYING) else self.settings.body_bytes

    async def whole(self, receive: Receive, most: int) -> Receive:
        """A body, which may be neither longer nor slower than it may be, as if it had come at once."""
        body = b""
        more = True
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                while more:
                    message = await receive()
                    if message["type"] != "http.request":
                        break
                    body += message.get("body", b"")
                    more = bool(message.get("more_body"))
                    if len(body) > most:
                        raise Refusal("too-large", most=most)
        except TimeoutError:
            raise Refusal("too-slow") from None
        told = False

        async def replay() -> Message:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": body, "more_body": False}

        return replay

    async def refuse(self, refusal: Refusal, headers: Headers, send: Send) -> None:
        self.metrics.refusals.labels(refusal.key).inc()
        language = preferred("", headers.get("accept-language", ""))
        body = pack(refusal.data(language)).encode()
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": refusal.status, "headers": kind})
        await send({"type": "http.response.body", "body": body})

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self.check(scope, Headers(scope=scope))
            if not self.limits.open_socket(address):
                raise Refusal("many-sockets")
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.key).inc()
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.key})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.close_socket(address)


def address_of(scope: Scope) -> str:
    client: Any = scope.get("client")
    return str(client[0]) if client else ""


def add_headers(message: Message, scope: Scope) -> None:
    """Give an answer the headers that all have. What the API says is for one person and for now."""
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if "/assets/" not in scope["path"]:
        headers.setdefault("cache-control", "no-store" if "/api/" in scope["path"] else "no-cache")
