"""Self-play: minds play with themselves, and every moment is written down with what came of it.

A game is played from its number alone, so that any number of processes makes the same rows.
"""

from typing import Any, Final

from planetb.bots.search.decision import face, final_margins, follow
from planetb.conformance import settings
from planetb.kernel.game import Game
from planetb.kernel.meta import Value
from planetb.kernel.rng import Rng, seeded
from planetb.lab.interruption import hear
from planetb.learning.players import Player
from planetb.learning.rows import Notebook

TRIES: Final = 10  # one decision of so many tries something
GUESTS: Final = 4  # in one game of so many, older players have a seat


class Dealing:
    """Which table each game is: seats in turn, half of the games in the usual variants, half in any."""

    def __init__(self, game: Game[Any], seats: list[int], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.variants: dict[int, list[dict[str, Value]]] = {n: [] for n in seats}
        for n, chosen in settings(game):
            if n in self.variants:
                self.variants[n].append(chosen)

    def table(self, number: int) -> tuple[int, list[int], Rng]:
        """Seats, variant and generator of a game."""
        rng = Rng(self.seed * 1_000_003 + number)
        seats = self.seats[number % len(self.seats)]
        known = self.variants[seats]
        if rng.below(2) and len(known) > 1:
            return seats, self.game.fill(seats, known[rng.below(len(known))]), rng
        return seats, self.game.fill(seats, {}), rng


def play(dealing: Dealing, number: int, players: list[Player], notebook: Notebook) -> None:
    """Plays one game; the first player sits everywhere, in some games an older one has a seat."""
    game = dealing.game
    seats, variant, rng = dealing.table(number)
    at = [players[0]] * seats
    if seats > 1 and len(players) > 1 and rng.below(GUESTS) == 0:
        at[rng.below(seats)] = players[1 + rng.below(len(players) - 1)]
    state = game.start(seats, variant, seeded(dealing.seed * 7_919 + number))
    opens = True
    while state.options:
        hear()
        seat = game.seat(state)
        shown = game.redeal(state, seat, rng)
        face(game, shown, seat)
        _note(notebook, game, shown, seat, seats)
        if opens:
            for other in range(seats):
                if other != seat:
                    _note(notebook, game, game.redeal(state, other, rng), other, seats)
        line = at[seat].choose(shown, seat, seats, rng, rng.below(TRIES) == 0)
        opens = _make(game, state, seat, seats, line, notebook, rng)
    margins, scores, winners = final_margins(game, state), game.scores(state), game.winners(state)
    share = 1 / len(winners) if winners else 0.0
    notebook.close([(margins[i], share if i in winners else 0.0, float(scores[i])) for i in range(seats)])


def _make(
    game: Game[Any], state: Any, seat: int, seats: int, line: list[int], notebook: Notebook, rng: Rng
) -> bool:
    """Makes the choices of a line as far as they are possible; returns whether the decision is over."""
    turned = state.turned
    for i, option in enumerate(line):
        if option not in state.options or game.seat(state) != seat:
            return False
        if i:
            _note(notebook, game, game.redeal(state, seat, rng), seat, seats)
        going = follow(game, state, seat, option)
        if not going:
            return True
        if state.turned != turned:
            return False
    return False


def _note(notebook: Notebook, game: Game[Any], state: Any, seat: int, seats: int) -> None:
    notebook.note(seat, game.observe(state, seat), game.estimates(state, seats), seat)
