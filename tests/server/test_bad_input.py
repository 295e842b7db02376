"""Whatever the description of the API allows, and whatever it does not: never an inner fault, and nothing changes."""

from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.server import RunningServer, two_people

EXAMPLES = 25
PROMISES = [response_schema_conformance, status_code_conformance, content_type_conformance]
REFUSALS = {401, 403, 404, 405, 408, 409, 413, 415, 422, 429}


@pytest.fixture(scope="module")
def seated(at: RunningServer) -> tuple[str, str, Any]:
    """Somebody at a table that has begun: a secret, the table, and what the table looks like."""
    ann, _, table = two_people(at.url)
    return ann.secret, table, ann.state(table)


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_nothing_breaks_the_server(
    at: RunningServer, seated: tuple[str, str, Any], mode: schemathesis.GenerationMode
) -> None:
    secret, table, before = seated
    schema = schemathesis.openapi.from_dict(at.server.api.openapi())
    tried = 0
    for result in schema.get_all_operations():
        assert not isinstance(result, Err)
        operation = result.ok()
        if operation.path.endswith(("/resign", "/leave", "/name")):
            continue  # they would do what they are asked
        if mode is schemathesis.GenerationMode.NEGATIVE and not (operation.body or operation.query):
            continue  # there is nothing that could be wrong

        @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
        @hypothesis.settings(
            max_examples=EXAMPLES, deadline=None, suppress_health_check=list(hypothesis.HealthCheck), database=None
        )
        def check(case: Any) -> None:
            nonlocal tried
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            answer = case.call(base_url=at.url, cookies={"conclave": secret})
            assert answer.status_code < 300 or answer.status_code in REFUSALS, answer.text
            case.validate_response(answer, checks=PROMISES)
            tried += 1

        check()
    assert tried > 10 * EXAMPLES
    after = at.play(table)
    assert after.version == before["version"]
