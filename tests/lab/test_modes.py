"""Random play in every mode."""

from planetb.cli.modes import show_modes
from planetb.cli.screen import Screen
from planetb.conformance import settings
from planetb.games import registry
from planetb.lab.figures import Speed
from planetb.lab.modes import modes


def test_every_mode_of_the_seats_asked_for_is_measured() -> None:
    rules = registry.game("how_to_save_a_world")
    found = modes(rules, [2, 3], 0.001, repeats=2)
    assert [mode.seats for mode in found] == [seats for seats, _ in settings(rules) if seats in (2, 3)]
    assert all(len(mode.decisions) == 2 and min(mode.decisions) > 0 for mode in found)
    assert all(mode.variants for mode in found)


def test_the_slowest_mode_is_told_beside_the_peer() -> None:
    import planetb

    peer = Speed("Catanatron, 4 seats", {"decisions": [10.0]})
    match = planetb.new("reworld", seats=2, seed=1)
    saved = show_modes(Screen(), [match], 0.001, peer)
    assert saved["peer"] == [10.0]
    assert {mode["seats"] for mode in saved["modes"]["reworld"]} == {2, 4}
