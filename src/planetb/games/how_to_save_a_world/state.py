"""Everything that changes during a game: the board, the cards, and one area per player."""

from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    CARD_COUNT,
    CHEAPER_WORK,
    CUBES,
    DECKS,
    GAP,
    LAST_SPACE,
    NONE,
    PROJECTS,
    RESOURCES,
    SCORED,
    WAYS,
)
from planetb.kernel.layout import AREAS, Field, Layout, fields
from planetb.kernel.limits import Limit
from planetb.kernel.state import State


class Seat:
    """One player's tableau, landers, discs' points and cards."""

    __slots__ = (
        "dealt",
        "discard",
        "fresh",
        "goods",
        "hand",
        "landers",
        "lines",
        "met",
        "paid",
        "passed",
        "pays",
        "perks",
        "playing",
        "points",
        "spent",
        "techs",
        "tiles",
        "unseen",
    )

    def __init__(self, like: "Seat | None" = None) -> None:
        if like is None:
            self.points: int = 0
            self.passed: int = 0
            self.met: int = 0  # what came true this turn, see `terms`
            self.techs: int = 0  # bits of developed technologies
            self.perks: int = 0  # what those of level 1 allow
            self.pays: list[int] = []  # what those of level 2 pay: condition and points, in pairs
            self.paid: int = 0  # which of these have paid this turn, as bits of their places in `pays`
            self.goods: list[int] = [0, 0, 0, 0, 0]
            self.lines: list[int] = [0, 0, 0, 0, 0]  # yield lines
            self.tiles: list[int] = [0, 0, 0]  # active badge tiles
            self.spent: list[int] = [0, 0, 0]  # badge tiles on their red side
            self.landers: list[int] = []  # arrival zone or ON_SPACE + space, sorted
            self.hand: list[int] = []  # sorted
            self.fresh: list[int] = []  # bought this turn, sorted
            self.playing: list[int] = []  # cards whose effect is under way, in the order they were played
            self.discard: list[int] = []  # the open discard pile, sorted
            self.unseen: list[int] = []  # cards of the hand that only this seat has seen, sorted
            self.dealt: list[int] = []  # two species to choose from, sorted
            return
        self.points = like.points
        self.passed = like.passed
        self.met = like.met
        self.techs = like.techs
        self.perks = like.perks
        self.pays = like.pays
        self.paid = like.paid
        self.goods = like.goods[:]
        self.lines = like.lines
        self.tiles = like.tiles
        self.spent = like.spent
        self.landers = like.landers
        self.hand = like.hand
        self.fresh = like.fresh
        self.playing = like.playing
        self.discard = like.discard
        self.unseen = like.unseen
        self.dealt = like.dealt

    def cards(self) -> int:
        """Cards of hand and discard pile: so much the next one costs (p. 12); one in play is neither."""
        return len(self.hand) + len(self.discard) + len(self.fresh)


class WorldState(State):
    """The whole position. Disc ids are seats, then the solo rival, then neutral discs."""

    __slots__ = (
        "asteroid",
        "bag",
        "box",
        "busy",
        "cracks",
        "decks",
        "directives",
        "discards",
        "discs",
        "drawn",
        "heads",
        "lead",
        "lobbied",
        "medal",
        "moon",
        "progress",
        "ranks",
        "removed",
        "rescue",
        "rewards",
        "rival_left",
        "rival_places",
        "rival_points",
        "round",
        "rows",
        "seats",
        "sites",
        "stacks",
        "supply",
        "taken",
        "under",
        "way",
    )

    def __init__(self, like: "WorldState | None" = None) -> None:
        super().__init__(like)
        if like is None:
            self.heads: int = 0  # players that count: the solo rival is the second
            self.round: int = 1  # also says which danger tile is on top
            self.asteroid: int = 0
            self.medal: int = 0
            self.rescue: int = NONE  # the rescue project, once it is known
            self.way: int = NONE  # how Day X came
            self.cracks: int = 0  # cubes that moved from the laser's break spaces to the shield
            self.rival_points: int = 0  # scored in play; its head start comes on top
            self.rival_left: int = 0  # turns the rival still takes this round
            self.bag: list[int] = [0, 0, 0, 0]  # cubes by colour
            self.drawn: list[int] = [0, 0, 0, 0]
            self.supply: list[int] = [0, 0, 0, 0]
            self.progress: list[int] = [0, 0, 0]  # cubes on each progress track
            self.lobbied: list[int] = [0, 0, 0]  # cubes put into the bag without work
            self.lead: list[int] = [0, 0, 0]  # the furthest a player's disc has finished an effect
            self.rewards: list[int] = [0, 0, 0]  # reward tiles removed from each track
            self.taken: list[int] = []  # landers on each space
            self.busy: list[int] = []  # landers at each location
            self.moon: list[int] = []  # open spaces of the moon, ascending
            self.sites: list[int] = []  # structures, the oldest first
            self.under: list[int] = []  # species put under the deck, by seat; GAP once drawn
            self.box: list[int] = []  # start cards nobody has, unseen
            self.removed: list[int] = []  # cards removed from the game
            self.directives: list[int] = []  # of the solo rival, not yet drawn
            self.rival_places: list[int] = []  # spaces with a lander of the rival
            self.discs: list[list[int]] = []  # per project: the space of every disc
            self.ranks: list[list[int]] = []  # per project: disc ids, the furthest first
            self.decks: list[list[int]] = []  # per kind of card
            self.rows: list[list[int]] = []
            self.discards: list[list[int]] = []
            self.stacks: list[list[int]] = []  # structures A and B
            self.seats: list[Seat] = []
            return
        self.heads = like.heads
        self.round = like.round
        self.asteroid = like.asteroid
        self.medal = like.medal
        self.rescue = like.rescue
        self.way = like.way
        self.cracks = like.cracks
        self.rival_points = like.rival_points
        self.rival_left = like.rival_left
        self.bag = like.bag
        self.drawn = like.drawn
        self.supply = like.supply
        self.progress = like.progress
        self.lobbied = like.lobbied
        self.lead = like.lead
        self.rewards = like.rewards
        self.taken = like.taken[:]
        self.busy = like.busy[:]
        self.moon = like.moon
        self.sites = like.sites
        self.under = like.under
        self.box = like.box
        self.removed = like.removed
        self.directives = like.directives
        self.rival_places = like.rival_places
        self.discs = like.discs
        self.ranks = like.ranks
        self.decks = like.decks
        self.rows = like.rows
        self.discards = like.discards
        self.stacks = like.stacks
        self.seats = like.seats

    def clone(self) -> "WorldState":
        twin = WorldState(self)
        twin.seats = [Seat(one) for one in self.seats]
        return twin


SEAT_LAYOUT = Layout(
    Seat,
    fields(
        "points passed met paid techs perks",
        "pays goods lines tiles spent landers hand fresh playing discard unseen dealt",
    ),
    changed="goods",
    limits={
        "points": Limit(0, 9999),
        "passed": Limit(0, 1),
        "met": Limit(0, 2 * SCORED - 1),
        "paid": Limit(0, 2**30),
        "techs": Limit(0, 2**30),
        "perks": Limit(0, 2 * CHEAPER_WORK - 1),
        "pays": Limit(0, 2 * SCORED - 1, 0, 60),
        "goods lines": Limit(0, 999, len(RESOURCES)),
        "tiles spent": Limit(0, 99, len(BADGES)),
        "landers": Limit(0, 99, 0, 9),
        "hand fresh playing discard unseen dealt": Limit(0, CARD_COUNT - 1, 0, CARD_COUNT),
    },
)
LAYOUT = Layout(
    WorldState,
    [
        *fields(
            "heads round asteroid medal rescue way cracks rival_points rival_left",
            "bag drawn supply progress lobbied lead rewards taken busy moon sites under box removed "
            "directives rival_places",
            "discs ranks decks rows discards stacks",
        ),
        Field("seats", AREAS, SEAT_LAYOUT),
    ],
    changed="taken busy",
    limits={
        "heads": Limit(2, 4),
        "round": Limit(1, 99),
        "asteroid": Limit(0, 99),
        "medal": Limit(0, 3),
        "rescue": Limit(NONE, len(PROJECTS) - 1),
        "way": Limit(NONE, len(WAYS) - 1),
        "cracks": Limit(0, 99),
        "rival_points": Limit(0, 9999),
        "rival_left": Limit(0, 99),
        "bag drawn supply": Limit(0, 999, len(CUBES)),
        "progress lobbied lead rewards": Limit(0, 999, len(PROJECTS)),
        "taken busy": Limit(0, 99, 0, 99),
        "moon rival_places": Limit(0, 99, 0, 99),
        "sites directives": Limit(0, 99, 0, 99),
        "under": Limit(GAP, CARD_COUNT - 1, 1, 4),
        "box removed": Limit(0, CARD_COUNT - 1, 0, CARD_COUNT),
        "discs": Limit(0, LAST_SPACE, 4, rows=len(PROJECTS)),
        "ranks": Limit(0, 3, 4, rows=len(PROJECTS)),
        "decks rows discards": Limit(GAP, CARD_COUNT - 1, 0, CARD_COUNT, rows=len(DECKS)),
        "stacks": Limit(0, 99, 0, 99, rows=2),
    },
)
