"""The description of the API: paths from the handlers, bodies from the structs themselves."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import planetb
from planetb.server import wire

_SEAT = {"oneOf": [{"type": "integer", "minimum": 0, "maximum": 7}, {"type": "null"}]}
_AFTER = {"oneOf": [{"type": "integer", "minimum": 0, "maximum": 1_000_000}, {"type": "null"}]}


class ExactJson(JsonRenderPlugin):
    """The framework's description, with every bound that the structs enforce."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, components = msgspec.json.schema_components(
            [*wire.REQUESTS, *wire.ANSWERS], ref_template="#/components/schemas/{name}"
        )
        openapi_schema["components"]["schemas"] |= components
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                for parameter in operation.get("parameters", []):
                    if parameter["in"] == "query" and parameter["name"] in ("seat", "after"):
                        parameter["schema"] = _SEAT if parameter["name"] == "seat" else _AFTER
        return self.render_json(request, openapi_schema).replace(rb"\\Z", b"$")  # as ECMA says it


def openapi() -> OpenAPIConfig:
    """How the description is made and where it is found."""
    secret = SecurityScheme(type="http", scheme="bearer", description="The secret of a seat.")
    return OpenAPIConfig(
        title="Planet B",
        version=planetb.__version__,
        path="/api/schema",
        render_plugins=[ExactJson()],
        components=Components(security_schemes={"secret": secret}),
        security=[{"secret": []}, {}],
    )
