"""Effects as text and as a list."""

from planetb.games.underwater_cities.content.tables import Deed


def spelled(effect: Deed) -> str:
    """An effect tree as text."""
    return f"{type(effect).__name__}{effect.facts()}({', '.join([spelled(part) for part in effect.parts()])})"


def tree(effect: Deed) -> list[Deed]:
    """An effect and all inside it."""
    found = [effect]
    for part in effect.parts():
        found += tree(part)
    return found
