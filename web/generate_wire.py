"""Writes the TypeScript types that the server knows: wire.ts (everything that travels) and views.ts (games).

wire.ts comes from the server's structs, with the names of verbs and facts that each game's content uses;
views.ts from the TypedDict that each game's `view` returns.
"""

import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import msgspec
from build import install, node

from planetb.games import registry
from planetb.kernel.game import Game
from planetb.server.http.games import items_of
from planetb.server.wire import EffectNode, json_schema

WEB = Path(__file__).resolve().parent
TARGET = WEB / "src" / "lib" / "wire.ts"
VIEWS = WEB / "src" / "lib" / "views.ts"
BANNER = "// Generated from src/planetb/server/wire by web/generate_wire.py; do not edit."
VIEWS_BANNER = "// Generated from the views of the games by web/generate_wire.py; do not edit."


def generate() -> str:
    """wire.ts as text."""
    return typescript(everything(), BANNER)


def generate_views() -> str:
    """views.ts as text."""
    return typescript(closed(views([registry.game(name) for name in registry.MODULES])), VIEWS_BANNER)


def typescript(schema: dict[str, Any], banner: str) -> str:
    """A JSON Schema as TypeScript."""
    install(WEB)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "types.json")
        file.write_text(json.dumps(schema))
        tool = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
        command = [node(), str(tool), str(file), "--bannerComment", banner]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout


def everything() -> dict[str, Any]:
    """The server's schema, with a mention of every struct: the tool leaves out what nothing refers to."""
    schema = closed(json_schema())
    schema["$defs"] |= names([registry.game(name) for name in registry.MODULES])
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


# The views of games


def views(games: list[Game[Any]]) -> dict[str, Any]:
    """One schema with the view of every game that types it; `Views` finds them by the game's name.

    A view is called after its game (`ReworldView`), and so is what it is made of: no two games share a name.
    """
    parts: dict[str, Any] = {}
    found: dict[str, Any] = {}
    for game in games:
        kind = get_type_hints(type(game).view).get("return")
        if is_typeddict(kind):
            prefix = camel(game.meta.name)
            (root,), components = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
            new = {name: name if name.startswith(prefix) else prefix + name for name in components}
            new[kind.__name__] = f"{prefix}View"
            parts |= {new[name]: renamed(part, new) for name, part in components.items()}
            found[game.meta.name] = renamed(root, new)
    every = {"type": "object", "properties": found, "required": list(found)}
    return {"title": "Views", "$defs": parts, **every}


def camel(name: str) -> str:
    """`underwater_cities` as types are called: `UnderwaterCities`."""
    return "".join(word.capitalize() for word in name.split("_"))


def renamed(schema: Any, new: dict[str, str]) -> Any:
    """A part of a schema with the new names of the types that it refers to and is called by."""
    if isinstance(schema, list):
        return [renamed(inner, new) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: renamed(value, new) for key, value in schema.items()}
    if isinstance(found.get("$ref"), str):
        found["$ref"] = "#/$defs/" + new[found["$ref"].rpartition("/")[2]]
    if isinstance(found.get("title"), str):
        found["title"] = new.get(found["title"], found["title"])
    return found


# The words of effects


def names(games: list[Game[Any]]) -> dict[str, Any]:
    """`Verbs` and `Facts`: by game, what the nodes of its effects are called, and the words they tell."""
    verbs: dict[str, set[str]] = {}
    facts: dict[str, set[str]] = {}
    for game in games:
        name = game.meta.name
        nodes = [node for item in items_of(name, "en") for node in effects([item.effects, item.values])]
        verbs[name] = {node.verb for node in nodes}
        facts[name] = {fact for node in nodes for fact in node.facts if isinstance(fact, str)}
    return {"Verbs": by_game("Verbs", verbs), "Facts": by_game("Facts", facts)}


def effects(value: Any) -> Iterator[EffectNode]:
    """Every node of every effect in a piece of content."""
    if isinstance(value, EffectNode):
        yield value
        value = value.parts
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from effects(inner)


def by_game(title: str, words: dict[str, set[str]]) -> dict[str, Any]:
    """An object type with the words of each game that has some."""
    found = {game: {"type": "string", "enum": sorted(some)} for game, some in words.items() if some}
    return {
        "title": title,
        "type": "object",
        "properties": found,
        "required": list(found),
        "additionalProperties": False,
    }


if __name__ == "__main__":
    TARGET.write_text(generate())
    VIEWS.write_text(generate_views())
