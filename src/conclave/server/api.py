"""The HTTP side put together, and its description: every path, and every message of a socket."""

from typing import Any, Final, Literal

from fastapi import APIRouter, FastAPI
from pydantic import TypeAdapter

from conclave.server.requests import ClientMessage
from conclave.server.responses import ServerMessage
from conclave.server.routes import finished, games, lobby, playing, reading
from conclave.server.routes.common import REFUSALS, Canonical

PARTS: Final = (games, lobby, playing, reading, finished)
SCHEMAS: Final = "#/components/schemas/"
LIVE: Final = "/api/tables/{table}/live"


def api_router() -> APIRouter:
    """All paths under /api."""
    api = APIRouter(prefix="/api", default_response_class=Canonical, responses=REFUSALS)
    for part in PARTS:
        api.include_router(part.router)
    return api


class Api(FastAPI):
    """The application, which describes the messages of its sockets too."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            add_messages(super().openapi())
        described: dict[str, Any] = super().openapi()
        return described


def add_messages(described: dict[str, Any]) -> None:
    """OpenAPI knows no sockets: their messages stand among the schemas, and `x-websockets` says where they are used."""
    inputs: list[tuple[str, Literal["validation", "serialization"], TypeAdapter[Any]]] = [
        ("ClientMessage", "validation", TypeAdapter(ClientMessage)),
        ("ServerMessage", "serialization", TypeAdapter(ServerMessage)),
    ]
    found, definitions = TypeAdapter.json_schemas(inputs, ref_template=SCHEMAS + "{model}")
    schemas = described["components"]["schemas"]
    for name, schema in definitions.get("$defs", {}).items():
        schemas.setdefault(name, schema)
    schemas |= {str(name): schema for (name, _), schema in found.items()}
    described["x-websockets"] = {
        LIVE: {"client": {"$ref": f"{SCHEMAS}ClientMessage"}, "server": {"$ref": f"{SCHEMAS}ServerMessage"}}
    }
