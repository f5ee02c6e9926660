"""`planetb bench --envs`: the environments beside those of others."""

from typing import Any

from planetb import engine
from planetb.cli.bench_table import number
from planetb.cli.complaint import Complaint
from planetb.cli.screen import Screen
from planetb.match import Match


def show_envs(screen: Screen, matches: list[Match], seconds: float) -> dict[str, Any]:
    """Measures and draws; returns all figures with their repeats."""
    try:
        from planetb.cli.arena_table import table_of
        from planetb.envs.pace import paces, peers
    except ImportError as error:
        raise Complaint(f"environments need numpy: pip install 'planetb[research]' ({error})") from error
    found: dict[str, dict[str, list[float]]] = {}
    for match in matches:
        name = match.game.meta.name
        with screen.busy(f"{name} …"):
            found[name] = paces(name, match.seats, seconds)
    with screen.busy("peers …"):
        others = peers(seconds)
    screen.show(f"engine: {engine.RUNNING} · decisions per second at random, best of repeats ± their range")
    table = table_of("environment", *[name.replace("_", " ") for name in found])
    for row in next(iter(found.values())):
        table.add_row(row, *[_cell(figures.get(row, [])) for figures in found.values()])
    screen.show(table)
    for name, figures in others.items():
        screen.show(f"{name}: {_cell(figures)}" if figures else f"{name}: not installed here")
    return {"engine": engine.RUNNING, "environments": found, "peers": others}


def _cell(figures: list[float]) -> str:
    if not figures:
        return "–"
    best = max(figures)
    return f"{number(best)} ±{100 * (best - min(figures)) / best:2.0f} %"
