"""`planetb arena`: bots against bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from planetb.cli.contest import Series, exit_code
from planetb.cli.measure import Meter, check_json, write_json

if TYPE_CHECKING:
    from planetb.lab.report import Report


def arena(
    game: str,
    /,
    series: Series,
    *,
    usage: Annotated[bool, Parameter(negative=())] = False,
    resume: Path | None = None,
    json: Path | None = None,
) -> int:
    """Lets bots play against each other: every deal in every seating, on all cores.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    usage
        Also counts what is chosen, and how those who chose it fared.
    resume
        Goes on from a report that --json wrote.
    json
        Writes the whole report to this file.
    """
    from planetb.lab.arena import run
    from planetb.lab.report import load

    check_json(json)
    contest = series.contest(game, usage)
    before = load(resume) if resume else None
    executor = series.executor()
    with Meter(contest.games) as meter:

        def progress(report: "Report") -> None:
            meter.tell(len(report.outcomes), lambda: f"{_so_far(report)}  {executor.words()}".rstrip())

        report = run(contest, series.jobs, progress, before, executor)
    write_json(json, report.as_dict())
    return _show(report)


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
    return exit_code(report.trouble)
