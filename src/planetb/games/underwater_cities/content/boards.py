"""The player boards: four basic ones with the same ground plan, four expert ones with prints of their own."""

from planetb.games.underwater_cities.content.declare import board, bonus, printed
from planetb.games.underwater_cities.content.tables import MONUMENT
from planetb.games.underwater_cities.effects.gains import Advance, Gain
from planetb.kernel.effect import All

bonus("credit", Gain(credits=1), "inferred from the rulebook's resources")
bonus("credits", Gain(credits=2), "ours")
bonus("kelp", Gain(kelp=1), "inferred from the rulebook's resources")
bonus("steelplast", Gain(steelplast=1), "rulebook p. 14")
bonus("science", Gain(science=1), "inferred from the rulebook's resources")
bonus("biomass", Gain(biomass=1), "inferred from the rulebook's resources")
bonus("card", Gain(cards=1), "inferred from the rulebook's resources")
bonus("points", Gain(points=1), "ours")
printed("monument", Gain(points=MONUMENT[2]))  # a figure, as all that special sites ask and give
bonus("federation", All(Advance(1), Gain(cards=1)), "rulebook p. 14")

PLAN = "inferred 3 by 3 sites, perimeter and diagonals, metropolises in the corners; the prints are ours"
# The ring around, the diagonals, two tunnels to the brown metropolis A, one to each of the blue B and C.
STAR = "9-6 9-8 9-5 6-3 8-7 5-3 5-7 5-1 3-2 7-4 2-1 4-1 2-A 4-A 3-B 7-C"

board(
    "b1",
    STAR,
    "3 3 3 3 3 3 3 3 3",
    "t4 steelplast, c5 credit, 2a federation, 3a science, 5a steelplast, 9a kelp",
    source=PLAN,
)
board(
    "b2",
    STAR,
    "3 3 3 3 3 3 3 3 3",
    "t5 steelplast, t6 federation, c2 biomass, 6a science, 4a points, 5a kelp",
    source=PLAN,
)
board(
    "b3",
    STAR,
    "3 3 3 3 3 3 3 3 3",
    "t11 steelplast, c5 federation, c6 credit, 8a kelp, 2a points, 9a science",
    source=PLAN,
)
board(
    "b4",
    STAR,
    "3 3 3 3 3 3 3 3 3",
    "t6 steelplast, t9 kelp, c8 science, c3 federation, 5a credit, 1a biomass",
    source=PLAN,
)

EXPERT = "inferred kinds of special sites from the rulebook p. 18; their places and the plan are ours"

board(  # the rich north: a palace far away, a strong spine of tunnels
    "b5",
    STAR,
    "4 2 3 2 4 3 2 3 2",
    "t9 steelplast, t5 kelp, c3 credit, c7 card, 5a science, 8a kelp, 6a credit, 4a points, "
    "2a federation, t12 biomass",
    "c1 palace, t3 triple, t11+t12 linked, t16 gate, 5d double",
    source=EXPERT,
)
board(  # the long coast: no way from the start city to the middle, but a twin road around it
    "b6",
    "9-6 9-8 6-3 8-7 6-5 8-5 5-1 3-2 7-4 2-1 4-1 2-5 2-A 4-A 3-B 7-C",
    "3 3 2 3 1 4 3 4 2",
    "t5 science, t10 credit, c5 points, c2 kelp, 6a steelplast, 8a credits, 4a biomass, "
    "7a federation, 1a card, t8 kelp",
    "c3 monument, t1+t2 linked, t7 triple, t15 gate, 8d double, 6d double",
    source=EXPERT,
)
board(  # the deep centre: seven roads meet in the middle, which asks for knowledge first
    "b7",
    "9-6 9-8 9-5 6-3 8-7 6-5 8-5 5-2 5-4 3-2 7-4 2-1 4-1 2-A 4-A 3-B 7-C",
    "2 3 4 3 4 2 4 2 3",
    "t4 credit, t5 steelplast, c6 science, c8 kelp, 3a biomass, 7a credits, 2a card, "
    "9a credit, 4a federation, 1a points",
    "c5 monument, t8+t9 linked, t17 gate, t12 triple, 3d double, 7d double",
    source=EXPERT,
)
board(  # the palace road: a rich site next door that few can afford early
    "b8",
    STAR,
    "3 4 1 3 3 4 2 1 4",
    "t1 kelp, t10 steelplast, t7 credit, c4 biomass, c5 card, 9a steelplast, 6a science, "
    "2a points, 1a kelp, 5a federation",
    "c8 palace, c2 monument, t4 triple, t6+t7 linked, t13 gate, 2d double",
    source=EXPERT,
)
