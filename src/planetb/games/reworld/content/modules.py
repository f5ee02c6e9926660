"""The hundred modules, the officer cards and the round track: data only."""

from typing import Final

from planetb.games.reworld.content.declare import CONTENT
from planetb.games.reworld.effects.counters import (
    Crews,
    CrewsOf,
    Firms,
    Product,
    Shields,
    Terrabots,
    TerrabotsOf,
    Tiles,
)
from planetb.games.reworld.effects.satellites import ScoreCity, ScorePer
from planetb.games.reworld.terms import (
    FIRM_CODES,
    KRONA,
    LETTER_CODES,
    LUMEN,
    MISTRAL,
    NOVA,
    ORBIS,
    A,
    B,
    C,
    D,
    E,
)

_TASK: Final = "ours shields; task: rulebook p. 12; one of each: inferred from 16 = 5 letters + 5 firms + 6"
_item = CONTENT.item

SATELLITES: Final = [
    _item("satellite.a", "satellite", _TASK, count=1, shields=1, effect=ScorePer(2, TerrabotsOf(A))),
    _item("satellite.b", "satellite", _TASK, count=1, shields=2, effect=ScorePer(2, TerrabotsOf(B))),
    _item("satellite.c", "satellite", _TASK, count=1, shields=2, effect=ScorePer(2, TerrabotsOf(C))),
    _item("satellite.d", "satellite", _TASK, count=1, shields=2, effect=ScorePer(2, TerrabotsOf(D))),
    _item("satellite.e", "satellite", _TASK, count=1, shields=2, effect=ScorePer(2, TerrabotsOf(E))),
    _item("satellite.krona", "satellite", _TASK, count=1, shields=1, effect=ScorePer(3, CrewsOf(KRONA))),
    _item("satellite.lumen", "satellite", _TASK, count=1, shields=1, effect=ScorePer(3, CrewsOf(LUMEN))),
    _item("satellite.mistral", "satellite", _TASK, count=1, shields=1, effect=ScorePer(3, CrewsOf(MISTRAL))),
    _item("satellite.nova", "satellite", _TASK, count=1, shields=1, effect=ScorePer(3, CrewsOf(NOVA))),
    _item("satellite.orbis", "satellite", _TASK, count=1, shields=1, effect=ScorePer(3, CrewsOf(ORBIS))),
    _item("satellite.firms", "satellite", _TASK, count=1, shields=1, effect=ScorePer(2, Firms())),
    _item("satellite.product", "satellite", _TASK, count=1, shields=1, effect=ScoreCity(1, Product())),
    _item("satellite.city", "satellite", _TASK, count=1, shields=1, effect=ScoreCity(1, Tiles())),
    _item("satellite.terrabots", "satellite", _TASK, count=1, shields=1, effect=ScorePer(1, Terrabots())),
    _item("satellite.shields", "satellite", _TASK, count=1, shields=2, effect=ScorePer(1, Shields())),
    _item("satellite.crews", "satellite", _TASK, count=1, shields=1, effect=ScorePer(1, Crews())),
]
_SPLIT: Final = "ours split of 20 (rulebook p. 2), most with shields (p. 5); two crews: rulebook p. 9"
SHUTTLES: Final = [
    _item("shuttle.0", "shuttle", _SPLIT, count=8, shields=0, crews=2),
    _item("shuttle.1", "shuttle", _SPLIT, count=8, shields=1, crews=2),
    _item("shuttle.2", "shuttle", _SPLIT, count=4, shields=2, crews=2),
]
_BOTS: Final = "inferred five of each letter: 25 terrabots (rulebook p. 2), letters alike"
TERRABOTS: Final = [_item(f"terrabot.{letter}", "terrabot", _BOTS, count=5) for letter in LETTER_CODES]
_CREW: Final = "inferred six per firm, nine agricultural: 39 crews (rulebook p. 2), firms alike"
_STAR: Final = "rulebook p. 9: one special crew per construction firm, a point per tile"
CREWS: Final = [_item(f"crew.{firm}", "crew", _CREW, count=5) for firm in FIRM_CODES]
SPECIALS: Final = [_item(f"special.{firm}", "crew", _STAR, count=1, points=1) for firm in FIRM_CODES]
FLORA: Final = _item("crew.flora", "crew", _CREW, count=9)

MODULES: Final = [*SATELLITES, *SHUTTLES, *TERRABOTS, *CREWS, *SPECIALS, FLORA]

OFFICERS: Final = _item("officers", "card", "rulebook p. 2: six each; values 1 to 5 inferred", copies=6)
HAND: Final = _item("hand", "card", "rulebook p. 6", cards=[13, 9, 7])
PAYMENT: Final = _item("payment", "card", "rulebook p. 7", instead=2)
MARKER: Final = _item("marker", "card", "rulebook p. 8", points=1)
DROPPING_OUT: Final = _item("dropping_out", "card", "rulebook p. 8", points=1)

ROUNDS: Final = [
    _item("round.1", "round", "rulebook p. 8", points=4),
    _item("round.2", "round", "rulebook p. 8", points=4),
    _item("round.3", "round", "rulebook p. 8", points=3),
    _item("round.4", "round", "rulebook p. 8", points=2),
    _item("round.5", "round", "rulebook p. 8", points=2),
]
