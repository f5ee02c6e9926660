"""The rulebook's words as ints: resources, worlds, landscapes, biomes, symbols, rows, abilities."""

from typing import Final

FOOD: Final = 0
STEEL: Final = 1
ENERGY: Final = 2
ANY: Final = 3  # a resource or factory type of choice
RESOURCES: Final = ("food", "steel", "energy")
KINDS: Final = (*RESOURCES, "any")

OLD: Final = 0
NEW: Final = 1
EITHER: Final = 2  # the world of choice
WORLDS: Final = ("old", "new")
SIDES: Final = (*WORLDS, "either")
NEW_FOOD: Final = 3  # a stock holds the three Old World resources, then the three New World ones
NEW_STEEL: Final = 4
NEW_ENERGY: Final = 5

SAVANNA: Final = 1  # landscapes are bits: a site may belong to two, or to none
MOUNTAINS: Final = 2
COAST: Final = 4
LANDSCAPES: Final = ("savanna", "mountains", "coast")

TUNDRA: Final = 0
DESERT: Final = 1
FOREST: Final = 2
SEA: Final = 3
BIOMES: Final = ("tundra", "desert", "forest", "sea")

SUN: Final = 1  # settlement symbols are bits
DOME: Final = 2
SYMBOLS: Final = ("sun", "dome")

SHIP: Final = 0  # the three rows of three
STADIUM: Final = 1
INFRASTRUCTURE: Final = 2
ROWS: Final = ("ship", "stadium", "infrastructure")

SETTLED: Final = 0  # what an infrastructure asks of a site
PEOPLED: Final = 1
FACTORY: Final = 2
HOLDINGS: Final = ("settled", "population", "factory")
ANYWHERE: Final = 0  # how those sites must lie
HORIZONTAL: Final = 1
DIAGONAL: Final = 2
LINES: Final = ("anywhere", "horizontal", "diagonal")

IN_PLACE: Final = 0  # an Old World site
EVACUATED: Final = 1
MOVED: Final = 2  # a productivity token that reached the New World

PASSING: Final = 0  # lanes of the progress track
MAIN: Final = 1
THREE_PLUS: Final = 2

NOTHING: Final = 0  # instant effects of progress spaces
RESEARCH_SPACE: Final = 1
INFRASTRUCTURE_SPACE: Final = 2
SETTLE_SPACE: Final = 3
SPACES: Final = ("nothing", "research", "infrastructure", "settle")

FLY_BACK: Final = 1  # abilities, as bits: what a developed technology lets a nation do from then on
IGNORE_SYMBOL: Final = 2
TOLL: Final = 4
MORE_FOOD: Final = 8  # MORE_FOOD << type: a second factory with each one of that type
MORE_STEEL: Final = 16
MORE_ENERGY: Final = 32
ANY_BAY: Final = 64
SHARE_SPACES: Final = 128
WIDE_CHOICE: Final = 256
FLEXIBLE_POWER: Final = 512
BOOST_FOOD: Final = 1024  # BOOST_FOOD << type: factories of that type produce more
BOOST_STEEL: Final = 2048
BOOST_ENERGY: Final = 4096
ABILITIES: Final = (
    "fly_back",
    "ignore_symbol",
    "toll",
    "more_food",
    "more_steel",
    "more_energy",
    "any_bay",
    "share_spaces",
    "wide_choice",
    "flexible_power",
    "boost_food",
    "boost_steel",
    "boost_energy",
)

FREE: Final = 1  # terms on which something is taken from a row, as bits
AT_OLD: Final = 2
AT_NEW: Final = 4
LAUNCH: Final = 8  # a ship that is loaded and flies at once
GLIDE: Final = 16  # a ship whose first flight costs less energy
CHEAPER: Final = 32  # one steel less
MUCH_CHEAPER: Final = 64  # two steel less
WIDER: Final = 512  # choose from two more, whatever the technologies say
TERMS: Final = (
    (FREE, "free"),
    (AT_OLD, "at_old"),
    (AT_NEW, "at_new"),
    (LAUNCH, "launch"),
    (GLIDE, "glide"),
    (CHEAPER, "cheaper"),
    (MUCH_CHEAPER, "much_cheaper"),
    (WIDER, "wider"),
)

FURTHER: Final = 1  # how a site may be settled, as bits: one transition further than allowed
SEA_ONLY: Final = 2
NO_STEEL: Final = 4
NO_SYMBOLS: Final = 8
WAIVED: Final = (
    (FURTHER, "further"),
    (SEA_ONLY, "sea_only"),
    (NO_STEEL, "no_steel"),
    (NO_SYMBOLS, "no_symbols"),
)

DIRECTIONS: Final = ("east", "northeast", "northwest", "west", "southwest", "southeast")  # on the map

RACE: Final = 0  # values of the variant `mode`
POINTS: Final = 1
YEARS: Final = 4


def words_for(mask: int, pairs: tuple[tuple[int, str], ...]) -> list[str]:
    """The words of those bits that are set."""
    return [word for bit, word in pairs if mask & bit]


def words_of(mask: int, codes: tuple[str, ...]) -> list[str]:
    """The codes of the bits that are set, the lowest first."""
    return [code for i, code in enumerate(codes) if mask >> i & 1]
