"""One test per effect of cards: what it does, and when."""

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.scoring import breakdown


def after_slot(table: Table, card: int, *words: str) -> Table:
    """Plays a card on a slot of its colour that needs nothing, the slot first."""
    colour = (card - (1 if card < 67 else 67 if card < 124 else 124)) // (22 if card < 67 else 19)
    table.hand(card)
    table.turn(f"card {card}") if len(table.me.hand) > 1 else table.turn()
    table.play(("slot y5", "slot r3", "slot g1")[colour])
    if table.asks == "ChooseOrder":
        table.play("slot-first")
    if colour == 0 and table.asks == "ChooseOne":
        table.play("part 1")
    if colour == 2 and table.asks == "AdvanceAgain":
        table.play("yes")
    return table.play(*words)


def test_gain_gives_goods_and_cards() -> None:
    table = after_slot(Table(), 47)
    assert table.stock() == {"biomass": 1, "credit": 2} and len(table.me.hand) == 2


def test_sift_keeps_the_best_of_several_cards() -> None:
    table = after_slot(Table(), 2, "yes", "part 2")
    assert table.asks == "SiftCards" and len(table.options) == 3
    kept = int(table.options[0].split()[1])
    table.play(table.options[0])
    assert kept in table.me.hand and not table.me.looked and len(table.state.discards[0]) >= 3


def test_salvage_takes_a_discarded_card_that_everybody_sees() -> None:
    table = Table()
    table.state.era = 2
    table.take(150)
    table.state.discards[2] = [150]
    after_slot(table, 130, "yes", "part 1")
    assert 150 in table.me.hand and table.me.shown == [150]


def test_shed_discards_for_a_gain_each() -> None:
    table = after_slot(Table().hand(1, 2), 72, "yes", "card 1 + card 2")
    assert table.stock()["credit"] == 2


def test_buy_can_be_repeated_as_often_as_it_says() -> None:
    table = after_slot(Table().goods(kelp=3), 68, "yes", "yes")
    assert table.stock()["point"] == 2 and table.stock()["kelp"] == 1


def test_per_counts_and_rounds_down() -> None:
    table = Table(3).building("9a", "9b", "9c", kind="desalination")
    assert after_slot(table, 86).stock()["steelplast"] == 2 + 1


def test_if_needs_enough() -> None:
    table = Table().building("9a", "9b", kind="laboratory", upgraded=True)
    assert after_slot(table, 70).stock() == {"science": 3, "steelplast": 1}
    assert after_slot(Table(), 70).stock() == {"science": 2}


def test_on_space_means_exactly_that_space() -> None:
    assert after_slot(Table().on_track((3, [0])), 7).stock() == {"science": 3, "steelplast": 1}
    assert after_slot(Table().on_track((2, [0])), 7).stock() == {"science": 2}


def test_output_gives_what_one_upgraded_structure_makes() -> None:
    table = Table(3, "b7").city(3).tunnel(1, 4).building("3d", kind="desalination", upgraded=True)
    table = after_slot(table, 92, "yes", "part 1")
    assert table.stock()["credit"] == 1 and table.stock()["biomass"] == 1  # no multiplier outside production


def test_replication_gives_two_outputs() -> None:
    table = Table(3).building("9a", kind="farm", upgraded=True).tunnel(1, upgraded=True)
    table = after_slot(table, 147, "yes", "kind farm", "kind tunnel")
    assert table.stock()["point"] == 2


def test_farms_are_upgraded_for_credits_or_science() -> None:
    table = Table(3).building("9a", "9b").goods(credit=1, science=1)
    table = after_slot(table, 25, "yes", "good credit", "upgrade 9b")
    assert table.stock() == {"steelplast": 2, "kelp": 1}


def test_free_upgrades_cost_nothing() -> None:
    table = Table().building("9a", "9b")
    table = after_slot(table, 107, "yes", "upgrade 9b")
    assert list(table.built().values()) == ["upgraded farm"] * 2


def test_built_and_upgraded_at_once() -> None:
    table = after_slot(Table().goods(steelplast=1), 112, "yes", "laboratory 9x")
    assert table.built() == {"9x": "upgraded laboratory"}


def test_symbiosis_turns_a_city_and_its_dome() -> None:
    table = Table().goods(biomass=1)
    domes = table.state.plain_domes, table.state.symbiotic_domes
    after_slot(table, 106, "yes")
    assert table.me.cities[8] == 2
    assert (table.state.plain_domes, table.state.symbiotic_domes) == (domes[0] + 1, domes[1] - 1)


def test_an_available_slot_is_used_without_tile_and_card() -> None:
    table = Table(3).goods(credit=1)
    table.state.slots[2] = 0b10
    table = after_slot(table, 45, "yes")
    assert "slot always" not in table.options and "slot g1" not in table.options  # rulings A5, own tile
    table.play("slot r3")
    assert table.stock()["steelplast"] == 2 and table.state.slots[8] == 0


def test_espionage_uses_a_slot_of_somebody_else() -> None:
    table = Table(3)
    table.state.slots[4] = 0b10
    table = after_slot(table, 87, "yes")
    assert table.stock()["science"] == 2


def test_a_slot_with_ones_own_tile_is_not_anothers() -> None:
    table = Table(4)
    table.state.slots[4] = 0b11
    assert after_slot(table, 87).stock() == {"steelplast": 2, "kelp": 1}


def test_demonstration_uses_action_cards_for_a_credit() -> None:
    table = Table().goods(credit=1).claimed(20)
    table = after_slot(table, 124, "yes", "card 20", "card 0", "part 1")
    assert sorted(table.me.used) == [0, 20] and table.stock()["steelplast"] == 1


def test_a_used_action_card_is_refreshed() -> None:
    table = Table(3)
    table.me.used = [0]
    assert after_slot(table, 29, "yes", "part 1").me.used == []


def test_an_action_card_is_used_once_per_era() -> None:
    table = Table()
    table.me.used = [0]
    table.hand(46, 1, 2).turn("card 46", "slot g1", "yes")
    assert table.me.used == [0] and table.asks == ""


def test_an_action_card_may_be_used_in_the_turn_it_is_claimed() -> None:
    table = Table(3).hand(60, 1, 2).turn("card 60", "slot g4", "part 1", "card 60")
    assert table.stock() == {"science": 1, "steelplast": 2} and table.me.used == [60]


def test_a_fifth_action_card_needs_room_and_the_old_one_may_be_used() -> None:
    table = Table().claimed(20, 21, 22).hand(60, 1, 2)
    table.turn("card 60", "slot g1", "slot-first", "yes", "yes")
    assert table.asks == "DropAction" and table.options == ["card 0", "card 20", "card 21", "card 22"]
    table.play("card 20")
    assert table.asks == "UseDropped"
    table.play("yes")
    assert table.stock() == {"kelp": 1, "credit": 2} and table.me.actions == [0, 21, 22, 60]
    assert 20 in table.state.discards[0]


def test_a_used_action_card_makes_room_without_being_used() -> None:
    table = Table().claimed(20, 21, 22).hand(60, 1, 2)
    table.me.used = [20]
    table.turn("card 60", "slot g1", "slot-first", "yes", "yes", "card 20")
    assert table.asks == "" and table.me.used == []


def test_a_mismatch_pays_on_coloured_slots_only() -> None:
    table = Table(3).claimed(14).hand(1, 2, 4).turn("card 1", "slot r3")
    assert table.stock() == {"steelplast": 3, "kelp": 1}
    assert Table(3).claimed(14).hand(1, 2, 4).turn("card 1", "slot always").stock() == {"credit": 2}


def test_a_mismatch_may_make_the_slot_usable() -> None:
    table = Table().claimed(14).goods(credit=1).hand(23, 24, 25).turn("card 23", "slot y2", "tunnel 1")
    assert table.me.tunnels[0] == 1


def test_steelplast_from_a_slot_scores_but_not_from_the_federation_track() -> None:
    assert Table(3).claimed(11).hand(1, 2, 4).turn("card 1", "slot r3").stock()["point"] == 1
    table = Table(3).claimed(11).on_track((3, [0])).hand(1, 2, 4).turn("card 1", "slot g1", "yes")
    assert table.stock() == {"steelplast": 1, "point": 1}  # the point is that of space 1


def test_steelplast_chosen_among_different_resources_scores_too() -> None:
    table = Table().claimed(11).hand(23, 24, 25)
    table.turn("card 23", "slot y6", "part 2", "good biomass + good steelplast", "pass")
    assert table.stock() == {"steelplast": 1, "biomass": 1, "point": 1}


def test_the_embassy_pays_on_the_way_to_space_3() -> None:
    table = Table().claimed(35).on_track((4, [0])).hand(1, 2, 4).turn("card 1", "slot g1", "yes")
    assert table.stock() == {"credit": 2, "steelplast": 1}


def test_a_second_desalination_plant_pays_only_at_a_connected_city() -> None:
    table = Table().claimed(38).goods(credit=2).hand(1, 2, 4)
    table.building("9b", "6b", kind="desalination").city(6)
    table.turn("card 1", "slot g2", "desalination 6a", "desalination 9c")
    assert table.stock() == {"credit": 1}


def test_a_third_laboratory_pays_nothing() -> None:
    table = Table().claimed(37).goods(steelplast=1).hand(50, 51, 52)
    table.building("9a", "9b", kind="laboratory").turn("card 50", "slot r6", "laboratory 9c")
    assert table.stock() == {}


def test_the_second_upgraded_farm_of_a_city_scores() -> None:
    table = Table().claimed(76).goods(science=2).building("9a", "9b")
    table.hand(23, 24, 25).turn("card 23", "slot y5", "part 2", "upgrade 9b")
    assert table.stock() == {"point": 2}


def test_the_second_tunnel_of_a_turn_pays() -> None:
    table = Table().claimed(15).goods(steelplast=2, credit=2).hand(23, 24, 25)
    table.turn("card 23", "slot y2", "tunnel 1", "tunnel 2")
    assert table.stock() == {"science": 1}


def test_a_city_pays_when_it_is_built() -> None:
    table = Table().claimed(30, 54).goods(steelplast=1, kelp=1, biomass=1, credit=2).hand(1, 2, 4)
    table.turn("card 1", "slot g7", "symbiotic 6")
    assert table.stock() == {"point": 1, "kelp": 1} and len(table.me.hand) == 2 + 1 + 1


def test_biomass_as_material_scores() -> None:
    table = Table().claimed(96).goods(biomass=1, credit=1).hand(23, 24, 25)
    table.turn("card 23", "slot y2", "tunnel 1")
    assert table.stock() == {"point": 1, "credit": 1}


def test_an_upgraded_tunnel_and_building_pay() -> None:
    table = Table().claimed(78, 116).goods(science=2).building("9a").tunnel(1).hand(23, 24, 25)
    table.turn("card 23", "slot y5", "part 2", "upgrade 9a", "upgrade t1")
    assert table.stock() == {"credit": 1, "kelp": 1}


def test_an_expansion_scores() -> None:
    assert (
        after_slot(Table().claimed(94).goods(steelplast=1), 8, "yes", "laboratory 9x").stock()["point"] == 3
    )


def test_a_metropolis_pays_when_connected() -> None:
    table = Table().claimed(191).metropolis(1, "m15").tunnel(1, 4).goods(steelplast=1, credit=1)
    table.hand(23, 24, 25).turn("card 23", "slot y2", "tunnel 15")
    assert table.stock() == {"credit": 2, "kelp": 1, "point": 2 + 1}


def test_an_action_card_pays_when_used() -> None:
    table = Table().claimed(32).hand(46, 1, 2)
    table.turn("card 46", "slot g1", "slot-first", "yes", "yes", "part 2")
    assert table.stock() == {"credit": 2 + 1}


def test_a_matching_green_card_pays_another_one_not_itself() -> None:
    table = Table().hand(55, 51, 1).turn("card 55", "slot g1", "yes")
    assert table.stock() == {"credit": 1}  # space 3 of the track
    table.state.slots = [0] * 22
    table.turn("card 51", "slot g1", "yes")
    assert table.stock()["kelp"] == 1


def test_a_depicted_slot_changes_its_rules_for_the_turn() -> None:
    table = Table().claimed(115).goods(steelplast=1, kelp=1, credit=1).hand(23, 24, 25)
    table.turn("card 23", "slot y4", "part 1", "city 6")
    assert table.me.cities[5] == 1


def test_a_depicted_slot_pays_also_when_used_through_a_card() -> None:
    table = Table().claimed(95).goods(credit=1)
    table = after_slot(table, 45, "yes", "slot y5")
    assert table.stock()["science"] == 3


def test_a_broke_nation_gets_a_credit_at_the_end_of_the_turn() -> None:
    assert Table(3).claimed(77).hand(1, 2, 4).turn("card 1", "slot r3").stock()["credit"] == 1


def test_upgrades_of_farms_may_be_paid_in_kelp() -> None:
    table = Table().claimed(75).goods(kelp=1).building("9a").hand(23, 24, 25)
    table.turn("card 23", "slot y5", "part 2")
    assert table.built() == {"9a": "upgraded farm"} and table.stock() == {}


def test_the_always_available_slot_may_pay_more() -> None:
    assert Table().claimed(13).hand(1, 2, 4).turn("card 1", "slot always").stock() == {"kelp": 1, "credit": 2}


def test_a_new_metropolis_counts_as_connected() -> None:
    table = after_slot(Table().metropolis(0, "m1").tunnel(1, 4, 9, 11, 12, 13, 14), 166, "yes")
    assert len(table.me.extra) == 1
    assert breakdown(table.state, 0)["metropolis"] == 3 * 2


# Cards whose effects no other card has


def test_a_land_grant_makes_the_city_of_its_slot_cheaper_for_this_turn() -> None:
    table = Table().goods(credit=1).hand(105, 23, 24)
    table.state.era = 1
    table.turn("card 105")
    assert "slot g7" in table.options  # the card brings the kelp and takes the steelplast off
    table.play("slot g7", "city 6")
    assert table.me.cities[5] == 1 and table.stock() == {"credit": 1}


def test_a_land_grant_after_its_slot_only_gives_goods() -> None:
    table = after_slot(Table(), 105, "yes")
    assert table.stock() == {"kelp": 1, "credit": 2}


def test_a_finders_fee_is_paid_when_a_special_card_is_taken() -> None:
    table = Table().claimed(12).hand(1, 2, 4).turn("card 1", "slot g6")
    table.play(table.options[0])
    assert table.stock() == {"credit": 1}


def test_a_waiting_list_counts_the_cards_left_in_hand_by_twos() -> None:
    table = Table().claimed(142).hand(1, 2, 4)
    assert breakdown(table.state, 0)["cards"] == 2
    assert breakdown(table.hand(5).state, 0)["cards"] == 4


def test_a_summit_goes_three_spaces_with_the_bonus_of_each() -> None:
    table = Table().hand(162, 23, 24)
    table.state.era = 2
    table.turn("card 162", "slot g6")
    table.play("card-first", "part 1", "yes", "yes")
    assert table.state.track[3] == [0] and table.stock() == {"credit": 1, "steelplast": 1, "point": 1}


def test_an_observatory_pays_points_for_science_and_steelplast_twice_at_most() -> None:
    table = Table().claimed(175).goods(science=3, steelplast=3).produce("yes", "yes")
    assert table.stock() == {"science": 1, "steelplast": 1, "point": 6}


def test_botanical_gardens_count_two_symbiotic_cities_at_most() -> None:
    table = Table().metropolis(1, "m10").tunnel(1, 4, 15).city(6, 3, symbiotic=True)
    two = table.produce().stock()["point"]
    table = Table().metropolis(1, "m10").tunnel(1, 4, 15, 2, 5).city(6, 3, 8, symbiotic=True)
    assert two == 2 * 2 + 2 and table.produce().stock()["point"] == 3 * 2 + 2


def test_university_town_counts_connected_laboratories_by_twos() -> None:
    table = Table().metropolis(1, "m8").tunnel(1, 4, 15).building("9a", "9b", "9c", kind="laboratory")
    assert table.produce().stock()["point"] == 1


def test_a_resort_may_serve_kelp_for_points() -> None:
    table = Table().metropolis(1, "m15").tunnel(1, 4, 15).building("9a").produce("yes")
    assert table.stock()["point"] == 2 and "kelp" not in table.stock()
