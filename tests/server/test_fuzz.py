"""The API under fire: whatever is sent, the answer is one that its schema promises."""

import contextlib
import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode, checks

from server.test_http import make
from server.tools import PATIENCE, Server

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]
GENTLY = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
SLOW = ("/api/account", "/api/session", "/api/account/password")  # hashing: tried by hand elsewhere


@pytest.fixture(scope="module")
def made(web: Server) -> dict[str, Any]:
    with web.client() as client:
        return make(client, [{"kind": "me"}, {"kind": "me"}])


def fire(operation: Any, mode: GenerationMode, made: dict[str, Any]) -> int:
    """Sends a few requests of one kind; an id of a table is replaced by that of a real one."""
    fired = 0

    @GENTLY
    @given(case=operation.as_strategy(generation_mode=mode))
    def one(case: schemathesis.Case) -> None:
        nonlocal fired
        fired += 1
        here = case.path_parameters or {}
        if re.fullmatch("[a-z0-9]{12}", str(here.get("table", ""))):
            here["table"] = made["table"]
            case.headers = (case.headers or {}) | {"Authorization": f"Bearer {made['secret']}"}
        response = case.call(timeout=PATIENCE)
        if response.status_code != 413:  # a refusal that the checks do not know as one
            case.validate_response(response, checks=CHECKS)
        refused = response.status_code == 400 and response.json()["code"] == "bad_request"
        assert not refused or mode is GenerationMode.NEGATIVE, response.text

    with contextlib.suppress(Unsatisfiable):  # some requests cannot be made wrong
        one()
    return fired


def test_every_answer_is_promised_by_the_schema(web: Server, made: dict[str, Any]) -> None:
    """Well-formed requests are never called malformed, malformed ones always; nothing breaks the server."""
    schema = schemathesis.openapi.from_url(f"{web.address}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    fired = [
        fire(operation, mode, made)
        for operation in operations
        if operation.path not in SLOW
        for mode in modes
    ]
    assert sum(fired) > 100
