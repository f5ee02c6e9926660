"""Several things as one choice: in any order, and in lanes too (p. 9, 10, 16)."""

import pytest

import planetb
from games.evacuation.table import Table, give_factory, site
from games.evacuation.test_transport import fleet, fly
from planetb.games.evacuation.audit import pieces
from planetb.games.evacuation.effects.resources import ExchangeResources, GainResources
from planetb.games.evacuation.effects.settling import FillSpots
from planetb.games.evacuation.flow.transport import TransportPhase
from planetb.games.evacuation.terms import ANY, FOOD
from planetb.kernel.errors import IllegalChoice


def test_gained_resources_are_handed_in_together_and_in_any_order() -> None:
    table = Table().at(GainResources(0, ANY, 3))
    table.match.choose("new steel + old food + new steel")
    assert table.nation().stock == [3, 7, 7, 0, 2, 0]


def test_a_gain_is_as_large_as_it_says() -> None:
    table = Table().at(GainResources(0, FOOD, 2))
    with pytest.raises(IllegalChoice):
        table.match.choose("new food")
    table.match.choose("new food + new food")
    assert table.nation().stock[3] == 2


def test_exchanges_are_paid_from_what_lies_there_before() -> None:
    table = Table().at(ExchangeResources(0, 3))
    with pytest.raises(IllegalChoice):
        table.match.choose("swap new food for steel")
    table.match.choose("swap old energy for food + swap old steel for food")
    assert table.nation().stock[:3] == [4, 6, 6]


def test_no_exchange_is_a_choice_too() -> None:
    table = Table().at(ExchangeResources(0, 3))
    table.match.choose("pass")
    assert table.nation().stock == [2, 7, 7, 0, 0, 0]


def test_ships_are_launched_together_if_their_energy_suffices_together() -> None:
    table = fly(fleet(Table(), 0, 1))
    table.nation().stock[2] = 1
    with pytest.raises(IllegalChoice):
        table.match.choose("ship 2 + ship 1")
    table.nation().stock[2] = 7
    table.match.choose("ship 2 + ship 1")
    assert table.nation().flying == [0, 1]


def test_sites_that_share_one_bay_do_not_go_together() -> None:
    table = fly(fleet(Table(), 0)).play("ship 1")
    match = table.match
    assert match.why("evacuate e1").startswith("No bay is free")
    with pytest.raises(IllegalChoice):
        match.choose("evacuate f1 + evacuate s2")
    match.choose("evacuate s2 + evacuate f3")
    assert table.nation().boarding == [2, 4]


def test_buildings_fill_the_places_that_sites_left() -> None:
    table = fleet(Table(), 0)
    give_factory(table.nation(), 0, 0, 2)
    fly(table).play("ship 1", "pass")
    with pytest.raises(IllegalChoice):
        table.match.choose("old food + old food")
    table.match.choose("stadium 1")
    assert table.nation().holdings == [0]


def test_factories_go_on_a_site_together() -> None:
    table = Table()
    table.state.owner[site("f1")] = 0
    table.nation().land[3], table.nation().land[5] = 1, 1
    for kind in range(3):
        give_factory(table.nation(), kind)
    table.at(FillSpots(0, site("f1"))).match.choose("new energy + new food")
    assert table.nation().settled == [1, 0, 1]


def test_picks_of_seats_that_act_at_once_do_not_wait_for_each_other() -> None:
    match = planetb.new("evacuation", 3, 1, {"actions": "advanced"})
    for seat in (2, 0, 1):
        cards = match.state.seats[seat].cards[:]
        match.choose(" + ".join(f"card {card + 1}" for card in (cards[5], cards[1], cards[2])), seat)
        assert match.state.seats[seat].discards == sorted([cards[5], cards[1], cards[2]])
    assert match.waiting != [0, 1, 2]


def test_a_pick_of_one_lane_is_one_move_of_the_record_and_one_undo() -> None:
    match = planetb.new("evacuation", 2, 1, {"actions": "advanced"})
    cards = match.state.seats[1].cards[:]
    match.choose(" + ".join(f"card {card + 1}" for card in cards[:3]), 1)
    assert len(match.moves) == 1
    match.undo()
    assert match.state.seats[1].cards == cards


def test_a_return_flight_is_picked_among_ships_the_energy_pays_for() -> None:
    table = fleet(Table(), 0, 1, 2, there=True)
    table.nation().stock[5] = 2
    table.at(TransportPhase())
    with pytest.raises(IllegalChoice):
        table.match.choose("ship 1 + ship 2 + ship 3", 0)
    table.match.choose("ship 3 + ship 1", 0)
    assert table.nation().ships_old == [0, 2]
    assert pieces(table.state) == ""
