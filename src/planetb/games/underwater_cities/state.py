"""A position: the main board with its decks, and one nation per seat."""

from typing import Any

from planetb.games.underwater_cities.terms import (
    ASSISTANT,
    CARDS_IN_ALL,
    CITY_SITES,
    ERAS,
    FIRST_SPECIAL,
    GOODS,
    MOST_TUNNELS,
    PLACES,
    SITES,
)
from planetb.kernel.layout import AREAS, Field, Layout, fields
from planetb.kernel.limits import Limit
from planetb.kernel.state import State


class Nation:
    """One player's board, stock and cards."""

    __slots__ = (
        "actions",
        "board",
        "built",
        "cities",
        "contracts",
        "counts",
        "due",
        "dug",
        "events",
        "extra",
        "goods",
        "hand",
        "joined",
        "limit",
        "looked",
        "made",
        "metropolises",
        "occupied",
        "open",
        "prices",
        "reach",
        "relief",
        "settled",
        "shown",
        "sites",
        "spent",
        "tableau",
        "tunnels",
        "tunnels_built",
        "used",
    )

    def __init__(self, like: "Nation | None" = None) -> None:
        if like is None:
            self.goods: list[int] = [0] * len(GOODS)  # credit, kelp, steelplast, science, biomass, point
            self.board: int = -1
            self.cities: list[int] = [0] * CITY_SITES  # 0 none, 1 nonsymbiotic, 2 symbiotic
            self.sites: list[int] = [0] * SITES  # 0 empty, 1 to 3 the type of building, 4 to 6 upgraded
            self.tunnels: list[int] = []  # per tunnel site: 0 none, 1 tunnel, 2 upgraded
            self.reach: int = 0  # bits of the city sites in the network: start city and where tunnels lead
            self.metropolises: list[int] = []  # the tiles at the three places, brown first
            self.extra: list[int] = []  # metropolises gained in play
            self.hand: list[int] = []  # secret, except for
            self.shown: list[int] = []  # the cards of the hand that everybody saw being taken
            self.looked: list[int] = []  # secret: cards to choose from
            self.tableau: list[int] = []  # claimed cards in the order of claiming, without action cards
            self.actions: list[int] = []  # claimed action cards
            self.used: list[int] = []  # those of them used in this era
            self.contracts: list[int] = []
            self.limit: int = 0  # cards that the nation may keep
            self.events: int = -1  # derived: bits of what cards of the tableau wait for; -1: look at each
            self.prices: list[tuple[int, int, int, int, int]] = []  # derived: by kind, discounts taken off
            self.open: int = -1  # derived: what may be built on (`rules.network`); -1: look at the board
            self.occupied: int = -1  # derived: bits of the building sites with a building; -1: look at each
            self.settled: int = -1  # derived: the same of the city sites with a city
            self.dug: int = -1  # derived: and of the tunnel sites with a tunnel
            self.counts: list[int] = []  # derived: what stands there, counted; empty: count it
            self.joined: list[int] = []  # derived: the same as if all were connected
            self.made: list[int] = []  # derived: what it all makes in a production; empty: work it out
            self.built: int = -1  # derived: what stands on all sites (`rules.network`); -1: count it
            self.due: list[int] = []  # derived: no fewer deeds meet each contract; empty: look at all
            self.spent: list[int] = []  # once-per-turn cards used in this turn
            self.tunnels_built: int = 0  # in this turn
            self.relief: list[int] = []  # kind, good and amount of each discount that lasts for this turn
            return
        self.goods = like.goods[:]
        self.board = like.board
        self.cities = like.cities
        self.sites = like.sites
        self.tunnels = like.tunnels
        self.reach = like.reach
        self.metropolises = like.metropolises
        self.extra = like.extra
        self.hand = like.hand
        self.shown = like.shown
        self.looked = like.looked
        self.tableau = like.tableau
        self.actions = like.actions
        self.used = like.used
        self.contracts = like.contracts
        self.limit = like.limit
        self.events = like.events
        self.prices = like.prices
        self.open = like.open
        self.occupied = like.occupied
        self.settled = like.settled
        self.dug = like.dug
        self.counts = like.counts
        self.joined = like.joined
        self.made = like.made
        self.built = like.built
        self.due = like.due
        self.spent = like.spent
        self.tunnels_built = like.tunnels_built
        self.relief = like.relief

    def rebuilt(self) -> None:
        """The board is another: forgets all that was derived from it."""
        self.built = self.occupied = self.settled = self.dug = -1
        self.reopened()

    def reopened(self) -> None:
        """What may be built on has changed; what stands where, and how often, is known."""
        self.open = -1
        self.counts = []
        self.joined = []
        self.made = []

    def improved(self) -> None:
        """Something that stands there has changed: what may be built on has not."""
        self.counts = []
        self.joined = []
        self.made = []


class UnderwaterState(State):
    """The table: slots, tracks, decks and supplies, and the nations."""

    __slots__ = (
        "advanced",
        "bags",
        "blue",
        "boxed",
        "brown",
        "cloning",
        "contracts",
        "discards",
        "doubtful",
        "era",
        "order",
        "pile",
        "plain_domes",
        "played",
        "round",
        "seats",
        "slots",
        "specials",
        "symbiotic_domes",
        "taken",
        "top",
        "track",
        "tunnel_tiles",
        "under",
        "under_known",
    )

    def __init__(self, like: "UnderwaterState | None" = None) -> None:
        super().__init__(like)
        if like is None:
            self.era: int = 0  # 0 to 2
            self.round: int = 0  # 1 to 10 while it is played
            self.order: list[int] = []  # seats in play order
            self.track: list[list[int]] = []  # Federation: markers from the bottom up, below the track first
            self.slots: list[int] = []  # per slot: bits of the seats standing there
            self.cloning: int = 0  # 1 while the action-cloning tile lies ready
            self.bags: list[list[int]] = []  # undrawn cards of each era, ascending: no order until drawn
            self.discards: list[list[int]] = []  # of each era, ascending
            self.played: int = -1  # the card of the turn, until it is claimed or put away
            self.specials: list[int] = []  # three-credit specials on the board
            self.top: int = -1  # face-up card of the special deck
            self.pile: list[int] = []  # specials under the top card, nobody knows their order: ascending
            self.under: list[int] = []  # specials put under that, upper first
            self.under_known: list[int] = []  # bits of the seats that know each of them
            self.boxed: list[int] = []  # specials out of the game
            self.brown: list[int] = []  # metropolises that nobody has
            self.blue: list[int] = []
            self.contracts: list[int] = []  # on the board
            self.advanced: int = 0  # solo: whether the marker moved this round
            self.plain_domes: int = 0  # in the supply
            self.symbiotic_domes: int = 0
            self.tunnel_tiles: int = 0
            self.taken: int = -1  # derived: bits of the slots with a tile; -1: look at each
            self.doubtful: int = 0  # derived: bits of the slots just offered that a trial must confirm
            self.seats: list[Nation] = []
            return
        self.era = like.era
        self.round = like.round
        self.order = like.order
        self.track = like.track
        self.slots = like.slots
        self.cloning = like.cloning
        self.bags = like.bags
        self.discards = like.discards
        self.played = like.played
        self.specials = like.specials
        self.top = like.top
        self.pile = like.pile
        self.under = like.under
        self.under_known = like.under_known
        self.boxed = like.boxed
        self.brown = like.brown
        self.blue = like.blue
        self.contracts = like.contracts
        self.advanced = like.advanced
        self.plain_domes = like.plain_domes
        self.symbiotic_domes = like.symbiotic_domes
        self.tunnel_tiles = like.tunnel_tiles
        self.taken = like.taken
        self.doubtful = 0
        self.seats = like.seats

    def clone(self) -> "UnderwaterState":
        twin = UnderwaterState(self)
        twin.seats = [Nation(nation) for nation in self.seats]
        return twin

    def sketch(self, seat: int) -> "UnderwaterState":
        """A copy to try answers of this seat on: no trial changes another nation."""
        twin = UnderwaterState(self)
        twin.seats = self.seats[:]
        twin.seats[seat] = Nation(self.seats[seat])
        return twin

    def told(self, seat: int) -> tuple[Any, ...]:
        """What a trial may change; where all other cards are follows from it."""
        here = self.seats[seat]
        return (
            tuple(here.goods),
            tuple(here.sites),
            tuple(here.cities),
            tuple(here.tunnels),
            tuple(here.hand),
            tuple(here.looked),
            tuple(here.tableau),
            tuple(sorted(here.actions)),
            tuple(sorted(here.used)),
            tuple(sorted(here.spent)),
            tuple(here.relief),
            tuple(here.extra),
            here.tunnels_built,
            tuple([place for place, markers in enumerate(self.track) if seat in markers]),
            tuple(self.contracts),
            tuple(self.specials),
            tuple(self.pile),
            tuple(self.under),
            self.top,
            self.cloning,
            self.played,
        )


NATION_LAYOUT = Layout(
    Nation,
    fields(
        "board reach limit tunnels_built",
        "goods cities sites tunnels metropolises extra hand shown looked tableau actions used contracts "
        "spent relief",
    ),
    derived="events prices open occupied settled dug counts joined made built due",
    changed="goods",
    limits={
        "board": Limit(-1, 7),
        "reach": Limit(0, (1 << CITY_SITES) - 1),
        "limit": Limit(0, 99),
        "tunnels_built": Limit(0, MOST_TUNNELS),
        "goods": Limit(0, 9999, len(GOODS)),
        "cities": Limit(0, 2, CITY_SITES),
        "sites": Limit(0, 6, SITES),
        "tunnels": Limit(0, 2, 0, MOST_TUNNELS),
        "metropolises": Limit(0, 15, 0, PLACES),
        "extra": Limit(0, 15, 0, 16),
        "hand shown looked tableau": Limit(1, CARDS_IN_ALL - 1, 0, CARDS_IN_ALL),
        "actions used spent": Limit(ASSISTANT, CARDS_IN_ALL - 1, 0, CARDS_IN_ALL),
        "contracts": Limit(0, 99, 0, 99),
        "relief": Limit(0, 63, 0, 99),
    },
)
LAYOUT = Layout(
    UnderwaterState,
    [
        *fields(
            "era round cloning played top advanced plain_domes symbiotic_domes tunnel_tiles",
            "order slots specials pile under under_known boxed brown blue contracts",
            "track bags discards",
        ),
        Field("seats", AREAS, NATION_LAYOUT),
    ],
    derived="doubtful taken",
    limits={
        "era": Limit(0, ERAS - 1),
        "round": Limit(0, 99),
        "cloning advanced": Limit(0, 1),
        "played top": Limit(-1, CARDS_IN_ALL - 1),
        "plain_domes symbiotic_domes tunnel_tiles": Limit(0, 999),
        "order": Limit(0, 3, 0, 4),
        "slots": Limit(0, 31, 22),
        "specials pile under boxed": Limit(FIRST_SPECIAL, CARDS_IN_ALL - 1, 0, CARDS_IN_ALL),
        "under_known": Limit(0, 15, 0, CARDS_IN_ALL),
        "brown blue": Limit(0, 15, 0, 16),
        "contracts": Limit(0, 99, 0, 99),
        "track": Limit(0, 3, 0, 4, rows=5),
        "bags discards": Limit(1, FIRST_SPECIAL - 1, 0, FIRST_SPECIAL, rows=ERAS),
    },
)
