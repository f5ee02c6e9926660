"""`planetb bench --envs`: the environments beside those of others."""

from itertools import count
from pathlib import Path
from typing import Any

from planetb import __version__, engine
from planetb.cli.bench_table import number
from planetb.cli.complaint import Complaint, write_text
from planetb.cli.measure import Meter
from planetb.cli.screen import Screen
from planetb.engine.compiling import cores
from planetb.lab.drawing import drawing
from planetb.match import Match


def show_envs(screen: Screen, matches: list[Match], seconds: float, svg: Path) -> dict[str, Any]:
    """Measures and draws; returns all figures with their repeats, and how they grow with workers."""
    try:
        from planetb.cli.arena_table import table_of
        from planetb.envs.pace import paces, peers
        from planetb.envs.scaling import compared, scaling
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
    with Meter(2 * len(matches) + len(others)) as meter:
        done = count()
        plot = scaling(
            [(match.game.meta.name, match.seats) for match in matches],
            seconds,
            cores(),
            lambda words: meter.tell(next(done), lambda: words),
        )
    table = table_of("decisions per second (wall)", *[f"{n} workers" for n in range(1, cores() + 1)])
    for curve in plot.curves:
        table.add_row(curve.name, *([number(y) for _, y in curve.points] or ["not installed here"]))
    screen.show(table)
    write_text(
        svg, drawing([plot, compared(plot)], f"Planet B {__version__}, {engine.RUNNING} engine: environments")
    )
    screen.show(f"the curves are in {svg}")
    grown = {curve.name: [y for _, y in curve.points] for curve in plot.curves}
    return {"engine": engine.RUNNING, "environments": found, "peers": others, "workers": grown}


def _cell(figures: list[float]) -> str:
    if not figures:
        return "–"
    best = max(figures)
    return f"{number(best)} ±{100 * (best - min(figures)) / best:2.0f} %"
