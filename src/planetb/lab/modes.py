"""Random play in every mode of a game: no combination of variants may be much slower than the others."""

from typing import Any

from planetb.conformance import settings
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.lab.bench import Pace, stepped


class Mode:
    """One set-up and its decisions per CPU second, a figure for each repeat."""

    def __init__(self, seats: int, variants: str, decisions: list[float]) -> None:
        self.seats = seats
        self.variants = variants
        self.decisions = decisions

    @property
    def best(self) -> float:
        return max(self.decisions)

    def as_dict(self) -> dict[str, Any]:
        return {"seats": self.seats, "variants": self.variants, "decisions": self.decisions}


def modes(game: Game[Any], seats: list[int], seconds: float, repeats: int = 3) -> list[Mode]:
    """Measures every mode at these numbers of seats."""
    found = []
    for count, variants in settings(game):
        if count in seats:
            variant = game.meta.variant(variants)
            pace = Pace(
                lambda rng, n=count, v=variant: _play(game, n, v, rng),  # type: ignore[misc]
                seconds,
                repeats,
            )
            told = ", ".join(f"{name} {value}" for name, value in variants.items())
            found.append(Mode(count, told or "the usual one", pace.decisions))
    return found


def _play(game: Game[Any], seats: int, variant: list[int], rng: Rng) -> int:
    return stepped(game, seats, variant, rng)
