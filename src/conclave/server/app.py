"""The application, put together."""

import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp

from conclave.server import websocket
from conclave.server.actions import Actions
from conclave.server.api import Api, api_router
from conclave.server.database import Database
from conclave.server.errors import Refusal
from conclave.server.limits import Limits
from conclave.server.live_tables import LiveTables
from conclave.server.locale import in_language, preferred
from conclave.server.metrics import Metrics
from conclave.server.middleware import Guard, address_of
from conclave.server.routes.common import Canonical
from conclave.server.settings import Settings
from conclave.server.static_files import page_routes
from conclave.server.store import Store
from conclave.server.sync import BackgroundTasks
from conclave.text import say
from conclave.version import __version__

LOG: Final = logging.getLogger("conclave.server")
LOCAL: Final = {"127.0.0.1", "::1"}


class Server:
    """The parts of a running server, and the application in front of them."""

    def __init__(self, settings: Settings, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(
            settings.requests_a_second, settings.requests_at_once, settings.sockets, settings.sockets_an_address
        )
        self.database = Database(settings.database)
        self.tables = LiveTables(Store(self.database), settings, self.metrics)
        self.metrics.gauge("tables", "Tables in memory.", lambda: len(self.tables.loaded))
        self.metrics.gauge("sockets", "Open sockets.", self.limits.sockets.total)
        self.watcher = BackgroundTasks(self.tables)
        self.actions = Actions(self.tables, settings, random_bytes)
        self.api = self.make_api()
        self.app: ASGIApp = Guard(self.api, settings, self.limits, self.metrics)

    @asynccontextmanager
    async def running(self, _: Any = None) -> AsyncIterator[None]:
        self.database.start()
        self.actions.salt = self.tables.store.shared("salt", secrets.token_hex()).encode()
        self.watcher.start()
        try:
            yield
        finally:
            await self.watcher.stop()
            await self.tables.stop()
            self.database.stop()

    def make_api(self) -> FastAPI:
        with in_language("en"):
            api = Api(
                title="Conclave",
                version=__version__,
                description=say("server-about"),
                lifespan=self.running,
                docs_url=None,  # they would fetch scripts from elsewhere; docs/protocol.md is the page
                redoc_url=None,
                openapi_url="/api/openapi.json",
            )
        api.state.actions = self.actions
        api.include_router(api_router())
        api.include_router(websocket.router)
        self.add_health(api)
        add_faults(api, self.metrics)
        add_page(api)
        return api

    def add_health(self, api: FastAPI) -> None:
        @api.get("/healthz", include_in_schema=False)
        async def health() -> Response:
            try:
                await self.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
            except SQLAlchemyError as fault:
                LOG.error("database: %s", type(fault).__name__)
                return PlainTextResponse("no database\n", 503)
            return PlainTextResponse("ok\n")

        @api.get("/metrics", include_in_schema=False)
        async def metrics(request: Request) -> Response:
            """For whoever runs the server: asked from the machine itself only."""
            if address_of(request.scope) not in LOCAL:
                raise Refusal("not-found")
            return PlainTextResponse(self.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def add_faults(api: FastAPI, metrics: Metrics) -> None:
    """Everything that goes wrong is told in the same form."""

    def answer(request: Request, refusal: Refusal) -> Response:
        metrics.refusals.labels(refusal.key).inc()
        language = preferred(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
        return Canonical(refusal.data(language), refusal.status)

    async def refused(request: Request, fault: Exception) -> Response:
        return answer(request, fault if isinstance(fault, Refusal) else Refusal("inner"))

    async def unreadable(request: Request, fault: Exception) -> Response:
        where = (
            ".".join(str(part) for part in fault.errors()[0]["loc"])
            if isinstance(fault, RequestValidationError)
            else ""
        )
        return answer(request, Refusal("request", what=where[:100]))

    async def missing(request: Request, fault: Exception) -> Response:
        status = fault.status_code if isinstance(fault, HTTPException) else 404
        return answer(
            request, Refusal("method" if status == 405 else "request" if status == 400 else "not-found", what="")
        )

    async def broken(request: Request, fault: Exception) -> Response:
        LOG.error("%s %s", type(fault).__name__, request.url.path, exc_info=fault)
        return answer(request, Refusal("inner"))

    api.add_exception_handler(Refusal, refused)
    api.add_exception_handler(RequestValidationError, unreadable)
    api.add_exception_handler(HTTPException, missing)
    api.add_exception_handler(Exception, broken)


def add_page(api: FastAPI) -> None:
    """The browser client, where it has been built; else a line that says so."""
    routes = page_routes()
    if routes:
        api.router.routes.extend(routes)
        return

    @api.get("/", include_in_schema=False)
    async def lobby(request: Request) -> Response:
        with in_language(preferred("", request.headers.get("accept-language", ""))):
            return PlainTextResponse(say("server-no-page") + "\n")
