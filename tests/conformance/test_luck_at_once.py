"""Where no log is kept, games may draw many things at once: the same luck as thing by thing, with a log."""

import pytest

from planetb.games import registry
from planetb.kernel.meta import Value
from planetb.kernel.rng import Rng, seeded
from planetb.record.position import position

SETTINGS: list[tuple[str, dict[str, Value]]] = [
    ("evacuation", {"actions": "advanced", "mode": "points"}),
    ("evacuation", {"actions": "advanced", "objectives": True}),
    ("how_to_save_a_world", {}),
    ("reworld", {}),
    ("underwater_cities", {"contracts": True}),
]


@pytest.mark.parametrize(("name", "variants"), SETTINGS)
def test_a_game_with_a_log_has_the_same_luck_as_one_without(name: str, variants: dict[str, Value]) -> None:
    game, rng = registry.game(name), Rng(4)
    variant = game.fill(2, variants)
    logged = game.start(2, variant, seeded(1), [])
    plain = game.start(2, variant, seeded(1))
    while plain.options:
        assert logged.options == plain.options
        assert position(game, logged) == position(game, plain)
        option = rng.pick(plain.options)
        game.choose(logged, option)
        game.choose(plain, option)
    assert game.scores(logged) == game.scores(plain)
