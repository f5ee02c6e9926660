"""The bot that searches: a tree over whole decisions, grown on redeals of what it cannot see."""

import gc
from time import perf_counter
from typing import Any

from planetb.bots.search.decision import face
from planetb.bots.search.tree import Move, Tree
from planetb.chair import Chair
from planetb.kernel.rng import Rng

PLAYOUTS = 400
OFTEN = 4  # playouts per option from which on every option is looked into


class Insight:
    """What a search found about one option: how often it went there and what it expects."""

    def __init__(self, option: int, moves: list[Move]) -> None:
        best = max(moves, key=_rank)
        self.option = option
        self.visits = sum(move.visits for move in moves)
        self.value = best.total / best.visits  # between 0 and 1, relative to the position before the choice
        self.margin = best.points / best.visits  # expected final points ahead of the best other seat
        self.line = best.choices  # this option and the choices that should follow it


class Mcts:
    """Information-set Monte-Carlo tree search for any number of seats.

    Every playout deals anew what the seat cannot see, walks down the tree by upper confidence bounds and adds
    one decision, valued by the game's estimate. `playouts` make it reproducible, `milliseconds` punctual.
    """

    def __init__(self, seed: int, playouts: int = 0, milliseconds: int = 0, **tuning: float) -> None:
        self.rng = Rng(seed)
        self.playouts = playouts or (0 if milliseconds else PLAYOUTS)
        self.milliseconds = milliseconds
        self.tuning = tuning  # attributes of the tree
        self.plan: list[
            tuple[dict[str, Any], int]
        ] = []  # the rest of the decision: what will be seen, the choice

    def choose(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return options[0]
        if self.plan and self.plan[0][1] in options and self.plan[0][0] == chair.view()["table"]:
            return self.plan.pop(0)[1]
        best = max(self.search(chair).root.moves, key=_rank)
        self.plan = self._planned(chair, best.choices)
        return best.choices[0]

    def analyse(self, chair: Chair) -> list[Insight]:
        """What the search thinks of every option, most visited first."""
        moves: dict[int, list[Move]] = {}
        for move in self.search(chair).root.moves:
            moves.setdefault(move.choices[0], []).append(move)
        found = [Insight(option, moves[option]) for option in chair.options if option in moves]
        return sorted(found, key=lambda insight: (-insight.visits, insight.option))

    def search(self, chair: Chair) -> Tree:
        """Grows a tree for the chair's decision; the garbage collector rests meanwhile."""
        game = chair.game
        state = chair.redeal(self.rng)
        tree = Tree(game, chair.seat, len(game.scores(state)), self.rng)
        for name, value in self.tuning.items():
            setattr(tree, name, value)
        collecting = gc.isenabled()
        gc.disable()
        try:
            tree.begin(state)
            self._grow(tree, chair)
        finally:
            if collecting:
                gc.enable()
        return tree

    def _grow(self, tree: Tree, chair: Chair) -> None:
        until = perf_counter() + self.milliseconds / 1000
        done = 0
        options = len(chair.options)
        if not self.playouts or self.playouts >= OFTEN * options:
            tree.sure = options
        while len(tree.root.moves) > 1:
            if done >= self.playouts if self.playouts else perf_counter() >= until:
                return
            tree.playout(chair.redeal(self.rng))
            done += 1
            if self.playouts and done % 16 == 0 and _decided(tree.root.moves, self.playouts - done):
                return

    def _planned(self, chair: Chair, choices: list[int]) -> list[tuple[dict[str, Any], int]]:
        """The views that the choices after the first will be made on."""
        if len(choices) == 1:
            return []
        game, seat = chair.game, chair.seat
        state = chair.redeal(self.rng)
        plan = []
        for i, option in enumerate(choices):
            face(game, state, seat)
            if i:
                plan.append((game.view(state, seat), option))
            game.choose_for(state, seat, option)
        return plan


def _rank(move: Move) -> tuple[int, float]:
    return move.visits, move.total / move.visits


def _decided(moves: list[Move], left: int) -> bool:
    """Whether the most visited move stays so whatever the rest of the playouts find."""
    first = second = 0
    for move in moves:
        if move.visits > first:
            first, second = move.visits, first
        elif move.visits > second:
            second = move.visits
    return first - second > left
