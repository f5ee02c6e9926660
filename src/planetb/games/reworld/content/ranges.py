"""How far the numbers of a content pack go: amounts that games stay short with."""

from typing import Final

from planetb.games.reworld.terms import FIRM_CODES
from planetb.kernel.limits import Limit

_AMOUNT: Final = Limit(0, 9)
_POINTS: Final = Limit(0, 99)
_MODULES: Final = Limit(0, 20)

RANGES: Final = {
    "satellite.count": _MODULES,
    "satellite.shields": _AMOUNT,
    "shuttle.count": _MODULES,
    "shuttle.shields": _AMOUNT,
    "shuttle.crews": Limit(0, 5),  # one of each row
    "terrabot.count": _MODULES,
    "crew.count": _MODULES,
    **{f"special.{firm}.count": Limit(0, 1) for firm in FIRM_CODES},  # its tiles know whose it is
    "crew.points": _POINTS,
    "officers.copies": Limit(1, 9),
    "hand.cards": Limit(1, 22),
    "payment.instead": Limit(1, 2),  # a place of the station has room for four cards
    "marker.points": _POINTS,
    "dropping_out.points": _POINTS,
    "round.points": _POINTS,
    "ship.points": _POINTS,
    "ship.points_four": _POINTS,
    "final.two": _POINTS,
    "final.three": _POINTS,
    "final.four": _POINTS,
    "absence.points": Limit(-99, 0),
    # What verbs are told
    "*.n": Limit(0, 999),
    "*.points": _POINTS,
    "*.row": Limit(1, 5),
    "*.firm": Limit(0, 4),
    "*.letter": Limit(0, 4),
}
"""By kind and field; of a kind whose items are not alike by code and field."""
