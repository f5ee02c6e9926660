"""The special sites of the expert boards: surcharges, multipliers, bonuses (p. 18)."""

from games.underwater_cities.table import Table


def test_a_palace_site_costs_more_and_its_symbiotic_city_makes_six_points() -> None:
    table = Table(2, "b8").goods(steelplast=4, kelp=1, biomass=1, credit=5).hand(1, 2, 4)
    table.turn("card 1", "slot g7", "symbiotic 8")
    assert table.stock() == {}
    assert table.tunnel(2).produce().stock() == {"credit": 1, "point": 6}


def test_a_nonsymbiotic_city_on_a_palace_site_makes_nothing() -> None:
    assert Table(2, "b8").city(8).tunnel(2).produce().stock() == {"credit": 1}


def test_the_surcharge_is_due_after_discounts() -> None:
    table = Table(2, "b8").claimed(56).goods(steelplast=3, kelp=1, credit=4).hand(1, 2, 4)
    table.turn("card 1", "slot g7")
    assert "city 8" not in table.options and "city 5" in table.options


def test_the_surcharge_is_due_on_free_builds() -> None:
    table = Table(2, "b5").hand(49, 1, 2).turn("card 49", "slot g1", "slot-first", "yes")
    assert table.stock() == {"credit": 1}
    table.play("yes")
    assert "tunnel 3" in table.options
    table.play("tunnel 3")
    assert table.stock() == {}


def test_the_surcharge_may_be_paid_in_biomass() -> None:
    """Ruling A13."""
    table = Table(2, "b8").goods(biomass=6, credit=4).hand(1, 2, 4).turn("card 1", "slot g7")
    assert "city 8" in table.options


def test_a_triple_tunnel_makes_three_of_each() -> None:
    table = Table(2, "b5").tunnel(3, upgraded=True).produce()
    assert table.stock() == {"credit": 3, "point": 3}


def test_linked_tunnels_make_two_credits_more_when_both_produce() -> None:
    table = Table(2, "b6").tunnel(1).produce()
    assert table.stock() == {"credit": 1}
    table = Table(2, "b6").tunnel(1, 2).produce()
    assert table.stock() == {"credit": 4}


def test_a_gate_makes_two_points_when_its_metropolis_is_connected() -> None:
    table = Table(2, "b5").metropolis(2, "m15").tunnel(2, 5).goods(steelplast=2, credit=2).hand(23, 24, 25)
    table.turn("card 23", "slot y2", "tunnel 16")
    assert table.stock() == {"kelp": 1, "point": 1}
    assert table.produce("no").stock() == {"kelp": 1, "point": 3, "credit": 1}


def test_a_monument_scores_six_points_at_once() -> None:
    table = Table(2, "b7").goods(steelplast=2, kelp=1, credit=3, science=2).hand(1, 2, 4)
    table.turn("card 1", "slot g7", "city 5")
    assert table.stock() == {"point": 6}


def test_upgrades_have_no_surcharge() -> None:
    table = Table(2, "b5").tunnel(3).goods(science=1).hand(23, 24, 25)
    table.turn("card 23", "slot y5", "part 2")
    assert table.stock() == {}
