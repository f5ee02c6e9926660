"""Landers: which spaces can be reached, and moving between arrival zones and spaces (p. 6 and 7)."""

from planetb.games.how_to_save_a_world.content.tables import LOCATION_OF, UNRESTRICTED
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import ALARRIA, FORTUNA


def reachable(state: WorldState, space: int) -> bool:
    """Two players: nobody at the location. Three or four: nobody on the space. Or it is unrestricted."""
    if UNRESTRICTED[space]:
        return True
    if state.heads == 2:
        return state.busy[LOCATION_OF[space]] == 0
    return state.taken[space] == 0


def move(here: Seat, old: int, new: int) -> None:
    """Moves one lander of a seat from one place to another."""
    landers = here.landers[:]
    landers.remove(old)
    landers.append(new)
    landers.sort()
    here.landers = landers


def occupy(state: WorldState, space: int, change: int) -> None:
    state.taken[space] += change
    state.busy[LOCATION_OF[space]] += change


def zones(here: Seat) -> int:
    """In which arrival zones the seat has a lander: 1 planet, 2 moon, 3 both."""
    found = 1 if ALARRIA in here.landers else 0
    return found | 2 if FORTUNA in here.landers else found
