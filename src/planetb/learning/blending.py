"""How much of an end's value a mind leaves to the estimate: measured in duels, alone and at a table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from planetb.kernel.game import Game
from planetb.learning.crew import Crew
from planetb.learning.players import HANDWRITTEN
from planetb.minds.file import save
from planetb.minds.net import Weights

BLENDS: Final = (0.3, 0.6, 0.8, 0.95)


def blended(weights: Weights, alone: float, table: float) -> Weights:
    """The same mind with another blend."""
    return weights | {"blend": np.array([alone, table], np.float32)}


def steadiest(shares: list[float]) -> int:
    """The place of the best share, seen together with its neighbours: one lucky number is none."""
    ends = [shares[0], *shares, shares[-1]]
    smooth = [ends[i] + 2 * ends[i + 1] + ends[i + 2] for i in range(len(shares))]
    return max(range(len(shares)), key=lambda i: (smooth[i], i))


def tuned(
    weights: Weights,
    game: Game[Any],
    crew: Crew,
    path: Path,
    games: int,
    seed: int,
    tell: Callable[[int, int], None] = lambda done, games: None,
) -> tuple[Weights, dict[str, Any]]:
    """The mind with the blend that does best against the handwritten estimate, all on the same deals.

    `tell` hears how many of how many games were played.
    """
    found = [float(value) for value in weights["blend"]]
    report: dict[str, Any] = {}
    tables = {"alone": [n for n in crew.seats if n == 1], "table": [n for n in crew.seats if n > 1][:1]}
    files = []
    for blend in BLENDS:
        files.append(path.with_suffix(f".b{blend:.2f}"))
        save(files[-1], blended(weights, blend, blend), game, {})
    pairings = [(str(file), HANDWRITTEN, seats) for seats in tables.values() if seats for file in files]
    try:
        won = crew.matches(pairings, games, seed, lambda done: tell(done, games * len(pairings)))
    finally:
        for file in files:
            file.unlink()
    for place, (name, seats) in enumerate(tables.items()):
        if seats:
            shares = [round(sum(won.pop(0)) / games, 3) for _ in BLENDS]
            found[place] = BLENDS[steadiest(shares)]
            report[name] = dict(zip(map(str, BLENDS), shares, strict=True))
    return blended(weights, found[0], found[1]), {"blend": found, "blends": report}
