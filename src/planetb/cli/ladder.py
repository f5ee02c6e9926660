"""`planetb ladder`: every bot meets every other, and ratings say how far they are apart."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from planetb.cli.complaint import whole_number, write_text
from planetb.cli.contest import INTERRUPTED, MOST_GAMES, MOST_JOBS, read_bots
from planetb.cli.measure import check_json
from planetb.cli.party import read_variants, usual_seats
from planetb.games import registry
from planetb.kernel.rng import check_seed

if TYPE_CHECKING:
    from planetb.lab.ladder import Ladder

USUAL: Final = "random,beginner,easy,medium,hard"


def ladder(
    game: str,
    /,
    *,
    bots: str = USUAL,
    games: int = 40,
    seats: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    on: str | None = None,
    variant: Annotated[list[str] | None, Parameter(negative=())] = None,
    file: Path | None = None,
    svg: Path | None = None,
) -> int:
    """Lets every bot meet every other on the same deals, and rates them.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    bots
        Who climbs, separated by commas; see `planetb arena`.
    games
        Games of each pair.
    seats
        How many seats; pairs take turns along the table.
    seed
        The first deal of every pair.
    jobs
        How many processes; all cores unless given.
    on
        Plays on a cluster: dask for one of this machine, dask://host:port, ray or ray://host:port. The result
        is the same.
    variant
        A variant of the game as name=value; may be given several times.
    file
        Keeps what was played in this file; if it is there already, only what is missing is played.
    svg
        Draws the ladder into this file.
    """
    from planetb.lab.ladder import Ladder
    from planetb.lab.ladder_drawing import ladder_drawing

    whole_number("--games", games, 1, MOST_GAMES)
    if jobs is not None:
        whole_number("--jobs", jobs, 1, MOST_JOBS)
    check_json(file)
    check_json(svg)
    rules = registry.game(game)
    names = read_bots(bots)
    table = usual_seats(rules.meta) if seats is None else seats
    climbing = Ladder(game, names, table, games, check_seed(seed), read_variants(rules.meta, variant or []))
    for contest in climbing.contests.values():
        contest.check()
    if file and file.exists():
        climbing.resume(file)
    trouble = climbing.play(jobs, _tell, lambda: climbing.save(file) if file else None, on)
    _show(climbing)
    if svg:
        title = f"{rules.meta.title}, {table} seats, {games} games a pair, seed {seed}"
        write_text(svg, ladder_drawing(climbing.rungs(), title))
    return INTERRUPTED if trouble else 0


def _tell(words: str) -> None:
    sys.stderr.write(words + "\n")
    sys.stderr.flush()


def _show(climbing: "Ladder") -> None:
    from rich import box
    from rich.table import Table

    from planetb.cli.screen import Screen

    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("bot", "rating", "±95 %", "wins", "games", "ms a choice"):
        drawn.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for rung in climbing.rungs():
        row = (
            f"{rung.rating:.0f}",
            f"{rung.error:.0f}",
            f"{rung.wins:g}",
            str(rung.games),
            f"{rung.speed:.2f}",
        )
        drawn.add_row(rung.bot, *row)
    Screen().show(drawn)
