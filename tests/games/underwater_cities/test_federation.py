"""The Federation track and the play order (p. 6, 12, 15)."""

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.flow.turns import Turn
from planetb.games.underwater_cities.game import GAME
from planetb.kernel.rng import seeded
from planetb.text.game_text import text_of


def test_every_space_moved_through_gives_its_bonus() -> None:
    table = Table().on_track((4, [0])).hand(1, 2, 4).turn("card 1", "slot g1", "yes")
    assert table.stock() == {"credit": 1, "steelplast": 1} and table.state.track[3] == [0]


def test_space_4_gives_nothing_and_space_1_a_point() -> None:
    last_step = Table().on_track((2, [0])).hand(6, 2, 4)
    last_step.turn("card 6", "slot y5", "slot-first", "yes", "part 1")
    assert last_step.stock() == {"science": 2, "point": 1}
    first_step = Table().hand(6, 2, 4).turn("card 6", "slot y5", "slot-first", "yes", "part 1")
    assert first_step.stock() == {"science": 2} and first_step.state.track[1] == [0]


def test_who_arrives_later_lies_on_top_and_plays_earlier() -> None:
    table = Table(3).on_track((3, [2])).hand(1, 2, 4).turn("card 1", "slot g1", "yes")
    assert table.state.track[2] == [2, 0]
    table.state.round = 2
    table.end_round()
    assert table.state.order == [0, 2, 1]


def test_in_the_first_round_later_seats_start_ahead_with_more() -> None:
    state = GAME.start(4, [0, 0, 0], seeded(3))
    while state.round == 0:
        GAME.choose(state, state.options[0])
    first, second, third, fourth = state.order
    assert state.track == [[first], [second], [third], [fourth], []]
    assert [state.seats[seat].goods for seat in state.order] == [
        [2, 1, 1, 1, 0, 0],
        [2, 1, 1, 1, 0, 0],
        [3, 1, 1, 1, 0, 0],
        [3, 1, 2, 1, 0, 0],
    ]


def test_later_rounds_start_below_the_track() -> None:
    table = Table(3).on_track((1, [1]), (4, [0]))
    table.state.round = 5
    table.end_round()
    assert table.state.track[0] == [1, 0, 2]


def test_three_turns_each_in_play_order() -> None:
    table = Table(3)
    table.state.order = [2, 0, 1]
    for seat in range(3):
        table.hand(1 + seat * 3, 2 + seat * 3, 3 + seat * 3, seat=seat)
    table.end_round()
    turns = [step.seat for step in table.state.agenda if isinstance(step, Turn)]
    assert turns[::-1] == [0, 1, 2, 0, 1, 2, 0, 1]  # the first of them has begun
    assert GAME.seat(table.state) == 2


def test_the_log_tells_every_step_and_what_was_chosen() -> None:
    """p. 9: a part of two steps is one, so the others must read how many were gone."""
    table = Table().hand(1, 2, 51)
    table.state.trail = []
    table.turn("card 1", "slot g1", "no").turn("card 51", "slot y5")
    text = text_of("underwater_cities")
    told = [text.line(GAME, entry, 1, "en") for entry in table.state.trail]
    assert [line for line in told if "Federation" in line] == ["advances to space 4 of the Federation track"]
    assert "gains 2 science" in told  # there was nothing to upgrade
