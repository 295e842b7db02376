"""The built page: read once when the server starts, sent as small as the browser takes it."""

import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

PAGE: Final = "page"  # the folder beside this file into which scripts/page builds the browser client
INDEX: Final = "index.html"
HASHED: Final = "assets/"  # files whose names change with their content
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Codings that a file may lie there in, the smallest first.
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
TYPES: Final = {".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class File:
    """A file of the page, as it is and in the codings it was built in."""

    name: str
    content: bytes
    coded: dict[str, bytes]

    @property
    def kind(self) -> str:
        ending = self.name[self.name.rfind(".") :]
        known = TYPES.get(ending) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"
        return f"{known}; charset=utf-8" if known.startswith("text/") else known

    @property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.content).hexdigest()[:32]}"'

    def headers(self) -> dict[str, str]:
        return {
            "content-type": self.kind,
            "cache-control": FOR_EVER if self.name.startswith(HASHED) else ASK_AGAIN,
            "etag": self.tag,
            "vary": "Accept-Encoding",
        }

    def answer(self, asked: Headers) -> Response:
        headers = self.headers()
        if self.tag in [tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        for coding in accepted(asked.get("accept-encoding", "")):
            if coding in self.coded:
                return Response(self.coded[coding], headers=headers | {"content-encoding": coding})
        return Response(self.content, headers=headers)


def accepted(header: str) -> list[str]:
    """The codings of ours that a browser takes, the smallest first."""
    named = {}
    for part in header.lower().split(","):
        coding, _, weight = part.partition(";")
        named[coding.strip()] = weight.replace(" ", "").strip("q=0.") != "" or not weight
    return [coding for coding in CODINGS if named.get(coding)]


def page_files(folder: Traversable) -> list[File]:
    """Every file of a page, with its compressed copies."""
    contents = dict(walk(folder))
    plain = [name for name in contents if not name.endswith(tuple(CODINGS.values()))]
    coded = {name: {c: contents[name + end] for c, end in CODINGS.items() if name + end in contents} for name in plain}
    return [File(name, contents[name], coded[name]) for name in plain]


def walk(folder: Traversable, before: str = "") -> "list[tuple[str, bytes]]":
    """Every file under a folder but hidden ones, by its path."""
    found = []
    for entry in folder.iterdir():
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            found += walk(entry, f"{before}{entry.name}/")
        else:
            found.append((before + entry.name, entry.read_bytes()))
    return found


def page_routes() -> list[Route]:
    """A route to each file of the page, and to the page itself; none where it has not been built."""
    folder = files("conclave.server").joinpath(PAGE)
    return [route_to(file) for file in page_files(folder)] if folder.joinpath(INDEX).is_file() else []


def route_to(file: File) -> Route:
    async def send(request: Request) -> Response:
        return file.answer(request.headers)

    place = "" if file.name == INDEX else file.name
    return Route(f"/{place}", send, methods=["GET"], include_in_schema=False)
