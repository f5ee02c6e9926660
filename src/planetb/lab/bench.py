"""Speed of random play and of copying, by the same definitions as the peers beside us.

A decision is a choice among at least two options; chance outcomes and forced answers are made, not counted.
Decisions per second include asking for the options, choosing one, making it, and setting up new games.
Seconds are CPU seconds of this process, the best of several repeats; a clone is averaged over states sampled
from random games.
"""

import gc
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from planetb import engine
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game
from planetb.kernel.machine import playout
from planetb.kernel.meta import Value
from planetb.kernel.rng import Rng, seeded

REPEATS = 3
SAMPLE_EVERY = 25  # choices between two states whose clone is timed
PEER = Path(__file__).with_name("peer_catanatron.py")


class Speed:
    """What was measured of one game, ours or a peer's."""

    def __init__(self, name: str, build: str, values: dict[str, float]) -> None:
        self.name = name
        self.build = build  # compiled or interpreted
        self.decisions = values["decisions_per_s"]  # every choice checked, stepped from Python
        self.playout = values["playout_per_s"]  # choices trusted, as a search plays
        self.games = values["games_per_s"]
        self.length = values["decisions_per_game"]
        self.wall = values["wall_per_s"]  # decisions per second of the clock
        self.clone = values["clone_us"]  # microseconds
        self.loop = values["loop_mops"]  # a fixed loop of plain Python, to compare machines and runs

    def as_dict(self) -> dict[str, Any]:
        return dict(self.__dict__)


class Pace:
    """The best repeat of playing games for a while."""

    def __init__(self, play: Callable[[Rng], int], seconds: float, repeats: int = REPEATS) -> None:
        play(Rng(0))  # warm-up
        self.decisions = self.games = self.wall = self.length = 0.0
        for repeat in range(repeats):
            self._repeat(play, seconds, Rng(1 + 100 * repeat))

    def _repeat(self, play: Callable[[Rng], int], seconds: float, rng: Rng) -> None:
        made, games, clock, start = 0, 0, perf_counter(), process_time()
        spent = 0.0
        while spent < seconds:
            made += play(rng)
            games += 1
            spent = process_time() - start
        self.wall = max(self.wall, made / (perf_counter() - clock))
        if made / spent > self.decisions:
            self.decisions, self.games, self.length = made / spent, games / spent, made / games


def measure(
    name: str, seats: int | None = None, variants: dict[str, Value] | None = None, seconds: float = 3.0
) -> Speed:
    """Measures one game at one number of seats."""
    game = registry.game(name)
    count = game.meta.check_seats(game.meta.low if seats is None else seats)
    variant = game.meta.variant(variants or {})

    def stepped(rng: Rng) -> int:
        return _stepped(game, count, variant, rng)

    def trusted(rng: Rng) -> int:
        return playout(game, game.start(count, variant, rng.fresh()), rng, 1_000_000)

    gc.collect()
    gc.freeze()
    checked, inside = Pace(stepped, seconds), Pace(trusted, seconds)
    values = {
        "decisions_per_s": checked.decisions,
        "playout_per_s": inside.decisions,
        "games_per_s": checked.games,
        "decisions_per_game": checked.length,
        "wall_per_s": checked.wall,
        "clone_us": clone_cost(game, count, variant, min(0.7, seconds)),
        "loop_mops": loop_speed(),
    }
    gc.unfreeze()
    return Speed(f"{name}, {count} seats", engine.RUNNING, values)


def _stepped(game: Game[Any], seats: int, variant: list[int], rng: Rng) -> int:
    state = game.start(seats, variant, rng.fresh())
    made = 0
    while state.options:
        game.choose(state, rng.pick(state.options))
        made += 1
    return made


def clone_cost(game: Game[Any], seats: int, variant: list[int], seconds: float = 0.7) -> float:
    """Microseconds of CPU time that one clone takes."""
    states = _sampled(game, seats, variant)
    best = 1e9
    for _ in range(REPEATS):
        copies, start, spent = 0, process_time(), 0.0
        while spent < seconds:
            for state in states:
                state.clone()
            copies += len(states)
            spent = process_time() - start
        best = min(best, spent / copies)
    return best * 1e6


def _sampled(game: Game[Any], seats: int, variant: list[int]) -> list[Any]:
    rng = Rng(7)
    states = []
    for seed in range(3):
        state = game.start(seats, variant, seeded(seed))
        while state.options:
            if playout(game, state, rng, SAMPLE_EVERY) == SAMPLE_EVERY:
                states.append(state.clone())
    return states[:150] or [game.start(seats, variant, seeded(0))]


def loop_speed() -> float:
    """Millions of rounds per second of a fixed loop of plain Python."""
    best = 1e9
    for _ in range(3):
        start, x = process_time(), 0
        for i in range(500_000):
            x = (x + i * 7) & 1023
        best = min(best, process_time() - start)
    return 0.5 / best


def measure_peer(python: str, seconds: float = 3.0) -> Speed:
    """Measures Catanatron in an environment of its own, given by its Python."""
    command = [python, str(PEER), str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        values = json.loads(done.stdout.strip().splitlines()[-1])
    except (OSError, ValueError, IndexError, subprocess.CalledProcessError) as error:
        why = getattr(error, "stderr", "") or str(error)
        raise InvalidSetup("bad_peer", python=python, reason=why.strip().splitlines()[-1]) from error
    return Speed(values.pop("name"), "interpreted", values)
