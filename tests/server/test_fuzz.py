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
from server.tools import Server

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]
GENTLY = settings(
    max_examples=5,
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


def test_every_answer_is_promised_by_the_schema(web: Server, made: dict[str, Any]) -> None:
    """Well-formed and malformed requests alike; an id of a table is replaced by that of a real one."""
    schema = schemathesis.openapi.from_url(f"{web.address}/api/schema/openapi.json")
    fired = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path in SLOW:
            continue
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @GENTLY
            @given(case=operation.as_strategy(generation_mode=mode))
            def fire(case: schemathesis.Case) -> None:
                nonlocal fired
                fired += 1
                here = case.path_parameters or {}
                if re.fullmatch("[a-z0-9]{12}", str(here.get("table", ""))):
                    here["table"] = made["table"]
                    case.headers = (case.headers or {}) | {"Authorization": f"Bearer {made['secret']}"}
                case.call_and_validate(checks=CHECKS)

            with contextlib.suppress(Unsatisfiable):  # some requests cannot be made wrong
                fire()
    assert fired > 100
