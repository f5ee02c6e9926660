"""The vocabulary of the game as ints with their codes: resources, badges, projects, worlds, conditions."""

from typing import Final

ENERGY: Final = 0
KNOWLEDGE: Final = 1
MINERAL: Final = 2
BIOMASS: Final = 3
INGENUITY: Final = 4
STANDARD: Final = 4  # the first four are standard resources
RESOURCES: Final = ("energy", "knowledge", "mineral", "biomass", "ingenuity")

PLANET: Final = 0
SCIENCE: Final = 1
MOON: Final = 2
BADGES: Final = ("planet", "science", "moon")
PLANET_BADGE: Final = 1  # the types an effect accepts, as bits
SCIENCE_BADGE: Final = 2
MOON_BADGE: Final = 4
PLANET_OR_MOON: Final = 5
ANY_BADGE: Final = 7

LASER: Final = 0
SHIELD: Final = 1
EVACUATION: Final = 2
PROJECTS: Final = ("laser", "shield", "evacuation")
BLACK: Final = 3  # the colour of asteroid cubes, after the three projects
CUBES: Final = ("laser", "shield", "evacuation", "asteroid")
ANY_PROJECT: Final = 7  # projects as bits, too
LAST_SPACE: Final = 13  # of a work track
PLACES: Final = 3

ALARRIA: Final = 0  # the planet
FORTUNA: Final = 1  # its moon
WORLDS: Final = ("planet", "moon")
ON_SPACE: Final = 2  # a lander's place: 0 and 1 are arrival zones, ON_SPACE + space the rest
DEPARTURE: Final = 0
STAY: Final = 1
WAIT: Final = 2
SPACE_KINDS: Final = ("departure", "stay", "wait")

ACTION: Final = 0
REACTION: Final = 1
SPECIES: Final = 2
DECKS: Final = ("action", "reaction", "species")
FIRST_REACTION: Final = 30  # cards are numbered: actions, reactions, species; start cards first in each
FIRST_SPECIES: Final = 60
CARD_COUNT: Final = 84
START_CARDS: Final = 6  # of actions and of reactions
GAP: Final = -1

BASIC: Final = 0  # the categories of developments
LEVEL_1: Final = 1
LEVEL_2: Final = 2
BOTH_LEVELS: Final = 0  # technologies of either level, where they are counted
CATEGORIES: Final = ("basic", "level 1", "level 2")

# What came true this turn: the bits of `Seat.met` that reaction cards and technologies look at.
GAINED: Final = 1  # << resource
RAISED: Final = 32  # << resource
TILE: Final = 1024  # << badge
WORKED: Final = 8192  # << project
BOUGHT: Final = 65536  # << deck
DEVELOPED: Final = 524288  # << category
SHUTTLED: Final = 4194304
PLAYED: Final = 8388608  # a reaction card
SCORED: Final = 16777216

GAINED_STANDARD: Final = 15
RAISED_STANDARD: Final = 480
GAINED_TILE: Final = 7168
WORKED_ANY: Final = 57344
BOUGHT_ANY: Final = 458752
DEVELOPED_TECHNOLOGY: Final = 3145728
DEVELOPED_ANY: Final = 3670016

# What a player's level-1 technologies allow: the bits of `Seat.perks`.
SCIENCE_AS_ANY: Final = 1
SHUTTLE_FOR_ANY: Final = 2
LAND_AFTER_SHUTTLE: Final = 4
CHEAPER_RESEARCH: Final = 8
CHEAPER_CARDS: Final = 16
CHEAPER_WORK: Final = 32
PERKS: Final = (
    "science as any",
    "shuttle for any",
    "land after shuttle",
    "cheaper research",
    "cheaper cards",
    "cheaper work",
)

# Where the solo rival lands, and on which project it works.
AT_NEWEST: Final = 0
AT_OLDEST: Final = 1
AT_BEST: Final = 2  # where your best project is worked on
AT_WORST: Final = 3
AT_ROLE_MODEL: Final = 4
AT_STATION: Final = 5  # where cards are bought
TARGETS: Final = ("newest", "oldest", "best", "worst", "role model", "station")
ON_BEST: Final = 0  # your best project
ON_WORST: Final = 1
ON_OWN: Final = 2  # the rival's best project
ON_BEHIND: Final = 3  # the rival's worst project
AIMS: Final = ("best", "worst", "own best", "own worst")

CUBES_ICON: Final = 1  # icons of the asteroid track
STRUCTURE_A: Final = 2
STRUCTURE_B: Final = 4
REFRESH_ICON: Final = 8
ICONS: Final = ("cubes", "structure a", "structure b", "refresh")

BY_ASTEROID: Final = 0  # the ways to Day X
BY_TRACK: Final = 1
BY_STACK: Final = 2
WAYS: Final = ("asteroid", "track", "stack")
NONE: Final = -1


def words_of(bits: int, words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of all bits that are set."""
    return tuple([words[i] for i in range(len(words)) if bits >> i & 1])


def deck_of(card: int) -> int:
    """The kind of a card by its number."""
    if card < FIRST_REACTION:
        return ACTION
    return REACTION if card < FIRST_SPECIES else SPECIES
