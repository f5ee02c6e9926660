"""`planetb bench --modes`: random play in every mode, the slowest of each game beside the fastest."""

from typing import Any

from rich import box
from rich.table import Table

from planetb import engine
from planetb.cli.bench_table import number
from planetb.cli.screen import Screen
from planetb.lab.figures import Speed
from planetb.lab.modes import Mode, modes
from planetb.match import Match

SEATS = [2, 4]


def show_modes(screen: Screen, matches: list[Match], seconds: float, peer: Speed | None) -> dict[str, Any]:
    """Measures and draws; returns all figures, of every mode."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    times = [f"× {peer.name.partition(',')[0]}"] if peer else []
    for head in ("game", "seats", "modes", "slowest, per s", *times, "which", "fastest, per s"):
        justify = "left" if head in ("game", "which") else "right"
        table.add_column(head, justify=justify, no_wrap=head != "which")  # type: ignore[arg-type]
    saved: dict[str, Any] = {"engine": engine.RUNNING, "modes": {}}
    for match in matches:
        game = match.game
        with screen.busy(f"{game.meta.name} …"):
            found = modes(game, SEATS, seconds)
        saved["modes"][game.meta.name] = [mode.as_dict() for mode in found]
        for seats in SEATS:
            there = sorted([mode for mode in found if mode.seats == seats], key=lambda mode: mode.best)
            if there:
                table.add_row(game.meta.name, str(seats), str(len(there)), *_row(there, peer))
    if peer:
        saved["peer"] = peer.values["decisions"]
    screen.show(table)
    screen.show(f"engine: {engine.RUNNING}; decisions per CPU second of random play, best of three repeats")
    return saved


def _row(there: list[Mode], peer: Speed | None) -> list[str]:
    """From the slowest to the fastest of these modes."""
    slowest, fastest = there[0], there[-1]
    times = [f"{slowest.best / peer.best('decisions'):.1f}"] if peer else []
    return [number(slowest.best), *times, slowest.variants, number(fastest.best)]
