"""The bots by name: who plays at each level. What each is like, in words, is in the web app's `bot-<name>`.

A level needs one entry here; a bot keeps its level for ever, because tables and records remember its name.
"""

from collections.abc import Collection
from typing import Final

PERSONAS: Final[dict[str, tuple[str, ...]]] = {
    "beginner": ("Pip", "Lumi", "Tobi", "Momo"),
    "easy": ("Fern", "Juno", "Otto", "Nia"),
    "medium": ("Mara", "Bruno", "Iris", "Kai"),
    "hard": ("Vega", "Conrad", "Sigrid", "Orson"),
    "expert": ("Atlas", "Minerva", "Rook", "Zora"),
}


def bot_name(level: str, taken: Collection[str]) -> str:
    """A bot of the level that is not at the table yet; if all are, the first one brings a sister."""
    names = PERSONAS[level]
    free = next((name for name in names if name not in taken), None)
    if free:
        return free
    return next(f"{names[0]} {n}" for n in range(2, 100) if f"{names[0]} {n}" not in taken)
