"""Speed of play, of copying and of writing down, by the same definitions as the peers beside us.

A decision is a choice among at least two options; chance outcomes and forced answers are made, not counted.
Decisions per second include asking for the options, choosing one, making it, and setting up new games.
Seconds are CPU seconds of this process; every figure has several repeats. What is done to a state is averaged
over states sampled from random games.
"""

import gc
import json
import subprocess
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from planetb.beginning import begin
from planetb.bots.search.tree import Tree
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game
from planetb.kernel.machine import playout
from planetb.kernel.meta import Value
from planetb.kernel.rng import Rng, seeded
from planetb.lab.figures import Speed
from planetb.match import Match
from planetb.minds.net import Net, shapes
from planetb.reading import replay
from planetb.record.position import parse_position, position
from planetb.text.game_text import text_of

REPEATS = 5
SHORT = 0.2  # CPU seconds of a repeat of what is done to a state, at most
SAMPLE_EVERY = 25  # choices between two states that are sampled
SAMPLES = 150
SEARCHED = 6  # states that are searched
PLAYOUTS = 20  # of each
PEER = Path(__file__).with_name("peer_catanatron.py")
PEER_KEYS = {
    "decisions": "decisions_per_s",
    "playout": "playout_per_s",
    "wall": "wall_per_s",
    "games": "games_per_s",
    "length": "decisions_per_game",
    "clone": "clone_us",
    "loop": "loop_mops",
}


class Pace:
    """Repeats of playing games for a while."""

    def __init__(self, play: Callable[[Rng], int], seconds: float, repeats: int = REPEATS) -> None:
        play(Rng(0))  # warm-up
        self.decisions: list[float] = []
        self.games: list[float] = []
        self.wall: list[float] = []
        self.length: list[float] = []
        for repeat in range(repeats):
            self._repeat(play, seconds, Rng(1 + 100 * repeat))

    def _repeat(self, play: Callable[[Rng], int], seconds: float, rng: Rng) -> None:
        made, games, clock, start = 0, 0, perf_counter(), process_time()
        spent = 0.0
        while spent < seconds:
            made += play(rng)
            games += 1
            spent = process_time() - start
        self.wall.append(made / (perf_counter() - clock))
        self.decisions.append(made / spent)
        self.games.append(games / spent)
        self.length.append(made / games)


def measure(
    name: str, seats: int | None = None, variants: dict[str, Value] | None = None, seconds: float = 2.0
) -> Speed:
    """Measures one game at one number of seats."""
    game = registry.game(name)
    count = game.meta.check_seats(game.meta.low if seats is None else seats)
    variant = game.fill(count, variants or {})

    def checked_play(rng: Rng) -> int:
        return stepped(game, count, variant, rng)

    def trusted(rng: Rng) -> int:
        return playout(game, game.start(count, variant, rng.fresh()), rng, 1_000_000)

    gc.collect()
    gc.freeze()
    checked, inside = Pace(checked_play, seconds), Pace(trusted, seconds)
    values = {
        "decisions": checked.decisions,
        "playout": inside.decisions,
        "wall": checked.wall,
        "games": checked.games,
        "length": checked.length,
    }
    values |= _shown(game, count, variant, min(seconds, SHORT))
    values |= _handled(game, count, variant, min(seconds, SHORT))
    values |= _searched(game, count, variant, min(seconds, SHORT))
    values |= _written(game, count, variants, min(seconds, SHORT))
    values["loop"] = loop_speed()
    gc.unfreeze()
    return Speed(f"{name}, {count} seats", values)


def stepped(
    game: Game[Any], seats: int, variant: list[int], rng: Rng, look: Callable[[Any], object] | None = None
) -> int:
    """Plays a random game through checked choices; returns how many."""
    state = game.start(seats, variant, rng.fresh())
    made = 0
    while state.options:
        if look:
            look(state)
        game.choose(state, rng.pick(state.options))
        made += 1
    return made


def _shown(game: Game[Any], seats: int, variant: list[int], seconds: float) -> dict[str, list[float]]:
    """Play as people see it: with the view of whoever decides, and with words for all that may be chosen."""
    text = text_of(game.meta.name)

    def view(state: Any) -> object:
        return game.view(state, game.seat(state))

    def words(state: Any) -> object:
        ask = game.ask(state)
        said = [text.option(game, state, ask, option, "en") for option in state.options]
        return text.prompt(game, state, ask, "en"), said

    return {
        key: Pace(lambda rng, look=look: stepped(game, seats, variant, rng, look), seconds).decisions  # type: ignore[misc]
        for key, look in (("view", view), ("words", words))
    }


def _handled(game: Game[Any], seats: int, variant: list[int], seconds: float) -> dict[str, list[float]]:
    """What bots and records do to a state, in microseconds, and how large it is."""
    states = _sampled(game, seats, variant)
    rng = Rng(5)
    dealt = [game.redeal(state, game.seat(state), rng) for state in states]
    lines = [position(game, state) for state in states]
    return {
        "clone": timed(lambda state: state.clone(), states, seconds),
        "redeal": timed(lambda state: game.redeal(state, game.seat(state), rng), states, seconds),
        "estimate": timed(lambda state: game.estimates(state, seats), dealt, seconds),
        **_seen(game, dealt, seats, seconds),
        "write": timed(lambda state: position(game, state), states, seconds),
        "read": timed(lambda line: parse_position(game, line), lines, seconds),
        "state": [memory(lambda: [state.clone() for state in states]) / len(states)],
    }


def _seen(game: Game[Any], dealt: list[Any], seats: int, seconds: float) -> dict[str, list[float]]:
    """What a mind does to a position, in microseconds: looks at it, and values it together with the others
    that one choice leads to. What its weights are does not matter.
    """
    looks = [(game.seat(state), [state, *after_a_choice(game, state)]) for state in dealt]
    positions = sum(len(states) for _, states in looks)
    chance = np.random.default_rng(1)
    weights = {name: chance.standard_normal(shape) for name, shape in shapes(len(game.features)).items()}
    net = Net({**weights, "scale": np.ones(6)})
    judged = []
    for seat, states in looks:
        estimates = [game.estimates(state, seats) for state in states]
        judged.append(([game.observe(state, seat) for state in states], estimates, seat))

    def look(pair: tuple[int, list[Any]]) -> None:
        for state in pair[1]:
            game.observe(state, pair[0])

    def judge(seen: tuple[list[list[int]], list[list[float]], int]) -> None:
        net.begin(seen[0][0])
        net.values(*seen, seats == 1)

    share = len(looks) / positions
    return {
        "observe": [us * share for us in timed(look, looks, seconds)],
        "mind": [us * share for us in timed(judge, judged, seconds)],
    }


def after_a_choice(game: Game[Any], state: Any) -> list[Any]:
    """The positions that the choices of an open question lead to."""
    found = []
    for option in state.options:
        twin = state.clone()
        game.choose(twin, option)
        if twin.options:
            found.append(twin)
    return found


def _searched(game: Game[Any], seats: int, variant: list[int], seconds: float) -> dict[str, list[float]]:
    """Playouts of a search, on a few positions of the game; the garbage collector rests, as for a bot."""
    states = _sampled(game, seats, variant)
    states = states[:: max(1, len(states) // SEARCHED)][:SEARCHED]
    gc.disable()
    try:
        found = [_playouts(game, seats, states, 1 + repeat, seconds) for repeat in range(REPEATS)]
    finally:
        gc.enable()
    return {"search": found}


def _playouts(game: Game[Any], seats: int, states: list[Any], seed: int, seconds: float) -> float:
    """How many there are in a second."""
    made, spent = 0, 0.0
    while spent < seconds:
        for state in states:
            rng, seat = Rng(seed), game.seat(state)
            tree = Tree(game, seat, seats, rng)
            tree.root_positions = tree.positions
            tree.begin(game.redeal(state, seat, rng))
            start = process_time()
            for _ in range(PLAYOUTS):
                tree.playout(game.redeal(state, seat, rng))
            spent += process_time() - start
            made += PLAYOUTS
    return made / spent


def _written(
    game: Game[Any], seats: int, variants: dict[str, Value] | None, seconds: float
) -> dict[str, list[float]]:
    """A record read back, and what a match with its history takes."""
    match = random_match(game, seats, variants)
    text, choices = match.record(), len(match.moves)
    taken = timed(lambda text: replay(game, text), [text], seconds)
    return {
        "replay": [choices / (us / 1e6) for us in taken],
        "match": [memory(lambda: random_match(game, seats, variants))],
    }


def random_match(
    game: Game[Any], seats: int, variants: dict[str, Value] | None = None, seed: int = 1
) -> Match:
    """A whole match of random choices, with its history."""
    match, rng = begin(game, seats, seed, variants), Rng(seed)
    while not match.over:
        match.choose(rng.pick(match.state.options))
    return match


def timed(work: Callable[[Any], object], things: list[Any], seconds: float) -> list[float]:
    """Microseconds of CPU time that the work on one of the things takes, on average; one for each repeat."""
    work(things[0])  # warm-up
    found = []
    for _ in range(REPEATS):
        times, start, spent = 0, process_time(), 0.0
        while spent < seconds:
            for thing in things:
                work(thing)
            times += len(things)
            spent = process_time() - start
        found.append(spent / times * 1e6)
    return found


def memory(make: Callable[[], object]) -> float:
    """Bytes that are held as long as what is made is held."""
    make()  # what is made once and for all is not counted
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = make()
        gc.collect()
        size = tracemalloc.get_traced_memory()[0] - before
        del held
    finally:
        tracemalloc.stop()
    return float(size)


def _sampled(game: Game[Any], seats: int, variant: list[int]) -> list[Any]:
    rng = Rng(7)
    states = []
    for seed in range(3):
        state = game.start(seats, variant, seeded(seed))
        while state.options:
            if playout(game, state, rng, SAMPLE_EVERY) == SAMPLE_EVERY and state.options:
                states.append(state.clone())
    return states[:SAMPLES] or [game.start(seats, variant, seeded(0))]


def loop_speed() -> list[float]:
    """Millions of rounds per second of a fixed loop of plain Python."""
    found = []
    for _ in range(REPEATS):
        start, x = process_time(), 0
        for i in range(500_000):
            x = (x + i * 7) & 1023
        found.append(0.5 / (process_time() - start))
    return found


def measure_peer(python: str, seconds: float = 2.0) -> Speed:
    """Measures Catanatron in an environment of its own, given by its Python."""
    command = [python, str(PEER), str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        why = getattr(error, "stderr", "") or str(error)
        raise InvalidSetup("bad_peer", python=python, reason=why.strip().splitlines()[-1]) from error
    last = (done.stdout.strip().splitlines() or ["nothing"])[-1]
    try:
        values = json.loads(last)
        figures = {key: [float(v) for v in values[theirs]] for key, theirs in PEER_KEYS.items()}
        return Speed(values["name"], figures)
    except (ValueError, KeyError, TypeError) as error:
        raise InvalidSetup("bad_peer", python=python, reason=f"it prints no figures, but {last}") from error
