"""How to Save a World as the kernel sees it."""

from typing import Any

from planetb.games.how_to_save_a_world import scoring
from planetb.games.how_to_save_a_world.audit import audit
from planetb.games.how_to_save_a_world.board import SPACES
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.contents import CONTENT
from planetb.games.how_to_save_a_world.estimate import estimates
from planetb.games.how_to_save_a_world.flow import STEPS, WINDOWS
from planetb.games.how_to_save_a_world.laboratory import DEVELOPMENTS
from planetb.games.how_to_save_a_world.meta import META
from planetb.games.how_to_save_a_world.options import TABLE
from planetb.games.how_to_save_a_world.setup import first_position
from planetb.games.how_to_save_a_world.state import LAYOUT, WorldState
from planetb.games.how_to_save_a_world.terms import DECKS, PROJECTS, WAYS
from planetb.games.how_to_save_a_world.tracks import REWARDS
from planetb.games.how_to_save_a_world.view import redealt, view_of
from planetb.kernel.effect import Effect
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng


class HowToSaveAWorld(Game[WorldState]):
    """The rules of How to Save a World."""

    def setup(self, seats: int, variant: list[int]) -> WorldState:
        return first_position(seats)

    def view(self, state: WorldState, seat: int) -> dict[str, Any]:
        return view_of(state, seat)

    def redeal(self, state: WorldState, seat: int, rng: Rng) -> WorldState:
        twin = redealt(state, seat, rng)
        if twin.options and self.seat(twin) != seat:
            twin.options = self.options_at(twin, self.frame(twin))
        return twin

    def scores(self, state: WorldState) -> list[int]:
        return [scoring.total(state, seat) for seat in range(len(state.seats))]

    def breakdown(self, state: WorldState, seat: int) -> dict[str, int]:
        return scoring.breakdown(state, seat)

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
GAME = HowToSaveAWorld(META, LAYOUT, TABLE, STEPS, _effects(), WINDOWS)
