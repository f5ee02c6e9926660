"""Clones share lists, and yet nobody's play touches another: in every game, at all seats, in every mode."""

from typing import Any

import pytest

import planetb
from planetb.conformance import settings
from planetb.games import registry
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng, seeded
from planetb.record.position import position

EVERY = 40  # choices between two moments that are cloned


def played_on(game: Game[Any], state: Any, rng: Rng, most: int = 1_000_000) -> str:
    """Plays at random; what came of it."""
    for _ in range(most):
        if not state.options:
            break
        game.choose(state, rng.pick(state.options))
    return position(game, state)


@pytest.mark.parametrize("name", planetb.games())
def test_a_clone_of_a_clone_is_played_on_and_its_originals_stay(name: str) -> None:
    game = registry.game(name)
    for number, (seats, variants) in enumerate(settings(game)):
        state, rng = game.start(seats, game.meta.variant(variants), seeded(number)), Rng(number)
        kept: list[tuple[Any, str]] = []
        while state.options:
            was, where = position(game, state), f"{seats} seats, {variants}"
            one = state.clone()
            other = one.clone()
            third = other.clone()
            end = played_on(game, other, Rng(7), 3 * EVERY)
            assert [position(game, each) for each in (state, one, third)] == [was] * 3, where
            assert played_on(game, one, Rng(7), 3 * EVERY) == end, where
            assert [position(game, each) for each in (state, third)] == [was] * 2, where
            kept += [(third, was), (one, end), (other, end)]
            played_on(game, state, rng, EVERY)
        assert all(position(game, each) == text for each, text in kept)
