"""The rulebook's words as small ints: goods, structures, colours, kinds of cards, places and decks."""

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

YELLOW: Final = 0
RED: Final = 1
GREEN: Final = 2
NO_COLOUR: Final = 3
COLOURS: Final = ("yellow", "red", "green")
COLOUR_WORDS: Final = (*COLOURS, "none")

INSTANT: Final = 0
LASTING: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
SCORING: Final = 4
CARD_KINDS: Final = ("instant", "lasting", "action", "production", "scoring")

# The Federation track: places on it, 0 is below; a space's number is 5 - place (p. 12).
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

MOST_SEATS: Final = 4
NEUTRAL: Final = 4  # owner of the foreign tiles in the solo game

ASSISTANT: Final = 0  # the personal assistant's place in the list of cards
FIRST_SPECIAL: Final = 181  # 181 to 190 cost three credits
CARDS_IN_ALL: Final = 206
ERAS: Final = 3  # decks 0 to 2
CHEAP: Final = 3  # decks of special cards: for one or two credits,
DEAR: Final = 4  # for three
ALWAYS: Final = 21  # the always available slot
