"""Real positions and records to damage: random games of every number of seats and every variant."""

from functools import cache
from itertools import product
from typing import Any

from planetb.beginning import begin
from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng, seeded
from planetb.record.position import position

GAMES = sorted(MODULES)
EVERY = 23  # choices between two positions of a game that are kept


def settings(game: Game[Any]) -> list[tuple[int, list[int]]]:
    """Every number of seats with every combination of variants that goes with it."""
    ways = list(product(*[range(len(variant.values)) for variant in game.meta.variants]))
    return [
        (seats, list(way))
        for seats in range(game.meta.low, game.meta.high + 1)
        for way in ways
        if not game.forbidden(seats, list(way))
    ]


@cache
def positions(name: str, games: int) -> list[str]:
    """Positions of random games; in every third chance is open, so that set-up and draws are among them."""
    game = registry.game(name)
    ways = settings(game)
    found = []
    for seed in range(games):
        seats, variant = ways[seed * 7919 % len(ways)]
        state = game.start(seats, variant, 0 if seed % 3 == 0 else seeded(seed))
        rng = Rng(seed)
        made = seed % EVERY
        while state.options:
            if made % EVERY == 0:
                found.append(position(game, state))
            game.choose(state, rng.pick(state.options))
            made += 1
        found.append(position(game, state))
    return found


@cache
def records(name: str, games: int) -> list[str]:
    """Records of random games, some of them broken off."""
    game = registry.game(name)
    ways = settings(game)
    found = []
    for seed in range(games):
        seats, variant = ways[seed * 7919 % len(ways)]
        match = begin(game, seats, None if seed % 3 == 0 else seed, game.meta.chosen(variant))
        rng = Rng(seed)
        while match.options and (seed % 2 or len(match.moves) < 60):
            match.choose(rng.pick(match.options))
        found.append(match.record())
    return found
