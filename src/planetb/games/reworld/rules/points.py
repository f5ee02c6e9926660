"""Where points come from."""

from typing import Final

from planetb.games.reworld.notes import Scored
from planetb.games.reworld.state import ReworldState
from planetb.kernel.shared import raised

TERRABOT_POINTS: Final = 0  # where points come from: the order of `Area.earned`
MARKER_POINTS: Final = 1
CARD_POINTS: Final = 2
SATELLITE_POINTS: Final = 3
SPECIAL_POINTS: Final = 4
SHIP_POINTS: Final = 5
DEFENCE_POINTS: Final = 6
CITY_POINTS: Final = 7
SOURCES: Final = ("terrabots", "marker", "cards", "satellites", "special crews", "ships", "defence", "cities")


def gain(state: ReworldState, seat: int, source: int, points: int) -> None:
    """Moves the seat's score marker."""
    area = state.seats[seat]
    area.score += points
    area.earned = raised(area.earned, source, points)
    state.note(Scored, seat, source, points)
