"""Generations of learning: play, fit, and keep what passes the gate. Everything is on disk, so it can go on.

out/GAME.safetensors          the best mind so far
out/manifest.json             names it: PLANETB_MINDS=out lets all bots play by it
out/curve.svg, state.json     how it came to be
out/minds/GAME-g3.safetensors every mind that was fitted
out/rows/g3-000040.npz        what was played
"""

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from safetensors.numpy import load_file

from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.lab.statistics import wilson
from planetb.learning.blending import tuned
from planetb.learning.crew import Crew
from planetb.learning.curves import curves
from planetb.learning.fit_process import FitProcess
from planetb.learning.fitting import Settings, Tell
from planetb.learning.players import HANDWRITTEN
from planetb.minds.file import load, passport, save
from planetb.minds.heir import heir
from planetb.minds.shelf import publish

LEAST: Final = 0.45  # the lower bound of its share against the best so far that lets a mind through
FINE_RATE: Final = 3e-4  # of learning, where a mind is tuned finely
POOL: Final = 3  # older minds that have a seat now and then
STATE: Final = "state.json"


class Course:
    """What is to be learned, and how much of it."""

    def __init__(
        self,
        game: str,
        seats: list[int],
        games: int = 1300,
        gate: int = 400,
        yardstick: int = 100,
        seed: int = 1,
        tune: int = 60,
        fine: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.games = games  # of a generation
        self.gate = gate
        self.yardstick = yardstick  # games against the handwritten estimate, to draw a curve
        self.seed = seed
        self.tune = tune  # games that measure each blend of a mind with the estimate; 0 leaves it as it is
        self.fine = fine  # whether the mind to begin with is tuned finely, its own rows being elsewhere

    def as_dict(self) -> dict[str, Any]:
        return vars(self) | passport(registry.game(self.game))


class Trainer:
    """Learns a course in a folder."""

    def __init__(
        self,
        course: Course,
        out: Path,
        tell: Tell,
        python: str,
        jobs: int | None = None,
        start: str = "",
        on: str | None = None,
    ) -> None:
        self.course = course
        self.out = out
        self.tell = tell
        self.rules = registry.game(course.game)
        self.python = python
        self.crew = Crew(course.game, course.seats, jobs, on)
        for folder in (out, out / "minds", out / "rows"):
            folder.mkdir(parents=True, exist_ok=True)
        self.history: list[dict[str, Any]] = []
        self.start = self.best = start
        self.older: list[str] = []
        self._resume()
        if self.best:
            self.best = str(self._fitting(Path(self.best)))  # says what is wrong before anything is played

    def _fitting(self, start: Path) -> Path:
        """The mind to begin with, if it fits the game; of one for content of before, its heir."""
        weights, story = heir(start, self.rules)
        if not story["from"]:
            load(start, self.rules)
            return start
        made = self.out / "minds" / f"{self.course.game}-heir.safetensors"
        save(made, weights, self.rules, {"heir": story})
        was = ", ".join(f"{name} {value}" for name, value in story["from"].items())
        counted = ", ".join(f"{n} {name}" for name, n in story["features"].items())
        self.tell(f"{start.name} is of before ({was}): its heir begins; of the features {counted}")
        return made

    def run(self, generations: int, minutes: float | None = None) -> Path | None:
        """Learns on up to so many generations in all; returns the best mind, if there is one."""
        begun, longest = time.monotonic(), 0.0
        fitter = FitProcess(self.python, self.tell)
        numpy_fits = fitter.fitter == "NumpyFitter"
        self.tell("numpy fits; with torch that goes faster" if numpy_fits else "torch fits")
        try:
            if not self.history:
                self._keep()  # games of an unfinished generation are of this course and no other
                if self.best:
                    self._publish()
            for generation in range(len(self.history), generations):
                start = time.monotonic()
                if minutes is not None and start - begun + longest > minutes * 60:
                    self.tell(f"no time for generation {generation + 1}: the last took {longest:.0f} s")
                    break
                self._learn(generation, fitter)
                longest = time.monotonic() - start
        finally:
            fitter.close()
        return self.out / f"{self.course.game}.safetensors" if self.best else None

    def _learn(self, generation: int, fitter: FitProcess) -> None:
        """One generation: games, a new mind, the gate."""
        begun = time.monotonic()
        course, name = self.course, f"g{generation + 1}"
        seed = course.seed * 1000 + generation
        players = [self.best, *self.older[-POOL:], HANDWRITTEN] if self.best else [HANDWRITTEN]
        progress = self._meter(f"{name} plays")
        rows = self.out / "rows"
        self.crew.selfplay(players, rows, name, course.games, seed, lambda n: progress(n, course.games))
        played = time.monotonic()
        shards = sorted((self.out / "rows").glob("g*.npz"))
        made = self.out / "minds" / f"{course.game}-{name}.safetensors"
        arrays = made.with_suffix(".arrays")
        size = len(self.rules.features)
        before = Path(self.best) if self.best else None
        settings = Settings(seed=seed)
        if course.fine and before is not None:
            settings.fine, settings.rate = True, FINE_RATE
        report = fitter.fit(shards, size, settings, before, arrays)
        weights = load_file(arrays)
        arrays.unlink()
        entry: dict[str, Any] = {"generation": generation + 1, "games": course.games * (generation + 1)}
        log = {"course": self.course.as_dict(), "history": [*self.history, entry | report]}
        save(made, weights, self.rules, log)
        if course.tune:
            meter = self._meter(f"{name} is blended with the estimate")
            weights, blends = tuned(weights, self.rules, self.crew, made, course.tune, seed + 700, meter)
            report |= blends
            log["history"] = [*self.history, entry | report]
            save(made, weights, self.rules, log)
        fit_at = time.monotonic()
        entry |= report | self._gate(str(made), seed + 500)
        ended = time.monotonic()
        entry["seconds"] = [round(t) for t in (played - begun, fit_at - played, ended - fit_at)]
        self.history.append(entry)
        self._keep()
        drawn = curves(self.rules.meta.title, self.history)
        (self.out / "curve.svg").write_text(drawn, encoding="utf-8")
        for words in summary(name, entry):
            self.tell(words)

    def _meter(self, what: str) -> Callable[[int, int], None]:
        """Tells four times how far something is."""
        begun, told = time.monotonic(), 0

        def tell(done: int, games: int) -> None:
            nonlocal told
            if done * 4 // games > told:
                told = done * 4 // games
                self.tell(f"{what}: {done} of {games} games, {time.monotonic() - begun:.0f} s")

        return tell

    def _gate(self, made: str, seed: int) -> dict[str, Any]:
        """Lets the new mind meet the best so far; if it holds its own, it is the best from now on.

        The first one is let through whatever it can: minds learn most from what minds play.
        """
        course = self.course
        found: dict[str, Any] = {"accepted": True}
        if self.best:
            meter = self._meter("it meets the best so far")
            won = self.crew.match(made, self.best, course.gate, seed, lambda n: meter(n, course.gate))
            found["gate"] = _share(won)
            found["accepted"] = found["gate"][1] > LEAST
        if found["accepted"]:
            if self.best:
                self.older.append(self.best)
            self.best = made
            self._publish()
        if course.yardstick:
            won = self.crew.match(self.best, HANDWRITTEN, course.yardstick, seed + 250)
            found["yardstick"] = _share(won)
        return found

    def _publish(self) -> None:
        """The best mind so far stands where bots find it."""
        file = f"{self.course.game}.safetensors"
        shutil.copyfile(self.best, self.out / file)
        publish(self.out, self.course.game, file, f"{Path(self.best).stem}, seed {self.course.seed}")

    # What is kept between runs

    def _keep(self) -> None:
        state = {
            "course": self.course.as_dict(),
            "from": self._named(self.start),
            "best": self._named(self.best),
            "older": [self._named(file) for file in self.older],
            "history": self.history,
        }
        rest = self.out / f"{STATE}.part"
        rest.write_text(json.dumps(state, indent=1) + "\n", encoding="utf-8")
        rest.replace(self.out / STATE)

    def _named(self, file: str) -> str:
        """A mind by its place in the folder, which may be moved; one from elsewhere by where it lies."""
        place = Path(file).resolve()
        own = place.is_relative_to(self.out.resolve())
        return str(place.relative_to(self.out.resolve()) if own else place) if file else HANDWRITTEN

    def _placed(self, name: str) -> str:
        return str(self.out / name) if name else HANDWRITTEN

    def _resume(self) -> None:
        """Goes on where the folder's last run ended; another course must take another folder."""
        path = self.out / STATE
        if not path.exists():
            return
        try:
            state = json.loads(path.read_text(encoding="utf-8"))
            course, history = state["course"], state["history"]
            best, older = self._placed(state["best"]), [self._placed(name) for name in state["older"]]
            mine = self.course.as_dict() | ({} if history else {"from": self._named(self.start)})
            was = {"from": state.get("from")} | {name: course.get(name) for name in self.course.as_dict()}
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise InvalidSetup(
                "bad_course", folder=self.out, reason=f"{STATE} is damaged ({error})"
            ) from error
        apart = sorted(name for name in mine if was[name] != mine[name])
        if apart:
            words = ", ".join(f"{name} was {was[name] or 'nothing'}" for name in apart)
            raise InvalidSetup("bad_course", folder=self.out, reason=f"another course began here: {words}")
        self.history, self.best, self.older = history, best, older
        self.tell(f"going on after generation {len(history)}" if history else "going on where it began")


def _share(shares: list[float]) -> list[float]:
    """The part of the wins, and the bounds of its 95 % interval."""
    low, high = wilson(sum(shares), len(shares))
    return [round(sum(shares) / len(shares), 3), round(low, 3), round(high, 3)]


def summary(name: str, entry: dict[str, Any]) -> list[str]:
    """What came of a generation, in sentences; all of it stands in state.json."""
    fit = f"{name} fits {entry['rows']} moments of {entry['games']} games"
    if "r2_margin" in entry:
        fit += f"; of games kept aside it tells the margin with r² {entry['r2_margin']:.2f}"
        fit += f", own points {entry['r2_own']:.2f}, wins with loss {entry['win_loss']:.3f}"
    found = [fit]
    taken = "is the best from now on" if entry["accepted"] else f"does not pass: above {LEAST:.0%} is asked"
    met = f"won {_told(entry['gate'])} against the best so far and " if "gate" in entry else ""
    found.append(f"{name} {met}{taken}")
    if "yardstick" in entry:
        found.append(f"the best wins {_told(entry['yardstick'])} against the estimate")
    played, fitted, gated = entry["seconds"]
    return [*found, f"{name} took {played} s to play, {fitted} s to fit and blend, {gated} s to be tested"]


def _told(share: list[float]) -> str:
    return f"{share[0]:.0%} [{share[1]:.0%}-{share[2]:.0%}]"
