"""How to Save a World as the kernel sees it."""

from typing import Final

from planetb.games.how_to_save_a_world import scoring
from planetb.games.how_to_save_a_world.audit import FRAMES, audit
from planetb.games.how_to_save_a_world.bot.estimate import estimates
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.tables import CARDS, DEVELOPMENTS, REWARDS, SPACES
from planetb.games.how_to_save_a_world.features import ROLES
from planetb.games.how_to_save_a_world.flow.turn import React
from planetb.games.how_to_save_a_world.meta import META, RIVAL
from planetb.games.how_to_save_a_world.options import PLAY, TABLE
from planetb.games.how_to_save_a_world.redeal import redeal
from planetb.games.how_to_save_a_world.setup import first_position
from planetb.games.how_to_save_a_world.state import LAYOUT, WorldState
from planetb.games.how_to_save_a_world.terms import DECKS, PROJECTS, WAYS
from planetb.games.how_to_save_a_world.view import HowToSaveAWorldView, own_view, view
from planetb.kernel.collect import steps_in
from planetb.kernel.effect import Effect
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng


class HowToSaveAWorld(Game[WorldState]):
    """The rules of How to Save a World."""

    def forbidden(self, seats: int, variant: list[int]) -> str:
        return "the rival is for the solo game" if seats > 1 and variant[RIVAL] else ""

    def setup(self, seats: int, variant: list[int]) -> WorldState:
        return first_position(seats)

    def view(self, state: WorldState, seat: int) -> HowToSaveAWorldView:
        return view(state, seat)

    def own_view(self, state: WorldState, seat: int, seen: HowToSaveAWorldView) -> HowToSaveAWorldView:
        return own_view(state, seat, seen)

    def redeal(self, state: WorldState, seat: int, rng: Rng) -> WorldState:
        twin = redeal(state, seat, rng)
        self.hide(twin, seat)
        return twin

    def scores(self, state: WorldState) -> list[int]:
        return [scoring.total(state, seat) for seat in range(len(state.seats))]

    def breakdown(self, state: WorldState, seat: int) -> dict[str, int]:
        return scoring.breakdown(state, seat)

    def rival(self, state: WorldState) -> int | None:
        return scoring.rival_total(state) if len(state.seats) == 1 else None

    def winners(self, state: WorldState) -> list[int]:
        return scoring.winners(state)

    def end(self, state: WorldState) -> str:
        return f"{PROJECTS[state.rescue]}-{WAYS[state.way]}"

    def audit(self, state: WorldState) -> str:
        return audit(state)

    def estimate(self, state: WorldState, seat: int) -> float:
        return estimates(state, len(state.seats))[seat]

    def estimates(self, state: WorldState, seats: int) -> list[float]:
        return estimates(state, seats)


def _effects() -> list[tuple[str, Effect[WorldState]]]:
    """Every effect tree under the code of its content."""
    found: list[tuple[str, Effect[WorldState]]] = []
    for space in SPACES:
        found.append((f"space.{space.code}", space.effect))
    for card in CARDS:
        found.append((f"{DECKS[card.deck]}.{card.code}", card.effect))
    for item in DEVELOPMENTS:
        found.append((f"development.{item.code}", item.effect))
    for project, tiles in enumerate(REWARDS):
        for i, tile in enumerate(tiles):
            found.append((f"reward.{PROJECTS[project]}_{i + 1}", tile))
    return found


CONTENT.finish()
GAME: Final = HowToSaveAWorld(
    META,
    LAYOUT,
    TABLE,
    steps_in("planetb.games.how_to_save_a_world.flow", "planetb.games.how_to_save_a_world.effects"),
    _effects(),
    [React(PLAY, PLAY + len(CARDS))],
    FRAMES,
    ROLES,
)
