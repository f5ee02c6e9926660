"""`planetb train`: a mind learns a game by playing with itself."""

import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.contest import INTERRUPTED, MOST_JOBS, exit_code
from planetb.cli.measure import check_folder
from planetb.cli.packs import lay_pack
from planetb.games import registry
from planetb.kernel.rng import check_seed
from planetb.minds.shelf import placed

MOST: Final = 1_000_000
OURS: Final = "ours"


def train(
    game: str,
    /,
    *,
    out: Path,
    seats: str | None = None,
    generations: int = 5,
    games: int = 1300,
    gate: int = 400,
    yardstick: int = 100,
    tune: int = 60,
    minutes: float | None = None,
    start: Annotated[Path | None, Parameter(name="--from")] = None,
    anew: Annotated[bool, Parameter(negative=())] = False,
    seed: int = 1,
    jobs: int | None = None,
    on: str | None = None,
    content: Path | None = None,
    fit_with: str | None = None,
) -> int:
    """Plays, fits and tests generation after generation; given the same folder again, it goes on there.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    out
        The folder for the minds, the games and the curves.
    seats
        Which tables are played, such as 2 or 1,2,3,4; all that the game allows unless given.
    generations
        How many generations in all.
    games
        Games of a generation.
    gate
        Games that a new mind plays against the best so far.
    yardstick
        Games that the best mind plays against the handwritten estimate, for the curve; 0 for none.
    tune
        Games that measure each blend of a new mind with the estimate; 0 leaves the blend as it is.
    minutes
        Begins no generation that would probably end later than this.
    start
        A mind to begin with, instead of the handwritten estimate: its file, the folder of a course, or the
        word "ours" for the mind that bots play by. It is tuned finely, not learned anew. One trained for
        other content of the game gives what it knows of the features that are still there.
    anew
        The mind of --from plays and tells what it expects, but each fit begins with nothing: better where
        thousands of games are played.
    seed
        The same seed gives the same games, whatever the number of jobs.
    jobs
        How many processes play; all cores unless given.
    on
        Plays on a cluster: dask or ray for one of this machine, dask://host:port or ray://host:port for one
        that runs, module:name for an executor of your own. The games are the same. Fitting stays here.
    content
        A content pack that replaces values of the game: the mind learns the game as it is with it.
    fit_with
        The Python that fits; this one unless given. It may be another one that has torch.
    """
    from planetb.learning.crew import Stopped
    from planetb.learning.fit_process import Unfit
    from planetb.learning.trainer import Course, Trainer

    if content:
        lay_pack(content, game)
    meta = registry.game(game).meta
    tables = _read_seats(seats, meta.low, meta.high)
    for name, value in (("--generations", generations), ("--games", games), ("--gate", gate)):
        whole_number(name, value, 1, MOST)
    whole_number("--yardstick", yardstick, 0, MOST)
    whole_number("--tune", tune, 0, MOST)
    if jobs is not None:
        whole_number("--jobs", jobs, 1, MOST_JOBS)
    if minutes is not None and not minutes > 0:
        raise Complaint(f"--minutes is a number above 0, not {minutes:g}")
    if anew and start is None:
        raise Complaint("--anew goes with --from: without a mind to begin with every fit begins with nothing")
    check_folder(out)
    fine = start is not None and not anew
    course = Course(game, tables, games, gate, yardstick, check_seed(seed), tune, fine)
    python = fit_with or sys.executable
    trainer = Trainer(course, out, _tell, python, jobs, _file(start, game), on)
    try:
        best = trainer.run(generations, minutes)
    except Stopped as stopped:
        _tell(f"{stopped}; the same command goes on from here")
        return exit_code(str(stopped))
    except KeyboardInterrupt:
        _tell("stopped by hand; the same command goes on from here")
        return INTERRUPTED
    except Unfit as error:
        raise Complaint(str(error)) from error
    if best is None:
        _tell("nothing was learned: there was no time for a generation")
        return 1
    new = any(entry["accepted"] for entry in trainer.history)
    _tell(f"the best mind is {best}" + ("" if new else ", with which it began: none of the new ones passed"))
    _tell(f"with PLANETB_MINDS={out} all bots play by it")
    return 0


def _file(start: Path | None, game: str) -> str:
    """The file of the mind to begin with; nothing without one."""
    if start is None:
        return ""
    if str(start) != OURS:
        return str(start / f"{game}.safetensors" if start.is_dir() else start)
    home, entry = placed(game)
    return str(home / entry["file"])


def _read_seats(text: str | None, low: int, high: int) -> list[int]:
    if text is None:
        return list(range(low, high + 1))
    words = text.split(",")
    if not all(word.strip().isdecimal() and low <= int(word) <= high for word in words):
        raise Complaint(f"--seats is a list of numbers from {low} to {high} such as {high} or {low},{high}")
    return [int(word) for word in words]


def _tell(words: str) -> None:
    sys.stderr.write(words + "\n")
    sys.stderr.flush()
