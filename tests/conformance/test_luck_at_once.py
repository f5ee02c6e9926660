"""Where no log is kept, games may do many things at once: the same luck and work as with a log."""

import pytest

from planetb.games import registry
from planetb.kernel.meta import Value
from planetb.kernel.rng import Rng, seeded
from planetb.record.position import position

SETTINGS: list[tuple[str, int, dict[str, Value]]] = [
    ("evacuation", 2, {"actions": "advanced", "objectives": True}),
    *[
        ("evacuation", 2, {"actions": "advanced", "mode": mode, "third": third})
        for mode in ("race", "points")
        for third in (False, True)
    ],
    ("how_to_save_a_world", 2, {}),
    ("reworld", 2, {}),
    ("underwater_cities", 1, {"boards": "expert"}),
    *[
        ("underwater_cities", seats, {"boards": boards, "contracts": contracts})
        for seats in (2, 3, 4)
        for boards in ("basic", "expert")
        for contracts in (False, True)
    ],
]


@pytest.mark.parametrize(("name", "seats", "variants"), SETTINGS)
def test_a_game_with_a_log_is_the_same_as_one_without(
    name: str, seats: int, variants: dict[str, Value]
) -> None:
    game = registry.game(name)
    variant = game.fill(seats, variants)
    for seed in range(3):
        rng = Rng(seed)
        logged = game.start(seats, variant, seeded(seed), [])
        plain = game.start(seats, variant, seeded(seed))
        while plain.options:
            assert logged.options == plain.options
            assert position(game, logged) == position(game, plain)
            option = rng.pick(plain.options)
            game.choose(logged, option)
            game.choose(plain, option)
        assert not logged.options and position(game, logged) == position(game, plain)
        assert game.scores(logged) == game.scores(plain)
