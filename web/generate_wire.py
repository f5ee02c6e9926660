"""Writes web/src/lib/wire.ts: the TypeScript types of everything that travels, from the server's structs."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from build import install, node

from planetb.server.wire import json_schema

WEB = Path(__file__).resolve().parent
TARGET = WEB / "src" / "lib" / "wire.ts"
BANNER = "// Generated from src/planetb/server/wire.py by web/generate_wire.py; do not edit."


def generate() -> str:
    """The whole file as text."""
    install(WEB)
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder, "wire.json")
        schema.write_text(json.dumps(everything()))
        tool = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
        command = [node(), str(tool), str(schema), "--bannerComment", BANNER]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout


def everything() -> dict[str, Any]:
    """The server's schema, with a mention of every struct: the tool leaves out what nothing refers to."""
    schema = closed(json_schema())
    return {**schema, "oneOf": [{"$ref": f"#/$defs/{name}"} for name in schema["$defs"]]}


def closed(schema: Any) -> Any:
    """The schema without ranges (TypeScript has none) and without fields nobody named."""
    if isinstance(schema, list):
        return [closed(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    dropped = {"minItems", "maxItems", "default"}
    kept = {key: closed(value) for key, value in schema.items() if key not in dropped}
    if "properties" in kept:
        kept.setdefault("additionalProperties", False)
    return kept


if __name__ == "__main__":
    TARGET.write_text(generate())
