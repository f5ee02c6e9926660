"""What changes during a game of Evacuation: the table and one nation per seat."""

from planetb.games.evacuation.content.tables import (
    END,
    FACTORIES_PER_TYPE,
    INFRASTRUCTURES,
    OBJECTIVES,
    OLD_SITES,
    PRODUCTIVITY,
    SHIPS,
    SOLO_ACTION,
    STADIUMS,
)
from planetb.games.evacuation.meta import SOLO_END
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import BOOST_ENERGY, IN_PLACE, MOVED, PASSING, THREE_PLUS, YEARS
from planetb.kernel.layout import AREAS, Field, Layout, fields
from planetb.kernel.limits import Limit
from planetb.kernel.state import State


class Nation:
    """One player's two worlds, board, ships and cards."""

    __slots__ = (
        "abilities",
        "actions",
        "boarding",
        "built",
        "cards",
        "discards",
        "drafted",
        "factories",
        "flying",
        "fulfilled",
        "gliding",
        "goals",
        "groups",
        "hand",
        "hold",
        "holdings",
        "land",
        "lanes",
        "large_bonuses",
        "markers",
        "objectives",
        "pack",
        "passed",
        "penalties",
        "people",
        "played",
        "played_objectives",
        "population",
        "production",
        "research",
        "reserve",
        "settled",
        "ships_new",
        "ships_old",
        "shown",
        "sites",
        "small_bonuses",
        "stadiums_new",
        "stadiums_old",
        "stock",
        "technologies",
        "technology_set",
        "tucked",
    )

    def __init__(self, like: "Nation | None" = None) -> None:
        if like is None:
            self.population: int = 0  # waiting on the New World side of the board
            self.people: int = 0  # settled population
            self.abilities: int = 0  # bits, from developed technologies
            self.actions: int = 0  # the action marker: actions of this year
            self.passed: int = 0
            self.penalties: int = 0
            self.small_bonuses: int = 0  # upper bonuses received so far
            self.large_bonuses: int = 0
            self.technology_set: int = -1
            self.stock: list[int] = [0, 0, 0, 0, 0, 0]  # Old World food, steel, energy; New World likewise
            self.production: list[int] = [0, 0, 0]
            self.sites: list[int] = [0] * (OLD_SITES + PRODUCTIVITY)  # in place, evacuated or moved
            self.reserve: list[int] = [FACTORIES_PER_TYPE] * 3
            self.factories: list[int] = [0, 0, 0, 0, 0, 0]  # waiting, by world and type
            self.settled: list[int] = [0, 0, 0]  # factories on the map
            self.land: list[int] = [0] * 12  # by biome: sites settled, with population, with a factory
            self.groups: list[int] = [0, 0, 0, 0]  # cards under each group this year
            self.markers: list[int] = [0, 0]  # steps of the front and the back progress marker
            self.lanes: list[int] = [0, 0]
            self.ships_old: list[int] = []
            self.ships_new: list[int] = []
            self.gliding: list[int] = []  # ships whose first flight is cheaper
            self.flying: list[int] = []  # ships under way in this transport
            self.boarding: list[int] = []  # sites evacuated by them
            self.hold: list[int] = [0, 0, 0, 0, 0, 0, 0]  # population, factories by type, resources
            self.holdings: list[int] = []  # stadiums aboard
            self.stadiums_old: list[int] = []
            self.stadiums_new: list[int] = []
            self.hand: list[int] = []  # infrastructures taken, seen by all
            self.built: list[int] = []  # infrastructures played
            self.fulfilled: list[int] = []  # those whose production was taken
            self.technologies: list[int] = []  # nine tiles: bottom row left to right, then middle, then top
            self.research: list[int] = [0] * 9  # steps done on each
            self.goals: list[int] = []  # secret: the kept ones
            self.drafted: list[int] = []  # secret: in the order they were picked
            self.pack: list[int] = []  # secret: the goals to pick from
            self.shown: list[int] = []  # goals laid open by a bonus
            self.objectives: list[int] = []
            self.played_objectives: list[int] = []
            self.cards: list[int] = []  # secret: action cards in hand
            self.tucked: list[int] = []  # secret: action cards face down under the board this year
            self.played: list[int] = []  # action cards face up this year, in order
            self.discards: list[int] = []  # secret: action cards thrown away this year
            return
        self.population = like.population
        self.people = like.people
        self.abilities = like.abilities
        self.actions = like.actions
        self.passed = like.passed
        self.penalties = like.penalties
        self.small_bonuses = like.small_bonuses
        self.large_bonuses = like.large_bonuses
        self.technology_set = like.technology_set
        self.stock = like.stock[:]
        self.production = like.production
        self.sites = like.sites
        self.reserve = like.reserve
        self.factories = like.factories
        self.settled = like.settled
        self.land = like.land
        self.groups = like.groups
        self.markers = like.markers
        self.lanes = like.lanes
        self.ships_old = like.ships_old
        self.ships_new = like.ships_new
        self.gliding = like.gliding
        self.flying = like.flying
        self.boarding = like.boarding
        self.hold = like.hold
        self.holdings = like.holdings
        self.stadiums_old = like.stadiums_old
        self.stadiums_new = like.stadiums_new
        self.hand = like.hand
        self.built = like.built
        self.fulfilled = like.fulfilled
        self.technologies = like.technologies
        self.research = like.research
        self.goals = like.goals
        self.drafted = like.drafted
        self.pack = like.pack
        self.shown = like.shown
        self.objectives = like.objectives
        self.played_objectives = like.played_objectives
        self.cards = like.cards
        self.tucked = like.tucked
        self.played = like.played
        self.discards = like.discards


class EvacuationState(State):
    """The whole position."""

    __slots__ = (
        "aside",
        "bags",
        "bonus_cards",
        "box",
        "card_bag",
        "edge",
        "finish",
        "goal_bag",
        "guests",
        "lines",
        "objectives",
        "order",
        "other_pack",
        "owner",
        "phase",
        "race_over",
        "revealed",
        "rival_stadiums",
        "rows",
        "seats",
        "solo_bag",
        "solo_flipped",
        "solo_top",
        "under",
        "works",
        "year",
    )

    def __init__(self, like: "EvacuationState | None" = None) -> None:
        super().__init__(like)
        if like is None:
            self.year: int = 0
            self.phase: int = 0
            self.race_over: int = 0  # somebody reached the race goal in this action phase
            self.finish: int = -1  # the way the game ended
            self.edge: int = 0  # where the solo tile lies
            self.solo_top: int = -1  # the solo card whose number is open
            self.order: list[int] = []  # turn order; guests of the solo game come after the seats by number
            self.owner: list[int] = [-1] * land.SITES
            self.works: list[int] = [0] * land.SITES  # factories on a site, two bits each: type + 1
            self.bonus_cards: list[int] = []  # one per year left, this year's first
            self.goal_bag: list[int] = []  # goals not dealt
            self.other_pack: list[int] = []  # secret: the other pile of the solo draft
            self.objectives: list[int] = []  # open and not taken
            self.lines: list[int] = []  # the module's lines in play
            self.card_bag: list[int] = []  # action cards in the deck
            self.revealed: list[list[int]] = []  # by row: further items to choose from
            self.aside: list[int] = []  # stadiums that join the solo game after year 2
            self.solo_bag: list[int] = []
            self.solo_flipped: list[int] = []  # solo cards used this year, in order
            self.rival_stadiums: list[int] = []
            self.rows: list[list[int]] = []  # open ships, stadiums, infrastructures, the oldest (X) first
            self.bags: list[list[int]] = []  # their decks, unordered until drawn
            self.under: list[list[int]] = []  # what was put under each deck, in order
            self.box: list[list[int]] = []  # what left each row for good at the end of a year
            self.guests: list[list[int]] = []  # rival and neutral: front step, lane, back step, lane
            self.seats: list[Nation] = []
            return
        self.year = like.year
        self.phase = like.phase
        self.race_over = like.race_over
        self.finish = like.finish
        self.edge = like.edge
        self.solo_top = like.solo_top
        self.order = like.order
        self.owner = like.owner
        self.works = like.works
        self.bonus_cards = like.bonus_cards
        self.goal_bag = like.goal_bag
        self.other_pack = like.other_pack
        self.objectives = like.objectives
        self.lines = like.lines
        self.card_bag = like.card_bag
        self.revealed = like.revealed
        self.aside = like.aside
        self.solo_bag = like.solo_bag
        self.solo_flipped = like.solo_flipped
        self.rival_stadiums = like.rival_stadiums
        self.rows = like.rows
        self.bags = like.bags
        self.under = like.under
        self.box = like.box
        self.guests = like.guests
        self.seats = like.seats

    def clone(self) -> "EvacuationState":
        twin = EvacuationState(self)
        twin.seats = [Nation(one) for one in self.seats]
        return twin


NATION_LAYOUT = Layout(
    Nation,
    fields(
        "population people abilities actions passed penalties small_bonuses large_bonuses technology_set",
        "stock production sites reserve factories settled land groups markers lanes ships_old ships_new"
        " gliding flying boarding hold holdings stadiums_old stadiums_new hand built fulfilled technologies"
        " research goals drafted pack shown objectives played_objectives cards tucked played discards",
    ),
    changed="stock",
    limits={
        "population people": Limit(0, 99),
        "abilities": Limit(0, 2 * BOOST_ENERGY - 1),
        "actions": Limit(0, 20),
        "passed": Limit(0, 1),
        "penalties": Limit(0, 999),
        "small_bonuses large_bonuses": Limit(0, 2 * YEARS),
        "technology_set": Limit(-1, 3),
        "stock": Limit(0, 999, 6),
        "production": Limit(0, 99, 3),
        "sites": Limit(IN_PLACE, MOVED, OLD_SITES + PRODUCTIVITY),
        "reserve settled": Limit(0, FACTORIES_PER_TYPE, 3),
        "factories": Limit(0, FACTORIES_PER_TYPE, 6),
        "land": Limit(0, land.SITES, 12),
        "groups": Limit(0, 20, 4),
        "markers": Limit(0, END, 2),
        "lanes": Limit(PASSING, THREE_PLUS, 2),
        "ships_old ships_new gliding flying": Limit(0, SHIPS - 1, 0, SHIPS),
        "boarding": Limit(0, OLD_SITES - 1, 0, OLD_SITES),
        "hold": Limit(0, 999, 7),
        "holdings stadiums_old stadiums_new": Limit(0, STADIUMS - 1, 0, STADIUMS),
        "hand built fulfilled": Limit(0, INFRASTRUCTURES - 1, 0, INFRASTRUCTURES),
        "technologies": Limit(0, 35, 0, 9),
        "research": Limit(0, 9, 9),
        "goals drafted pack shown": Limit(0, 15, 0, 16),
        "objectives played_objectives": Limit(0, OBJECTIVES - 1, 0, OBJECTIVES),
        "cards tucked played discards": Limit(0, 79, 0, 80),
    },
)
LAYOUT = Layout(
    EvacuationState,
    [
        *fields(
            "year phase race_over finish edge solo_top",
            "order owner works bonus_cards goal_bag other_pack objectives lines card_bag"
            " aside solo_bag solo_flipped rival_stadiums",
            "rows bags under box revealed guests",
        ),
        Field("seats", AREAS, NATION_LAYOUT),
    ],
    limits={
        "year": Limit(0, YEARS),
        "phase": Limit(0, 8),
        "race_over": Limit(0, 1),
        "finish": Limit(-1, SOLO_END),
        "edge": Limit(0, len(land.EDGE_SITE) - 1),
        "solo_top": Limit(-1, len(SOLO_ACTION) - 1),
        "order": Limit(0, 3, 0, 4),
        "owner": Limit(-1, 4, land.SITES),
        "works": Limit(0, 255, land.SITES),
        "bonus_cards": Limit(0, 99, 0, YEARS),
        "goal_bag other_pack": Limit(0, 15, 0, 16),
        "objectives": Limit(0, OBJECTIVES - 1, 0, OBJECTIVES),
        "lines": Limit(0, len(land.LINES) - 1, 0, 9),
        "card_bag": Limit(0, 79, 0, 80),
        "aside rival_stadiums": Limit(0, STADIUMS - 1, 0, STADIUMS),
        "solo_bag solo_flipped": Limit(0, len(SOLO_ACTION) - 1, 0, len(SOLO_ACTION)),
        "rows bags under box revealed": Limit(0, 99, 0, 99, rows=3),
        "guests": Limit(0, END, 4, 4, rows=-2),
    },
)
