"""`planetb corpus`: many games as Parquet, for studies and learners."""

import shlex
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from planetb.cli.arena import INTERRUPTED, MOST_GAMES, MOST_JOBS, read_bots
from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.measure import Meter
from planetb.cli.party import read_variants, usual_seats
from planetb.cli.screen import Screen
from planetb.games import registry
from planetb.kernel.rng import check_seed
from planetb.record.pack import load_content

MOST_IN_A_SHARD: Final = 10_000


def corpus(
    game: str,
    /,
    *,
    bots: str,
    out: Path,
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    on: str | None = None,
    variant: Annotated[list[str] | None, Parameter(negative=())] = None,
    content: Path | None = None,
    shard: int = 100,
    observations: bool = True,
) -> int:
    """Writes games between bots to a folder: a row a game, a row a decision. The same command goes on.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    bots
        Who plays, as for `planetb arena`; every deal is played in every seating.
    out
        The folder; made if it is not there.
    games
        How many games; with more than before, the corpus grows.
    seats
        How many seats; as many as bots unless given, or as the game allows.
    seed
        The first deal.
    jobs
        How many processes; all cores unless given.
    on
        Plays on a cluster: dask for one of this machine, or dask://host:port. The files are the same.
    variant
        A variant of the game as name=value; may be given several times.
    content
        A content pack that replaces values of the game.
    shard
        How many games go into one pair of files.
    observations
        Whether decisions hold what the seat saw, as numbers of features.
    """
    try:
        from planetb.corpus.making import Maker
    except ImportError as error:
        raise Complaint(f"a corpus needs pyarrow: pip install 'planetb[research]' ({error})") from error
    from planetb.lab.contest import Contest
    from planetb.lab.executor import chosen

    whole_number("--games", games, 1, MOST_GAMES)
    whole_number("--shard", shard, 1, MOST_IN_A_SHARD)
    if jobs is not None:
        whole_number("--jobs", jobs, 1, MOST_JOBS)
    if out.exists() and not out.is_dir():
        raise Complaint(f"cannot write {out}: it is no folder")
    if content:
        load_content(content)
    meta = registry.game(game).meta
    players = read_bots(bots)
    usual = min(max(len(players), usual_seats(meta)), meta.high)
    contest = Contest(
        game,
        players,
        usual if seats is None else seats,
        games,
        check_seed(seed),
        read_variants(meta, variant or []),
        str(content) if content else None,
    )
    maker = Maker(contest, out, shard, observations, f"planetb {shlex.join(_told())}")
    executor = chosen(on, jobs, games)
    with Meter(games) as meter:
        trouble = maker.run(executor, lambda done: meter.tell(done, executor.words))
    shards = maker.folder.shards
    rows = sum(part["files"]["decisions"]["rows"] for part in shards)
    size = sum(file["bytes"] for part in shards for file in part["files"].values())
    there = sum(part["games"] for part in shards)
    Screen().show(f"{out}: {there} games, {rows} decisions, {size / 1e6:.1f} MB in {len(shards)} shards")
    if trouble:
        Screen().show(f"{trouble}; the same command goes on from here")
        return INTERRUPTED if trouble == "stopped by hand" else 1
    return 0


def _told() -> list[str]:
    """The command line as it was typed, without where it ran: that changes nothing."""
    words, where = sys.argv[1:], ("--jobs", "--on")
    pairs = zip(words, ["", *words], strict=False)
    return [word for word, last in pairs if word not in where and last not in where]
