"""The rules of Evacuation, put together."""

from typing import Any

from planetb.games.evacuation import scoring
from planetb.games.evacuation.audit import audit
from planetb.games.evacuation.bot.estimate import estimate, estimates
from planetb.games.evacuation.content import action_cards, board_actions, bonuses, technologies
from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.content.tables import OBJECTIVES
from planetb.games.evacuation.features import ROLES
from planetb.games.evacuation.flow.pending import FRAMES
from planetb.games.evacuation.flow.turn import ObjectiveWindow
from planetb.games.evacuation.meta import META, forbidden
from planetb.games.evacuation.options import OBJECTIVE, TABLE
from planetb.games.evacuation.redeal import redeal
from planetb.games.evacuation.setup import first_position
from planetb.games.evacuation.state import LAYOUT, EvacuationState
from planetb.games.evacuation.view import EvacuationView, own_view, view
from planetb.kernel.collect import steps_in
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng


class Evacuation(Game[EvacuationState]):
    """The rules of Evacuation."""

    def setup(self, seats: int, variant: list[int]) -> EvacuationState:
        return first_position(seats, variant)

    def view(self, state: EvacuationState, seat: int) -> EvacuationView:
        return view(state, seat)

    def own_view(self, state: EvacuationState, seat: int, seen: EvacuationView) -> EvacuationView:
        return own_view(state, seat, seen)

    def redeal(self, state: EvacuationState, seat: int, rng: Rng) -> EvacuationState:
        twin = redeal(state, seat, rng)
        self.hide(twin, seat)
        return twin

    def scores(self, state: EvacuationState) -> list[int]:
        return scoring.scores(state)

    def breakdown(self, state: EvacuationState, seat: int) -> dict[str, int]:
        return scoring.breakdown(state, seat)

    def figures(self, state: EvacuationState, seat: int) -> dict[str, int]:
        return scoring.figures(state, seat)

    def winners(self, state: EvacuationState) -> list[int]:
        return scoring.winners(state)

    def end(self, state: EvacuationState) -> str:
        return META.ends[state.finish]

    def audit(self, state: EvacuationState) -> str:
        return audit(state)

    def estimate(self, state: EvacuationState, seat: int) -> float:
        return estimate(state, seat)

    def estimates(self, state: EvacuationState, seats: int) -> list[float]:
        return estimates(state, seats)

    def forbidden(self, seats: int, variant: list[int]) -> str:
        return forbidden(seats, variant)


def effects() -> list[tuple[str, Any]]:
    """Every effect with the code it is known by."""
    found: list[tuple[str, Any]] = []
    for items in (board_actions.ACTIONS, technologies.TILES, action_cards.CARDS):
        found += [(item.code, item.effect()) for item in items]
    for item in bonuses.CARDS:
        found += [(f"{item.code}.upper", item.effect("upper")), (f"{item.code}.lower", item.effect("lower"))]
    return found


def kind_of(declared: tuple[str, Item]) -> str:
    """What the content is listed by: its kind, and within it the first word of its code."""
    return f"{declared[1].kind} {declared[0].partition('.')[0]}"


CONTENT.finish()
CONTENT.items = dict(sorted(CONTENT.items.items(), key=kind_of))  # in one order, whatever was imported first
GAME = Evacuation(
    META,
    LAYOUT,
    TABLE,
    steps_in("planetb.games.evacuation.flow", "planetb.games.evacuation.effects"),
    effects(),
    [ObjectiveWindow(OBJECTIVE, OBJECTIVE + OBJECTIVES)],
    FRAMES,
    ROLES,
)
