"""Moving landers by an effect, not by a turn."""

from planetb.games.how_to_save_a_world import options as o
from planetb.games.how_to_save_a_world.content.tables import SPACES
from planetb.games.how_to_save_a_world.rules.landers import move, occupy, zones
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import ALARRIA, FORTUNA, ON_SPACE
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.step import Ask


class Ferry(Effect[WorldState]):
    """Moves one lander from an arrival zone to the other, without the fare."""

    def possible(self, state: WorldState, seat: int) -> bool:
        return state.seats[seat].landers[0] < ON_SPACE

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(TakeFerry(seat))


class TakeFerry(Ask[WorldState]):
    """A free flight for one lander between the arrival zones."""

    def options(self, state: WorldState) -> list[int]:
        options = [PASS]
        places = zones(state.seats[self.seat])
        if places & 2:
            options.append(o.SHUTTLE + ALARRIA)
        if places & 1:
            options.append(o.SHUTTLE + FORTUNA)
        return options

    def bar(self, state: WorldState, option: int) -> str:
        if option == PASS:
            return ""
        return no_lander(state.seats[self.seat], option - o.SHUTTLE)

    def answer(self, state: WorldState, option: int) -> None:
        if option != PASS:
            world = option - o.SHUTTLE
            move(state.seats[self.seat], FORTUNA - world, world)


def no_lander(here: Seat, world: int) -> str:
    """What bars a flight to a world: no lander in the arrival zone of the other one."""
    if world not in (ALARRIA, FORTUNA):
        return "elsewhere"
    if world == FORTUNA:
        return "" if zones(here) & 1 else "no_lander_planet"
    return "" if zones(here) & 2 else "no_lander_moon"


class Recall(Effect[WorldState]):
    """Takes one lander from its space back to the arrival zone of that world."""

    def possible(self, state: WorldState, seat: int) -> bool:
        return state.seats[seat].landers[-1] >= ON_SPACE

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RecallLander(seat))


class RecallLander(Ask[WorldState]):
    """Which lander goes from its space back to the arrival zone of that world."""

    def options(self, state: WorldState) -> list[int]:
        options = [PASS]
        before = -1
        for place in state.seats[self.seat].landers:
            if place >= ON_SPACE and place != before:
                options.append(o.LAND + place - ON_SPACE)
            before = place
        return options

    def bar(self, state: WorldState, option: int) -> str:
        if option == PASS:
            return ""
        space = option - o.LAND
        if not 0 <= space < len(SPACES):
            return "elsewhere"
        return "" if ON_SPACE + space in state.seats[self.seat].landers else "no_lander_there"

    def answer(self, state: WorldState, option: int) -> None:
        if option != PASS:
            space = option - o.LAND
            occupy(state, space, -1)
            move(state.seats[self.seat], ON_SPACE + space, SPACES[space].world)
