"""The chance to win, from the margin that a search expects: by how far such margins were off in games."""

import math
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

_MEASURED = Path(__file__).with_suffix(".toml")
_WIDE = {"moves": 100, "drift": 0.0, "spread": [30.0, 25.0, 20.0, 15.0, 10.0]}  # of games nobody measured


@cache
def _measured() -> dict[str, Any]:
    return tomllib.loads(_MEASURED.read_text(encoding="utf-8"))


def chance(game: str, seats: int, moment: int, margin: float) -> float | None:
    """How likely a seat wins that expects this margin over the best other, so many choices after the start.

    Nobody wins or loses alone in the same sense: there is none.
    """
    if seats < 2:
        return None
    known = _measured().get(game, _WIDE)
    over = min(1.0, moment / (known["moves"] * seats))
    drift = known["drift"] * (1 - over) if seats > 2 else 0.0
    return 0.5 * (1 + math.erf((margin + drift) / (_spread(known["spread"], over) * math.sqrt(2))))


def _spread(knots: list[float], over: float) -> float:
    """Between the knots it falls evenly."""
    at = over * (len(knots) - 1)
    left = min(int(at), len(knots) - 2)
    return knots[left] + (knots[left + 1] - knots[left]) * (at - left)
