"""What minds see of Underwater Cities: the role of every field of the layout."""

from typing import Final

from planetb.games.underwater_cities.meta import META
from planetb.games.underwater_cities.options import BOARD, CONTRACT, SITE_NAMES, SLOT_NAMES, TABLE, TILE
from planetb.games.underwater_cities.terms import (
    CARDS_IN_ALL,
    CITY_SITES,
    FIRST_SPECIAL,
    GOODS,
    KINDS,
    MOST_TUNNELS,
    PLACES,
    RESOURCES,
)
from planetb.kernel.domain import counted
from planetb.kernel.roles import (
    Bag,
    Bits,
    Both,
    Each,
    Hidden,
    Ladder,
    Number,
    Own,
    Partly,
    Role,
    Seat,
    SeatBits,
    Size,
    Word,
)
from planetb.kernel.roles import Places as Kinds


def _words(first: int, n: int) -> list[str]:
    return [TABLE.word(option) for option in range(first, first + n)]


_CARDS: Final = [f"card {n}" for n in range(CARDS_IN_ALL)]
_SPECIALS: Final = _CARDS[FIRST_SPECIAL:]
_TILES: Final = _words(TILE, 16)
_CONTRACTS: Final = _words(CONTRACT, 8)
_CITIES: Final = [f"city {n}" for n in counted(CITY_SITES, 1)]
_TUNNELS: Final = [f"tunnel {n}" for n in counted(MOST_TUNNELS, 1)]
_BUILDINGS: Final = [*KINDS[:3], *[f"upgraded {kind}" for kind in KINDS[:3]]]
_DOMES: Final = ["nonsymbiotic", "symbiotic"]
_TUBES: Final = ["built", "upgraded"]
_ORDER: Final = counted(META.high, 1)
_TRACK: Final = ["below", "space 4", "space 3", "space 2", "space 1"]
_GOODS: Final[list[Role]] = [*[Ladder(0, 12) for _ in range(RESOURCES)], Number(0, 140, 4)]

ROLES: Final[dict[str, Role]] = {
    "era": Number(0, 2),
    "round": Number(0, 10),
    "cloning": Number(0, 1),
    "played": Word(_CARDS),
    "top": Word(_SPECIALS, FIRST_SPECIAL),
    "advanced": Number(0, 1),
    "plain_domes": Number(0, 24, 3),
    "symbiotic_domes": Number(0, 24, 3),
    "tunnel_tiles": Number(0, 40, 5),
    "order": Each(_ORDER, Seat(META.high)),
    "slots": Each(list(SLOT_NAMES), SeatBits(META.high)),
    "specials": Bag(_SPECIALS, 1, FIRST_SPECIAL),
    "pile": Hidden(),
    "under": Hidden(),
    "under_known": Hidden(),
    "boxed": Hidden(),
    "brown": Hidden(),
    "blue": Hidden(),
    "contracts": Bag(_CONTRACTS),
    "track": Each(_TRACK, Each(_ORDER, Seat(META.high))),
    "bags": Hidden(),
    "discards": Hidden(),
    "seats.board": Word(_words(BOARD, 8)),
    "seats.reach": Bits(_CITIES),
    "seats.limit": Number(2, 8),
    "seats.tunnels_built": Number(0, 3),
    "seats.goods": Kinds(list(GOODS), _GOODS),
    "seats.cities": Both(Each(_CITIES, Word(_DOMES, 1)), Bag(_DOMES, 8, 1)),
    "seats.sites": Both(Each(SITE_NAMES, Word(_BUILDINGS, 1)), Bag(_BUILDINGS, 10, 1)),
    "seats.tunnels": Both(Each(_TUNNELS, Word(_TUBES, 1)), Bag(_TUBES, 12, 1)),
    "seats.metropolises": Each(counted(PLACES, 1), Word(_TILES)),
    "seats.extra": Bag(_TILES),
    "seats.hand": Partly(Both(Bag(_CARDS), Size(10)), Size(10)),
    "seats.shown": Partly(Hidden(), Bag(_CARDS)),
    "seats.looked": Own(Bag(_CARDS)),
    "seats.tableau": Both(Bag(_CARDS), Size(24, 2)),
    "seats.actions": Both(Bag(_CARDS), Size(4)),
    "seats.used": Bag(_CARDS),
    "seats.contracts": Bag(_CONTRACTS),
    "seats.spent": Own(Bag(_CARDS)),
    "seats.relief": Size(6, 3),
}
