"""`planetb arena`: bots against bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.measure import Meter, check_json, write_json
from planetb.cli.party import read_variants, usual_seats
from planetb.games import registry
from planetb.kernel.rng import check_seed
from planetb.record.pack import load_content

if TYPE_CHECKING:
    from planetb.lab.report import Report

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 512
INTERRUPTED: Final = 130


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int = 400,
    seats: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    on: str | None = None,
    variant: Annotated[list[str] | None, Parameter(negative=())] = None,
    content: Path | None = None,
    usage: Annotated[bool, Parameter(negative=())] = False,
    resume: Path | None = None,
    json: Path | None = None,
) -> int:
    """Lets bots play against each other: every deal in every seating, on all cores.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    bots
        Who plays, separated by commas: a level (beginner to expert), random, careless, greedy, mcts, deep or
        mind; mcts:400, deep:400 and mind:400 are playouts, and all three take 400ms. Or a program of
        yours: exec:./mybot (see docs/write-a-bot.md).
    games
        How many games.
    seats
        How many seats; as many as bots unless given, or as the game allows.
    seed
        The first deal. The same seed gives the same games, whatever the number of jobs.
    jobs
        How many processes; all cores unless given.
    on
        Plays on a cluster: dask for one of this machine, or dask://host:port. The report is the same.
    variant
        A variant of the game as name=value; may be given several times.
    content
        A content pack that replaces values of the game.
    usage
        Also counts what is chosen, and how those who chose it fared.
    resume
        Goes on from a report that --json wrote.
    json
        Writes the whole report to this file.
    """
    from planetb.lab.arena import run
    from planetb.lab.contest import Contest
    from planetb.lab.executor import chosen
    from planetb.lab.report import load

    whole_number("--games", games, 1, MOST_GAMES)
    if jobs is not None:
        whole_number("--jobs", jobs, 1, MOST_JOBS)
    check_json(json)
    if content:
        load_content(content)
    meta = registry.game(game).meta
    variants = read_variants(meta, variant or [])
    players = read_bots(bots)
    contest = Contest(
        game,
        players,
        min(max(len(players), usual_seats(meta)), meta.high) if seats is None else seats,
        games,
        check_seed(seed),
        variants,
        str(content) if content else None,
        usage=usage,
    )
    before = load(resume) if resume else None
    executor = chosen(on, jobs, games)
    with Meter(games) as meter:

        def progress(report: "Report") -> None:
            meter.tell(len(report.outcomes), lambda: f"{_so_far(report)}  {executor.words()}".rstrip())

        report = run(contest, jobs, progress, before, executor)
    write_json(json, report.as_dict())
    return _show(report)


def read_bots(text: str) -> list[str]:
    """`greedy,exec:./mybot` as a list."""
    bots = [word.strip() for word in text.split(",")]
    if not all(bots):
        raise Complaint(f"--bots is a list such as greedy,random, not {text!r}")
    return bots


def _so_far(report: "Report") -> str:
    standings = [report.of_bot(bot) for bot in range(len(report.contest.bots))]
    return "  ".join(f"{standing.label} {standing.rate:.1%}" for standing in standings)


def _show(report: "Report") -> int:
    from planetb.cli.arena_table import show_report
    from planetb.cli.screen import Screen

    screen = Screen()
    show_report(screen, report)
    if report.trouble:
        screen.show(f"{report.trouble} after {len(report.outcomes)} of {report.contest.games} games")
        return INTERRUPTED if report.trouble == "stopped by hand" else 1
    return 0
