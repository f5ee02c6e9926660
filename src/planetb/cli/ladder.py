"""`planetb ladder`: bots meet each other, and ratings say how far they are apart."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from planetb.cli.complaint import whole_number, write_text
from planetb.cli.contest import MOST_GAMES, MOST_JOBS, exit_code, read_bots, tell_minds
from planetb.cli.measure import Meter, check_json
from planetb.cli.packs import lay_pack
from planetb.cli.party import read_variants, usual_seats
from planetb.games import registry
from planetb.kernel.rng import check_seed

if TYPE_CHECKING:
    from planetb.lab.ladder import Pair, Rung

USUAL: Final = "random,beginner,easy,medium,hard,expert"
MOST_BOTS: Final = 1000


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
    content: Path | None = None,
    near: int | None = None,
    file: Path | None = None,
    svg: Path | None = None,
) -> int:
    """Lets bots meet each other on the same deals, and rates them.

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
        Plays on a cluster: dask or ray for one of this machine, dask://host:port or ray://host:port for one
        that runs, module:name for an executor of your own. The result is the same.
    variant
        A variant of the game as name=value; may be given several times.
    content
        A content pack that replaces values of the game.
    near
        Only bots at most so many places apart in the list meet, where games tell most; all do unless given.
    file
        Keeps what was played in this file (.json or .json.gz); if it is there already, only what is missing
        is played and nothing is lost: a pair may have more games than another.
    svg
        Draws the ladder into this file.
    """
    from planetb.cli.screen import Screen
    from planetb.lab.ladder import Ladder
    from planetb.lab.ladder_drawing import ladder_drawing
    from planetb.lab.machine import machine

    whole_number("--games", games, 1, MOST_GAMES)
    if jobs is not None:
        whole_number("--jobs", jobs, 1, MOST_JOBS)
    if near is not None:
        whole_number("--near", near, 1, MOST_BOTS)
    check_json(file)
    check_json(svg)
    if content:
        lay_pack(content, game)
    rules = registry.game(game)
    names = read_bots(bots)
    tell_minds(game, names)
    table = usual_seats(rules.meta) if seats is None else seats
    variants = read_variants(rules.meta, variant or [])
    climbing = Ladder(game, names, table, games, check_seed(seed), variants, near)
    for contest in climbing.contests.values():
        contest.check()
    if file and file.exists():
        climbing.resume(file)
    words = [f"planetb ladder {game} --bots {','.join(names)} --seats {table} --games {games} --seed {seed}"]
    words += [f"--variant {name}={str(value).lower()}" for name, value in variants.items()]
    words += [f"--content {content.name}"] if content else []
    words += [f"--near {near}"] if near else []
    climbing.note(" ".join([*words, f"--file {file.name}"] if file else words), machine())
    with Meter(climbing.counted()[1]) as meter:

        def progress(pair: "Pair") -> None:
            meter.tell(climbing.counted()[0], lambda: climbing.words(pair))

        keep = partial(climbing.save, file) if file else _keep_nothing
        trouble = climbing.play(jobs, meter.say, keep, on, progress)
    rungs = climbing.rungs()
    if rungs:
        _show(rungs, table)
    if trouble:
        played, games = climbing.counted()
        more = "the same command goes on from here" if file else "with --file it would go on from here"
        Screen().show(f"{trouble} after {played} of {games} games; {more}")
    if svg and rungs:
        title = f"{rules.meta.title}, {table} seats, seed {seed}"
        write_text(svg, ladder_drawing(rungs, title))
    return exit_code(trouble)


def _keep_nothing() -> None:
    """Without a file what was played is gone at the end."""


def _show(rungs: "list[Rung]", seats: int) -> None:
    from rich import box
    from rich.table import Table

    from planetb.cli.screen import Screen

    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    places = ["place", "±95 %"] if seats > 2 else []
    for head in ("bot", "rating", "±95 %", "wins", "games", *places, "ms a choice"):
        drawn.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for rung in rungs:
        row = (
            f"{rung.rating:.0f}",
            f"{rung.error:.0f}",
            f"{rung.wins:g}",
            str(rung.games),
            *([f"{rung.place.mean:.2f}", f"{rung.place.error:.2f}"] if places else []),
            f"{rung.speed:.2f}",
        )
        drawn.add_row(rung.bot, *row)
    Screen().show(drawn)
