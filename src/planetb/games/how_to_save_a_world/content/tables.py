"""What the content is made of, and the lookups that declaring it fills: the board, the cards, the tracks."""

from typing import Final

from planetb.games.how_to_save_a_world.effects.events import Event
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import ANY_BADGE, NONE
from planetb.kernel.effect import Effect

Verb = Effect[WorldState]


class Space:
    """An action space; `after` says where its lander goes at the start of the next round (p. 7)."""

    def __init__(self, code: str, after: int, unrestricted: int, effect: Verb) -> None:
        self.code = code
        self.after = after
        self.unrestricted = unrestricted
        self.effect = effect
        self.world = NONE  # both are set when its location is declared
        self.location = NONE


class Location:
    """A grey box of a world, or a structure, with its spaces (p. 7)."""

    def __init__(self, code: str, world: int, parts: list[Space]) -> None:
        self.code = code
        self.world = world
        self.parts = parts
        self.spaces: list[int] = []  # their numbers


class Card:
    """A card: the badges in its corner, what makes a reaction playable, and its effect."""

    def __init__(self, code: str, deck: int, badges: list[int], event: Event | None, effect: Verb) -> None:
        self.code = code
        self.deck = deck
        self.badges = badges
        self.event = event
        self.condition = event.bits if event else 0
        self.effect = effect


class Development:
    """A basic or a technology of the laboratory: its category, its cost in knowledge, its effect (p. 11)."""

    def __init__(self, code: str, category: int, cost: int, effect: Verb, technology: int) -> None:
        self.code = code
        self.category = category
        self.cost = cost
        self.effect = effect
        self.technology = technology  # the place of its bit in `Seat.techs`; NONE for a basic
        self.bit = 0 if technology == NONE else 1 << technology


class WorkTrack:
    """A project's work track: resource, costs, lead bonuses, removal icons, marks for neutral discs."""

    def __init__(
        self, resource: int, costs: list[int], leads: list[int], removals: list[int], neutrals: list[int]
    ) -> None:
        self.resource = resource
        self.costs = costs  # of the space after this one
        self.leads = leads  # points by space, 0 where there is none
        self.removals = removals
        self.neutrals = neutrals


class Directive:
    """What the solo rival does in a turn: where it lands, on which project it works how often, its points."""

    def __init__(self, code: str, target: int, project: int, works: int, points: int) -> None:
        self.code = code
        self.target = target
        self.project = project
        self.works = works
        self.points = points


class Limits:
    """How much of something there may be, and what the two fares of a turn are (p. 4 to 9)."""

    def __init__(self) -> None:
        self.resource = 0  # of each resource
        self.line = 0  # of each yield line (ruling 17)
        self.tiles = 0  # badge tiles of one type
        self.row = 0  # open cards of each deck
        self.shuttle = 0  # energy for the express shuttle
        self.action = 0  # energy for an action card


LIMITS: Final = Limits()
LEVEL_BITS: Final[list[int]] = [0, 0, 0]
"""The technologies of each category as bits of `Seat.techs`; basics are none."""
DISCOUNTS: Final[dict[int, int]] = {}
"""By how much a technology of level 1 makes something cheaper."""
LOCATIONS: Final[list[Location]] = []
"""Planet first, then the moon, then structures A and B."""
STRUCTURES: Final[list[Location]] = []
SPACES: Final[list[Space]] = []
LOCATION_OF: Final[list[int]] = []  # of every space
UNRESTRICTED: Final[list[int]] = []
PLANET_SPACES: Final[list[int]] = []
MOON_SPACES: Final[list[int]] = []  # those of the moon before any structure stands
CARDS: Final[list[Card]] = []
"""Start actions, actions, start reactions, reactions, species."""
CARD_BADGES: Final[list[list[int]]] = [[] for _ in range(ANY_BADGE + 1)]
"""How many badges of every card an effect accepts, by the bits of the types it accepts."""
CONDITIONS: Final[list[int]] = []  # of every card, as bits of `Seat.met`; nothing but reactions has any
DEVELOPMENTS: Final[list[Development]] = []
WORK_TRACKS: Final[list[WorkTrack]] = []
REWARDS: Final[list[list[Verb]]] = [[], [], []]
"""The reward tiles of each project, the top one first (p. 4)."""
DIRECTIVES: Final[list[Directive]] = []
