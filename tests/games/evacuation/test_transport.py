"""Phase 3, Transport: loading, flying, unloading, all seats at once (p. 10)."""

from games.evacuation.table import Table, give_factory
from planetb.games.evacuation.content.tables import SHIP_ENERGY
from planetb.games.evacuation.effects.flying import Transport
from planetb.games.evacuation.flow.transport import TransportPhase
from planetb.games.evacuation.rules.loading import TOO_MANY, berths, flight_energy, return_energy
from planetb.games.evacuation.terms import ANY_BAY, SHIP

F1, F2, F3, S1, S2, S3, E1, E2, E3 = range(9)


def fleet(table: Table, *ships: int, seat: int = 0, there: bool = False) -> Table:
    """Gives a nation ships from the deck."""
    for ship in ships:
        for deck in (table.state.bags[SHIP], table.state.rows[SHIP]):
            if ship in deck:
                deck.remove(ship)
        nation = table.nation(seat)
        (nation.ships_new if there else nation.ships_old).append(ship)
    return table


def fly(table: Table) -> Table:
    return table.at(Transport(0, 63))


def test_example_a_coast_site_a_savanna_factory_as_building_and_two_energy() -> None:
    table = fly(fleet(Table(), 0)).play(
        "ship 1", "evacuate f1", "evacuate f3", "amount 0", "amount 0", "amount 2"
    )
    nation = table.nation()
    assert (nation.population, nation.factories[3], nation.stock[5]) == (2, 1, 2)
    assert nation.stock[2] == 7 - 1 - 2
    assert (nation.sites[F1], nation.sites[F3], nation.reserve[0]) == (1, 1, 3)
    assert nation.ships_new == [0]


def test_an_evacuated_site_is_flipped_and_production_markers_do_not_move() -> None:
    table = fly(fleet(Table(), 0)).play(
        "ship 1", "evacuate f1", "pass", "pass", "amount 0", "amount 0", "amount 0"
    )
    assert table.nation().sites[F1] == 1
    assert table.nation().production == [0, 0, 0]


def test_a_bay_takes_only_its_landscape() -> None:
    table = fly(fleet(Table(), 0)).play("ship 1")
    people = [word for word in table.options if word in ("evacuate f2", "evacuate s1", "evacuate e1")]
    assert people == []
    assert {"evacuate f1", "evacuate s2", "evacuate e2"} <= set(table.options)


def test_a_site_of_two_landscapes_fits_either_bay() -> None:
    nation = fleet(Table(), 0, 3).nation()
    nation.flying = [0]
    assert berths(nation, [S2]) == 0
    nation.flying = [3]
    assert berths(nation, [S2]) == 0


def test_population_never_takes_a_building_place() -> None:
    nation = fleet(Table(), 0).nation()
    nation.flying = [0]
    assert berths(nation, [S1]) == TOO_MANY
    assert berths(nation, [F1, E2]) == TOO_MANY


def test_factory_sites_leave_building_places_free_where_a_bay_fits() -> None:
    nation = fleet(Table(), 2).nation()
    nation.flying = [2]
    assert berths(nation, [F3]) == 0
    assert berths(nation, [F2, F3]) == 1
    assert berths(nation, [F2, F3, S3]) == 2


def test_the_landless_factory_travels_as_a_building_only() -> None:
    nation = fleet(Table(), 1).nation()
    nation.flying = [1]
    assert berths(nation, [S3]) == 1


def test_the_technology_lets_one_site_sit_in_another_bay_even_the_landless_one() -> None:
    nation = fleet(Table(), 0).nation()
    nation.flying = [0]
    nation.abilities = ANY_BAY
    assert berths(nation, [S1]) == 0
    assert berths(nation, [S3]) == 0
    nation.flying = [0, 3]
    assert berths(nation, [F2, S1]) == 0
    assert berths(nation, [F2, E1, E2, S1]) == TOO_MANY


def test_a_factory_site_stays_when_the_reserve_is_empty() -> None:
    table = fleet(Table(), 0)
    give_factory(table.nation(), 0, world=1, n=4)
    assert "evacuate f3" not in fly(table).play("ship 1").options


def test_stadiums_and_prefabricated_factories_share_the_building_places() -> None:
    table = fleet(Table(), 4)
    give_factory(table.nation(), 2, world=0)
    fly(table).play("ship 5", "pass", "old energy", "stadium 1", "amount 0", "amount 0", "amount 0")
    assert table.nation().stadiums_new == [0]
    assert table.nation().factories[5] == 1


def test_a_full_ship_takes_no_more_buildings() -> None:
    table = fleet(Table(), 0)
    give_factory(table.nation(), 2, world=0, n=2)
    fly(table).play("ship 1", "pass", "old energy")
    assert table.asks == "load resources"


def test_productivity_tokens_are_never_loaded() -> None:
    table = fly(fleet(Table(), 12, 13)).play("ship 13", "ship 14")
    assert len([word for word in table.options if word.startswith("evacuate")]) <= 9


def test_cargo_is_limited_by_room_and_by_stock() -> None:
    table = fleet(Table(), 0)
    table.nation().stock = [1, 7, 7, 0, 0, 0]
    fly(table).play("ship 1", "pass", "pass")
    assert table.options == ["amount 0", "amount 1"]
    table.play("amount 1")
    assert table.options == ["amount 0", "amount 1"]


def test_flight_energy_cannot_be_loaded_as_well() -> None:
    table = fleet(Table(), 16)
    table.nation().stock = [0, 0, 3, 0, 0, 0]
    fly(table).play("ship 17", "pass", "pass")
    assert table.options == ["amount 0", "amount 1"]


def test_a_ship_without_energy_stays_and_is_not_loaded() -> None:
    table = fleet(Table(), 1)
    table.nation().stock[2] = 1
    assert fly(table).asks == ""
    assert table.nation().ships_old == [1]


def test_a_ship_may_stay() -> None:
    table = fly(fleet(Table(), 1)).play("pass")
    assert table.nation().ships_old == [1]
    assert table.nation().stock[2] == 7


def test_a_return_costs_one_new_world_energy_and_lands_at_the_old_world() -> None:
    table = fleet(Table(), 18, there=True)
    table.nation().stock[5] = 1
    fly(table).play("ship 19")
    assert table.nation().ships_old == [18]
    assert table.nation().stock[5] == 0


def test_energy_carried_over_cannot_pay_a_return_in_the_same_transport() -> None:
    table = fleet(fleet(Table(), 16), 0, there=True)
    fly(table).play("ship 17", "pass", "pass", "amount 0", "amount 0", "amount 5")
    assert table.nation().ships_new == [0, 16]


def test_a_ship_flies_once() -> None:
    table = fleet(Table(), 0)
    table.nation().stock[5] = 5
    fly(table).play("ship 1", "pass", "pass", "amount 0", "amount 0", "amount 0")
    assert table.nation().ships_new == [0]


def test_search_meets_sites_in_one_order_only() -> None:
    table = fly(fleet(Table(), 13)).play("ship 14", "evacuate f3")
    assert "evacuate f1" not in table.options
    assert "evacuate e1" in table.options


def test_all_seats_transport_at_the_same_time_in_any_order() -> None:
    table = fleet(fleet(Table(3), 0), 1, seat=2)
    table.at(TransportPhase())
    assert table.match.waiting == [0, 2]
    table.match.choose("ship 2", seat=2)
    table.match.choose("pass", seat=0)
    assert table.match.waiting == [2]


def test_the_cheaper_first_flight_of_a_light_hull_holds_from_the_new_world_too() -> None:
    table = fleet(Table(), 0, there=True)
    table.nation().gliding = [0]
    assert table.nation().stock[5] == 0
    fly(table).play("ship 1")
    assert (table.nation().ships_old, table.nation().stock[5]) == ([0], 0)


def test_the_cheaper_first_flight_is_used_up_by_a_flight_back() -> None:
    table = fleet(Table(), 16, there=True)
    table.nation().gliding = [16]
    fly(table).play("ship 17")
    assert table.nation().gliding == []
    assert flight_energy(table.nation(), 16) == SHIP_ENERGY[16]
    assert return_energy(table.nation(), 16) == 1


def test_a_test_flight_built_on_the_new_world_flies_back_for_nothing_once() -> None:
    table = fleet(Table(), 0, 1, there=True)
    table.nation().gliding = [1]
    table.nation().stock[5] = 1
    fly(table)
    table.match.choose("ship 1 + ship 2")
    assert (table.nation().ships_old, table.nation().stock[5], table.nation().gliding) == ([0, 1], 0, [])
