"""The lines of a decision, counted and valued by hand on the tiny game."""

import pytest

import planetb
from planetb.bots.search.decision import leads, margins
from planetb.bots.search.lines import Lines
from planetb.kernel.domain import PASS
from planetb.kernel.rng import Rng
from planetb.match import Match
from tiny.beacon import BURN, CARD, GAME, BeaconState

FLINT, WICK, OIL = 0, 1, 3


def on_turn(hand: list[int], sparks: int = 2) -> BeaconState:
    """Seat 0 to play with this hand, on a table where nothing else lies."""
    match = planetb.new("beacon", 2, 1)
    while match.asks != "play card":
        match.choose(match.options[0])
    state: BeaconState = match.state.clone()
    seat = state.seats[GAME.seat(state)]
    seat.hand, seat.sparks = hand, sparks
    state.options = GAME.options_at(state, state.agenda[-1])
    return state


def words(state: BeaconState, budget: int) -> list[str]:
    lines = Lines(GAME, 2, Rng(1)).find(state, budget)
    return sorted(" : ".join(GAME.table.word(option) for option in line.choices) for line in lines)


def test_a_free_option_leaves_the_decision_open() -> None:
    found = words(on_turn([FLINT, WICK]), 100)
    assert found == sorted(
        [
            "pass",
            "card flint",
            "card wick",
            "burn flint : pass",
            "burn flint : card wick",
            "burn flint : burn wick",
            "burn wick : pass",
            "burn wick : card flint",
            "burn wick : burn flint",
        ]
    )


def test_questions_inside_an_effect_belong_to_the_decision() -> None:
    found = words(on_turn([OIL]), 100)
    assert found == ["burn oil", "card oil : no", "card oil : yes", "pass"]


def test_a_small_budget_still_tries_every_first_choice() -> None:
    found = words(on_turn([FLINT, WICK, OIL]), 1)
    assert {line.split(" : ")[0] for line in found} == {
        "pass", "card flint", "card wick", "card oil", "burn flint", "burn wick", "burn oil"
    }  # fmt: skip


def test_the_state_is_left_as_it_was() -> None:
    state = on_turn([FLINT, WICK, OIL])
    before = Match(GAME, None, state).position()
    Lines(GAME, 2, Rng(1)).find(state, 50)
    assert Match(GAME, None, state).position() == before


def test_a_line_is_valued_where_its_decision_ends() -> None:
    state = on_turn([WICK])
    seat = GAME.seat(state)
    values = {line.choices[0]: line.margins[seat] for line in Lines(GAME, 2, Rng(1)).find(state, 50)}
    assert values[CARD + WICK] - values[PASS] == pytest.approx(1 + 0.2 - 0.3)  # a lamp and a spark for a card
    assert values[BURN + WICK] - values[PASS] == pytest.approx(0.2 - 0.3)


def test_a_known_line_is_valued_again_in_another_redeal() -> None:
    lines = Lines(GAME, 2, Rng(1))
    state = on_turn([WICK])
    seat = GAME.seat(state)
    found = {line.choices[0]: line.margins for line in lines.find(state, 50)}
    again = lines.again(state.clone(), seat, [CARD + WICK], 10)
    assert again is not None and again.margins == found[CARD + WICK]
    assert lines.again(on_turn([FLINT]), seat, [CARD + WICK], 10) is None  # no such card in this hand


def test_leads_over_the_best_other_seat() -> None:
    assert leads([7.0]) == [7.0]
    assert leads([7.0, 3.0]) == [4.0, -4.0]
    assert leads([7.0, 3.0, 5.0]) == [2.0, -4.0, -2.0]
    assert leads([7.0, 7.0, 5.0]) == [0.0, 0.0, -2.0]


def test_a_finished_game_counts_the_win() -> None:
    match = planetb.new("beacon", 2, 1)
    while match.seat is not None:
        match.choose(match.options[0])
    match.state.seats[0].lamps = 3
    match.state.seats[1].lamps = 1
    assert margins(GAME, match.state, 2) == [2.5, -2.5]
