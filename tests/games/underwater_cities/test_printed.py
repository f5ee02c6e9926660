"""What boards print besides the content is what the rules use."""

from planetb.games.underwater_cities.content.tables import BOARDS, GOAL, PRICES, Board
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.terms import GOODS, RESOURCES
from planetb.games.underwater_cities.text.sheet import printed, special_sites


def north() -> Board:
    """The expert board with a palace, a triple tunnel, a gate and a doubled site."""
    assert GAME.meta.name  # its content is loaded
    return next(one for one in BOARDS if one.code == "b5")


def test_overview_card_has_the_costs_and_the_goal_of_the_rules() -> None:
    shown = printed()
    assert [[cost.get(good, 0) for good in GOODS[:RESOURCES]] for cost in shown["costs"].values()] == [
        list(price) for price in PRICES
    ]
    assert shown["costs"]["city"] == {"credit": 1, "kelp": 1, "steelplast": 2}
    assert shown["goal"] == {"cities": GOAL[0], "points": GOAL[1]} == {"cities": 7, "points": 100}
    assert shown["upgrade"] == {"science": 1} and shown["federation"] == {"3": 1, "2": 1, "1": 1}


def test_every_special_site_of_a_board_says_what_it_asks_and_gives() -> None:
    rich = north()
    assert special_sites(rich) == {
        "c1": {"pays": (3, 0, 3, 0, 0), "points": 6, "at_once": 0},
        "t3": {"pays": (1, 0, 0, 0, 0), "times": 3, "points": 0},
        "t16": {"pays": (1, 0, 1, 0, 0), "times": 1, "points": 2},
        "5d": {"times": 2},
    }


def test_price_that_differs_on_a_board_is_printed_as_it_is_paid() -> None:
    rich = north()
    before = rich.city_surcharge[0]
    rich.city_surcharge[0] = (4, 0, 1, 0, 0)
    try:
        assert special_sites(rich)["c1"]["pays"] == (4, 0, 1, 0, 0)
    finally:
        rich.city_surcharge[0] = before
