"""Points and the log: where points come from, and the notes that play leaves."""

from typing import Final

from planetb.games.reworld.state import ReworldState

TERRABOT_POINTS: Final = 0  # where points come from: the order of `Area.earned`
MARKER_POINTS: Final = 1
CARD_POINTS: Final = 2
SATELLITE_POINTS: Final = 3
SPECIAL_POINTS: Final = 4
SHIP_POINTS: Final = 5
DEFENCE_POINTS: Final = 6
CITY_POINTS: Final = 7
SOURCES: Final = ("terrabots", "marker", "cards", "satellites", "special crews", "ships", "defence", "cities")

NOTE_POINTS: Final = 0  # log notes: source and points
NOTE_SHIP: Final = 1  # ship and points
NOTE_BOX: Final = 2  # the kind of crew that goes to the box
NOTE_ROUND: Final = 3  # the round that begins
NOTE_CHAPTER: Final = 4  # chapter two begins
NOTE_SIGN: Final = 5  # the sign of a city that is founded
NOTE_FINAL: Final = 6  # category and points of the final ship
NOTE_BUY: Final = 7  # the kind of module bought, the cards paid as digits
NOTE_USE: Final = 8  # the kind of module uncoupled, row and use as in options.ROW
NOTE_DOCK: Final = 9  # the kind of crew docked, and its row


def gain(state: ReworldState, seat: int, source: int, points: int) -> None:
    """Moves the seat's score marker."""
    area = state.seats[seat]
    area.score += points
    area.earned[source] += points
    state.note(NOTE_POINTS, seat, source, points)
