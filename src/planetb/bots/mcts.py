"""The bot that searches: a tree over whole decisions, grown on redeals of what it cannot see."""

import gc
from time import perf_counter
from typing import Any

from planetb.bots.search.lines import face
from planetb.bots.search.tree import Tree
from planetb.chair import Chair
from planetb.kernel.rng import Rng


class Mcts:
    """Information-set Monte-Carlo tree search, for any number of seats."""

    def __init__(self, seed: int, playouts: int = 0, milliseconds: int = 0, **tuning: Any) -> None:
        self.rng = Rng(seed)
        self.playouts = playouts or (0 if milliseconds else 400)
        self.milliseconds = milliseconds
        self.tuning = tuning
        self.plan: list[tuple[list[int], int]] = []

    def choose(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return options[0]
        if self.plan and self.plan[0][0] == options:
            return self.plan.pop(0)[1]
        tree = self.search(chair)
        best = max(tree.root.moves, key=lambda move: (move.visits, move.total))
        self.plan = []
        state = chair.redeal(self.rng)
        face(chair.game, state, chair.seat)
        for option in best.choices:
            self.plan.append((state.options, option))
            chair.game.choose(state, option)
        return self.plan.pop(0)[1]

    def search(self, chair: Chair) -> Tree:
        game = chair.game
        state = chair.redeal(self.rng)
        tree = Tree(game, chair.seat, len(game.scores(state)), self.rng)
        for name, value in self.tuning.items():
            setattr(tree, name, value)
        face(game, state, chair.seat)
        enabled = gc.isenabled()
        gc.disable()
        tree.begin(state)
        until = perf_counter() + self.milliseconds / 1000
        done = 0
        if len(tree.root.moves) > 1:
            while done < self.playouts or (not self.playouts and perf_counter() < until):
                tree.playout(chair.redeal(self.rng))
                done += 1
        if enabled:
            gc.enable()
        return tree
