"""A look ahead that ends where another decision begins comes to the same positions as any other."""

from typing import Any

import pytest

from planetb.bots.search.decision import follow
from planetb.conformance import settings
from planetb.games import registry
from planetb.kernel.machine import UNSEEN
from planetb.kernel.rng import Rng, seeded
from planetb.record.position import position

SETTINGS = 5  # of each game, about
STEP = 4  # choices between two that are compared


@pytest.mark.parametrize("name", sorted(registry.MODULES))
def test_a_brief_state_comes_to_the_same_position(name: str) -> None:
    game, unseen, listed = registry.game(name), 0, 0
    ways = list(settings(game))
    for seed, (seats, variants) in enumerate(ways[:: max(1, len(ways) // SETTINGS)]):
        rng = Rng(seed)
        state: Any = game.start(seats, game.meta.variant(variants), seeded(seed))
        made = 0
        while state.options:
            option, seat = rng.pick(state.options), game.seat(state)
            if made % STEP == 0 and state.lane < 0:
                twin, whole = state.clone(), state.clone()
                twin.brief = True
                assert follow(game, twin, seat, option) == follow(game, whole, seat, option)
                assert position(game, twin) == position(game, whole), (seed, made)
                if twin.options is UNSEEN:
                    assert len(whole.options) > 1
                    unseen += 1
                else:
                    assert twin.options == whole.options
                    listed += 1
            game.choose(state, option)
            made += 1
    assert unseen > 20 and listed > 20
