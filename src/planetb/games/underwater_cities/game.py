"""Underwater Cities on the kernel."""

from typing import Any

from planetb.games.underwater_cities import content
from planetb.games.underwater_cities.audit import audit
from planetb.games.underwater_cities.bot.estimate import estimate, prepare_worths
from planetb.games.underwater_cities.figures import figures
from planetb.games.underwater_cities.flow import ALL_STEPS
from planetb.games.underwater_cities.flow.cards import OncePerTurnWindow
from planetb.games.underwater_cities.flow.slots import TRIALS
from planetb.games.underwater_cities.content.tables import RULES
from planetb.games.underwater_cities.meta import CONTRACTS, META, WITH_CONTRACTS
from planetb.games.underwater_cities.options import TABLE
from planetb.games.underwater_cities.flow.piles import TRIAL
from planetb.games.underwater_cities.preparation import prepare
from planetb.games.underwater_cities.content.declare import CODED, CONTENT
from planetb.games.underwater_cities.scoring import breakdown, goal_reached, total, winners
from planetb.games.underwater_cities.setup import setup
from planetb.games.underwater_cities.state import LAYOUT, UnderwaterState
from planetb.games.underwater_cities.terms import POINT
from planetb.games.underwater_cities.view import redeal, view
from planetb.kernel.errors import DeadEnd
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.kernel.state import Frame


class UnderwaterCities(Game[UnderwaterState]):
    """The rules of Underwater Cities."""

    def setup(self, seats: int, variant: list[int]) -> UnderwaterState:
        return setup(seats, variant)

    def view(self, state: UnderwaterState, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def redeal(self, state: UnderwaterState, seat: int, rng: Rng) -> UnderwaterState:
        return redeal(state, seat, rng)

    def scores(self, state: UnderwaterState) -> list[int]:
        if self.over(state):
            return [total(state, seat) for seat in range(len(state.seats))]
        return [here.goods[POINT] for here in state.seats]

    def breakdown(self, state: UnderwaterState, seat: int) -> dict[str, int]:
        return breakdown(state, seat)

    def figures(self, state: UnderwaterState, seat: int) -> dict[str, int]:
        return figures(state, seat)

    def winners(self, state: UnderwaterState) -> list[int]:
        return winners(state)

    def end(self, state: UnderwaterState) -> str:
        if len(state.seats) > 1:
            return "scored"
        return "goal reached" if goal_reached(state) else "goal missed"

    def audit(self, state: UnderwaterState) -> str:
        return audit(state)

    def estimate(self, state: UnderwaterState, seat: int) -> float:
        return estimate(state, seat)

    def forbidden(self, seats: int, variant: list[int]) -> str:
        if seats == 1 and variant[CONTRACTS] == WITH_CONTRACTS:
            return "the solo game is played without government contracts"
        return ""

    def options_at(self, state: UnderwaterState, frame: Frame) -> list[int]:
        """While a card goes before its slot, only answers count that leave the slot usable (A6)."""
        options = super().options_at(state, frame)
        if state.due < 0 or frame[1] < 0 or len(options) < 2:
            return options
        return [option for option in options if self._leaves_slot(state, option)] or options

    def _leaves_slot(self, state: UnderwaterState, option: int) -> bool:
        height = state.due
        twin = state.sketch(state.agenda[height][1])
        twin.due = TRIAL
        try:
            self._answer(twin, option)
        except DeadEnd:
            return False
        return self.reaches(twin, height, [TRIALS])

    def reaches(self, state: UnderwaterState, height: int, budget: list[int]) -> bool:
        """Like `feasible`, but gives up after a while: nobody thinks through hundreds of lines.

        The frame at `height` is the SLOT_DUE of the seat that tries.
        """
        budget[0] -= 1
        try:
            self._settle(state, height)
        except DeadEnd:
            return False
        if len(state.agenda) <= height:
            return True
        options = state.options
        for option in options:
            if budget[0] <= 0:
                return False
            twin = state if option == options[-1] else state.sketch(state.agenda[height][1])
            try:
                self._answer(twin, option)
            except DeadEnd:
                continue
            if self.reaches(twin, height, budget):
                return True
        return False


prepare()
prepare_worths()
GAME = UnderwaterCities(META, LAYOUT, TABLE, ALL_STEPS, CODED, [OncePerTurnWindow()])
RULES.append(GAME)
CONTENT.finish()

__all__ = ["GAME", "content"]
