"""Setting up, options, and combinations that the rules do not know (p. 2, 3, 16 to 18)."""

import pytest

import planetb
from games.evacuation.table import Table
from planetb.games.evacuation.content.decks import BONUS_FLAG
from planetb.games.evacuation.options import TABLE
from planetb.games.evacuation.terms import INFRASTRUCTURE, SHIP, STADIUM


def test_every_nation_starts_with_its_stadium_on_the_old_world() -> None:
    table = Table(4)
    assert [nation.stadiums_old for nation in table.state.seats] == [[0], [1], [2], [3]]


def test_rows_of_three_lie_open_and_the_decks_hold_the_rest() -> None:
    state = Table(3).state
    assert [len(row) for row in state.rows] == [3, 3, 3]
    assert [len(state.bags[row]) for row in (SHIP, STADIUM, INFRASTRUCTURE)] == [18, 14, 15]


def test_four_bonus_cards_the_last_with_a_flag() -> None:
    for seed in range(6):
        cards = Table(2, seed).state.bonus_cards
        assert [BONUS_FLAG[card] for card in cards] == [0, 0, 0, 1]


def test_technology_sets_differ_and_places_are_random() -> None:
    seen = set()
    for seed in range(6):
        nations = Table(4, seed).state.seats
        assert sorted(nation.technology_set for nation in nations) == [0, 1, 2, 3]
        seen.add(tuple(nations[0].technologies))
    assert len(seen) > 3


def test_the_first_order_is_random() -> None:
    assert len({tuple(Table(4, seed).state.order) for seed in range(12)}) > 5


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {"mode": "race"}, 'mode "points"'),
        (2, {"mode": "race", "objectives": True}, 'mode "points"'),
        (2, {"mode": "race", "lines": True}, 'mode "points"'),
        (1, {"mode": "points", "lines": True}, "no modules"),
        (3, {"third": True}, "table of two"),
        (2, {"mode": "points", "third": True, "lines": True}, "no modules"),
        (2, {"mode": "points", "race_faces": "new"}, "race_faces"),
        (2, {"mode": "race", "goal_pieces": "present"}, "goal_pieces"),
    ],
)
def test_a_forbidden_combination_is_refused_in_words(seats: int, options: dict[str, str], words: str) -> None:
    with pytest.raises(planetb.InvalidSetup, match=words):
        planetb.new("evacuation", seats, 1, options)


@pytest.mark.parametrize(
    "options",
    [{"mode": "peace"}, {"tempo": 1}, {"objectives": 1}, {"actions": None}],
)
def test_an_unknown_variant_or_value_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(planetb.InvalidSetup):
        planetb.new("evacuation", 2, 1, options)  # type: ignore[arg-type]


def test_five_seats_are_too_many() -> None:
    with pytest.raises(planetb.InvalidSetup, match="1 to 4"):
        planetb.new("evacuation", 5)


def test_the_words_of_all_options_are_unique() -> None:
    assert len(set(TABLE.words.values())) == len(TABLE.words)
