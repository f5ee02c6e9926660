"""The levels that people choose from: bots by name, from weak to strong."""

import pytest

import planetb
from planetb.bots import make, names
from planetb.bots.deep import Deep
from planetb.bots.glance import POSITIONS
from planetb.bots.greedy import Greedy
from planetb.bots.levels import (
    BRIEF_POSITIONS,
    CROWD,
    CROWD_PLAYOUTS,
    EXPERT_PLAYOUTS,
    HARD_PLAYOUTS,
    LEVELS,
    LONG_POSITIONS,
    ByTable,
)
from planetb.bots.mind import POSITIONS as WHOLE
from planetb.bots.mind import Mind
from planetb.bots.overlooking import seen
from planetb.chair import Chair
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.rng import Rng
from planetb.lab.arena import run
from planetb.lab.contest import Contest
from planetb.learning.duel import Maker, duel
from planetb.learning.selfplay import Dealing
from tiny.beacon import GAME


def test_levels_come_first_and_weakest_first() -> None:
    assert names()[:5] == list(LEVELS) == ["beginner", "easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_weak_levels_play_legally_and_repeat_themselves(level: str) -> None:
    games = []
    for _ in range(2):
        match = planetb.new("reworld", 2, 3)
        bots = [make(level, seat) for seat in range(2)]
        while match.seat is not None and len(match.moves) < 30:
            match.choose(bots[match.seat].choose(Chair(match, match.seat)))
        games.append(match.record())
    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("level", "game", "seats", "playouts", "positions"),
    [
        ("hard", "reworld", 2, HARD_PLAYOUTS, WHOLE),  # where a glance tells little it searches
        ("hard", "reworld", CROWD, CROWD_PLAYOUTS, WHOLE),
        ("hard", "evacuation", 4, 0, POSITIONS),
        ("hard", "underwater_cities", 2, 0, BRIEF_POSITIONS),
        ("expert", "reworld", 4, EXPERT_PLAYOUTS, WHOLE),
        ("expert", "how_to_save_a_world", 2, EXPERT_PLAYOUTS, WHOLE),
        ("expert", "underwater_cities", 2, 0, LONG_POSITIONS),  # where decisions are long it looks closely
    ],
)
def test_a_strong_level_suits_the_table(
    level: str, game: str, seats: int, playouts: int, positions: int
) -> None:
    bot = make(level, 1)
    assert isinstance(bot, ByTable)
    inside = bot.way(registry.game(game), seats)
    assert isinstance(inside, Mind)
    assert isinstance(inside, Deep) == (game == "reworld" and seats < CROWD)
    assert (inside.playouts, inside.positions) == (playouts, positions)


def test_a_level_takes_no_budget() -> None:
    with pytest.raises(InvalidSetup, match="no such budget"):
        make("expert:5")


def test_who_overlooks_things_sees_one_option_at_least() -> None:
    rng = Rng(1)
    found = [seen([4, 7, 9], rng, 30) for _ in range(200)]
    assert all(found) and all(set(each) <= {4, 7, 9} for each in found)
    assert [4, 7, 9] in found and any(len(each) == 1 for each in found)


@pytest.mark.parametrize(("level", "below"), [("beginner", "random"), ("easy", "beginner")])
def test_a_weak_level_beats_the_one_below(level: str, below: str) -> None:
    report = run(Contest("how_to_save_a_world", [level, below], 2, 8, seed=2), workers=1)
    assert report.of_bot(0).rate > 0.7


@pytest.mark.parametrize(
    ("level", "below", "least"),
    [
        (lambda seed: Mind(seed, playouts=24), Greedy, 0.5),  # hard and medium, with a budget that repeats
        (lambda seed: Mind(seed, playouts=72), lambda seed: Mind(seed, playouts=18), 0.45),  # expert and hard
    ],
)
def test_a_level_is_not_weaker_than_the_one_below(level: Maker, below: Maker, least: float) -> None:
    """On a game without a mind, in the same deals with seats changed."""
    dealing = Dealing(GAME, [2], 5)
    won = [duel(GAME, dealing, number, level, below) for number in range(24)]
    assert sum(won) / len(won) >= least
