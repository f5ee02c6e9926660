"""Underwater Cities on the kernel."""

from importlib import import_module
from typing import Final

from planetb.games.underwater_cities.audit import FRAMES, audit
from planetb.games.underwater_cities.bot.estimate import estimate, estimates, prepare_worths
from planetb.games.underwater_cities.content.declare import CODED, CONTENT
from planetb.games.underwater_cities.features import ROLES
from planetb.games.underwater_cities.flow.turns import OncePerTurnWindow
from planetb.games.underwater_cities.meta import BOARDS, CONTRACTS, EXPERT, FOREIGN, META, WITH_CONTRACTS
from planetb.games.underwater_cities.options import TABLE
from planetb.games.underwater_cities.redeal import redeal
from planetb.games.underwater_cities.rules.hopes import prepare
from planetb.games.underwater_cities.scoring import breakdown, figures, goal_reached, total, winners
from planetb.games.underwater_cities.setup import list_boxes, setup
from planetb.games.underwater_cities.state import LAYOUT, UnderwaterState
from planetb.games.underwater_cities.terms import POINT
from planetb.games.underwater_cities.view import UnderwaterView, own_view, view
from planetb.kernel.collect import steps_in
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng

_HOME: Final = "planetb.games.underwater_cities."
DATA: Final = "figures slots era_1 era_2 era_3 specials metropolises contracts boards"
TRIALS: Final = 100_000  # positions that a trial may look at before it lets a slot pass (A6): none came near


class UnderwaterCities(Game[UnderwaterState]):
    """The rules of Underwater Cities."""

    def setup(self, seats: int, variant: list[int]) -> UnderwaterState:
        return setup(seats, variant)

    def view(self, state: UnderwaterState, seat: int) -> UnderwaterView:
        return view(state, seat)

    def own_view(self, state: UnderwaterState, seat: int, seen: UnderwaterView) -> UnderwaterView:
        return own_view(state, seat, seen)

    def redeal(self, state: UnderwaterState, seat: int, rng: Rng) -> UnderwaterState:
        twin = redeal(state, seat, rng)
        self.hide(twin, seat)
        return twin

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

    def estimates(self, state: UnderwaterState, seats: int) -> list[float]:
        return estimates(state, seats)

    def forbidden(self, seats: int, variant: list[int]) -> str:
        if seats > 1:
            return "foreign tiles are for the solo game" if variant[FOREIGN] else ""
        if variant[BOARDS] != EXPERT:
            return "the solo game is played on an expert board"
        if variant[CONTRACTS] == WITH_CONTRACTS:
            return "the solo game is played without government contracts"
        return ""


for _name in DATA.split():  # cards are declared in ascending order
    import_module(f"{_HOME}content.{_name}")
prepare()
prepare_worths()
list_boxes()
STEPS: Final = steps_in(_HOME + "flow", _HOME + "effects")
GAME: Final = UnderwaterCities(META, LAYOUT, TABLE, STEPS, CODED, [OncePerTurnWindow()], FRAMES, ROLES)
GAME.trials = TRIALS
GAME.long_decisions = True
CONTENT.finish()
