"""Chapter one (p. 6-8): preparation, turns, docking, the marker, dropping out, the end of a round."""

import pytest

import planetb
from games.reworld.table import station
from planetb.games.reworld.game import GAME
from planetb.games.reworld.terms import KINDS, SLOT_CODES
from planetb.kernel.rng import seeded


@pytest.mark.parametrize(("seats", "cards", "left"), [(2, 13, 4), (3, 9, 3), (4, 7, 2)])
def test_hands_are_dealt_by_number_of_players(seats: int, cards: int, left: int) -> None:
    state = GAME.start(seats, [], seeded(1))
    assert [area.cards for area in state.seats] == [cards] * seats
    assert sum(state.undealt) == left


def test_every_round_puts_twenty_modules_on_the_station_and_the_fifth_empties_the_bag() -> None:
    state = GAME.start(2, [], seeded(2))
    for left in (80, 60, 40, 20, 0):
        assert len(state.bag) == left
        assert min(state.arms) >= 0
        GAME.choose(state, 0)
        GAME.choose(state, 0)
    assert GAME.over(state)  # nobody bought anything: no chapter two (ruling 13)
    assert GAME.scores(state) == [5 * 13 - 18] * 2


def test_chance_open_asks_for_every_module_and_every_card() -> None:
    match = planetb.new("reworld", seats=4, seed=None)
    asked = 0
    while match.seat == planetb.CHANCE:
        match.choose(match.options[asked % len(match.options)])
        asked += 1
    assert asked == 20 + 28
    assert GAME.audit(match.state) == ""
    assert len(match.view(0)["seats"][0]["hand"]) == 7


def test_chance_draws_modules_by_how_many_are_left() -> None:
    match = planetb.new("reworld", seats=2, seed=None)
    weights = GAME.ask(match.state).weights(match.state, match.options)
    assert sum(weights) == 100
    assert len(weights) == KINDS
    assert max(weights) == 9


def test_turns_go_round_clockwise_from_the_marker_holder() -> None:
    table = station(("11", "22", "33"))
    seats = []
    for slot in ("u1", "u4", "u7"):
        seats.append(table.seat)
        table.play(f"slot {slot}", *([table.options[0]] if table.asks == "top card" else []))
    assert seats == [0, 1, 2]
    assert table.seat == 0


def test_the_top_card_names_the_row_and_the_module_joins_its_open_end() -> None:
    table = station(("44455", "11"), modules={"u1": "terrabot.a", "u5": "shuttle.2"})
    table.play("slot u1", "card 4", "pass", "slot u5", "card 4")
    assert table.row(4) == ["terrabot.a", "shuttle.2"]
    assert table.row(5) == []


def test_the_top_card_of_several_names_the_row() -> None:
    table = station(("12345", "11"), {"u4": 3}, {"u5": "crew.nova"})
    table.play("slot u5", "card 5", "card 1")
    assert table.row(5) == ["crew.nova"]
    assert table.state.slots[4] == 15


@pytest.mark.parametrize(("round", "points"), [(1, 4), (2, 4), (3, 3), (4, 2), (5, 2)])
def test_a_terrabot_scores_what_the_round_marker_shows(round: int, points: int) -> None:
    table = station(("12", "11"), modules={"u5": "terrabot.c"}, round=round)
    assert table.play("slot u5", "card 1").scores == [points, 0]
    assert table.area().earned[0] == points


@pytest.mark.parametrize("code", ["satellite.a", "shuttle.1", "crew.flora", "special.nova"])
def test_other_modules_score_nothing_when_bought(code: str) -> None:
    assert station(("12", "11"), modules={"u5": code}).play("slot u5", "card 1").scores == [0, 0]


def test_the_marker_costs_one_card_and_gives_one_point_and_the_marker() -> None:
    table = station(("123", "45", "11"))
    table.play("pass", "marker 5")
    assert table.scores == [3, 1, 0]
    assert table.state.marker == 1
    assert table.area(1).cards == 1


def test_the_marker_is_for_sale_once_a_round() -> None:
    table = station(("123", "45")).play("marker 2")
    assert not [word for word in table.options if word.startswith("marker")]


def test_the_holder_may_buy_the_marker_again() -> None:
    """Ruling 2."""
    table = station(("123", "45")).play("marker 1")
    assert table.scores == [1, 0]
    assert table.state.marker == 0


def test_the_old_holder_starts_the_next_round_when_nobody_buys_the_marker() -> None:
    """Ruling 3."""
    table = station(("1", "2", "3"))
    table.state.marker = 0
    table.play("pass", "pass", "pass")
    assert (table.state.round, table.seat) == (2, 0)


def test_the_new_holder_starts_the_next_round() -> None:
    table = station(("1", "23", "3"))
    table.play("pass", "marker 2", "pass", "pass")
    assert (table.state.round, table.seat, table.state.field) == (2, 1, 0)


def test_dropping_out_gives_a_point_per_card_and_ends_the_round_for_that_seat() -> None:
    table = station(("12345", "1122")).play("pass")
    assert table.scores == [5, 0]
    table.play("slot u1", "card 1")
    assert table.seat == 1


def test_an_empty_hand_drops_out_by_itself_for_nothing() -> None:
    table = station(("1", "22", "3")).play("slot u1", "pass")
    assert table.seat == 2
    table.play("pass")
    assert table.scores == [0, 2, 1]
    assert table.state.round == 2


def test_a_seat_that_can_buy_nothing_must_drop_out() -> None:
    others = tuple(code for code in SLOT_CODES if code not in ("u2", "u3", "u4"))
    table = station(("13", "33"), {"u2": 2, "u4": 2}, empty=others)
    table.play("marker 3")
    assert table.scores == [1, 0]
    table.play("slot u3")
    assert table.scores == [2, 0]  # the last card of seat 0, for which nothing is left to buy
    assert table.state.round == 2


def test_left_over_modules_go_to_the_box_and_cards_off_the_board() -> None:
    table = station(("1", "22"), modules={"u1": "satellite.product"})
    before = sum(table.state.box)
    table.play("pass", "slot u1", "pass")
    assert sum(table.state.box) == before + 19
    assert table.state.slots == [0] * 20
    assert "satellite.product" in table.row(2, seat=1)


def test_chapter_two_begins_with_the_marker_holder_after_the_fifth_round() -> None:
    table = station(
        ("1", "23", "3"), modules={"u1": "terrabot.a", "u5": "satellite.a", "u8": "satellite.b"}, round=5
    )
    table.play("slot u1", "slot u5", "card 2", "slot u8", "marker 3")
    assert table.state.round == 6
    assert table.seat == 1
    assert table.asks == "uncouple"
