"""The tree of the search, followed by hand where one seat's gain is the other's chance."""

from bots.fork import GAME, LEFT, RIGHT
from planetb.beginning import begin
from planetb.bots.search.tree import Tree
from planetb.kernel.rng import Rng


def grown(seats: int, playouts: int) -> Tree:
    state = begin(GAME, seats).state
    tree = Tree(GAME, 0, seats, Rng(1))
    tree.begin(state.clone())
    for _ in range(playouts):
        tree.playout(state.clone())
    return tree


def gains(tree: Tree) -> dict[int, float]:
    return {move.choices[0]: move.ahead for move in tree.root.moves}


def test_with_two_seats_half_of_a_gain_counts_before_the_answer() -> None:
    assert gains(grown(2, 0)) == {LEFT: 1.0, RIGHT: 0.5}  # 2 and 1 points, before and after


def test_alone_a_gain_counts_whole() -> None:
    assert gains(grown(1, 0)) == {LEFT: 1.0, RIGHT: 0.0}


def test_moves_are_confirmed_in_other_redeals() -> None:
    tree = grown(2, 0)
    tree.confirm(begin(GAME, 2).state)
    assert [(move.redeals, move.ahead) for move in tree.root.moves] == [(2, 2.0), (2, 1.0)]


def test_playouts_find_what_the_answer_leaves() -> None:
    tree = grown(2, 30)
    rewards = {move.choices[0]: move.total / move.visits for move in tree.root.moves}
    assert rewards[RIGHT] > rewards[LEFT]  # 2 ahead, but then 3 behind
    assert sum(move.visits for move in tree.root.moves) == 32  # the look ahead is the first visit of each
