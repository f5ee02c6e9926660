"""The numbers that the log tells are the same in everybody's view: they are read off any of them."""

import json
import random

import msgspec
import pytest

from planetb.games import registry
from planetb.server.table.ledger import numbers, numbers_in
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.moments import lines
from planetb.server.table.origin import origin_now
from server.tools import any_move


@pytest.mark.parametrize("game", sorted(registry.MODULES))
def test_every_view_tells_the_same_numbers_unless_seats_act_at_the_same_time(game: str) -> None:
    chance, compared = random.Random(4), 0
    for seats in (2, 3):
        logged = LoggedMatch.new(origin_now(game, seats, {}), 0.0)
        while not logged.match.over and logged.history.seq < 120:
            seat = chance.choice(logged.match.waiting)
            logged.choose(seat, any_move(logged.match, seat, chance), None, 0.0)
            if logged.match.screen is None:
                compared += 1
                known = numbers(logged.match)
                for viewer in range(seats):
                    assert numbers_in(game, logged.match.view(viewer), seats) == known
                    view = logged.match.view(viewer)
                    assert json.loads(bytes(logged.written(viewer))) == json.loads(msgspec.json.encode(view))
    assert compared


def test_no_number_stands_before_its_deed_and_none_is_lost_when_a_purchase_takes_several_choices() -> None:
    chance = random.Random(5)
    logged = LoggedMatch.new(origin_now("reworld", 2, {}), 0.0)
    while logged.history.seq < 60:
        seat = chance.choice(logged.match.waiting)
        logged.choose(seat, any_move(logged.match, seat, chance), None, 0.0)
    last = logged.history.moment
    for viewer in (0, 1, None):
        told = lines(logged, viewer, "en", 1, last)
        deeds = {line.moment for line in told if not line.sum}
        assert {line.moment for line in told if line.sum} <= deeds
    silent = [moment for moment in range(1, last) if moment not in deeds and logged.changed[moment]]
    assert silent  # a card was laid down, and the purchase told later
    newest = {line.seat: line.text for line in told if line.sum and line.moment > silent[0]}
    assert all("Officer cards" in text for text in newest.values())


def test_line_about_a_dealt_card_speaks_of_that_card_alone() -> None:
    logged = LoggedMatch.new(origin_now("how_to_save_a_world", 2, {}), 0.0)
    told = [line for line in lines(logged, 0, "en", 0, 0) if "dealt" in line.text]
    mine = [line.keys for line in told if line.seat == 0]
    assert mine and all(len(keys) == 1 for keys in mine) and len({keys[0] for keys in mine}) == len(mine)
    assert all(line.keys == [] for line in told if line.seat == 1)  # what others are dealt lies nowhere
