"""What minds see of Reworld: the role of every field of the layout."""

from typing import Final

from planetb.games.reworld.content.ships import SIGNS
from planetb.games.reworld.content.tables import SHIP_CODES
from planetb.games.reworld.meta import META
from planetb.games.reworld.state import SETTLEMENT
from planetb.games.reworld.terms import (
    FIRM_CODES,
    LETTER_CODES,
    MODULE_CODES,
    ROWS,
    SLOT_CODES,
    TERRABOT,
)
from planetb.kernel.domain import counted
from planetb.kernel.roles import (
    Bag,
    Both,
    Digits,
    Each,
    Hidden,
    Ladder,
    Last,
    Number,
    Own,
    Role,
    Seat,
    Size,
    Word,
)

_FLYING: Final = MODULE_CODES[:TERRABOT]  # satellites and shuttles
_DOCKS: Final = counted(ROWS, 1)

ROLES: Final[dict[str, Role]] = {
    "round": Number(0, SETTLEMENT),
    "marker": Seat(META.high),
    "field": Hidden(),
    "bag": Size(120, 10),
    "arms": Both(Each(SLOT_CODES, Word(MODULE_CODES)), Bag(MODULE_CODES, 3)),
    "slots": Each(SLOT_CODES, Digits(ROWS, 5)),
    "undealt": Hidden(),
    "load": Bag(MODULE_CODES, 2),
    "box": Hidden(),
    "ships": Each(SHIP_CODES, Seat(META.high)),
    "signs": Each([sign.code for sign in SIGNS], Seat(META.high)),
    "stars": Each(list(FIRM_CODES), Seat(META.high)),
    "seats.score": Number(0, 160, 4),
    "seats.out": Number(0, 1),
    "seats.cards": Ladder(0, 24),
    "seats.modules": Ladder(0, 30, 2),
    "seats.shields": Ladder(0, 14),
    "seats.hand": Own(Each(_DOCKS, Ladder(0, 7))),
    "seats.dropped": Hidden(),
    "seats.earned": Hidden(),
    "seats.terrabots": Each(list(LETTER_CODES), Ladder(0, 6)),
    "seats.firms": Each(list(LETTER_CODES), Word(list(FIRM_CODES))),
    "seats.builders": Each(list(LETTER_CODES), Ladder(0, 6)),
    "seats.farmers": Each(list(LETTER_CODES), Ladder(0, 4)),
    "seats.defence": Both(Bag(_FLYING, 2), Size(8)),
    "seats.shuttles": Bag(_FLYING, 3),
    "seats.satellites": Bag(_FLYING, 2),
    "seats.rows": Each(_DOCKS, Both(Last(MODULE_CODES, 3), Bag(MODULE_CODES, 2))),
}
