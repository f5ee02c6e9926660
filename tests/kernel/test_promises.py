"""Promises, trials, notes and picks under way, on the smallest game that has them."""

import sys
from pathlib import Path

import pytest

import planetb

sys.path.insert(0, str(Path(__file__).parent))

from orchard import FRUIT, GAME, SELL, SPEND, Give, Harvested, Spend, Toll

from planetb.beginning import begin
from planetb.kernel.domain import PASS
from planetb.kernel.errors import IllegalChoice
from planetb.kernel.step import Pick
from planetb.kernel.trial import alike
from planetb.match import Match
from planetb.reading import replay
from planetb.record.position import parse_position, position


def words(options: list[int]) -> list[str]:
    return [GAME.table.word(option) for option in options]


def given(*, first: str = "apple", second: str = "pear") -> Match:
    """Both seats have given two fruits."""
    match = begin(GAME)
    match.choose(f"fruit {first} + fruit {second}", seat=1)
    match.choose("fruit plum + fruit apple", seat=0)
    return match


def test_seats_pick_at_the_same_time_and_in_any_order() -> None:
    match = begin(GAME)
    assert match.waiting == [0, 1]
    match.choose("fruit pear + fruit apple", seat=1)
    assert match.waiting == [0]
    assert match.state.seats[1].chosen == [0, 1]


def test_a_word_is_a_whole_pick_and_a_number_a_part_of_it() -> None:
    match = begin(GAME)
    with pytest.raises(IllegalChoice, match="cannot be picked together"):
        match.choose("fruit apple", seat=0)
    match.choose(FRUIT, seat=0)
    assert match.waiting == [0, 1] and not match.moves
    match.choose(FRUIT, seat=0)
    assert [move.word(GAME) for move in match.moves] == ["fruit apple + fruit apple"]


def test_each_set_is_met_once_by_search() -> None:
    match = begin(GAME)
    found = []
    for first in match.options_of(0):
        if first < SELL:
            twin = match.clone()
            twin.choose(first, seat=0)
            found += [move.picked for move in twin.moves]  # the rest was forced
            found += [(first, second) for second in twin.options_of(0)]
    assert len(found) == len(set(found)) == 4  # aa ab ac bc


def test_what_was_begun_is_taken_back_without_touching_others() -> None:
    match = begin(GAME)
    start = match.position()
    match.choose(FRUIT, seat=1)
    match.choose("fruit apple + fruit plum", seat=0)
    between = match.state.seats[0].chosen
    match.undo(seat=1)
    assert match.state.seats[0].chosen == between
    match.undo(seat=0)
    assert match.position() == start


def test_a_pick_that_was_shown_stays() -> None:
    match = given()
    with pytest.raises(planetb.CannotUndo):
        match.undo()


def test_a_free_option_may_be_used_while_a_pick_is_open() -> None:
    match = begin(GAME)
    match.choose("sell pear", seat=0)
    assert match.state.seats[0].coins == 4
    assert words(match.offered(0)) == ["fruit apple", "fruit plum", "sell apple", "sell plum"]
    match.choose("fruit apple + fruit plum", seat=0)
    assert [move.word(GAME) for move in match.moves] == ["sell pear", "fruit apple + fruit plum"]


def test_things_and_bars_of_a_pick_are_told_in_any_order() -> None:
    match = begin(GAME)
    ask = GAME.ask_of(match.state, 1)
    assert isinstance(ask, Give)
    assert words(ask.more(match.state, [FRUIT + 2])) == ["fruit apple", "fruit pear"]
    assert match.things(1, [FRUIT, FRUIT + 2]) == ([], True)
    assert ask.bar(match.state, PASS) == "pick_more"
    assert ask.having((FRUIT, FRUIT)).bar(match.state, FRUIT + 1) == "pick_full"
    assert ask.bar(match.state, SPEND) == "elsewhere"


def test_records_and_positions_hold_picks() -> None:
    match = given()
    again = replay(GAME, match.record())
    assert again.digest == match.digest
    match = begin(GAME)
    match.choose(FRUIT, seat=0)
    line = match.position()
    assert f"Give@0(picked=[{FRUIT}])" in line
    assert position(GAME, parse_position(GAME, line)) == line


def test_notes_have_names_and_a_pick_is_one_entry() -> None:
    match = given()
    notes = [entry for entry in match.trail if isinstance(entry, Harvested)]
    assert [(note.seat, note.n, note.first) for note in notes] == [(1, 2, 0), (0, 2, 0)]
    picks = [
        entry for entry in match.trail if not isinstance(entry, Harvested) and isinstance(entry.step, Pick)
    ]
    assert [entry.step.picked for entry in picks] == [(FRUIT, FRUIT + 1), (FRUIT, FRUIT + 2)]


def test_answers_that_spoil_a_promise_are_not_offered() -> None:
    match = given()
    assert isinstance(GAME.ask(match.state), Spend)
    assert words(match.options) == ["spend 0", "spend 1", "spend 2"]  # the third coin is for the toll
    assert GAME.bar(match.state, 0, SPEND + 3) == "trial"
    match.choose("spend 2")
    assert match.seat == 1, "nothing is left to spend, so the second question answers itself"


def test_an_answer_that_needs_a_trial_is_offered_if_it_works_out() -> None:
    match = given()
    match.choose("spend 0")
    match.choose("spend 0")
    assert match.seat == 1
    assert words(match.options) == ["pass", "spend 1"]  # the dear road costs four of three coins
    assert GAME.bar(match.state, 1, SPEND + 2) == "trial"


def test_a_trial_that_takes_too_long_forbids_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = given()
    monkeypatch.setattr(GAME, "trials", 1)
    assert "spend 0" in words(GAME.options_of(match.state, 0))
    assert GAME.feasible(match.state.clone(), 0, 1)


def test_trials_leave_no_trace() -> None:
    match = given()
    before = match.position()
    GAME.options_of(match.state, 0)
    assert match.position() == before and not match.state.trial


def test_trials_are_made_as_one_only_if_they_end_in_a_promise_that_is_no_question() -> None:
    tolls, more = [Toll(0), Toll(0)], [Toll(0), Toll(0)]
    assert alike(tolls, more)
    assert not alike(tolls, [*more, Toll(0)])
    assert not alike(tolls, [Toll(1), Toll(0)])
    asking = Spend(0, 1)
    asking.promised = True
    assert not alike([Toll(0), asking], [Toll(0), asking])
