"""Settling sites of the New World (p. 8)."""

from games.evacuation.table import Table, give_factory, put_markers, site
from planetb.games.evacuation.effects.settling import SettleSite
from planetb.games.evacuation.rules.settling import FURTHER, NO_STEEL, NO_SYMBOLS, SEA_ONLY
from planetb.games.evacuation.terms import MAIN


def ready(population: int = 4, steel: int = 4) -> Table:
    table = Table()
    table.nation().population = population
    table.nation().stock[4] = steel
    return table


def biomes(table: Table) -> set[str]:
    from planetb.games.evacuation.rules.map import BIOME
    from planetb.games.evacuation.terms import BIOMES

    return {BIOMES[BIOME[site(word.split()[1])]] for word in table.options if word.startswith("site")}


def test_example_a_forest_site_with_two_symbols_gives_four_energy() -> None:
    table = ready(2, 2)
    give_factory(table.nation(), 2)
    put_markers(table.nation(), 14, 12, (MAIN, MAIN))
    table.at(SettleSite(0, 0)).play("site c4")
    nation = table.nation()
    assert nation.production == [1, 1, 5]  # one of each from the productivity token
    assert (nation.population, nation.stock[4], nation.factories[5]) == (0, 0, 0)
    assert table.state.owner[site("c4")] == 0


def test_the_forest_site_stays_closed_with_one_symbol_missing() -> None:
    table = ready(2, 2)
    give_factory(table.nation(), 2)
    put_markers(table.nation(), 14, 10, (MAIN, MAIN))
    assert "site c4" not in table.at(SettleSite(0, 0)).options


def test_only_tundra_is_open_at_the_start() -> None:
    assert biomes(ready().at(SettleSite(0, 0))) == {"tundra"}


def test_transitions_open_desert_forest_and_sea_for_the_front_marker() -> None:
    for front, back, names in (
        (5, 5, {"tundra"}),
        (9, 5, {"tundra", "desert"}),
        (14, 9, {"tundra", "desert", "forest"}),
        (20, 14, {"tundra", "desert", "forest", "sea"}),
    ):
        table = ready()
        put_markers(table.nation(), front, back, (MAIN, MAIN))
        assert biomes(table.at(SettleSite(0, 0))) <= names
    table = ready()
    give_factory(table.nation(), 0)
    put_markers(table.nation(), 20, 14, (MAIN, MAIN))
    assert biomes(table.at(SettleSite(0, 0))) == {"tundra", "desert", "forest", "sea"}


def test_every_population_costs_one_new_world_steel() -> None:
    table = ready(2, 1)
    give_factory(table.nation(), 0)
    assert "site a1" not in table.at(SettleSite(0, 0)).options
    table.nation().stock[4] = 2
    table.at(SettleSite(0, 0)).play("site a1")
    assert table.nation().stock[4] == 0
    assert table.nation().production == [1, 1, 0]


def test_all_spots_are_filled_at_once() -> None:
    table = ready(1, 4)
    give_factory(table.nation(), 0)
    assert "site a1" not in table.at(SettleSite(0, 0)).options
    assert "site a2" in table.options


def test_a_factory_spot_takes_any_type_and_raises_its_resource() -> None:
    table = ready(1, 1)
    give_factory(table.nation(), 0)
    give_factory(table.nation(), 1)
    table.at(SettleSite(0, 0)).play("site a2")
    assert table.options == ["new food", "new steel"]
    table.play("new steel")
    assert table.nation().production == [0, 1, 1]


def test_two_factory_spots_are_filled_in_one_order_only() -> None:
    table = ready()
    give_factory(table.nation(), 0)
    give_factory(table.nation(), 2)
    put_markers(table.nation(), 9, 5)
    table.at(SettleSite(0, 0)).play("site f1")
    assert table.nation().settled == [1, 0, 1]


def test_a_factory_on_the_old_world_side_cannot_settle() -> None:
    table = ready(0, 0)
    give_factory(table.nation(), 0, world=0)
    assert table.at(SettleSite(0, 0)).asks != "settle site"


def test_a_settled_site_is_closed_to_others() -> None:
    table = ready().settle(1, "a1")
    table.nation().population, table.nation().stock[4] = 4, 4
    assert "site a1" not in table.at(SettleSite(0, 0)).options


def test_a_symbol_counts_only_while_the_marker_stays_on_its_space() -> None:
    table = ready()
    put_markers(table.nation(), 1, 0, (MAIN, 0))
    assert "site b2" in table.at(SettleSite(0, 0)).options
    put_markers(table.nation(), 1, 0, (0, 0))
    assert "site b2" not in table.at(SettleSite(0, 0)).options


def test_one_transition_further_opens_the_next_biome() -> None:
    table = ready()
    assert "desert" in biomes(table.at(SettleSite(0, FURTHER)))
    assert "forest" not in biomes(table)


def test_a_sea_site_by_technology_needs_pieces_but_no_steel_symbols_or_permission() -> None:
    table = ready(3, 0)
    assert table.at(SettleSite(0, SEA_ONLY + NO_STEEL + NO_SYMBOLS)).options == ["pass", "site d1", "site d7"]
    table.play("site d1")
    assert table.nation().production == [2, 2, 1]


def test_settling_may_be_left_out() -> None:
    table = ready().at(SettleSite(0, 0)).play("pass")
    assert table.nation().people == 0


def test_production_has_no_maximum() -> None:
    table = ready(2, 2)
    table.nation().production = [9, 9, 9]
    table.at(SettleSite(0, 0)).play("site a1")
    assert table.nation().production == [10, 10, 9]
