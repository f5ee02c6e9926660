"""Why something cannot be chosen: what the game answers to a wrong click."""

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.options import SLOT_NAMES
from planetb.games.underwater_cities.text import TEXT


def why(table: Table, word: str, lang: str = "en") -> str:
    return TEXT.why_not(GAME, table.state, GAME.ask(table.state), word, lang)


def test_slot_before_the_card_says_what_comes_first() -> None:
    table = Table().hand(1, 2, 3).turn()
    assert why(table, "slot g7") == "First choose the card that you play, then its slot."


def test_slot_of_another_says_it_is_taken() -> None:
    table = Table().goods(kelp=3, credit=3, steelplast=3).hand(1, 2, 3)
    table.state.slots[SLOT_NAMES.index("g7")] = 1 << 1
    table.turn("card 1")
    assert why(table, "slot g7") == "This slot is taken."
    table.state.cloning = 1
    table.me.goods[0] = 0
    assert why(table, "slot g7").endswith("cloning it costs 1 credit, and you have too few.")


def test_own_tile_is_named() -> None:
    table = Table().hand(1, 2, 3)
    table.state.slots[SLOT_NAMES.index("g7")] = 1
    assert why(table.turn("card 1"), "slot g7") == "Your own action tile lies here already."


def test_slot_that_cannot_be_paid_says_the_price_and_the_stock() -> None:
    table = Table().goods(steelplast=1, kelp=1, credit=1).hand(1, 2, 3).turn("card 1")
    assert why(table, "slot g7") == (
        "You can do no part of it now. "
        "A nonsymbiotic city costs 1 credit, 1 kelp and 2 steelplast; "
        "you have 1 credit, 1 kelp and 1 steelplast."
    )


def test_stock_counts_biomass_where_it_could_help() -> None:
    table = Table().goods(biomass=2, credit=0).hand(1, 2, 3).turn("card 1")
    assert why(table, "slot g7").endswith("you have 0 credits, 0 kelp, 0 steelplast and 2 biomass.")


def test_city_site_says_whether_it_is_far_or_built() -> None:
    table = Table().goods(steelplast=2, kelp=1, credit=1).hand(1, 2, 3).turn("card 1", "slot g7")
    assert why(table, "city 1") == "No city of yours is one tunnel site away."
    assert why(table, "city 9") == "There is a city here already."
    assert why(table, "tunnel 1") == "Only cities can be built with this."


def test_tunnel_site_says_whether_it_touches_the_network() -> None:
    table = Table().tunnel(1).goods(steelplast=1, credit=1).hand(23, 24, 25).turn("card 23", "slot y2")
    assert why(table, "tunnel 15") == "This site does not touch your network."
    assert why(table, "tunnel 1") == "There is a tunnel here already."


def test_building_site_says_what_stands_in_the_way() -> None:
    table = Table().building("9a").goods(kelp=1).hand(50, 51, 52).turn("card 50", "slot r6")
    assert why(table, "farm 9a") == "There is a building here already."
    assert why(table, "farm 1a") == "Neither here nor one tunnel site away do you have a city."
    assert why(table, "farm 9x") == "Expansion sites need a card or slot that shows them."
    assert why(table, "farm 6b") == "The free sites here are alike: take 6a."


def test_sea_floor_answers_before_the_slot_is_chosen() -> None:
    table = Table().hand(1, 2, 3).turn()
    assert why(table, "city 5").startswith("Not by itself")


def test_second_card_of_the_hand_says_which_one_is_played() -> None:
    table = Table().hand(1, 2, 3).turn("card 1")
    assert "now choose its slot" in why(table, "card 2")


def test_part_that_is_done_says_so() -> None:
    table = Table().goods(steelplast=1, credit=1).hand(1, 2, 23).turn("card 1", "slot r7", "part 2", "part 1")
    assert table.asks == "NextStep" and why(table, "part 2") == "That part is done."


def test_ability_says_that_it_was_used_in_this_turn() -> None:
    table = Table().claimed(10).goods(kelp=2).hand(23, 24, 25).turn("use 10")
    assert why(table, "use 10") == "You have used this ability in this turn."


def test_action_card_says_when_it_is_used() -> None:
    table = Table().hand(1, 2, 3).turn()
    assert why(table, "card 0") == "Action cards are used when a slot or a card says so."
    table.me.used = [0]
    assert why(table, "card 0") == "You have used this action card in this era."


def test_building_that_must_be_upgraded_says_that_nothing_pays_for_it() -> None:
    table = Table(3).city(6).goods(credit=1, steelplast=1).hand(1, 2, 4)
    table.turn("card 1", "slot r5", "part 2")
    assert why(table, "desalination 9b") == (
        "What you build here must be upgraded at once, and you cannot pay for that."
    )


def test_cards_over_the_limit_say_how_many_go() -> None:
    table = Table().hand(1, 2, 3, 4, 5).turn()
    assert why(table, "pass") == "That is not enough yet."
