"""`planetb bench`: how fast the games run, compared with earlier, with a peer, and as things grow."""

import json
from pathlib import Path
from shutil import which
from typing import Annotated

from cyclopts import Parameter

from planetb.beginning import new
from planetb.cli.complaint import Complaint, read_text
from planetb.cli.measure import check_json, write_json
from planetb.cli.party import read_variants, usual_seats
from planetb.games import registry
from planetb.match import Match


def bench(
    *games: str,
    seats: int | None = None,
    variant: Annotated[list[str] | None, Parameter(negative=())] = None,
    seconds: float = 2.0,
    peer: str | None = None,
    save: Path | None = None,
    compare: Path | None = None,
    growth: Annotated[bool, Parameter(negative=())] = False,
    svg: Path | None = None,
    envs: Annotated[bool, Parameter(negative=())] = False,
    modes: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Measures play, copying and writing down on one core, beside an earlier run or a peer if one is given.

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
    save
        Writes all figures with their repeats to this file.
    compare
        A file that --save wrote: shows ratios to it, and which differences are within the noise.
    growth
        Measures instead how times grow: with the length of the game, the seats, the cores.
    svg
        Where --growth and --envs draw their curves; growth.svg or envs.svg unless given.
    envs
        Measures instead the environments for learners, beside the chess of PettingZoo and OpenSpiel, with one
        worker and with more.
    modes
        Measures instead random play in every mode at two and four seats, beside a peer if one is given.
    """
    from planetb.cli.screen import Screen
    from planetb.lab.bench import measure, measure_peer
    from planetb.lab.figures import here, parse_bench

    if not 0.01 <= seconds <= 600:
        raise Complaint(f"--seconds is a number from 0.01 to 600, not {seconds}")
    if peer and not which(peer):
        raise Complaint(
            f"--peer is the Python of an environment with Catanatron; there is no program {peer!r}"
        )
    drawn = svg or Path("growth.svg" if growth else "envs.svg")
    check_json(drawn if growth else save)
    if envs:
        check_json(drawn)
    try:
        before = parse_bench(json.loads(read_text(compare))) if compare else None
    except ValueError as error:
        raise Complaint(f"{compare} is no file of planetb bench --save: {error}") from error
    matches = [_begin(name, seats, variant or []) for name in games or registry.names()]
    screen = Screen()
    if growth:
        from planetb.cli.growth import show_growth

        return show_growth(screen, matches, seconds, drawn)
    if envs:
        from planetb.cli.bench_envs import show_envs

        write_json(save, show_envs(screen, matches, seconds, drawn))
        return 0
    if modes:
        from planetb.cli.modes import show_modes

        beside = None
        if peer:
            with screen.busy(f"{peer} …"):
                beside = measure_peer(peer, seconds)
        write_json(save, show_modes(screen, matches, seconds, beside))
        return 0
    speeds = []
    for match in matches:
        meta = match.game.meta
        with screen.busy(f"{meta.name} …"):
            speeds.append(measure(meta.name, match.seats, meta.chosen(match.state.variant), seconds))
    if peer:
        with screen.busy(f"{peer} …"):
            speeds.append(measure_peer(peer, seconds))
    found = here(speeds)
    write_json(save, found.as_dict())
    from planetb.cli.bench_table import show_bench, show_comparison

    show_bench(screen, found, speeds[-1] if peer else None)
    if before:
        show_comparison(screen, before, found)
    return 0


def _begin(name: str, seats: int | None, variant: list[str]) -> Match:
    """A match as it will be measured: everything about it is checked before the first second is spent."""
    meta = registry.game(name).meta
    return new(name, usual_seats(meta) if seats is None else seats, 0, read_variants(meta, variant))
