"""Runs mutants in processes that are watched: one that hangs is ended, and its mutant is written down."""

import json
import multiprocessing
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import planetb
from fuzz.guiding import Guide

Mutant = tuple[str, Callable[[Random], str]]
"""The text of a mutant, and what checks it: says what it was answered with."""

Mutants = Callable[[str, str, int, list[str]], Mutant]
"""Of a game, a seed, a number and what its stretch has found so far: a mutant."""

HANGS: Final = 60.0  # seconds that one mutant may take; only here is time measured, the engine counts steps
LOOK: Final = 0.05
TOLD: Final = 30.0  # seconds between two lines about how far it is
LONGEST_TRACE: Final = 6000  # letters, its end


class Report:
    """What a run found: mutants, how many were accepted, how many answers differ, failures by their cause."""

    def __init__(self) -> None:
        self.mutants = 0
        self.accepted = 0
        self.lines = 0
        self.answers: set[str] = set()
        self.failures: dict[str, list[str]] = {}
        self.traces: dict[str, str] = {}  # of the first failure of a cause

    def add(self, other: dict[str, Any]) -> None:
        self.mutants += other["mutants"]
        self.accepted += other["accepted"]
        self.lines = max(self.lines, other["lines"])
        self.answers.update(other["answers"])
        for cause, texts in other["failures"].items():
            self.failures.setdefault(cause, []).extend(texts)
        self.traces = other["traces"] | self.traces

    def fail(self, cause: str, text: str, trace: str = "") -> None:
        self.failures.setdefault(cause, []).append(text)
        self.traces.setdefault(cause, trace[-LONGEST_TRACE:])

    def plain(self) -> dict[str, Any]:
        return {**vars(self), "answers": sorted(self.answers)}

    @property
    def wrong(self) -> int:
        return sum(len(texts) for texts in self.failures.values())


def cause_of(error: BaseException) -> str:
    """The kind of error and where it was raised: mutants with one cause are one case."""
    places = [
        f"{frame.filename.rpartition('planetb/')[2]}:{frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
        if "fuzz" not in frame.filename
    ]
    told = f": {str(error)[:60]}" if isinstance(error, AssertionError | planetb.PlanetBError) else ""
    return f"{type(error).__name__} in {' < '.join(places[::-1][:2]) or 'a check'}{told}"


def run_some(
    mutants: Mutants,
    game: str,
    seed: str,
    numbers: range,
    lines: bool = False,
    begin: Callable[[int, str], object] | None = None,
) -> Report:
    """Makes and checks a stretch of mutants in this process; `begin` hears of each before it is checked."""
    report, guide = Report(), Guide(lines)
    for number in numbers:
        random = Random(f"{seed}/{game}/{number}")
        text, check = mutants(game, seed, number, guide.found)
        if begin is not None:
            begin(number, text)
        report.mutants += 1
        try:
            report.accepted += guide.check(text, lambda check=check, random=random: check(random))
        except Exception as error:  # everything that is not documented
            report.fail(cause_of(error), text, "".join(traceback.format_exception(error)))
    report.answers = guide.answers
    report.lines = guide.lines.reached if guide.lines else 0
    return report


class Job:
    """A process that works through a stretch of mutants of a game."""

    def __init__(self, mutants: Mutants, game: str, seed: str, numbers: range, lines: bool) -> None:
        self.game, self.numbers = game, numbers
        self.at = multiprocessing.Value("q", numbers.start)
        self.text = tempfile.NamedTemporaryFile("w+", encoding="utf-8", errors="surrogatepass")  # noqa: SIM115
        self.pipe, other = multiprocessing.Pipe(False)
        given = (mutants, game, seed, numbers, lines, other)
        self.process = multiprocessing.Process(target=self._work, args=given, daemon=True)
        self.process.start()
        other.close()
        self.seen, self.since = -1, time.monotonic()

    def _work(self, mutants: Mutants, game: str, seed: str, numbers: range, lines: bool, pipe: Any) -> None:
        found = run_some(mutants, game, seed, numbers, lines, self._begin)
        pipe.send_bytes(json.dumps(found.plain()).encode())

    def _begin(self, number: int, text: str) -> None:
        self.text.seek(0)
        self.text.truncate()
        self.text.write(text)
        self.text.flush()
        self.at.value = number

    def poll(self) -> tuple[dict[str, Any] | None, range]:
        """What it found, if it is done or had to be ended, and then what is left to do."""
        if self.pipe.poll():
            try:
                found = json.loads(self.pipe.recv_bytes())
            except EOFError:
                return self._broken("the process died")
            self.process.join()
            return found, range(0)
        if self.at.value != self.seen:
            self.seen, self.since = self.at.value, time.monotonic()
        elif time.monotonic() - self.since > HANGS:
            self.process.kill()
            self.process.join()
            return self._broken(f"a mutant takes more than {HANGS:.0f} s")
        return None, range(0)

    def _broken(self, cause: str) -> tuple[dict[str, Any], range]:
        """The mutant it stopped at is a case; those before it count as made, those after it are left."""
        self.text.seek(0)
        report = Report()
        report.mutants = self.at.value - self.numbers.start + 1
        report.fail(cause, self.text.read())
        return report.plain(), range(self.at.value + 1, self.numbers.stop)


class Run:
    """Mutants of several games, in stretches that processes work through side by side."""

    def __init__(self, mutants: Mutants, games: list[str], seed: str, numbers: range, stretch: int) -> None:
        self.mutants, self.games, self.seed, self.numbers = mutants, games, seed, numbers
        self.stretch = stretch
        starts = range(numbers.start, numbers.stop, stretch)
        self.waiting = [
            (game, range(start, min(numbers.stop, start + stretch))) for start in starts for game in games
        ]
        self.reports = {game: Report() for game in games}
        self.begun = time.monotonic()

    @property
    def made(self) -> int:
        return sum(report.mutants for report in self.reports.values())

    @property
    def next(self) -> int:
        """The number to go on with, where a stretch begins: before it everything was made."""
        left = min((numbers.start for _, numbers in self.waiting), default=self.numbers.stop)
        return left // self.stretch * self.stretch if self.waiting else left

    def work(self, jobs: int, lines: bool, seconds: float) -> None:
        """Until all is made, or the time is over: then every game gets as far as those that have begun."""
        running: list[Job] = []
        told = self.begun
        while running or self._goes_on(seconds):
            while len(running) < jobs and self._goes_on(seconds):
                game, numbers = self.waiting.pop(0)
                self.mutants(game, self.seed, 0, [])  # what all are made from is made once, before the fork
                running.append(Job(self.mutants, game, self.seed, numbers, lines))
            for job in running[:]:
                found, left = job.poll()
                if found is not None:
                    running.remove(job)
                    self.reports[job.game].add(found)
                    if left:
                        self.waiting.insert(0, (job.game, left))
            if time.monotonic() - told > TOLD:
                told = time.monotonic()
                self.tell()
            time.sleep(LOOK)

    def _goes_on(self, seconds: float) -> bool:
        if not self.waiting or time.monotonic() - self.begun < seconds:
            return bool(self.waiting)
        game, numbers = self.waiting[0]
        return game != self.games[0] or numbers.start % self.stretch != 0

    def tell(self) -> None:
        seconds = max(0.1, time.monotonic() - self.begun)
        wrong = sum(report.wrong for report in self.reports.values())
        sys.stderr.write(
            f"{seconds:6.0f} s: {self.made} mutants ({self.made / seconds:.0f}/s), {wrong} failures\n"
        )


def write_cases(reports: dict[str, Report], folder: Path) -> int:
    """Writes the shortest mutant of each cause to a file of its own, and how one of them failed to another.

    Returns how many causes there are.
    """
    count = 0
    for game, report in reports.items():
        for cause, texts in report.failures.items():
            count += 1
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{game}-{count}.txt"
            told = f"# {cause} ({len(texts)} mutants)\n{min(texts, key=len)}\n"
            path.write_bytes(told.encode("utf-8", errors="surrogatepass"))
            trace = report.traces.get(cause, "")
            path.with_suffix(".trace").write_bytes(trace.encode("utf-8", errors="surrogatepass"))
    return count
