"""Self-play: the same games from the same numbers, and every seat's moments written down."""

import numpy as np
import pytest

from minds.made import weights
from planetb.games import registry
from planetb.learning.players import Player
from planetb.learning.rows import Notebook, Rows
from planetb.learning.selfplay import Dealing, play
from planetb.minds.net import Net


def played(number: int) -> Rows:
    rules = registry.game("how_to_save_a_world")
    notebook = Notebook()
    play(Dealing(rules, [2], 4), number, [Player(rules, Net(weights(rules.meta.name)))], notebook)
    return notebook.rows()


def test_a_game_is_the_same_whoever_plays_it_and_every_seat_has_a_track() -> None:
    rows, other = (played(1) for _ in range(2))
    assert (rows.features == other.features).all() and (rows.numbers == other.numbers).all()
    assert (rows.results == other.results).all()
    assert rows.results.shape == (2, 3)
    assert sorted(np.unique(rows.track)) == [0, 1]
    assert rows.results[:, 1].sum() == 1
    assert rows.results[0, 0] == -rows.results[1, 0]
    assert not rows.alone.any()
    assert rows.sizes.sum() == len(rows.features)


def test_tables_take_turns_and_half_are_in_other_variants() -> None:
    dealing = Dealing(registry.game("evacuation"), [1, 2, 3], 9)
    tables = [dealing.table(number)[:2] for number in range(60)]
    assert [seats for seats, _ in tables[:6]] == [1, 2, 3, 1, 2, 3]
    usual = [variant == dealing.game.fill(seats, {}) for seats, variant in tables]
    assert 15 < sum(usual) < 50


@pytest.mark.parametrize("tries", [True, False])
def test_a_player_tries_only_among_the_best_few(tries: bool) -> None:
    from planetb.kernel.rng import Rng, seeded

    rules = registry.game("reworld")
    player = Player(rules, Net(weights("reworld")))
    state = rules.start(2, [], seeded(5))
    seat, rng = rules.seat(state), Rng(1)
    best = [choices for _, choices in player.lines(state, seat, 2, rng)][:5]
    found = [player.choose(state, seat, 2, rng, tries) for _ in range(12)]
    assert all(line in best for line in found)
    assert (len({tuple(line) for line in found}) > 1) == tries
