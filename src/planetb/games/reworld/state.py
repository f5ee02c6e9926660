"""What changes during a game of Reworld: the station, and one area per admiral."""

from typing import Final

from planetb.games.reworld.terms import FIRMS, KINDS, LETTERS, NO_FIRM, NO_MODULE, ROWS, SLOTS
from planetb.kernel.layout import AREAS, Field, Layout, fields
from planetb.kernel.limits import Limit
from planetb.kernel.state import State

LAST_ROUND: Final = 5
SETTLEMENT: Final = 6  # the round in chapter two: the marker has left its track


class Area:
    """All that lies before one admiral: hand, coupling area and settlement area."""

    __slots__ = (
        "builders",
        "cards",
        "defence",
        "dropped",
        "earned",
        "farmers",
        "firms",
        "hand",
        "modules",
        "out",
        "rows",
        "satellites",
        "score",
        "shields",
        "shuttles",
        "terrabots",
    )

    def __init__(self, like: "Area | None" = None) -> None:
        if like is None:
            self.score: int = 0
            self.out: int = 0  # 1: dropped out of this round
            self.cards: int = 0  # how many officer cards are in hand
            self.modules: int = 0  # how many modules are still coupled
            self.shields: int = 0  # in the defence row
            self.hand: list[int] = []  # secret: officer cards by value
            self.dropped: list[int] = []  # secret: the cards discarded when dropping out, by value
            self.earned: list[int] = []  # where the score came from, see scoring.SOURCES
            self.terrabots: list[int] = []  # tiles by letter; a city is founded once it has one
            self.firms: list[int] = []  # by letter: which construction firm builds there, or NO_FIRM
            self.builders: list[int] = []  # by letter: crews of that firm
            self.farmers: list[int] = []  # by letter: agricultural crews
            self.defence: list[int] = []  # kinds, sorted
            self.shuttles: list[int] = []  # kinds, sorted
            self.satellites: list[int] = []  # kinds, sorted
            self.rows: list[list[int]] = []  # by docking device: kinds, the open (left) end last
            return
        self.score = like.score
        self.out = like.out
        self.cards = like.cards
        self.modules = like.modules
        self.shields = like.shields
        self.hand = like.hand[:]
        self.dropped = like.dropped
        self.earned = like.earned
        self.terrabots = like.terrabots
        self.firms = like.firms
        self.builders = like.builders
        self.farmers = like.farmers
        self.defence = like.defence
        self.shuttles = like.shuttles
        self.satellites = like.satellites
        self.rows = like.rows


class ReworldState(State):
    """A position of Reworld."""

    __slots__ = (
        "arms",
        "bag",
        "box",
        "field",
        "load",
        "marker",
        "round",
        "seats",
        "ships",
        "signs",
        "slots",
        "stars",
        "undealt",
    )

    def __init__(self, like: "ReworldState | None" = None) -> None:
        super().__init__(like)
        if like is None:
            self.round: int = 0  # 1 to 5; 6 in chapter two
            self.marker: int = 0  # the seat that has the start-player marker
            self.field: int = 0  # secret: value of the card face down on the start-player field, 0 if none
            self.bag: list[int] = []  # kinds, sorted
            self.arms: list[int] = []  # by slot: the kind of module there, or NO_MODULE
            self.slots: list[int] = []  # by slot: its cards as decimal digits, the top card last; 0 if none
            self.undealt: list[int] = []  # secret: officer cards nobody was dealt, by value
            self.load: list[int] = []  # the shuttle in flight and the crews it carries, else empty
            self.box: list[int] = []  # modules out of the game, by kind
            self.ships: list[int] = []  # who took each population ship, -1 while it waits
            self.signs: list[int] = []  # who took each city sign, four per letter, -1 in the supply
            self.stars: list[int] = []  # by firm: whose city its special crew builds in, -1 nobody's
            self.seats: list[Area] = []
            return
        self.round = like.round
        self.marker = like.marker
        self.field = like.field
        self.bag = like.bag
        self.arms = like.arms
        self.slots = like.slots[:]
        self.undealt = like.undealt
        self.load = like.load
        self.box = like.box
        self.ships = like.ships
        self.signs = like.signs
        self.stars = like.stars
        self.seats = like.seats

    def clone(self) -> "ReworldState":
        twin = ReworldState(self)
        twin.seats = [Area(one) for one in self.seats]
        return twin


AREA_LAYOUT = Layout(
    Area,
    fields(
        "score out cards modules shields",
        "hand dropped earned terrabots firms builders farmers defence shuttles satellites",
        "rows",
    ),
    changed="hand",
    limits={
        "score": Limit(-999, 9999),
        "out": Limit(0, 1),
        "cards": Limit(0, 99),
        "modules shields": Limit(0, 999),
        "hand dropped": Limit(0, 9, ROWS),
        "earned": Limit(-999, 9999, 8),
        "terrabots builders farmers": Limit(0, 99, LETTERS),
        "firms": Limit(NO_FIRM, FIRMS - 1, LETTERS),
        "defence shuttles satellites": Limit(0, KINDS - 1, 0, 99),
        "rows": Limit(0, KINDS - 1, 0, 99, rows=ROWS),
    },
)
LAYOUT = Layout(
    ReworldState,
    [
        *fields("round marker field", "bag arms slots undealt load box ships signs stars"),
        Field("seats", AREAS, AREA_LAYOUT),
    ],
    changed="slots",
    limits={
        "round": Limit(1, SETTLEMENT),
        "marker": Limit(0, 3),
        "field": Limit(0, ROWS),
        "bag": Limit(0, KINDS - 1),
        "arms": Limit(NO_MODULE, KINDS - 1, SLOTS),
        "slots": Limit(0, 9999, SLOTS),
        "undealt": Limit(0, 99, ROWS),
        "load": Limit(0, KINDS - 1, 0, 9),
        "box": Limit(0, 999, KINDS),
        "ships signs stars": Limit(-1, 3, 0, 99),
    },
)
