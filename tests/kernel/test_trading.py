"""Several things as one answer, proved on the example game: any order, together, in lanes, undone whole."""

import pytest

import planetb
from planetb.kernel.domain import PASS
from planetb.kernel.errors import IllegalChoice
from planetb.kernel.rng import Rng
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.screen import raised
from tiny.beacon import GAME, TRADE, BeaconState

FLINT, WICK, MIRROR = range(3)


def trading() -> Match:
    """Both seats of a rich game may trade cards: seat 0 holds two flints and a wick, seat 1 a mirror."""
    match = planetb.new("beacon", seats=2, seed=1, variants={"rich": True})
    state: BeaconState = match.state
    for seat, hand in enumerate(([FLINT, FLINT, WICK], [MIRROR])):
        for card in state.seats[seat].hand:
            state.bag[card] += 1
        for card in hand:
            state.bag[card] -= 1
        state.seats[seat].hand = hand
    state.options = GAME.options_at(state, GAME.ask(state))
    match.screen = raised(GAME, state)
    assert GAME.audit(state) == ""
    return match


@pytest.mark.parametrize("things", ["trade flint + trade wick", "trade wick + trade flint"])
def test_things_are_handed_in_together_in_any_order(things: str) -> None:
    match = trading()
    match.choose(things, seat=0)
    assert (match.state.seats[0].hand, match.state.seats[0].sparks) == ([FLINT], 6)


def test_a_thing_may_be_taken_as_often_as_it_is_there() -> None:
    match = trading()
    match.choose("trade flint + trade flint", seat=0)
    assert match.state.seats[0].hand == [WICK]


@pytest.mark.parametrize(
    "things", ["trade wick + trade wick", "trade mirror", "trade flint + trade flint + trade wick"]
)
def test_things_that_do_not_go_together_are_refused_and_nothing_has_happened(things: str) -> None:
    match = trading()
    before = match.position()
    with pytest.raises(IllegalChoice):
        match.choose(things, seat=0)
    assert match.position() == before


def test_nothing_is_an_answer_where_nothing_is_enough() -> None:
    match = trading()
    match.choose("pass", seat=0)
    assert match.waiting == [1]
    assert len(match.state.seats[0].hand) == 3


def test_seats_pick_at_the_same_time_and_the_order_does_not_matter() -> None:
    positions = set()
    for order in ((0, 1), (1, 0)):
        match = trading()
        for seat in order:
            match.choose(("trade flint + trade wick", "trade mirror")[seat], seat=seat)
        positions.add(match.position())
    assert len(positions) == 1


def test_one_undo_takes_a_pick_back_as_a_whole() -> None:
    match = trading()
    before = match.position()
    match.choose("trade flint + trade wick", seat=0)
    match.undo()
    assert match.position() == before


def test_search_meets_the_things_one_by_one_and_nothing_happens_before_the_last() -> None:
    match = trading()
    assert [match.notation(option) for option in match.options] == ["pass", "trade flint", "trade wick"]
    match.choose(TRADE + FLINT)
    assert match.moves == []
    ask = GAME.ask(match.state)
    assert isinstance(ask, Pick) and ask.picked == (TRADE + FLINT,)
    assert match.state.seats[0].hand == [FLINT, FLINT, WICK]
    assert [match.notation(option) for option in match.options] == ["pass", "trade flint", "trade wick"]


def test_search_goes_on_ascending_while_people_may_add_anything() -> None:
    match = trading()
    ask = GAME.ask(match.state)
    assert isinstance(ask, Pick)
    begun = ask.having((TRADE + WICK,))
    assert begun.options(match.state) == [PASS]
    assert begun.more(match.state, [TRADE + WICK]) == [TRADE + FLINT]


def test_what_another_seat_has_picked_so_far_is_dealt_anew() -> None:
    match = trading()
    match.choose(TRADE + FLINT)
    twin = GAME.redeal(match.state, 1, Rng(3))
    ask = twin.lanes[0][-1]
    assert isinstance(ask, Pick) and ask.picked == ()
    own = GAME.redeal(match.state, 0, Rng(3)).lanes[0][-1]
    assert isinstance(own, Pick) and own.picked == (TRADE + FLINT,)
