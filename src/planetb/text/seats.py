"""Seats inside texts: a line names one as ⟨1⟩, and whoever shows the line puts the player's name there."""

import re
from collections.abc import Callable
from typing import Final

_MARK: Final = re.compile("⟨([1-9])⟩")


def mark(seat: int) -> str:
    return f"⟨{seat + 1}⟩"


def named(text: str, name: Callable[[int], str]) -> str:
    """The text with the names of its seats."""
    return _MARK.sub(lambda found: name(int(found[1]) - 1), text)
