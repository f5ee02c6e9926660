"""Plays contests on all cores. Every game is seeded, so any number of workers gives the same report."""

import gc
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import active_children, get_context
from typing import Any

from planetb.engine.compiling import cores
from planetb.games import registry
from planetb.kernel.content import fingerprint
from planetb.kernel.errors import InvalidSetup
from planetb.lab.contest import Contest, parse_contest
from planetb.lab.interruption import Patient
from planetb.lab.outcome import Outcome, play
from planetb.lab.report import Report
from planetb.lab.usage import Usage
from planetb.record.pack import load_content

LARGEST_BATCH = 25  # games per task: enough that sending them costs nothing
SECONDS_PER_BATCH = 2.0
Progress = Callable[[Report], None]


def run(
    contest: Contest,
    workers: int | None = None,
    progress: Progress | None = None,
    before: Report | None = None,
) -> Report:
    """Plays a contest and returns its report; Ctrl-C ends it early with what is there.

    `progress` is called with the report so far after every batch. `before` is a saved report of the same
    contest to go on from; it may be of fewer games.
    """
    prepare(contest)
    contest.check()
    report = Report(contest, *_continued(contest, before))
    played = {outcome.number for outcome in report.outcomes}
    missing = [number for number in range(contest.games) if number not in played]
    count = min(workers or cores(), max(1, len(missing)))
    if count == 1:
        _run_here(contest, missing, report, progress)
    else:
        _run_spread(contest, missing, report, progress, count)
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
    if len(before.outcomes) > contest.games:
        raise InvalidSetup("bad_contest", reason=f"the saved report has {len(before.outcomes)} games already")
    return before.outcomes, before.usage


def _run_here(contest: Contest, numbers: list[int], report: Report, progress: Progress | None) -> None:
    try:
        with Patient():
            for number in numbers:
                _add(report, *_played(contest, [number]), progress)
    except KeyboardInterrupt:
        report.trouble = "stopped by hand"


def _run_spread(
    contest: Contest, numbers: list[int], report: Report, progress: Progress | None, workers: int
) -> None:
    others = set(active_children())
    pool = ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_begin, initargs=(contest.as_dict(),)
    )
    waiting = list(reversed(numbers))
    pending: set[Future[tuple[list[Outcome], Usage]]] = set()
    try:
        while waiting or pending:
            while waiting and len(pending) < 2 * workers:
                size = min(_batch_size(report), 1 + len(waiting) // (2 * workers))
                pending.add(pool.submit(_batch, [waiting.pop() for _ in range(min(size, len(waiting)))]))
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                _add(report, *future.result(), progress)
    except KeyboardInterrupt:
        report.trouble = "stopped by hand"
    except BrokenProcessPool:
        report.trouble = "a worker process died"
    finally:
        pool.shutdown(wait=not report.trouble, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()


def _batch_size(report: Report) -> int:
    """Games per task: about two seconds' worth, by the latest games; one while nothing is known."""
    latest = report.outcomes[-4 * LARGEST_BATCH :]
    spent = sum(sum(outcome.seconds) for outcome in latest)
    if not spent:
        return 1
    return max(1, min(LARGEST_BATCH, int(SECONDS_PER_BATCH * len(latest) / spent)))


def _add(report: Report, outcomes: list[Outcome], usage: Usage, progress: Progress | None) -> None:
    report.outcomes += outcomes
    report.usage.add(usage)
    if progress:
        progress(report)


_contest: list[Contest] = []  # of this worker process


def _begin(data: dict[str, Any]) -> None:
    """Readies a worker: Ctrl-C is the parent's business, and what is loaded now stays."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _contest.append(parse_contest(data))
    prepare(_contest[0])
    gc.collect()
    gc.freeze()


def _batch(numbers: list[int]) -> tuple[list[Outcome], Usage]:
    return _played(_contest[0], numbers)


def _played(contest: Contest, numbers: list[int]) -> tuple[list[Outcome], Usage]:
    usage = Usage()
    outcomes = [play(contest, number, usage if contest.usage else None) for number in numbers]
    return outcomes, usage
