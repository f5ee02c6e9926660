"""How fast the environments play at random, beside those of others that are installed, by one definition.

A decision is a choice among at least two options. Decisions per second include the options, the observation
where an environment shows one, the choice, its consequences, and new games. Seconds are CPU seconds of this
process; only a vector environment in several processes is measured by the clock on the wall.
"""

from collections.abc import Callable
from importlib import import_module
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from planetb.engine.compiling import cores
from planetb.envs.episode import Episode
from planetb.envs.vector import VectorEnv
from planetb.kernel.rng import Rng
from planetb.lab.bench import REPEATS, Pace

PEERS: Final = {"pettingzoo.classic.chess_v6": "PettingZoo chess", "pyspiel": "OpenSpiel chess (C++)"}
SLOTS: Final = 64


def paces(game: str, seats: int, seconds: float, repeats: int = REPEATS) -> dict[str, list[float]]:
    """Decisions per second of every environment of a game: by name, one figure a repeat."""
    found = {
        "episode": _episode(game, seats, False),
        "episode with observations": _episode(game, seats, True),
    }
    found |= installed(game, seats)
    figures = {name: Pace(play, seconds, repeats).decisions for name, play in found.items()}
    figures["vector, in one process"] = vector(game, seats, seconds, repeats, 0)
    figures[f"vector, {cores()} processes (wall)"] = vector(game, seats, seconds, repeats, cores())
    return figures


def peers(seconds: float, repeats: int = REPEATS) -> dict[str, list[float]]:
    """The same of other people's chess, where it is installed; nothing where it is not."""
    found: dict[str, list[float]] = {}
    for module, name in PEERS.items():
        try:
            found[name] = Pace(peer(module), seconds, repeats).decisions
        except ImportError:
            found[name] = []
    return found


def peer(module: str) -> Callable[[Rng], int]:
    """How a game of somebody else's chess is played."""
    theirs = import_module(module)
    return _spiel(theirs.load_game("chess")) if module == "pyspiel" else _zoo(theirs.env())


def _episode(game: str, seats: int, seeing: bool) -> Callable[[Rng], int]:
    episode = Episode(game, seats)

    def play(rng: Rng) -> int:
        episode.reset(rng.below(1 << 30))
        made = 0
        while not episode.over:
            options = episode.options
            if seeing:
                episode.observation(episode.seat)
            episode.choose(rng.pick(options))
            made += len(options) > 1
        return made

    return play


def installed(game: str, seats: int) -> dict[str, Callable[[Rng], int]]:
    """How a game of ours is played through each of the packages that are there."""
    found: dict[str, Callable[[Rng], int]] = {}
    try:
        from planetb.envs.zoo import aec_env

        found["PettingZoo"] = _zoo(aec_env(game, seats))
        from planetb.envs.gym import SeatEnv

        found["Gymnasium, others random"] = _gym(SeatEnv(game, seats))
        from planetb.envs.spiel import TYPES

        if game in TYPES:
            theirs = import_module("pyspiel").load_game(f"planetb_{game}", {"seats": seats})
            found["OpenSpiel"] = _spiel(theirs)
    except ImportError:
        pass  # what is not installed is not measured
    return found


def _zoo(env: Any) -> Callable[[Rng], int]:
    def play(rng: Rng) -> int:
        env.reset(seed=rng.below(1 << 30))
        made = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            options = np.flatnonzero(seen["action_mask"])
            env.step(int(options[rng.below(len(options))]))
            made += len(options) > 1
        return made

    return play


def _gym(env: Any) -> Callable[[Rng], int]:
    def play(rng: Rng) -> int:
        _, info = env.reset(seed=rng.below(1 << 30))
        made, over = 0, False
        while not over:
            options = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(options[rng.below(len(options))])
            made += len(options) > 1
        return made

    return play


def _spiel(game: Any) -> Callable[[Rng], int]:
    def play(rng: Rng) -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), rng))
                continue
            options = state.legal_actions()
            state.apply_action(rng.pick(options))
            made += len(options) > 1
        return made

    return play


def _drawn(outcomes: list[tuple[int, float]], rng: Rng) -> int:
    left = rng.below(1 << 30) / (1 << 30)
    for outcome, chance in outcomes:
        left -= chance
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def vector(game: str, seats: int, seconds: float, repeats: int, workers: int) -> list[float]:
    """Decisions per second of all slots together: CPU seconds if they are played here, else by the clock."""
    figures = []
    clock = perf_counter if workers else process_time
    rng = np.random.default_rng(1)
    with VectorEnv(game, SLOTS, seats, workers=workers) as env:
        for _ in range(repeats):
            made, start, spent = 0, clock(), 0.0
            while spent < seconds:
                free = env.masks.sum(axis=1)
                actions = (env.masks * rng.random(env.masks.shape, np.float32)).argmax(axis=1)
                env.step(actions)
                made += int((free > 1).sum())
                spent = clock() - start
            figures.append(made / spent)
    return figures
