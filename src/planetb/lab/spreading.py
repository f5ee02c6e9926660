"""What limits a spread over many cores: a model of few numbers, and games dealt out one by one to test it.

The work itself shrinks with the cores. What does not: processes begin, the job reaches each of them, somebody
hands out every task, and in the end all wait for the last game.
"""

from heapq import heapify, heapreplace
from math import exp, log, sqrt
from random import Random
from typing import Final

from planetb.lab.arena import LARGEST_BATCH, SECONDS_PER_BATCH
from planetb.lab.growth import Curve, Plot

CORES: Final = (1, 2, 16, 100, 1000)


class Costs:
    """What spreading costs, in seconds."""

    def __init__(self, start: float, ship: float, task: float) -> None:
        self.start = start  # until a process can play
        self.ship = ship  # of the submitter, to hand the job to one process
        self.task = task  # of the submitter and the scheduler, to hand out one task and take its result


class Load:
    """Games to be played: how many, how long one takes, and how far games differ (deviation over mean)."""

    def __init__(self, name: str, games: int, seconds: float, variation: float) -> None:
        self.name = name
        self.games = games
        self.seconds = seconds
        self.variation = variation

    @property
    def batch(self) -> int:
        """Games of a task."""
        return max(1, min(LARGEST_BATCH, int(SECONDS_PER_BATCH / self.seconds)))

    @property
    def work(self) -> float:
        """Seconds of one core."""
        return self.games * self.seconds


def sizes(load: Load, cores: int) -> list[int]:
    """How many games each task has, as `spread` deals them out: fewer towards the end."""
    found, left = [], load.games
    while left:
        found.append(min(load.batch, 1 + left // (2 * cores), left))
        left -= found[-1]
    return found


def parts(costs: Costs, load: Load, cores: int) -> dict[str, float]:
    """Where the time goes: begin, play or hand out (whichever is slower), wait for the last."""
    play, hand = load.work / cores, len(sizes(load, cores)) * costs.task
    longest = load.seconds * (1 + load.variation * sqrt(2 * log(cores))) if cores > 1 else 0.0
    return {
        "begin": costs.start + cores * costs.ship,
        "play": play,
        "hand out": max(0.0, hand - play),
        "wait": longest / 2,  # the last games begin at any time of those before them
    }


def seconds(costs: Costs, load: Load, cores: int) -> float:
    """How long it takes by the model."""
    return sum(parts(costs, load, cores).values())


def used(costs: Costs, load: Load, cores: int) -> float:
    """Which part of the cores' time is play."""
    return load.work / cores / seconds(costs, load, cores)


def simulated(costs: Costs, load: Load, cores: int, seed: int = 1) -> float:
    """How long it takes if every task is dealt out as `spread` does; durations are lognormal."""
    rng, sigma = Random(seed), sqrt(log(1 + load.variation**2))
    mean = log(load.seconds) - sigma * sigma / 2
    free = [costs.start + (core + 1) * costs.ship for core in range(cores)]
    heapify(free)
    handed, end = 0.0, 0.0
    for size in sizes(load, cores):
        handed += costs.task
        played = sum(exp(rng.gauss(mean, sigma)) for _ in range(size))
        ended = max(free[0], handed) + played
        heapreplace(free, ended)
        end = max(end, ended)
    return end


def table(costs: Costs, loads: list[Load]) -> str:
    """The figures as Markdown: for each load and number of cores, how long and how well used."""
    rows = [
        "| games | cores | seconds | of it begin | hand out | wait | cores used |",
        "| --- " + "| --: " * 6 + "|",
    ]
    for load in loads:
        for cores in CORES:
            found = parts(costs, load, cores)
            told = [found[name] for name in ("begin", "hand out", "wait")]
            cells = [f"{seconds(costs, load, cores):,.1f}", *(f"{value:.1f}" for value in told)]
            rows.append(f"| {load.name} | {cores:,} | {' | '.join(cells)} | {used(costs, load, cores):.0%} |")
    return "\n".join(rows) + "\n"


def plots(costs: Costs, loads: list[Load]) -> list[Plot]:
    """How well cores are used, and how many times as fast it goes."""
    share, faster = (
        Plot("Cores used", "cores", "%", None),
        Plot("Times as fast as one core", "cores", "times", None),
    )
    for load in loads:
        alone = seconds(costs, load, 1)
        steps = [1, 16, 50, *range(100, 1001, 100)]
        share.curves.append(Curve(load.name, [(float(n), 100 * used(costs, load, n)) for n in steps]))
        faster.curves.append(Curve(load.name, [(float(n), alone / seconds(costs, load, n)) for n in steps]))
    return [share, faster]
