"""The figures of docs/scaling.md: what was measured, and what the model makes of it."""

from pathlib import Path
from typing import Any

from planetb.lab.drawing import drawing
from planetb.lab.spreading import Costs, Load, plots, table

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scaling.md"
HEAD = "| games | cores |"
DASK = Costs(start=0.46, ship=0.002, task=0.0097)
LOADS = [
    Load("100,000 of random bots, 0.009 s each", 100_000, 0.0086, 0.39),
    Load("10,000 of greedy bots, 2.7 s each", 10_000, 2.7, 0.13),
    Load("10,000 of a minute each", 10_000, 60.0, 0.3),
]


def nothing(data: dict[str, Any], numbers: list[int]) -> list[int]:
    """Work that is none: what is left is the cost of handing it out."""
    return numbers


def written() -> str:
    """The page with the table as the model has it."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(HEAD)
    after = rest.partition("\n\n")[2]
    return f"{before}{table(DASK, LOADS)}\n{after}"


def drawn() -> str:
    """The picture of the page."""
    return drawing(plots(DASK, LOADS), "Planet B on a cluster, by the model")
