"""The description of the API: every path and every message with what it answers, field by field."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.server import RunningServer

ROOT = Path(__file__).parents[2]
METHODS = {"get", "post"}
FREE = {"EventData", "AboutData", "ViewData", "GalleryItem"}  # to which games add


@pytest.fixture(scope="module")
def described(at: RunningServer) -> dict[str, Any]:
    return at.server.api.openapi()


def operations(described: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert method in METHODS
            yield f"{method} {path}", operation


def test_every_path_says_what_it_does_and_answers(described: dict[str, Any]) -> None:
    told = dict(operations(described))
    assert len(told) > 25
    for name, operation in told.items():
        assert operation["description"].endswith((".", "it")), name
        success = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
        assert len(success) == 1, name
        schema = success[0]["content"]["application/json"]["schema"]
        whole = schema.get("items") or schema.get("additionalProperties") or schema
        assert "$ref" in whole, (name, schema)
        refusal = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert refusal == {"$ref": "#/components/schemas/Refused"}, name


def test_every_model_is_described(described: dict[str, Any]) -> None:
    for name, schema in described["components"]["schemas"].items():
        if "properties" not in schema:
            continue
        assert schema.get("description"), name
        assert schema["additionalProperties"] is (name in FREE), name
        for field, about in schema["properties"].items():
            assert (
                about.get("type") or about.get("$ref") or about.get("anyOf") or "const" in about or name == "NewTable"
            ), f"{name}.{field}"


def test_messages_of_sockets_are_described(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    assert set(schemas["ClientMessage"]["discriminator"]["mapping"]) == {"pick", "set", "undo", "since", "ping"}
    assert set(schemas["ServerMessage"]["discriminator"]["mapping"]) == {"state", "done", "refused"}
    for messages in described["x-websockets"].values():
        for reference in messages.values():
            assert reference["$ref"].rsplit("/", 1)[1] in schemas


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    found = set(references(described))
    assert {reference.removeprefix("#/components/schemas/") for reference in found} <= set(schemas)


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for one in part.values():
            yield from references(one)
    elif isinstance(part, list):
        for one in part:
            yield from references(one)


def test_the_types_of_the_page_are_of_this_description() -> None:
    """Else `scripts/api-types` writes them anew; `scripts/check` compares the rest of the file."""
    script = [sys.executable, str(ROOT / "scripts" / "api-types"), "digest"]
    digest = subprocess.run(script, capture_output=True, text=True, check=True).stdout.strip()
    assert digest in (ROOT / "web" / "src" / "api" / "schema.d.ts").read_text(encoding="utf-8").split("\n")[0]
