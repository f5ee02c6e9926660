"""How environments grow from one worker to as many as there are cores, ours beside the chess of others.

Decisions per second by the clock, all workers together; starting them is not counted. Our vector environment
has workers of its own; whatever else there is plays in as many processes as there are workers, each for
itself.
"""

from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

from planetb.envs.pace import PEERS, installed, peer, vector
from planetb.kernel.rng import Rng
from planetb.lab.growth import Curve, Plot

PATIENCE: Final = 120.0  # seconds until all workers have begun
WRAPPED: Final = "PettingZoo"


def scaling(games: list[tuple[str, int]], seconds: float, most: int, busy: Callable[[str], None]) -> Plot:
    """A curve for each game (with so many seats) in a vector and through PettingZoo, and for each peer."""
    plot = Plot("Environments by workers", "workers", "decisions/s", None)
    counts = range(1, most + 1)
    for game, seats in games:
        busy(f"{game}, vector")
        points = [(float(n), max(vector(game, seats, seconds, 1, n))) for n in counts]
        plot.curves.append(Curve(f"{game}, vector", points))
        busy(f"{game}, {WRAPPED}")
        try:
            points = [(float(n), together(("ours", game, seats), n, seconds)) for n in counts]
            plot.curves.append(Curve(f"{game}, {WRAPPED}", points))
        except ImportError:
            plot.curves.append(Curve(f"{game}, {WRAPPED}", []))
    for module, name in PEERS.items():
        busy(name)
        try:
            import_module(module)
            points = [(float(n), together(("peer", module, 0), n, seconds)) for n in counts]
        except ImportError:
            points = []
        plot.curves.append(Curve(name, points))
    return plot


def compared(plot: Plot) -> Plot:
    """The same as multiples of one worker: how well each of them spreads, whatever its speed."""
    found = Plot("Compared with one worker", plot.x, "times as many", None)
    for curve in plot.curves:
        alone = curve.points[0][1] if curve.points else 1.0
        found.curves.append(Curve(curve.name, [(x, y / alone) for x, y in curve.points]))
    return found


def together(what: tuple[str, str, int], count: int, seconds: float) -> float:
    """Decisions per second of so many processes, from the moment that all of them are ready."""
    context = get_context("spawn")
    barrier, answers = context.Barrier(count), context.Queue()
    workers = [context.Process(target=_work, args=(what, seconds, barrier, answers)) for _ in range(count)]
    for worker in workers:
        worker.start()
    try:
        found = [answers.get(timeout=PATIENCE + 10 * seconds) for _ in workers]
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()
    for answer in found:
        if isinstance(answer, Exception):
            raise answer
    return float(sum(found))


def _work(what: tuple[str, str, int], seconds: float, barrier: Any, answers: Any) -> None:
    """A worker: plays whole games until the time is over, and tells how many decisions a second it made."""
    try:
        kind, name, seats = what
        play = installed(name, seats)[WRAPPED] if kind == "ours" else peer(name)
        play(Rng(1))  # what is made at the first game is made
        barrier.wait(PATIENCE)
        rng, made, start, spent = Rng(7), 0, perf_counter(), 0.0
        while spent < seconds:
            made += play(rng)
            spent = perf_counter() - start
        answers.put(made / spent)
    except Exception as error:
        answers.put(ImportError(str(error)) if isinstance(error, (ImportError, KeyError)) else error)
