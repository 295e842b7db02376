"""Whether the server answers and says what its description promises: every test that asks it something checks it."""

from typing import Any, Final

import httpx
from pydantic import TypeAdapter

from conclave.server.api import routes
from conclave.server.responses import Refused, ServerMessage

ROUTES: Final = [(route, TypeAdapter[Any](route.promised)) for route in routes()]
REFUSED: Final = TypeAdapter[Any](Refused)
MESSAGE: Final = TypeAdapter[Any](ServerMessage)


def check_answer(answer: httpx.Response) -> httpx.Response:
    if not answer.is_success:
        REFUSED.validate_json(answer.content, strict=True)
        return answer
    path, method = answer.request.url.path.removeprefix("/api"), answer.request.method
    for route, promised in ROUTES:
        if method in (route.methods or ()) and route.path_regex.match(path):
            assert answer.status_code == (route.status_code or 200)
            promised.validate_json(answer.content, strict=True)
            return answer
    raise AssertionError(f"nothing is promised of {method} {path}")


def check_message(text: str | bytes) -> Any:
    return MESSAGE.validate_json(text, strict=True)
