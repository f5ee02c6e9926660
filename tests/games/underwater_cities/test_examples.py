"""The examples of the rulebook, each as it is told there."""

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.scoring import breakdown


def test_a_city_is_paid_with_one_steelplast_two_biomass_and_one_credit() -> None:
    """Biomass as building material (p. 12)."""
    table = Table().goods(steelplast=1, biomass=2, credit=1).hand(1, 2, 4)
    table.turn("card 1", "slot g7", "city 5")
    assert table.me.cities[4] == 1
    assert table.stock() == {"credit": 1}  # the site's own bonus


def test_katrin_plays_28_on_the_red_slot_with_19_beside_her_board() -> None:
    """Slot first, all of it, the action card's second half before its first, then the card (p. 13)."""
    table = Table(3).goods(steelplast=1, credit=1, science=1).claimed(19).hand(28, 1, 2)
    table.on_track((4, [0]))
    table.turn("card 28", "slot r5")
    assert table.asks == "NextStep"  # the card cannot do anything yet: the slot goes first without a question
    table.play("part 2", "tunnel 1")
    assert table.me.tunnels[0] == 2 and table.stock() == {}
    table.play("part 1", "card 19")
    assert table.state.track[2] == [0] and table.stock() == {"credit": 1}
    table.play("part 1", "desalination 9b")
    assert table.stock() == {"kelp": 1}  # Seafood Harvest comes last: no farm could be built with it


def test_katrin_may_take_the_kelp_first_when_a_tunnel_was_upgraded_before() -> None:
    table = Table(3).goods(steelplast=1, credit=1, science=1).claimed(19).hand(28, 1, 2)
    table.tunnel(2, upgraded=True)
    table.turn("card 28", "slot r5")
    assert table.options == ["card-first", "slot-first"]
    table.play("card-first")
    assert table.stock()["kelp"] == 1


def test_cards_37_and_34_turn_a_laboratory_into_the_credit_for_a_desalination_plant() -> None:
    """A trigger in the middle of an action pays for its other half (p. 13)."""
    table = Table(3).goods(steelplast=1, science=1).claimed(37, 34).hand(1, 2, 4)
    table.building("9b", kind="laboratory")
    table.turn("card 1", "slot r5")
    table.play("part 2", "laboratory 9c")
    assert table.built()["9c"] == "upgraded laboratory"
    assert table.stock() == {"credit": 1}
    cards = len(table.me.hand)
    table.play("part 1", "card 34", "part 1", "desalination 5a")
    assert table.stock() == {"steelplast": 1}  # printed on 5a
    assert len(table.me.hand) == cards + 2  # one from the card, one at the end of the turn


def test_a_tunnel_site_pays_for_the_second_tunnel_of_the_same_action() -> None:
    """The building bonus inside an action (p. 14)."""
    table = Table().goods(steelplast=1, credit=2).hand(24, 25, 26).tunnel(1)
    table.turn("card 24", "slot y2", "tunnel 4")
    assert table.stock() == {"steelplast": 1, "credit": 1}
    table.play("tunnel 2")
    assert table.me.tunnels[:4] == [1, 1, 0, 1] and table.stock() == {}


def test_two_steps_from_space_2_give_two_points_and_the_top_of_the_stack() -> None:
    """The Federation step past the end (p. 12)."""
    table = Table(4).hand(1, 2, 4).on_track((2, [0]), (1, [2, 3]))
    table.turn("card 1", "slot g1", "yes")
    assert table.stock() == {"point": 2}
    assert table.state.track[4] == [2, 3, 0]


def test_black_plays_before_blue_and_orange_first_in_round_3() -> None:
    """The play order after stacks (p. 15): violet 0, orange 1, blue 2, black 3."""
    table = Table(4)
    table.state.order = [3, 0, 2, 1]
    table.state.round = 2
    table.on_track((2, [0, 1]))
    table.end_round()
    assert table.state.order == [1, 0, 3, 2]
    assert table.state.track == [[1, 0, 3, 2], [], [], [], []]


def network_of_the_production_example() -> Table:
    """Two connected cities, one of them symbiotic, one city without a tunnel; four tunnels (p. 16)."""
    table = Table(2, "b1").metropolis(1, "m6")
    table.city(6, symbiotic=True).city(5)
    table.tunnel(1, 2, 4).tunnel(15).claimed(16)
    table.building("9a", kind="farm", upgraded=True).building("6a", kind="farm")
    table.building("9b", "9c", kind="desalination")
    table.building("6b", "6c", kind="laboratory", upgraded=True)
    table.building("5a", kind="laboratory")
    return table


def test_the_production_example() -> None:
    """Points 1 to 7: farms, desalination plants, laboratories, tunnels, city, card, metropolis (p. 16)."""
    table = network_of_the_production_example()
    table.me.tunnels[0] = 2
    table.me.rebuilt()
    table.produce()
    assert table.stock() == {
        "kelp": 2,
        "credit": 2 + 3 + 1,
        "steelplast": 3,
        "science": 2,
        "point": 1 + 1 + 2 + 2,
    }


def test_the_feeding_of_the_production_example() -> None:
    """Only the two connected cities eat (p. 16)."""
    table = network_of_the_production_example().produce()
    table.state.era = 2
    table.end_era()
    assert "kelp" not in table.stock()


def test_two_upgraded_plants_with_one_multiplier_make_4_credits_and_3_biomass() -> None:
    """The multiplier doubles one plant, not the pair's bonus (p. 18)."""
    table = Table(2, "b7").city(3).building("3a", "3d", kind="desalination", upgraded=True)
    table.tunnel(4)
    before = table.produce().stock()
    assert (before["credit"], before["biomass"]) == (4 + 1, 3)  # one credit is the tunnel's


def test_the_final_scoring_example() -> None:
    """8 points for the metropolis, 11 for cards, 21 for cities, 6 for resources (p. 18)."""
    table = Table(2, "b1").metropolis(0, "m5")
    table.claimed(188, 43)
    table.city(6, 3, 2, 4, 8)  # the one at 8 has no tunnel
    table.tunnel(1, 4, 9, upgraded=True).tunnel(11, 12, 13, 14)
    table.building("9a", "6a", kind="farm", upgraded=True)
    table.building("9b", "6b", "3a", kind="desalination", upgraded=True)
    table.building("9c", "6c", "3b", kind="laboratory", upgraded=True)
    table.building("2a", kind="farm").building("8a", kind="farm", upgraded=True)
    table.goods(credit=16, science=7, kelp=2, steelplast=4, biomass=3)
    score = breakdown(table.state, 0)
    assert score == {"points": 0, "metropolis": 8, "cards": 11, "cities": 6 + 6 + 4 + 3 + 2, "resources": 6}
    assert sum(score.values()) == 46
