"""Runs mutants in processes that are watched: one that hangs is ended, and its mutant is written down."""

import json
import multiprocessing
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import planetb

Mutants = Callable[[str, str, int], tuple[str, Callable[[Random], bool]]]
"""Of a game, a seed and a number: the text of a mutant, and what checks it."""

HANGS: Final = 60.0  # seconds that one mutant may take; only here is time measured, the engine counts steps
LOOK: Final = 0.2


class Report:
    """What a run found: mutants, how many were accepted, and failures by their cause."""

    def __init__(self) -> None:
        self.mutants = 0
        self.accepted = 0
        self.failures: dict[str, list[str]] = {}

    def add(self, other: dict[str, Any]) -> None:
        self.mutants += other["mutants"]
        self.accepted += other["accepted"]
        for cause, texts in other["failures"].items():
            self.failures.setdefault(cause, []).extend(texts)


def cause_of(error: BaseException) -> str:
    """The kind of error and where it was raised: mutants with one cause are one case."""
    places = [
        f"{frame.filename.rpartition('planetb/')[2]}:{frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
        if "fuzz" not in frame.filename
    ]
    told = f": {str(error)[:60]}" if isinstance(error, AssertionError | planetb.PlanetBError) else ""
    return f"{type(error).__name__} in {' < '.join(places[::-1][:2]) or 'a check'}{told}"


def run_some(mutants: Mutants, game: str, seed: str, numbers: range, at: Any = None) -> Report:
    """Makes and checks mutants in this process."""
    report = Report()
    for number in numbers:
        if at is not None:
            at.value = number
        random = Random(f"{seed}/{game}/{number}")
        text, check = mutants(game, seed, number)
        report.mutants += 1
        try:
            report.accepted += check(random)
        except Exception as error:  # everything that is not documented
            report.failures.setdefault(cause_of(error), []).append(text)
    return report


def _work(mutants: Mutants, game: str, seed: str, numbers: range, at: Any, pipe: Any) -> None:
    found = run_some(mutants, game, seed, numbers, at)
    pipe.send_bytes(
        json.dumps(
            {"mutants": found.mutants, "accepted": found.accepted, "failures": found.failures}
        ).encode()
    )


class Job:
    """A process that works through a range of mutants of a game."""

    def __init__(self, mutants: Mutants, game: str, seed: str, numbers: range) -> None:
        self.mutants, self.game, self.seed, self.numbers = mutants, game, seed, numbers
        self.at = multiprocessing.Value("q", numbers.start)
        self.pipe, other = multiprocessing.Pipe(False)
        given = (mutants, game, seed, numbers, self.at, other)
        self.process = multiprocessing.Process(target=_work, args=given, daemon=True)
        self.process.start()
        other.close()
        self.seen, self.since = -1, time.monotonic()

    def poll(self) -> tuple[dict[str, Any] | None, range | None]:
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
        return None, None

    def _broken(self, cause: str) -> tuple[dict[str, Any], range]:
        """The mutant it stopped at is a case; those before it count as made, those after it are left."""
        number = self.at.value
        text, _ = self.mutants(self.game, self.seed, number)
        made = number - self.numbers.start + 1
        return {"mutants": made, "accepted": 0, "failures": {cause: [text]}}, range(
            number + 1, self.numbers.stop
        )


def run_all(
    mutants: Mutants, games: list[str], seed: str, each: int, jobs: int, chunk: int
) -> dict[str, Report]:
    """Runs so many mutants of each game in several processes; prints how far it is."""
    waiting = [
        (game, range(start, min(each, start + chunk))) for start in range(0, each, chunk) for game in games
    ]
    reports = {game: Report() for game in games}
    running: list[Job] = []
    begun = time.monotonic()
    told = begun
    while waiting or running:
        while waiting and len(running) < jobs:
            game, numbers = waiting.pop(0)
            running.append(Job(mutants, game, seed, numbers))
        for job in running[:]:
            found, left = job.poll()
            if found is not None:
                running.remove(job)
                reports[job.game].add(found)
                if left:
                    waiting.insert(0, (job.game, left))
        if time.monotonic() - told > 30:
            told = time.monotonic()
            done = sum(report.mutants for report in reports.values())
            wrong = sum(len(texts) for report in reports.values() for texts in report.failures.values())
            sys.stderr.write(f"{told - begun:6.0f} s: {done} mutants, {wrong} failures\n")
        time.sleep(LOOK)
    return reports


def write_cases(reports: dict[str, Report], folder: Path) -> int:
    """Writes the shortest mutant of each cause to a file of its own; returns how many causes there are."""
    count = 0
    for game, report in reports.items():
        for cause, texts in report.failures.items():
            count += 1
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{game}-{count}.txt"
            path.write_text(f"# {cause} ({len(texts)} mutants)\n{min(texts, key=len)}\n", encoding="utf-8")
    return count
