"""Building, network, expansion sites, upgrades, costs and supplies (p. 9-12)."""

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.content.tables import PLAIN_DOMES, PRICES
from planetb.games.underwater_cities.effects.building import ANYTHING
from planetb.games.underwater_cities.effects.events import watch
from planetb.games.underwater_cities.effects.lasting import ThisTurn
from planetb.games.underwater_cities.flow.turns import Turn
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.rules.costs import affordable, can_build_for
from planetb.games.underwater_cities.terms import PLAIN_CITY, PLAIN_KIND, RESOURCES, STEELPLAST
from planetb.kernel.rng import seeded


def test_a_city_needs_a_neighbouring_city_but_no_tunnel() -> None:
    table = Table().goods(steelplast=2, kelp=1, credit=1).hand(1, 2, 3).turn("card 1", "slot g7")
    assert table.options == ["city 5", "city 6", "city 8"]


def test_a_symbiotic_city_costs_biomass() -> None:
    table = Table().goods(steelplast=1, kelp=1, biomass=1, credit=2).hand(1, 2, 3).turn("card 1", "slot g7")
    table.play("symbiotic 6")
    assert table.me.cities[5] == 2 and table.stock() == {}


def test_buildings_stand_at_cities_and_where_cities_may_be_built() -> None:
    table = Table().goods(kelp=1).hand(50, 51, 52).turn("card 50", "slot r6")
    assert table.options == [
        *("farm 5a", "farm 5b", "farm 6a", "farm 8a", "farm 9a", "farm 9b"),
    ]  # of sites with the same print only the first is offered


def test_tunnels_must_hang_together_with_the_start_city() -> None:
    table = Table().goods(steelplast=1, credit=1).hand(23, 24, 25).turn("card 23", "slot y2")
    assert table.options == ["tunnel 1", "tunnel 2", "tunnel 3"]


def test_tunnels_may_lead_on_from_an_empty_city_site() -> None:
    table = Table().tunnel(1).goods(steelplast=1, credit=1).hand(23, 24, 25).turn("card 23", "slot y2")
    assert "tunnel 4" in table.options and "tunnel 15" not in table.options


def test_the_network_does_not_pass_through_a_metropolis() -> None:
    """Ruling A12: from A, which tunnel 13 reaches, tunnel 14 does not start."""
    table = Table().tunnel(1, 4, 9, 13).goods(steelplast=1, credit=1).hand(23, 24, 25)
    table.turn("card 23", "slot y2")
    assert "tunnel 14" not in table.options


def test_a_building_site_gives_its_bonus_even_when_not_connected() -> None:
    table = Table().goods(kelp=1).hand(50, 51, 52).turn("card 50", "slot r6", "farm 5a")
    assert table.stock() == {"steelplast": 1}


def test_a_site_with_the_federation_sign_advances_and_draws() -> None:
    table = Table().city(6, 3).goods(kelp=1).hand(50, 51, 52)
    table.turn("card 50", "slot r6", "farm 2a")
    assert table.state.track[1] == [0] and len(table.me.hand) == 2 + 1 + 1


def test_expansion_sites_are_only_for_effects_that_say_so() -> None:
    table = Table().goods(steelplast=1, science=1).hand(8, 23, 24)
    table.turn("card 8", "slot y5", "slot-first", "yes")
    assert table.options == ["laboratory 5x", "laboratory 6x", "laboratory 8x", "laboratory 9x"]


def test_upgrades_cost_a_science_and_nothing_is_upgraded_twice() -> None:
    table = Table().goods(science=3).building("9a", "9b", kind="farm").tunnel(1, upgraded=True)
    table.hand(23, 24, 25).turn("card 23", "slot y5", "part 2")
    assert table.options == ["pass", "upgrade 9b"]  # of equal ones the first, without a question
    table.play("upgrade 9b")
    assert table.built() == {"9a": "upgraded farm", "9b": "upgraded farm"} and table.stock() == {"science": 1}


def test_unconnected_buildings_may_be_upgraded() -> None:
    """Ruling A14."""
    table = Table().goods(science=1).building("5a", kind="laboratory").hand(23, 24, 25)
    table.turn("card 23", "slot y5", "part 2")
    assert table.built() == {"5a": "upgraded laboratory"}


def test_a_discount_never_pays_back() -> None:
    """The rulebook's example: two credits off a tunnel that costs one (p. 19)."""
    table = Table().claimed(31).goods(steelplast=2).hand(23, 24, 25)
    table.turn("card 23", "slot y2", "tunnel 1", "tunnel 2")
    assert table.stock() == {}


def test_discounts_also_lower_a_stated_price() -> None:
    table = Table(3).claimed(31).hand(88, 1, 2).turn("card 88", "slot r3", "card-first", "part 1", "tunnel 1")
    assert table.me.tunnels[0] == 1 and "credit" not in table.stock()


def test_the_stated_price_replaces_the_usual_one() -> None:
    table = Table().goods(steelplast=1, kelp=1).hand(48, 1, 2)
    table.turn("card 48", "slot g1", "slot-first", "yes", "yes")
    assert table.options == ["city 5", "city 6", "city 8"]


def test_biomass_may_replace_kelp_and_steelplast_only_when_building() -> None:
    table = Table().goods(biomass=3, steelplast=1, credit=1).hand(1, 2, 3).turn("card 1", "slot g7", "city 6")
    assert table.asks == "PayWithBiomass" and table.options == ["biomass 1+1", "biomass 1+2"]
    table.play("biomass 1+1")
    assert table.stock() == {"biomass": 1}


def test_biomass_pays_for_no_price_of_a_card() -> None:
    table = Table().goods(biomass=3).hand(68, 1, 2).turn("card 68", "slot y5")
    assert "point" not in table.stock()


def test_no_city_without_a_dome_in_the_supply() -> None:
    table = Table().goods(steelplast=9, kelp=9, biomass=9, credit=9).hand(1, 2, 3)
    table.state.plain_domes = 0
    table.turn("card 1", "slot g7")
    assert table.options == ["symbiotic 5", "symbiotic 6", "symbiotic 8"]
    table = Table().goods(steelplast=9, kelp=9, biomass=9, credit=9).hand(1, 2, 3)
    table.state.symbiotic_domes = 0
    table.turn("card 1", "slot g7")
    assert table.options == ["city 5", "city 6", "city 8"]


def test_no_tunnel_without_a_tile_in_the_supply() -> None:
    table = Table().goods(steelplast=1, credit=1).hand(23, 24, 25)
    table.state.tunnel_tiles = 0
    table.turn("card 23")
    assert "slot y2" not in table.options


def test_supplies_are_those_of_the_box() -> None:
    assert [Table(seats).state.symbiotic_domes for seats in (2, 3, 4)] == [7, 10, 13]
    assert Table(4).state.plain_domes == PLAIN_DOMES[0] - 4
    assert Table(2).state.tunnel_tiles == 46  # ruling A2


def test_building_and_upgrading_on_the_red_slot_is_indivisible() -> None:
    """Ruling A4."""
    table = Table(3).goods(steelplast=1).hand(1, 2, 3)
    table.me.used = [0]
    table.turn("card 1")
    assert "slot r5" not in table.options


def test_a_site_that_gives_science_pays_for_the_upgrade_of_what_is_built_there() -> None:
    table = Table(3).goods(kelp=1).city(6).hand(1, 2, 4)
    table.me.used = [0]
    table.turn("card 1", "slot r5")
    assert table.built() == {"3a": "upgraded farm"} and table.stock() == {}


def test_a_metropolis_is_connected_by_all_its_tunnels() -> None:
    table = Table().metropolis(1, "m6").tunnel(1, 4).goods(steelplast=1, credit=1).hand(23, 24, 25)
    table.turn("card 23", "slot y2", "tunnel 15")
    assert table.connected(1) and table.stock() == {"kelp": 1}


def test_the_brown_metropolis_needs_both_tunnels() -> None:
    table = Table().tunnel(1, 4, 9, 13)
    assert not table.connected(0)
    assert table.tunnel(14).connected(0)


def test_a_stock_beyond_all_tables_pays_for_what_its_goods_are_enough_for() -> None:
    here = GAME.start(2, [0, 0, 0], seeded(1)).seats[0]
    for lacking in range(RESOURCES):
        here.goods = [0 if good == lacking else 99 for good in range(RESOURCES + 1)]
        enough = [1 << kind for kind, price in enumerate(PRICES) if can_build_for(here.goods, price)]
        assert affordable(here, ANYTHING.what) == sum(enough)


def test_a_discount_for_this_turn_lasts_until_the_next_one_whatever_is_claimed() -> None:
    state = GAME.start(2, [0, 0, 0], seeded(1))
    here = state.seats[0]
    Turn(0).begin(state)
    here.goods = [*PRICES[PLAIN_KIND], 0]
    here.goods[STEELPLAST] -= 1
    assert not affordable(here, PLAIN_CITY)
    ThisTurn(PLAIN_CITY, STEELPLAST, 1).resolve(state, 0)
    assert affordable(here, ANYTHING.what) == PLAIN_CITY | affordable(here, ANYTHING.what & ~PLAIN_CITY)
    watch(here)  # as when something is claimed
    assert affordable(here, PLAIN_CITY)
    Turn(0).begin(state)
    assert not affordable(here, PLAIN_CITY)
