"""The vocabulary of the rules as small ints: goods, structures, colours, kinds of cards, counters, events."""

from typing import Final

CREDIT: Final = 0
KELP: Final = 1
STEELPLAST: Final = 2
SCIENCE: Final = 3
BIOMASS: Final = 4
POINT: Final = 5
GOODS: Final = ("credit", "kelp", "steelplast", "science", "biomass", "point")
RESOURCES: Final = 5  # the goods before POINT

# What can be built: an index, and a bit for the `what` of verbs that allow several.
FARM_KIND: Final = 0
DESALINATION_KIND: Final = 1
LABORATORY_KIND: Final = 2
TUNNEL_KIND: Final = 3
PLAIN_KIND: Final = 4  # a nonsymbiotic city
SYMBIOTIC_KIND: Final = 5
KINDS: Final = ("farm", "desalination", "laboratory", "tunnel", "city", "symbiotic")
FARM: Final = 1
DESALINATION: Final = 2
LABORATORY: Final = 4
TUNNEL: Final = 8
PLAIN_CITY: Final = 16
SYMBIOTIC_CITY: Final = 32
BUILDING: Final = 7
STRUCTURE: Final = 15
CITY: Final = 48

USUAL_COSTS: Final = (  # credit, kelp, steelplast, science, biomass (p. 10-11)
    (0, 1, 0, 0, 0),
    (1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (1, 0, 1, 0, 0),
    (1, 1, 2, 0, 0),
    (2, 1, 1, 0, 1),
)

YELLOW: Final = 0
RED: Final = 1
GREEN: Final = 2
NO_COLOUR: Final = 3
COLOURS: Final = ("yellow", "red", "green")

INSTANT: Final = 0
LASTING: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
SCORING: Final = 4
CARD_KINDS: Final = ("instant", "lasting", "action", "production", "scoring")

# What conditions, rewards and scoring count: connected things only (A10), tunnels only beside a city.
FARMS: Final = 0
DESALINATIONS: Final = 1
LABORATORIES: Final = 2
TUNNELS: Final = 3
UPGRADED_FARMS: Final = 4
UPGRADED_DESALINATIONS: Final = 5
UPGRADED_LABORATORIES: Final = 6
UPGRADED_TUNNELS: Final = 7
CITIES: Final = 8
SYMBIOTIC_CITIES: Final = 9
FULL_CITIES: Final = 10  # cities with all three types of buildings
BUILDINGS: Final = 11
UPGRADED_STRUCTURES: Final = 12
UPGRADED_SETS: Final = 13  # farm + desalination plant + laboratory + tunnel, all upgraded
FARM_PAIRS: Final = 14  # cities with two upgraded farms
DESALINATION_PAIRS: Final = 15
LABORATORY_PAIRS: Final = 16
EXPANSIONS: Final = 17  # buildings on expansion sites of cities
NETWORK: Final = 18  # so many counters need a walk over the network
METROPOLISES: Final = 18
ACTION_CARDS: Final = 19
LASTING_CARDS: Final = 20
PRODUCTION_CARDS: Final = 21
SCORING_CARDS: Final = 22
SPECIALS: Final = 23  # special cards paid for and still owned
HAND: Final = 24
COUNTERS: Final = (
    "farms",
    "desalination plants",
    "laboratories",
    "tunnels",
    "upgraded farms",
    "upgraded desalination plants",
    "upgraded laboratories",
    "upgraded tunnels",
    "cities",
    "symbiotic cities",
    "full cities",
    "buildings",
    "upgraded structures",
    "upgraded sets",
    "farm pairs",
    "desalination pairs",
    "laboratory pairs",
    "expansions",
    "metropolises",
    "action cards",
    "lasting cards",
    "production cards",
    "scoring cards",
    "special cards",
    "hand cards",
)

# What lasting cards wait for.
MISMATCH: Final = 0  # your card and the coloured slot do not match
ALWAYS_SLOT: Final = 1
SLOT_STEELPLAST: Final = 2  # a slot gives you steelplast
REACH_3: Final = 3  # Federation track
REACH_1: Final = 4
SECOND_FARM: Final = 5  # built, at one connected city
SECOND_DESALINATION: Final = 6
SECOND_LABORATORY: Final = 7
SECOND_UPGRADED_FARM: Final = 8  # likewise
SECOND_UPGRADED_DESALINATION: Final = 9
SECOND_UPGRADED_LABORATORY: Final = 10
SECOND_TUNNEL: Final = 11  # in the same turn
BUILT_CITY: Final = 12
BUILT_SYMBIOTIC_CITY: Final = 13
BUILT_EXPANSION: Final = 14
CONNECTED_METROPOLIS: Final = 15
UPGRADED_A_TUNNEL: Final = 16
UPGRADED_A_BUILDING: Final = 17
USED_ACTION_CARD: Final = 18
PAID_SPECIAL: Final = 19
MATCHED_GREEN: Final = 20
TOOK_SPECIAL: Final = 21
TURN_END: Final = 22
BIOMASS_PAID: Final = 23  # biomass as building material
SLOT_USED: Final = 24  # SLOT_USED + i: the i-th slot of `content.slots`
EVENTS: Final = (
    "mismatch",
    "always slot",
    "slot steelplast",
    "reach 3",
    "reach 1",
    "second farm",
    "second desalination",
    "second laboratory",
    "second upgraded farm",
    "second upgraded desalination",
    "second upgraded laboratory",
    "second tunnel",
    "built city",
    "built symbiotic city",
    "built expansion",
    "connected metropolis",
    "upgraded tunnel",
    "upgraded building",
    "used action card",
    "paid special",
    "matched green",
    "took special",
    "turn end",
    "biomass paid",
)

# The Federation track: place on it, the space's number is 5 - place (p. 13).
BELOW: Final = 0
SPACE_4: Final = 1
SPACE_3: Final = 2
SPACE_2: Final = 3
SPACE_1: Final = 4

CITY_SITES: Final = 9
PER_CITY: Final = 5  # building sites of a city, the last one is its expansion site
EXPANSION: Final = 4
SITES: Final = 45
START_CITY: Final = 8  # bottom right
MOST_TUNNELS: Final = 18
BROWN_PLACE: Final = 0  # of metropolises: upper left, upper right, lower left
PLACES: Final = 3

HAND_LIMIT: Final = 3
MOST_ACTION_CARDS: Final = 4
ROUNDS: Final = 10
LAST_ROUNDS: Final = (4, 7, 10)  # of the three eras
TURNS: Final = 3
PLAIN_DOMES: Final = 17
SYMBIOTIC_DOMES: Final = (99, 7, 10, 13)  # for 1 to 4 seats; unlimited alone
TUNNEL_TILES: Final = 46  # A2
NEUTRAL: Final = 4  # owner of the foreign tiles in the solo game
GOAL_CITIES: Final = 7
GOAL_POINTS: Final = 100

ASSISTANT: Final = 0  # the personal assistant's place in the list of cards
FIRST_SPECIAL: Final = 181
FIRST_CHEAP_SPECIAL: Final = 191  # 181 to 190 cost three credits
CARDS_IN_ALL: Final = 206
