"""The rules of Evacuation, put together."""

from typing import Any

from planetb.games.evacuation import decks, scoring
from planetb.games.evacuation.audit import audit
from planetb.games.evacuation.declared import CONTENT
from planetb.games.evacuation.estimate import estimate
from planetb.games.evacuation.figures import figures
from planetb.games.evacuation.flow.steps import STEPS, WINDOWS
from planetb.games.evacuation.meta import META, forbidden
from planetb.games.evacuation.options import TABLE
from planetb.games.evacuation.redealing import redeal
from planetb.games.evacuation.setup import first_position
from planetb.games.evacuation.state import LAYOUT, EvacuationState
from planetb.games.evacuation.view import view
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng


class Evacuation(Game[EvacuationState]):
    """The rules of Evacuation."""

    def setup(self, seats: int, variant: list[int]) -> EvacuationState:
        return first_position(seats, variant)

    def view(self, state: EvacuationState, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def redeal(self, state: EvacuationState, seat: int, rng: Rng) -> EvacuationState:
        return redeal(state, seat, rng)

    def scores(self, state: EvacuationState) -> list[int]:
        return scoring.scores(state)

    def breakdown(self, state: EvacuationState, seat: int) -> dict[str, int]:
        return scoring.breakdown(state, seat)

    def figures(self, state: EvacuationState, seat: int) -> dict[str, int]:
        return figures(state, seat)

    def winners(self, state: EvacuationState) -> list[int]:
        return scoring.winners(state)

    def end(self, state: EvacuationState) -> str:
        return META.ends[state.finish]

    def audit(self, state: EvacuationState) -> str:
        return audit(state)

    def estimate(self, state: EvacuationState, seat: int) -> float:
        return estimate(state, seat)

    def forbidden(self, seats: int, variant: list[int]) -> str:
        return forbidden(seats, variant)


CONTENT.finish()
GAME = Evacuation(META, LAYOUT, TABLE, STEPS, decks.effects(), WINDOWS)
