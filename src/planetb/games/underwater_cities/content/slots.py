"""The action slots and the two sides of the main board (p. 20)."""

from planetb.games.underwater_cities.content.declare import assistant, main_board, slot
from planetb.games.underwater_cities.effects.actions import UseAction
from planetb.games.underwater_cities.effects.building import Build
from planetb.games.underwater_cities.effects.combine import Steps
from planetb.games.underwater_cities.effects.drawing import TakeSpecial
from planetb.games.underwater_cities.effects.gains import Advance, Gain, GainDifferent
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, Upgrade
from planetb.games.underwater_cities.terms import (
    BUILDING,
    CITY,
    DESALINATION,
    FARM,
    LABORATORY,
    STRUCTURE,
    TUNNEL,
)
from planetb.kernel.effect import OneOf

KEY = "rulebook p. 20"
COLOUR = "rulebook p. 20, colour inferred from its strength"

slot("y1", Gain(science=1, steelplast=1, kelp=1), KEY)
slot("y2", Build(TUNNEL, 2), KEY)
slot("y3", Steps(UseAction(), TakeSpecial()), KEY)
slot("y4", Steps(Build(CITY), Build(BUILDING)), KEY)
slot("y5", OneOf(Gain(science=2), Upgrade(STRUCTURE, 3)), KEY)
slot("y6", Steps(UseAction(), GainDifferent(2)), COLOUR)

slot("r1", Build(FARM, 2), KEY)
slot("r2", Steps(Build(TUNNEL), Build(CITY)), KEY)
slot("r3", Gain(steelplast=2, kelp=1), KEY)
slot("r4", Build(LABORATORY, 2), KEY)
slot("r5", Steps(UseAction(), Build(STRUCTURE, upgrade=FOR_SCIENCE)), KEY)
slot("r6", OneOf(Build(FARM, 2), Build(LABORATORY, 2)), COLOUR)
slot("r7", Steps(Build(TUNNEL), UseAction()), COLOUR)
slot("r8", Steps(Gain(cards=2), OneOf(Upgrade(STRUCTURE), Gain(kelp=1))), COLOUR)

slot("g1", Advance(2), KEY)
slot("g2", Build(DESALINATION, 2), KEY)
slot("g3", OneOf(Build(CITY), Gain(kelp=1)), KEY)
slot("g4", Steps(UseAction(), Gain(steelplast=1)), KEY)
slot("g5", OneOf(Build(TUNNEL), Steps(Advance(1), Gain(cards=2, credits=1))), KEY)
slot("g6", TakeSpecial(), COLOUR)
slot("g7", Build(CITY), COLOUR)

slot("always", Gain(cards=2, credits=2), "rulebook p. 12")

main_board(
    "two",
    ("g1", "g2", "g6", "g7", "r2", "r6", "r7", "r8", "y2", "y4", "y5", "y6"),
    "inferred six slots are the rulebook's own for this side, y5 is shared for certain; the rest is ours",
)
main_board(
    "four",
    ("g4", "g5", "g1", "g2", "g3", "r1", "r2", "r3", "r4", "r5", "y1", "y2", "y3", "y4", "y5"),
    "inferred all slots are the rulebook's; the order inside a colour is known only in part",
)

assistant(OneOf(Gain(steelplast=1), Gain(credits=1)), "rulebook p. 8")
