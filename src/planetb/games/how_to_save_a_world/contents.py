"""The declared content of the game: the one register, and the words a content pack may use."""

from typing import Any

from planetb.games.how_to_save_a_world import effects, goals, terms
from planetb.kernel.content import Content
from planetb.kernel.effect import All, May, OneOf


def _words() -> dict[str, Any]:
    """All verbs, goals and terms by name."""
    found: list[tuple[str, Any]] = [("All", All), ("OneOf", OneOf), ("May", May)]
    for module in (terms, effects, goals):
        found += vars(module).items()
    return {name: value for name, value in found if name[0].isupper() and isinstance(value, (int, type))}


CONTENT = Content("how_to_save_a_world", _words())
