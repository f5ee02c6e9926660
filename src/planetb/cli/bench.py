"""`planetb bench`: how fast the games run."""

from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from planetb import engine
from planetb.beginning import new
from planetb.cli.complaint import Complaint
from planetb.cli.measure import check_json, write_json
from planetb.cli.party import read_variants, usual_seats
from planetb.games import registry
from planetb.match import Match

if TYPE_CHECKING:
    from rich.table import Table

    from planetb.lab.bench import Speed


def bench(
    *games: str,
    seats: int | None = None,
    variant: Annotated[list[str] | None, Parameter(negative=())] = None,
    seconds: float = 3.0,
    peer: str | None = None,
    json: Path | None = None,
) -> int:
    """Measures random play and copying on one core, beside a peer if one is given.

    Parameters
    ----------
    games
        Which games; all unless given.
    seats
        How many seats; two unless given.
    variant
        A variant of the game as name=value; may be given several times.
    seconds
        CPU seconds of each of the repeats.
    peer
        The Python of an environment with Catanatron, measured in the same run by the same definitions.
    json
        Writes the figures to this file.
    """
    from planetb.cli.screen import Screen
    from planetb.lab.bench import measure, measure_peer

    if not 0.01 <= seconds <= 600:
        raise Complaint(f"--seconds is a number from 0.01 to 600, not {seconds}")
    if peer and not which(peer):
        raise Complaint(
            f"--peer is the Python of an environment with Catanatron; there is no program {peer!r}"
        )
    check_json(json)
    matches = [_begin(name, seats, variant or []) for name in games or registry.names()]
    screen = Screen()
    speeds = []
    for match in matches:
        meta = match.game.meta
        with screen.busy(f"{meta.name} …"):
            speeds.append(measure(meta.name, match.seats, meta.chosen(match.state.variant), seconds))
    if peer:
        with screen.busy(f"{peer} …"):
            speeds.append(measure_peer(peer, seconds))
    write_json(json, {"speeds": [speed.as_dict() for speed in speeds]})
    screen.show(f"engine: {engine.RUNNING}; decisions per CPU second of one core")
    screen.show(_table(speeds, speeds[-1] if peer else None))
    return 0


def _begin(name: str, seats: int | None, variant: list[str]) -> Match:
    """A match as it will be measured: everything about it is checked before the first second is spent."""
    meta = registry.game(name).meta
    return new(name, usual_seats(meta) if seats is None else seats, 0, read_variants(meta, variant))


def _table(speeds: "list[Speed]", peer: "Speed | None") -> "Table":
    from rich import box
    from rich.table import Table
    from rich.text import Text

    most = max(speed.decisions for speed in speeds)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    heads = ["decisions/s", "in playouts", "games/s", "a game", "clone µs"] + ["× peer"] * bool(peer)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("")
    for speed in speeds:
        figures = [f"{value:,.0f}" for value in (speed.decisions, speed.playout, speed.games, speed.length)]
        times = [f"{speed.decisions / peer.decisions:.1f}"] if peer else []
        bar = Text("▇" * max(1, round(8 * speed.decisions / most)), style="cyan")
        table.add_row(speed.name, *figures, f"{speed.clone:.1f}", *times, bar)
    return table
