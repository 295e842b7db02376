"""The HTTP side put together, and its description: what each path answers, and every message of a socket."""

from collections.abc import Iterator
from typing import Any, Final, Literal

from fastapi import APIRouter, FastAPI
from pydantic import TypeAdapter

from conclave.server.requests import ClientMessage
from conclave.server.responses import Refused, ServerMessage
from conclave.server.routes import finished, games, lobby, playing, reading
from conclave.server.routes.common import Route

PARTS: Final = (games, lobby, playing, reading, finished)
PREFIX: Final = "/api"
SCHEMAS: Final = "#/components/schemas/"
LIVE: Final = f"{PREFIX}/tables/{{table}}/live"
OK: Final = 200

Document = dict[str, Any]  # as FastAPI makes it


def api_router() -> APIRouter:
    """All paths of the API."""
    api = APIRouter(prefix=PREFIX, responses={"default": {"description": "Refused"}})
    for part in PARTS:
        api.include_router(part.router)
    return api


def routes() -> Iterator[Route]:
    for part in PARTS:
        for route in part.router.routes:
            if isinstance(route, Route):
                yield route


class Api(FastAPI):
    """The application, which describes what it answers and the messages of its sockets too."""

    def openapi(self) -> Document:
        if self.openapi_schema is None:
            add_promises(super().openapi())
        described: Document = super().openapi()
        return described


def add_promises(described: Document) -> None:
    """Say what every path answers, and what is said over sockets, which OpenAPI does not know: their messages stand
    among the schemas, and `x-websockets` says where they are used."""
    found = {id(route): route.promised for route in routes()}
    inputs: list[tuple[int | str, Literal["validation", "serialization"], TypeAdapter[Any]]] = [
        ("ClientMessage", "validation", TypeAdapter(ClientMessage)),
        ("ServerMessage", "serialization", TypeAdapter(ServerMessage)),
        ("Refused", "serialization", TypeAdapter(Refused)),
        *[(name, "serialization", TypeAdapter(promised)) for name, promised in found.items()],
    ]
    schemas, definitions = TypeAdapter.json_schemas(inputs, ref_template=SCHEMAS + "{model}")
    by_name = {name: schema for (name, _), schema in schemas.items()}
    for route in routes():
        for method in route.methods or ():
            answers = described["paths"][PREFIX + route.path][method.lower()]["responses"]
            success = answers[str(route.status_code or OK)]
            success["content"] = {"application/json": {"schema": by_name[id(route)]}}
            answers["default"]["content"] = {"application/json": {"schema": by_name["Refused"]}}
    known = described["components"]["schemas"]
    for name, schema in definitions.get("$defs", {}).items():
        known.setdefault(name, schema)
    known |= {name: by_name[name] for name in ("ClientMessage", "ServerMessage")}
    described["x-websockets"] = {
        LIVE: {"client": {"$ref": f"{SCHEMAS}ClientMessage"}, "server": {"$ref": f"{SCHEMAS}ServerMessage"}}
    }
