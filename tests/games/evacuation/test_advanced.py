"""Advanced actions: hands, cards played open, cards under the board, power, the end of the year (p. 16)."""

import pytest

import planetb
from games.evacuation.table import Table, give_factory
from planetb.games.evacuation.content.decks import CARD_EFFECT, CARD_POWERS, CARDS
from planetb.games.evacuation.flow.turn import TakeTurn
from planetb.games.evacuation.flow.year import Cleanup
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.rules.happiness import powers
from planetb.games.evacuation.state import Nation
from planetb.games.evacuation.terms import SHIP
from planetb.kernel.effect import Resolve


def advanced(seats: int = 2, **options: str) -> Table:
    """A game whose hands are already chosen."""
    table = Table(seats, actions="advanced", **options)
    while table.asks == "keep cards":
        GAME.choose(table.state, table.state.options[0])
    return table


def hold(table: Table, *cards: int) -> Table:
    """Gives seat 0 exactly these cards (numbers as printed), then its turn."""
    left = [card for card in range(CARDS) if card + 1 not in cards]
    for nation in table.state.seats:
        nation.discards = []
        nation.cards = [left.pop(0) for _ in range(4)]
    left += table.nation().cards
    table.nation().cards = sorted(card - 1 for card in cards)
    table.state.card_bag = sorted(left)
    return table.at(TakeTurn(0))


def test_seven_cards_are_dealt_and_four_are_kept_by_all_at_the_same_time() -> None:
    match = planetb.new("evacuation", 3, 1, {"actions": "advanced"})
    assert [len(nation.cards) for nation in match.state.seats] == [7, 7, 7]
    assert match.waiting == [0, 1, 2]
    table = advanced(3)
    assert [len(nation.cards) for nation in table.state.seats] == [4, 4, 4]
    assert len(table.state.card_bag) == 80 - 21


def test_income_is_known_before_cards_are_kept() -> None:
    match = planetb.new("evacuation", 3, 1, {"actions": "advanced"})
    assert match.state.seats[0].stock == [2, 7, 7, 0, 0, 0]


def test_cards_to_go_are_one_choice_and_nothing_happens_before_it_is_made() -> None:
    match = planetb.new("evacuation", 2, 1, {"actions": "advanced"})
    cards = match.state.seats[0].cards[:]
    assert len(match.options_of(0)) == 5
    match.choose(match.options_of(0)[2], 0)
    assert match.state.seats[0].cards == cards
    assert len(match.options_of(0)) == 3
    match.choose(" + ".join(f"card {card + 1}" for card in (cards[6], cards[0], cards[3])), 0)
    assert match.state.seats[0].discards == [cards[0], cards[3], cards[6]]


def test_a_board_action_puts_a_card_face_down_and_draws_one() -> None:
    table = hold(advanced(), 1, 2, 3, 4).play("act 4b", "card 3").first("column")
    while table.asks not in ("", "take turn"):
        table.play(table.options[0])
    nation = table.nation()
    assert nation.tucked == [2]
    assert len(nation.cards) == 4
    assert nation.groups == [0, 0, 0, 1]


def test_only_one_action_of_group_1_a_year() -> None:
    table = hold(advanced(), 1, 2, 3, 4)
    assert "act 1a" in table.options
    table.nation().groups[0] = 1
    table.nation().actions = 1
    assert not {"act 1a", "act 1b"} & set(table.at(TakeTurn(0)).options)


def test_a_card_moves_the_action_marker_and_costs_energy_too() -> None:
    table = hold(advanced(), 73, 2, 3, 4)
    table.nation().actions = 3
    table.at(TakeTurn(0)).play("card 73")
    assert table.nation().actions == 4
    assert table.nation().stock[2] == 7 - 2
    assert table.nation().played == [72]


def test_parts_come_in_any_order_and_may_be_left_out() -> None:
    table = hold(advanced(), 6, 2, 3, 4).play("card 6")
    assert table.options == ["pass", "part 1", "part 2"]
    table.play("part 2", "new energy")
    assert table.options == ["pass", "part 1"]
    table.play("pass")
    assert table.nation().ships_old == []


def test_a_card_may_be_played_though_nothing_of_it_is_possible() -> None:
    table = hold(advanced(), 30, 2, 3, 4)
    assert "card 30" in table.options
    table.play("card 30")
    assert table.nation().played == [29]


def test_gains_and_research_of_a_card_happen_even_if_the_rest_is_left_p_16() -> None:
    table = hold(advanced(), 6, 2, 3, 4).play("card 6")
    assert table.options == ["pass", "part 1", "part 2"]
    table.play("pass")
    assert table.options == ["old energy", "new energy"]
    table = hold(advanced(), 25, 2, 3, 4).play("card 25", "pass")
    assert table.asks == "research technology"


def test_a_card_that_says_the_same_twice_offers_it_once_at_a_time_p_16() -> None:
    table = hold(advanced(), 38, 2, 3, 4)
    table.supply(0)
    table.supply(0)
    table.at(TakeTurn(0)).play("card 38")
    assert table.options == ["pass", "part 1"]
    table.play("part 1").first("site")
    while table.asks == "fill spots":
        table.play(table.options[0])
    assert table.options == ["pass", "part 2"]


def test_the_ship_fair_turns_up_more_though_the_open_row_is_too_dear_p_9() -> None:
    table = hold(advanced(), 4, 2, 3, 8)
    table.nation().stock = [1, 0, 0, 0, 0, 0]
    table.at(TakeTurn(0)).play("card 4")
    assert len(table.state.revealed[SHIP]) == 2
    assert {"pass", "refresh"} <= set(table.options)


def test_the_dock_market_may_refresh_a_row_that_is_too_dear_p_9() -> None:
    table = hold(advanced(), 8, 2, 3, 4)
    table.nation().stock = [1, 0, 0, 0, 0, 0]
    table.at(TakeTurn(0)).play("card 8")
    assert "part 1" in table.options
    assert table.play("part 1").options == ["pass", "refresh"]


def test_a_card_of_gains_alone_leaves_only_their_order_open_p_16() -> None:
    table = hold(advanced(), 43, 2, 3, 4).play("card 43")
    assert table.options == ["part 1", "part 2"]
    table.play("part 2", "new energy")
    assert table.asks == "research technology"


def test_more_than_four_cards_are_thrown_away_at_the_end_of_the_turn() -> None:
    table = hold(advanced(), 12, 2, 3, 4).play("card 12", "part 2", "pass")
    assert table.asks == "throw cards"
    table.first("card").first("card")
    assert len(table.nation().cards) == 4
    assert len(table.nation().discards) == 2


def test_example_face_up_3_and_1_face_down_3_2_and_2_are_11_power() -> None:
    nation = advanced().nation()
    nation.groups = [0, 2, 1, 0]
    nation.played = [CARD_POWERS.index([3]), CARD_POWERS.index([1])]
    assert powers(nation) == [11]


def test_a_card_with_two_numbers_gives_a_choice_of_power() -> None:
    nation = advanced().nation()
    nation.groups = [0, 1, 0, 0]
    nation.played = [CARD_POWERS.index([1, 3])]
    assert powers(nation) == [3, 5]


def test_the_first_flight_of_a_ship_may_cost_one_energy_less() -> None:
    table = hold(advanced(), 1, 2, 3, 4)
    table.nation().stock = [9, 9, 9, 0, 0, 0]
    table.at(TakeTurn(0)).play("card 1").first("ship")
    ship = table.nation().ships_old[0]
    assert table.nation().gliding == [ship]


def test_cheaper_ships_cost_less_steel() -> None:
    table = hold(advanced(), 3, 2, 1, 4)
    table.state.rows[0] = [0, 2, 3]
    table.state.bags[0] = [ship for ship in range(21) if ship not in (0, 2, 3)]
    table.nation().stock = [0] * 6
    table.nation().stock[0] = 1
    table.at(TakeTurn(0)).play("card 3", "ship 1")
    assert table.nation().ships_old == [0] or table.play("world old").nation().ships_old == [0]


@pytest.mark.parametrize(("ships", "steel"), [([], 0), ([0], 1), ([0, 1, 2, 3], 3)])
def test_steel_for_each_ship_ends_at_three(ships: list[int], steel: int) -> None:
    table = hold(advanced(), 77, 2, 3, 4)
    table.nation().ships_old = ships
    for row in (table.state.bags[SHIP], table.state.rows[SHIP]):
        row[:] = [ship for ship in row if ship not in ships]
    table.at(TakeTurn(0)).play("card 77", "part 1", *["new steel"] * min(1, steel))
    assert table.nation().stock[4] == steel
    assert table.options == ["old energy", "new energy"]


def test_a_gain_for_each_thing_counts_what_the_card_itself_has_just_brought_p_16() -> None:
    table = hold(advanced(), 40, 2, 3, 4)
    table.supply(0)
    table.at(TakeTurn(0)).play("card 40", "part 1", "site a1")
    assert table.options == ["old food", "new food"]


def test_a_ship_that_is_built_and_launched_stands_at_the_old_world_and_flies_for_its_energy() -> None:
    table = hold(advanced(), 7, 2, 3, 4)
    table.nation().stock = [9, 9, 9, 9, 9, 9]
    table.state.rows[SHIP] = [0, 2, 3]
    table.state.bags[SHIP] = [ship for ship in range(21) if ship not in (0, 2, 3)]
    table.at(TakeTurn(0)).play("card 7", "ship 3")
    assert table.options == ["pass", "ship 3"]
    table.play("ship 3", "pass")
    assert table.nation().stock[:3] == [9, 7, 8]


def test_the_end_of_the_year_shuffles_everything_used_and_deals_up_to_seven() -> None:
    table = hold(advanced(), 73, 2, 3, 4).play("card 73")
    table.at(Cleanup())
    assert table.asks == "keep cards"
    assert len(table.nation().cards) == 7
    assert table.nation().played == table.nation().discards == []
    assert len(table.state.card_bag) == 80 - 14


def test_open_cards_have_no_surcharge() -> None:
    table = hold(advanced(), 73, 2, 3, 4)
    table.nation().groups = [0, 3, 3, 3]
    table.nation().actions = 2
    table.at(TakeTurn(0)).play("card 73")
    assert table.nation().stock[2] == 6


def seen(nation: Nation) -> list[object]:
    """What a card may change."""
    goods = [nation.stock[:], nation.production[:], nation.population, nation.factories[:], nation.cards[:]]
    built = [nation.ships_old[:], nation.ships_new[:], nation.stadiums_old[:], nation.stadiums_new[:]]
    return [*goods, *built, nation.hand[:], nation.research[:]]


@pytest.mark.parametrize("number", range(1, CARDS + 1))
def test_every_card_does_something_with_plenty_and_no_harm_with_nothing(number: int) -> None:
    for plenty in (True, False):
        table = advanced()
        nation = table.nation()
        nation.stock = [9 if plenty else 0] * 6
        nation.population = 5 if plenty else 0
        if plenty:
            give_factory(nation, 1)
        before = seen(nation)
        table.at(Resolve(0, CARD_EFFECT[number - 1]))
        while table.asks:
            table.play(table.options[-1])
        assert before != seen(nation) or not plenty
