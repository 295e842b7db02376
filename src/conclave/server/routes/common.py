"""What all paths share: how they answer, and what they know of whoever asks."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection

from conclave.server.actions import Actions
from conclave.server.identity import give_cookie, new_secret, secret_of
from conclave.server.locale import preferred
from conclave.server.messages import pack
from conclave.server.requests import MOST_SEATS

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{20}$", description="The table's id.")]
SeatAsked = Annotated[
    int | None, Query(ge=0, lt=MOST_SEATS, description="Whose view; of your first seat if none is named.")
]
Watch = Annotated[bool, Query(description="The view of a spectator, also for who has a seat.")]
After = Annotated[int, Query(ge=0, le=1_000_000, description="The version after which the log is wanted.")]
Language = Annotated[str, Query(max_length=8, description="en, fr, it, or none for data without sentences")]


class Canonical(JSONResponse):
    """JSON with equal bytes for equal content."""

    def render(self, content: Any) -> bytes:
        return content.encode() if isinstance(content, str) else pack(content).encode()


class Route(APIRoute):
    """A path. What it answers is checked in tests; here the promise costs nothing until somebody asks for the
    description."""

    def __init__(self, path: str, endpoint: Callable[..., Any], *, response_model: Any, **settings: Any) -> None:
        self.promised = response_model
        super().__init__(path, endpoint, response_model=None, **settings)


def new_router(prefix: str = "") -> APIRouter:
    return APIRouter(prefix=prefix, route_class=Route, default_response_class=Canonical)


async def actions_of(connection: HTTPConnection) -> Actions:
    actions: Actions = connection.app.state.actions
    return actions


async def secret_found(request: Request) -> str:
    return secret_of(request)


async def language_wanted(request: Request, lang: Language = "") -> str:
    return preferred(lang, request.headers.get("accept-language", ""))


ActionsDep = Annotated[Actions, Depends(actions_of)]
Secret = Annotated[str, Depends(secret_found)]  # empty for who has none
LanguageDep = Annotated[str, Depends(language_wanted)]


class Visitor:
    """Somebody who may have no secret yet, and is given one with the answer."""

    def __init__(self, request: Request, actions: ActionsDep, secret: Secret) -> None:
        self.request = request
        self.actions = actions
        self.secret = secret or new_secret()

    def answer(self, content: Any, status: int = 200) -> Canonical:
        response = Canonical(content, status)
        give_cookie(response, self.secret, self.request, self.actions.settings)
        return response


async def visitor_of(request: Request, actions: ActionsDep, secret: Secret) -> Visitor:
    return Visitor(request, actions, secret)


VisitorDep = Annotated[Visitor, Depends(visitor_of)]
