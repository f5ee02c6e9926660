"""Who sits where, and on which deal."""

import pytest

from planetb.kernel.errors import InvalidSetup
from planetb.lab.contest import Contest, parse_contest


def test_two_bots_on_two_seats_change_places_on_the_same_deal() -> None:
    contest = Contest("beacon", ["random", "greedy"], games=4, seed=30)
    assert contest.lineups() == [(0, 1), (1, 0)]
    assert [contest.seed_of(number) for number in range(4)] == [30, 30, 31, 31]


def test_fewer_bots_than_seats_sit_in_turns() -> None:
    assert Contest("beacon", ["random", "greedy"], seats=3).lineups() == [(0, 1, 0), (1, 0, 1)]
    assert Contest("beacon", ["random"], seats=3).lineups() == [(0, 0, 0)]


def test_more_bots_than_seats_meet_in_every_choice_and_order() -> None:
    lineups = Contest("beacon", ["random", "greedy", "mcts"], seats=2).lineups()
    assert lineups == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_the_same_bot_twice_gets_two_labels() -> None:
    assert Contest("beacon", ["random", "random"]).labels == ["random", "random #2"]


@pytest.mark.parametrize(
    ("contest", "words"),
    [
        (Contest("beacons", ["random"]), "beacon"),
        (Contest("beacon", ["random"] * 5), "2 to 3"),
        (Contest("beacon", ["random", "clever"]), "mcts:PLAYOUTS"),
        (Contest("beacon", ["random"], seats=2, games=0), "at least one game"),
        (Contest("beacon", [], seats=2), "at least one bot"),
        (Contest("beacon", ["random"], seats=3, variants={"rich": True}), "cannot be rich"),
        (Contest("beacon", ["random"], seats=2, variants={"poor": True}), "rich"),
    ],
)
def test_a_contest_that_cannot_be_played_says_why(contest: Contest, words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        contest.check()


def test_a_contest_reads_back_from_its_dict() -> None:
    contest = Contest("beacon", ["random", "greedy"], games=7, seed=3, variants={"rich": True}, usage=True)
    assert parse_contest(contest.as_dict()).as_dict() == contest.as_dict()
