"""The numbers that the log tells are the same in everybody's view: they are read off any of them."""

import json
import random

import msgspec
import pytest

from planetb.games import registry
from planetb.server.table.ledger import numbers, numbers_in
from planetb.server.table.logged_match import LoggedMatch
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
