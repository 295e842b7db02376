"""Who somebody is: the secret in their cookie, of which the database knows the hash."""

import re
import secrets
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from conclave.server.limits import network_of
from conclave.server.settings import Settings

COOKIE: Final = "conclave"
SECRET_BYTES: Final = 32
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
KEPT_SECONDS: Final = 400 * 86_400  # browsers keep none longer
ID_BYTES: Final = 10  # of a table: it opens nothing by itself
CODE_BYTES: Final = 18  # of a link


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    return secrets.token_urlsafe(CODE_BYTES)


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def secret_of(request: HTTPConnection) -> str:
    """The secret of whoever asks; empty if they have none that could be one."""
    found = request.cookies.get(COOKIE, "")
    return found if SECRET.fullmatch(found) else ""


def give_cookie(response: Response, secret: str, request: HTTPConnection, settings: Settings) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=KEPT_SECONDS,
        path=request.scope.get("root_path") or "/",
        secure=settings.secure or request.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )


def hashed_address(address: str, salt: bytes) -> str:
    """Who makes tables is counted by this; the address itself is not kept."""
    return sha256(salt + network_of(address).encode()).hexdigest()
