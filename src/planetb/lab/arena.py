"""Plays contests. Every game is seeded, so any executor gives the same report."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from planetb.games import registry
from planetb.kernel.content import fingerprint
from planetb.kernel.errors import InvalidSetup
from planetb.lab.contest import Contest, parse_contest
from planetb.lab.executor import Executor, chosen
from planetb.lab.executor.executor import spread
from planetb.lab.executor.job import Job
from planetb.lab.outcome import Outcome, play
from planetb.lab.report import Report, made_here
from planetb.lab.usage import Usage
from planetb.record.pack import load_content

LARGEST_BATCH = 250  # games per task: those of random bots take two seconds
SECONDS_PER_BATCH = 2.0
Progress = Callable[[Report], None]


def run(
    contest: Contest,
    workers: int | None = None,
    progress: Progress | None = None,
    before: Report | None = None,
    executor: Executor | None = None,
) -> Report:
    """Plays a contest and returns its report; Ctrl-C ends it early with what is there.

    So many `workers` of this machine play it, unless an `executor` is given. `progress` is called with the
    report so far after every batch. `before` is a saved report of the same contest to go on from; it may be
    of fewer games.
    """
    prepare(contest)
    contest.check()
    report = Report(contest, *_continued(contest, before))
    played = {outcome.number for outcome in report.outcomes}
    missing = [number for number in range(contest.games) if number not in played]
    executor = executor or chosen(None, workers, len(missing))

    def take(result: tuple[list[Outcome], Usage]) -> None:
        report.outcomes += result[0]
        report.usage.add(result[1])
        if progress:
            progress(report)

    job = Job("planetb.lab.arena:played", contest.as_dict(), contest.game)
    report.trouble = spread(executor, job, missing, lambda: _batch_size(report), take)
    report.sort()
    return report


def prepare(contest: Contest) -> None:
    """Loads the contest's content pack and modules; both come before the game is first used."""
    for module in contest.modules:
        import_module(module)
    if contest.content and fingerprint(contest.game) == "standard":
        load_content(contest.content)
    registry.game(contest.game)


def _continued(contest: Contest, before: Report | None) -> tuple[list[Outcome], Usage]:
    if before is None:
        return [], Usage()
    if before.contest.as_dict() | {"games": 0} != contest.as_dict() | {"games": 0}:
        raise InvalidSetup("bad_contest", reason="the saved report is of another contest")
    made, here = before.made, made_here(contest.game)
    if any(made.get(name, here[name]) != here[name] for name in ("rules_version", "content")):
        raise InvalidSetup("bad_contest", reason="the saved report is of other rules or content")
    if len(before.outcomes) > contest.games:
        raise InvalidSetup("bad_contest", reason=f"the saved report has {len(before.outcomes)} games already")
    return before.outcomes, before.usage


def _batch_size(report: Report) -> int:
    """Games per task: about two seconds' worth, by the latest games; one while nothing is known."""
    latest = report.outcomes[-4 * LARGEST_BATCH :]
    spent = sum(sum(outcome.seconds) for outcome in latest)
    if not spent:
        return 1
    return max(1, min(LARGEST_BATCH, int(SECONDS_PER_BATCH * len(latest) / spent)))


def played(data: dict[str, Any], numbers: list[int]) -> tuple[list[Outcome], Usage]:
    """The work of whoever plays: these games of a contest."""
    contest = parse_contest(data)
    prepare(contest)
    usage = Usage()
    outcomes = [play(contest, number, usage if contest.usage else None) for number in numbers]
    return outcomes, usage
