"""`planetb bench --growth`: how times grow, as a table and as a picture."""

from pathlib import Path

from rich import box
from rich.table import Table

from planetb import __version__, engine
from planetb.cli.bench_table import number
from planetb.cli.complaint import write_text
from planetb.cli.measure import Meter
from planetb.cli.screen import Screen
from planetb.lab.drawing import drawing
from planetb.lab.growth import Curve, Plot, plots
from planetb.match import Match

PLOTS = 6


def show_growth(screen: Screen, matches: list[Match], seconds: float, svg: Path) -> int:
    """Measures, draws, and says what grows faster than it must; the exit code is 1 if anything does."""
    done = 0
    with Meter(PLOTS * len(matches)) as meter:

        def busy(words: str) -> None:
            nonlocal done
            meter.tell(done, lambda: words)
            done += 1

        found = plots(matches, seconds, busy)
    title = f"Planet B {__version__}, {engine.RUNNING} engine: how times grow"
    write_text(svg, drawing(found, title))
    screen.show(_table(found))
    screen.show(f"engine: {engine.RUNNING}; the curves are in {svg}")
    return 1 if any(plot.too_fast(curve) for plot in found for curve in plot.curves) else 0


def _table(found: list[Plot]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("", "game", "from … to", "at", "grows like", "may", ""):
        table.add_column(head, no_wrap=True, justify="left" if head in ("", "game") else "right")
    for plot in found:
        for curve in plot.curves:
            table.add_row(plot.title, curve.name, *_row(plot, curve))
    return table


def _row(plot: Plot, curve: Curve) -> list[str]:
    if not curve.points:
        return ["", "", "", "", "nothing to measure"]
    (x, y), (last_x, last_y) = curve.points[0], curve.points[-1]
    ends = [f"{number(y)} … {number(last_y)} {plot.y}", f"{x:.0f} … {last_x:.0f}"]
    allowed = "" if plot.most is None else f"n^{plot.most:g}"
    return [*ends, f"n^{curve.exponent:.2f}", allowed, "too fast" if plot.too_fast(curve) else ""]
