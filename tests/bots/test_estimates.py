"""Estimates are remembered by a search; what was estimated before must not show."""

import random
from typing import Any

import pytest

from planetb.conformance import settings
from planetb.games import registry
from planetb.kernel.rng import Rng

SETTINGS = 6  # of each game, from all over


def positions(game: Any, seats: int, variant: list[int], seed: int) -> list[Any]:
    """Positions as a search meets them: a random line, and at each step where other answers would lead."""
    chooser, rng = random.Random(seed), Rng(seed)
    state = game.start(seats, variant, rng.fresh())
    found = []
    while state.options:
        redealt = game.redeal(state, game.seat(state), rng)
        found.append(redealt)
        for option in chooser.sample(redealt.options, min(2, len(redealt.options))):
            twin = redealt.clone()
            game.choose(twin, option)
            found.append(twin)
        for _ in range(1 + chooser.randrange(6)):
            if state.options:
                game.choose(state, chooser.choice(state.options))
    return found


@pytest.mark.parametrize("name", sorted(registry.MODULES))
def test_an_estimate_is_the_same_whatever_was_estimated_before(name: str) -> None:
    game = registry.game(name)
    every = list(settings(game))
    for seats, variants in every[:: max(1, len(every) // SETTINGS)]:
        found = positions(game, seats, game.meta.variant(variants), seats)
        there = [game.estimates(state, seats) for state in found]
        back = [game.estimates(state, seats) for state in reversed(found)]
        assert there == back[::-1], (seats, variants)
        mixed = random.Random(seats).sample(range(len(found)), len(found))
        assert [there[i] for i in mixed] == [game.estimates(found[i], seats) for i in mixed]
