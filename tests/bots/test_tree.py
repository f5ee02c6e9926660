"""The tree of the search, followed by hand where one seat's gain is the other's chance."""

import pytest

from bots.fork import GAME, LEFT, RIGHT
from planetb.bots.search.tree import DUE, Node, Tree
from planetb.kernel.rng import Rng
from planetb.match import begin


def grown(seats: int, playouts: int) -> Tree:
    state = begin(GAME, seats).state
    tree = Tree(GAME, 0, seats, Rng(1))
    tree.begin(state.clone())
    for _ in range(playouts):
        tree.playout(state.clone())
    return tree


def gains(tree: Tree) -> dict[int, float]:
    return {move.choices[0]: move.gains[0] for move in tree.root.moves}


def test_with_two_seats_half_of_a_gain_counts_before_the_answer() -> None:
    assert gains(grown(2, 0)) == {LEFT: 1.0, RIGHT: 0.5}  # 2 and 1 points, before and after


def test_alone_a_gain_counts_whole() -> None:
    assert gains(grown(1, 0)) == {LEFT: 1.0, RIGHT: 0.0}


def test_a_move_is_worth_what_the_best_answer_leaves() -> None:
    found = gains(grown(2, 30))
    assert found[LEFT] == pytest.approx(
        (2 + 2 - 5.5) / 2
    )  # 2 ahead, then 3 behind; a lost game counts half a point
    assert found[LEFT] < found[RIGHT]


def test_moves_are_confirmed_in_other_redeals() -> None:
    tree = grown(2, 0)
    tree.confirm(begin(GAME, 2).state)
    assert [(move.redeals, move.ahead) for move in tree.root.moves] == [(2, 2.0), (2, 1.0)]


def test_a_decision_that_is_often_visited_is_looked_at_again() -> None:
    tree = grown(2, 30)
    answers = [node for move in tree.root.moves for node in move.nodes.values()]
    assert max(node.visits for node in answers) >= DUE
    assert all((node.visits >= DUE) == (node.due > DUE) for node in answers)
    assert [len(node.moves) for node in answers] == [2, 2]  # the same lines are not added twice


def test_a_new_decision_waits_for_its_first_closer_look() -> None:
    assert Node(0).due == DUE and Node(0).moves == []
