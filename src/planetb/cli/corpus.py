"""`planetb corpus`: many games as Parquet, for studies and learners."""

import shlex
import sys
from pathlib import Path
from typing import Any, Final

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.contest import Series, exit_code
from planetb.cli.measure import Meter
from planetb.cli.screen import Screen

MOST_IN_A_SHARD: Final = 10_000


def corpus(
    game: str,
    /,
    series: Series,
    *,
    out: Path,
    shard: int = 100,
    observations: bool = True,
) -> int:
    """Writes games between bots to a folder: a row a game, a row a decision. The same command goes on.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    out
        The folder; made if it is not there. With more games than before, the corpus grows.
    shard
        How many games go into one pair of files.
    observations
        Whether decisions hold what the seat saw, as numbers of features.
    """
    try:
        from planetb.corpus.making import Maker
    except ImportError as error:
        raise Complaint(f"a corpus needs pyarrow: pip install 'planetb[research]' ({error})") from error

    whole_number("--shard", shard, 1, MOST_IN_A_SHARD)
    if out.exists() and not out.is_dir():
        raise Complaint(f"cannot write {out}: it is no folder")
    contest = series.contest(game)
    maker = Maker(contest, out, shard, observations, f"planetb {told()}")
    executor = series.executor()
    with Meter(contest.games) as meter:
        trouble = maker.run(executor, lambda done: meter.tell(done, executor.words))
    show_folder(maker.folder.path, maker.folder.shards)
    if trouble:
        Screen().show(f"{trouble}; the same command goes on from here")
    return exit_code(trouble)


def show_folder(out: Path, shards: list[dict[str, Any]]) -> None:
    """Says what lies in the folder now."""
    rows = sum(part["files"]["decisions"]["rows"] for part in shards)
    size = sum(file["bytes"] for part in shards for file in part["files"].values())
    there = sum(part["games"] for part in shards)
    Screen().show(f"{out}: {there} games, {rows} decisions, {size / 1e6:.1f} MB in {len(shards)} shards")


def told() -> str:
    """The command line as it was typed, without where it ran and where it read: that changes nothing."""
    words, where = sys.argv[1:], ("--jobs", "--on", "--database")
    pairs = zip(words, ["", *words], strict=False)
    return shlex.join(word for word, last in pairs if word not in where and last not in where)
