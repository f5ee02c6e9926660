"""The bot that searches: a tree over whole decisions, grown on redeals of what it cannot see."""

import gc
from time import perf_counter

from planetb.bots.search.tree import Move, Tree
from planetb.chair import Chair
from planetb.kernel.rng import Rng

PLAYOUTS = 400
OFTEN = 4  # playouts per option from which on every option is looked into
REDEALS = 4  # in which the first look ahead compares the moves
LATER = 4  # what is left to choose within a decision gets this part of the budget


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
        self.moves: list[Move] = []  # what the search for the last choice compared
        self.inside = False  # whether the next question belongs to the decision of the last one

    def choose(self, chair: Chair) -> int:
        options = chair.options
        self.moves = []
        if len(options) == 1:
            return options[0]
        self.moves = self.search(chair).root.moves
        best = max(self.moves, key=_rank)
        self.inside = len(best.choices) > 1
        return best.choices[0]

    def analyse(self, chair: Chair) -> list[Insight]:
        """What the search thinks of every option, most visited first."""
        self.moves = self.search(chair).root.moves
        return sorted(self.insights(), key=lambda insight: (-insight.visits, insight.option))

    def insights(self) -> list[Insight]:
        """What the search for the last choice found, by option; nothing if there was none."""
        moves: dict[int, list[Move]] = {}
        for move in self.moves:
            moves.setdefault(move.choices[0], []).append(move)
        return [Insight(option, moves[option]) for option in sorted(moves)]

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
            for _ in range(REDEALS - 1):
                tree.confirm(chair.redeal(self.rng))
            self._grow(tree, chair)
        finally:
            if collecting:
                gc.enable()
        return tree

    def _grow(self, tree: Tree, chair: Chair) -> None:
        part = LATER if self.inside else 1
        until = perf_counter() + self.milliseconds / part / 1000
        budget = self.playouts // part
        done = 0
        options = len(chair.options)
        if not self.playouts or budget >= OFTEN * options:
            tree.sure = options
        while len(tree.root.moves) > 1:
            if done >= budget if self.playouts else perf_counter() >= until:
                return
            tree.playout(chair.redeal(self.rng))
            done += 1
            if self.playouts and done % 16 == 0 and _decided(tree.root.moves, budget - done):
                return


def _rank(move: Move) -> tuple[int, float]:
    return move.visits, move.total / move.visits


def _decided(moves: list[Move], left: int) -> bool:
    """Whether no other option can overtake that of the most visited move with the rest of the playouts."""
    first = max(moves, key=_rank)
    second = max((move.visits for move in moves if move.choices[0] != first.choices[0]), default=0)
    return first.visits - second > left
