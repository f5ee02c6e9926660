"""Choosing several things: in any order, together, and taken back until then."""

import pytest

import planetb
from games.reworld.table import settlement, station
from planetb.games.reworld.game import GAME
from planetb.kernel.errors import IllegalChoice
from planetb.kernel.step import Pick
from planetb.match import Match

IDLE = {"1": "terrabot.a terrabot.a"}


def docking() -> Match:
    """A shuttle that may load a crew of rows 1, 2 and 4, two of them from row 4."""
    table = settlement(
        {"1": "crew.flora", "2": "crew.nova", "3": "shuttle.1", "4": "crew.nova crew.flora", "a": "1"}, IDLE
    )
    match = Match(GAME, None, table.state)
    match.choose("row 3 fly")
    return match


def words(options: list[int]) -> list[str]:
    return [GAME.table.word(option) for option in options]


def test_crews_may_be_picked_in_any_order() -> None:
    positions = set()
    for things in (["dock 4", "dock 1"], ["dock 1", "dock 4"]):
        match = docking()
        match.pick(list(things))
        positions.add(match.position())
    assert len(positions) == 1


def test_nothing_is_completed_before_the_pick_is_handed_in() -> None:
    match = docking()
    ask = GAME.ask(match.state)
    assert isinstance(ask, Pick)
    dock_4 = GAME.table.ids["dock 4"]
    assert words(ask.more(match.state, [])) == ["dock 1", "dock 2", "dock 4"]
    assert words(ask.more(match.state, [dock_4])) == ["dock 1", "dock 2", "dock 4"]
    assert words(ask.more(match.state, [dock_4, dock_4])) == []
    assert match.things(0, []) == (ask.more(match.state, []), True)


def test_a_pick_is_one_move_of_the_record_and_one_undo() -> None:
    match = docking()
    before = match.position()
    match.choose("dock 4 + dock 1")
    assert [move.word(GAME) for move in match.moves[1:2]] == ["dock 1 + dock 4"]
    match.undo()
    assert match.position() == before


def test_too_many_things_are_refused_and_nothing_has_changed() -> None:
    match = docking()
    before = match.position()
    with pytest.raises(IllegalChoice, match="cannot be picked together"):
        match.pick(["dock 1", "dock 2", "dock 4"])
    assert match.position() == before


def test_payment_offers_every_card_that_can_belong_to_it() -> None:
    table = station(hands=("12235", "44555"), laid={"u2": 2, "u4": 4}).play("slot u3", "card 2")
    ask = GAME.ask(table.state)
    assert isinstance(ask, Pick)
    two = GAME.table.ids["card 2"]
    assert words(ask.more(table.state, [two])) == ["card 1", "card 3", "card 5"]  # the 1 is not too late


def test_no_card_is_spent_unasked_while_another_could_have_been_laid() -> None:
    """p. 7: the admiral names all cards of a payment; none follows from the order of the others."""
    table = station(hands=("1235", "44555"), laid={"u2": 2, "u4": 4}).play("slot u3", "card 2")
    match = Match(GAME, None, table.state)
    for part in ("card 1", "card 3", "card 5"):
        with pytest.raises(IllegalChoice):
            match.choose(part)
    assert match.state.seats[0].hand == [1, 0, 1, 0, 1]
    match.choose("card 5 + card 1")
    assert match.state.seats[0].hand == [0, 0, 1, 0, 0]


def test_a_bot_that_picks_one_by_one_writes_the_same_record_as_a_person() -> None:
    match = planetb.new("reworld", 2, 1)
    rng = 7
    while not match.over:
        rng = rng * 5 % 1009
        match.choose(match.options[rng % len(match.options)])
    again = planetb.from_record(match.record())
    assert again.record() == match.record()
