"""How times grow: with the length of the game, the number of seats, and the cores of an arena.

Every curve knows how fast it may grow at most, as an exponent: 0 for what should cost the same however long
a game has gone on, 1 for what should be in proportion. Times are the least of several repeats.
"""

from collections import defaultdict
from collections.abc import Callable
from math import log
from time import perf_counter, process_time
from typing import Any, Final

from planetb.beginning import begin
from planetb.engine.compiling import cores
from planetb.kernel.errors import CannotUndo
from planetb.kernel.game import Game
from planetb.kernel.meta import Value
from planetb.kernel.rng import Rng, seeded
from planetb.lab.arena import run
from planetb.lab.bench import random_match
from planetb.lab.contest import Contest
from planetb.match import Match
from planetb.reading import replay
from planetb.record.record import DIGEST_EVERY

PARTS: Final = 10  # of a game
REPEATS: Final = 3
GRACE: Final = 0.3  # by which an exponent may be too high before it is said: positions get richer, too
SHORTEST: Final = 8  # choices of the shortest record that is replayed


class Curve:
    """One game's points of one plot."""

    def __init__(self, name: str, points: list[tuple[float, float]]) -> None:
        self.name = name
        self.points = points

    @property
    def exponent(self) -> float:
        """The power of x that y grows with: the slope of the straight line through the logarithms."""
        found = [(log(x), log(y)) for x, y in self.points if x > 0 and y > 0]
        if len(found) < 2:
            return 0.0
        middle_x = sum(x for x, _ in found) / len(found)
        middle_y = sum(y for _, y in found) / len(found)
        width = sum((x - middle_x) ** 2 for x, _ in found)
        return sum((x - middle_x) * (y - middle_y) for x, y in found) / width if width else 0.0


class Plot:
    """The same thing measured of several games."""

    def __init__(self, title: str, x: str, y: str, most: float | None) -> None:
        self.title = title
        self.x = x
        self.y = y
        self.most = most  # the greatest exponent that is right; None where more is better
        self.curves: list[Curve] = []

    def too_fast(self, curve: Curve) -> bool:
        """Whether a curve grows faster than it must."""
        return self.most is not None and curve.exponent > self.most + GRACE


Measure = Callable[[Game[Any], int, dict[str, Value], float], list[tuple[float, float]]]


def plots(matches: list[Match], seconds: float, busy: Callable[[str], None]) -> list[Plot]:
    """Measures everything for the games of these matches, at their seats and variants."""
    wanted: list[tuple[Plot, Measure]] = [
        (Plot("A decision of the bare rules", "decisions made", "µs", 0.0), decisions),
        (Plot("A choice of a match", "choices made", "µs", 0.0), choices),
        (Plot("An undo", "choices made", "µs", 0.0), undos),
        (Plot("A record replayed", "choices", "ms", 1.0), replays),
        (Plot("A decision, by number of seats", "seats", "µs", 1.0), by_seats),
        (Plot("An arena of random bots", "cores", "games/s", None), by_cores),
    ]
    for plot, measure in wanted:
        for match in matches:
            meta = match.game.meta
            busy(f"{meta.name}: {plot.title}")
            points = measure(match.game, match.seats, meta.chosen(match.state.variant), seconds)
            plot.curves.append(Curve(meta.name, points))
    return [plot for plot, _ in wanted]


class Parts:
    """Time spent in each part of games. Of every step the least of the repeats counts: another process, or
    Python's collector of garbage, rarely comes at the same step twice.
    """

    def __init__(self, steps: int = 0) -> None:
        self.steps = steps  # of a part, where something is done every so many; else a game has PARTS parts
        self.least: dict[tuple[int, int], float] = {}  # by game and place
        self.lengths: dict[int, int] = {}

    def add(self, game: int, place: int, length: int, spent: float) -> None:
        self.lengths[game] = length
        self.least[game, place] = min(spent, self.least.get((game, place), spent))

    def points(self) -> list[tuple[float, float]]:
        """Where each part lies on average, and the microseconds of one step there."""
        spent: defaultdict[int, list[float]] = defaultdict(list)
        places: defaultdict[int, list[int]] = defaultdict(list)
        for (game, place), least in self.least.items():
            part = self._part(place, self.lengths[game])
            if part >= 0:
                spent[part].append(least)
                places[part].append(place)
        return [
            (sum(places[part]) / len(places[part]) + 1, sum(spent[part]) / len(spent[part]) * 1e6)
            for part in sorted(spent)
        ]

    def _part(self, place: int, length: int) -> int:
        """Which part a place belongs to; -1 for what is left over at the end."""
        if not self.steps:
            return place * PARTS // length
        return place // self.steps if place < max(self.steps, length - length % self.steps) else -1


def decisions(
    game: Game[Any], seats: int, variants: dict[str, Value], seconds: float
) -> list[tuple[float, float]]:
    """Of the bare rules."""
    variant, parts = game.meta.variant(variants), Parts()
    chosen = [_line(game, seats, variant, seed) for seed in range(_games(seconds))]
    for _ in range(REPEATS):
        for seed, line in enumerate(chosen):
            state = game.start(seats, variant, seeded(seed))
            for place, option in enumerate(line):
                start = perf_counter()
                game.choose(state, option)
                parts.add(seed, place, len(line), perf_counter() - start)
    return parts.points()


def _line(game: Game[Any], seats: int, variant: list[int], seed: int) -> list[int]:
    """The choices of a random game."""
    state, rng, line = game.start(seats, variant, seeded(seed)), Rng(seed), []
    while state.options:
        line.append(rng.pick(state.options))
        game.choose(state, line[-1])
    return line


def choices(
    game: Game[Any], seats: int, variants: dict[str, Value], seconds: float
) -> list[tuple[float, float]]:
    """Of a match, which keeps what happened and takes a digest now and then: every part has one."""
    parts = Parts(DIGEST_EVERY)
    played = [random_match(game, seats, variants, seed).moves for seed in range(_games(seconds))]
    for _ in range(REPEATS):
        for seed, moves in enumerate(played):
            match = begin(game, seats, seed, variants)
            for place, move in enumerate(moves):
                start = perf_counter()
                match.make(move)
                parts.add(seed, place, len(moves), perf_counter() - start)
    return parts.points()


def undos(
    game: Game[Any], seats: int, variants: dict[str, Value], seconds: float
) -> list[tuple[float, float]]:
    """Of every choice that may be taken back, which is then made again."""
    parts = Parts()
    played = [random_match(game, seats, variants, seed).moves for seed in range(_games(seconds))]
    for _ in range(REPEATS):
        for seed, moves in enumerate(played):
            match = begin(game, seats, seed, variants)
            for place, move in enumerate(moves):
                match.make(move)
                start = perf_counter()
                try:
                    match.undo()
                except CannotUndo:
                    continue
                parts.add(seed, place, len(moves), perf_counter() - start)
                match.make(move)
    return parts.points()


def replays(
    game: Game[Any], seats: int, variants: dict[str, Value], seconds: float
) -> list[tuple[float, float]]:
    """Of records of the same game, cut off at more and more choices."""
    match = begin(game, seats, 1, variants)
    moves = random_match(game, seats, variants, 1).moves
    marks = {max(SHORTEST, len(moves) * part // PARTS) for part in range(1, PARTS + 1)}
    points = []
    for made, move in enumerate(moves, start=1):
        match.make(move)
        if made in marks:
            text = match.record()
            best = min(_seconds(lambda text=text: replay(game, text)) for _ in range(REPEATS))  # type: ignore[misc]
            points.append((float(made), best * 1e3))
    return points


def by_seats(
    game: Game[Any], seats: int, variants: dict[str, Value], seconds: float
) -> list[tuple[float, float]]:
    """The mean over whole games, for every number of seats that the variants allow."""
    points = []
    for count in range(game.meta.low, game.meta.high + 1):
        if not game.forbidden(count, game.meta.variant(variants)):
            parts = decisions(game, count, variants, seconds)
            points.append((float(count), sum(y for _, y in parts) / len(parts)))
    return points


def by_cores(
    game: Game[Any], seats: int, variants: dict[str, Value], seconds: float
) -> list[tuple[float, float]]:
    """Games per second by the clock, starting the processes not counted."""
    points = []
    for count in range(1, cores() + 1):
        few, many = 2 * count, (2 + 50 * _games(seconds)) * count
        taken = []
        for games in (few, many):
            contest = Contest(game.meta.name, ["random"], seats, games, 1, variants)
            start = perf_counter()
            run(contest, count)
            taken.append(perf_counter() - start)
        points.append((float(count), (many - few) / max(1e-9, taken[1] - taken[0])))
    return points


def _games(seconds: float) -> int:
    """How many games are played for a point: enough to be steady, few enough to be quick."""
    return max(1, round(4 * seconds))


def _seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
