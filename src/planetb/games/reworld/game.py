"""The rules of Reworld, put together."""

from typing import Final

from planetb.games.reworld.audit import FRAMES, audit
from planetb.games.reworld.bot.estimate import Estimator
from planetb.games.reworld.bot.judgement import Judgement
from planetb.games.reworld.content.declare import CONTENT
from planetb.games.reworld.content.modules import SATELLITES
from planetb.games.reworld.features import ROLES
from planetb.games.reworld.meta import META, SETTLED
from planetb.games.reworld.options import TABLE
from planetb.games.reworld.redeal import redeal
from planetb.games.reworld.scoring import breakdown, figures, winners
from planetb.games.reworld.setup import first_position
from planetb.games.reworld.state import LAYOUT, ReworldState
from planetb.games.reworld.view import ReworldView, own_view, view
from planetb.kernel.collect import steps_in
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng


class Reworld(Game[ReworldState]):
    """Reworld, for two to four admirals."""

    def setup(self, seats: int, variant: list[int]) -> ReworldState:
        return first_position(seats)

    def view(self, state: ReworldState, seat: int) -> ReworldView:
        return view(state, seat)

    def own_view(self, state: ReworldState, seat: int, seen: ReworldView) -> ReworldView:
        return own_view(state, seat, seen)

    def redeal(self, state: ReworldState, seat: int, rng: Rng) -> ReworldState:
        return redeal(state, seat, rng)

    def scores(self, state: ReworldState) -> list[int]:
        return [area.score for area in state.seats]

    def breakdown(self, state: ReworldState, seat: int) -> dict[str, int]:
        return breakdown(state, seat)

    def figures(self, state: ReworldState, seat: int) -> dict[str, int]:
        return figures(state, seat)

    def winners(self, state: ReworldState) -> list[int]:
        return winners(state)

    def end(self, state: ReworldState) -> str:
        return SETTLED

    def audit(self, state: ReworldState) -> str:
        return audit(state)

    def estimate(self, state: ReworldState, seat: int) -> float:
        return ESTIMATOR.estimates(state, len(state.seats))[seat]

    def estimates(self, state: ReworldState, seats: int) -> list[float]:
        return ESTIMATOR.estimates(state, seats)


CONTENT.finish()
ESTIMATOR: Final = Estimator(Judgement())
GAME: Final = Reworld(
    META,
    LAYOUT,
    TABLE,
    steps_in("planetb.games.reworld.flow", "planetb.games.reworld.effects"),
    [(satellite.code, satellite.effect()) for satellite in SATELLITES],
    frames=FRAMES,
    roles=ROLES,
)
