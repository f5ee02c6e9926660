"""What content is made of: cards, slots, boards, metropolises, contracts, and the lists that hold them."""

from typing import Final

from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import CITY_SITES, EXPANSION, PER_CITY, PLACES, SITES
from planetb.kernel.effect import Effect

Deed = Effect[UnderwaterState]

NOTHING: Final = (0, 0, 0, 0, 0)
EACH: Final = range(CITY_SITES)
Cost = tuple[int, int, int, int, int]
Need = tuple[int, int, int, int]  # a row of a nation, two values of which there must be so many in all


class Card:
    """A card of any deck. What the flow asks often is worked out once (`rules.hopes`)."""

    def __init__(self, number: int, deck: int, colour: int, kind: int, cost: int, effect: Deed) -> None:
        self.number = number
        self.deck = deck  # 0 to 2 the eras, 3 cheap special, 4 three-credit special, 5 assistant
        self.colour = colour
        self.kind = kind
        self.cost = cost  # credits
        self.effect = effect
        self.event: int = -1  # what a trigger waits for,
        self.then: Deed = effect  # and what it sets off; what an ability allows
        self.quiet: bool = False  # what it sets off only gives
        self.waits: int = 0  # its bits of `Nation.events`
        self.stirs: int = 0  # bits of what may help when it is claimed: triggers, abilities
        self.inert: bool = False  # claiming it makes no slot usable by itself
        self.told: bool = False  # which slots it makes usable is told without a trial
        self.discount: list[int] = []  # bits of what, then the amount of each resource
        self.upgrader: tuple[int, int] = (0, 0)  # bits of what, bits of goods that pay its upgrade
        self.room: int = 0  # by how much it raises the hand limit
        self.once: bool = False  # a lasting ability to use once per turn
        self.eager: bool = False  # nothing is ever gained by doing it later or not at all
        self.still: bool = False  # playing it changes nothing before its effect counts; it opens nothing
        self.harmless: bool = False  # it only gives: nobody declines it
        self.opens: bool = False  # its effect may change what there is to do or to count
        self.readies: bool = False  # it may make an action card available
        self.settles: bool = True  # it may build a city, and so open building sites;
        self.digs: bool = True  # or a tunnel, and so connect a metropolis that may
        self.reuses: bool = False  # it may lead to another action card
        self.borrows: bool = False  # what it does is the action of some slot
        self.steady: bool = False  # some part of it can always be done
        self.price: Cost = NOTHING  # what it surely costs before it gives anything
        self.counted: int = 0  # bits of the deeds that it counts when it is used (`rules.apart`)
        self.woken: int = 0  # bits of the deeds that may make its effect possible, whatever one has


class Slot:
    """An action slot (p. 20). `steady`: it can be used whatever one has."""

    def __init__(self, code: str, colour: int, effect: Deed) -> None:
        self.code = code
        self.colour = colour
        self.effect = effect
        self.steady: bool = False
        self.builds: int = 0  # bits of the kinds that it builds at the usual price
        self.others: list[Deed] = []  # its parts that do something else,
        self.woken: list[int] = []  # and for each the deeds that may make it possible


class Side:
    """One side of the main board: bits of slots, worked out once (`rules.hopes`)."""

    def __init__(self, ring: list[int]) -> None:
        self.ring = ring  # clockwise (p. 20)
        self.ascending = sorted(ring)
        self.coloured: int = sum([1 << slot for slot in ring])
        self.steady: int = 0  # usable whatever one has
        self.takers: int = 0  # where a special card may be taken
        self.builds: int = 0  # bits of the kinds that the others build,
        self.builders: int = 0  # and the slots that do
        self.served: list[int] = []  # which of them are usable, by the bits of the kinds that can be built
        self.mixed: list[tuple[int, list[Deed]]] = []  # bits of the others, and what else they do
        self.mixers: int = 0  # all these bits
        self.colours: list[int] = [0] * 4  # slots of each colour


class Metropolis:
    """A metropolis tile: instant effect, production effect, or points at the end (brown)."""

    def __init__(
        self, code: str, brown: bool, instant: Deed | None, production: Deed | None, end: Deed | None
    ) -> None:
        self.code = code
        self.brown = brown
        self.instant = instant
        self.production = production
        self.end = end
        self.counted: int = 0  # bits of the deeds that its instant effect counts
        self.settles: bool = False  # its instant effect may build a city


class Counter:
    """Something that can be counted of a nation; `effects.counters` has one class for each."""

    def count(self, here: Nation) -> int:
        raise NotImplementedError


class Contract:
    """A government contract: counters with the least each must show, and a reward (p. 18)."""

    def __init__(self, code: str, counters: list[Counter], least: list[int], reward: Deed) -> None:
        self.code = code
        self.counters = counters
        self.least = least
        self.reward = reward
        self.idle: bool = False  # its reward is nothing that a turn can use
        self.deeds: int = 0  # bits of the sorts of deeds that it counts (`rules.distance`)
        self.counted: int = 0  # the same of the network, its reward included (`rules.apart`)
        self.needs: list[Need] = []  # what must stand somewhere before it is met
        self.apart: bool = False  # no deed helps with two of these
        self.claims: list[int] = []  # places of the counters of what is not built (`rules.distance`)


class Board:
    """One side of a player board: its tunnel graph, sites, bonuses, surcharges and multipliers."""

    def __init__(self, code: str, tunnels: list[tuple[int, int]], counts: list[int]) -> None:
        self.code = code
        self.tunnels = tunnels  # ends of each tunnel site: city sites 0 to 8, metropolis places 9 to 11
        self.counts = counts  # normal building sites per city site
        self.neighbours: list[int] = [0] * CITY_SITES  # bits of the city sites a tunnel site away
        self.gates: list[list[int]] = [[] for _ in range(PLACES)]  # tunnel sites at each metropolis
        self.touches: list[int] = []  # bits of the city sites at the ends of each tunnel site
        for i, (one, other) in enumerate(tunnels):
            self.touches.append(1 << one | (1 << other if other < CITY_SITES else 0))
            if other >= CITY_SITES:
                self.gates[other - CITY_SITES].append(i)
            else:
                self.neighbours[one] |= 1 << other
                self.neighbours[other] |= 1 << one
        self.site_bonus: list[int] = [-1] * SITES  # places in BONUSES
        self.city_bonus: list[int] = [-1] * CITY_SITES
        self.tunnel_bonus: list[int] = [-1] * len(tunnels)
        self.printed_sites: list[list[int]] = [[], []]  # building sites with a bonus; expansion sites
        self.printed_cities: list[int] = []  # the same of city sites
        self.printed_tunnels: list[int] = []  # and tunnel sites
        self.site_times: list[int] = [1] * SITES  # production multipliers
        self.multiplied: list[int] = []  # the sites that have one
        self.tunnel_times: list[int] = [1] * len(tunnels)
        self.multiplied_tunnels: list[int] = []
        self.city_surcharge: list[Cost] = [NOTHING] * CITY_SITES
        self.tunnel_surcharge: list[Cost] = [NOTHING] * len(tunnels)
        self.dear_cities: int = 0  # bits of the sites with a surcharge
        self.dear_tunnels: int = 0
        self.city_points: list[int] = [SYMBIOTIC_MAKES[0]] * CITY_SITES  # made by a symbiotic city there
        self.linked: list[tuple[int, int]] = []  # pairs of tunnel sites that give more if both produce
        self.gate_points: list[int] = [0] * len(tunnels)  # extra production of the metropolis behind
        self.paying_gates: list[int] = []  # the tunnel sites that have it
        self.alike: list[list[list[int]]] = []  # per city: its sites, those with the same print together
        self.offered: list[list[list[int]]] = []  # per city: the sites to choose from, by bits of free ones
        self.sites_on: list[int] = []  # by bits of city sites: bits of the building sites there,
        self.expansions_on: list[int] = []  # of the expansion sites,
        touching = [sum([1 << i for i, ends in enumerate(self.touches) if ends >> city & 1]) for city in EACH]
        self.tunnels_at: list[int] = _together(touching)  # and of the tunnel sites that touch some of them

    def note_surcharges(self) -> None:
        """Most boards have none, and need not ask for them site by site."""
        self.dear_cities = sum([1 << i for i, cost in enumerate(self.city_surcharge) if cost != NOTHING])
        self.dear_tunnels = sum([1 << i for i, cost in enumerate(self.tunnel_surcharge) if cost != NOTHING])

    def group_sites(self) -> None:
        """Sites of one city with the same print are the same choice: only the first free one is offered."""
        printed = [site for site in range(SITES) if self.site_bonus[site] >= 0]
        expansions = [site for site in printed if site % PER_CITY == EXPANSION]
        self.printed_sites = [[site for site in printed if site not in expansions], expansions]
        self.printed_cities = [city for city in range(CITY_SITES) if self.city_bonus[city] >= 0]
        self.printed_tunnels = [site for site, printed in enumerate(self.tunnel_bonus) if printed >= 0]
        self.multiplied = [site for site in range(SITES) if self.site_times[site] > 1]
        self.multiplied_tunnels = [i for i, times in enumerate(self.tunnel_times) if times != 1]
        self.paying_gates = [i for i, points in enumerate(self.gate_points) if points]
        for city in range(CITY_SITES):
            groups: list[list[int]] = []
            prints: list[tuple[int, int]] = []
            for place in range(self.counts[city]):
                site = city * PER_CITY + place
                mark = (self.site_bonus[site], self.site_times[site])
                if mark in prints:
                    groups[prints.index(mark)].append(site)
                else:
                    prints.append(mark)
                    groups.append([site])
            self.alike.append(groups)
            first = city * PER_CITY
            self.offered.append([_first_free(groups, first, free) for free in range(1 << EXPANSION)])
        normal = [(1 << self.counts[city]) - 1 << city * PER_CITY for city in range(CITY_SITES)]
        self.sites_on = _together(normal)
        self.expansions_on = _together([1 << city * PER_CITY + EXPANSION for city in range(CITY_SITES)])


def _first_free(groups: list[list[int]], first: int, free: int) -> list[int]:
    """The first free site of each group of a city, by the bits of its free ones from the first on."""
    found: list[int] = []
    for group in groups:
        found += [site for site in group if free >> site - first & 1][:1]
    return sorted(found)


def _together(rows: list[int]) -> list[int]:
    """What is set in any of some rows, by their bits."""
    found = [0]
    for row in rows:
        found += [bits | row for bits in found]
    return found


CARDS: Final[list[Card]] = []  # by number; 0 is the personal assistant
SLOTS: Final[list[Slot]] = []  # in the order of `options.SLOT_NAMES`, the always available one last
MAIN_BOARDS: Final[list[list[int]]] = []  # slots clockwise from the first green one: for 1-2, for 3-4 seats
SIDES: Final[list[Side]] = []  # the same two
METROPOLISES: Final[list[Metropolis]] = []  # 5 brown, then 11 blue
CONTRACTS: Final[list[Contract]] = []
BONUSES: Final[list[Deed]] = []  # what is printed on sites of player boards
BOARDS: Final[list[Board]] = []  # 4 basic, 4 expert

# Figures of the rulebook, declared in `figures`
PRICES: Final[list[Cost]] = []  # what building costs, by kind (p. 10-11)
UPGRADING: Final[list[int]] = []  # goods that an upgrade costs: science, or another that pays for it (p. 12)
PLAIN_DOMES: Final[list[int]] = []  # one number each
TUNNEL_TILES: Final[list[int]] = []
SYMBIOTIC_DOMES: Final[list[int]] = []  # for one to four seats; more than there are sites alone
CITY_WORTH: Final[list[int]] = []  # by number of types of buildings
PER_POINT: Final[list[int]] = []  # goods
PRODUCTIONS: Final[list[int]] = []  # the last round of each era
GOAL: Final[list[int]] = []  # alone: cities and points
START_GOODS: Final[list[int]] = []  # by good
LATE_START: Final[list[int]] = []  # credits of the third and fourth in play order, steelplast of the fourth
FIRST_HAND: Final[list[int]] = []  # cards to choose from
NEW_ERA: Final[list[int]] = []  # cards drawn
HAND_LIMIT: Final[list[int]] = []
ACTION_LIMIT: Final[list[int]] = []
TURNS: Final[list[int]] = []  # of a round
SPECIALS_LAID_OUT: Final[list[int]] = []
SPECIALS_DUG: Final[list[int]] = []  # cards of the special deck to choose from
CONTRACTS_LAID_OUT: Final[list[int]] = []
CLONING: Final[list[int]] = []  # credits
FEDERATION: Final[list[int]] = []  # credits of space 3, steelplast of 2, points of 1 and of steps there
MEAL: Final[list[int]] = []  # kelp, or biomass, that a connected city eats
HUNGER: Final[list[int]] = []  # points lost for each city without food
BIOMASS_SOLD: Final[list[int]] = []  # goods that one counts for at the end
FARM_MAKES: Final[list[int]] = []  # kelp, points if upgraded; for a pair kelp and points
DESALINATION_MAKES: Final[list[int]] = []  # credits, biomass if upgraded; for a pair credits
LABORATORY_MAKES: Final[list[int]] = []  # science, steelplast if upgraded; for a pair steelplast
TUNNEL_MAKES: Final[list[int]] = []  # credits, points if upgraded
SYMBIOTIC_MAKES: Final[list[int]] = []  # points
MAKES: Final = [FARM_MAKES, DESALINATION_MAKES, LABORATORY_MAKES, TUNNEL_MAKES]  # by kind
PALACE: Final[list[int]] = []  # credits, steelplast; points made by a symbiotic city (p. 18)
MONUMENT: Final[list[int]] = []  # credits, science; points at once
TRIPLE: Final[list[int]] = []  # credits, multiplier
LINKED: Final[list[int]] = []  # credits that the pair makes
GATE: Final[list[int]] = []  # credits, steelplast; points that the metropolis makes
DOUBLE: Final[list[int]] = []  # multiplier
FIGURES: Final[dict[str, list[int]]] = {
    "upgrade": UPGRADING,
    "domes": PLAIN_DOMES,
    "symbiotic domes": SYMBIOTIC_DOMES,
    "tunnels": TUNNEL_TILES,
    "city points": CITY_WORTH,
    "goods per point": PER_POINT,
    "productions": PRODUCTIONS,
    "goal": GOAL,
    "start": START_GOODS,
    "late start": LATE_START,
    "first hand": FIRST_HAND,
    "new era": NEW_ERA,
    "hand limit": HAND_LIMIT,
    "action cards": ACTION_LIMIT,
    "turns": TURNS,
    "specials laid out": SPECIALS_LAID_OUT,
    "specials dug": SPECIALS_DUG,
    "contracts laid out": CONTRACTS_LAID_OUT,
    "cloning": CLONING,
    "federation": FEDERATION,
    "meal": MEAL,
    "hunger": HUNGER,
    "biomass sold": BIOMASS_SOLD,
    "farm makes": FARM_MAKES,
    "desalination makes": DESALINATION_MAKES,
    "laboratory makes": LABORATORY_MAKES,
    "tunnel makes": TUNNEL_MAKES,
    "symbiotic makes": SYMBIOTIC_MAKES,
    "palace": PALACE,
    "monument": MONUMENT,
    "triple": TRIPLE,
    "linked": LINKED,
    "gate": GATE,
    "double": DOUBLE,
}
