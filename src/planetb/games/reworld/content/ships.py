"""The population ships, the final ship and the city signs: data only."""

from typing import Final

from planetb.games.reworld.content.declare import CONTENT
from planetb.games.reworld.effects.conditions import AllEmpty, AtLeast, RowEmpty
from planetb.games.reworld.effects.counters import (
    AgriculturalCrews,
    Firms,
    LargestCity,
    SatelliteRow,
    ScoreTrack,
    Shields,
    ShuttleRow,
    StartedRows,
)
from planetb.kernel.content import Item

_POINTS: Final = "ours points; condition: rulebook p. 12"
_item = CONTENT.item

ONE_SIDED: Final = [
    _item("ship.row_1", "ship", _POINTS, points=3, condition=RowEmpty(1)),
    _item("ship.row_2", "ship", _POINTS, points=3, condition=RowEmpty(2)),
    _item("ship.row_3", "ship", _POINTS, points=3, condition=RowEmpty(3)),
    _item("ship.row_4", "ship", _POINTS, points=3, condition=RowEmpty(4)),
    _item("ship.row_5", "ship", _POINTS, points=3, condition=RowEmpty(5)),
    _item("ship.all_empty", "ship", _POINTS, points=5, condition=AllEmpty()),
    _item("ship.city", "ship", _POINTS, points=6, condition=AtLeast(8, LargestCity())),
    _item("ship.agriculture", "ship", _POINTS, points=7, condition=AtLeast(3, AgriculturalCrews())),
]
"""Ships that ask the same of any number of players."""
TWO_SIDED: Final = [
    _item(
        "ship.shields",
        "ship",
        _POINTS,
        points=6,
        condition=AtLeast(6, Shields()),
        points_four=6,
        condition_four=AtLeast(5, Shields()),
    ),
    _item(
        "ship.firms",
        "ship",
        _POINTS,
        points=12,
        condition=AtLeast(6, Firms()),
        points_four=10,
        condition_four=AtLeast(5, Firms()),
    ),
    _item(
        "ship.shuttles",
        "ship",
        _POINTS,
        points=7,
        condition=AtLeast(5, ShuttleRow()),
        points_four=6,
        condition_four=AtLeast(4, ShuttleRow()),
    ),
    _item(
        "ship.rows",
        "ship",
        _POINTS,
        points=8,
        condition=AtLeast(6, StartedRows()),
        points_four=6,
        condition_four=AtLeast(5, StartedRows()),
    ),
    _item(
        "ship.satellites",
        "ship",
        _POINTS + "; with row_1 it makes 10 for four (example p. 10)",
        points=8,
        condition=AtLeast(5, SatelliteRow()),
        points_four=7,
        condition_four=AtLeast(4, SatelliteRow()),
    ),
    _item(
        "ship.score",
        "ship",
        _POINTS,
        points=5,
        condition=AtLeast(70, ScoreTrack()),
        points_four=5,
        condition_four=AtLeast(60, ScoreTrack()),
    ),
]
"""Ships with another side for four players."""
SHIPS: Final[list[Item]] = [*ONE_SIDED, *TWO_SIDED]

_DEFENCE: Final = "rulebook p. 11 for four; ours for two and three"
_KNOWN: Final = "ours letter, and points for two and three; points for four: rulebook p. 11"
_CITY: Final = "ours points; how many ranks are paid: rulebook p. 11"
FINAL_SHIP: Final = [
    _item("final.defence", "final", _DEFENCE, two=[16], three=[18, 8], four=[20, 10, 4]),
    _item("final.a", "final", _KNOWN, two=[14], three=[16, 7], four=[18, 10, 4]),
    _item("final.b", "final", _KNOWN, two=[13], three=[14, 6], four=[16, 8, 4]),
    _item("final.c", "final", _CITY, two=[12], three=[13, 8], four=[15, 9, 6]),
    _item("final.d", "final", _CITY, two=[16], three=[18, 5], four=[20, 8, 3]),
    _item("final.e", "final", _CITY, two=[11], three=[12, 10], four=[14, 12, 2]),
]
ABSENCE: Final = _item("absence", "final", "rulebook p. 11", points=-3)

_NAME: Final = "ours name; four per letter: rulebook p. 2"
SIGNS: Final = [
    _item("sign.a1", "sign", _NAME, name="Aldera"),
    _item("sign.a2", "sign", _NAME, name="Amaris"),
    _item("sign.a3", "sign", _NAME, name="Arvoni"),
    _item("sign.a4", "sign", _NAME, name="Astrava"),
    _item("sign.b1", "sign", _NAME, name="Bastelle"),
    _item("sign.b2", "sign", _NAME, name="Belmora"),
    _item("sign.b3", "sign", _NAME, name="Boravi"),
    _item("sign.b4", "sign", _NAME, name="Brisela"),
    _item("sign.c1", "sign", _NAME, name="Calvere"),
    _item("sign.c2", "sign", _NAME, name="Corvina"),
    _item("sign.c3", "sign", _NAME, name="Cresta"),
    _item("sign.c4", "sign", _NAME, name="Cyrella"),
    _item("sign.d1", "sign", _NAME, name="Dalmere"),
    _item("sign.d2", "sign", _NAME, name="Delvia"),
    _item("sign.d3", "sign", _NAME, name="Dorista"),
    _item("sign.d4", "sign", _NAME, name="Duvane"),
    _item("sign.e1", "sign", _NAME, name="Elvara"),
    _item("sign.e2", "sign", _NAME, name="Endoria"),
    _item("sign.e3", "sign", _NAME, name="Estival"),
    _item("sign.e4", "sign", _NAME, name="Evenna"),
]
