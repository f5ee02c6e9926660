"""Variants that nobody chose: they never stand in the way of a game."""

from itertools import product

import pytest

import planetb
from planetb.conformance import settings
from planetb.games import registry
from planetb.kernel.meta import Value
from planetb.lab.contest import Contest
from planetb.server.http.bans import bans


@pytest.mark.parametrize("name", registry.names())
def test_every_number_of_seats_begins_without_choosing_variants(name: str) -> None:
    meta = registry.game(name).meta
    for seats in range(meta.low, meta.high + 1):
        match = planetb.new(name, seats)
        assert not match.game.forbidden(seats, match.state.variant)


@pytest.mark.parametrize(
    ("game", "seats", "chosen", "filled"),
    [
        ("underwater_cities", 1, {}, {"boards": "expert", "contracts": False, "foreign": 1}),
        ("underwater_cities", 1, {"foreign": 3}, {"boards": "expert", "contracts": False, "foreign": 3}),
        ("underwater_cities", 2, {}, {"boards": "basic", "contracts": False, "foreign": 1}),
        ("how_to_save_a_world", 1, {}, {"rival": "normal"}),
        ("how_to_save_a_world", 3, {}, {"rival": "normal"}),
        ("evacuation", 2, {"objectives": True}, {"mode": "points", "objectives": True, "third": False}),
    ],
)
def test_what_was_not_chosen_takes_the_first_values_that_go_with_the_rest(
    game: str, seats: int, chosen: dict[str, Value], filled: dict[str, Value]
) -> None:
    variants = planetb.new(game, seats, variants=chosen).variants
    assert {name: variants[name] for name in filled} == filled
    Contest(game, ["random"], seats, variants=chosen).check()


@pytest.mark.parametrize(
    ("game", "chosen", "words"),
    [
        ("underwater_cities", {"boards": "basic"}, "expert board"),
        ("underwater_cities", {"contracts": True}, "without government contracts"),
        ("evacuation", {"mode": "race"}, "played for points"),
    ],
)
def test_what_was_chosen_and_is_forbidden_is_refused_with_the_reason(
    game: str, chosen: dict[str, Value], words: str
) -> None:
    with pytest.raises(planetb.InvalidSetup, match=words):
        planetb.new(game, 1, variants=chosen)


@pytest.mark.parametrize("name", registry.names())
def test_the_bans_told_to_the_page_forbid_exactly_what_the_game_forbids(name: str) -> None:
    game = registry.game(name)
    allowed = [(seats, tuple(game.meta.variant(variants))) for seats, variants in settings(game)]
    for seats in range(game.meta.low, game.meta.high + 1):
        told = bans(game, seats)
        for whole in product(*[variant.values for variant in game.meta.variants]):
            values = dict(zip([variant.name for variant in game.meta.variants], whole, strict=True))
            free = not any(ban.items() <= values.items() for ban in told)
            assert free == ((seats, tuple(game.meta.variant(values))) in allowed), (seats, values)
