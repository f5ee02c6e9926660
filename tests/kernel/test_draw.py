"""Drawing from a bag: the machine lists nothing, and takes the thing that the list would give."""

from typing import Any

import pytest

from planetb.games import registry
from planetb.kernel import machine
from planetb.kernel.rng import Rng, seeded
from planetb.record.position import position


def played(name: str, seed: int) -> list[str]:
    """A random game of the most seats: every tenth position."""
    game, rng = registry.game(name), Rng(seed)
    state: Any = game.start(game.meta.high, game.fill(game.meta.high, {}), seeded(seed))
    found = []
    while state.options:
        if state.turned % 10 == 0:
            found.append(position(game, state))
        game.choose(state, rng.pick(state.options))
    return [*found, position(game, state)]


@pytest.mark.parametrize("name", ["evacuation", "how_to_save_a_world", "underwater_cities"])
def test_a_draw_takes_what_the_list_of_options_would_give(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = played(name, 3)
    monkeypatch.setattr(machine, "draw_from_bags", lambda *_: False)
    assert played(name, 3) == quick
