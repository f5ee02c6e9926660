"""The agenda machine, proved on the tiny game: triggers, lanes, windows, trials, chance, forced answers."""

import pytest

import planetb
from planetb.kernel.effect import Resolve
from planetb.kernel.errors import DeadEnd, IllegalChoice
from planetb.kernel.machine import playout
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Step
from planetb.record.position import parse_position, position
from tiny.beacon import CARDS, GAME, BeaconState, PlayCard, Seat

FLINT, WICK, MIRROR, OIL, PYRE, TORCH = range(6)


def table(hand: list[int], sparks: int = 2, bag: list[int] | None = None) -> BeaconState:
    """Seat 0 of two is to play a card; the bag holds only what is given."""
    state = BeaconState()
    state.seats = [Seat(), Seat()]
    state.seats[0].hand, state.seats[0].sparks = sorted(hand), sparks
    state.bag = bag or [0] * 6
    state.variant, state.rng, state.night = [0], seeded(1), 3
    state.push(PlayCard(0))
    GAME.advance(state)
    return state


def play(state: BeaconState, *words: str) -> BeaconState:
    for word in words:
        GAME.choose(state, GAME.table.parse(word, "beacon", state.options))
    return state


def words(state: BeaconState) -> list[str]:
    return [GAME.table.word(option) for option in state.options]


def test_trigger_resolves_inside_the_effect_that_set_it_off() -> None:
    state = table([OIL], sparks=2, bag=[1, 1, 0, 0, 0, 0])
    state.seats[0].triggers = [MIRROR]
    play(state, "card oil", "yes")
    assert state.seats[0].lamps == 1  # the second lamp waits until the first one's trigger is answered
    assert words(state) == ["part 1", "part 2"]
    play(state, "part 2")
    assert state.seats[0].lamps == 2
    play(state, "part 2")
    assert state.seats[0].sparks == 2
    assert GAME.over(state)


def test_two_triggers_resolve_in_the_order_they_were_gained() -> None:
    state = table([WICK])
    state.seats[0].triggers = [FLINT, MIRROR]
    play(state, "card wick")
    assert state.seats[0].sparks == 4  # the flint came before the mirror's question
    assert words(state) == ["part 1", "part 2"]


def test_position_saved_inside_a_nested_effect_plays_on_identically() -> None:
    state = table([OIL, WICK], sparks=3, bag=[1, 2, 1, 0, 0, 0])
    state.bag, state.seats[1].hand, state.played = [3, 2, 2, 1, 2, 0], [FLINT, WICK], [MIRROR, OIL]
    state.seats[0].triggers = [MIRROR]
    play(state, "card oil", "yes")
    line = position(GAME, state)
    assert (
        "Resolve@0(effect=oil.1.1) ChooseOne@0(effect=mirror.0)" in line
    )  # a lamp still to light, a trigger being answered
    read = parse_position(GAME, line)
    for twin in (state, read):
        play(twin, "part 1", "part 2")
    assert position(GAME, read) == position(GAME, state)


def test_bids_lie_face_down_until_all_are_in() -> None:
    match = planetb.new("beacon", seats=3, seed=3)
    assert match.waiting == [0, 1, 2]
    match.choose("bid 2", seat=2)
    assert match.waiting == [0, 1]
    assert match.view(0)["seats"][2] == {"sparks": 2, "lamps": 0, "cards": 2, "has_bid": False}
    assert match.view(2)["seats"][2]["bid"] == 2
    match.choose("bid 0", seat=0)
    match.choose("bid 1", seat=1)
    assert match.view(None)["leader"] == 2
    assert match.seat == 2


def test_bids_in_any_order_lead_to_the_same_position() -> None:
    positions = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        match = planetb.new("beacon", seats=3, seed=5)
        for seat in order:
            match.choose(f"bid {seat % 2}", seat=seat)
        positions.add(match.position())
    assert len(positions) == 1


def test_seat_that_has_bid_cannot_bid_again() -> None:
    match = planetb.new("beacon", seats=2, seed=3)
    match.choose("bid 1", seat=1)
    with pytest.raises(IllegalChoice, match="seat 1 has nothing to decide now; waiting for: 0"):
        match.choose("bid 1", seat=1)


def test_window_offers_free_options_and_leaves_the_question_open() -> None:
    state = table([FLINT, WICK])
    assert words(state) == ["pass", "card flint", "card wick", "burn flint", "burn wick"]
    play(state, "burn flint")
    assert state.seats[0].sparks == 3
    assert words(state) == ["pass", "card wick", "burn wick"]


def test_trial_offers_a_card_only_when_burning_can_pay_for_it() -> None:
    assert "card pyre" not in words(table([PYRE, FLINT], sparks=2))
    assert "card pyre" in words(table([PYRE, FLINT], sparks=3))
    assert "card pyre" in words(table([PYRE, FLINT, FLINT], sparks=2))


def test_debt_that_needs_burning_asks_until_it_can_be_paid() -> None:
    state = table([PYRE, FLINT, FLINT, WICK], sparks=2)
    play(state, "card pyre")
    assert words(state) == ["burn flint", "burn wick"]
    play(state, "burn flint", "burn wick")
    assert words(state) == ["pass", "burn flint"]  # paying is possible, burning more too
    play(state, "pass")
    assert (state.seats[0].sparks, state.seats[0].lamps) == (0, 2)


def test_an_answer_that_spoils_a_promise_is_not_offered() -> None:
    lent = table([TORCH], sparks=1)  # 3 sparks on credit: whoever pays 4 of them cannot give 3 back
    assert play(lent, "card torch").seats[0].lamps == 0
    assert lent.seats[0].sparks == 1
    able = play(table([TORCH], sparks=4), "card torch", "yes")
    assert (able.seats[0].lamps, able.seats[0].sparks) == (2, 0)
    burning = play(table([TORCH, WICK, WICK, OIL], sparks=1), "card torch")
    assert "yes" in words(burning)


def test_forced_answers_are_given_automatically() -> None:
    state = table([])
    assert GAME.over(state)


def test_trial_leaves_the_position_alone() -> None:
    state = table([PYRE, FLINT, OIL], sparks=3)
    before = position(GAME, state)
    GAME.options_of(state, 0)
    assert position(GAME, state) == before


def test_infeasible_work_is_recognised_on_a_clone() -> None:
    state = table([FLINT], sparks=0)
    twin = state.clone()
    twin.push(Resolve(0, CARDS[PYRE][1]))
    assert not GAME.feasible(twin, len(state.agenda))


def test_weights_decide_how_often_chance_draws_a_card() -> None:
    drawn = [0] * 6
    for seed in range(800):
        state = GAME.start(2, [0], seeded(seed))
        for card in state.seats[0].hand:
            drawn[card] += 1
    shares = [n / 1600 for n in drawn]
    for share, copies in zip(shares, [4, 4, 3, 3, 2, 0], strict=True):
        assert abs(share - copies / 16) < 0.03


def test_choice_outside_the_options_names_what_is_possible() -> None:
    state = table([FLINT])
    with pytest.raises(
        IllegalChoice, match="'bid 3' is not possible now; possible: pass, card flint, burn flint"
    ):
        play(state, "bid 3")


def test_seats_cannot_fork_twice() -> None:
    state = table([FLINT])
    state.fork([PlayCard(0), PlayCard(1)])
    with pytest.raises(RuntimeError):
        state.fork([PlayCard(0), PlayCard(1)])


def test_playout_stops_at_its_limit_and_at_the_end() -> None:
    state = GAME.start(2, [0], seeded(4))
    assert playout(GAME, state.clone(), Rng(1), 3) == 3
    assert 3 < playout(GAME, state, Rng(1), 1000) < 1000
    assert GAME.over(state)


def test_chance_left_open_waits_for_a_dealer() -> None:
    state = GAME.start(2, [0], 0)
    assert GAME.seat(state) == CHANCE
    assert words(state) == ["card flint", "card wick", "card mirror", "card oil", "card pyre"]


class Again(Step[BeaconState]):
    """Work that makes its like."""

    def run(self, state: BeaconState) -> None:
        state.push(Again(self.seat))


def test_work_without_end_is_given_up_after_so_many_pieces() -> None:
    state = table([FLINT])
    state.push(Again(0))
    with pytest.raises(DeadEnd, match="Again after 20000 pieces of work without a question"):
        GAME.advance(state)
